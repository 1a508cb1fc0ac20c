"""What must hold at every step of a game of Vikings, counted independently of the rules."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.record import State
from meadhall.games.vikings.rules.components import (
    BOAT,
    BOATSWAIN,
    BUILDINGS,
    FARMSTEAD,
    FARMSTEAD_TILE,
    FIGURES,
    LEFT,
    NOTHING,
    RED_SHIP,
    RIGHT,
    ROWS,
    SAILS,
    SPACES,
    SPECIALS,
    TILES,
    TREASURE,
)
from meadhall.games.vikings.rules.state import (
    BUY,
    COLUMNS,
    DRAW_FIGURES,
    FERRY,
    GAME_OVER,
    PLACE_FIGURE,
    PLACE_START,
    REMOVE_FIGURE,
    SHIP_COLUMNS,
    TAKE_SPECIAL,
)

from ...jit import jit

MODES: list[dict[str, Any]] = [{}, {"advanced": True}, {"advanced": True, "auction": False}]
# Kinds of actions that nobody can ever take.
NEVER = frozenset[str]()

# What a walk keeps between two steps: counts of tiles, figures and special tiles on the table, and the phase.
MEMORY = TILES + FIGURES + SPECIALS + 1
MESSAGES = (
    "all is well",
    "tiles of different kinds on one cell",
    "a figure without a tile",
    "a building without a middle",
    "sea against land",
    "something else than a left end at the coast",
    "two ships in one column, or a gap",
    "gold or fame differ from the ledger",
    "gold below 0, or fame below 0 before the end",
    "tiles were lost or made",
    "figures were lost or made",
    "special tiles were lost or made",
    "the wheel has no group at price 0",
    "a building tile and its middle disagree",
    "the number of tiles in the stacks is wrong",
)


@jit
def has(mask: int, column: int) -> bool:
    return (mask >> column) & 1 == 1


@jit
def check_display(player: State, over: bool) -> int:
    for row in range(ROWS):
        left, middle, right = player.left[row], player.middle[row], player.right[row]
        if left & middle or left & right or middle & right:
            return 1
        if player.figures[row] & ~(left | middle | right):
            return 2
        buildings = 0
        for building in range(BUILDINGS):
            if buildings & player.building[building, row]:
                return 3
            buildings |= player.building[building, row]
        if buildings & ~middle:
            return 3
        if (middle | right) & 1:
            return 5
        for column in range(COLUMNS - 1):
            here = has(left | middle | right, column)
            there = has(left | middle | right, column + 1)
            if here and there and has(right, column) != has(left, column + 1):
                return 4
    ships = 0
    for sail in range(SAILS):
        if ships & player.ships[sail]:
            return 6
        ships |= player.ships[sail]
    if ships >> SHIP_COLUMNS:
        return 6
    beyond = ships >> 3
    if beyond and ((ships & 7) != 7 or beyond & (beyond + 1)):
        return 6
    fame, gold = 0, 0
    for source in range(player.ledger.shape[0]):
        fame += player.ledger[source, 0]
        gold += player.ledger[source, 1]
    if fame != player.fame or gold != player.gold:
        return 7
    if player.gold < 0 or (player.fame < 0 and not over):
        return 8
    for building in range(BUILDINGS):
        cell = player.monument[building]
        if cell == NOTHING:
            continue
        row, column = cell // COLUMNS, cell % COLUMNS
        if player.special[FARMSTEAD_TILE + building] != 1 or not has(player.middle[row], column):
            return 13
        for other in range(BUILDINGS):
            if has(player.building[other, row], column):
                return 13
    return 0


@jit
def count_everything(state: State, counts: NDArray[np.int64]) -> None:
    counts[:] = 0
    tiles, figures, specials = counts[:TILES], counts[TILES : TILES + FIGURES], counts[TILES + FIGURES : -1]
    tiles += state.stacks
    figures += state.bag
    figures += state.drawn
    specials += state.special_stacks
    specials += state.special_open
    for price in range(SPACES):
        if state.wheel_tile[price] != NOTHING:
            tiles[state.wheel_tile[price]] += 1
        if state.wheel_figure[price] != NOTHING:
            figures[state.wheel_figure[price]] += 1
    if state.tile != NOTHING and state.phase != PLACE_FIGURE:
        tiles[state.tile] += 1
    if state.figure != NOTHING:
        figures[state.figure] += 1
    for seat in range(state.players):
        player = state.seats[seat]
        figures += player.mainland
        specials += player.special
        for row in range(ROWS):
            for column in range(COLUMNS):
                tiles[LEFT] += has(player.left[row], column)
                tiles[RIGHT] += has(player.right[row], column)
                figures[row] += has(player.figures[row], column)
                for building in range(BUILDINGS):
                    tiles[FARMSTEAD + building] += has(player.building[building, row], column)
        for sail in range(SAILS):
            for column in range(SHIP_COLUMNS):
                tiles[RED_SHIP + sail] += has(player.ships[sail], column)
    counts[-1] = state.phase


@jit
def check(state: State, before: NDArray[np.int64], after: NDArray[np.int64], started: bool) -> int:
    """Return 0, or the number of the message about what is wrong; `before` is filled for the next step."""
    over = state.phase == GAME_OVER
    for seat in range(state.players):
        wrong = check_display(state.seats[seat], over)
        if wrong:
            return wrong
    if state.phase == BUY and state.wheel_tile[0] == NOTHING:
        return 12
    count_everything(state, after)
    phase = before[-1]
    if started:
        lost_tiles = 0
        for tile in range(TILES):
            lost = before[tile] - after[tile]
            if lost < 0 and not (tile == LEFT and lost == -1 and phase == PLACE_START):
                return 9
            lost_tiles += max(lost, 0)
        # A tile leaves when it fits nowhere, or a middle when a building tile takes its place.
        if lost_tiles > 1 or (lost_tiles == 1 and phase <= DRAW_FIGURES):
            return 9
        lost_figures = 0
        for figure in range(FIGURES):
            lost = before[TILES + figure] - after[TILES + figure]
            if lost < 0 or (lost and not (phase == REMOVE_FIGURE or (phase == FERRY and figure == BOATSWAIN))):
                return 10
            lost_figures += lost
        if lost_figures > 1:
            return 10
        for kind in range(SPECIALS):
            lost = before[TILES + FIGURES + kind] - after[TILES + FIGURES + kind]
            allowed = (kind == TREASURE and phase == TAKE_SPECIAL) or (kind == BOAT and phase == FERRY)
            if lost < 0 or lost > 1 or (lost and not allowed):
                return 11
    before[:] = after
    in_stacks = 0
    for tile in range(TILES):
        in_stacks += state.stacks[tile]
    if in_stacks % SPACES != 0 and state.phase != 1:
        return 14
    return 0
