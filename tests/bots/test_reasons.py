"""Why a choice is better: told from games that were played on, with numbers that can be counted again, and no secrets."""

import re
from itertools import pairwise
from statistics import fmean

import pytest

from meadhall.bots import Thought, Thoughts, create
from meadhall.bots.playouts import (
    FEWEST,
    SEED,
    SURE,
    TIMES,
    Comparison,
    Gain,
    Mean,
    Playouts,
    Share,
    certain,
    compare_best,
)
from meadhall.bots.reasons import MOST_NAMED, reason
from meadhall.engine.chance import generator
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.registry import games
from meadhall.engine.texts import LANGUAGES, decimal, texts

OURS = [game for game in games() if game.lessons()]


def in_the_middle(game: Game) -> Match:
    """Return a match after some greedy play, where somebody has a choice."""
    match = Match(game, 3, seed=11)
    bot = create("greedy", game, seed=1)
    while match.ply < 60 or len(match.legal_actions) < 3:
        match.play(bot.act(match, match.turn))
    return match


def two_choices(match: Match) -> Thoughts:
    first, *_, last = match.legal_actions
    return Thoughts(first, [Thought(first, 2, 0.6), Thought(last, 1, 0.4)])


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_number_of_a_reason_can_be_counted_again(game: Game) -> None:
    match = in_the_middle(game)
    seat, thoughts = match.turn, two_choices(match)
    comparison = compare_best(match, seat, thoughts)
    assert comparison is not None and FEWEST <= comparison.times <= TIMES
    playouts = Playouts(game)
    numbers = range(comparison.times)
    best, other = (playouts.after(match, seat, option.action, SEED, numbers) for option in thoughts.options)
    now = game.ledger(match.state)[seat, :, 0].sum()
    assert comparison.brings == pytest.approx(fmean(best.points(seat)) - now)
    assert comparison.other_brings == pytest.approx(fmean(other.points(seat)) - now)
    assert comparison.points.value == pytest.approx(comparison.brings - comparison.other_brings)
    by_source = best.ledgers[:, seat, :, 0].mean(axis=0) - other.ledgers[:, seat, :, 0].mean(axis=0)
    for share in comparison.own:
        assert share.amount == pytest.approx(by_source[game.sources.index(share.source)])
        assert share.amount == pytest.approx(share.brings - share.other)
    others = sum(gain.amount for gain in comparison.others if gain.is_certain)
    for language in LANGUAGES:
        told = re.findall(r"\d+[.,]\d", reason(game, comparison, language))
        amounts = [
            comparison.brings,
            abs(comparison.points.value),
            *(abs(share.amount) for share in comparison.own if share.is_certain),
            abs(others),
        ]
        assert told and set(told) <= {decimal(amount, language).lstrip("−") for amount in amounts}


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_reason_depends_on_nothing_that_a_seat_may_not_know(game: Game) -> None:
    match = in_the_middle(game)
    seat, thoughts = match.turn, two_choices(match)
    twin = match.copy()
    game.rules.resample(twin._state, seat, generator(3))
    playouts = Playouts(game)
    first, last = (option.action for option in thoughts.options)
    told = [playouts.compare(each, seat, first, last, SEED, FEWEST) for each in (match, twin)]
    assert told[0] == told[1]


def test_a_reason_names_what_differs_and_owns_up_to_what_does_not() -> None:
    game = OURS[0]
    labels = [game.sources[i] for i in range(MOST_NAMED + 1)]
    own = tuple(Share(name, 5.0 - i, 0.1, 9.0, 4.0 + i) for i, name in enumerate(labels))
    better = Comparison(400, Mean(0.1, 0.01), 40.0, 26.0, Mean(14.0, 0.5), own, (Gain(labels[0], -2.0, 0.1),))
    assert [one.amount > two.amount for one, two in pairwise(certain(own))] == [True] * MOST_NAMED
    said = reason(game, better, "en")
    names = [texts("en", game.texts_folder)(f"source-{name}") for name in labels]
    assert [name in said for name in names] == [True] * MOST_NAMED + [False]
    assert "14.0 more than the next best choice" in said and "the others end with 2.0" in said
    unsure = Comparison(400, Mean(0.0, 0.1), 40.0, 39.9, Mean(0.1, 0.1 / SURE), (), ())
    assert "as much as the next best choice. No single source" in reason(game, unsure, "en")
    worse = Comparison(400, Mean(0.0, 0.1), 40.0, 43.0, Mean(-3.0, 0.1), (), ())
    assert "the search looks further" in reason(game, worse, "en")


def test_without_two_actions_that_were_tried_there_is_no_reason() -> None:
    match = in_the_middle(OURS[0])
    thoughts = two_choices(match)
    untried = [Thought(option.action, 0, 0.5) for option in thoughts.options]
    assert compare_best(match, match.turn, Thoughts(thoughts.choice, untried)) is None
    assert compare_best(match, match.turn, Thoughts(thoughts.choice, thoughts.options[:1])) is None
