"""What a seat may know, as a typed model. Hands are hidden; of an opponent's cards only deck and hand together are known."""

from collections.abc import Sequence
from typing import Literal

import numpy as np
from pydantic import BaseModel

from ....engine.bits import holds
from ....engine.game import Turn, turn_of
from ....engine.record import State, copied
from ..notation.action_notation import action_text
from ..rules.actions import ATTACK
from ..rules.buying import village_limit
from ..rules.card_validation import NO_LIMIT
from ..rules.cards import ABOUT, CONDITION, HOW_MUCH, THRESHOLD_1
from ..rules.effect_parser import BUY, HALL, HIT, HIT_HALL, OWN, RESOURCES, SPEND
from ..rules.ending import bonus_count, bonus_share, ranking
from ..rules.gaining import points_limit
from ..rules.ids import (
    BONUS_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CARDS,
    HALL_SLOT,
    MISSION_IDS,
    MISSIONS,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    THING_IDS,
    THRESHOLDS,
)
from ..rules.missions import is_met
from ..rules.rules import turn
from ..rules.state import ACTING, DAMAGED, PHASE_NAMES, SOURCE_NAMES, STAGE_NAMES, STORE_TOKENS, UNDER_CONSTRUCTION
from ..rules.storing import AT_MOST, store_bounds
from ..rules.strength import (
    SLOTS_OF_A_SEAT,
    UNDEAD_TARGET,
    armed_strength,
    attack_strength,
    building_defence,
    sendable,
    strength_of,
    target_defence,
)

Counts = dict[str, int]


class BuildingView(BaseModel):
    """A building of a village."""

    building: str
    place: int  # from 1, among those of its name
    tokens: int
    defence: int  # with the cards that guard it
    guard: int  # what these cards add
    under_construction: bool
    damaged: bool


class FighterView(BaseModel):
    """A fighter with upgrades."""

    card: str
    place: int  # from 1, among those with upgrades
    bonus: int
    strength: int  # with everything that adds to it in this turn
    sent: bool


class AttackerView(BaseModel):
    """A card of the attack under way."""

    card: str
    place: int | None  # among those with upgrades
    bonus: int  # of its own upgrades
    strength: int  # what it contributes: nothing when it is trapped
    trapped: bool


class AttackView(BaseModel):
    """The attack under way."""

    target: str  # as in notation
    seat: int | None  # whose building is attacked; none for undead and Draco
    thing: str  # the card, building or hall that is attacked
    strength: int
    defence: int
    to_win: int  # strength that is still missing
    to_repel: int  # defence that would repel it
    attackers: list[AttackerView]
    declared: bool


class MissionView(BaseModel):
    """An open mission, and how much of it is done."""

    mission: str
    has: int
    needs: int
    met: bool


class BonusView(BaseModel):
    """A bonus card of this game, and how it would pay now."""

    bonus: str
    counts: list[int]  # by seat
    shares: list[int]  # points, by seat


class StoringView(BaseModel):
    """The depot that is being filled in the storage phase."""

    building: str
    place: int
    resource: str
    fewest: int
    most: int
    waiting: int  # tokens that have no place yet


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
    tokens: Counts  # on hall, producers and depots together: what can be stored
    village: list[BuildingView]
    village_limit: int | None  # buildings beside the hall; none for any number
    missions: list[MissionView]
    done: Counts
    passed: int  # thresholds of points
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
    thresholds: list[int]  # points that earn a divine favour
    hit_points: list[int]  # for so many buildings hit in a turn
    round: int
    last_round: bool
    stage: str
    phase: str
    start: int
    active: int
    turn: Turn
    path: list[str | None]
    odin_discards: Counts
    odin_unseen: Counts
    market: Counts
    favours_open: Counts
    favours_left: int
    bonuses: list[BonusView]
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
    armed: list[FighterView]
    might: int | None  # all strength that I could send in my turn; a secret of the hand
    aside: Counts  # revealed by a search
    waiting: Counts  # effects that wait, by card
    attack: AttackView | None
    storing: StoringView | None
    players: list[PlayerView]


VIEW = GoneWildView


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
        thresholds=[int(n) for n in state.numbers[THRESHOLD_1 : THRESHOLD_1 + THRESHOLDS]],
        hit_points=[int(n) for n in state.points_table],
        round=int(state.round_number),
        last_round=bool(state.last_round),
        stage=STAGE_NAMES[state.stage],
        phase=PHASE_NAMES[state.phase],
        start=int(state.start),
        active=int(state.active),
        turn=turn_of(actor),
        path=[CARD_IDS[card] if card != NOTHING else None for card in state.path],
        odin_discards=counts(CARD_IDS, state.odin_discards),
        odin_unseen=counts(CARD_IDS, state.odin),
        market=counts(THING_IDS, state.market),
        favours_open=counts(CARD_IDS, state.favours_open),
        favours_left=int(state.favours_left),
        bonuses=[_bonus(state, bonus) for bonus in range(len(BONUS_IDS)) if holds(state.bonuses, bonus)],
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
        armed=[_fighter(state, place) for place in range(MOST_UPGRADES) if state.armed[place] != NOTHING],
        might=sendable(state)[1] if seat == state.active and state.stage == ACTING else None,
        aside=counts(CARD_IDS, state.aside),
        waiting=counts(THING_IDS, state.due.sum(axis=1)),
        attack=_attack(state),
        storing=_storing(state),
        players=[_player(state, other, seat, int(places[other])) for other in range(state.players)],
    )


def counts(ids: Sequence[str], numbers: State) -> Counts:
    """Return counts by id, without those that are none."""
    return {name: int(n) for name, n in zip(ids, numbers, strict=True) if n}


