"""Bots by name, what they answer, and that they can be repeated, stopped and bounded."""

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from meadhall import Match
from meadhall.bots import LEVELS, create
from meadhall.bots.greedy import evaluate_action, evaluate_lead
from meadhall.bots.heuristics import heuristics_of
from meadhall.bots.mcts import (
    GUIDED,
    MOST_JUDGED,
    NODE,
    ROOT,
    SETTINGS,
    guided_choice,
    iterate,
    roll_out,
    transplant,
    tries_ahead,
)
from meadhall.bots.search import SearchBot, SearchSettings
from meadhall.bots.workspace import workspace
from meadhall.engine.chance import generator
from meadhall.engine.errors import BadOption, IllegalAction
from meadhall.engine.record import blank
from meadhall.games import load
from meadhall.games.skye.rules.components import ROUNDS
from meadhall.games.skye.rules.state import BUILD, DRAW_TILES, GAME_OVER

from .positions import GAMES, positions


def test_a_bot_says_what_it_is() -> None:
    assert repr(create("greedy", "vikings")) == "<GreedyBot for vikings>"
    assert repr(create("search:200", "skye")) == "<SearchBot for skye, 200 iterations>"
    assert repr(create("search:500ms", "skye")) == "<SearchBot for skye, 0.5 s>"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", *LEVELS[:5]])
def test_every_choice_is_legal(game: str, name: str) -> None:
    for match in positions(game, 2, seed=3, most=8):
        assert create(name, game, seed=1).act(match, match.turn) in match.legal_actions


@pytest.mark.parametrize("name", ["random", "greedy", "greedy:noise=4", "search:60"])
def test_the_same_seed_brings_the_same_choices(name: str) -> None:
    def choices(seed: int) -> list[tuple[int, list[float]]]:
        match = Match("vikings", 2, seed=4)
        bots = [create(name, "vikings", seed=seed + seat) for seat in range(2)]
        thoughts = []
        for _ in range(30):
            thoughts.append(bots[match.turn].think(match, match.turn))
            match.play(thoughts[-1].choice)
        return [(thought.choice, [option.share for option in thought.options]) for thought in thoughts]

    assert choices(1) == choices(1)
    if name != "greedy":
        assert choices(5) != choices(1)


def test_a_bot_without_a_seed_is_seeded_by_the_operating_system() -> None:
    match = Match("vikings", 2, seed=4)
    assert len({create("random", "vikings").act(match, 0) for _ in range(40)}) > 1


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    with pytest.raises(IllegalAction, match="Seat 2 has nothing to decide"):
        create("random", "vikings").act(Match("vikings", 2, seed=1), 1)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("clever", "no bot 'clever'"),
        ("random:3", "no bot 'random:3'"),
        ("search", "no bot 'search'"),
        ("search:fast", "'fast' is not a budget"),
        ("search:-5", "'-5' is not a budget"),
        ("search:0", "1 to 100000000 iterations, not 0"),
        ("search:0s", "up to an hour, not 0s"),
        ("search:9000s", "up to an hour, not 9000s"),
        ("search:10:colour=red", "no setting 'colour'"),
        ("search:10:explore=much", "explore is a number, not 'much'"),
        ("search:10:explore=nan", "explore is a number, not 'nan'"),
        ("search:10:iterations=4", "no setting 'iterations'"),
        ("search:10:nodes=0", "nodes is from 2 to 1e.08, not 0"),
        ("search:10:prior=7", "prior is from 0 to 2, not 7"),
        ("search:10:depth=1.5", "depth is a whole number, not '1.5'"),
        ("greedy:noise", "noise is a number, not ''"),
        ("", "no bot ''"),
    ],
)
def test_a_wrong_name_is_refused_with_what_is_wrong(name: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        create(name, "vikings")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption, match="no game 'chess'"):
        create("random", "chess")


def test_a_term_of_the_estimate_can_be_changed_by_name() -> None:
    match = Match("vikings", 2, seed=2)
    rich = create("greedy:gold=9", "vikings").think(match, 0)
    plain = create("greedy", "vikings").think(match, 0)
    assert [thought.action for thought in rich.options] != [thought.action for thought in plain.options]


@pytest.mark.parametrize("game", GAMES)
def test_a_search_tells_what_it_thinks(game: str) -> None:
    match = next(positions(game, 3, seed=8, most=4))
    thoughts = create("search:150", game, seed=1).think(match, match.turn)
    assert sorted(thought.action for thought in thoughts.options) == list(match.legal_actions)
    assert sum(thought.visits for thought in thoughts.options) == 150
    assert [thought.visits for thought in thoughts.options] == sorted(
        (thought.visits for thought in thoughts.options), reverse=True
    )
    assert all(0 <= thought.share <= 1 for thought in thoughts.options)
    assert thoughts.choice == thoughts.options[0].action
    assert thoughts.line[0] == (match.turn, thoughts.choice)
    tried = [thought.action for thought in thoughts.options if thought.visits]
    assert [line[0] for line in thoughts.others] == [(match.turn, action) for action in tried[1:3]]


