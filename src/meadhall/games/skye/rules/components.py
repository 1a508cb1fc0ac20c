"""What is in the box: the data files, checked and turned into the tables that the rules use."""

import hashlib
import re
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray
from pydantic import AfterValidator

from ....engine.data_file import DataModel, a_line_for_each, checked, read_toml, refusal, whole, whole_number
from .tiles import (
    MOST_AREAS_OF_A_TILE,
    MOST_ROADS_OF_A_TILE,
    OBJECT_NAMES,
    SIDES,
    TERRAIN_LETTERS,
    TILE_FILE,
    Tile,
    read_tiles,
)

DATA_FILE = Path(__file__).with_name("data.toml")

NORTH, EAST, SOUTH, WEST = range(4)
SIDE_NAMES = ("north", "east", "south", "west")
PASTURE, MOUNTAIN, WATER = range(3)
TERRAIN_NAMES = ("pasture", "mountain", "water")

# Objects in the order of the tile file; a scroll's kind is the object that it counts.
SHEEP, CATTLE, FARM, BROCH, LIGHTHOUSE, SHIP, BARRELS = range(7)
OBJECTS = len(OBJECT_NAMES)

# The scoring tiles, by number.
(
    SQUARES,
    SHEEP_TILE,
    BROCHS_TILE,
    MOST_BARRELS,
    FARMS,
    CATTLE_ROAD,
    CASTLE_ROAD,
    GREAT_WATER,
    AREAS,
    LARGE_AREAS,
    SETTLEMENTS,
    MOST_SHIPS,
    WEALTH,
    HARBOURS,
    COLUMNS,
    PEAKS,
) = range(16)
SCORING_NAMES = (
    "squares",
    "sheep",
    "brochs",
    "barrels",
    "farms",
    "cattle-road",
    "castle-road",
    "great-water",
    "areas",
    "large-areas",
    "settlements",
    "ships",
    "wealth",
    "harbours",
    "columns",
    "peaks",
)
SCORING_TILES = 16
LETTERS = "ABCD"
OPEN_SCORING_TILES = 4

MAX_PLAYERS = 5
DRAWN_EACH = 3  # tiles that a player draws in a round
KEPT_AT_MOST = 2  # of those, the axe leaves two
RECEIVED_AT_MOST = KEPT_AT_MOST + 1  # and one may be bought
NOTHING = -1


Number = Annotated[int, whole(1, 99)]

ROUNDS_OF_A_SIDE = {"2-4": 6, "5": 5}  # lines of a side of the round track
STEPS = {"brochs": 3, "barrels": 2, "ships": 2, "wealth": 2}  # scoring tiles with several numbers


def _check_track(track: dict[str, list[str]]) -> dict[str, list[str]]:
    for side, rounds in ROUNDS_OF_A_SIDE.items():
        if len(track[side]) != rounds:
            raise refusal(f"there are {rounds} rounds.", side)
        for number, entry in enumerate(track[side], 1):
            if not re.fullmatch(rf"([{LETTERS}] )+\d", entry):
                raise refusal(f"round {number} is letters and gold, such as 'A C 1', not {entry!r}.", side)
        for letter in LETTERS:
            if sum(letter in entry for entry in track[side]) != 3:
                raise refusal(f"every scoring tile is scored three times, {letter} is not.", side)
    return track


def _check_scoring(scoring: dict[str, Any]) -> dict[str, Any]:
    for name, value in scoring.items():
        values, steps = value if isinstance(value, list) else [value], STEPS.get(name, 1)
        if len(values) != steps:
            raise refusal(f"there are {steps} numbers, not {len(values)}.", name)
        for number in values:
            whole_number(number, 1, 99, name)
    return scoring


class Income(DataModel):
    """Gold at the beginning of a round."""

    castle: Number
    barrels: Number


class Ending(DataModel):
    """Gold for a point at the end."""

    gold: Number


class Numbers(DataModel):
    """The file of numbers."""

    track: Annotated[dict[str, list[str]], a_line_for_each(*ROUNDS_OF_A_SIDE), AfterValidator(_check_track)]
    income: Income
    scoring: Annotated[dict[str, Any], a_line_for_each(*SCORING_NAMES), AfterValidator(_check_scoring)]
    ending: Ending


def read_numbers(text: str) -> Numbers:
    """Read and check the file of numbers; a contradiction is refused with the table and the line it is in."""
    return checked(Numbers, read_toml(text, "The data file"))


CASTLE_TILE, LANDSCAPE = read_tiles(TILE_FILE.read_text(encoding="utf-8"))
NUMBERS = read_numbers(DATA_FILE.read_text(encoding="utf-8"))

# A log says under which data it was made; comments and spacing do not matter.
DATA_DIGEST = hashlib.sha256(repr((CASTLE_TILE, LANDSCAPE, NUMBERS.model_dump())).encode()).hexdigest()[:8]

