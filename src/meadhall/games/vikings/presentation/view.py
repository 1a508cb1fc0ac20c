"""What a seat may know, as a typed model. Everything in Vikings is open (ruling 9), so all seats see the same."""

from functools import cache, lru_cache
from typing import Any, Literal

import numpy as np
from pydantic import BaseModel, ConfigDict

from ....engine.bits import members
from ....engine.game import Turn, turn_of
from ....engine.record import State, to_python, to_python_all
from ..analysis.placement_gains import Gain, gain_of_start, gains_of_places, gains_of_wheel, is_last_round
from ..analysis.view_facts import SURVEYED, survey
from ..notation.action_notation import FIGURE_LETTERS, cell_text
from ..rules.components import (
    BUILDING_NAMES,
    FARMSTEAD_TILE,
    FIGURE_NAMES,
    NOTHING,
    ROUNDS,
    ROWS,
    SAIL_NAMES,
    SHIP_FAME,
    SHIP_GOLD,
    SPACES,
    SPECIAL_NAMES,
    TILE_NAMES,
)
from ..rules.ferrying import ends_small
from ..rules.rules import turn
from ..rules.state import (
    BUY,
    COLUMNS,
    ONE_OF_EACH,
    PHASE_NAMES,
    PLACE_ISLAND,
    PLACE_SHIP,
    PLACE_START,
    PLAYER,
    SOURCE_NAMES,
    STATE,
)
from .sentences import payments

# Rows of displays and players that are remembered, as tables show the same ones again and again.
MOST_ROWS_KEPT = 10_000
MOST_PLAYERS_KEPT = 2_000


class Part(BaseModel):
    """A part of a view that stays the same from view to view, so that it is made once and used in many."""

    model_config = ConfigDict(frozen=True)


class TileView(Part):
    """An island tile on a display."""

    row: str
    column: int  # from 1
    tile: Literal["left", "middle", "right"]
    building: str | None  # of a middle
    building_tile: bool  # a special tile that has replaced a middle
    figure: bool  # the row's figure stands on it
    threatened: bool
    completed: bool  # it is part of a completed island


class ShipView(Part):
    """A ship above a display."""

    column: int  # from 1
    sail: str
    repelled: bool


class PlayerView(Part):
    """A player's display, mainland and purse."""

    # A view gets lists of its own: what somebody does with them is not seen in other views.
    model_config = ConfigDict(revalidate_instances="always")

    seat: int
    fame: int
    gold: int
    mainland: dict[str, int]
    special: dict[str, int]
    waiting: list[str]  # building tiles that have not found their middle
    ships: list[ShipView]
    tiles: list[TileView]
    completed_islands: int
    longest_island: int
    ledger: dict[str, tuple[int, int]]  # source: fame, gold
    place: int  # as things stand


class GroupView(Part):
    """A space of the wheel."""

    price: int
    tile: str | None
    figure: str | None
    gold: int | None  # what it takes from whoever's turn it is, while it is for sale:
    fame: int | None  # fame for what is missing in gold


class GainView(Part):
    """What a group would bring whoever's turn it is, as things lie: at its best place, or at the place of an action."""

    price: int | None  # of the group on the wheel, or None:
    action: str | None  # for the bought group, the notation of a place for it
    cell: str | None  # where it brings that; None where it fits nowhere
    fame: int  # in all small and large scorings to come; in the last round with what follows at the end
    gold: int
    end: int  # fame at the end, while there are rounds to come


class VikingsView(BaseModel):
    """The whole table, as a seat sees it."""

    game: Literal["vikings"] = "vikings"
    you: int | None
    advanced: bool
    auction: bool
    round: int
    scorings: list[Literal["small", "large"]]  # after each round; the game's end follows the last
    phase: str
    start: int
    turn: Turn
    wheel: list[GroupView]
    turned: int  # how many spaces the wheel has turned in this round
    bought: GroupView | None  # the group that is being placed
    cell: str | None  # where the bought tile lies, while its figure is asked for
    earns_special: bool  # a special tile follows the purchase that is being placed
    replacing: str | None  # the building whose tile is about to replace a middle
    ferry: str | None  # what the ferry under way carries: a row's letter, "each" or "one"
    ferried: list[str]  # letters of the rows it has carried figures of
    bid: int | None
    bidder: int | None
    passed: list[int]
    drawn: dict[str, int]  # figures drawn and not yet on the wheel
    stacks: dict[str, int]
    bag: dict[str, int]
    special_open: dict[str, int]
    special_hidden: dict[str, int]
    sails: dict[str, dict[str, int]]  # what a sail shows: gold or fame
    gains: list[GainView]  # while a group is bought or placed
    players: list[PlayerView]


