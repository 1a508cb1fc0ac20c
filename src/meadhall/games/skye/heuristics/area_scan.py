"""Looking over a clan area: what it will bring as it lies, and what can be made of its free cells."""

from ....engine.bits import holds
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.areas import OPEN_EDGES, castle_roads, leads_to_castle, survey
from ..rules.cells import BESIDE, CELLS
from ..rules.clan import opposite
from ..rules.components import (
    AREA_AT,
    BROCH,
    COLUMNS,
    EAST,
    FARM,
    FARMS,
    GREAT_WATER,
    LIGHTHOUSE,
    LONG_COLUMN,
    NORTH,
    NOTHING,
    OBJECTS,
    ROAD_AT,
    ROAD_SLOTS,
    SCROLL,
    SCROLL_AREA,
    SCROLL_EACH,
    SETTLEMENTS,
    SHEEP,
    SHEEP_TILE,
    SHOWS,
    SOUTH,
    SQUARES,
    WEST,
)
from ..rules.scoring import animals_at_farms, long_columns, points_of, squares
from .land import (
    FREE,
    LOOSE_ROAD,
    NO_ROAD,
    NOTHING_ASKED,
    ROAD_OF_CASTLE,
    area_worth,
    chance_to_complete,
    connection_worth,
    is_met,
    scroll_worth,
    set_worth,
    tile_at,
    water_worth,
)
from .terms import EASE, EASE_OF_A_NEW_CELL, SCROLL_TERM


@compiled
def look_over(player: State, land: State) -> float:
    """Fill the working space for a clan area, and return what it will bring as it lies."""
    n = survey(player, land.areas, land.labels)
    land.number = n
    roads = castle_roads(player)
    land.roads = roads
    for cell in range(CELLS):
        land.where[cell] = NOTHING
    for kind in range(OBJECTS):
        land.shown[kind] = 0.0
        land.kinds[kind] = 0.0
    value = 0.0
    for place in range(player.tiles):
        tile = player.faces[place] // 4
        land.where[player.cells[place]] = place
        for kind in range(OBJECTS):
            land.shown[kind] += SHOWS[tile, kind]
        if leads_to_castle(roads, place):
            value += connection_worth(land, tile)
    look_over_cells(player, land, n)
    value += look_over_scrolls(player, land, n)
    value += look_over_areas(land, n)
    if land.left[SHEEP_TILE] > 0:
        land.kinds[SHEEP] += land.left[SHEEP_TILE] * points_of(SHEEP_TILE, 0)
        value += land.left[SHEEP_TILE] * points_of(SHEEP_TILE, 0) * land.shown[SHEEP]
    if land.left[SETTLEMENTS] > 0:
        value += set_worth(land, land.shown[BROCH], land.shown[FARM], land.shown[LIGHTHOUSE])
    if land.left[SQUARES] > 0:
        value += land.left[SQUARES] * points_of(SQUARES, 0) * squares(player)
    if land.left[COLUMNS] > 0:
        value += land.left[COLUMNS] * points_of(COLUMNS, 0) * long_columns(player)
    if land.left[FARMS] > 0:
        value += land.left[FARMS] * points_of(FARMS, 0) * animals_at_farms(player)
    return float(value)


@compiled
def look_over_scrolls(player: State, land: State, n: int) -> float:
    """Note which scrolls lie in which area and what one more object is worth to them; return what they count."""
    land.scrolled = 0
    for i in range(n):
        land.scrolls[i] = 0.0
    value = 0.0
    for place in range(player.tiles):
        tile = player.faces[place] // 4
        if SCROLL[tile] != NOTHING:
            counts = scroll_worth(land, tile)
            label = land.labels[place, SCROLL_AREA[tile]]
            doubled = 1.0 + chance_to_complete(land, land.areas[label, OPEN_EDGES], land.ease[label])
            land.scrolled += 1
            land.scrolls[label] += counts
            land.kinds[SCROLL[tile]] += land.weights[SCROLL_TERM] * doubled / SCROLL_EACH[tile]
            value += counts
    return value


