"""The quick look at an action: a policy for rollouts that moves the game on, and the first attention of a search."""

from ....bots.heuristics import Floats, Memory
from ....engine.bits import holds
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.actions import (
    ANSWER_WITH,
    ATTACH_TO_ARMED,
    ATTACH_TO_CARD,
    ATTACH_TO_READY,
    ATTACK,
    ATTACK_UNDEAD,
    BUILD,
    BUY_CARD,
    BUY_PATH,
    CLAIM,
    DECLARE,
    EFFECT,
    END_TURN,
    EXCHANGE,
    INTO_SLOT,
    KEEP,
    KEEP_NO_MORE,
    NO_ANSWER,
    RECOVER,
    RECOVER_NO_MORE,
    RETURN,
    SEND_ARMED,
    SEND_CARD,
    SEND_READY,
    STEAL_FROM,
    STORE,
    SWAP,
    TAKE,
    TAKE_RESOURCE,
    TRAP_ARMED,
    TRAP_CARD,
    UPGRADE_HALL,
)
from ..rules.attacking import BONUS_POINTS
from ..rules.card_validation import EXTRA_CARDS, KEEPS, OUTPUT, PRODUCES, STORES
from ..rules.cards import ABOUT, CONDITION, COUNTED, HOW_MUCH, MISSION_POINTS, OF_WHAT
from ..rules.effect_parser import (
    AMOUNT,
    ATTACH,
    BEER,
    BOOST_ALL,
    BUY,
    BUY_BUILDING,
    BUY_ODIN,
    DEFEND,
    DRAW,
    GAIN,
    GAIN_PER,
    GOLD,
    HALL,
    MOST_BUILDINGS,
    MOST_CARD,
    MOST_DECK,
    MOST_EFFECTS,
    MOST_STRENGTH,
    MOST_TYPE,
    NO_EFFECT,
    OTHER,
    OWN,
    POINTS,
    SEEK,
    TRAP,
    WHAT,
    WORD,
)
from ..rules.effect_parser import (
    RECOVER as RECOVER_WORD,
)
from ..rules.ending import deck_of
from ..rules.gaining import points_limit
from ..rules.ids import (
    BONUSES,
    BUILDINGS,
    DRACO,
    FIRST_HALL,
    FIRST_MARKET,
    FIRST_ODIN,
    HALL_SLOT,
    MISSIONS,
    MOST_OF_A_NAME,
    NOTHING,
    PATH,
    SLOTS,
)
from ..rules.state import (
    ACT,
    ANSWER,
    ATTACH_UPGRADE,
    CHOOSE_RESOURCE,
    CHOOSE_TRAPPED,
    KEEP_CARD,
    ORDER_EFFECTS,
    PLACE_TOKEN,
    RECOVER_CARD,
    SEND,
    STEAL_TOKEN,
    STORE_TOKENS,
    TAKE_FAVOUR,
)
from ..rules.strength import (
    SLOTS_OF_A_SEAT,
    armed_strength,
    attack_strength,
    building_defence,
    is_fighter,
    sendable,
    strength_of,
    target_defence,
)
from .raids import reward, table_points
from .traits import guards

# What a card brings when it is drawn, in points.
BEER_WORTH, GOLD_WORTH, STRENGTH_WORTH, DRAW_WORTH, GUARD_WORTH, OTHER_WORTH = 0.2, 0.3, 0.28, 0.25, 0.18, 0.3
AVERAGE_CARD = 0.25
# A card is drawn about so often in a round.
OFTEN = 0.35
# What a building, and a larger hall, bring in a round.
MADE_BEER, MADE_GOLD, IN_HAND, KEPT, DEPOT, LARGER_HALL = 0.3, 0.5, 0.45, 0.2, 0.1, 0.45
# Points of the leader in a round.
PACE = 3.6
# What a bonus card gives for one more of what it counts.
BONUS_STEP = 0.6

