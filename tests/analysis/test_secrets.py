"""A review made for one seat before the end: two tables that the seat cannot tell apart are told in the very same bytes."""

import pytest

from meadhall import Match
from meadhall.analysis import decompose, review
from meadhall.analysis.reviewing import reviewing
from meadhall.engine.bits import members
from meadhall.engine.chance import below, generator
from meadhall.engine.contract import CHANCE
from meadhall.engine.errors import BadOption
from meadhall.games import load, names

from .games import AnyJudge
from .test_decomposition import HASTY

WITH_SECRETS = [name for name in names() if not load(name).all_open]


def twins(game: str, seat: int, seed: int) -> tuple[Match, Match]:
    """Play a part of a game twice, so that all that differs is what the seat does not know at its end."""
    rng = generator(seed, 2)
    one = Match(game, 2, seed=seed)
    while not one.is_over:
        others = [other for other in members(one.pending) if other != seat]
        actor = others[0] if others else one.turn
        legal = one.legal_actions_of(actor)
        one.play(legal[below(rng, len(legal))], actor)
        if one.ply > 60 and (twin := twin_of(one, seat)) is not None:
            return one, twin
    raise AssertionError("the game had no secrets")


def twin_of(one: Match, seat: int) -> Match | None:
    """Return a match that the seat cannot tell from another, if one of the last steps can be changed in secret."""
    first = one.ply - 6
    for back, (_, known) in enumerate(one.seen(seat, since=first)):
        if known is not None:
            continue
        (actor, action), *later = one.log_from(first + back)
        then = one.copy()
        then.rewind(first + back)
        for instead in list(then.outcomes()) if actor == CHANCE else list(then.legal_actions_of(actor)):
            twin = then.copy()
            seats, actions = [actor, *(seat for seat, _ in later)], [instead, *(action for _, action in later)]
            if instead == action or twin.extend(seats, actions) < len(actions):
                continue
            if twin.seen(seat) == one.seen(seat) and twin.view(seat) == one.view(seat):
                return twin
    return None


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_a_review_for_one_seat_tells_nothing_that_it_does_not_know(game: str) -> None:
    judge = AnyJudge(load(game))
    for seed in (1, 11, 21):
        one, twin = twins(game, 0, seed)
        assert one.log != twin.log
        told, other = (decompose(match, judge, HASTY, seat=0) for match in (one, twin))
        for step, again in zip(told.steps, other.steps, strict=True):
            for part in ("before", "after", "luck", "loss", "hidden", "revised"):
                assert getattr(step, part).tobytes() == getattr(again, part).tobytes()
        # All of it would tell.
        whole, another = (decompose(match, judge, HASTY) for match in (one, twin))
        assert any(
            step.after.tobytes() != again.after.tobytes()
            for step, again in zip(whole.steps, another.steps, strict=True)
        )


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_the_review_itself_is_the_same_to_the_last_byte(game: str) -> None:
    one, twin = twins(game, 0, 5)
    assert review(one, seat=0).model_dump_json() == review(twin, seat=0).model_dump_json()


def test_only_seats_of_the_table_can_look() -> None:
    with pytest.raises(BadOption, match="seat 7"):
        next(reviewing(Match("skye", 2, seed=1), seat=7))