@compiled
def look_over_areas(land: State, n: int) -> float:
    """Find out what each area is worth, and return it all together."""
    value = 0.0
    best_water = 0.0
    for i in range(n):
        land.worths[i] = area_worth(land, land.areas[i], land.scrolls[i], land.ease[i])
        value += land.worths[i]
        if land.left[GREAT_WATER] > 0:
            best_water = max(best_water, water_worth(land, land.areas[i], land.ease[i]))
    land.best_water = best_water
    return value + best_water


@compiled
def look_over_cells(player: State, land: State, n: int) -> None:
    """Note how easy each free cell is to fill, and so how easy each area is to complete, and what meets there."""
    for i in range(n):
        land.ease[i] = 1.0
    for i in range(player.frees):
        land.where[player.free[i]] = FREE - i
        land.cell_ease[i] = EASE[player.terrain[i] | (NOTHING_ASKED & ~player.asked[i])]
    for i in range(player.frees):
        list_actions(player, land, i)
        land.cell_worth[i] = 0.0
        if land.left[SQUARES] > 0:
            made = squares_made(land, player.free[i])
            land.cell_worth[i] += land.left[SQUARES] * points_of(SQUARES, 0) * made
        if land.left[COLUMNS] > 0:
            made = columns_made(player, land, player.free[i])
            land.cell_worth[i] += land.left[COLUMNS] * points_of(COLUMNS, 0) * made


@compiled
def list_actions(player: State, land: State, i: int) -> None:
    """Note what lies on the four sides of a free cell."""
    cell = player.free[i]
    met = 0
    for side in range(4):
        other = tile_at(land, cell, side)
        land.near[i, side] = NOTHING
        land.road[i, side] = NO_ROAD
        if other == NOTHING:
            land.beyond[i, side] = ease_beside(land, cell, side)
            continue
        face = player.faces[other]
        label = land.labels[other, AREA_AT[face, opposite(side)]]
        land.near[i, side] = label
        # An area that meets the cell with two edges needs it only once.
        if not is_met(land, label, met):
            land.met[met] = label
            met += 1
            land.ease[label] *= land.cell_ease[i]
        road = ROAD_AT[face, opposite(side)]
        if road != NOTHING:
            if holds(land.roads, other * ROAD_SLOTS + road):
                land.road[i, side] = ROAD_OF_CASTLE
            else:
                land.road[i, side] = LOOSE_ROAD
                land.loose[i, side] = connection_worth(land, face // 4)


@compiled
def ease_beside(land: State, cell: int, side: int) -> float:
    """Return how easy the free cell beside a cell is to fill."""
    near = BESIDE[cell, side]
    if near == NOTHING or land.where[near] > FREE:
        return EASE_OF_A_NEW_CELL
    return land.cell_ease[FREE - land.where[near]]  # type: ignore[no-any-return]


@compiled
def squares_made(land: State, cell: int) -> int:
    """Count the squares that a tile on a cell completes."""
    n = 0
    for vertical in (NORTH, SOUTH):
        if tile_at(land, cell, vertical) != NOTHING:
            for across in (EAST, WEST):
                beside = BESIDE[cell, across]
                n += tile_at(land, cell, across) != NOTHING and tile_at(land, beside, vertical) != NOTHING
    return n


@compiled
def run_length(player: State, land: State, cell: int, side: int) -> int:
    """Count the tiles in a row from a cell on."""
    length = 0
    place = tile_at(land, cell, side)
    while place != NOTHING:
        length += 1
        place = player.beside[place, side]
    return length


@compiled
def columns_made(player: State, land: State, cell: int) -> int:
    """Count how many vertical runs become long, less those that are joined."""
    above = run_length(player, land, cell, NORTH)
    below = run_length(player, land, cell, SOUTH)
    return (above + below + 1 >= LONG_COLUMN) - (above >= LONG_COLUMN) - (below >= LONG_COLUMN)
