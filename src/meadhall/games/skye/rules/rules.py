"""The contract for Isle of Skye: who acts, what is legal, and what an action does."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import bit
from ....engine.chance import Generator, Ints
from ....engine.compiled import compiled
from ....engine.contract import CHANCE, OVER, Rules, register
from ....engine.record import State
from .actions import SCORING_DRAWN, TILE_DRAWN
from .building import build, can_reconsider, has_built, legal_building
from .buying import buy_or_pass, legal_purchases
from .clan import clear_clan
from .components import MAX_PLAYERS, NOTHING, OPEN_SCORING_TILES
from .ending import points, ranking
from .observation import observe
from .offer import (
    CHOICES,
    begin_round,
    choices_made,
    draw_scoring,
    draw_tile,
    legal_prices,
    outcomes,
    resample_prices,
    set_price,
)
from .state import BUILD, BUY, DRAW_SCORING, DRAW_TILES, GAME_OVER, PRICES, STATE

# Options, in the order in which `setup` takes them: show gold, and the four scoring tiles, -1 where chance draws them.
OPEN_GOLD, SCORING = range(2)


@compiled
def setup(state: State, players: int, options: NDArray[np.int64]) -> None:
    """Give everyone a castle, fill the bag, and lay out the scoring tiles or let them be drawn."""
    state.players = players
    state.open_gold = options[OPEN_GOLD]
    clear_table(state)
    state.bag[:] = 1
    state.round_number = 1
    for letter in range(OPEN_SCORING_TILES):
        state.scoring[letter] = options[SCORING + letter]
    if state.scoring[0] == NOTHING:
        state.phase = DRAW_SCORING
    else:
        state.given_scoring = 1
        begin_round(state)


@compiled
def clear_table(state: State) -> None:
    """Mark what is not there: no scoring tiles, and every seat with its castle and nothing else."""
    state.scoring[:] = NOTHING
    for seat in range(MAX_PLAYERS):
        player = state.seats[seat]
        clear_clan(player)
        player.offer[:] = NOTHING
        player.axe = NOTHING
        player.hand[:] = NOTHING
        player.building = NOTHING
        player.laid[:] = NOTHING
        player.returned[:] = NOTHING


@compiled
def must_act(state: State, seat: int) -> bool:
    """Tell whether the game cannot go on without a choice of this seat."""
    if state.phase == PRICES:
        return choices_made(state.seats[seat]) < CHOICES
    if state.phase == BUILD:
        return not has_built(state.seats[seat])
    return state.phase == BUY and seat == state.active  # type: ignore[no-any-return]


@compiled
def may_act(state: State, seat: int) -> bool:
    """Tell whether a seat is waited for, or may still take back what it has chosen."""
    if seat < 0 or seat >= state.players:
        return False
    if must_act(state, seat) or state.phase == PRICES:
        return True
    return state.phase == BUILD and can_reconsider(state.seats[seat])


@compiled
def turn(state: State) -> int:
    """Chance draws, one player after the other buys, and all set prices and build at the same time."""
    if state.phase == GAME_OVER:
        return OVER
    if state.phase <= DRAW_TILES:
        return CHANCE
    if state.phase == BUY:
        return state.active  # type: ignore[no-any-return]
    seat = 0
    while not must_act(state, seat):
        seat += 1
    return seat


@compiled
def pending(state: State) -> int:
    """Return all who are waited for, and all who may take back what they have chosen."""
    seats = 0
    for seat in range(state.players):
        if may_act(state, seat):
            seats |= bit(seat)
    return seats


@compiled
def legal(state: State, seat: int, out: Ints) -> int:
    """List what a seat may choose now."""
    if not may_act(state, seat):
        return 0
    if state.phase == PRICES:
        return legal_prices(state.seats[seat], out)
    if state.phase == BUY:
        return legal_purchases(state, seat, out)
    return legal_building(state.seats[seat], out)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action of a seat, or an outcome of chance."""
    if state.phase == BUILD:
        build(state, seat, action)
    elif state.phase == PRICES:
        set_price(state, seat, action)
    elif state.phase == BUY:
        buy_or_pass(state, seat, action)
    elif state.phase == DRAW_TILES:
        draw_tile(state, action - TILE_DRAWN)
    else:
        draw_scoring(state, action - SCORING_DRAWN)


@compiled
def resample(state: State, seat: int, rng: Generator) -> None:
    """Draw anew what others have set in secret. Their gold stays: every coin moves openly, so who counts knows it."""
    if state.phase == PRICES:
        for other in range(state.players):
            if other != seat:
                resample_prices(state.seats[other], rng)


RULES = Rules(
    setup=setup,
    turn=turn,
    pending=pending,
    legal=legal,
    outcomes=outcomes,
    apply=apply,
    points=points,
    ranking=ranking,
    resample=resample,
    observe=observe,
)

register(STATE, RULES)