def test_what_was_never_tried_is_thought_to_be_like_the_rest() -> None:
    match = Match("vikings", 2, seed=2)
    thoughts = create("search:2", "vikings", seed=1).think(match, 0)
    tried = [thought for thought in thoughts.options if thought.visits]
    (untried,) = {thought.share for thought in thoughts.options if not thought.visits}
    assert untried == pytest.approx(sum(thought.visits * thought.share for thought in tried) / 2)


def test_a_forced_move_has_a_share_of_the_victory_too() -> None:
    match = Match("vikings", 2, seed=2)
    bots = [create("greedy", "vikings", seed=seat) for seat in range(2)]
    while len(match.legal_actions) > 1:
        match.play(bots[match.turn].act(match, match.turn))
    (only,) = create("search:50", "vikings", seed=1).think(match, match.turn).options
    assert only.visits == 0 and 0 < only.share < 1


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_without_a_search_tell_what_they_think_too(name: str) -> None:
    match = Match("vikings", 2, seed=2)
    thoughts = create(name, "vikings", seed=1).think(match, 0)
    assert sorted(thought.action for thought in thoughts.options) == list(match.legal_actions)
    assert all(thought.visits == 0 and 0 <= thought.share <= 1 for thought in thoughts.options)


def test_a_search_that_is_stopped_answers_with_what_it_has() -> None:
    match = Match("vikings", 2, seed=2)
    stop = threading.Event()
    stop.set()
    thoughts = create("search:3600s", "vikings", seed=1).think(match, 0, stop)
    assert 1 <= sum(thought.visits for thought in thoughts.options) <= 64
    assert thoughts.choice in match.legal_actions


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[], float]:
    """A clock of our own, on which an iteration takes a millisecond."""
    now = 0.0

    def slow(*arguments: Any) -> None:
        nonlocal now
        now += 0.001 * arguments[-1]
        iterate(*arguments)

    monkeypatch.setattr("meadhall.bots.search.iterate", slow)
    monkeypatch.setattr("meadhall.bots.search.time.perf_counter", lambda: now)
    return lambda: now


def test_a_search_keeps_to_its_time(clock: Callable[[], float]) -> None:
    match = Match("vikings", 2, seed=2)
    thoughts = create("search:200ms", "vikings", seed=1).think(match, 0)
    assert clock() == pytest.approx(0.2, abs=0.02)
    assert sum(thought.visits for thought in thoughts.options) == pytest.approx(200, abs=20)


def test_a_choice_that_the_time_left_cannot_change_is_made_at_once(clock: Callable[[], float]) -> None:
    times = []
    for seed in range(6):
        match = Match("vikings", 2, seed=seed)
        seat = match.turn
        patient = create("search:600ms", "vikings", seed=1).think(match, seat)
        bot = create("search:600ms", "vikings", seed=1)
        assert isinstance(bot, SearchBot)
        begun = clock()
        assert bot.act(match, seat) == patient.choice
        times.append(clock() - begun)
        left = 600 - round(1000 * times[-1])
        assert left <= 0 or tries_ahead(bot._nodes, seat, np.array(match.legal_actions, np.int32)) >= left
    assert min(times) < 0.5


@pytest.mark.parametrize("hurry", ["time", "stop"])
def test_advice_that_takes_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, hurry: str) -> None:
    # A clock of our own, on which greedy takes ten milliseconds for a look at one action.
    now = 0.0
    looks = 0
    stop = threading.Event()

    def slow(*arguments: Any) -> bool:
        nonlocal now, looks
        now += 0.01
        looks += 1
        judged: bool = evaluate_action(*arguments)
        if hurry == "stop":
            stop.set()
        return judged

    monkeypatch.setattr("meadhall.bots.search.evaluate_action", slow)
    monkeypatch.setattr("meadhall.bots.search.time.perf_counter", lambda: now)
    match = Match("vikings", 2, seed=2)
    assert len(match.legal_actions) > 4
    bot = create("search:30ms" if hurry == "time" else "search:3600s", "vikings", seed=1)
    thoughts = bot.think(match, 0, stop)
    assert looks == (3 if hurry == "time" else 1)
    assert sum(thought.visits for thought in thoughts.options) == 1
    assert thoughts.choice in match.legal_actions


def test_a_search_lets_other_threads_run() -> None:
    match = Match("vikings", 2, seed=2)
    bot = SearchBot(match.game, 1, SearchSettings(iterations=10))
    bot.act(match, 0)
    bot._workspace.states[0] = match.state
    one_long_call = threading.Thread(
        target=iterate,
        args=(bot._nodes, bot._used, bot._workspace, 0, bot._weights, bot._compiled_settings, bot.rng, 20_000),
    )
    one_long_call.start()
    counted = 0
    while one_long_call.is_alive():
        counted += 1
    assert counted > 1000


def test_the_memory_of_a_search_is_bounded() -> None:
    match = Match("vikings", 2, seed=2)
    bot = SearchBot(match.game, 1, SearchSettings(iterations=3000, nodes=100))
    thoughts = bot.think(match, 0)
    assert len(bot._nodes) == 100 and bot._used[0] <= 100
    assert sum(thought.visits for thought in thoughts.options) == 3000


