"""The estimate: points so far, what this turn can still bring, and what deck, village, missions and bonus cards bring until the end."""

import numpy as np

from ....bots.heuristics import Floats, Memory
from ....engine.bits import holds
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.card_validation import EXTRA_CARDS
from ..rules.cards import (
    ABOUT,
    BONUS_POINTS,
    CONDITION,
    COUNTED,
    HOW_MUCH,
    MISSION_POINTS,
    OPEN_MISSIONS,
    START_HAND,
)
from ..rules.effect_parser import BEER, BUY, GOLD, HALL, HIT, HIT_HALL, MOST_STORED, MOST_STRENGTH, OWN
from ..rules.ending import bonus_count, owned
from ..rules.gaining import points_limit
from ..rules.ids import BONUSES, BUILDINGS, CARDS, MAX_PLAYERS, MISSIONS
from ..rules.missions import is_met
from ..rules.state import ACTING, AS_TOKEN, DRAWING, ENDING, INTO_PURSE, KEEPING
from .raids import MOST_STRENGTH as STRONGEST
from .raids import raid, raid_now, survey
from .shop import (
    DECK_WORTH,
    DRAWN,
    EACH_EXTRA,
    EACH_GOLD,
    EACH_GUARD,
    EACH_HALL,
    EACH_MADE_BEER,
    EACH_MADE_GOLD,
    EACH_STRENGTH,
    EACH_TOKEN,
    LOOKS,
    MOST_SPENT,
    ROUNDS_LEFT,
    SEEN,
    fill_table,
    stored_worth,
    traits_worth,
    village_worth,
)
from .traits import (
    ARMS,
    BEER_GAIN,
    CARDS_DRAWN,
    CARDS_HELD,
    FIGHTERS_HELD,
    GOLD_GAIN,
    GUARDS,
    STRENGTH,
    TRAITS,
    add_traits,
)

TERMS = {
    "strength": 0.25,  # what strength drawn brings in a round
    "gold": 0.3,  # what gold drawn brings in a round
    "guard": 0.18,  # what strength of defence drawn brings in a round
    "drawn": 0.8,  # what cards drawn by cards are worth compared with others
    "made_beer": 0.3,  # what tokens made in a round bring
    "made_gold": 0.5,
    "hall": 0.45,  # what a larger hall brings in a round
    "stored": 0.15,  # what a stored token brings
    "planned": 1.0,  # what attacks in this turn bring that are possible
    "stops": 0.8,  # how many hits a defence card in the hand stops
    "unspent": 1.1,  # what resources bring that can still be spent in this turn
    "bonuses": 1.0,
    "steep": 1.0,  # how clearly a lead now decides a bonus card
    "missions": 1.0,
    "pace": 3.6,  # points of the leader in a round
}
(
    STRENGTH_TERM,
    GOLD_TERM,
    GUARD_TERM,
    DRAWN_TERM,
    MADE_BEER,
    MADE_GOLD,
    HALL_TERM,
    STORED,
    PLANNED,
    STOPS,
    UNSPENT,
    BONUS_TERM,
    STEEP,
    MISSION_TERM,
    PACE,
) = range(15)


@compiled
def has_to_act(state: State, seat: int) -> bool:
    """Tell whether a seat's turn of this round is still to come, or under way."""
    if state.stage == ACTING:
        return bool((seat - state.start) % state.players >= state.seated)
    return bool(state.stage <= DRAWING)


@compiled
def has_drawn(state: State, seat: int) -> bool:
    """Tell whether a seat has its hand for this round."""
    if state.stage == ACTING:
        return True
    return bool(state.stage == DRAWING and (seat - state.start) % state.players < state.seated - 1)


@compiled
def leader_rounds(state: State, now: Floats, pace: float) -> float:
    """Return how many rounds are left after this one, from the points that the leader will have at its end."""
    if state.last_round:
        return 0.0
    most = 0.0
    for seat in range(state.players):
        most = max(most, state.seats[seat].points + now[seat])
    return max(0.0, (points_limit(state) - most) / pace)


