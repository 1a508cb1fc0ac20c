"""The games of the hall, by name. A game is imported when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from ..engine.errors import BadOption

if TYPE_CHECKING:
    from ..engine.game import Game

NAMES = ("vikings", "skye", "gonewild")


def load(name: str) -> "Game":
    """Return the game of a name."""
    if name not in NAMES:
        raise BadOption(f"There is no game {name!r}. The games are: {', '.join(NAMES)}.")
    game: Game = import_module(f"meadhall.games.{name}.game").GAME
    return game