def _pair(numbers: State) -> Counts:
    return {"beer": int(numbers[0]), "gold": int(numbers[1])}


def _fighter(state: State, place: int) -> FighterView:
    return FighterView(
        card=CARD_IDS[state.armed[place]],
        place=place + 1,
        bonus=int(state.armed_bonus[place]),
        strength=armed_strength(state, place),
        sent=bool(state.armed_sent[place]),
    )


def _attack(state: State) -> AttackView | None:
    target = int(state.target)
    if target == NOTHING:
        return None
    seat = target // SLOTS_OF_A_SEAT if target < UNDEAD_TARGET else None
    strength, defence = attack_strength(state), target_defence(state, target)
    return AttackView(
        target=action_text(ATTACK + target),
        seat=seat,
        thing=_attacked(state, target),
        strength=strength,
        defence=defence,
        to_win=max(0, defence - strength),
        to_repel=max(0, strength - defence + 1),  # equal strength wins (ruling 5)
        attackers=_attackers(state),
        declared=bool(state.answering),
    )


def _attacked(state: State, target: int) -> str:
    if target >= UNDEAD_TARGET:
        space = target - UNDEAD_TARGET
        return CARD_IDS[state.path[space]] if space < len(state.path) else "draco"
    slot = target % SLOTS_OF_A_SEAT
    if slot == HALL_SLOT:
        return f"town_hall_{state.seats[target // SLOTS_OF_A_SEAT].level}"
    return BUILDING_IDS[slot // MOST_OF_A_NAME]


def _attackers(state: State) -> list[AttackerView]:
    attackers = []
    for card in range(CARDS):
        for i in range(state.sent[card]):
            trapped = i < state.trapped[card]
            strength = 0 if trapped else strength_of(state, card)
            attackers.append(AttackerView(card=CARD_IDS[card], place=None, bonus=0, strength=strength, trapped=trapped))
    for place in range(MOST_UPGRADES):
        if state.armed_sent[place]:
            trapped = bool(state.armed_sent[place] > 1)
            attackers.append(
                AttackerView(
                    card=CARD_IDS[state.armed[place]],
                    place=place + 1,
                    bonus=int(state.armed_bonus[place]),
                    strength=0 if trapped else armed_strength(state, place),
                    trapped=trapped,
                )
            )
    return attackers


def _bonus(state: State, bonus: int) -> BonusView:
    seats = range(state.players)
    return BonusView(
        bonus=BONUS_IDS[bonus],
        counts=[bonus_count(state, seat, bonus) for seat in seats],
        shares=[bonus_share(state, bonus, seat) for seat in seats],
    )


def _storing(state: State) -> StoringView | None:
    if state.phase != STORE_TOKENS:
        return None
    fewest, most = store_bounds(state)
    return StoringView(
        building=BUILDING_IDS[state.store_slot // MOST_OF_A_NAME],
        place=int(state.store_slot) % MOST_OF_A_NAME + 1,
        resource=RESOURCES[state.store_resource],
        fewest=fewest,
        most=most,
        waiting=int(state.storable[AT_MOST]),
    )


def _missions(state: State, seat: int) -> list[MissionView]:
    held = state.seats[seat].held
    if not held.any():
        return []
    # What counts is the player's own turn; outside of it nothing has been done in it.
    turn_of_hers = state if state.stage == ACTING and state.active == seat else _before_turn(state, seat)
    return [_mission(turn_of_hers, mission) for mission in range(MISSIONS) for _ in range(held[mission])]


def _before_turn(state: State, seat: int) -> State:
    other = copied(state)
    other.active = seat
    other.bought = other.hits = other.hall_hits = other.strongest = 0
    other.spent[:] = 0
    return other


def _mission(state: State, mission: int) -> MissionView:
    player = state.seats[state.active]
    condition, about = int(state.mission[mission, CONDITION]), int(state.mission[mission, ABOUT])
    met = is_met(state, mission)
    if condition == BUY:
        has = int(met)
    elif condition == SPEND:
        has = state.spent[about]
    elif condition == OWN:
        has = player.built[about]
    elif condition == HALL:
        has = player.level
    elif condition == HIT:
        has = state.hall_hits if about == HIT_HALL else state.hits
    else:
        has = state.strongest
    needs = int(state.mission[mission, HOW_MUCH])
    return MissionView(mission=MISSION_IDS[mission], has=int(has), needs=needs, met=met)


def _building(state: State, seat: int, slot: int, name: str) -> BuildingView:
    player = state.seats[seat]
    return BuildingView(
        building=name,
        place=1 if slot == HALL_SLOT else slot % MOST_OF_A_NAME + 1,
        tokens=0 if slot == HALL_SLOT else int(player.on_slot[slot]),
        defence=building_defence(state, seat, slot),
        guard=int(player.guard[slot]),
        under_construction=bool(player.marks[slot] & UNDER_CONSTRUCTION),
        damaged=bool(player.marks[slot] & DAMAGED),
    )


def _player(state: State, seat: int, viewer: int | None, place: int) -> PlayerView:
    player = state.seats[seat]
    own = seat == viewer
    known = player.known[seat if viewer is None else viewer]
    limit = village_limit(state, player)
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
        tokens=_pair(player.tokens),
        village=[
            _building(state, seat, building * MOST_OF_A_NAME + i, name)
            for building, name in enumerate(BUILDING_IDS)
            for i in range(player.built[building])
        ],
        village_limit=limit if limit < NO_LIMIT else None,
        missions=_missions(state, seat),
        done=counts(MISSION_IDS, player.done),
        passed=int(player.passed),
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
