"""Odin's Path: spaces from the deck to the right; what leaves is replaced by sliding and refilling."""

from ....engine.compiled import compiled
from ....engine.record import State, overwrite
from .ids import NOTHING, PATH
from .knowledge import has_cards


@compiled
def take_from_path(state: State, space: int) -> int:
    """Take a card; those left of it slide to the right, and the free space will be filled at once."""
    card = int(state.path[space])
    for i in range(space, 0, -1):
        state.path[i] = state.path[i - 1]
    state.path[0] = NOTHING
    state.refill = 1
    return card


@compiled
def free_space(state: State) -> int:
    """Return the free space farthest from the deck, or NOTHING."""
    for space in range(PATH - 1, -1, -1):
        if state.path[space] == NOTHING:
            return space
    return NOTHING


@compiled
def waits_for_refill(state: State) -> bool:
    """Tell whether a card has to be drawn for the path; an empty deck is made from the discard pile (ruling 10)."""
    if free_space(state) != NOTHING:
        if has_cards(state.odin):
            return True
        if has_cards(state.odin_discards):
            overwrite(state.odin, state.odin_discards)
            state.odin_discards[:] = 0
            return True
    state.refill = 0
    return False


@compiled
def fill_path(state: State, card: int) -> None:
    """Lay a card from the deck onto the path."""
    state.odin[card] -= 1
    state.path[free_space(state)] = card


@compiled
def discard_last(state: State) -> None:
    """At the end of a round the card on the right leaves, before the refill (ruling 36)."""
    if state.path[PATH - 1] != NOTHING:
        state.odin_discards[take_from_path(state, PATH - 1)] += 1
    state.refill = 1
