"""The end of a round: ferries and scorings, the next round, or the end of the game."""

from ....engine.bits import Bits, bit, lowest
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import CELL, FERRY_COLOUR, FERRY_DONE, FERRY_EACH, FERRY_SINGLE
from .components import BOAT, BOATSWAIN, NOTHING, ROUNDS, ROWS
from .ending import score_end
from .offer import begin_round
from .scoring import score_large, score_small, tiles_in
from .state import COLUMNS, FERRY, FERRY_FIGURE, GAME_OVER, ONE_OF_EACH, SINGLE


@compiled
def ends_small(round_number: int) -> bool:
    """Small scoring after rounds 1, 3 and 5, large scoring after rounds 2, 4 and 6."""
    return round_number % 2 == 1


@compiled
def end_round(state: State) -> None:
    """Score what the round is scored with, and go on."""
    if ends_small(state.round_number):
        for seat in range(state.players):
            score_small(state.seats[seat])
        next_round(state)
    else:
        state.active = state.start
        ask_for_ferries(state)


@compiled
def next_round(state: State) -> None:
    """The start figure goes one seat on."""
    state.round_number += 1
    state.start = (state.start + 1) % state.players
    state.active = state.start
    begin_round(state)


@compiled
def free_tiles(player: State, row: int) -> Bits:
    """Return the columns of a row with a tile and no figure on it."""
    return tiles_in(player, row) & ~player.figures[row]


@compiled
def can_move(player: State, row: int) -> bool:
    """Tell whether a figure of a row waits on the mainland and has a free tile to go to."""
    return bool(player.mainland[row] > 0 and free_tiles(player, row) != 0)


@compiled
def can_ferry(player: State) -> bool:
    """Tell whether a player has a boatswain and somebody to move."""
    if player.mainland[BOATSWAIN] == 0:
        return False
    for row in range(ROWS):
        if can_move(player, row):
            return True
    return False


@compiled
def ask_for_ferries(state: State) -> None:
    """Ask the active player for a ferry; score and go on where there is none."""
    while not can_ferry(state.seats[state.active]):
        if finish_large_scoring(state):
            return
    state.phase = FERRY


@compiled
def finish_large_scoring(state: State) -> bool:
    """Score the active player and go on; tell whether the round or the game has ended with it."""
    score_large(state.seats[state.active])
    state.active = (state.active + 1) % state.players
    if state.active != state.start:
        return False
    if state.round_number == ROUNDS:
        score_end(state)
        state.phase = GAME_OVER
    else:
        next_round(state)
    return True


@compiled
def may_stop_ferrying(state: State) -> bool:
    """In the last large scoring a player ferries as long as they can (ruling 13)."""
    return bool(state.round_number < ROUNDS)


@compiled
def has_full_ferry(state: State) -> bool:
    """Tell whether a boatswain can carry a whole colour: always in the standard game, with a boat in the advanced one."""
    return not state.advanced or state.seats[state.active].special[BOAT] > 0


@compiled
def legal_ferries(state: State, out: Ints) -> int:
    """List the kinds of ferries that can move somebody, and no ferry."""
    player = state.seats[state.active]
    n = 0
    if has_full_ferry(state):
        for row in range(ROWS):
            if can_move(player, row):
                out[n] = FERRY_COLOUR + row
                n += 1
        out[n] = FERRY_EACH
        n += 1
    if state.advanced:
        out[n] = FERRY_SINGLE
        n += 1
    if may_stop_ferrying(state):
        out[n] = FERRY_DONE
        n += 1
    return n


@compiled
def choose_ferry(state: State, action: int) -> None:
    """Send a boatswain off, with a boat tile if the advanced game asks for one; both leave the game."""
    if action == FERRY_DONE:
        if not finish_large_scoring(state):
            ask_for_ferries(state)
        return
    player = state.seats[state.active]
    player.mainland[BOATSWAIN] -= 1
    if action == FERRY_SINGLE:
        state.ferry = SINGLE
    else:
        state.ferry = ONE_OF_EACH if action == FERRY_EACH else action - FERRY_COLOUR
        if state.advanced:
            player.special[BOAT] -= 1
    state.ferried = 0
    state.phase = FERRY_FIGURE


@compiled
def on_board(state: State, row: int) -> bool:
    """Tell whether the ferry under way can still carry a figure of a row."""
    if state.ferry < ROWS:
        chosen = state.ferry == row
    elif state.ferry == ONE_OF_EACH:
        chosen = state.ferried & bit(row) == 0
    else:
        chosen = state.ferried == 0
    return chosen and can_move(state.seats[state.active], row)


@compiled
def legal_ferry_cells(state: State, out: Ints) -> int:
    """List the free tiles for the ferry's figures, and done once it has carried one."""
    player = state.seats[state.active]
    n = 0
    for row in range(ROWS):
        if on_board(state, row):
            cells = free_tiles(player, row)
            while cells:
                out[n] = CELL + row * COLUMNS + lowest(cells)
                n += 1
                cells &= cells - 1
    if state.ferried:
        out[n] = FERRY_DONE
        n += 1
    return n


@compiled
def ferry_figure(state: State, row: int, column: int) -> None:
    """Move a figure from the mainland onto a free tile of its row."""
    player = state.seats[state.active]
    player.mainland[row] -= 1
    player.figures[row] |= bit(column)
    state.ferried |= bit(row)
    for other in range(ROWS):
        if on_board(state, other):
            return
    land_ferry(state)


@compiled
def land_ferry(state: State) -> None:
    """The ferry is over; the player may have another boatswain."""
    state.ferry = NOTHING
    state.ferried = 0
    ask_for_ferries(state)
