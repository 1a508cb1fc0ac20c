"""The phases of a round: production, drawing, action, storage, and the end of the round."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import KEEP, KEEP_NO_MORE
from .attacking import clear_attack
from .card_validation import EXTRA_CARDS, KEEPS, OUTPUT, PRODUCES
from .cards import COMPLETE_DEFENCE, START_HAND
from .ending import end_game, score_bonuses
from .gaining import book_tokens, gain_points, in_use
from .ids import CARDS, HALL_SLOT, MOST_OF_A_NAME, MOST_UPGRADES, NOTHING, SLOTS, TABLE_ENTRIES
from .knowledge import cards_in, leave_hand
from .missions import missing_missions
from .path import discard_last
from .setting_up import set_up_step
from .state import (
    ACT,
    ACTING,
    BUILDINGS_HIT,
    CLEARING,
    DAMAGED,
    DEFENDED,
    DRAWING,
    ENDING,
    KEEP_CARD,
    KEEPING,
    PRODUCTION,
    SETTING_UP,
    STORING,
)
from .storing import store_all


@compiled
def next_step(state: State) -> bool:
    """Go on with the game where nothing waits any more; tell whether a player has to choose."""
    if state.stage == SETTING_UP:
        if set_up_step(state):
            return True
        if state.missions_due == 0:
            begin_round(state)
        return False
    if state.stage == CLEARING:
        begin_round(state)
        return False
    if state.stage == DRAWING:
        if state.seated < state.players:
            begin_drawing(state)
        else:
            begin_stage(state, ACTING)
            begin_turn(state)
        return False
    if state.stage == ACTING:
        state.phase = ACT
        return True
    if state.stage == STORING:
        return storage_step(state)
    if state.stage == KEEPING:
        return keeping_step(state)
    end_game(state)
    return True


@compiled
def begin_stage(state: State, stage: int) -> None:
    """The start player comes first in every phase."""
    state.stage = stage
    state.seated = 0
    state.active = state.start


@compiled
def pass_on(state: State) -> None:
    """The player has finished this phase."""
    state.seated += 1
    state.active = (state.active + 1) % state.players


@compiled
def begin_round(state: State) -> None:
    """Produce, then draw."""
    state.round_number += 1
    for seat in range(state.players):
        produce(state, seat)
    begin_stage(state, DRAWING)
    state.active = (state.start + state.players - 1) % state.players


@compiled
def produce(state: State, seat: int) -> None:
    """Each producer that is in use gets its tokens."""
    player = state.seats[seat]
    for slot in range(SLOTS):
        building = slot // MOST_OF_A_NAME
        if state.building[building, PRODUCES] != NOTHING and in_use(player, slot):
            player.on_slot[slot] = state.building[building, OUTPUT]
            book_tokens(player, PRODUCTION, state.building[building, PRODUCES], state.building[building, OUTPUT])


@compiled
def from_buildings(state: State, seat: int, column: int) -> int:
    """Add up what the buildings in use give of something."""
    total = 0
    for slot in range(SLOTS):
        worth = int(state.building[slot // MOST_OF_A_NAME, column])
        if worth > 0 and in_use(state.seats[seat], slot):
            total += worth
    return total


@compiled
def begin_drawing(state: State) -> None:
    """Let the next player draw a missing mission and their cards; kept cards do not count."""
    pass_on(state)
    state.missions_due = missing_missions(state, state.active)
    state.draws_due = state.numbers[START_HAND] + from_buildings(state, state.active, EXTRA_CARDS)


@compiled
def begin_turn(state: State) -> None:
    """Nothing has happened yet in this turn."""
    state.purse[:] = 0
    state.spent[:] = 0
    state.strongest = 0
    state.bought = 0
    state.boost = 0
    state.victim = NOTHING
    state.hits = 0
    state.hall_hits = 0
    state.draco_done = 0
    state.by_hand = 0
    state.ready[:] = 0
    state.armed[:] = NOTHING
    state.armed_bonus[:] = 0
    clear_attack(state)


@compiled
def end_turn(state: State) -> None:
    """Pay for buildings hit, or for a complete defence; cards played stay until the end of the round."""
    player = state.seats[state.active]
    if state.hits > 0:
        # More hits than the table has entries: the last entry (ruling 28).
        entry = min(int(state.hits), TABLE_ENTRIES - 1)
        gain_points(state, state.active, BUILDINGS_HIT, state.points_table[entry])
    elif state.victim != NOTHING:
        # Attacked in this turn and not hit (rulings 3 and 26).
        gain_points(state, state.victim, DEFENDED, state.numbers[COMPLETE_DEFENCE])
        state.seats[state.victim].marks[HALL_SLOT] |= DAMAGED
    for card in range(CARDS):
        player.played[card] += state.ready[card]
    for place in range(MOST_UPGRADES):
        if state.armed[place] != NOTHING:
            player.played[state.armed[place]] += 1
    begin_turn(state)
    pass_on(state)
    if state.seated == state.players:
        begin_stage(state, STORING)


@compiled
def storage_step(state: State) -> bool:
    """Let the players store in turn; the last round ends here (ruling 38)."""
    if state.seated == state.players:
        if state.last_round:
            state.stage = ENDING
            score_bonuses(state)
        else:
            begin_stage(state, KEEPING)
        return False
    if store_all(state):
        return True
    pass_on(state)
    return False


@compiled
def keeping_step(state: State) -> bool:
    """Let the players with drakkars keep cards in turn, and discard all others."""
    if state.seated == state.players:
        end_round(state)
        return False
    if state.keeps_left == NOTHING:
        state.keeps_left = from_buildings(state, state.active, KEEPS)
    if state.keeps_left > 0 and cards_in(state.seats[state.active].hand) > cards_in(state.kept):
        state.phase = KEEP_CARD
        return True
    discard_hand(state)
    pass_on(state)
    return False


@compiled
def legal_keeps(state: State, out: Ints) -> int:
    """List the cards that can be kept, and no more."""
    hand = state.seats[state.active].hand
    n = 0
    for card in range(CARDS):
        if hand[card] > state.kept[card]:
            out[n] = KEEP + card
            n += 1
    out[n] = KEEP_NO_MORE
    return n + 1


@compiled
def keep(state: State, action: int) -> None:
    """Keep a card of the hand, or no more."""
    if action == KEEP_NO_MORE:
        state.keeps_left = 0
    else:
        state.kept[action - KEEP] += 1
        state.keeps_left -= 1


@compiled
def discard_hand(state: State) -> None:
    """Discard what is not kept."""
    player = state.seats[state.active]
    for card in range(CARDS):
        for _ in range(player.hand[card] - state.kept[card]):
            leave_hand(state, state.active, card)
            player.discards[card] += 1
    state.kept[:] = 0
    state.keeps_left = NOTHING


@compiled
def end_round(state: State) -> None:
    """Discard what was played, remove all markers, let Odin's Path move on, and pass the start marker."""
    for seat in range(state.players):
        player = state.seats[seat]
        for card in range(CARDS):
            player.discards[card] += player.played[card]
            player.played[card] = 0
        player.marks[:] = 0
        player.guard[:] = 0
        player.attacked = 0
        player.claimed = 0
        player.swapped = 0
        player.returned = 0
    discard_last(state)
    state.start = (state.start + 1) % state.players
    state.stage = CLEARING
