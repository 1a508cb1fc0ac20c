"""Pictures of tables and tiles as SVG, for notebooks, papers and learners: drawn from views, so they hold no secret."""

from importlib import import_module
from typing import Any, Literal

from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.match import Match
from .svg import sheet

ALL: Literal["all"] = "all"
# Who looks: a seat, a spectator (None), or somebody who may know everything.
Looker = int | Literal["all"] | None


def draw_match(match: Match, seat: Looker = None, language: str = "en") -> str:
    """Draw the table of a match as a seat sees it, as a spectator does, or with `seat="all"` the whole truth."""
    whole = seat == ALL
    viewer = seat if isinstance(seat, int) else None
    view: Any = match.truth() if whole else match.view(viewer)
    say = match.game.texts(language)
    drawing = drawer(match.game).draw(view, match.names, say)
    heading = [match.prompt(language)]
    if viewer is not None or whole:
        heading.append(say("picture-all") if whole else say("picture-of", name=match.names[viewer or 0]))
    return sheet(drawing, match.game.title, heading, least_width=420)


def draw_tile(game: Game, name: str, language: str = "en") -> str:
    """Draw one tile or card of a game by its name."""
    drawing = drawer(game).draw_tile(name.strip(), game.texts(language))
    if drawing is None:
        raise BadOption(f"{game.title} has no tile {name[:40]!r}. {drawer(game).TILES_ARE}")
    return sheet(drawing, "")


def drawer(game: Game) -> Any:
    """Return the module that draws a game. Its `draw`, `draw_tile` and `TILES_ARE` are all that is known of it here."""
    return import_module(f".{game.name}", __name__)
