"""A clan area looked over: its areas, its roads to the castle, and what each of them is worth as it lies."""

import numpy as np

from ....bots.heuristics import Floats
from ....engine.bits import bit, holds, lowest
from ....engine.compiled import compiled
from ....engine.record import State, record_type
from ..rules.areas import (
    COLUMNS_OF_A_SURVEY,
    LIGHTHOUSES,
    MOST_AREAS,
    ON_TILES,
    OPEN_EDGES,
    SHIPS,
    TERRAIN,
    Survey,
)
from ..rules.cells import BESIDE, CELLS, MOST_FREE, MOST_TILES
from ..rules.components import (
    AREA_SLOTS,
    BARRELS,
    BROCHS_TILE,
    CASTLE_ROAD,
    CATTLE,
    CATTLE_ROAD,
    GREAT_WATER,
    HARBOURS,
    NOTHING,
    OBJECTS,
    SCORING_TILES,
    SCROLL,
    SCROLL_EACH,
    SETTLEMENTS,
    SHOWS,
    TILES_FOR_AREAS,
    WATER,
)
from ..rules.scoring import area_points, points_of
from .terms import (
    CLOSING,
    COIN,
    COMPLETED_IN_A_ROUND,
    GAINED_IN_A_ROUND,
    GROWTH,
    INCOME,
    PAIRS,
    SCROLL_TERM,
    SETS,
    TERMS,
    coin_worth,
    rounds_to_come,
    scorings_left,
)

# In the set of an area's tiles: one that is about to be laid, and those that its open edges will need at least.
NEW_TILE = 1 << MOST_TILES
FIRST_TO_COME = MOST_TILES + 1
MOST_TO_COME = 10
FREE = -2  # where a cell is free, less the number of the free cell
NOTHING_ASKED = 0xFF  # of any side, in the code of a free cell

# Working space for one clan area at a time: a record, because arrays would be counted at every call.
LAND = record_type(
    [
        ("weights", np.float64, (len(TERMS),)),
        ("left", np.float64, (SCORING_TILES,)),  # by scoring tile: how often it is still scored
        ("paying", np.int64),  # the open scoring tiles that pay for areas, without the great water
        ("to_come", np.float64),  # rounds after this one
        ("closing", np.float64),  # how likely an area is to be completed in a round
        ("income", np.float64),  # what connected barrels on a tile bring
        ("roads", np.int64),  # the castle's roads
        ("best_water", np.float64),
        ("scrolled", np.int64),  # how many scrolls there are
        ("shown", np.float64, (OBJECTS,)),  # objects in the clan area
        ("kinds", np.float64, (OBJECTS,)),  # what one more object is worth wherever it stands
        ("scrolls", np.float64, (MOST_AREAS,)),  # by area: what its scrolls gain when it is completed
        ("worths", np.float64, (MOST_AREAS,)),  # by area
        ("ease", np.float64, (MOST_AREAS,)),  # by area: how easy it is to complete
        ("cell_ease", np.float64, (MOST_FREE,)),  # by free cell: how easy it is to fill
        ("cell_worth", np.float64, (MOST_FREE,)),  # what squares and columns any tile makes there
        ("near", np.int8, (MOST_FREE, 4)),  # by free cell and side: the area there, or -1 without a tile
        ("beyond", np.float64, (MOST_FREE, 4)),  # how easy the cell there is to fill, without a tile
        ("road", np.int8, (MOST_FREE, 4)),  # whether a road comes from there: see below
        ("loose", np.float64, (MOST_FREE, 4)),  # what it is worth to connect a loose road there
        ("number", np.int64),  # how many areas there are
        ("areas", np.int32, (MOST_AREAS, COLUMNS_OF_A_SURVEY)),
        ("labels", np.int8, (MOST_TILES, AREA_SLOTS)),
        (
            "where",
            np.int8,
            (CELLS,),
        ),  # by cell: the place of its tile in the list, or -2 less the number of a free cell
        ("row", np.int32, (COLUMNS_OF_A_SURVEY,)),  # an area that is being thought of
        ("met", np.int8, (4,)),  # the areas that it joins
    ]
)
NO_ROAD, LOOSE_ROAD, ROAD_OF_CASTLE = range(3)


