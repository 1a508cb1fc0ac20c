"""What a tile would bring in a clan area that has been looked over: a quick look at each place where it fits."""

from ....engine.bits import holds
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.areas import (
    BROCHS,
    LIGHTHOUSES,
    ON_TILES,
    OPEN_EDGES,
    SHIPS,
    TERRAIN,
)
from ..rules.cells import BESIDE
from ..rules.clan import fits_at
from ..rules.components import (
    AREA_SIDES,
    AREA_TERRAIN,
    AREAS_OF,
    BROCH,
    CATTLE,
    EAST,
    FARM,
    FARMS,
    GREAT_WATER,
    LIGHTHOUSE,
    NORTH,
    NOTHING,
    OBJECTS,
    ROAD_SIDES,
    ROAD_SLOTS,
    SCROLL,
    SCROLL_AREA,
    SETTLEMENTS,
    SHEEP,
    SHIP,
    SHOWS,
    SOUTH,
    STANDS_IN,
    WEST,
)
from ..rules.scoring import animals, at_farm, points_of
from .land import (
    LOOSE_ROAD,
    NEW_TILE,
    ROAD_OF_CASTLE,
    area_worth,
    connection_worth,
    is_met,
    scroll_worth,
    set_worth,
    water_worth,
)
from .terms import HAND

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
def areas_gain(land: State, i: int, face: int) -> float:
    """Return what the areas of a tile bring on a free cell: those that it joins, lengthens and completes."""
    tile = face // 4
    if land.paying == 0 and land.left[GREAT_WATER] == 0 and land.scrolled == 0 and SCROLL[tile] == NOTHING:
        return 0.0
    row = land.row
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
            label = land.near[i, side]
            if label == NOTHING:
                row[OPEN_EDGES] += 1
                ease *= land.beyond[i, side]
                continue
            row[OPEN_EDGES] -= 1
            if is_met(land, label, met):
                continue
            land.met[met] = label
            met += 1
            ease *= land.ease[label] / land.cell_ease[i]
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
def roads_gain(land: State, i: int, face: int) -> float:
    """Return what the roads of a tile bring on a free cell: itself and others connected."""
    linked = False
    gain = 0.0
    for slot in range(ROAD_SLOTS):
        sides = ROAD_SIDES[face, slot]
        touching = False
        joined = 0.0
        for side in range(4):
            if holds(sides, side):
                touching |= land.road[i, side] == ROAD_OF_CASTLE
                if land.road[i, side] == LOOSE_ROAD:
                    joined += land.loose[i, side]
        if touching:
            linked = True
            gain += joined
    if linked:
        gain += connection_worth(land, face // 4)
    return float(gain)


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
def place_gain(player: State, land: State, i: int, face: int) -> float:
    """Return what a tile brings on a free cell, beyond what its objects bring anywhere."""
    gain = land.cell_worth[i] + roads_gain(land, i, face) + areas_gain(land, i, face)
    if land.left[FARMS] > 0:
        gain += land.left[FARMS] * points_of(FARMS, 0) * farms_gain(player, land, player.free[i], face // 4)
    return float(gain)


@compiled
def tile_gain(player: State, land: State, tile: int) -> float:
    """Return what a tile brings at its best place, 0 when it fits nowhere."""
    best = UNFIT
    for i in range(player.frees):
        for turned in range(4):
            face = 4 * int(tile) + turned
            if fits_at(player, i, face):
                best = max(best, place_gain(player, land, i, face))
    if best == UNFIT:
        return 0.0
    return float(land.weights[HAND] * (best + objects_worth(land, tile)))
