"""What stays in hand while prices are set, and what is said when it is nothing."""

from typing import Any

import pytest

from meadhall.engine.bits import members
from meadhall.engine.match import Match
from meadhall.games.skye.rules.state import PRICES

from .tables import a_match


def of_seat(match: Match, viewer: int | None, seat: int) -> Any:
    """Return what a viewer is shown of a seat."""
    shown: Any = match.view(viewer)
    return shown.players[seat]


def stays_in_hand(match: Match, seat: int) -> int:
    """Let everybody else set what is left to set, and return the gold that a seat then has in hand."""
    trial = match.copy()
    while int(trial.state.phase) == PRICES:
        waiting = members(trial.must_act)
        other = next(iter(waiting))
        trial.play(trial.legal_actions_of(other)[0], other)
    return int(trial.state.seats[seat].gold)


@pytest.mark.parametrize("seat", (0, 1))
def test_what_stays_in_hand_is_shown_while_prices_are_set(seat: int) -> None:
    match = a_match(2, seed=4)
    other = 1 - seat
    gold = int(match.state.seats[seat].gold)
    assert of_seat(match, seat, seat).staying == gold
    assert of_seat(match, seat, seat).staying_after == []
    match.play(match.legal_actions_of(seat)[0], seat)
    for further in (1, 0):
        prices = match.legal_actions_of(seat).texts
        after = of_seat(match, seat, seat).staying_after
        assert after == list(range(len(prices) - 1, -1, -1))
        for text, most in zip(prices, after, strict=True):
            trial = match.copy()
            trial.play(text, seat)
            assert of_seat(trial, seat, seat).staying == most + further
            # A further tile costs 1 at least, and what nobody has priced is in hand when the screens fall.
            assert stays_in_hand(trial, seat) == most
        assert of_seat(match, other, seat).staying is None
        assert of_seat(match, None, seat).staying_after == of_seat(match, other, seat).staying_after == []
        match.play("price 1", seat)
    assert of_seat(match, seat, seat).staying == gold - 2


def test_pricing_away_the_last_coin_says_that_nothing_can_be_bought() -> None:
    match = a_match(2, seed=4)
    first, second = int(match.state.start), 1 - int(match.state.start)
    for seat in (first, second):
        match.play(match.legal_actions_of(seat)[0], seat)
        highest = len(match.legal_actions_of(seat))
        assert match.prompt("en", seat).endswith(f"At {highest} nothing stays in hand to buy with.")
        assert match.prompt("de", seat).endswith(f"Bei {highest} bleibt zum Kaufen nichts auf der Hand.")
        assert f"{highest + 1} gold stays in hand." in picture(match, seat)
        match.play(f"price {highest}", seat)
        assert "Only 1 gold is left" in match.prompt("en", seat)
        if seat == second:
            break
        match.play("price 1", seat)
        assert "Nothing stays in hand: you cannot buy a tile this round." in picture(match, seat)
        assert "Nothing stays" not in picture(match, second) and "stays in hand" not in picture(match, None)
    # Whoever buys later may be paid first: nothing is said that would not be true.
    trial = match.copy()
    trial.play("reconsider", first)
    trial.play("price 1", second)
    assert "only if someone buys yours first" in picture(trial, second)
    match.play("price 1", second)
    assert match.legal_actions.texts == ["pass"]
    assert match.prompt("en", first) == "You have no gold in hand, so there is nothing to buy: pass."
    assert match.prompt("de", first) == "Du hast kein Gold auf der Hand und kannst nichts kaufen: Passe."
    assert match.prompt("en", second) == match.prompt("en") == f"{match.names[first]} buys a tile or passes."


def picture(match: Match, viewer: int | None) -> str:
    return match.game.picture(match.state, match.names, "en", viewer=viewer)
