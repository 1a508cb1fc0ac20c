"""What a seat may know, as a typed model: all but the others' gold in hand and what they set in secret."""

from collections.abc import Iterable
from typing import Literal

import numpy as np
from pydantic import BaseModel

from ....engine.bits import holds, members
from ....engine.game import Turn, turn_of
from ....engine.record import State
from ..analysis.placement_gains import FOR_AREAS, FitView, GainView, fits, gains
from ..analysis.score_breakdown import Surveyed, forecast
from ..rules.cells import COLUMN, ROW, cell_text
from ..rules.components import (
    ALL_TILES,
    BARRELS,
    BROCH,
    CASTLE,
    COLUMNS,
    DRAWN_EACH,
    EAST,
    FARM,
    INCOME_BARRELS,
    INCOME_CASTLE,
    LETTERS,
    LIGHTHOUSE,
    LONG_COLUMN,
    NOTHING,
    OPEN_SCORING_TILES,
    ROAD_SLOTS,
    ROUNDS,
    SCORING_NAMES,
    SETTLEMENTS,
    SIDE_NAMES,
    SOUTH,
    SQUARES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TILES,
    TRACK_GOLD,
    TRACK_SCORED,
    WEALTH,
)
from ..rules.ending import ranking
from ..rules.income import players_ahead, track_side
from ..rules.offer import CHOICES, choices_made, gold_to_place, highest_price, slot_to_price
from ..rules.rules import must_act, pending, turn
from ..rules.scoring import column_below, is_square
from ..rules.state import GAME_OVER, PHASE_NAMES, PRICES, SOURCE_NAMES
from ..rules.tiles import TERRAIN_LETTERS
from .sentences import buys_first

A_SETTLEMENT = (BROCH, FARM, LIGHTHOUSE)


class ScrollView(BaseModel):
    """A scroll as printed."""

    counts: str
    each: int
    area: int


class TileFace(BaseModel):
    """A tile as printed, its north edge up: all that is needed to draw it."""

    name: str
    edges: list[str]  # north, east, south, west
    areas: list[tuple[str, str]]  # terrain, and the edges it reaches; none when it lies inside
    roads: list[str]  # the edges that a road joins
    objects: list[tuple[str, int]]  # what, and in which area
    scroll: ScrollView | None
    another_reading: str


class SkyeTiles(BaseModel):
    """The castle and the landscape tiles of Isle of Skye as printed."""

    tiles: list[TileFace]


class LaidTile(BaseModel):
    """A tile of a clan area."""

    cell: str
    east: int  # steps from the castle, west of it negative
    south: int
    tile: str
    north_points: str  # the side that its printed north edge points to
    castle_road: bool  # a road of it leads to the castle
    castle_roads: list[bool]  # each of its roads: whether it leads to the castle
    areas: list[int]  # the area that each of its parts belongs to
    new: bool  # laid in this building phase


class AreaView(BaseModel):
    """An area that runs over tiles of a clan area."""

    terrain: str
    cells: list[str]
    open_edges: int
    completed: bool


class OfferView(BaseModel):
    """A tile before a screen. What is set in secret is unknown to the others until all prices are revealed."""

    tile: str | None
    axe: bool | None
    price: int | None


class ScrollForecastView(BaseModel):
    """What a scroll would pay now."""

    cell: str
    tile: str
    counts: str
    found: int
    completed: bool
    points: int


class PayingView(BaseModel):
    """What an open scoring tile pays for now."""

    cells: list[str]  # whole tiles
    areas: list[int]  # areas, by their numbers


class IncomeView(BaseModel):
    """What the next income would be if nothing changed until then."""

    castle: int
    barrels: int
    barrel_cells: list[str]  # tiles with barrels whose road leads to the castle
    ahead: int  # players with more points
    behind: int  # gold for them


class SkyePlayer(BaseModel):
    """A player's clan area, offer, hand and purse."""

    seat: int
    points: int
    gold: int | None  # in the hand; None where it is hidden
    offer: list[OfferView]
    chosen: int  # how many of the three secret choices are made
    pricing: str | None  # the tile whose price is asked for, as far as the viewer knows
    buys_first: bool  # nobody can pay it before it buys
    staying: int | None  # gold that no price has taken, while the viewer sets prices
    staying_after: list[int]  # the most that can stay after a price of 1, 2, … for the tile that is asked for
    waited_for: bool
    hand: list[str]
    building: str | None
    returned: list[str]
    tiles: list[LaidTile]
    areas: list[AreaView]
    free_cells: list[str]
    forecast: list[int | None]  # of the scoring tiles at A to D; None where it would tell hidden gold
    paying: list[PayingView]  # what each of them would pay for
    scrolls: list[ScrollForecastView]
    income: IncomeView | None  # None when no income is to come
    fits: list[FitView]  # the viewer's own free cells, while a tile is about to be placed
    ledger: dict[str, tuple[int, int | None]]  # source: points, gold (None where it is hidden)
    place: int  # by points; among equals by gold where it is known


