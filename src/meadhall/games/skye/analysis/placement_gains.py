"""What a tile would bring in a clan area: everywhere where it fits, and where it brings most."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from pydantic import BaseModel

from ....engine.bits import members
from ....engine.record import State, blank, copied
from ..rules.actions import LAY, MOST_LEGAL
from ..rules.areas import COLUMNS_OF_A_SURVEY, MOST_AREAS, survey
from ..rules.cells import MOST_TILES, cell_text
from ..rules.clan import SIDE_BITS, lay, legal_cells
from ..rules.components import (
    AREA_SLOTS,
    EDGE_CODE,
    INCOME_BARRELS,
    NOTHING,
    SCROLL,
    SIDE_NAMES,
    TILE_NAMES,
    TILES_FOR_AREAS,
    WEALTH,
)
from ..rules.ending import scroll_points
from ..rules.income import connected_barrels
from ..rules.scoring import is_majority, majority_points, worth
from ..rules.state import BUY, GAME_OVER, PLAYER
from ..rules.tiles import SIDES


class FitView(BaseModel):
    """A free cell and the tile that is about to be placed; four entries, by the side that its north edge points to."""

    cell: str
    clashes: list[str]  # the sides where the terrain differs, such as NE; none where it fits
    gains: list[int | None]  # points of the open scoring tiles and scrolls, as things are; None where it does not fit


class GainView(BaseModel):
    """What a tile would change for the viewer now, at the place where it brings most."""

    tile: str
    cell: str | None  # None where it fits nowhere
    north_points: str | None
    points: list[int | None]  # of the scoring tiles at A to D; None where it would tell hidden gold
    scrolls: int
    income: int  # gold in each round


class Change(NamedTuple):
    """What a tile changes at one place: each open scoring tile that is no majority, the scrolls, and the income."""

    cell: int
    turned: int
    points: tuple[int, ...]
    scrolls: int
    income: int

    @property
    def total(self) -> int:
        return sum(self.points) + self.scrolls


# The scoring tiles that pay for areas.
FOR_AREAS = frozenset(members(TILES_FOR_AREAS))
# The fields of a player that make the clan area.
CLAN_FIELDS = ("cells", "faces", "free", "terrain", "asked", "beside", "tiles", "frees")


def clan_of(player: State) -> bytes:
    clan = blank(PLAYER)
    for field in CLAN_FIELDS:
        clan[field] = player[field]
    return bytes(clan.tobytes())


@lru_cache(maxsize=4096)
def changes_of_clan(clan: bytes, tile: int, scoring: tuple[int, ...]) -> tuple[Change, ...]:
    """Try a tile wherever it fits; a clan area is asked about many times before it changes."""
    before = np.frombuffer(clan, PLAYER)[0]
    points, scrolls, income = _standing(before, scoring)
    places = np.zeros(MOST_LEGAL, np.int32)
    found = []
    for place in (places[: legal_cells(before, tile, places)] - LAY).tolist():
        cell, turned = divmod(place, 4)
        player = before.copy()
        lay(player, cell, 4 * tile + turned)
        points_then, scrolls_then, income_then = _standing(player, scoring)
        gained = tuple(then - now for then, now in zip(points_then, points, strict=True))
        found.append(Change(cell, turned, gained, scrolls_then - scrolls, income_then - income))
    return tuple(found)


def _standing(player: State, scoring: tuple[int, ...]) -> tuple[list[int], int, int]:
    """Return what scoring tiles and scrolls pay, and the income of barrels."""
    scrolls = np.flatnonzero(SCROLL[player.faces[: player.tiles] // 4] != NOTHING).tolist()
    table = np.zeros((MOST_AREAS, COLUMNS_OF_A_SURVEY), np.int32)
    labels = np.zeros((MOST_TILES, AREA_SLOTS), np.int8)
    areas = 0
    if scrolls or not FOR_AREAS.isdisjoint(scoring):
        areas = int(survey(player, table, labels))
    return (
        [int(worth(player, tile, table[:areas])) for tile in scoring],
        sum(int(scroll_points(player, place, table, labels)) for place in scrolls),
        INCOME_BARRELS * int(connected_barrels(player)),
    )


def counted(state: State) -> tuple[int, ...]:
    """Return the open scoring tiles that look at one clan area alone."""
    return tuple(int(tile) for tile in state.scoring if tile != NOTHING and not is_majority(tile))


def gains(state: State, viewer: int | None) -> list[GainView]:
    """Tell a viewer what each tile that they could get or have would bring."""
    if viewer is None or state.phase == GAME_OVER:
        return []
    player = state.seats[viewer]
    sellers = range(state.players) if state.phase == BUY else (viewer,)
    tiles = [int(tile) for seller in sellers for tile in state.seats[seller].offer if tile != NOTHING]
    tiles += [int(tile) for tile in player.hand if tile != NOTHING]
    clan = clan_of(player) if tiles else b""
    return [_gain(state, viewer, tile, changes_of_clan(clan, tile, counted(state))) for tile in tiles]


def _gain(state: State, seat: int, tile: int, changes: tuple[Change, ...]) -> GainView:
    """Return what a tile brings where it brings most: points now, then gold in each round."""
    if not changes:
        return GainView(tile=TILE_NAMES[tile], cell=None, north_points=None, points=[], scrolls=0, income=0)
    best = max(changes, key=lambda change: (change.total, change.income))
    counted = iter(best.points)
    return GainView(
        tile=TILE_NAMES[tile],
        cell=cell_text(best.cell),
        north_points=SIDE_NAMES[best.turned],
        points=[
            None
            if scored in (NOTHING, WEALTH)
            else majority_gain(state, seat, tile, int(scored))
            if is_majority(scored)
            else next(counted)
            for scored in state.scoring
        ],
        scrolls=best.scrolls,
        income=best.income,
    )


def majority_gain(state: State, seat: int, tile: int, scored: int) -> int:
    """Return what a tile changes in a majority; where it lies does not matter."""
    trial = copied(state)
    player = trial.seats[seat]
    lay(player, int(player.free[0]), 4 * tile)
    return int(majority_points(trial, seat, scored)) - int(majority_points(state, seat, scored))


def fits(state: State, seat: int) -> list[FitView]:
    """Tell for each free cell of a seat whether the tile that it is about to place fits there, and what it brings."""
    player = state.seats[seat]
    if player.building == NOTHING:
        return []
    tile = int(player.building)
    changes = changes_of_clan(clan_of(player), tile, counted(state))
    majorities = sum(
        majority_gain(state, seat, tile, int(scored))
        for scored in state.scoring
        if scored not in (NOTHING, WEALTH) and is_majority(scored)
    )
    gained = {(change.cell, change.turned): change.total + majorities for change in changes}
    return [
        FitView(
            cell=cell_text(int(player.free[i])),
            clashes=[_clashes(player, i, 4 * tile + turned) for turned in range(4)],
            gains=[gained.get((int(player.free[i]), turned)) for turned in range(4)],
        )
        for i in range(player.frees)
    ]


def _clashes(player: State, i: int, face: int) -> str:
    """Return the sides on which a face shows another terrain than the neighbours of the i-th free cell."""
    differ = int(EDGE_CODE[face] & player.asked[i]) ^ int(player.terrain[i])
    return "".join(name for side, name in enumerate(SIDES) if differ >> 2 * side & SIDE_BITS)