def _shows(sail: int) -> dict[str, int]:
    return {name: int(table[sail]) for name, table in (("gold", SHIP_GOLD), ("fame", SHIP_FAME)) if table[sail]}


OF_THE_TABLE = [name for name in STATE.names or () if name != "seats"]
SAILS_SHOWN = {sail: _shows(number) for number, sail in enumerate(SAIL_NAMES)}
SCORINGS: tuple[Literal["small", "large"], ...] = tuple(
    "small" if ends_small(number) else "large" for number in range(1, ROUNDS + 1)
)


VIEW = VikingsView


def view(state: State, seat: int | None) -> VikingsView:
    """Return the table as a seat sees it."""
    actor = turn(state)
    table = to_python(state[OF_THE_TABLE])
    paid = payments(state)
    return VikingsView(
        you=seat,
        advanced=bool(table.advanced),
        auction=bool(table.auction),
        round=table.round_number,
        scorings=list(SCORINGS),
        phase=PHASE_NAMES[table.phase],
        start=table.start,
        turn=turn_of(actor),
        wheel=[
            _group(price, table.wheel_tile[price], table.wheel_figure[price], *paid.get(price, ()))
            for price in range(SPACES)
        ],
        turned=table.turned,
        bought=_group(0, table.tile, table.figure) if table.tile != NOTHING else None,
        cell=cell_text(table.cell) if table.cell != NOTHING else None,
        earns_special=bool(table.special_due),
        replacing=BUILDING_NAMES[table.replacing] if table.replacing != NOTHING else None,
        ferry=_ferry(table.ferry),
        ferried=[FIGURE_LETTERS[row] for row in members(table.ferried)],
        bid=table.bid if table.bid != NOTHING else None,
        bidder=table.bidder if table.bidder != NOTHING else None,
        passed=list(members(table.passed)),
        drawn=_counts(FIGURE_NAMES, table.drawn),
        stacks=_counts(TILE_NAMES, table.stacks),
        bag=_counts(FIGURE_NAMES, table.bag),
        special_open=_counts(SPECIAL_NAMES, table.special_open),
        special_hidden=_counts(SPECIAL_NAMES, table.special_stacks),
        sails={sail: dict(shown) for sail, shown in SAILS_SHOWN.items()},
        gains=_gains(state),
        players=_players(state),
    )


def _gains(state: State) -> list[GainView]:
    """Tell the buyer what each group would bring, and what the bought one would bring at each place."""
    seat = int(state.active)
    if state.phase == BUY:
        return [_gain(state, gain, price=price) for price, gain in gains_of_wheel(state, seat).items()]
    if state.phase == PLACE_START:
        starts = ((f"start {FIGURE_LETTERS[row]}", gain_of_start(state, seat, row)) for row in range(ROWS))
        return [_gain(state, gain, action=text) for text, gain in starts]
    if state.phase in (PLACE_ISLAND, PLACE_SHIP):
        return [_gain(state, gain, action=gain.place) for gain in gains_of_places(state, seat)]
    return []


def _gain(state: State, gain: Gain, price: int | None = None, action: str | None = None) -> GainView:
    last = is_last_round(state)
    return GainView(
        price=price,
        action=action,
        cell=gain.place,
        fame=gain.fame + (gain.end_fame if last else 0),
        gold=gain.gold + (gain.end_gold if last else 0),
        end=0 if last else gain.end_fame,
    )