# The order of a turn: cards that draw, other cards, missions, attacks, purchases.
DRAW_FIRST, PLAY_CARDS, CLAIM_IT, STRIKE = 24.0, 20.0, 16.0, 8.0
NEVER = -9.0


@compiled
def rounds_left(state: State) -> float:
    """Return how many rounds are left, from the leader's points."""
    if state.last_round:
        return 0.0
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.seats[seat].points))
    return float(points_limit(state) - most) / PACE


@compiled
def drawn_worth(state: State, player: State, card: int) -> float:
    """Return what a card brings each time that it is drawn."""
    worth = STRENGTH_WORTH * state.worth[card] if is_fighter(state, card) else 0.0
    for i in range(MOST_EFFECTS):
        word = state.effects[card, i, WORD]
        if word == NO_EFFECT:
            break
        amount = max(int(state.effects[card, i, AMOUNT]), 1)
        what = int(state.effects[card, i, WHAT])
        if word == GAIN:
            worth += amount * (BEER_WORTH if what == BEER else GOLD_WORTH)
        elif word == GAIN_PER:
            per = BEER_WORTH if state.effects[card, i, OTHER] == BEER else GOLD_WORTH
            worth += amount * per * player.built[what]
        elif word in (DRAW, RECOVER_WORD):
            worth += DRAW_WORTH * amount
        elif word == SEEK:
            worth += DRAW_WORTH
        elif word in (ATTACH, BOOST_ALL):
            worth += 0.8 * STRENGTH_WORTH * amount
        elif word in (DEFEND, TRAP):
            worth += GUARD_WORTH * max(amount, 2)
        else:
            worth += OTHER_WORTH * amount
    return float(worth)


@compiled
def bonus_worth(state: State, card: int) -> float:
    """Return what a card adds to the bonus cards of the game."""
    worth = 0.0
    for bonus in range(BONUSES):
        if holds(state.bonuses, bonus):
            counted = state.bonus[bonus, COUNTED]
            what = int(state.bonus[bonus, OF_WHAT])
            if counted == MOST_STRENGTH:
                if is_fighter(state, card):
                    worth += 0.4 * BONUS_STEP * state.worth[card]
            elif (
                (counted == MOST_TYPE and state.card_type[card] == what)
                or (counted == MOST_DECK and deck_of(card) == what)
                or (counted == MOST_CARD and card == what)
            ):
                worth += BONUS_STEP
    return worth


@compiled
def mission_help(state: State, player: State, kind: int, building: int) -> float:
    """Return the points of an open mission that a purchase of a kind, or of a building, helps with."""
    if player.claimed:
        return 0.0
    best = 0.0
    for mission in range(MISSIONS):
        if player.held[mission] > 0:
            condition = state.mission[mission, CONDITION]
            about = state.mission[mission, ABOUT]
            points = float(state.mission[mission, MISSION_POINTS])
            if condition == BUY:
                if about == kind and not holds(state.bought, kind):
                    best = max(best, points)
            elif condition == OWN and about == building and player.built[building] < state.mission[mission, HOW_MUCH]:
                best = max(best, points / (state.mission[mission, HOW_MUCH] - player.built[building]))
    return best


@compiled
def card_lean(state: State, player: State, card: int, rounds: float) -> float:
    """Return what buying a card brings until the end, less what its price could do else."""
    worth = rounds * OFTEN * (drawn_worth(state, player, card) - AVERAGE_CARD) + bonus_worth(state, card)
    worth += mission_help(state, player, int(state.card_type[card]), NOTHING)
    if card >= FIRST_ODIN:
        worth += mission_help(state, player, BUY_ODIN, NOTHING)
    return worth - 0.1


