"""Pictures for the preview of a link, of the size that sites and messengers show: a table at a moment of its game, or a few tiles."""

from collections.abc import Sequence
from typing import Any

from ..engine.game import Game
from ..engine.match import Match
from . import drawing_of
from .palette import GLOW, INK, INK_SOFT, OAK, OAK_DARK, PAPER, PAPER_RAISED, SANS, SEATS, SHORE
from .svg import Drawing, Number, beside, group, path, rect, shortened, tag, text, wrapped

WIDTH, HEIGHT = 1200, 630
EDGE = 36
COLUMN = 320  # width of the words
SIGN = 280  # width of the hall's sign with its name
MOST_LINES = 4  # of what is asked at that moment
MOST_TILES = 3  # beside each other


def draw_preview(match: Match, language: str = "en") -> str:
    """Draw the table of a match as a spectator sees it, if its game can be drawn, beside who plays and how the points stand."""
    room = (WIDTH - COLUMN - 3 * EDGE, HEIGHT - 2 * EDGE)
    asked = [shortened(line, 38) for line in wrapped(match.prompt(language), 36)[:MOST_LINES]]
    parts = [
        group([_sign()], x=EDGE, y=EDGE),
        *_lines(wrapped(match.game.title, 14), 170, 40, bold=True, serif=True),
        *_standings(match, 285),
        *_lines(asked, HEIGHT - EDGE - 24 * (len(asked) - 1), 18, fill=INK_SOFT),
    ]
    if match.game.drawing() is not None:
        view: Any = match.view(None)
        table = drawing_of(match.game).draw(view, match.names, match.game.texts(language))
        parts.append(_fitted(table, COLUMN + 2 * EDGE, EDGE, *room))
    return _card(parts)


def draw_cover(games: Sequence[Game], language: str = "en") -> str:
    """Draw tiles of some games under the hall's sign: for links that lead to no moment of a game."""
    drawn = [game for game in games if game.drawing() is not None][:MOST_TILES]
    tiles = [
        tile
        for game in drawn
        for name in drawing_of(game).sample_tiles[: MOST_TILES // len(drawn)]
        if (tile := drawing_of(game).draw_tile(name, game.texts(language))) is not None
    ]
    titles = ", ".join(game.title for game in games)
    parts = [
        group([_sign()], x=(WIDTH - SIGN * 1.5) / 2, y=EDGE, scale=1.5),
        rect(0, 190, WIDTH, 310, SHORE),
        *([_fitted(beside([_square(tile) for tile in tiles], 48), EDGE, 210, WIDTH - 2 * EDGE, 270)] if tiles else []),
        text(WIDTH / 2, 560, titles, 30, serif=True, text_anchor="middle"),
    ]
    return _card(parts)


def _card(parts: Sequence[str]) -> str:
    """Put drawings on paper of the preview's size."""
    return tag(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, PAPER),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=SANS,
        role="img",
    )


def _sign() -> str:
    """Draw the hall's sign: a roof with crossed beams, and the name."""
    roof = [
        path("M10 22h28v14H10z", OAK),
        path("M24 8L4 26h6L24 14l14 12h6z", OAK_DARK),
        path("M24 11L19 3M24 11L29 3", stroke=OAK_DARK, stroke_width=3, stroke_linecap="round"),
        path("M20 36V28a4 4 0 0 1 8 0v8z", GLOW),
    ]
    return group(roof, scale=1.8) + text(100, 58, "Meadhall", 44, bold=True, serif=True)


def _lines(lines: Sequence[str], y: Number, size: Number, **how: object) -> list[str]:
    return [text(EDGE, y + size * 1.3 * i, line, size, **how) for i, line in enumerate(lines)]


def _standings(match: Match, y: Number) -> list[str]:
    """Draw who plays, each with colour and points."""
    parts = []
    for seat, (name, points) in enumerate(zip(match.names, match.points, strict=True)):
        row = y + 44 * seat
        parts += [
            rect(EDGE, row - 22, 26, 26, SEATS[seat % len(SEATS)], rx=5, stroke=INK, stroke_width=2),
            text(EDGE + 40, row, shortened(name, 17), 24),
            text(EDGE + COLUMN, row, points, 26, bold=True, serif=True, text_anchor="end"),
        ]
    return parts


def _square(tile: Drawing) -> Drawing:
    """Put a tile or a card on a square of its own, so that all are of one size."""
    side = 200
    return Drawing(
        side, side, rect(0, 0, side, side, PAPER_RAISED, rx=12) + _fitted(tile, 10, 10, side - 20, side - 20)
    )


def _fitted(drawing: Drawing, x: Number, y: Number, width: Number, height: Number) -> str:
    """Put a drawing into the middle of a room, as large as it can be there."""
    scale = min(width / drawing.width, height / drawing.height)
    left, top = (width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2
    # Attributes have two decimals, which is too coarse for the scale of something large.
    move = f"translate({x + left:.2f} {y + top:.2f}) scale({scale:.5f})"
    return tag("g", drawing.content, transform=move)