class ScoringView(BaseModel):
    """A scoring tile at a letter of the board."""

    letter: str
    tile: int | None
    name: str | None
    rounds: list[int]  # in which it is scored


class SkyeView(BaseModel):
    """The whole table, as a seat sees it."""

    game: Literal["skye"] = "skye"
    you: int | None
    open_gold: bool
    round: int
    rounds: int
    phase: str
    start: int
    turn: Turn
    pending: list[int]
    gold_behind: list[int]  # for each player ahead, by round
    scoring: list[ScoringView]
    bag: list[str]  # who remembers what lies open knows what is in the bag
    gains: list[GainView]  # of the tiles that the viewer sets prices for, can buy or has to build
    players: list[SkyePlayer]


def tile_face(tile: int) -> TileFace:
    """Return a tile as printed."""
    printed = ALL_TILES[tile]
    names = dict(zip(TERRAIN_LETTERS, TERRAIN_NAMES, strict=True))
    scroll = printed.scroll
    return TileFace(
        name=printed.name,
        edges=[names[letter] for letter in printed.edges],
        areas=[(names[area.terrain], area.sides) for area in printed.areas],
        roads=list(printed.roads),
        objects=list(printed.objects),
        scroll=ScrollView(counts=scroll.counts, each=scroll.each, area=scroll.area) if scroll else None,
        another_reading=printed.another_reading,
    )


def tile_faces() -> list[TileFace]:
    """Return all tiles as printed, the castle first."""
    return [tile_face(tile) for tile in (CASTLE, *range(TILES))]


VIEW = SkyeView


def view(state: State, seat: int | None) -> SkyeView:
    """Return the table as a seat sees it; None is a spectator."""
    actor = turn(state)
    side = track_side(state)
    rounds = int(ROUNDS[state.players])
    return SkyeView(
        you=seat,
        open_gold=bool(state.open_gold),
        round=int(state.round_number),
        rounds=rounds,
        phase=PHASE_NAMES[state.phase],
        start=int(state.start),
        turn=turn_of(actor),
        pending=list(members(pending(state))),
        gold_behind=TRACK_GOLD[side, 1 : rounds + 1].tolist(),
        scoring=[
            ScoringView(
                letter=LETTERS[letter],
                tile=int(tile) if tile != NOTHING else None,
                name=SCORING_NAMES[tile] if tile != NOTHING else None,
                rounds=[n for n in range(1, rounds + 1) if TRACK_SCORED[side, n] >> letter & 1],
            )
            for letter, tile in enumerate(state.scoring)
        ],
        bag=[TILE_NAMES[tile] for tile in np.flatnonzero(state.bag)],
        gains=gains(state, seat),
        players=_players(state, seat),
    )


def knows_gold(state: State, seat: int, viewer: int | None) -> bool:
    """Tell whether a viewer sees the gold in a seat's hand: one's own, shown gold, and everybody's at the end."""
    return bool(state.open_gold) or seat == viewer or state.phase == GAME_OVER


def knows_choices(state: State, seat: int, viewer: int | None) -> bool:
    """Tell whether a viewer knows the axe and the prices of a seat."""
    return seat == viewer or state.phase != PRICES


def _players(state: State, viewer: int | None) -> list[SkyePlayer]:
    places = np.zeros(state.players, np.int32)
    ranking(state, places)
    if not all(knows_gold(state, seat, viewer) for seat in range(state.players)):
        standing = state.seats["points"][: state.players]
        places = np.array([1 + int((standing > own).sum()) for own in standing])
    return [_player(state, seat, viewer, int(places[seat])) for seat in range(state.players)]


def _player(state: State, seat: int, viewer: int | None, place: int) -> SkyePlayer:
    player = state.seats[seat]
    gold_known = knows_gold(state, seat, viewer)
    all_gold_known = all(knows_gold(state, other, viewer) for other in range(state.players))
    surveyed = Surveyed(player)
    return SkyePlayer(
        seat=seat,
        points=int(player.points),
        gold=int(player.gold) if gold_known else None,
        offer=_offer(player, knows_choices(state, seat, viewer)),
        chosen=int(choices_made(player)) if state.phase == PRICES else 0,
        pricing=_pricing(state, player) if seat == viewer else None,
        buys_first=buys_first(state, seat),
        staying=int(gold_to_place(player)) if seat == viewer and state.phase == PRICES else None,
        staying_after=_staying_after(state, player) if seat == viewer else [],
        waited_for=bool(must_act(state, seat)),
        hand=_names(player.hand),
        building=TILE_NAMES[player.building] if player.building != NOTHING else None,
        returned=_names(player.returned),
        tiles=[_laid(surveyed, place) for place in surveyed.places],
        areas=[
            AreaView(terrain=area.terrain, cells=list(area.cells), open_edges=area.open_edges, completed=area.completed)
            for area in surveyed.areas
        ],
        free_cells=[cell_text(int(cell)) for cell in player.free[: player.frees]],
        forecast=[
            None if tile == NOTHING or (tile == WEALTH and not all_gold_known) else forecast(state, seat, int(tile))
            for tile in state.scoring[:OPEN_SCORING_TILES]
        ],
        paying=[_paying(surveyed, int(tile)) for tile in state.scoring],
        scrolls=[ScrollForecastView(**vars(scroll)) for scroll in surveyed.scrolls()],
        income=_income(state, seat, surveyed),
        fits=fits(state, seat) if seat == viewer else [],
        ledger={
            name: (int(points), int(gold) if gold_known else None)
            for name, (points, gold) in zip(SOURCE_NAMES, player.ledger, strict=True)
            if points or (gold and gold_known)
        },
        place=place,
    )