def _ferry(ferry: int) -> str | None:
    if ferry == NOTHING:
        return None
    return FIGURE_LETTERS[ferry] if ferry < ROWS else "each" if ferry == ONE_OF_EACH else "one"


@cache
def _group(price: int, tile: int, figure: int, gold: int | None = None, fame: int | None = None) -> GroupView:
    return GroupView(
        price=price,
        tile=TILE_NAMES[tile] if tile != NOTHING else None,
        figure=FIGURE_NAMES[figure] if figure != NOTHING else None,
        gold=gold,
        fame=fame,
    )


def _counts(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _players(state: State) -> list[PlayerView]:
    surveyed = np.zeros(state.players, SURVEYED)
    survey(state, surveyed)
    return [_player(seat, state.seats[seat].tobytes(), found.tobytes()) for seat, found in enumerate(surveyed)]


@lru_cache(MOST_PLAYERS_KEPT)
def _player(seat: int, possessions: bytes, survey_of: bytes) -> PlayerView:
    """Show a player: what is theirs, and what the rules say of it. An action mostly changes one player."""
    has, found = (
        to_python_all(np.frombuffer(possessions, PLAYER))[0],
        to_python_all(np.frombuffer(survey_of, SURVEYED))[0],
    )
    return PlayerView(
        seat=seat,
        fame=has.fame,
        gold=has.gold,
        mainland=_counts(FIGURE_NAMES, has.mainland),
        special=_counts(SPECIAL_NAMES, has.special),
        waiting=[SPECIAL_NAMES[FARMSTEAD_TILE + building] for building, waits in enumerate(found.waiting) if waits],
        ships=_ships(has, found),
        tiles=[tile for row in range(ROWS) for tile in _tiles(has, found, row)],
        completed_islands=found.completed_islands,
        longest_island=found.longest_island,
        ledger={
            name: (fame, gold) for name, (fame, gold) in zip(SOURCE_NAMES, has.ledger, strict=True) if fame or gold
        },
        place=found.place,
    )


def _ships(has: Any, found: Any) -> list[ShipView]:
    ships = [
        _ship(column, sail, found.repelled[sail] >> column & 1)
        for sail, columns in enumerate(has.ships)
        for column in members(columns)
    ]
    return sorted(ships, key=lambda ship: ship.column)


@cache
def _ship(column: int, sail: int, kept_away: int) -> ShipView:
    return ShipView(column=column + 1, sail=SAIL_NAMES[sail], repelled=bool(kept_away))


def _tiles(has: Any, found: Any, row: int) -> tuple[TileView, ...]:
    """Show the tiles of a row, which are mostly those of the view before."""
    shapes = (found.tiles[row], has.left[row], has.right[row])
    marks = (has.figures[row], found.threatened[row], found.completed[row])
    return _row(row, shapes, marks, tuple(columns[row] for columns in has.building), tuple(has.monument))


@lru_cache(MOST_ROWS_KEPT)
def _row(
    row: int,
    shapes: tuple[int, int, int],
    marks: tuple[int, int, int],
    buildings: tuple[int, ...],
    monument: tuple[int, ...],
) -> tuple[TileView, ...]:
    return tuple(_tile(row, column, shapes, marks, buildings, monument) for column in members(shapes[0]))


def _tile(
    row: int,
    column: int,
    shapes: tuple[int, int, int],
    marks: tuple[int, int, int],
    buildings: tuple[int, ...],
    monument: tuple[int, ...],
) -> TileView:
    cell = row * COLUMNS + column
    building_tile = cell in monument
    shown = [b for b, columns in enumerate(buildings) if columns >> column & 1]
    building = monument.index(cell) if building_tile else shown[0] if shown else NOTHING
    _, left, right = (bool(columns >> column & 1) for columns in shapes)
    figure, threatened, completed = (bool(columns >> column & 1) for columns in marks)
    return TileView(
        row=FIGURE_NAMES[row],
        column=column + 1,
        tile="left" if left else "right" if right else "middle",
        building=BUILDING_NAMES[building] if building != NOTHING else None,
        building_tile=building_tile,
        figure=figure,
        threatened=threatened,
        completed=completed,
    )