@compiled
def building_lean(state: State, player: State, building: int, rounds: float) -> float:
    """Return what a building brings until the end, less what it gives the opponents to hit."""
    row = state.building[building]
    worth = IN_HAND * row[EXTRA_CARDS] + KEPT * row[KEEPS]
    if row[PRODUCES] != NOTHING:
        worth += row[OUTPUT] * (MADE_BEER if row[PRODUCES] == BEER else MADE_GOLD)
    if row[STORES] != NOTHING:
        worth += DEPOT
    worth *= rounds
    for bonus in range(BONUSES):
        if holds(state.bonuses, bonus) and state.bonus[bonus, COUNTED] == MOST_BUILDINGS:
            worth += BONUS_STEP
    worth += max(
        mission_help(state, player, BUY_BUILDING, NOTHING), 0.9 * mission_help(state, player, NOTHING, building)
    )
    return float(worth - 0.1)


@compiled
def hall_lean(state: State, player: State, rounds: float) -> float:
    """Return what the next town hall brings."""
    hall = FIRST_HALL + player.level
    worth = LARGER_HALL * rounds
    for i in range(MOST_EFFECTS):
        if state.effects[hall, i, WORD] == POINTS:
            worth += state.effects[hall, i, AMOUNT]
    for mission in range(MISSIONS):
        if (
            player.held[mission] > 0
            and state.mission[mission, CONDITION] == HALL
            and state.mission[mission, HOW_MUCH] == player.level + 1
        ):
            worth += state.mission[mission, MISSION_POINTS]
    return worth


@compiled
def play_lean(state: State, card: int, fighters: int) -> float:
    """Cards that draw come first; upgrades need somebody to carry them."""
    for i in range(MOST_EFFECTS):
        word = state.effects[card, i, WORD]
        if word in (DRAW, SEEK):
            return DRAW_FIRST - 0.1 * card
        if word == RECOVER_WORD:
            return PLAY_CARDS - 4.5
        if word in (ATTACH, BOOST_ALL) and fighters == 0:
            return NEVER
    return PLAY_CARDS - 0.1 * card


@compiled
def strike_lean(state: State, action: int) -> float:
    """Weak buildings first, as each further hit of a turn brings more."""
    target = action - ATTACK
    if action >= ATTACK_UNDEAD:
        space = action - ATTACK_UNDEAD
        thing = DRACO if space == PATH else int(state.path[space])
        return float(STRIKE - 1.0 + reward(state, thing) - 0.3 * state.worth[thing])
    seat, slot = target // SLOTS_OF_A_SEAT, target % SLOTS_OF_A_SEAT
    row = BUILDINGS + state.seats[seat].level - 1 if slot == HALL_SLOT else slot // MOST_OF_A_NAME
    hits = float(state.hits)
    worth = table_points(state, hits + 1.0) - table_points(state, hits) + state.damage[row, BONUS_POINTS]
    lead = 0.05 * (state.seats[seat].points - state.seats[state.active].points)
    return float(STRIKE + worth - 0.5 * building_defence(state, seat, slot) + lead)


@compiled
def lean_to_acts(state: State, ids: Ints, n: int, out: Floats) -> None:
    """Play all cards, complete a mission, attack, buy what is worth it, and end the turn."""
    player = state.seats[state.active]
    rounds = rounds_left(state)
    fighters = sendable(state)[0]
    for i in range(n):
        action = int(ids[i])
        if action < BUY_CARD:
            out[i] = play_lean(state, action, fighters)
        elif action < BUY_PATH:
            out[i] = card_lean(state, player, FIRST_MARKET + action - BUY_CARD, rounds)
        elif action < BUILD:
            out[i] = card_lean(state, player, int(state.path[action - BUY_PATH]), rounds)
        elif action < UPGRADE_HALL:
            out[i] = building_lean(state, player, action - BUILD, rounds)
        elif action == UPGRADE_HALL:
            out[i] = hall_lean(state, player, rounds)
        elif action < CLAIM:
            out[i] = strike_lean(state, action)
        elif action < SWAP:
            out[i] = CLAIM_IT + state.mission[action - CLAIM, MISSION_POINTS]
        elif action < EXCHANGE:
            out[i] = -1.5
        elif action < RETURN:
            out[i] = -2.0
        elif action == END_TURN:
            out[i] = 0.0
        else:
            out[i] = NEVER