@compiled
def mission_chance(state: State, player: State, mission: int) -> float:
    """Return how likely an open mission is to be completed in a later round."""
    condition = state.mission[mission, CONDITION]
    about = int(state.mission[mission, ABOUT])
    needed = float(state.mission[mission, HOW_MUCH])
    if condition == OWN:
        return 0.9 if player.built[about] >= needed else 0.2 + 0.4 * player.built[about] / needed
    if condition == HALL:
        return 0.9 if player.level >= needed else 0.5
    if condition == HIT:
        return 0.35 if about == HIT_HALL else 0.6
    return 0.65 if condition == BUY else 0.5


@compiled
def missions_worth(state: State, seat: int, rounds: float) -> float:
    """Return what open missions bring in later rounds, places for new ones included."""
    player = state.seats[seat]
    worth = 0.0
    empty = int(state.numbers[OPEN_MISSIONS])
    for mission in range(MISSIONS):
        if player.held[mission] > 0:
            empty -= player.held[mission]
            chance = mission_chance(state, player, mission)
            worth += player.held[mission] * state.mission[mission, MISSION_POINTS] * chance
    return (worth + 0.6 * empty) * min(1.0, 0.5 * rounds)


@compiled
def claim_now(state: State, seat: int, rounds: float) -> float:
    """Return what completing a mission in this turn brings, compared with leaving it open."""
    player = state.seats[seat]
    if player.claimed:
        return 0.0
    best = 0.0
    for mission in range(MISSIONS):
        if player.held[mission] > 0:
            chance = mission_chance(state, player, mission)
            lasting = chance >= 0.9
            if lasting or (state.stage == ACTING and seat == state.active and is_met(state, mission)):
                later = min(1.0, 0.5 * rounds) * (state.mission[mission, MISSION_POINTS] * chance - 0.6)
                best = max(best, state.mission[mission, MISSION_POINTS] - later)
    return best


@compiled
def share_bonuses(state: State, weights: Floats, rounds: float, shares: Floats, gains: Floats) -> None:
    """Write what each seat expects of the bonus cards, and what one more of what is counted would add."""
    counts = np.zeros(MAX_PLAYERS)
    for bonus in range(BONUSES):
        if not holds(state.bonuses, bonus):
            continue
        width = (0.2 + rounds / 4.0) / weights[STEEP]
        if state.bonus[bonus, COUNTED] == MOST_STRENGTH:
            width *= 3.0
        elif state.bonus[bonus, COUNTED] == MOST_STORED:
            width *= 2.0
        most = 0.0
        for seat in range(state.players):
            counts[seat] = bonus_count(state, seat, bonus)
            most = max(most, counts[seat])
        total = 0.0
        for seat in range(state.players):
            counts[seat] = np.exp((counts[seat] - most) / width)
            total += counts[seat]
        prize = weights[BONUS_TERM] * state.bonus[bonus, BONUS_POINTS]
        more = np.exp(1.0 / width) - 1.0
        for seat in range(state.players):
            share = counts[seat] / total
            shares[seat] += prize * share
            raised = (1.0 + more) * counts[seat] / (total + more * counts[seat])
            gains[seat, bonus] = prize * (raised - share)


# What a seat expects, in parts.
(
    THIS_TURN,
    GIFTS,
    BONUS_CARDS,
    OWN_DECK,
    VILLAGE,
    MISSIONS_TO_COME,
    TOKENS_KEPT,
    MISSION_NOW,
    TO_SPEND,
    CARDS_KEPT,
) = range(10)
PARTS = 10


@compiled
def estimate(state: State, weights: Floats, memory: Memory, out: Floats) -> None:
    """Add up what each seat has, will get in this turn, and can expect of the rounds after it."""
    players = int(state.players)
    if state.stage == ENDING:
        for seat in range(players):
            out[seat] = state.seats[seat].points
        return
    totals = np.zeros((MAX_PLAYERS, TRAITS))
    looks = np.zeros((MAX_PLAYERS, LOOKS))
    parts = np.zeros((MAX_PLAYERS, PARTS))
    expect(state, weights, totals, looks, parts)
    for seat in range(players):
        out[seat] = state.seats[seat].points + parts[seat].sum()
    if state.by_hand:
        out[state.active] -= 20.0


