"""Actions as short texts, and the words that positions are written with. Both ways round-trip."""

import re
from collections.abc import Iterable

from ....engine.action_notation import ActionNotation
from ..rules.actions import (
    ACTIONS,
    AXE,
    BUILD_TILE,
    BUY_TILE,
    LAY,
    MOST_GOLD,
    PASS,
    PRICE,
    RECONSIDER,
    SCORING_DRAWN,
    TILE_DRAWN,
)
from ..rules.cells import CASTLE_TEXT, CELLS, cell_text
from ..rules.components import CASTLE, NOTHING, SCORING_TILES, SIDE_NAMES, TILE_NAMES, TILES

SIDE_LETTERS = "nesw"
EMPTY = "."


def _all_texts() -> Iterable[tuple[int, str]]:
    for tile in range(TILES):
        yield AXE + tile, f"axe {TILE_NAMES[tile]}"
        yield BUY_TILE + tile, f"buy {TILE_NAMES[tile]}"
        yield BUILD_TILE + tile, f"build {TILE_NAMES[tile]}"
        yield TILE_DRAWN + tile, f"tile {TILE_NAMES[tile]}"
    for gold in range(1, MOST_GOLD + 1):
        yield PRICE + gold, f"price {gold}"
    for cell in range(CELLS):
        for turned in range(4):
            yield LAY + 4 * cell + turned, f"{cell_text(cell)} {SIDE_NAMES[turned]}"
    for tile in range(SCORING_TILES):
        yield SCORING_DRAWN + tile, f"scoring {tile}"
    yield PASS, "pass"
    yield RECONSIDER, "reconsider"


NOTATION = ActionNotation(
    "Isle of Skye",
    ACTIONS,
    _all_texts(),
    "axe T14, price 5, reconsider, buy T14, pass, build T14, N2E1 east (a cell, counted from the castle, and the side "
    "that the tile's printed north edge points to)",
)
action_text, read_action = NOTATION.text, NOTATION.read


def read_tile_name(text: str) -> int:
    """Return the number of a tile by its name, such as T14, or -1 where there is none."""
    name = text.upper()
    return TILE_NAMES.index(name) if name in TILE_NAMES[:TILES] else NOTHING


def face_text(face: int) -> str:
    """Write a tile of a clan area: its name, and a letter for where its north edge points if it is turned."""
    tile, turned = face // 4, face % 4
    if tile == CASTLE:
        return CASTLE_TEXT
    return TILE_NAMES[tile] + (SIDE_LETTERS[turned] if turned else "")


def read_face(text: str) -> int:
    """Return the face of a text such as T14e, or -1 where it is none."""
    if text.upper() == CASTLE_TEXT:
        return 4 * CASTLE
    match = re.fullmatch(rf"(T\d\d)([{SIDE_LETTERS}]?)", text, re.IGNORECASE)
    tile = read_tile_name(match[1]) if match else NOTHING
    if not match or tile == NOTHING:
        return NOTHING
    return 4 * tile + (SIDE_LETTERS.index(match[2].lower()) if match[2] else 0)
