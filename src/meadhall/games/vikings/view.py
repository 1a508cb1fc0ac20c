"""What a seat may know, as a typed model. Everything in Vikings is open (ruling 9), so all seats see the same."""

from typing import Literal

from pydantic import BaseModel

from ...engine.bits import holds, members
from ...engine.contract import CHANCE, OVER
from ...engine.record import State
from .components import (
    BUILDING_NAMES,
    BUILDINGS,
    FARMSTEAD_TILE,
    FIGURE_NAMES,
    NOTHING,
    ROUNDS,
    ROWS,
    SAIL_NAMES,
    SAILS,
    SHIP_FAME,
    SHIP_GOLD,
    SPACES,
    SPECIAL_NAMES,
    TILE_NAMES,
)
from .ending import completed_islands, island_ends, island_length, longest_island, ranking
from .ferrying import ends_small
from .notation import FIGURE_LETTERS, cell_text
from .placing import building_at, tile_waits
from .rules import turn
from .scoring import repelled, threatened, tiles_in
from .state import COLUMNS, ONE_OF_EACH, PHASE_NAMES, SOURCE_NAMES


class TileView(BaseModel):
    """An island tile on a display."""

    row: str
    column: int  # from 1
    tile: Literal["left", "middle", "right"]
    building: str | None  # of a middle
    building_tile: bool  # a special tile that has replaced a middle
    figure: bool  # the row's figure stands on it
    threatened: bool
    completed: bool  # it is part of a completed island


class ShipView(BaseModel):
    """A ship above a display."""

    column: int  # from 1
    sail: str
    repelled: bool


class PlayerView(BaseModel):
    """A player's display, mainland and purse."""

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


class GroupView(BaseModel):
    """A space of the wheel."""

    price: int
    tile: str | None
    figure: str | None


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
    turn: int | Literal["chance", "over"]
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
    players: list[PlayerView]


def view(state: State, seat: int | None) -> VikingsView:
    """Return the table as a seat sees it."""
    actor = turn(state)
    return VikingsView(
        you=seat,
        advanced=bool(state.advanced),
        auction=bool(state.auction),
        round=int(state.round_number),
        scorings=["small" if ends_small(number) else "large" for number in range(1, ROUNDS + 1)],
        phase=PHASE_NAMES[state.phase],
        start=int(state.start),
        turn="over" if actor == OVER else "chance" if actor == CHANCE else int(actor),
        wheel=[_group(price, state.wheel_tile[price], state.wheel_figure[price]) for price in range(SPACES)],
        turned=int(state.turned),
        bought=_group(0, state.tile, state.figure) if state.tile != NOTHING else None,
        cell=cell_text(int(state.cell)) if state.cell != NOTHING else None,
        earns_special=bool(state.special_due),
        replacing=BUILDING_NAMES[state.replacing] if state.replacing != NOTHING else None,
        ferry=_ferry(int(state.ferry)),
        ferried=[FIGURE_LETTERS[row] for row in members(state.ferried)],
        bid=int(state.bid) if state.bid != NOTHING else None,
        bidder=int(state.bidder) if state.bidder != NOTHING else None,
        passed=list(members(state.passed)),
        drawn=_counts(FIGURE_NAMES, state.drawn),
        stacks=_counts(TILE_NAMES, state.stacks),
        bag=_counts(FIGURE_NAMES, state.bag),
        special_open=_counts(SPECIAL_NAMES, state.special_open),
        special_hidden=_counts(SPECIAL_NAMES, state.special_stacks),
        sails={sail: _shows(number) for number, sail in enumerate(SAIL_NAMES)},
        players=_players(state),
    )


def _ferry(ferry: int) -> str | None:
    if ferry == NOTHING:
        return None
    return FIGURE_LETTERS[ferry] if ferry < ROWS else "each" if ferry == ONE_OF_EACH else "one"


def _shows(sail: int) -> dict[str, int]:
    return {name: int(table[sail]) for name, table in (("gold", SHIP_GOLD), ("fame", SHIP_FAME)) if table[sail]}


def _group(price: int, tile: int, figure: int) -> GroupView:
    return GroupView(
        price=price,
        tile=TILE_NAMES[tile] if tile != NOTHING else None,
        figure=FIGURE_NAMES[figure] if figure != NOTHING else None,
    )


def _counts(names: tuple[str, ...], counts: State) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n}


def _players(state: State) -> list[PlayerView]:
    import numpy as np

    places = np.zeros(state.players, np.int32)
    ranking(state, places)
    return [_player(state.seats[seat], seat, int(places[seat])) for seat in range(state.players)]


def _player(player: State, seat: int, place: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        fame=int(player.fame),
        gold=int(player.gold),
        mainland=_counts(FIGURE_NAMES, player.mainland),
        special=_counts(SPECIAL_NAMES, player.special),
        waiting=[SPECIAL_NAMES[FARMSTEAD_TILE + b] for b in range(BUILDINGS) if tile_waits(player, b)],
        ships=sorted(
            (
                ShipView(column=column + 1, sail=SAIL_NAMES[sail], repelled=holds(repelled(player, sail), column))
                for sail in range(SAILS)
                for column in members(player.ships[sail])
            ),
            key=lambda ship: ship.column,
        ),
        tiles=[_tile(player, row, column) for row in range(ROWS) for column in members(tiles_in(player, row))],
        completed_islands=int(completed_islands(player)),
        longest_island=int(longest_island(player)),
        ledger={
            name: (int(fame), int(gold))
            for name, (fame, gold) in zip(SOURCE_NAMES, player.ledger, strict=True)
            if fame or gold
        },
        place=place,
    )


def _tile(player: State, row: int, column: int) -> TileView:
    cell = row * COLUMNS + column
    monuments = [b for b in range(BUILDINGS) if player.monument[b] == cell]
    building = monuments[0] if monuments else building_at(player, row, column)
    return TileView(
        row=FIGURE_NAMES[row],
        column=column + 1,
        tile="left" if holds(player.left[row], column) else "right" if holds(player.right[row], column) else "middle",
        building=BUILDING_NAMES[building] if building != NOTHING else None,
        building_tile=bool(monuments),
        figure=holds(player.figures[row], column),
        threatened=holds(threatened(player, row), column),
        completed=any(
            end - island_length(player, row, end) < column <= end for end in members(island_ends(player, row))
        ),
    )