@compiled
def expect(state: State, weights: Floats, totals: Floats, looks: Floats, parts: Floats) -> float:
    """Write what each seat expects, in parts, with the traits of its cards; return how many rounds are left after this one."""
    players = int(state.players)
    rows = np.zeros((6, STRONGEST + 1))
    now = np.zeros((5, MAX_PLAYERS))  # points of this turn, defence cards in hand, gifts, bonus cards, raids
    alerts, gifts, shares, raids = now[1], now[2], now[3], now[4]
    gains = np.zeros((MAX_PLAYERS, BONUSES))
    for seat in range(players):
        sum_up(state, seat, totals[seat], looks[seat])
        alerts[seat] = weights[STOPS] * guards_in_hand(state, seat)
    for seat in range(players):
        survey(state, seat, rows[4], rows[5])
        for other in range(players):
            if other != seat:
                total = totals[other]
                often = looks[other, SEEN] / total[CARDS_HELD]
                strength = often * (total[STRENGTH] + 0.8 * total[ARMS])
                stopped = weights[STOPS] * totals[seat, GUARDS] * looks[seat, SEEN] / totals[seat, CARDS_HELD]
                raids[other] += raid(state, rows[4], rows[5], strength, often * total[FIGHTERS_HELD], stopped)
    for seat in range(players):
        raids[seat] /= players - 1
        if has_to_act(state, seat):
            if has_drawn(state, seat):
                now[0, seat] = weights[PLANNED] * raid_now(state, seat, alerts, gifts, rows)
            else:
                now[0, seat] = 0.5 * raids[seat]
    rounds = leader_rounds(state, now[0], weights[PACE])
    share_bonuses(state, weights, rounds, shares, gains)
    for seat in range(players):
        player, look, part = state.seats[seat], looks[seat], parts[seat]
        look_ahead(weights, rounds, totals[seat], look)
        part[THIS_TURN] = now[0, seat]
        part[GIFTS] = gifts[seat]
        part[BONUS_CARDS] = shares[seat]
        part[OWN_DECK] = look[DECK_WORTH]
        part[VILLAGE] = village_worth(state, player, look)
        part[MISSIONS_TO_COME] = weights[MISSION_TERM] * missions_worth(state, seat, rounds)
        if not has_to_act(state, seat):
            part[TOKENS_KEPT] = stored_worth(state, player, BEER, int(player.tokens[BEER]), look)
            part[TOKENS_KEPT] += stored_worth(state, player, GOLD, int(player.tokens[GOLD]), look)
        else:
            part[MISSION_NOW] = weights[MISSION_TERM] * claim_now(state, seat, rounds)
            if has_drawn(state, seat):
                part[TO_SPEND] = spend_now(state, seat, weights, totals[seat], look, gains[seat])
            else:
                part[CARDS_KEPT] = kept_worth(state, player, player.hand, look)
                part[TO_SPEND] = weights[UNSPENT] * look[DECK_WORTH] / (rounds + 1.0)
    if state.stage == KEEPING:
        seat = int(state.active)
        parts[seat, CARDS_KEPT] += kept_worth(state, state.seats[seat], state.kept, looks[seat])
    return rounds


@compiled
def sum_up(state: State, seat: int, total: Floats, score_priors: Floats) -> None:
    """Add up the traits of a seat's cards, and find how many of them it sees in a round."""
    player = state.seats[seat]
    for card in range(CARDS):
        n = owned(state, seat, card)
        if n > 0:
            add_traits(state, player, card, n, total)
    hand = float(state.numbers[START_HAND])
    for building in range(BUILDINGS):
        hand += player.built[building] * state.building[building, EXTRA_CARDS]
    total[CARDS_HELD] = max(total[CARDS_HELD], 1.0)
    drawn = total[CARDS_DRAWN] / total[CARDS_HELD]
    score_priors[SEEN] = min(hand / max(1.0 - drawn, 0.5), total[CARDS_HELD])


@compiled
def guards_in_hand(state: State, seat: int) -> float:
    """Return how many defence cards others must expect in a hand: hand and deck together are known to all."""
    player = state.seats[seat]
    unseen = 0
    hand = 0
    reacting = 0
    for card in range(CARDS):
        n = int(player.hand[card]) + int(player.draws[card])
        unseen += n
        hand += player.hand[card]
        if state.reacts[card]:
            reacting += n
    return reacting * hand / unseen if unseen > 0 else 0.0


