"""Effects, interpreted from the words of the cards. None is known by the name of its card."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import EFFECT
from .effect_parser import (
    AMOUNT,
    ANY,
    ATTACH,
    BOOST_ALL,
    DRAW,
    GAIN,
    GAIN_PER,
    MOST_EFFECTS,
    NO_EFFECT,
    NUMBER_OF_OPPONENTS,
    NUMBER_OF_PLAYERS,
    OTHER,
    PEEK,
    POINTS,
    RECOVER,
    SEEK,
    STEAL,
    TOKEN,
    USE,
    WHAT,
    WHEN,
    WHEN_BEATEN,
    WHEN_BUILT,
    WHEN_PLAYED,
    WORD,
)
from .gaining import earn_tokens, gain_points
from .ids import NOTHING, THINGS
from .state import AS_TOKEN, BEATEN, BUILT, CARD_EFFECTS, INTO_PURSE, ORDER_EFFECTS, REWARD_FIRST


@compiled
def queue_effects(state: State, thing: int, when: int, times: int) -> None:
    """Let all effects of a thing that belong to this moment wait for their turn."""
    for i in range(MOST_EFFECTS):
        if state.effects[thing, i, WORD] != NO_EFFECT and state.effects[thing, i, WHEN] == when:
            state.due[thing, i] += times
            state.waiting += times


@compiled
def has_choice_of_use(state: State, thing: int) -> bool:
    """Tell whether a card's effects are uses to choose from ("or")."""
    first = NOTHING
    for i in range(MOST_EFFECTS):
        if state.effects[thing, i, WORD] != NO_EFFECT and state.effects[thing, i, WHEN] == WHEN_PLAYED:
            if first == NOTHING:
                first = int(state.effects[thing, i, USE])
            elif state.effects[thing, i, USE] != first:
                return True
    return False


@compiled
def is_quiet(state: State, thing: int, i: int) -> bool:
    """Resources for this turn and strength for all are the same in any order, so they need no question."""
    word = state.effects[thing, i, WORD]
    if word == GAIN:
        return bool(state.effects[thing, i, WHAT] != ANY)
    return word in (GAIN_PER, BOOST_ALL)


@compiled
def reward_waits(state: State) -> bool:
    """Tell whether a reward waits. It belongs to the settlement, which effects of the attackers follow (ruling 19)."""
    if state.rules < REWARD_FIRST:
        return False
    for thing in range(THINGS):
        for i in range(MOST_EFFECTS):
            if state.due[thing, i] > 0 and state.effects[thing, i, WHEN] == WHEN_BEATEN:
                return True
    return False


@compiled
def may_be_next(state: State, thing: int, i: int, reward: bool) -> bool:
    """Tell whether an effect waits, and waits for no reward."""
    return state.due[thing, i] > 0 and (not reward or state.effects[thing, i, WHEN] == WHEN_BEATEN)


@compiled
def next_effect(state: State) -> bool:
    """Run what waits, or tell that the player has to choose the order (ruling 18)."""
    kinds = 0
    asks = False
    first = NOTHING
    reward = reward_waits(state)
    for thing in range(THINGS):
        for i in range(MOST_EFFECTS):
            if not may_be_next(state, thing, i, reward):
                continue
            choice = has_choice_of_use(state, thing)
            if not choice and is_quiet(state, thing, i):
                run_waiting(state, thing, i)
                return False
            word = state.effects[thing, i, WORD]
            # Points and tokens do not depend on each other.
            asks = asks or choice or (word != POINTS and word != TOKEN)
            kinds += 1
            if first == NOTHING:
                first = thing * MOST_EFFECTS + i
    if kinds > 1 and asks:
        state.phase = ORDER_EFFECTS
        return True
    run_waiting(state, first // MOST_EFFECTS, first % MOST_EFFECTS)
    return False


@compiled
def legal_effects(state: State, out: Ints) -> int:
    """List the effects that may be next."""
    reward = reward_waits(state)
    n = 0
    for thing in range(THINGS):
        for i in range(MOST_EFFECTS):
            if may_be_next(state, thing, i, reward):
                out[n] = EFFECT + thing * MOST_EFFECTS + i
                n += 1
    return n


@compiled
def run_waiting(state: State, thing: int, i: int) -> None:
    """Let an effect happen that has waited; of several uses the others are forgone."""
    if has_choice_of_use(state, thing):
        for other in range(MOST_EFFECTS):
            if other != i and state.due[thing, other] > 0:
                state.due[thing, other] -= 1
                state.waiting -= 1
    state.due[thing, i] -= 1
    state.waiting -= 1
    run_effect(state, thing, i)


@compiled
def source_of(state: State, thing: int, i: int) -> int:
    """Return the ledger's source of what an effect brings."""
    when = state.effects[thing, i, WHEN]
    return BEATEN if when == WHEN_BEATEN else BUILT if when == WHEN_BUILT else CARD_EFFECTS


@compiled
def amount_of(state: State, thing: int, i: int) -> int:
    """Return how much an effect brings at this table."""
    amount = int(state.effects[thing, i, AMOUNT])
    if amount == NUMBER_OF_PLAYERS:
        return int(state.players)
    if amount == NUMBER_OF_OPPONENTS:
        return int(state.players) - 1
    return amount


@compiled
def run_effect(state: State, thing: int, i: int) -> None:
    """Let an effect happen, as far as possible; what needs a choice or a draw is left waiting for it."""
    word = state.effects[thing, i, WORD]
    what = int(state.effects[thing, i, WHAT])
    amount = amount_of(state, thing, i)
    if word in (GAIN, TOKEN):
        if what == ANY:
            state.choices_due = amount
            state.chosen_as = INTO_PURSE if word == GAIN else AS_TOKEN
            state.chosen_from = source_of(state, thing, i)
        elif word == GAIN:
            state.purse[what] += amount
        else:
            earn_tokens(state, source_of(state, thing, i), what, amount)
    elif word == GAIN_PER:
        state.purse[state.effects[thing, i, OTHER]] += amount * state.seats[state.active].built[what]
    elif word == STEAL:
        state.steals_due = amount
        state.steal_resource = what
        state.steal_from = NOTHING
    elif word == DRAW:
        state.draws_due += amount
    elif word == RECOVER:
        state.recovers_due = amount
    elif word == SEEK:
        state.seek_types = what
        state.reshuffled = 0
    elif word == PEEK:
        state.peeks_due = 1
    elif word == ATTACH:
        state.attach_due = amount
    elif word == BOOST_ALL:
        state.boost += amount
    elif word == POINTS:
        gain_points(state, state.active, source_of(state, thing, i), amount)
