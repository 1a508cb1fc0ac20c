"""The same draws for all: each draw depends on what is drawn, not on what was chosen before."""

from collections import Counter

import pytest

from meadhall.bots import create
from meadhall.engine.contract import CHANCE
from meadhall.engine.draws import SameDraws
from meadhall.engine.log import log_text, read_log
from meadhall.engine.match import Match
from meadhall.engine.registry import names


def played(game: str, bot: str, seed: str = "a day") -> Match:
    """Play a game with the draws of a seed, every seat by a bot of the same kind."""
    match = Match(game, 2, draws=SameDraws(seed))
    bots = [create(bot, match.game, seed=seat) for seat in range(2)]
    while not match.is_over:
        match.play(bots[match.turn].act(match, match.turn), match.turn)
    return match


def drawn(match: Match) -> dict[str, list[str]]:
    """Return what was drawn, in its order, by the kind of the draw."""
    kinds: dict[str, list[str]] = {}
    for _, seat, action, before, _ in match.steps():
        if seat == CHANCE:
            kinds.setdefault(match.game.draw_kind(before), []).append(match.game.action_text(action))
    return kinds


@pytest.mark.parametrize("game", names())
def test_other_choices_meet_the_same_luck_as_far_as_the_piles_allow(game: str) -> None:
    one, other = played(game, "greedy"), played(game, "greedy:noise=3")
    assert one.log != other.log
    theirs = drawn(other)
    pairs = [(a, b) for kind, mine in drawn(one).items() for a, b in zip(mine, theirs[kind], strict=False)]
    assert sum(a == b for a, b in pairs) > 0.45 * len(pairs)
    # With other draws hardly anything is the same.
    strange = drawn(played(game, "greedy", "another day"))
    mine = drawn(one)
    far = [(a, b) for kind in mine for a, b in zip(mine[kind], strange.get(kind, []), strict=False)]
    assert sum(a == b for a, b in far) < sum(a == b for a, b in pairs)


def test_what_nobody_can_change_is_drawn_the_same_to_the_last_tile() -> None:
    assert drawn(played("vikings", "greedy")) == drawn(played("vikings", "random"))


def test_going_back_brings_the_same_draws() -> None:
    match = played("skye", "greedy")
    again = match.copy()
    again.rewind(match.ply // 2)
    again.roll()
    assert match.log[: again.ply] == again.log
    while not again.is_over:
        again.play(match.log[again.ply][1], match.log[again.ply][0])
    assert again.log == match.log


def test_each_outcome_is_as_likely_as_its_weight() -> None:
    weights = {"rare": 1, "common": 3, "frequent": 6}
    times = 4000
    seen = Counter(SameDraws("fair").choose("pile", number, weights) for number in range(times))
    for outcome, weight in weights.items():
        assert abs(seen[outcome] / times - weight / 10) < 0.025


def test_a_log_says_that_others_had_the_same_draws_and_not_the_seed() -> None:
    match = Match("vikings", 2, draws=SameDraws("a secret", "2026-11-19"))
    text = log_text(match)
    assert '"draws": {"name": "2026-11-19", "sha256": "' + SameDraws("a secret").digest in text
    assert "a secret" not in text
    assert read_log(text).log == match.log
