"""Phase 6: what each scoring tile pays, in the order of their numbers."""

import numpy as np

from ....engine.bits import Bits, bit, count, lowest
from ....engine.compiled import compiled
from ....engine.record import State
from .areas import (
    BROCHS,
    COLUMNS_OF_A_SURVEY,
    LIGHTHOUSES,
    MOST_AREAS,
    ON_TILES,
    SHIPS,
    TERRAIN,
    Survey,
    castle_roads,
    completed,
    leads_to_castle,
    survey,
)
from .cells import COLUMN, MOST_TILES, ROW
from .components import (
    AREA_SLOTS,
    BARRELS,
    BROCH,
    BROCHS_TILE,
    CASTLE_ROAD,
    CATTLE,
    CATTLE_ROAD,
    COLUMNS,
    EAST,
    FARM,
    FARMS,
    GREAT_WATER,
    HARBOURS,
    LARGE_AREA,
    LARGE_AREAS,
    LIGHTHOUSE,
    LONG_COLUMN,
    MOST_BARRELS,
    MOST_SHIPS,
    MOUNTAIN,
    NORTH,
    NOTHING,
    OPEN_SCORING_TILES,
    PEAKS,
    SCORING_POINTS,
    SETTLEMENTS,
    SHEEP,
    SHEEP_TILE,
    SHIP,
    SHOWS,
    SOUTH,
    SQUARES,
    TILES_FOR_AREAS,
    TRACK_SCORED,
    WATER,
    WEALTH,
)
from .income import book, track_side
from .state import SCORED


@compiled
def is_scored(state: State, letter: int) -> bool:
    """Tell whether the round track scores a letter in this round."""
    return TRACK_SCORED[track_side(state), state.round_number] >> letter & 1 == 1  # type: ignore[no-any-return]


@compiled
def score_round(state: State) -> None:
    """Score the tiles at the round's letters."""
    tiles = bit(0) & 0
    for letter in range(OPEN_SCORING_TILES):
        if is_scored(state, letter):
            tiles |= bit(state.scoring[letter])
    score_tiles(state, tiles)


@compiled
def score_tiles(state: State, tiles: Bits) -> None:
    """Score a set of scoring tiles for everyone; the areas of a clan area are found once for all of them."""
    areas = np.empty((MOST_AREAS, COLUMNS_OF_A_SURVEY), np.int32)
    labels = np.empty((MOST_TILES, AREA_SLOTS), np.int8)
    for seat in range(state.players):
        player = state.seats[seat]
        n = survey(player, areas, labels) if tiles & TILES_FOR_AREAS else 0
        rest = tiles
        while rest:
            tile = lowest(rest)
            rest &= rest - 1
            points = majority_points(state, seat, tile) if is_majority(tile) else worth(player, tile, areas[:n])
            book(player, SCORED + tile, points, 0)


@compiled
def is_majority(tile: int) -> bool:
    return tile in (MOST_BARRELS, MOST_SHIPS, WEALTH)


@compiled
def majority_count(player: State, tile: int) -> int:
    """Count what a majority is about."""
    if tile == WEALTH:
        return player.gold  # type: ignore[no-any-return]
    return shown(player, BARRELS if tile == MOST_BARRELS else SHIP)


@compiled
def majority_points(state: State, seat: int, tile: int) -> int:
    """Most and second most; a tie for the first place leaves no second one, and nothing brings nothing."""
    own = majority_count(state.seats[seat], tile)
    if own == 0:
        return 0
    more = 0
    for other in range(state.players):
        if majority_count(state.seats[other], tile) > own:
            more += 1
    # Exactly one player has more: so that one is first alone, and the next are second.
    return points_of(tile, more) if more <= 1 else 0


@compiled
def points_of(tile: int, step: int) -> int:
    """Return the points of a scoring tile; majorities and brochs have several steps."""
    return SCORING_POINTS[tile, step]  # type: ignore[no-any-return]


@compiled
def worth(player: State, tile: int, areas: Survey) -> int:
    """Return what a scoring tile that is no majority pays for a clan area, whose areas have been found if they count."""
    each = points_of(tile, 0)
    if tile == SQUARES:
        return each * squares(player)
    if tile == SHEEP_TILE:
        return each * shown(player, SHEEP)
    if tile == FARMS:
        return each * animals_at_farms(player)
    if tile == CATTLE_ROAD:
        return each * cattle_on_castle_roads(player)
    if tile == CASTLE_ROAD:
        return each * tiles_on_castle_roads(player)
    if tile == SETTLEMENTS:
        return each * settlements(player)
    if tile == COLUMNS:
        return each * long_columns(player)
    points = 0
    for i in range(len(areas)):
        pays = area_points(areas[i], tile)
        points = max(points, pays) if tile == GREAT_WATER else points + pays
    return points


