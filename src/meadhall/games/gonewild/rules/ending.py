"""The end: bonus cards, the tie-break with the unused ones, and the places."""

import numpy as np

from ....engine.bits import bit, holds
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .buying import village_size
from .card_validation import STORES
from .cards import BONUS_POINTS, COUNTED, OF_WHAT
from .effect_parser import MOST_BUILDINGS, MOST_CARD, MOST_DECK, MOST_STORED, MOST_STRENGTH, MOST_TYPE
from .ids import (
    BONUSES,
    CARDS,
    DEFENCE_DECK,
    DIVINE_DECK,
    FIRST_DEFENCE,
    FIRST_DIVINE,
    FIRST_MARKET,
    FIRST_ODIN,
    MAX_PLAYERS,
    MISSIONS,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    ODIN_DECK,
    SLOTS,
    STARTER_DECK,
    UNIT_DECK,
)
from .state import BREAK_TIE, FIRST_BONUS, GAME_OVER, POINTS_COLUMN
from .strength import is_fighter


@compiled
def owned(state: State, seat: int, card: int) -> int:
    """Count a player's copies of a card: deck, hand, discard pile and play area (ruling 13)."""
    player = state.seats[seat]
    n = int(player.draws[card]) + int(player.hand[card]) + int(player.discards[card]) + int(player.played[card])
    if seat == state.active:
        n += int(state.ready[card]) + int(state.sent[card]) + int(state.aside[card])
        for place in range(MOST_UPGRADES):
            n += int(state.armed[place] == card)
    return n


@compiled
def deck_of(card: int) -> int:
    """Return the deck that a card belongs to."""
    if card >= FIRST_DIVINE:
        return DIVINE_DECK
    if card >= FIRST_ODIN:
        return ODIN_DECK
    if card >= FIRST_DEFENCE:
        return DEFENCE_DECK
    return UNIT_DECK if card >= FIRST_MARKET else STARTER_DECK


@compiled
def bonus_count(state: State, seat: int, bonus: int) -> int:
    """Count what a bonus card asks for."""
    player = state.seats[seat]
    counted = state.bonus[bonus, COUNTED]
    what = int(state.bonus[bonus, OF_WHAT])
    n = 0
    if counted == MOST_BUILDINGS:
        return int(village_size(player))
    if counted == MOST_STORED:
        for slot in range(SLOTS):
            if state.building[slot // MOST_OF_A_NAME, STORES] == what:
                n += int(player.on_slot[slot])
        return n
    if counted <= MOST_CARD or counted == MOST_STRENGTH:
        for card in range(CARDS):
            if counted == MOST_STRENGTH:
                if is_fighter(state, card):
                    n += int(state.worth[card]) * owned(state, seat, card)
            elif (
                (counted == MOST_TYPE and state.card_type[card] == what)
                or (counted == MOST_DECK and deck_of(card) == what)
                or (counted == MOST_CARD and card == what)
            ):
                n += owned(state, seat, card)
        return n
    for mission in range(MISSIONS):
        n += int(player.done[mission])
    return n


@compiled
def bonus_winners(state: State, bonus: int) -> int:
    """Return the set of players who have the most, which is at least one (ruling 12)."""
    best = 1
    winners = 0
    for seat in range(state.players):
        n = bonus_count(state, seat, bonus)
        if n > best:
            best = n
            winners = 0
        if n == best:
            winners |= 1 << seat
    return winners


@compiled
def size(seats: int) -> int:
    """Count the players of a set."""
    n = 0
    for seat in range(MAX_PLAYERS):
        n += (seats >> seat) & 1
    return n


@compiled
def bonus_share(state: State, bonus: int, seat: int) -> int:
    """Return a player's share of a bonus card, split evenly and rounded down."""
    winners = bonus_winners(state, bonus)
    if not (winners >> seat) & 1:
        return 0
    return int(state.bonus[bonus, BONUS_POINTS]) // size(winners)


@compiled
def score_bonuses(state: State) -> None:
    """Pay the bonus cards of the game; they earn no divine favours."""
    for bonus in range(BONUSES):
        if holds(state.bonuses, bonus):
            for seat in range(state.players):
                share = bonus_share(state, bonus, seat)
                state.seats[seat].points += share
                state.seats[seat].ledger[FIRST_BONUS + bonus, POINTS_COLUMN] += share


@compiled
def leaders(state: State) -> int:
    """Return the set of players with the most points."""
    best = state.seats[0].points
    for seat in range(state.players):
        best = max(best, state.seats[seat].points)
    tied = 0
    for seat in range(state.players):
        if state.seats[seat].points == best:
            tied |= 1 << seat
    return tied


@compiled
def end_game(state: State) -> None:
    """Break a tie for the victory with the unused bonus cards, while there are any (ruling 41)."""
    if size(leaders(state)) > 1 and state.tie_winner == NOTHING and state.box != 0:
        state.phase = BREAK_TIE
    else:
        state.phase = GAME_OVER


@compiled
def break_tie(state: State, bonus: int) -> None:
    """Draw an unused bonus card: the only one of those tied who meets it wins."""
    state.box = np.int16(int(state.box) & ~int(bit(bonus)))
    candidates = leaders(state) & bonus_winners(state, bonus)
    if size(candidates) == 1:
        seat = 0
        while not (candidates >> seat) & 1:
            seat += 1
        state.tie_winner = seat


@compiled
def points(state: State, out: Ints) -> None:
    """Write the points of each player."""
    for seat in range(state.players):
        out[seat] = state.seats[seat].points


@compiled
def ranking(state: State, out: Ints) -> None:
    """Places by points; the tie for the victory may have been broken, other ties are shared."""
    for seat in range(state.players):
        place = 1
        for other in range(state.players):
            if state.seats[other].points > state.seats[seat].points:
                place += 1
        if place == 1 and state.tie_winner != NOTHING and state.tie_winner != seat:
            place = 2
        out[seat] = place
