"""Why an action is not legal."""

from typing import Any

import numpy as np
import pytest

from meadhall.engine.contract import CHANCE, OVER
from meadhall.engine.match import Match
from meadhall.engine.record import State
from meadhall.games.vikings.game import GAME
from meadhall.games.vikings.notation.action_notation import read_action
from meadhall.games.vikings.rules.actions import ACTIONS
from meadhall.games.vikings.rules.state import (
    BID,
    FERRY,
    FERRY_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
    REPLACE_MIDDLE,
    TAKE_SPECIAL,
)

from .tables import play, table


def why(state: State, action: str, seat: int = 0) -> tuple[str, str]:
    """Return the key and the rule of the reason why an action is not legal."""
    reason = GAME.explain(state, seat, read_action(action))
    assert reason is not None
    for language in ("en", "de"):
        assert reason.text(language)
    return reason.key, reason.rule


MODES = [{}, {"advanced": True}, {"advanced": True, "auction": False}]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", MODES, ids=["standard", "advanced", "no-auction"])
def test_an_action_has_a_reason_exactly_when_it_is_not_legal(options: dict[str, Any], players: int) -> None:
    match = Match("vikings", players, seed=players, **options)
    rng = np.random.default_rng(players)
    while not match.is_over:
        legal = list(match.legal_actions)
        for action in rng.integers(0, ACTIONS, 25).tolist() + legal:
            reason = match.explain(action)
            assert (reason is None) == (action in legal)
            if reason is not None:
                assert reason.text("en") and reason.text("de")
        match.play(legal[rng.integers(len(legal))])
    assert match.explain("buy 0").key == "over"  # type: ignore[union-attr]


def test_the_0_group_is_not_the_last_of_its_colour() -> None:
    state = table(wheel="<F fF >F")
    assert why(state, "buy 0") == ("zero-group", "ruling 8")
    reason = GAME.explain(state, 0, read_action("buy 0"))
    assert reason is not None
    assert reason.text() == (
        "The 0 group is not yet for sale: 2 more figures of its kind (fisherman) stand on the wheel, "
        "and your gold is enough for the group at price 1."
    )
    assert reason.text("de").startswith(
        "Die Kombination an der 0 darfst du noch nicht nehmen: Am Drehrad stehen noch 2 Figuren"
    )


def test_too_little_gold_and_fame() -> None:
    assert why(table("gold 1 fame 1\nG <", wheel="<F fG . >N"), "buy 3") == ("too-expensive", "ruling 8")
    assert why(table(wheel="<F fG . >N"), "buy 2") == ("no-group", "buying")


def test_island_cells() -> None:
    state = table("G < >\nS <", phase=PLACE_ISLAND, bought="fB")
    assert why(state, "G1") == ("occupied", "placing-tiles")
    assert why(state, "W1") == ("coast", "ruling 1")
    assert why(state, "G3") == ("sea-against-land", "ruling 3")
    assert why(state, "N5") == ("no-contact", "ruling 2")
    reason = GAME.explain(state, 0, read_action("G3"))
    assert reason is not None
    assert reason.arguments["side"] == "west"
    state = table("S < f\nG . <", phase=PLACE_ISLAND, bought="fB")
    reason = GAME.explain(table("S < f f\nG < . <", phase=PLACE_ISLAND, bought="fB"), 0, read_action("G2"))
    assert reason is not None
    assert reason.arguments["side"] == "east"


def test_ships() -> None:
    first = table("V r\nG <", phase=PLACE_SHIP, bought="gB")
    assert why(first, "V1") == ("ship-there", "placing-tiles")
    assert why(first, "V4") == ("first-ships", "ruling 6")
    assert why(table("V r r r\nG <", phase=PLACE_SHIP, bought="gB"), "V5") == ("next-ship", "ruling 6")


def test_special_tiles() -> None:
    state = table(phase=TAKE_SPECIAL, open_specials=("boat",), advanced=True)
    assert why(state, "take treasure") == ("not-open", "ruling 20")
    state = table("special farmstead tile\nG < f f c", phase=REPLACE_MIDDLE, advanced=True)
    state.replacing = 0
    assert why(state, "G4") == ("other-building", "ruling 21")
    assert why(state, "W9") == ("other-building", "ruling 21")


def test_ferries() -> None:
    waiting = "mainland B1 N1 S1\nN < >*\nG <"
    state = table(waiting, phase=FERRY, round_number=6)
    assert why(state, "done") == ("must-ferry", "ruling 13")
    assert why(state, "ferry one") == ("no-single-ferry", "ruling 19")
    assert why(state, "ferry G") == ("nobody-waits", "ruling 13")
    assert why(state, "ferry S") == ("no-free-tile", "ruling 13")
    assert why(table(waiting, phase=FERRY, round_number=2, advanced=True), "ferry N") == ("no-boat", "ruling 19")


def test_figures_of_a_ferry() -> None:
    waiting = "mainland B1 N2 S1\nN < f >*\nS <\nG <"
    state = play(table(waiting, phase=FERRY, round_number=2), "ferry N")
    assert state.phase == FERRY_FIGURE
    assert why(state, "done") == ("moves-somebody", "ruling 13")
    assert why(state, "N9") == ("no-tile-there", "ruling 13")
    assert why(state, "N3") == ("figure-there", "placing-figures")
    assert why(state, "S1") == ("other-colour", "ruling 13")
    each = play(table(waiting, phase=FERRY, round_number=2), "ferry each", "N1")
    assert why(each, "N2") == ("one-of-each", "ruling 13")
    assert why(each, "G1") == ("nobody-waits", "ruling 13")


def test_bids() -> None:
    state = table("gold 3 fame 2\nG <", phase=BID, drawn="WWNNSSGGFFBBB", advanced=True, auction=True)
    assert why(state, "pass") == ("must-open", "ruling 18")
    assert why(state, "bid 6") == ("bid-too-high", "ruling 18")
    play(state, "bid 3")
    assert why(state, "bid 3", 1) == ("bid-too-low", "ruling 18")
    play(state, "pass")
    assert why(table(phase=4, drawn="W" * 13, advanced=True, auction=True), "remove N") == ("not-drawn", "ruling 17")


def test_the_wrong_moment_the_wrong_seat_and_the_wrong_id() -> None:
    state = table(wheel="<F fF >F")
    assert why(state, "N1") == ("not-asked", "turns")
    assert why(state, "buy 1", 1) == ("not-your-turn", "turns")
    for action in (-1, ACTIONS, 10**6):
        reason = GAME.explain(state, 0, action)
        assert reason is not None and reason.key == "no-such-action"


def test_chance_has_reasons_too() -> None:
    match = Match("vikings", 2, auto_chance=False)
    assert match.turn == CHANCE
    assert match.explain("tile left") is None
    for _ in range(3):
        match.play("tile red ship")
    assert match.explain("tile red ship").key == "none-left"  # type: ignore[union-attr]
    assert match.explain("buy 0", seat=0).text("de").startswith("Jetzt kann niemand handeln")  # type: ignore[union-attr]
    assert OVER != CHANCE