@compiled
def prepare(land: State, state: State, weights: Floats) -> None:
    """Write what is the same for all seats."""
    for term in range(len(weights)):
        land.weights[term] = weights[term]
    scorings_left(state, land.left)
    land.paying = 0
    for tile in range(SCORING_TILES):
        if land.left[tile] > 0 and holds(TILES_FOR_AREAS, tile) and tile != GREAT_WATER:
            land.paying |= bit(tile)
    to_come = rounds_to_come(state)
    land.to_come = to_come
    land.closing = weights[CLOSING] * COMPLETED_IN_A_ROUND
    land.income = 0.0
    for later in range(to_come):
        land.income += weights[INCOME] * coin_worth(later, weights[COIN])


@compiled
def chance_to_complete(land: State, open_edges: int, ease: float) -> float:
    """Return how likely an area is to be completed in the rounds to come."""
    if open_edges <= 0:
        return 1.0
    open_still = 1.0
    for _ in range(int(land.to_come)):
        open_still *= 1.0 - land.closing * ease
    return 1.0 - open_still


@compiled
def area_worth(land: State, area: Survey, scrolls: float, ease: float) -> float:
    """Return what an area brings in the coming scorings and doubles at the end; the great water is not counted here."""
    open_edges = area[OPEN_EDGES]
    if land.paying == 0 and scrolls == 0:
        return 0.0
    chance = chance_to_complete(land, open_edges, ease)
    value = chance * scrolls
    if land.paying == 0:
        return value
    on_tiles = area[ON_TILES]
    complete_in_thought(area)
    rest = land.paying
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        pays = float(area_points(area, tile))
        if tile == HARBOURS and pays == 0 and open_edges > 0 and area[SHIPS] + area[LIGHTHOUSES] > 0:
            # The other half may still come.
            pays = land.weights[PAIRS] * points_of(tile, 0) * min(1.0, 0.25 * land.to_come)
        elif tile != HARBOURS and tile != BROCHS_TILE:
            pays *= chance
        value += land.left[tile] * pays
    area[OPEN_EDGES] = open_edges
    area[ON_TILES] = on_tiles
    return value


@compiled
def complete_in_thought(area: Survey) -> None:
    """Make an area what it will be at least when it is completed: each open edge needs a tile."""
    coming = min(max(area[OPEN_EDGES], 0), MOST_TO_COME)
    area[ON_TILES] |= ((1 << coming) - 1) << FIRST_TO_COME
    area[OPEN_EDGES] = 0


@compiled
def water_worth(land: State, area: Survey, ease: float) -> float:
    """Return what an area is worth as the great water."""
    if area[TERRAIN] != WATER:
        return 0.0
    open_edges = area[OPEN_EDGES]
    on_tiles = area[ON_TILES]
    complete_in_thought(area)
    value = land.left[GREAT_WATER] * area_points(area, GREAT_WATER) * chance_to_complete(land, open_edges, ease)
    area[OPEN_EDGES] = open_edges
    area[ON_TILES] = on_tiles
    return float(value)


@compiled
def scroll_worth(land: State, tile: int) -> float:
    """Return what the scroll of a tile counts at the end, its area left open."""
    kind = SCROLL[tile]
    coming = land.weights[GROWTH] * GAINED_IN_A_ROUND[kind] * land.to_come
    return float(land.weights[SCROLL_TERM] * (land.shown[kind] + coming) / SCROLL_EACH[tile])


@compiled
def connection_worth(land: State, tile: int) -> float:
    """Return what it is worth that a road of a tile leads to the castle."""
    value = land.left[CASTLE_ROAD] * points_of(CASTLE_ROAD, 0)
    value += land.left[CATTLE_ROAD] * points_of(CATTLE_ROAD, 0) * SHOWS[tile, CATTLE]
    value += land.income * SHOWS[tile, BARRELS]
    return float(value)


@compiled
def set_worth(land: State, brochs: float, farms: float, lighthouses: float) -> float:
    """Return what broch, farm and lighthouse bring as sets, complete or begun."""
    fewest = min(brochs, farms, lighthouses)
    begun = min(brochs - fewest, 1.0) + min(farms - fewest, 1.0) + min(lighthouses - fewest, 1.0)
    later = land.weights[SETS] * min(1.0, 0.3 * land.to_come)
    return float(points_of(SETTLEMENTS, 0) * land.left[SETTLEMENTS] * (fewest + later * begun / 3.0))


@compiled
def is_met(land: State, label: int, met: int) -> bool:
    """Tell whether an area is among the first few that were met."""
    for i in range(met):
        if land.met[i] == label:
            return True
    return False


@compiled
def tile_at(land: State, cell: int, side: int) -> int:
    """Return the place of the tile beside a cell, or -1."""
    near = BESIDE[cell, side]
    return max(int(land.where[near]), NOTHING) if near != NOTHING else NOTHING
