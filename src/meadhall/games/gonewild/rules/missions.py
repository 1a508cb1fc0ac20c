"""Missions: drawn, claimed once a round, and swapped for gold once a round."""

from ....engine.bits import bit, holds
from ....engine.compiled import compiled
from ....engine.record import State
from .cards import ABOUT, CONDITION, HOW_MUCH, MISSION_POINTS, OPEN_MISSIONS
from .effect_parser import ATTACK_WITH, BUY, HALL, HIT, HIT_HALL, OWN, SPEND
from .gaining import gain_points
from .ids import MISSIONS, MOST_MISSIONS, NOTHING
from .state import MISSION


@compiled
def is_met(state: State, mission: int) -> bool:
    """Tell whether the active player meets a mission's condition, over the whole turn (ruling 32)."""
    player = state.seats[state.active]
    condition = state.mission[mission, CONDITION]
    about = int(state.mission[mission, ABOUT])
    needed = int(state.mission[mission, HOW_MUCH])
    if condition == BUY:
        return bool(holds(state.bought, about))
    if condition == SPEND:
        return bool(state.spent[about] >= needed)
    if condition == OWN:
        return bool(player.built[about] >= needed)
    if condition == HALL:
        return bool(player.level >= needed)
    if condition == HIT:
        return bool((state.hall_hits if about == HIT_HALL else state.hits) >= needed)
    assert condition == ATTACK_WITH
    return bool(state.strongest >= needed)


@compiled
def can_claim(state: State, mission: int) -> bool:
    """One mission a round, that lies open and is met."""
    player = state.seats[state.active]
    return not player.claimed and player.held[mission] > 0 and is_met(state, mission)


@compiled
def claim(state: State, mission: int) -> None:
    """Complete a mission."""
    player = state.seats[state.active]
    player.held[mission] -= 1
    player.done[mission] += 1
    player.claimed = 1
    gain_points(state, state.active, MISSION, state.mission[mission, MISSION_POINTS])


@compiled
def top_pile(state: State) -> int:
    """Return the uppermost of the two shuffled piles that has cards, or NOTHING."""
    for pile in range(2):
        for mission in range(MISSIONS):
            if state.mission_piles[pile, mission] > 0:
                return pile
    return NOTHING


@compiled
def mission_deck_empty(state: State) -> bool:
    """Tell whether there is no mission to draw, swapped ones at the bottom included."""
    return top_pile(state) == NOTHING and state.mission_bottom[0] == NOTHING


@compiled
def swap(state: State, mission: int) -> None:
    """Lay a mission below the deck, and draw another (ruling 33)."""
    player = state.seats[state.active]
    player.held[mission] -= 1
    player.swapped = 1
    place = 0
    while state.mission_bottom[place] != NOTHING:
        place += 1
    state.mission_bottom[place] = mission
    state.missions_due = 1


@compiled
def missing_missions(state: State, seat: int) -> int:
    """Return how many open missions a player lacks."""
    missing = int(state.numbers[OPEN_MISSIONS])
    for mission in range(MISSIONS):
        missing -= state.seats[seat].held[mission]
    return missing


@compiled
def draw_mission(state: State, mission: int) -> None:
    """Lay a mission from the deck before the player who draws."""
    pile = top_pile(state)
    if pile != NOTHING:
        state.mission_piles[pile, mission] -= 1
    else:
        # The swapped ones come last, in the order in which they were laid there.
        for place in range(MOST_MISSIONS - 1):
            state.mission_bottom[place] = state.mission_bottom[place + 1]
        state.mission_bottom[MOST_MISSIONS - 1] = NOTHING
    state.seats[state.active].held[mission] += 1
    state.missions_due -= 1


@compiled
def mark_bought(state: State, kind: int) -> None:
    """Remember what was bought in this turn."""
    state.bought |= bit(kind)
