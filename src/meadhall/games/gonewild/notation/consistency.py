"""Can this table be? Cards are counted against the box, villages against their limits, and somebody must be able to act."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import holds
from ....engine.errors import BadPosition
from ....engine.record import State
from ..rules.actions import MOST_LEGAL
from ..rules.card_validation import OUTPUT, PRODUCES, ROOM, STORES
from ..rules.cards import MISSION_COPIES, OPEN_MISSIONS
from ..rules.effect_parser import FIGHTERS
from ..rules.ending import owned
from ..rules.ids import (
    BONUSES,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    FIRST_BUILDING,
    FIRST_DIVINE,
    FIRST_HALL,
    FIRST_MARKET,
    FIRST_ODIN,
    MISSION_IDS,
    MISSIONS,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    SLOTS,
    THING_IDS,
)
from ..rules.state import GAME_OVER, LAST_OF_CHANCE
from ..rules.turn_flow import outcomes


def cards_on_table(state: State) -> NDArray[np.int64]:
    """Count all cards of decks, hands, piles and Odin's Path."""
    total: NDArray[np.int64] = state.market[:CARDS].astype(np.int64)
    for counts in (state.odin, state.odin_discards, state.favours_open, state.favours_unseen):
        total += counts
    for card in state.path:
        if card != NOTHING:
            total[card] += 1
    for seat in range(state.players):
        total += [owned(state, seat, card) for card in range(CARDS)]
    return total


def cards_in_play(state: State) -> NDArray[np.int64]:
    """Count the cards that this number of players uses."""
    total: NDArray[np.int64] = state.copies[:CARDS].astype(np.int64)
    total[:FIRST_MARKET] = state.start_deck[:FIRST_MARKET].astype(np.int64) * int(state.players)
    total[FIRST_DIVINE:][state.least_players[FIRST_DIVINE:] > state.players] = 0
    return total


def missions_on_table(state: State) -> NDArray[np.int64]:
    """Count all missions."""
    total: NDArray[np.int64] = state.mission_piles.sum(axis=0).astype(np.int64)
    for mission in state.mission_bottom:
        if mission != NOTHING:
            total[mission] += 1
    for seat in range(state.players):
        total += state.seats[seat].held
        total += state.seats[seat].done
    return total


def check_table(state: State) -> None:
    """Refuse a table that cannot be."""
    on_table, in_play = cards_on_table(state), cards_in_play(state)
    for card in range(CARDS):
        if on_table[card] != in_play[card]:
            raise BadPosition(
                f"{on_table[card]} cards {CARD_IDS[card]!r}: with {state.players} players there are {in_play[card]}."
            )
    missions = missions_on_table(state)
    for mission in range(MISSIONS):
        if missions[mission] != state.mission[mission, MISSION_COPIES]:
            raise BadPosition(
                f"{missions[mission]} missions {MISSION_IDS[mission]!r}: there are {state.mission[mission, MISSION_COPIES]}."
            )
    for building in range(BUILDINGS):
        thing = FIRST_BUILDING + building
        n = int(state.market[thing]) + sum(int(state.seats[seat].built[building]) for seat in range(state.players))
        if n != state.copies[thing]:
            raise BadPosition(f"{n} buildings {THING_IDS[thing]!r}: there are {state.copies[thing]}.")
    for thing in [*range(FIRST_ODIN, FIRST_BUILDING), *range(FIRST_HALL, len(THING_IDS))]:
        if state.market[thing]:
            raise BadPosition(f"{THING_IDS[thing]!r} is not sold at the market.")
    for bonus in range(BONUSES):
        if holds(state.bonuses, bonus) and holds(state.box, bonus):
            raise BadPosition("A bonus card cannot lie open and in the box.")
    for seat in range(state.players):
        _check_player(state, seat)
    _check_attack(state)
    _check_somebody_acts(state)


def _check_player(state: State, seat: int) -> None:
    player = state.seats[seat]
    who = f"Player {seat + 1}"
    for viewer in range(state.players):
        if (player.known[viewer] > player.hand).any() or (player.known[seat] > player.known[viewer]).any():
            raise BadPosition(
                f"{who}: more cards are known to be in the hand than there are, or one knows less than all."
            )
    fighters = [(FIGHTERS >> int(kind)) & 1 for kind in state.card_type]
    hidden = player.hand - player.known[seat]
    plain = (hidden * (1 - np.array(fighters))).sum()
    for viewer in range(state.players):
        word = "bare" if viewer == seat else f"seen-{viewer + 1}"
        possible = np.flatnonzero(player.older[viewer]).tolist()
        if possible and possible[-1] > hidden.sum():
            raise BadPosition(f"{who}: the hand has fewer cards that not all know than {word!r} says.")
        if viewer == seat and possible and possible[0] > plain:
            raise BadPosition(f"{who}: the hand has fewer cards that are no fighters than 'bare' says.")
    if player.held.sum() > state.numbers[OPEN_MISSIONS]:
        raise BadPosition(f"{who}: {player.held.sum()} open missions; at most {state.numbers[OPEN_MISSIONS]} lie open.")
    for slot in range(SLOTS):
        row = state.building[slot // MOST_OF_A_NAME]
        room = row[ROOM] if row[STORES] != NOTHING else row[OUTPUT] if row[PRODUCES] != NOTHING else 0
        if player.on_slot[slot] > room:
            raise BadPosition(f"{who}: {player.on_slot[slot]} tokens lie on a building with room for {room}.")
    limit = int(state.village_limit[player.level - 1])
    if player.built.sum() > limit:
        raise BadPosition(f"{who}: {player.built.sum()} buildings; the town hall allows {limit}.")


def _check_attack(state: State) -> None:
    if (state.kept > state.seats[state.active].hand).any():
        raise BadPosition("More cards are kept than there are in the hand.")
    if (state.fresh > state.sent).any() or (state.trapped > state.sent).any():
        raise BadPosition("More attacking cards are fresh or trapped than were sent.")
    for place in range(MOST_UPGRADES):
        card = state.armed[place]
        if card != NOTHING and not (FIGHTERS >> int(state.card_type[card])) & 1:
            raise BadPosition(f"{CARD_IDS[card]!r} is no fighter and carries no upgrade.")


def _check_somebody_acts(state: State) -> None:
    from ..rules.rules import legal, turn

    if state.phase == GAME_OVER:
        return
    ids = np.zeros(MOST_LEGAL, np.int32)
    if state.phase <= LAST_OF_CHANCE:
        n = outcomes(state, ids, ids.copy())
    else:
        seat = turn(state)
        if not 0 <= seat < state.players:
            raise BadPosition("Nobody's turn: the phase does not fit the rest.")
        n = legal(state, seat, ids)
    if n == 0:
        raise BadPosition("Nobody can act: the phase does not fit the rest.")
