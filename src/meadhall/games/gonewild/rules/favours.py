"""Divine favours: one is turned up from the stack, and the player takes one of those that lie open."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import TAKE
from .ids import CARDS, FIRST_DIVINE, NOTHING


@compiled
def next_taker(state: State) -> int:
    """Return who takes the next favour, from the start player on, or NOTHING; an empty stack ends all claims (ruling 7)."""
    due = 0
    for seat in range(state.players):
        due += state.seats[seat].favours_due
    if due == 0:
        return NOTHING
    for distance in range(state.players):
        seat = (state.start + distance) % state.players
        if state.seats[seat].favours_due > 0:
            if state.favours_left > 0 or state.revealed != NOTHING:
                return int(seat)
            state.seats[seat].favours_due = 0
    return NOTHING


@compiled
def reveal_favour(state: State, card: int) -> None:
    """Turn up the top card of the stack."""
    state.favours_unseen[card] -= 1
    state.favours_open[card] += 1
    state.favours_left -= 1
    if state.taker != NOTHING:
        state.revealed = card


@compiled
def legal_favours(state: State, out: Ints) -> int:
    """List the favours that lie open, the one just turned up among them."""
    n = 0
    for card in range(FIRST_DIVINE, CARDS):
        if state.favours_open[card] > 0:
            out[n] = TAKE + card
            n += 1
    return n


@compiled
def take_favour(state: State, card: int) -> None:
    """Take a favour into the play area (ruling 17)."""
    player = state.seats[state.taker]
    state.favours_open[card] -= 1
    player.played[card] += 1
    player.favours_due -= 1
    state.revealed = NOTHING
    state.taker = NOTHING
