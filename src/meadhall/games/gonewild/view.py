"""What a seat may know, as a typed model. Hands are hidden; of an opponent's cards only deck and hand together are known."""

from collections.abc import Sequence
from typing import Literal

import numpy as np
from pydantic import BaseModel

from ...engine.bits import holds
from ...engine.contract import CHANCE, OVER
from ...engine.record import State
from .actions import ATTACK
from .ending import ranking
from .gaining import points_limit
from .notation import action_text
from .rules import turn
from .slots import (
    BONUS_IDS,
    BUILDING_IDS,
    CARD_IDS,
    HALL_SLOT,
    MISSION_IDS,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    THING_IDS,
)
from .state import DAMAGED, PHASE_NAMES, SOURCE_NAMES, STAGE_NAMES, UNDER_CONSTRUCTION
from .strength import attack_strength, building_defence, target_defence

Counts = dict[str, int]


class BuildingView(BaseModel):
    """A building of a village."""

    building: str
    place: int  # from 1, among those of its name
    tokens: int
    defence: int  # with the cards that guard it
    under_construction: bool
    damaged: bool


class FighterView(BaseModel):
    """A fighter with upgrades."""

    card: str
    bonus: int
    sent: bool
    trapped: bool


class AttackView(BaseModel):
    """The attack under way."""

    target: str  # as in notation
    strength: int
    defence: int
    cards: Counts
    trapped: Counts
    declared: bool


class PlayerView(BaseModel):
    """A player's cards, village and missions."""

    seat: int
    points: int
    hand: Counts | None  # the own hand alone
    hand_size: int
    known: Counts  # cards of an opponent's hand that this seat knows of
    deck_size: int
    unseen: Counts  # deck and hand without the known cards; the own deck
    discards: Counts
    played: Counts
    level: int
    hall: BuildingView
    hall_tokens: Counts
    village: list[BuildingView]
    missions: Counts
    done: Counts
    favours_due: int
    attacked: bool
    claimed: bool
    swapped: bool
    returned: bool
    ledger: dict[str, tuple[int, int, int]]  # source: points, beer, gold
    place: int  # as things stand


class GoneWildView(BaseModel):
    """The whole table, as a seat sees it."""

    game: Literal["gonewild"] = "gonewild"
    you: int | None
    cards: str  # digest of the card set
    long: bool
    limit: int  # points that make the round the last
    round: int
    last_round: bool
    stage: str
    phase: str
    start: int
    active: int
    turn: int | Literal["chance", "over"]
    path: list[str | None]
    odin_discards: Counts
    odin_unseen: Counts
    market: Counts
    favours_open: Counts
    favours_left: int
    bonuses: list[str]
    mission_piles: list[Counts]
    mission_bottom: list[str]
    purse: Counts
    spent: Counts
    price: Counts  # still to be paid by hand
    by_hand: bool
    boost: int
    victim: int | None
    hits: int
    draco_done: bool
    ready: Counts
    armed: list[FighterView | None]
    aside: Counts  # revealed by a search
    waiting: Counts  # effects that wait, by card
    attack: AttackView | None
    players: list[PlayerView]


