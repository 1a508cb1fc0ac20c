"""Runs: the same result however the games are divided, whatever dies, and wherever it was stopped."""

import json
import multiprocessing
from collections import Counter
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from meadhall.arena import BotFault, Plan, Played, Result, run
from meadhall.arena.game_runner import warm_up
from meadhall.arena.runner import games_of
from meadhall.arena.workers import MOST_TRIES, lost
from meadhall.bots import search
from meadhall.bots.mcts import transplant
from meadhall.engine.errors import MeadhallError
from meadhall.engine.match import Match
from meadhall.games import names

from .games import timeless

PLAN = Plan("vikings", ("random", "greedy"), games=12, seed=11)


@pytest.fixture(scope="module")
def alone() -> Result:
    """The result of one process."""
    return run(PLAN)


@pytest.mark.parametrize("game", names())
def test_a_warm_up_lets_a_search_go_on_from_an_earlier_choice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a warm-up leaves out is compiled or loaded in the time that a move has."""
    reused: list[int] = []

    def watched(nodes: Any, root: int, fresh: Any) -> int:
        reused.append(root)
        return transplant(nodes, root, fresh)

    monkeypatch.setattr(search, "transplant", watched)
    for step in warm_up(Plan(game, ("search:60",), games=1, seed=1)):
        step()
    assert reused


def test_search_comes_to_the_same_result_alone_with_two_workers_and_after_a_stop(tmp_path: Path) -> None:
    plan = Plan("vikings", ("search:60", "greedy"), games=4, seed=3)
    state = tmp_path / "state.jsonl"

    def interrupted(played: Played) -> None:
        if played.index == 1:
            raise KeyboardInterrupt

    alone = timeless(run(plan))
    assert timeless(run(plan, workers=2)) == alone
    with pytest.raises(KeyboardInterrupt):
        run(plan, state=state, on_game=interrupted)
    assert timeless(run(plan, state=state)) == alone


def test_a_run_plays_every_game_and_tells_of_each(alone: Result) -> None:
    told: list[int] = []
    result = run(PLAN, on_game=lambda played: told.append(played.index))
    assert told == list(range(12))
    assert timeless(result) == timeless(alone)
    assert result.games == result.planned == 12 and result.rounds == 6
    assert result.timing.wall_seconds and result.timing.thinking_seconds > 0


def test_two_workers_come_to_the_same_result_and_one_that_is_killed_costs_only_time(
    alone: Result, tmp_path: Path
) -> None:
    told: Counter[int] = Counter()

    def watch(played: Played) -> None:
        told[played.index] += 1
        if len(told) == 3:
            victim = multiprocessing.active_children()[0]
            victim.kill()

    result = run(PLAN, workers=2, state=tmp_path / "state.jsonl", on_game=watch)
    assert set(told) == set(range(12)) and set(told.values()) == {1}
    assert json.dumps(timeless(result)) == json.dumps(timeless(alone))
    assert not multiprocessing.active_children()


def test_a_stopped_run_goes_on_and_ends_as_if_it_had_not_been_stopped(alone: Result, tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"

    def interrupted(played: Played) -> None:
        if played.index == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, state=state, on_game=interrupted)
    assert state.read_text().count("\n") == 6
    # As if it had been killed while it wrote.
    with state.open("a") as file:
        file.write('{"index": 5, "seats": ["ra')
    result = run(PLAN, state=state)
    assert timeless(result) == timeless(alone)
    indexes = [json.loads(line)["index"] for line in state.read_text().splitlines()[1:]]
    assert indexes == list(range(12))


def test_games_in_the_file_are_not_played_again_and_more_can_be_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "state.jsonl"
    few = Plan("vikings", ("random",), games=3, seed=2)
    more = Plan("vikings", ("random",), games=5, seed=2)
    first = run(few, state=state)
    assert run(more, state=state).digest == run(more).digest
    # Nothing is left to play now, neither for the many nor for the few.
    monkeypatch.setattr("meadhall.arena.game_runner.create", None)
    assert run(more, state=state).games == 5
    assert run(few, state=state).digest == first.digest


@pytest.mark.parametrize("workers", [0, -1, 5000])
def test_a_senseless_number_of_workers_is_refused(workers: int) -> None:
    with pytest.raises(MeadhallError, match="workers must be from 1 to 1024"):
        run(PLAN, workers=workers)


class Broken:
    """A bot that fails at its first choice."""

    def __init__(self, how: str) -> None:
        self.how = how

    def act(self, match: Match, seat: int, stop: Event | None = None) -> int:
        if self.how == "raises":
            raise ZeroDivisionError("division by zero")
        return 10**6

    def close(self) -> None:
        """There is nothing to close."""


@pytest.mark.parametrize(
    ("how", "says"),
    [("raises", "failed with ZeroDivisionError: division by zero"), ("cheats", "answered 1000000, which is not legal")],
)
def test_a_bot_at_fault_stops_the_arena_with_what_is_needed_to_repeat_it(
    how: str, says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from meadhall.bots import create

    def one_is_broken(name: str, game: object, seed: int) -> object:
        return Broken(how) if name == "greedy" and seed else create(name, game, seed)  # type: ignore[arg-type]

    plan = Plan("vikings", ("random", "greedy"), games=4, seed=9)
    monkeypatch.setattr("meadhall.arena.game_runner.warm_up", lambda plan: [])
    monkeypatch.setattr("meadhall.arena.runner.warm_up", lambda plan: [])
    monkeypatch.setattr("meadhall.arena.game_runner.create", one_is_broken)
    with pytest.raises(BotFault) as caught:
        run(plan, state=tmp_path / "state.jsonl")
    text = str(caught.value)
    assert f"Bot 'greedy' {says}" in text
    assert "game 0 of the plan with seed 9" in text and "seat 2" in text
    assert caught.value.seat == 1


def test_a_game_that_always_ends_its_worker_is_given_up() -> None:
    tries: Counter[int] = Counter()
    assert [lost(games_of(PLAN), 17, tries) for _ in range(MOST_TRIES - 1)] == [17] * (MOST_TRIES - 1)
    with pytest.raises(MeadhallError, match="Game 17 of the plan ended its worker 5 times"):
        lost(games_of(PLAN), 17, tries)
