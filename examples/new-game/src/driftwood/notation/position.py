"""A whole table as text, both ways: the engine writes the record, and here is what makes a table impossible."""

import numpy as np

from meadhall.engine.errors import BadPosition
from meadhall.engine.record import State
from meadhall.engine.record_notation import RecordNotation

from ..rules.box import COUNT, KIND_NAMES, KINDS, MAX_PLAYERS, NOTHING, SHELL, SHORT_GAME, TIDES
from ..rules.rules import take
from ..rules.state import CHOOSE, GAME_OVER, PHASE_NAMES, STATE, UNDECIDED


def complete(state: State) -> None:
    """Refuse what the rules cannot go on from, and give everybody points for what was found, through the rules."""
    over = state.phase == GAME_OVER
    tides_done = int(state.round_number) - (not over)
    if state.tides not in (TIDES, SHORT_GAME) or not 1 <= state.round_number <= state.tides:
        raise BadPosition(f"A game has {TIDES} or {SHORT_GAME} tides, and round_number is one of them.")
    ashore = int((state.beach != NOTHING).sum())
    if (state.beach[:ashore] == NOTHING).any() or (ashore == state.players + 1) != (state.phase == CHOOSE):
        raise BadPosition(f"The beach is filled from the left; with {state.players + 1} pieces, the phase is choose.")
    if over and (ashore or state.round_number < state.tides):
        raise BadPosition("The game is over after the last tide, with an empty beach.")
    seats = state.seats[: state.players]
    chosen = int((seats["choice"] != UNDECIDED).sum())
    choices_fit = 0 <= seats["choice"].min() <= seats["choice"].max() <= state.players + 1
    if (chosen and state.phase != CHOOSE) or chosen == state.players or not choices_fit:
        raise BadPosition(
            f"A choice is a place, 1 to {state.players + 1}, or 0 for none; all choices are revealed at once."
        )
    if (seats["found"].sum(axis=1) != tides_done).any():
        raise BadPosition(f"In {tides_done} tides everybody has found {tides_done} pieces, shells included.")
    pieces = seats["found"].sum(axis=0) + np.bincount(state.beach[:ashore], minlength=KINDS) + state.sea
    pieces[SHELL] = state.sea[SHELL]
    if (pieces > COUNT).any() or COUNT.sum() - state.sea.sum() != tides_done * (state.players + 1) + ashore:
        raise BadPosition("The sea must hold what has not come ashore, and the box holds no more of any kind.")
    for seat in range(state.players):
        found = seats["found"][seat].copy()
        seats["found"][seat] = 0
        for kind in np.repeat(range(KINDS), found):
            take(state.seats[seat], kind)


NOTATION = RecordNotation(
    "driftwood",
    STATE,
    range(2, MAX_PLAYERS + 1),
    names={"phase": PHASE_NAMES, "beach": KIND_NAMES},
    counts={"sea": KIND_NAMES, "found": KIND_NAMES},
    left_out=("points", "ledger"),
    complete=complete,
)
position_text, read_position = NOTATION.text, NOTATION.read