def view(state: State, seat: int | None) -> GoneWildView:
    """Return the table as a seat sees it; None is a spectator."""
    actor = turn(state)
    places = np.zeros(state.players, np.int32)
    ranking(state, places)
    return GoneWildView(
        you=seat,
        cards=f"{int(state.digest):08x}",
        long=bool(state.long_game),
        limit=points_limit(state),
        round=int(state.round_number),
        last_round=bool(state.last_round),
        stage=STAGE_NAMES[state.stage],
        phase=PHASE_NAMES[state.phase],
        start=int(state.start),
        active=int(state.active),
        turn="over" if actor == OVER else "chance" if actor == CHANCE else int(actor),
        path=[CARD_IDS[card] if card != NOTHING else None for card in state.path],
        odin_discards=counts(CARD_IDS, state.odin_discards),
        odin_unseen=counts(CARD_IDS, state.odin),
        market=counts(THING_IDS, state.market),
        favours_open=counts(CARD_IDS, state.favours_open),
        favours_left=int(state.favours_left),
        bonuses=[name for bonus, name in enumerate(BONUS_IDS) if holds(state.bonuses, bonus)],
        mission_piles=[counts(MISSION_IDS, state.mission_piles[pile]) for pile in range(2)],
        mission_bottom=[MISSION_IDS[mission] for mission in state.mission_bottom if mission != NOTHING],
        purse=_pair(state.purse),
        spent=_pair(state.spent),
        price=_pair(state.price),
        by_hand=bool(state.by_hand),
        boost=int(state.boost),
        victim=int(state.victim) if state.victim != NOTHING else None,
        hits=int(state.hits),
        draco_done=bool(state.draco_done),
        ready=counts(CARD_IDS, state.ready),
        armed=[_fighter(state, place) for place in range(MOST_UPGRADES)],
        aside=counts(CARD_IDS, state.aside),
        waiting=counts(THING_IDS, state.due.sum(axis=1)),
        attack=_attack(state),
        players=[_player(state, other, seat, int(places[other])) for other in range(state.players)],
    )


def counts(ids: Sequence[str], numbers: State) -> Counts:
    """Return counts by id, without those that are none."""
    return {name: int(n) for name, n in zip(ids, numbers, strict=True) if n}


def _pair(numbers: State) -> Counts:
    return {"beer": int(numbers[0]), "gold": int(numbers[1])}


def _fighter(state: State, place: int) -> FighterView | None:
    if state.armed[place] == NOTHING:
        return None
    how = int(state.armed_sent[place])
    bonus = int(state.armed_bonus[place])
    return FighterView(card=CARD_IDS[state.armed[place]], bonus=bonus, sent=how > 0, trapped=how > 1)


def _attack(state: State) -> AttackView | None:
    if state.target == NOTHING:
        return None
    return AttackView(
        target=action_text(ATTACK + int(state.target)),
        strength=attack_strength(state),
        defence=target_defence(state, int(state.target)),
        cards=counts(CARD_IDS, state.sent),
        trapped=counts(CARD_IDS, state.trapped),
        declared=bool(state.answering),
    )


def _building(state: State, seat: int, slot: int, name: str) -> BuildingView:
    player = state.seats[seat]
    return BuildingView(
        building=name,
        place=1 if slot == HALL_SLOT else slot % MOST_OF_A_NAME + 1,
        tokens=0 if slot == HALL_SLOT else int(player.on_slot[slot]),
        defence=building_defence(state, seat, slot),
        under_construction=bool(player.marks[slot] & UNDER_CONSTRUCTION),
        damaged=bool(player.marks[slot] & DAMAGED),
    )


def _player(state: State, seat: int, viewer: int | None, place: int) -> PlayerView:
    player = state.seats[seat]
    own = seat == viewer
    known = player.known[seat if viewer is None else viewer]
    unseen = player.draws if own else player.draws + player.hand - known
    return PlayerView(
        seat=seat,
        points=int(player.points),
        hand=counts(CARD_IDS, player.hand) if own else None,
        hand_size=int(player.hand.sum()),
        known={} if own else counts(CARD_IDS, known),
        deck_size=int(player.draws.sum()),
        unseen=counts(CARD_IDS, unseen),
        discards=counts(CARD_IDS, player.discards),
        played=counts(CARD_IDS, player.played),
        level=int(player.level),
        hall=_building(state, seat, HALL_SLOT, "hall"),
        hall_tokens=_pair(player.on_hall),
        village=[
            _building(state, seat, building * MOST_OF_A_NAME + i, name)
            for building, name in enumerate(BUILDING_IDS)
            for i in range(player.built[building])
        ],
        missions=counts(MISSION_IDS, player.held),
        done=counts(MISSION_IDS, player.done),
        favours_due=int(player.favours_due),
        attacked=bool(player.attacked),
        claimed=bool(player.claimed),
        swapped=bool(player.swapped),
        returned=bool(player.returned),
        ledger={
            name: (int(row[0]), int(row[1]), int(row[2]))
            for name, row in zip(SOURCE_NAMES, player.ledger, strict=True)
            if row.any()
        },
        place=place,
    )