@compiled
def lean_to_sends(state: State, ids: Ints, n: int, out: Floats) -> None:
    """Send the weakest fighter that is enough, else the strongest; no more than that."""
    need = target_defence(state, state.target) - attack_strength(state)
    for i in range(n):
        action = int(ids[i])
        if action == DECLARE:
            out[i] = 30.0
            continue
        if action >= SEND_ARMED:
            strength = armed_strength(state, action - SEND_ARMED)
        elif action >= SEND_READY:
            strength = strength_of(state, action - SEND_READY)
        else:
            strength = strength_of(state, action - SEND_CARD)
        out[i] = 15.0 - strength if strength >= need else float(strength) - 5.0


@compiled
def lean_to_answers(state: State, ids: Ints, n: int, out: Floats) -> None:
    """Answer where it repels the attack, with the weakest cards that do."""
    surplus = attack_strength(state) - target_defence(state, state.target)
    hand = state.seats[state.victim].hand
    total = 0
    for i in range(n):
        if ids[i] != NO_ANSWER:
            card = ids[i] - ANSWER_WITH
            total += int(hand[card]) * guards(state, card)
    useful = surplus >= 0 and total > surplus
    for i in range(n):
        if ids[i] == NO_ANSWER:
            out[i] = 2.0
        else:
            guard = guards(state, ids[i] - ANSWER_WITH)
            enough = guard > surplus
            out[i] = (6.0 - 0.1 * guard if enough else 4.0 + 0.1 * guard) if useful else -2.0


@compiled
def action_priors(state: State, seat: int, ids: Ints, n: int, memory: Memory, out: Floats) -> None:
    """Lean by what is asked for."""
    phase = state.phase
    if phase == ACT:
        lean_to_acts(state, ids, n, out)
    elif phase == SEND:
        lean_to_sends(state, ids, n, out)
    elif phase == ANSWER:
        lean_to_answers(state, ids, n, out)
    else:
        player = state.seats[seat]
        for i in range(n):
            out[i] = choice_lean(state, player, phase, int(ids[i]))


@compiled
def choice_lean(state: State, player: State, phase: int, action: int) -> float:
    """Lean in the smaller choices."""
    if phase == TAKE_FAVOUR:
        return 4.0 * drawn_worth(state, player, action - TAKE)
    if phase == STORE_TOKENS:
        return float(action - STORE)
    if phase == KEEP_CARD:
        return -1.0 if action == KEEP_NO_MORE else 2.0 * drawn_worth(state, player, action - KEEP)
    if phase == RECOVER_CARD:
        return -1.0 if action == RECOVER_NO_MORE else 2.0 * drawn_worth(state, player, action - RECOVER)
    if phase == PLACE_TOKEN:
        return float(player.on_slot[action - INTO_SLOT])
    if phase == STEAL_TOKEN:
        victim = state.seats[(action - STEAL_FROM) // SLOTS]
        return float(float(victim.on_slot[(action - STEAL_FROM) % SLOTS]) + 0.1 * victim.points)
    if phase == CHOOSE_RESOURCE:
        return 1.0 if action - TAKE_RESOURCE == GOLD else 0.0
    if phase == CHOOSE_TRAPPED:
        if action >= TRAP_ARMED:
            return float(armed_strength(state, action - TRAP_ARMED))
        return float(strength_of(state, action - TRAP_CARD))
    if phase == ORDER_EFFECTS:
        effect = action - EFFECT
        return 1.0 if state.effects[effect // MOST_EFFECTS, effect % MOST_EFFECTS, WORD] == DRAW else 0.0
    if phase == ATTACH_UPGRADE:
        if action >= ATTACH_TO_ARMED:
            return float(armed_strength(state, action - ATTACH_TO_ARMED))
        if action >= ATTACH_TO_READY:
            return float(state.worth[action - ATTACH_TO_READY])
        return float(state.worth[action - ATTACH_TO_CARD])
    return 0.0
