"""What every open scoring tile and every scroll would pay now, and for which tiles: for views, reports and pictures."""

from dataclasses import dataclass

import numpy as np

from ....engine.bits import members
from ....engine.record import State
from ..rules.areas import (
    BROCHS,
    COLUMNS_OF_A_SURVEY,
    LIGHTHOUSES,
    MOST_AREAS,
    ON_TILES,
    OPEN_EDGES,
    SHIPS,
    TERRAIN,
    castle_roads,
    completed,
    leads_to_castle,
    survey,
)
from ..rules.cells import MOST_TILES, cell_text
from ..rules.components import (
    AREA_SLOTS,
    BARRELS,
    CASTLE_ROAD,
    CATTLE,
    CATTLE_ROAD,
    COLUMNS,
    FARMS,
    GREAT_WATER,
    LONG_COLUMN,
    MOST_BARRELS,
    MOST_SHIPS,
    NOTHING,
    SCROLL,
    SCROLL_AREA,
    SHEEP,
    SHEEP_TILE,
    SHIP,
    SHOWS,
    SQUARES,
    TERRAIN_NAMES,
    TILE_NAMES,
)
from ..rules.ending import scroll_points
from ..rules.scoring import (
    animals,
    area_points,
    at_farm,
    column_below,
    is_majority,
    is_square,
    majority_points,
    shown,
    worth,
)
from ..rules.tiles import OBJECT_NAMES

# Scoring tiles that count objects on tiles, and which.
COUNTED = {SHEEP_TILE: SHEEP, MOST_BARRELS: BARRELS, MOST_SHIPS: SHIP, CATTLE_ROAD: CATTLE}


@dataclass(frozen=True)
class KnownArea:
    """An area that runs over tiles of a clan area."""

    number: int
    terrain: str
    cells: tuple[str, ...]
    open_edges: int
    brochs: int
    ships: int
    lighthouses: int

    @property
    def completed(self) -> bool:
        """Whether none of its edges lies at an empty cell."""
        return self.open_edges == 0


@dataclass(frozen=True)
class ScrollForecast:
    """What a scroll would pay at the end."""

    cell: str
    tile: str
    counts: str  # the object
    found: int  # in the whole clan area
    completed: bool  # its own area, so it pays double
    points: int


class Surveyed:
    """A clan area with its areas and castle roads found, for everything that has to be explained."""

    def __init__(self, player: State) -> None:
        self.player = player
        self.table = np.zeros((MOST_AREAS, COLUMNS_OF_A_SURVEY), np.int32)
        self.labels = np.zeros((MOST_TILES, AREA_SLOTS), np.int8)
        self.count = int(survey(player, self.table, self.labels))
        self.roads = castle_roads(player)

    def cell(self, place: int) -> str:
        """Return the cell of a tile as text."""
        return cell_text(int(self.player.cells[place]))

    def shows(self, place: int, kind: int) -> int:
        """Count objects of a kind on one tile."""
        return int(SHOWS[self.player.faces[place] // 4, kind])

    @property
    def places(self) -> range:
        """The places of the list of tiles."""
        return range(int(self.player.tiles))

    def on_castle_road(self, place: int) -> bool:
        """Tell whether a road of a tile leads to the castle."""
        return bool(leads_to_castle(self.roads, place))

    def area(self, number: int) -> KnownArea:
        """Return an area by its number."""
        row = self.table[number]
        return KnownArea(
            number,
            TERRAIN_NAMES[row[TERRAIN]],
            tuple(self.cell(place) for place in members(row[ON_TILES])),
            int(row[OPEN_EDGES]),
            int(row[BROCHS]),
            int(row[SHIPS]),
            int(row[LIGHTHOUSES]),
        )

    @property
    def areas(self) -> list[KnownArea]:
        """All areas."""
        return [self.area(number) for number in range(self.count)]

    def paying_areas(self, tile: int) -> list[tuple[KnownArea, int]]:
        """Return the areas that a scoring tile pays for, each with its points."""
        pays = [(number, int(area_points(self.table[number], tile))) for number in range(self.count)]
        paying = [(self.area(number), points) for number, points in pays if points]
        if tile == GREAT_WATER and paying:
            return [max(paying, key=lambda entry: entry[1])]
        return paying

    def paying_tiles(self, tile: int) -> list[tuple[str, int]]:
        """Return the tiles that a scoring tile counts, each with how often it counts."""
        counts = [(self.cell(place), self._counts(place, tile)) for place in self.places]
        return [(cell, n) for cell, n in counts if n]

    def _counts(self, place: int, tile: int) -> int:
        if tile == SQUARES:
            return int(is_square(self.player, place))
        if tile == COLUMNS:
            return int(column_below(self.player, place) >= LONG_COLUMN)
        if tile == FARMS:
            return int(animals(self.player, place)) if at_farm(self.player, place) else 0
        if tile in (CATTLE_ROAD, CASTLE_ROAD) and not self.on_castle_road(place):
            return 0
        return 1 if tile == CASTLE_ROAD else self.shows(place, COUNTED[tile])

    def scrolls(self) -> list[ScrollForecast]:
        """Return what each scroll would pay now."""
        found = []
        for place in self.places:
            tile = int(self.player.faces[place]) // 4
            kind = int(SCROLL[tile])
            if kind != NOTHING:
                own_area = self.table[self.labels[place, SCROLL_AREA[tile]]]
                found.append(
                    ScrollForecast(
                        self.cell(place),
                        TILE_NAMES[tile],
                        OBJECT_NAMES[kind],
                        int(shown(self.player, kind)),
                        bool(completed(own_area)),
                        int(scroll_points(self.player, place, self.table, self.labels)),
                    )
                )
        return found


def forecast(state: State, seat: int, tile: int) -> int:
    """Return what a scoring tile would pay a seat now."""
    if is_majority(tile):
        return int(majority_points(state, seat, tile))
    surveyed = Surveyed(state.seats[seat])
    return int(worth(state.seats[seat], tile, surveyed.table[: surveyed.count]))
