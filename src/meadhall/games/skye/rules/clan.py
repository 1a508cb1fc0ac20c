"""The clan area: the tiles that lie, the free cells around them, and whether a tile fits there (ruling 5)."""

import numpy as np

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import LAY
from .cells import BESIDE, CASTLE_CELL, MOST_FREE, MOST_TILES
from .components import CASTLE_FACE, EDGE_CODE, EDGES, NOTHING

SIDE_BITS = 3  # the two bits of a side in an edge code


@compiled
def opposite(side: int) -> int:
    return side ^ 2


@compiled
def position(numbers: Ints, n: int, number: int) -> int:
    """Return where a number stands, or would stand, among the first n, which ascend."""
    before = 0
    for i in range(n):
        before += numbers[i] < number
    return before


@compiled
def place_of(player: State, cell: int) -> int:
    """Return the place of a cell's tile in the list, or -1 when the cell is free."""
    place = position(player.cells, player.tiles, cell)
    if place < player.tiles and player.cells[place] == cell:
        return place
    return NOTHING


@compiled
def clear_clan(player: State) -> None:
    """Leave nothing but the castle, which every player has in the same position."""
    player.cells[:] = 0
    player.faces[:] = 0
    player.free[:] = 0
    player.terrain[:] = 0
    player.asked[:] = 0
    player.beside[:] = NOTHING
    player.tiles = 0
    player.frees = 0
    lay(player, CASTLE_CELL, CASTLE_FACE)


@compiled
def fits_at(player: State, i: int, face: int) -> bool:
    """Tell whether a face shows the terrain that the i-th free cell asks for."""
    return EDGE_CODE[face] & player.asked[i] == player.terrain[i]  # type: ignore[no-any-return]


@compiled
def fits(player: State, tile: int) -> bool:
    """Tell whether a tile fits anywhere, turned in any way."""
    face = 4 * int(tile)
    for i in range(player.frees):
        for turned in range(4):
            if fits_at(player, i, face + turned):
                return True
    return False


@compiled
def legal_cells(player: State, tile: int, out: Ints) -> int:
    """List where a tile fits, and turned how."""
    face = 4 * int(tile)
    n = 0
    for i in range(player.frees):
        for turned in range(4):
            # Without a branch, which no processor could foresee: an entry stays only when the tile fits.
            out[n] = LAY + 4 * int(player.free[i]) + turned
            n += fits_at(player, i, face + turned)
    return n


@compiled
def lay(player: State, cell: int, face: int) -> None:
    """Lay a tile on a free cell, turned as its face says."""
    join_list(player, cell, face)
    close_cell(player, cell)
    for side in range(4):
        near = BESIDE[cell, side]
        if near != NOTHING and place_of(player, near) == NOTHING:
            ask(player, near, opposite(side), EDGES[face, side])


@compiled
def join_list(player: State, cell: int, face: int) -> None:
    """Put a tile into the list at its place, and tell its neighbours."""
    place = position(player.cells, player.tiles, cell)
    for i in range(player.tiles):
        for side in range(4):
            player.beside[i, side] += player.beside[i, side] >= place
    for i in range(player.tiles, place, -1):
        player.cells[i] = player.cells[i - 1]
        player.faces[i] = player.faces[i - 1]
        for side in range(4):
            player.beside[i, side] = player.beside[i - 1, side]
    player.cells[place] = cell
    player.faces[place] = face
    player.tiles += 1
    for side in range(4):
        player.beside[place, side] = NOTHING
        near = BESIDE[cell, side]
        if near != NOTHING:
            other = place_of(player, near)
            player.beside[place, side] = other
            if other != NOTHING:
                player.beside[other, opposite(side)] = place


@compiled
def close_cell(player: State, cell: int) -> None:
    """Take a cell from the list of the free ones."""
    i = position(player.free, player.frees, cell)
    if i == player.frees or player.free[i] != cell:
        return
    last = int(player.frees) - 1
    for k in range(i, last):
        player.free[k] = player.free[k + 1]
        player.terrain[k] = player.terrain[k + 1]
        player.asked[k] = player.asked[k + 1]
    player.free[last] = 0
    player.terrain[last] = 0
    player.asked[last] = 0
    player.frees = last


@compiled
def ask(player: State, cell: int, side: int, terrain: int) -> None:
    """Note that a free cell has a neighbour on a side, which shows it a terrain."""
    i = position(player.free, player.frees, cell)
    if i == player.frees or player.free[i] != cell:
        for k in range(player.frees, i, -1):
            player.free[k] = player.free[k - 1]
            player.terrain[k] = player.terrain[k - 1]
            player.asked[k] = player.asked[k - 1]
        player.free[i] = cell
        player.terrain[i] = 0
        player.asked[i] = 0
        player.frees += 1
    player.terrain[i] |= np.int64(terrain) << 2 * side
    player.asked[i] |= SIDE_BITS << 2 * side


@compiled
def take_up(player: State, tile: int) -> None:
    """Take a tile up again; what is left is laid anew."""
    cells = player.cells.copy()
    faces = player.faces.copy()
    tiles = player.tiles
    clear_clan(player)
    for i in range(tiles):
        if faces[i] // 4 != tile and faces[i] != CASTLE_FACE:
            lay(player, cells[i], faces[i])


assert MOST_FREE < 128 and MOST_TILES < 128
