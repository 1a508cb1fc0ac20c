"""What bots can learn: features of a table when a tide begins. The rest they do without, so they look at points."""

from dataclasses import replace
from pathlib import Path

from meadhall.bots.heuristics import POINTS_ALONE, Features, Floats, Floats32, Memory
from meadhall.engine.compiled import compiled
from meadhall.engine.record import State

from ..rules.box import KIND_NAMES, KINDS, NOTHING, WORTH
from ..rules.state import DRAW

OWN = ("points", "lead", *(f"found {name}" for name in KIND_NAMES), *(f"next {name}" for name in KIND_NAMES))
TABLE = ("round", "to come", *(f"sea {name}" for name in KIND_NAMES))


@compiled
def is_moment(state: State) -> bool:
    """A tide begins: nothing lies on the beach, and nobody has a secret."""
    return bool(state.phase == DRAW and state.beach[0] == NOTHING)


@compiled
def write(state: State, weights: Floats, memory: Memory, own: Floats32, table: Floats32) -> None:
    """Write the features of each seat, and those of the table."""
    for seat in range(state.players):
        player = state.seats[seat]
        rival = -1000
        for other in range(state.players):
            if other != seat:
                rival = max(rival, int(state.seats[other].points))
        own[seat, 0] = player.points
        own[seat, 1] = player.points - rival
        for kind in range(KINDS):
            found = player.found[kind]
            own[seat, 2 + kind] = found
            own[seat, 2 + KINDS + kind] = WORTH[kind, min(found + 1, WORTH.shape[1] - 1)] - WORTH[kind, found]
    table[0] = state.round_number
    table[1] = state.tides - state.round_number + 1
    for kind in range(KINDS):
        table[2 + kind] = state.sea[kind]


HEURISTICS = replace(
    POINTS_ALONE,
    features=Features(OWN, TABLE, write, is_moment, moments_of_a_game=8),
    networks=Path(__file__).with_name("networks"),
    greedy={"network": 0},  # most of its choices are followed by those of others, when there is nothing to judge
)
