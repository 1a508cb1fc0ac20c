"""Does a table hold more than the box? Counted over all displays, the wheel, the stacks and the bag."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import count
from ....engine.errors import BadPosition
from ....engine.record import State
from ..rules.components import (
    BUILDINGS,
    FARMSTEAD,
    FIGURE_NAMES,
    FIGURES,
    FIGURES_OF_A_COLOUR,
    LEFT,
    NOTHING,
    RED_SHIP,
    RIGHT,
    ROWS,
    SAILS,
    SPECIAL_NAMES,
    SPECIALS_IN_BOX,
    TILE_NAMES,
    TILES,
    TILES_IN_STACKS,
)
from ..rules.placing import has_started, middles_with
from ..rules.state import PLACE_FIGURE


def tiles_of(player: State) -> NDArray[np.int64]:
    """Count a display's tiles by kind. A building tile counts as the middle that it has replaced."""
    tiles = np.zeros(TILES, np.int64)
    for row in range(ROWS):
        tiles[LEFT] += count(player.left[row])
        tiles[RIGHT] += count(player.right[row])
    for building in range(BUILDINGS):
        tiles[FARMSTEAD + building] = middles_with(player, building) + (player.monument[building] != NOTHING)
    for sail in range(SAILS):
        tiles[RED_SHIP + sail] = count(player.ships[sail])
    if has_started(player):
        tiles[LEFT] -= 1
    return tiles


def figures_of(player: State) -> NDArray[np.int64]:
    """Count a display's figures by kind, mainland included."""
    figures: NDArray[np.int64] = player.mainland.astype(np.int64)
    for row in range(ROWS):
        figures[row] += count(player.figures[row])
    return figures


def middles_of(player: State) -> int:
    """Count all middles, those with an unknown building included."""
    return sum(count(player.middle[row]) for row in range(ROWS))


def tiles_on_table(state: State) -> NDArray[np.int64]:
    """Count all tiles that have not left the game, without the start tiles."""
    tiles: NDArray[np.int64] = state.stacks.astype(np.int64)
    for seat in range(state.players):
        tiles += tiles_of(state.seats[seat])
    in_hand = [] if state.phase == PLACE_FIGURE else [state.tile]
    for tile in [*state.wheel_tile, *in_hand]:
        if tile != NOTHING:
            tiles[tile] += 1
    return tiles


def figures_on_table(state: State) -> NDArray[np.int64]:
    """Count all figures that have not left the game."""
    figures: NDArray[np.int64] = state.bag.astype(np.int64) + state.drawn
    for seat in range(state.players):
        figures += figures_of(state.seats[seat])
    for figure in [*state.wheel_figure, state.figure]:
        if figure != NOTHING:
            figures[figure] += 1
    return figures


def specials_on_table(state: State) -> NDArray[np.int64]:
    """Count all special tiles that have not left the game."""
    specials: NDArray[np.int64] = state.special_stacks.astype(np.int64) + state.special_open
    for seat in range(state.players):
        specials += state.seats[seat].special
    return specials


def check_box(state: State, whole_table: bool) -> None:
    """Refuse a table with more of anything than there is."""
    tiles = tiles_on_table(state)
    for tile in range(TILES):
        if tiles[tile] > TILES_IN_STACKS[tile]:
            name = TILE_NAMES[tile].replace("_", " ")
            besides = " besides the start tiles" if tile == LEFT else ""
            raise BadPosition(
                f"{tiles[tile]} tiles of the kind {name!r}: the box has {TILES_IN_STACKS[tile]}{besides}."
            )
    middles = sum(middles_of(state.seats[seat]) for seat in range(state.players))
    known = sum(int(tiles_of(state.seats[seat])[FARMSTEAD:RIGHT].sum()) for seat in range(state.players))
    if whole_table and middles != known:
        raise BadPosition(
            "A middle is written as '-': in a whole table every middle shows its building (f, c, l or t)."
        )
    box = int(TILES_IN_STACKS[FARMSTEAD:RIGHT].sum())
    if middles > box:
        raise BadPosition(f"{middles} middles: the box has {box}.")
    figures = figures_on_table(state)
    for figure in range(FIGURES):
        if figures[figure] > FIGURES_OF_A_COLOUR:
            raise BadPosition(
                f"{figures[figure]} figures of the kind {FIGURE_NAMES[figure]}: the box has {FIGURES_OF_A_COLOUR}."
            )
    specials = specials_on_table(state)
    for kind, name in enumerate(SPECIAL_NAMES):
        if specials[kind] > SPECIALS_IN_BOX[kind]:
            raise BadPosition(f"{specials[kind]} special tiles {name!r}: the box has {SPECIALS_IN_BOX[kind]}.")
