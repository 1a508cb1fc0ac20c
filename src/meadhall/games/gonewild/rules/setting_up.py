"""Setting up: the card table goes into the state, every player gets a deck and a town hall, and chance deals the rest."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import bit, count
from ....engine.compiled import compiled
from ....engine.record import State, overwrite
from .attacking import clear_attack
from .cards import FAVOURS_EACH, FIRST_BONUSES, FIRST_MISSION_POINTS, MISSION_COPIES, MISSION_POINTS, OPEN_BONUSES
from .cards import OPEN_FAVOURS as OPEN
from .ids import BONUSES, CARDS, FIRST_BUILDING, FIRST_DIVINE, FIRST_HALL, FIRST_MARKET, FIRST_ODIN, MISSIONS, NOTHING
from .knowledge import cards_in
from .missions import missing_missions
from .state import DRAW_BONUS, REVEAL_FAVOUR, RULES_NOW, SETTING_UP

# Options, in the order in which `setup` takes them; the card table follows.
LONG_GAME, FIRST_GAME, DIGEST, TABLE = range(4)

ALL_BONUSES = (1 << BONUSES) - 1


@compiled
def copy_table(state: State, numbers: NDArray[np.int64]) -> None:
    """Copy the card table into the state, field by field in the order of `TABLE_FIELDS`."""
    at = copy_field(state.numbers, numbers, 0)
    at = copy_field(state.points_table, numbers, at)
    at = copy_field(state.effects.reshape(-1), numbers, at)
    at = copy_field(state.cost.reshape(-1), numbers, at)
    at = copy_field(state.worth, numbers, at)
    at = copy_field(state.card_type, numbers, at)
    at = copy_field(state.copies, numbers, at)
    at = copy_field(state.least_players, numbers, at)
    at = copy_field(state.start_deck, numbers, at)
    at = copy_field(state.playable, numbers, at)
    at = copy_field(state.reacts, numbers, at)
    at = copy_field(state.building.reshape(-1), numbers, at)
    at = copy_field(state.damage.reshape(-1), numbers, at)
    at = copy_field(state.village_limit, numbers, at)
    at = copy_field(state.mission.reshape(-1), numbers, at)
    copy_field(state.bonus.reshape(-1), numbers, at)


@compiled
def copy_field(field: State, numbers: NDArray[np.int64], at: int) -> int:
    for i in range(len(field)):
        field[i] = numbers[at + i]
    return at + len(field)


@compiled
def clear_table(state: State) -> None:
    """Mark what is not there; new tables are played under the present rules."""
    state.rules = RULES_NOW
    state.stage = SETTING_UP
    state.buying = NOTHING
    state.victim = NOTHING
    state.trapping = NOTHING
    state.taker = NOTHING
    state.revealed = NOTHING
    state.steal_from = NOTHING
    state.store_slot = NOTHING
    state.keeps_left = NOTHING
    state.tie_winner = NOTHING
    state.armed[:] = NOTHING
    state.path[:] = NOTHING
    state.mission_bottom[:] = NOTHING
    clear_attack(state)


@compiled
def lay_out(state: State) -> None:
    """Lay out market, decks and piles, and give every player a deck and a town hall."""
    players = int(state.players)
    for thing in range(FIRST_MARKET, FIRST_ODIN):
        state.market[thing] = state.copies[thing]
    for thing in range(FIRST_BUILDING, FIRST_HALL):
        state.market[thing] = state.copies[thing]
    for card in range(FIRST_ODIN, FIRST_DIVINE):
        state.odin[card] = state.copies[card]
    eligible = 0
    for card in range(FIRST_DIVINE, CARDS):
        if state.least_players[card] <= players:
            state.favours_unseen[card] = state.copies[card]
            eligible += state.copies[card]
    state.favours_left = min(eligible, state.numbers[FAVOURS_EACH] * players)
    for mission in range(MISSIONS):
        pile = 0 if state.mission[mission, MISSION_POINTS] == state.numbers[FIRST_MISSION_POINTS] else 1
        state.mission_piles[pile, mission] = state.mission[mission, MISSION_COPIES]
    state.box = ALL_BONUSES
    if state.first_game:
        state.bonuses = state.numbers[FIRST_BONUSES]
        state.box = ALL_BONUSES & ~state.numbers[FIRST_BONUSES]
    for seat in range(players):
        state.seats[seat].level = 1
        overwrite(state.seats[seat].draws, state.start_deck)
    state.refill = 1


@compiled
def set_up_step(state: State) -> bool:
    """Draw the bonus cards, deal missions, and turn up favours; tell whether chance has to act."""
    if count(state.bonuses) < state.numbers[OPEN_BONUSES]:
        state.phase = DRAW_BONUS
        return True
    if state.seated < state.players:
        state.active = state.seated
        state.missions_due = missing_missions(state, state.active)
        state.seated += 1
        return False
    if cards_in(state.favours_open) < state.numbers[OPEN] and state.favours_left > 0:
        state.phase = REVEAL_FAVOUR
        return True
    return False


@compiled
def draw_bonus(state: State, bonus: int) -> None:
    """Lay out a bonus card of this game."""
    state.bonuses |= bit(bonus)
    state.box = np.int16(int(state.box) & ~int(bit(bonus)))