def _names(tiles: State) -> list[str]:
    return [TILE_NAMES[tile] for tile in tiles if tile != NOTHING]


def _offer(player: State, known: bool) -> list[OfferView]:
    return [
        OfferView(
            tile=TILE_NAMES[player.offer[slot]] if player.offer[slot] != NOTHING else None,
            axe=bool(player.axe == slot) if known else None,
            price=int(player.price[slot]) if known and player.price[slot] else None,
        )
        for slot in range(DRAWN_EACH)
        if (player.offer != NOTHING).any()
    ]


def _laid(surveyed: Surveyed, place: int) -> LaidTile:
    player = surveyed.player
    cell, face = int(player.cells[place]), int(player.faces[place])
    return LaidTile(
        cell=cell_text(cell),
        east=int(COLUMN[cell]),
        south=int(ROW[cell]),
        tile=TILE_NAMES[face // 4],
        north_points=SIDE_NAMES[face % 4],
        castle_road=surveyed.on_castle_road(place),
        castle_roads=[
            holds(surveyed.roads, place * ROAD_SLOTS + road) for road in range(len(ALL_TILES[face // 4].roads))
        ],
        areas=[int(label) for label in surveyed.labels[place] if label != NOTHING],
        new=face // 4 in player.laid,
    )


def _sets_a_price(state: State, player: State) -> bool:
    return bool(state.phase == PRICES and 0 < choices_made(player) < CHOICES)


def _pricing(state: State, player: State) -> str | None:
    return TILE_NAMES[player.offer[slot_to_price(player)]] if _sets_a_price(state, player) else None


def _staying_after(state: State, player: State) -> list[int]:
    """Count down to nothing: the highest price leaves just what the further tiles need."""
    return list(range(int(highest_price(player)) - 1, -1, -1)) if _sets_a_price(state, player) else []


def _paying(surveyed: Surveyed, tile: int) -> PayingView:
    if tile in (NOTHING, WEALTH):
        return PayingView(cells=[], areas=[])
    if tile in FOR_AREAS:
        return PayingView(cells=[], areas=[area.number for area, _ in surveyed.paying_areas(tile)])
    return PayingView(cells=_paying_cells(surveyed, tile), areas=[])


def _paying_cells(surveyed: Surveyed, tile: int) -> list[str]:
    """Return the tiles that a scoring tile counts; of a square or a column all of them."""
    player = surveyed.player
    if tile == SETTLEMENTS:
        places = {place for place in surveyed.places if any(surveyed.shows(place, kind) for kind in A_SETTLEMENT)}
    elif tile == SQUARES:
        places = {near for place in surveyed.places if is_square(player, place) for near in _square(player, place)}
    elif tile == COLUMNS:
        places = {near for place in surveyed.places for near in _long_column(player, place)}
    else:
        return [cell for cell, _ in surveyed.paying_tiles(tile)]
    return [surveyed.cell(place) for place in sorted(places)]


def _square(player: State, place: int) -> tuple[int, ...]:
    east, south = int(player.beside[place, EAST]), int(player.beside[place, SOUTH])
    return place, east, south, int(player.beside[east, SOUTH])


def _long_column(player: State, top: int) -> Iterable[int]:
    length = int(column_below(player, top))
    place = top
    for _ in range(length if length >= LONG_COLUMN else 0):
        yield place
        place = int(player.beside[place, SOUTH])


def _income(state: State, seat: int, surveyed: Surveyed) -> IncomeView | None:
    coming = int(state.round_number) + 1
    if state.phase == GAME_OVER or coming > ROUNDS[state.players]:
        return None
    connected = [
        place for place in surveyed.places if surveyed.shows(place, BARRELS) and surveyed.on_castle_road(place)
    ]
    ahead = int(players_ahead(state, seat))
    return IncomeView(
        castle=INCOME_CASTLE,
        barrels=INCOME_BARRELS * len(connected),
        barrel_cells=[surveyed.cell(place) for place in connected],
        ahead=ahead,
        behind=ahead * int(TRACK_GOLD[track_side(state), coming]),
    )
