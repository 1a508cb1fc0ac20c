"""What tiles and cells are called among people: by what they show and where they lie, not by their codes."""

from collections.abc import Callable

from ....engine.texts import Texts
from ..rules.cells import COLUMN, ROW
from ..rules.components import ALL_TILES, CASTLE, TERRAIN_NAMES
from ..rules.tiles import TERRAIN_LETTERS

Naming = Callable[[Texts], str]


def tile_name(tile: int) -> Naming:
    """Name a tile by what it shows, such as: the tile (farm, cattle, barrels)."""

    def name(say: Texts) -> str:
        if tile == CASTLE:
            return say("castle-tile")
        return say("tile", shown=", ".join(shown_on(tile, say)))

    return name


def shown_on(tile: int, say: Texts) -> list[str]:
    """Say what stands on a tile, or its terrains where nothing does."""
    printed = ALL_TILES[tile]
    shown = [say(f"objects-{kind}", count=n) for kind, n in printed.shown.items()]
    if printed.scroll is not None:
        shown.append(say(f"source-scroll-{printed.scroll.counts}"))
    terrains = sorted({TERRAIN_LETTERS.index(area.terrain) for area in printed.areas})
    return shown or [say(f"terrain-{TERRAIN_NAMES[terrain]}") for terrain in terrains]


def steps_to(cell: int) -> Naming:
    """Say where a cell lies, seen from the castle, such as: 2 north, 1 east."""

    def name(say: Texts) -> str:
        east, south = int(COLUMN[cell]), int(ROW[cell])
        steps = [(south, ("south", "north")), (east, ("east", "west"))]
        told = [say(f"steps-{way[n < 0]}", count=abs(n)) for n, way in steps if n]
        return " ".join(told) or say("castle")

    return name


def cell_name(cell: int) -> Naming:
    """Name a cell, such as: 2 north 1 east of the castle."""
    steps = steps_to(cell)
    return lambda say: say("cell", steps=steps(say)) if COLUMN[cell] or ROW[cell] else say("castle-cell")
