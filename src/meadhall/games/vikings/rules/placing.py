"""Placing what was bought: the start tile, ships, islands and figures."""

from ....engine.bits import ONE, Bits, bit, count, holds
from ....engine.compiled import compiled
from ....engine.record import State
from .components import BUILDINGS, FARMSTEAD, FARMSTEAD_TILE, LEFT, NOTHING, RED_SHIP, RIGHT, ROWS, SAILS
from .scoring import tiles_in
from .state import COLUMNS

COAST = ONE  # the set that holds column 1, at the mainland
ALL_COLUMNS = (ONE << COLUMNS) - ONE
FIRST_SHIP_COLUMNS = 3


@compiled
def is_ship(tile: int) -> bool:
    return tile >= RED_SHIP


@compiled
def is_middle(tile: int) -> bool:
    return FARMSTEAD <= tile < RIGHT


@compiled
def has_started(player: State) -> bool:
    """Tell whether the start tile lies: without it nothing lies in column 1."""
    column_1 = 0
    for row in range(ROWS):
        column_1 |= player.left[row] & COAST
    return column_1 != 0


@compiled
def contact(player: State, row: int) -> Bits:
    """Return the columns of a row that touch the mainland or an island tile on one of four sides (ruling 2)."""
    tiles = tiles_in(player, row)
    columns = COAST | tiles << 1 | tiles >> 1
    if row > 0:
        columns |= tiles_in(player, row - 1)
    if row < ROWS - 1:
        columns |= tiles_in(player, row + 1)
    return columns & ALL_COLUMNS


@compiled
def clash_in_the_west(player: State, row: int, tile: int) -> Bits:
    """Return the columns where a tile's west side would put sea against land. The coast is sea (ruling 1)."""
    if tile == LEFT:
        return (player.left[row] | player.middle[row]) << 1
    return COAST | player.right[row] << 1


@compiled
def clash_in_the_east(player: State, row: int, tile: int) -> Bits:
    """Return the columns where a tile's east side would put sea against land."""
    if tile == RIGHT:
        return (player.middle[row] | player.right[row]) >> 1
    return player.left[row] >> 1


@compiled
def fitting(player: State, row: int, tile: int) -> Bits:
    """Return the columns of a row where an island tile may lie."""
    clash = clash_in_the_west(player, row, tile) | clash_in_the_east(player, row, tile)
    return contact(player, row) & ~tiles_in(player, row) & ~clash


@compiled
def fits_anywhere(player: State, tile: int) -> bool:
    for row in range(ROWS):
        if fitting(player, row, tile):
            return True
    return False


@compiled
def ships_in(player: State) -> Bits:
    """Return the columns of the ship row that are taken."""
    columns = 0
    for sail in range(SAILS):
        columns |= player.ships[sail]
    return columns


@compiled
def ship_columns(player: State) -> Bits:
    """Return the columns for a new ship: 1 to 3 first, in any order, then always the next (ruling 6)."""
    taken = ships_in(player)
    first = (ONE << FIRST_SHIP_COLUMNS) - ONE
    if taken & first != first:
        return first & ~taken
    return bit(count(taken))


@compiled
def put_island(player: State, tile: int, row: int, column: int) -> None:
    """Lay an island tile; a building tile that waits for it takes its place at once (ruling 21)."""
    if tile == LEFT:
        player.left[row] |= bit(column)
    elif tile == RIGHT:
        player.right[row] |= bit(column)
    else:
        building = tile - FARMSTEAD
        player.middle[row] |= bit(column)
        player.building[building, row] |= bit(column)
        if tile_waits(player, building):
            replace_middle(player, building, row, column)


@compiled
def tile_waits(player: State, building: int) -> bool:
    """Tell whether the building tile is owned and has not found its middle."""
    owned = player.special[FARMSTEAD_TILE + building]
    return bool(owned != 0 and player.monument[building] == NOTHING)


@compiled
def middles_with(player: State, building: int) -> int:
    """Count the middles that show a building."""
    middles = 0
    for row in range(ROWS):
        middles += count(player.building[building, row])
    return middles


@compiled
def replace_middle(player: State, building: int, row: int, column: int) -> None:
    """Exchange a middle for the building tile; a figure on it stays, the middle leaves the game."""
    player.building[building, row] &= ~bit(column)
    player.monument[building] = row * COLUMNS + column


@compiled
def building_at(player: State, row: int, column: int) -> int:
    """Return which building a middle shows, or -1 where that is not known."""
    for building in range(BUILDINGS):
        if holds(player.building[building, row], column):
            return building
    return NOTHING
