"""Areas and roads that run over several tiles (rulings 2 and 6)."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import Bits, bit, holds, lowest
from ....engine.compiled import compiled
from ....engine.record import State
from .cells import MOST_TILES
from .clan import opposite
from .components import (
    AREA_AT,
    AREA_SIDES,
    AREA_SLOTS,
    AREA_TERRAIN,
    AREAS_OF,
    BROCH,
    CASTLE_FACE,
    LIGHTHOUSE,
    NOTHING,
    ROAD_AT,
    ROAD_SIDES,
    ROAD_SLOTS,
    SHIP,
    STANDS_IN,
)

# An area's row in a survey. Its tiles are a bit mask of places in the list of the clan area.
TERRAIN, OPEN_EDGES, ON_TILES, BROCHS, SHIPS, LIGHTHOUSES = range(6)
COLUMNS_OF_A_SURVEY = 6
MOST_AREAS = MOST_TILES * AREA_SLOTS

Survey = NDArray[np.int32]
Labels = NDArray[np.int8]


@compiled
def survey(player: State, areas: Survey, labels: Labels) -> int:
    """Write a row for each area of a clan area, label the parts of its tiles, and return how many areas there are."""
    labels[:] = NOTHING
    stack = np.empty(MOST_AREAS, np.int16)
    n = 0
    for place in range(player.tiles):
        tile = player.faces[place] // 4
        for slot in range(AREAS_OF[tile]):
            if labels[place, slot] == NOTHING:
                areas[n, :] = 0
                areas[n, TERRAIN] = AREA_TERRAIN[tile, slot]
                labels[place, slot] = n
                stack[0] = place * AREA_SLOTS + slot
                spread(player, areas[n], n, labels, stack)
                n += 1
    return n


@compiled
def spread(player: State, area: Survey, label: int, labels: Labels, stack: NDArray[np.int16]) -> None:
    """Follow an area from the part on the stack over every edge that it reaches."""
    waiting = 1
    while waiting > 0:
        waiting -= 1
        place = stack[waiting] // AREA_SLOTS
        slot = stack[waiting] % AREA_SLOTS
        face = player.faces[place]
        area[ON_TILES] |= np.int32(1) << place
        area[BROCHS] += STANDS_IN[face // 4, BROCH, slot]
        area[SHIPS] += STANDS_IN[face // 4, SHIP, slot]
        area[LIGHTHOUSES] += STANDS_IN[face // 4, LIGHTHOUSE, slot]
        for side in range(4):
            if AREA_SIDES[face, slot] >> side & 1:
                other = player.beside[place, side]
                if other == NOTHING:
                    area[OPEN_EDGES] += 1
                    continue
                part = AREA_AT[player.faces[other], opposite(side)]
                if labels[other, part] == NOTHING:
                    labels[other, part] = label
                    stack[waiting] = other * AREA_SLOTS + part
                    waiting += 1


@compiled
def completed(area: Survey) -> bool:
    """An area is completed when none of its edges lies at an empty cell."""
    return area[OPEN_EDGES] == 0  # type: ignore[no-any-return]


@compiled
def castle_roads(player: State) -> Bits:
    """Return the roads that lead to the castle, as a set of numbers: a tile's place times two, plus its road."""
    todo = bit(0)
    for place in range(player.tiles):
        if player.faces[place] == CASTLE_FACE:
            todo = bit(place * ROAD_SLOTS)
    reached = todo
    while todo:
        node = lowest(todo)
        todo &= todo - 1
        place = node // ROAD_SLOTS
        sides = ROAD_SIDES[player.faces[place], node % ROAD_SLOTS]
        for side in range(4):
            other = player.beside[place, side]
            if other != NOTHING and holds(sides, side):
                road = ROAD_AT[player.faces[other], opposite(side)]
                if road != NOTHING and not holds(reached, other * ROAD_SLOTS + road):
                    todo |= bit(other * ROAD_SLOTS + road)
                    reached |= bit(other * ROAD_SLOTS + road)
    return reached


@compiled
def leads_to_castle(roads: Bits, place: int) -> bool:
    """Tell whether at least one road of a tile leads to the castle."""
    return holds(roads, place * ROAD_SLOTS) or holds(roads, place * ROAD_SLOTS + 1)