@compiled
def area_points(area: Survey, tile: int) -> int:
    """Return what an area is worth for a scoring tile about areas."""
    if tile == BROCHS_TILE:
        return points_of(tile, min(area[BROCHS], 3) - 1) if area[BROCHS] > 0 else 0
    if tile == HARBOURS:
        return points_of(tile, 0) if area[SHIPS] > 0 and area[LIGHTHOUSES] > 0 else 0
    if not completed(area):
        return 0
    if tile == GREAT_WATER:
        return points_of(tile, 0) * count(area[ON_TILES]) if area[TERRAIN] == WATER else 0
    if tile == LARGE_AREAS and count(area[ON_TILES]) < LARGE_AREA:
        return 0
    if tile == PEAKS and area[TERRAIN] != MOUNTAIN:
        return 0
    return points_of(tile, 0)


@compiled
def settlements(player: State) -> int:
    """Count the sets of broch, farm and lighthouse."""
    return min(shown(player, BROCH), shown(player, FARM), shown(player, LIGHTHOUSE))


@compiled
def shown(player: State, kind: int) -> int:
    """Count objects of a kind in the whole clan area; barrels count once for each tile."""
    objects = 0
    for place in range(player.tiles):
        objects += SHOWS[player.faces[place] // 4, kind]
    return objects


@compiled
def is_square(player: State, place: int) -> bool:
    """Tell whether a tile is the north-western one of a square of four."""
    east = player.beside[place, EAST]
    return east != NOTHING and player.beside[place, SOUTH] != NOTHING and player.beside[east, SOUTH] != NOTHING  # type: ignore[no-any-return]


@compiled
def squares(player: State) -> int:
    """Count the squares of four tiles, which may overlap."""
    n = 0
    for place in range(player.tiles):
        if is_square(player, place):
            n += 1
    return n


@compiled
def at_farm(player: State, place: int) -> bool:
    """Tell whether a farm stands on a tile or on one of the eight around it."""
    cell = player.cells[place]
    for other in range(player.tiles):
        near = player.cells[other]
        touches = abs(COLUMN[cell] - COLUMN[near]) <= 1 and abs(ROW[cell] - ROW[near]) <= 1
        if touches and SHOWS[player.faces[other] // 4, FARM] > 0:
            return True
    return False


@compiled
def animals(player: State, place: int) -> int:
    """Count the sheep and cattle of a tile."""
    tile = player.faces[place] // 4
    return SHOWS[tile, SHEEP] + SHOWS[tile, CATTLE]  # type: ignore[no-any-return]


@compiled
def animals_at_farms(player: State) -> int:
    """Count the animals at farms, each once however many farms are near."""
    n = 0
    for place in range(player.tiles):
        if animals(player, place) > 0 and at_farm(player, place):
            n += animals(player, place)
    return n


@compiled
def cattle_on_castle_roads(player: State) -> int:
    """Count the cattle on tiles whose road leads to the castle."""
    roads = castle_roads(player)
    n = 0
    for place in range(player.tiles):
        if leads_to_castle(roads, place):
            n += SHOWS[player.faces[place] // 4, CATTLE]
    return n


@compiled
def tiles_on_castle_roads(player: State) -> int:
    """Count the tiles whose road leads to the castle, its own included."""
    roads = castle_roads(player)
    n = 0
    for place in range(player.tiles):
        if leads_to_castle(roads, place):
            n += 1
    return n


@compiled
def column_below(player: State, place: int) -> int:
    """Count the tiles of the vertical run that begins at a tile; 0 when a tile lies north of it."""
    if player.beside[place, NORTH] != NOTHING:
        return 0
    length = 0
    while place != NOTHING:
        length += 1
        place = player.beside[place, SOUTH]
    return length


@compiled
def long_columns(player: State) -> int:
    """Count the vertical runs of at least three tiles; two runs in one column count twice."""
    n = 0
    for place in range(player.tiles):
        if column_below(player, place) >= LONG_COLUMN:
            n += 1
    return n
