"""Pictures of tables and tiles as SVG, for notebooks, papers and learners: drawn from views, so they hold no secret."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.match import Match
from ..engine.texts import Texts
from .svg import Drawing, sheet

__all__ = ["ALL", "GameDrawing", "Looker", "draw_match", "draw_tile", "drawing_of"]

ALL: Literal["all"] = "all"
# Who looks: a seat, a spectator (None), or somebody who may know everything.
Looker = int | Literal["all"] | None


@dataclass(frozen=True)
class GameDrawing:
    """What a game brings to be drawn."""

    draw: Callable[[Any, Sequence[str], Texts], Drawing]  # the table of a view, with the players' names
    draw_tile: Callable[[str, Texts], Drawing | None]  # one tile or card by its name, None where there is no such
    tiles_are: str  # a sentence that names its tiles or cards
    sample_tiles: Sequence[str]  # a few that show what the game looks like

    def draw_match(self, match: Match, seat: Looker = None, language: str = "en") -> str:
        """Draw the table of a match as a seat sees it, as a spectator does, or with `seat="all"` the whole truth."""
        whole = seat == ALL
        viewer = seat if isinstance(seat, int) else None
        view = match.truth() if whole else match.view(viewer)
        say = match.game.texts(language)
        heading = [match.prompt(language)]
        if viewer is not None or whole:
            heading.append(say("picture-all") if whole else say("picture-of", name=match.names[viewer or 0]))
        return sheet(self.draw(view, match.names, say), match.game.title, heading, least_width=420)


def draw_match(match: Match, seat: Looker = None, language: str = "en") -> str:
    """Draw the table of a match as a seat sees it, as a spectator does, or with `seat="all"` the whole truth."""
    return drawing_of(match.game).draw_match(match, seat, language)


def draw_tile(game: Game, name: str, language: str = "en") -> str:
    """Draw one tile or card of a game by its name."""
    drawn_by = drawing_of(game)
    drawing = drawn_by.draw_tile(name.strip(), game.texts(language))
    if drawing is None:
        raise BadOption(f"{game.title} has no tile {name[:40]!r}. {drawn_by.tiles_are}")
    return sheet(drawing, "")


def drawing_of(game: Game) -> GameDrawing:
    """Return what draws a game; a game may have none."""
    drawing: GameDrawing | None = game.drawing()
    if drawing is None:
        raise BadOption(f"{game.title} brings no drawing, so it cannot be shown as a picture.")
    return drawing