def test_actions_that_the_full_memory_has_no_room_for_are_no_part_of_the_tree() -> None:
    for match in positions("gonewild", 2, seed=3, most=6):
        bot = SearchBot(match.game, 1, SearchSettings(iterations=300, nodes=60, depth=5))
        bot.think(match, match.turn)
        assert bot._used[0] == 60, "the memory is full"
        assert bot._nodes[ROOT].available == 0


def test_a_search_goes_on_with_the_tree_that_it_has() -> None:
    match = Match("vikings", 2, seed=2)
    bot = SearchBot(match.game, 1, SearchSettings(iterations=500))
    thoughts = bot.think(match, 0)
    tried = thoughts.options[0].visits
    match.play(thoughts.choice)
    again = bot.think(match, 0)
    assert sum(thought.visits for thought in again.options) > 500
    assert sum(thought.visits for thought in again.options) <= 500 + tried


def test_a_search_begins_anew_when_chance_has_spoken() -> None:
    match = Match("skye", 2, seed=2)
    bot = SearchBot(match.game, 1, SearchSettings(iterations=50))
    other = create("random", "skye", seed=3)
    round_number = match.state.round_number
    while match.state.round_number == round_number:
        mover = bot if match.turn == 0 else other
        match.play(mover.act(match, match.turn))
    while match.turn != 0 or len(match.legal_actions) < 2:
        match.play(other.act(match, match.turn))
    assert sum(thought.visits for thought in bot.think(match, 0).options) == 50


def test_a_part_of_a_tree_is_a_tree_of_its_own() -> None:
    match = Match("vikings", 2, seed=2)
    bot = SearchBot(match.game, 1, SearchSettings(iterations=400))
    choice = bot.think(match, 0).options[0]
    nodes = bot._nodes

    def told(tree: np.ndarray[tuple[int], np.dtype[np.void]], node: int) -> list[object]:
        below = []
        child = int(tree[node]["first"])
        while child:
            below.append(told(tree, child))
            child = int(tree[child]["sibling"])
        values = [tree[node][name].item() for name in ("seat", "action", "visits", "available", "total", "prior")]
        return [values, sorted(below, key=str)]

    child = int(nodes[ROOT]["first"])
    while nodes[child]["action"] != choice.action:
        child = int(nodes[child]["sibling"])
    fresh = np.zeros_like(nodes)
    count = transplant(nodes, child, fresh)
    assert told(fresh, ROOT) == told(nodes, child)
    assert count == sum(1 for _ in flat(told(nodes, child)))


def flat(node: list[object]) -> list[object]:
    inner = node[1]
    assert isinstance(inner, list)
    return [node] + [entry for child in inner for entry in flat(child)]


def test_a_node_is_small() -> None:
    assert NODE.itemsize <= 40


@pytest.mark.parametrize("game", ["vikings", "gonewild"])
def test_a_search_of_one_iteration_follows_greedys_advice(game: str) -> None:
    differ = 0
    for match in positions(game, 2, seed=8, most=12):
        seat = match.turn
        greedy_root_prior = create("greedy", game, seed=1).think(match, seat)
        best = max(option.share for option in greedy_root_prior.options)
        good = {option.action for option in greedy_root_prior.options if option.share >= best - 1e-9}
        assert create("search:1:advice=1", game, seed=1).act(match, seat) in good
        differ += create("search:1:advice=0", game, seed=1).act(match, seat) not in good
    assert differ, "without the advice a search of one iteration is another bot"


def test_rollouts_of_isle_of_skye_end_between_two_rounds() -> None:
    work = workspace(load("skye"))
    settings = blank(SETTINGS)
    settings.rollout = GUIDED
    for match in positions("skye", 3, seed=5, most=12):
        work.states[1] = match.state
        last = match.state.round_number == ROUNDS[3]
        roll_out(work, generator(4), heuristics_of(load("skye")).weights(), settings)
        state = work.states[1]
        assert state.phase == (GAME_OVER if last else DRAW_TILES)
        assert all((player.hand < 0).all() for player in state.seats[:3])


def test_rollouts_of_isle_of_skye_judge_each_action_while_tiles_are_traded_and_lean_while_they_are_built() -> None:
    the_game = load("skye")
    weights, work, settings = heuristics_of(the_game).weights(), workspace(the_game), blank(SETTINGS)
    settings.judged_rollouts = 1
    agreed: dict[bool, list[bool]] = {False: [], True: []}
    for seed in range(12):
        for match in positions("skye", 3, seed=seed, most=12):
            legal, seat = list(match.legal_actions), match.turn
            if len(legal) > MOST_JUDGED:
                continue
            values = []
            for action in legal:
                work.states[2] = match.state
                the_game.rules.apply(work.states[2], seat, action)
                values.append(evaluate_lead(work, 2, seat, weights))
            work.states[1] = match.state
            work.ids[: len(legal)] = legal
            chosen = guided_choice(work, seat, len(legal), weights, settings)
            agreed[match.state.phase == BUILD].append(values[chosen] == max(values))
    assert all(agreed[False]) and not all(agreed[True])
