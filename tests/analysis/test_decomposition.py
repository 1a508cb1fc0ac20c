"""Where a result came from: the parts add up, luck has no bias, and one's own decisions are judged by what one could know."""

from typing import Any

import numpy as np
import pytest

from meadhall import Match
from meadhall.analysis import Decomposition, Effort, GreedyJudge, decompose, luck, spans
from meadhall.analysis.decomposition import Decomposer
from meadhall.analysis.draws import all_draws, mean_of_draws
from meadhall.bots import create
from meadhall.engine.chance import generator
from meadhall.engine.contract import CHANCE
from meadhall.engine.record import state_array
from meadhall.games import load, names

from .games import TABLES, AnyJudge, random_game

HASTY = Effort(draws=6, hidden=2, actions=4)
# Hundreds of games in all; those of one game are five times as long.
GAMES_OF_A_TABLE, GAMES_OF_A_LONG_TABLE, LONG = 20, 3, "gonewild"
EXACT = 1e-9


def check_sums(match: Match, told: Decomposition) -> None:
    n = match.players
    parts = told.total("luck") + told.own_loss() + told.gifts() + told.total("hidden") + told.total("revised")
    assert np.abs(parts - (told.result - told.start)).max() < EXACT
    for step in told.steps:
        moved = step.luck + step.loss + step.hidden + step.revised
        assert np.abs(moved - (step.after - step.before)).max() < EXACT
        if step.span.seat == CHANCE:
            assert not step.loss.any() and not step.hidden.any()
        else:
            assert not step.luck.any() and step.loss[step.span.seat] <= 0
    # Each step begins where the one before ended: one value throughout.
    for one, next_one in zip(told.steps, told.steps[1:], strict=False):
        assert one.span.last == next_one.span.first
        assert np.array_equal(one.after, next_one.before)
    assert told.steps[0].span.first == 0 and told.steps[-1].span.last == match.ply
    assert len(told.result) == 2 * n


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_parts_add_up_whatever_the_judge_says(game: str, players: int, options: dict[str, Any]) -> None:
    judge = AnyJudge(load(game))
    for seed in range(GAMES_OF_A_LONG_TABLE if game == LONG else GAMES_OF_A_TABLE):
        match = random_game(game, players, seed, **options)
        check_sums(match, decompose(match, judge, HASTY, seed))


@pytest.mark.parametrize("game", names())
def test_the_parts_of_a_bots_game_add_up_to_its_result(game: str) -> None:
    match = Match(game, 2, seed=3)
    bots = [create("greedy", game, seed=seat) for seat in range(2)]
    while not match.is_over:
        match.play(bots[match.turn].act(match, match.turn))
    told = decompose(match, effort=HASTY)
    check_sums(match, told)
    winners = [place == 1 for place in match.ranking]
    assert told.result[:2].tolist() == [won / sum(winners) for won in winners]
    assert told.result[2:].tolist() == match.points
    assert told.start[:2].sum() == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize("game", names())
def test_luck_is_nothing_on_average_over_what_can_be_drawn(game: str) -> None:
    """Where all that can be drawn was looked at, to the last bit; else within what the standard error says."""
    the_game = load(game)
    judge, exact, deviations = AnyJudge(the_game), 0, []
    match = random_game(game, 2, 5)
    drawn = [span for span in spans(match) if span.seat == CHANCE]
    for span in drawn[:: 1 + len(drawn) // 40]:
        mean, error = mean_of_draws(the_game, span.before, judge, 40, generator(1, span.first))
        listed = all_draws(the_game, span.before, 40)
        if listed is not None:
            reached, odds = listed
            exact += 1
            assert odds.sum() == pytest.approx(1, abs=1e-12)
            assert np.abs(odds @ (judge.values(reached) - mean)).max() < EXACT
            assert not error.any()
        else:
            again, other = mean_of_draws(the_game, span.before, judge, 160, generator(2, span.first))
            deviations.append((mean - again)[0] / np.hypot(error, other)[0])
    assert exact or deviations
    assert all(abs(deviation) < 5 for deviation in deviations)


def test_luck_of_many_games_is_nothing_on_average() -> None:
    judge = AnyJudge(load("vikings"))
    found = np.array([luck(random_game("vikings", 2, seed), judge, HASTY, seed) for seed in range(150)])
    error = found.std(axis=0, ddof=1) / np.sqrt(len(found))
    assert (np.abs(found.mean(axis=0)) < 4 * error).all()


@pytest.mark.parametrize("game", names())
def test_the_same_seed_says_the_same_and_luck_alone_says_what_all_of_it_does(game: str) -> None:
    match = random_game(game, 2, 8)
    judge = AnyJudge(load(game))
    one, again = (decompose(match, judge, HASTY, 4) for _ in range(2))
    assert one.total("luck").tolist() == again.total("luck").tolist()
    assert luck(match, judge, HASTY, 4) == pytest.approx(one.total("luck")[:2], abs=EXACT)


@pytest.mark.parametrize("game", names())
def test_a_judge_says_the_same_of_the_same_state_whatever_it_was_asked_before(game: str) -> None:
    judge, match = GreedyJudge(load(game)), random_game(game, 2, 9)
    some = [span.before for span in spans(match)][::25]
    alone = [judge.values(state_array(state))[0].tolist() for state in some]
    backwards = [judge.values(state_array(state))[0].tolist() for state in reversed(some)]
    assert alone == backwards[::-1]


@pytest.mark.parametrize("game", [name for name in names() if not load(name).all_open])
def test_a_decision_is_judged_by_what_the_seat_could_know(game: str) -> None:
    """With other secrets of others nothing changes of what the options are worth to the seat."""
    the_game, looked = load(game), 0
    judge = AnyJudge(the_game)
    match = random_game(game, 3, 6)
    decomposer = Decomposer(match, judge, HASTY)
    for span in list(spans(match))[::7]:
        step = decomposer.divide(span)
        if not step.is_choice:
            continue
        twin = span.before.copy()
        the_game.rules.resample(twin, span.seat, generator(77, span.first))
        after = twin.copy()
        the_game.rules.apply(after, span.seat, span.action)
        if twin.tobytes() == span.before.tobytes():
            continue
        other = decomposer.divide(type(span)(span.first, span.last, span.seat, span.action, twin, after))
        assert [option.action for option in other.options] == [option.action for option in step.options]
        assert all(np.array_equal(one.values, two.values) for one, two in zip(step.options, other.options, strict=True))
        assert np.array_equal(step.loss, other.loss)
        looked += 1
    assert looked > 3
