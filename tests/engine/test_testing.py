"""`check_game` finds nothing in our games, and what is broken on purpose."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from meadhall.engine.game import Reason
from meadhall.games import load
from meadhall.games.skye.presentation import view as skye_view
from meadhall.games.vikings.game import Vikings
from meadhall.testing import GameFault, check_game

FEW = 12  # decisions of a game


@pytest.mark.parametrize("game", ["vikings", "skye", "gonewild"])
def test_our_games_keep_what_they_promise(game: str) -> None:
    check_game(game, games=1, most_decisions=FEW)


def broken(**changes: Any) -> Any:
    """Make a game of Vikings of which some things are otherwise."""
    return type("Broken", (Vikings,), changes | {"__module__": Vikings.__module__})()


def observe_nothing(state: Any, seat: int, out: Any) -> None:
    """Leave the numbers as they are."""


FAULTS: dict[str, tuple[Callable[[], Any], str]] = {
    "bounds": (lambda: broken(most_legal=1), "more than the game announces \\(1\\)"),
    "length": (lambda: broken(max_draws=1), "draws, above max_draws"),
    "outcomes": (lambda: broken(player_actions=10_000), "ids are none, or not from 10000"),
    "sources": (lambda: broken(sources=(*Vikings.sources[:-1], "luck")), "there is no text 'source-luck' in en.ftl"),
    "scored": (lambda: broken(scored=frozenset({"luck"})), "scored names what is no source"),
    "notation": (lambda: broken(read_action=lambda self, text: 0), "action 1 .* does not read back"),
    "reasons": (
        lambda: broken(explain=lambda self, state, seat, action: Reason("over", "ending")),
        "legal, or a reason, and not both",
    ),
    "position": (
        lambda: broken(position_text=lambda self, state, names: "vikings"),
        "The first line is|announced|does not read back|is missing",
    ),
    "sentence": (lambda: broken(sentence=lambda self, *more, **other: ""), "has no sentence"),
    "view": (lambda: broken(name="others"), "the view is not of the game's view_type"),
    "picture": (lambda: broken(picture=lambda self, *more, **other: "[/bold]"), "MarkupError"),
    "ledger": (lambda: broken(ledger=lambda self, state: np.zeros((4, 1, 1), np.int64)), "points, its ledger 0"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_found(kind: str) -> None:
    make, told = FAULTS[kind]
    with pytest.raises(GameFault, match=told):
        check_game(make(), games=1, most_decisions=40)


def test_a_secret_that_is_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skye_view, "knows_choices", lambda state, seat, viewer: True)
    with pytest.raises(GameFault, match=r"the view of seat . would differ with other secrets of others"):
        check_game(load("skye"), games=1, most_decisions=FEW)