# Tiles are numbered from 0, the castle is the last. A face is a tile turned: four times the tile's number,
# plus the side that its printed north edge points to.
TILES = len(LANDSCAPE)
CASTLE = TILES
ALL_TILES: tuple[Tile, ...] = (*LANDSCAPE, CASTLE_TILE)
TILE_NAMES = tuple(tile.name for tile in ALL_TILES)
FACES = 4 * len(ALL_TILES)
CASTLE_FACE = 4 * CASTLE
AREA_SLOTS = MOST_AREAS_OF_A_TILE
ROAD_SLOTS = MOST_ROADS_OF_A_TILE


def _sides(text: str, turned: int) -> int:
    """Return sides as a bit mask, after turning."""
    return sum(1 << (SIDES.index(side) + turned) % 4 for side in text)


def _per_face() -> tuple[NDArray[np.int8], ...]:
    edges = np.zeros((FACES, 4), np.int8)
    area_at = np.full((FACES, 4), NOTHING, np.int8)
    road_at = np.full((FACES, 4), NOTHING, np.int8)
    area_sides = np.zeros((FACES, AREA_SLOTS), np.int8)
    road_sides = np.zeros((FACES, ROAD_SLOTS), np.int8)
    for number, tile in enumerate(ALL_TILES):
        for turned in range(4):
            face = 4 * number + turned
            for slot, area in enumerate(tile.areas):
                area_sides[face, slot] = _sides(area.sides, turned)
            for slot, road in enumerate(tile.roads):
                road_sides[face, slot] = _sides(road, turned)
            for side in range(4):
                edges[face, side] = TERRAIN_LETTERS.index(tile.edges[(side - turned) % 4])
                for slot in range(AREA_SLOTS):
                    if area_sides[face, slot] >> side & 1:
                        area_at[face, side] = slot
                for slot in range(ROAD_SLOTS):
                    if road_sides[face, slot] >> side & 1:
                        road_at[face, side] = slot
    return edges, area_at, road_at, area_sides, road_sides


# By face: the terrain of a side, the area and the road (or -1) there; by face and slot: the sides as a bit mask.
EDGES, AREA_AT, ROAD_AT, AREA_SIDES, ROAD_SIDES = _per_face()
# All four edges of a face in one number, two bits a side.
EDGE_CODE = np.array([sum(int(edges[side]) << 2 * side for side in range(4)) for edges in EDGES], np.int16)


def _objects() -> NDArray[np.int8]:
    table = np.zeros((len(ALL_TILES), OBJECTS, AREA_SLOTS), np.int8)
    for number, tile in enumerate(ALL_TILES):
        for kind, slot in tile.objects:
            if kind in OBJECT_NAMES:
                table[number, OBJECT_NAMES.index(kind), slot] += 1
    return table


# By tile, object and area slot, and by tile and object.
STANDS_IN = _objects()
SHOWS = STANDS_IN.sum(axis=2).astype(np.int8)
AREAS_OF = np.array([len(tile.areas) for tile in ALL_TILES], np.int8)
AREA_TERRAIN = np.array(
    [
        [TERRAIN_LETTERS.index(a.terrain) for a in tile.areas] + [NOTHING] * (AREA_SLOTS - len(tile.areas))
        for tile in ALL_TILES
    ],
    np.int8,
)
# The object that a tile's scroll counts (-1 without one), how many make a point, and its area.
SCROLL = np.array([OBJECT_NAMES.index(t.scroll.counts) if t.scroll else NOTHING for t in ALL_TILES], np.int8)
SCROLL_EACH = np.array([t.scroll.each if t.scroll else 1 for t in ALL_TILES], np.int8)
SCROLL_AREA = np.array([t.scroll.area if t.scroll else NOTHING for t in ALL_TILES], np.int8)


def _track(what: str) -> NDArray[np.int8]:
    """Tabulate the track by side (0 for 2 to 4 players, 1 for 5) and round from 1: bit mask of the letters, or gold."""
    table = np.zeros((2, 1 + 6), np.int8)
    for side, name in enumerate(ROUNDS_OF_A_SIDE):
        for number, entry in enumerate(NUMBERS.track[name], 1):
            letters, gold = entry.rsplit(" ", 1)
            mask = sum(1 << LETTERS.index(letter) for letter in letters.split())
            table[side, number] = mask if what == "scored" else int(gold)
    return table


TRACK_SCORED = _track("scored")
TRACK_GOLD = _track("gold")
ROUNDS = np.array([0, 0, 6, 6, 6, 5], np.int8)  # by the number of players
MOST_ROUNDS = 6

INCOME_CASTLE = NUMBERS.income.castle
INCOME_BARRELS = NUMBERS.income.barrels
GOLD_FOR_A_POINT = NUMBERS.ending.gold
# Points of each scoring tile: the first number, and the further ones of majorities and brochs.
SCORING_POINTS = np.array(
    [
        [*value, 0, 0][:3] if isinstance(value, list) else [value, 0, 0]
        for value in map(NUMBERS.scoring.get, SCORING_NAMES)
    ],
    np.int64,
)
# Scoring tiles that pay for areas, as a set.
TILES_FOR_AREAS = sum(1 << tile for tile in (BROCHS_TILE, GREAT_WATER, AREAS, LARGE_AREAS, HARBOURS, PEAKS))
LARGE_AREA = 3  # tiles of a large area
LONG_COLUMN = 3  # tiles of a vertical run
