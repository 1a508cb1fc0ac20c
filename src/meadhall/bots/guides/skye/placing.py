"""What a tile would bring in a clan area that has been looked over: a quick look at each place where it fits."""

from ....engine.bits import holds
from ....engine.compiled import compiled
from ....engine.record import State
from ....games.skye.areas import (
    BROCHS,
    LIGHTHOUSES,
    ON_TILES,
    OPEN_EDGES,
    SHIPS,
    TERRAIN,
)
from ....games.skye.cells import BESIDE
from ....games.skye.clan import fits_at, opposite
from ....games.skye.components import (
    AREA_AT,
    AREA_SIDES,
    AREA_TERRAIN,
    AREAS_OF,
    BROCH,
    CATTLE,
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
    ROAD_SIDES,
    ROAD_SLOTS,
    SCROLL,
    SCROLL_AREA,
    SETTLEMENTS,
    SHEEP,
    SHIP,
    SHOWS,
    SOUTH,
    SQUARES,
    STANDS_IN,
    WEST,
)
from ....games.skye.scoring import animals, at_farm, points_of
from .land import (
    FREE,
    NEW_TILE,
    area_worth,
    connection_worth,
    is_met,
    scroll_worth,
    set_worth,
    tile_at,
    water_worth,
)
from .terms import EASE_OF_A_NEW_CELL, HAND

UNFIT = -1000.0


@compiled
def objects_worth(land: State, tile: int) -> float:
    """Return what a tile's objects and its scroll bring wherever it lies."""
    value = 0.0
    for kind in range(OBJECTS):
        value += land.kinds[kind] * SHOWS[tile, kind]
    if SCROLL[tile] != NOTHING:
        value += scroll_worth(land, tile)
    if land.left[SETTLEMENTS] > 0:
        brochs = land.shown[BROCH]
        farms = land.shown[FARM]
        lighthouses = land.shown[LIGHTHOUSE]
        value -= set_worth(land, brochs, farms, lighthouses)
        value += set_worth(
            land,
            brochs + SHOWS[tile, BROCH],
            farms + SHOWS[tile, FARM],
            lighthouses + SHOWS[tile, LIGHTHOUSE],
        )
    return value


@compiled
def cell_ease(land: State, cell: int, side: int) -> float:
    """Return how easy the free cell beside a cell is to fill."""
    near = BESIDE[cell, side]
    if near == NOTHING or land.where[near] > FREE:
        return EASE_OF_A_NEW_CELL
    return land.cell_ease[FREE - land.where[near]]  # type: ignore[no-any-return]


@compiled
def areas_gain(player: State, land: State, cell: int, face: int) -> float:
    """Return what the areas of a tile bring where it lies: those that it joins, lengthens and completes."""
    tile = face // 4
    if land.paying == 0 and land.left[GREAT_WATER] == 0 and land.scrolled == 0 and SCROLL[tile] == NOTHING:
        return 0.0
    row = land.row
    own_ease = land.cell_ease[FREE - land.where[cell]]
    gain = 0.0
    for slot in range(AREAS_OF[tile]):
        row[TERRAIN] = AREA_TERRAIN[tile, slot]
        row[OPEN_EDGES] = 0
        row[ON_TILES] = NEW_TILE
        row[BROCHS] = STANDS_IN[tile, BROCH, slot]
        row[SHIPS] = STANDS_IN[tile, SHIP, slot]
        row[LIGHTHOUSES] = STANDS_IN[tile, LIGHTHOUSE, slot]
        scrolls = scroll_worth(land, tile) if SCROLL[tile] != NOTHING and SCROLL_AREA[tile] == slot else 0.0
        ease = 1.0
        met = 0
        for side in range(4):
            if not holds(AREA_SIDES[face, slot], side):
                continue
            other = tile_at(land, cell, side)
            if other == NOTHING:
                row[OPEN_EDGES] += 1
                ease *= cell_ease(land, cell, side)
                continue
            row[OPEN_EDGES] -= 1
            label = land.labels[other, AREA_AT[player.faces[other], opposite(side)]]
            if is_met(land, label, met):
                continue
            land.met[met] = label
            met += 1
            ease *= land.ease[label] / own_ease
            row[OPEN_EDGES] += land.areas[label, OPEN_EDGES]
            row[ON_TILES] |= land.areas[label, ON_TILES]
            row[BROCHS] += land.areas[label, BROCHS]
            row[SHIPS] += land.areas[label, SHIPS]
            row[LIGHTHOUSES] += land.areas[label, LIGHTHOUSES]
            scrolls += land.scrolls[label]
            gain -= land.worths[label]
        gain += area_worth(land, row, scrolls, ease)
        if land.left[GREAT_WATER] > 0:
            gain += max(0.0, water_worth(land, row, ease) - land.best_water)
    return gain


