"""Actions as short texts, and the letters that positions are written with. Both ways round-trip."""

from collections.abc import Iterable

from ....engine.action_notation import ActionNotation
from ..rules.actions import (
    ACTIONS,
    BID_GOLD,
    BUY_GROUP,
    CELL,
    COLOUR,
    FERRY_COLOUR,
    FERRY_DONE,
    FERRY_EACH,
    FERRY_SINGLE,
    FIGURE_DRAWN,
    FIGURE_GOES,
    FIGURE_STAYS,
    MOST_MONEY,
    PASS,
    REMOVE,
    SHIP_COLUMN,
    SPECIAL_DRAWN,
    START_ROW,
    TAKE,
    TAKE_NONE,
    TILE_DRAWN,
)
from ..rules.components import FIGURE_NAMES, FIGURES, ROWS, SPACES, SPECIAL_NAMES, SPECIALS, TILE_NAMES, TILES
from ..rules.state import CELLS, COLUMNS, SHIP_COLUMNS

# Rows and figures: warrior, noble, scout, goldsmith, fisherman, boatswain.
FIGURE_LETTERS = "WNSGFB"
SHIP_LETTER = "V"
# Left end, four middles by building, right end, four ships by sail: in the order of the tiles' numbers.
TILE_LETTERS = "<fclt>rgyb"


def cell_text(cell: int) -> str:
    """Return a cell as its row's letter and its column from 1."""
    return f"{FIGURE_LETTERS[cell // COLUMNS]}{cell % COLUMNS + 1}"


def _all_texts() -> Iterable[tuple[int, str]]:
    for price in range(SPACES):
        yield BUY_GROUP + price, f"buy {price}"
    for row in range(ROWS):
        yield START_ROW + row, f"start {FIGURE_LETTERS[row]}"
        yield FERRY_COLOUR + row, f"ferry {FIGURE_LETTERS[row]}"
    for cell in range(CELLS):
        yield CELL + cell, cell_text(cell)
    for column in range(SHIP_COLUMNS):
        yield SHIP_COLUMN + column, f"{SHIP_LETTER}{column + 1}"
    for kind in range(SPECIALS):
        yield TAKE + kind, f"take {SPECIAL_NAMES[kind]}"
        yield SPECIAL_DRAWN + kind, f"special {SPECIAL_NAMES[kind]}"
    for figure in range(FIGURES):
        yield REMOVE + figure, f"remove {FIGURE_LETTERS[figure]}"
        yield COLOUR + figure, f"place {FIGURE_LETTERS[figure]}"
        yield FIGURE_DRAWN + figure, f"figure {FIGURE_NAMES[figure]}"
    for tile in range(TILES):
        yield TILE_DRAWN + tile, f"tile {TILE_NAMES[tile].replace('_', ' ')}"
    for gold in range(MOST_MONEY + 1):
        yield BID_GOLD + gold, f"bid {gold}"
    yield FIGURE_STAYS, "stay"
    yield FIGURE_GOES, "go"
    yield TAKE_NONE, "take none"
    yield FERRY_EACH, "ferry each"
    yield FERRY_SINGLE, "ferry one"
    yield FERRY_DONE, "done"
    yield PASS, "pass"


NOTATION = ActionNotation(
    "Vikings",
    ACTIONS,
    _all_texts(),
    "buy 3, start G, N4, V2, stay, go, take boat, take none, ferry F, ferry each, ferry one, done, bid 5, pass, "
    "remove B, place G",
)
action_text, read_action = NOTATION.text, NOTATION.read