@compiled
def look_ahead(weights: Floats, rounds: float, total: Floats, score_priors: Floats) -> None:
    """Find what one more of everything brings a seat until the end, and what its deck does."""
    score_priors[ROUNDS_LEFT] = rounds
    score_priors[EACH_GOLD] = weights[GOLD_TERM] * rounds
    score_priors[EACH_STRENGTH] = weights[STRENGTH_TERM] * rounds
    score_priors[EACH_GUARD] = weights[GUARD_TERM] * rounds
    score_priors[EACH_EXTRA] = rounds
    score_priors[EACH_MADE_BEER] = weights[MADE_BEER] * rounds
    score_priors[EACH_MADE_GOLD] = weights[MADE_GOLD] * rounds
    score_priors[EACH_HALL] = weights[HALL_TERM] * rounds
    score_priors[EACH_TOKEN] = weights[STORED] * min(1.0, 0.5 * rounds)
    score_priors[DRAWN] = weights[DRAWN_TERM]
    score_priors[DECK_WORTH] = score_priors[SEEN] / total[CARDS_HELD] * traits_worth(total, score_priors)


@compiled
def kept_worth(state: State, player: State, cards: State, score_priors: Floats) -> float:
    """Return what cards bring in the next turn that are in the hand from the start."""
    sums = np.zeros(TRAITS)
    for card in range(CARDS):
        if cards[card] > 0:
            add_traits(state, player, card, cards[card], sums)
    return float(traits_worth(sums, score_priors) / (score_priors[ROUNDS_LEFT] + 1.0))


@compiled
def spend_now(state: State, seat: int, weights: Floats, total: Floats, score_priors: Floats, gains: Floats) -> float:
    """Return what a seat's resources and cards can still bring in this turn, tokens that it keeps included."""
    player = state.seats[seat]
    in_hand = np.zeros(TRAITS)
    for card in range(CARDS):
        if player.hand[card] > 0:
            add_traits(state, player, card, player.hand[card], in_hand)
    loose_beer, loose_gold = int(in_hand[BEER_GAIN]), int(in_hand[GOLD_GAIN])
    drawn = in_hand[CARDS_DRAWN]
    beer, gold = int(player.tokens[BEER]), int(player.tokens[GOLD])
    if state.stage == ACTING and seat == state.active:
        loose_beer += state.purse[BEER]
        loose_gold += state.purse[GOLD]
        drawn += state.draws_due + int(state.seek_types != 0) + state.recovers_due
        if state.chosen_as == INTO_PURSE:
            loose_gold += state.choices_due
        elif state.chosen_as == AS_TOKEN:
            gold += state.choices_due
    all_beer = min(loose_beer + beer, MOST_SPENT)
    all_gold = min(loose_gold + gold, MOST_SPENT)
    table = np.zeros((MOST_SPENT + 1, MOST_SPENT + 1))
    if all_beer + all_gold > 0:
        fill_table(state, seat, all_beer, all_gold, table, total, score_priors, gains)
    best = 0.0
    for i in range(all_beer + 1):
        left = max(beer - max(i - loose_beer, 0), 0)
        kept_beer = stored_worth(state, player, BEER, left, score_priors) if left > 0 else 0.0
        for j in range(all_gold + 1):
            if table[i, j] == 0.0 and i + j > 0:
                continue
            left = max(gold - max(j - loose_gold, 0), 0)
            kept_gold = stored_worth(state, player, GOLD, left, score_priors) if left > 0 else 0.0
            best = max(best, weights[UNSPENT] * table[i, j] + kept_beer + kept_gold)
    card = score_priors[DECK_WORTH] / score_priors[SEEN] / (score_priors[ROUNDS_LEFT] + 1.0)
    return float(best + weights[DRAWN_TERM] * drawn * card)


@compiled
def uncertainty(state: State) -> float:
    """The end is within some points of the estimate, more of them the longer the game still lasts."""
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.seats[seat].points))
    limit = points_limit(state)
    return 3.0 + 6.0 * max(0.0, float(limit - most)) / limit