@compiled
def roads_gain(player: State, land: State, cell: int, face: int) -> float:
    """Return what the roads of a tile bring where it lies: itself and others connected, and open ends."""
    tile = face // 4
    roads = land.roads
    linked = False
    ends = 0
    gain = 0.0
    for slot in range(ROAD_SLOTS):
        sides = ROAD_SIDES[face, slot]
        touching = False
        loose = 0.0
        open_sides = 0
        for side in range(4):
            if not holds(sides, side):
                continue
            other = tile_at(land, cell, side)
            if other == NOTHING:
                open_sides += 1
                continue
            road = ROAD_AT[player.faces[other], opposite(side)]
            if road == NOTHING:
                continue
            if holds(roads, other * ROAD_SLOTS + road):
                touching = True
            else:
                loose += connection_worth(land, player.faces[other] // 4)
        if touching:
            linked = True
            ends += open_sides
            gain += loose
    for side in range(4):
        other = tile_at(land, cell, side)
        if other != NOTHING:
            road = ROAD_AT[player.faces[other], opposite(side)]
            ends -= road != NOTHING and holds(roads, other * ROAD_SLOTS + road)
    if linked:
        gain += connection_worth(land, tile)
    return float(gain + land.end * ends)


@compiled
def squares_gain(land: State, cell: int) -> int:
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
def columns_gain(player: State, land: State, cell: int) -> int:
    """Count how many vertical runs become long, less those that are joined."""
    above = run_length(player, land, cell, NORTH)
    below = run_length(player, land, cell, SOUTH)
    return (above + below + 1 >= LONG_COLUMN) - (above >= LONG_COLUMN) - (below >= LONG_COLUMN)


@compiled
def farms_gain(player: State, land: State, cell: int, tile: int) -> int:
    """Count the animals that come to a farm when a tile lies on a cell."""
    farm = SHOWS[tile, FARM] > 0
    near_farm = farm
    n = 0
    for vertical in (NOTHING, NORTH, SOUTH):
        row_cell = cell if vertical == NOTHING else BESIDE[cell, vertical]
        if row_cell == NOTHING:
            continue
        for across in (NOTHING, EAST, WEST):
            near = row_cell if across == NOTHING else BESIDE[row_cell, across]
            if near == NOTHING or land.where[near] < 0:
                continue
            place = land.where[near]
            near_farm |= SHOWS[player.faces[place] // 4, FARM] > 0
            if farm and animals(player, place) > 0 and not at_farm(player, place):
                n += animals(player, place)
    if near_farm:
        n += SHOWS[tile, SHEEP] + SHOWS[tile, CATTLE]
    return n


@compiled
def place_gain(player: State, land: State, cell: int, face: int) -> float:
    """Return what a tile brings on a free cell, beyond what its objects bring anywhere."""
    gain = roads_gain(player, land, cell, face)
    gain += areas_gain(player, land, cell, face)
    if land.left[SQUARES] > 0:
        gain += land.left[SQUARES] * points_of(SQUARES, 0) * squares_gain(land, cell)
    if land.left[COLUMNS] > 0:
        gain += land.left[COLUMNS] * points_of(COLUMNS, 0) * columns_gain(player, land, cell)
    if land.left[FARMS] > 0:
        gain += land.left[FARMS] * points_of(FARMS, 0) * farms_gain(player, land, cell, face // 4)
    return gain


@compiled
def tile_gain(player: State, land: State, tile: int) -> float:
    """Return what a tile brings at its best place, 0 when it fits nowhere."""
    best = UNFIT
    for i in range(player.frees):
        for turned in range(4):
            face = 4 * int(tile) + turned
            if fits_at(player, i, face):
                best = max(best, place_gain(player, land, player.free[i], face))
    if best == UNFIT:
        return 0.0
    return float(land.weights[HAND] * (best + objects_worth(land, tile)))
