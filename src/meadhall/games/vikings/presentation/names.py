"""What cells and ships are called among people, and not by their codes."""

from collections.abc import Callable

from ....engine.texts import Texts
from ..rules.components import FIGURE_NAMES, RED_SHIP, TILE_NAMES
from ..rules.state import COLUMNS


def text_key(name: str) -> str:
    """Turn a name of the box into the part of a text's key."""
    return name.replace(" ", "-").replace("_", "-").replace("+", "-")


def cell_name(cell: int) -> Callable[[Texts], str]:
    """Name a cell by its row and column, such as: noble row, column 4."""
    row = FIGURE_NAMES[cell // COLUMNS]
    return lambda say: say("cell", row=say(f"cells-{row}"), column=cell % COLUMNS + 1)


def ship_name(sail: int, column: int, say: Texts) -> str:
    """Name a ship, such as: red ship in column 4."""
    return say("ship-in", ship=say(f"tile-{text_key(TILE_NAMES[RED_SHIP + sail])}"), column=column + 1)
