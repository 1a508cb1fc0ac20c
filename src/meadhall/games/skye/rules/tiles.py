"""The tile file: a line for each landscape tile and for the castle, read and checked."""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from ....engine.data_file import DataModel, a_line_for_each, checked, read_toml
from ....engine.errors import BadData

TILE_FILE = Path(__file__).with_name("tiles.toml")

SIDES = "NESW"
TERRAIN_LETTERS = "PMW"
ENCLOSED = "enclosed"
NONE = "-"
CASTLE_NAME = "castle"

# What stands on tiles, and can be counted by a scroll. A tile with barrels counts once, however many it shows.
OBJECT_NAMES = ("sheep", "cattle", "farm", "broch", "lighthouse", "ship", "barrels")
TERRAIN_OF = {"broch": "M", "lighthouse": "W", "ship": "W", "sheep": "P", "cattle": "P", "farm": "P", CASTLE_NAME: "P"}

FIELDS = ("edges", "areas", "roads", "objects", "scroll", "another reading")
MOST_AREAS_OF_A_TILE = 5
MOST_ROADS_OF_A_TILE = 2


@dataclass(frozen=True)
class Area:
    """A part of a tile with one terrain."""

    terrain: str
    sides: str  # the edges it reaches, none when it lies wholly inside the tile

    @property
    def text(self) -> str:
        """The area as the tile file writes it."""
        return f"{self.terrain}:{self.sides or ENCLOSED}"


@dataclass(frozen=True)
class Scroll:
    """What a scroll counts, how many of them make a point, and the area it lies in."""

    counts: str
    each: int
    area: int


@dataclass(frozen=True)
class Tile:
    """A landscape tile as printed, its north edge up."""

    name: str
    edges: str
    areas: tuple[Area, ...]
    roads: tuple[str, ...]
    objects: tuple[tuple[str, int], ...]  # what, and the number of its area
    scroll: Scroll | None
    another_reading: str

    @property
    def shown(self) -> dict[str, int]:
        """What stands on the tile, each kind with its number."""
        return dict(Counter(kind for kind, _ in self.objects))


class TileFile(DataModel):
    """The tile file: a line for each tile, and what all of them show."""

    tiles: dict[str, str]
    totals: Annotated[dict[str, int], a_line_for_each("tiles", *OBJECT_NAMES, "scroll")]


def read_tiles(text: str) -> tuple[Tile, tuple[Tile, ...]]:
    """Read a tile file: the castle and the landscape tiles. A contradiction is refused with the tile it is in."""
    file = checked(TileFile, read_toml(text, "The tile file"))
    tiles = [read_tile(name, line) for name, line in file.tiles.items()]
    castles = [tile for tile in tiles if tile.name == CASTLE_NAME]
    if not castles:
        raise BadData(f"[tiles] {CASTLE_NAME}: the line is missing.")
    landscape = tuple(tile for tile in tiles if tile.name != CASTLE_NAME)
    _check_names(landscape)
    _check_totals(landscape, file.totals)
    if any(kind != CASTLE_NAME for kind, _ in castles[0].objects) or castles[0].scroll or len(castles[0].roads) != 1:
        raise BadData(f"[tiles] {CASTLE_NAME}: the castle stands alone, with one road and without a scroll.")
    return castles[0], landscape


def read_tile(name: str, line: str) -> Tile:
    """Read and check one line."""
    fields = [field.strip() for field in line.split("|")]
    if len(fields) != len(FIELDS):
        raise BadData(f"[tiles] {name}: a line has {len(FIELDS)} fields between bars: {', '.join(FIELDS)}.")
    edges, areas, roads, objects, scroll, another_reading = fields
    if not re.fullmatch(f"[{TERRAIN_LETTERS}]{{4}}", edges):
        raise BadData(f"[tiles] {name}: the edges are four letters of {TERRAIN_LETTERS}, not {edges!r}.")
    parts = _read_areas(name, edges, areas)
    return Tile(
        name,
        edges,
        parts,
        _read_roads(name, edges, roads),
        _read_objects(name, parts, objects),
        _read_scroll(name, parts, scroll),
        "" if another_reading == NONE else another_reading,
    )


def _read_areas(name: str, edges: str, text: str) -> tuple[Area, ...]:
    areas: list[Area] = []
    taken = ""
    for word in text.split():
        match = re.fullmatch(rf"([{TERRAIN_LETTERS}]):([{SIDES}]+|{ENCLOSED})", word)
        if not match:
            raise BadData(f"[tiles] {name}: {word!r} is not an area. An area is written as P:NE, or P:{ENCLOSED}.")
        sides = "" if match[2] == ENCLOSED else match[2]
        area = Area(match[1], sides)
        if area in areas:
            raise BadData(f"[tiles] {name}: the area {word} comes twice.")
        for side in sides:
            if edges[SIDES.index(side)] != area.terrain:
                raise BadData(
                    f"[tiles] {name}: the area {word} reaches the edge {side}, which has another terrain in {edges}."
                )
            if side in taken:
                raise BadData(f"[tiles] {name}: the edge {side} belongs to two areas.")
            taken += side
        areas.append(area)
    for side in SIDES:
        if side not in taken:
            raise BadData(f"[tiles] {name}: the edge {side} belongs to no area.")
    if len(areas) > MOST_AREAS_OF_A_TILE:
        raise BadData(f"[tiles] {name}: a tile has at most {MOST_AREAS_OF_A_TILE} areas, not {len(areas)}.")
    return tuple(areas)


def _read_roads(name: str, edges: str, text: str) -> tuple[str, ...]:
    roads = () if text == NONE else tuple(text.split())
    taken = ""
    for road in roads:
        if not re.fullmatch(f"[{SIDES}]+", road):
            raise BadData(f"[tiles] {name}: {road!r} is not a road. A road is written by its edges, such as NE.")
        for side in road:
            if edges[SIDES.index(side)] == "W":
                raise BadData(f"[tiles] {name}: the road {road} runs over water at the edge {side}.")
            if side in taken:
                raise BadData(f"[tiles] {name}: two roads reach the edge {side}.")
            taken += side
    if len(roads) > MOST_ROADS_OF_A_TILE:
        raise BadData(f"[tiles] {name}: a tile has at most {MOST_ROADS_OF_A_TILE} roads, not {len(roads)}.")
    return roads


def _area_number(name: str, areas: tuple[Area, ...], what: str, text: str) -> int:
    texts = [area.text for area in areas]
    if text not in texts:
        raise BadData(f"[tiles] {name}: {what} in the area {text!r}, but the areas are {' '.join(texts)}.")
    return texts.index(text)


def _read_objects(name: str, areas: tuple[Area, ...], text: str) -> tuple[tuple[str, int], ...]:
    objects: list[tuple[str, int]] = []
    for word in [] if text == NONE else text.split():
        match = re.fullmatch(r"([a-z]+)(?:\*(\d))?@(\S+)", word)
        if not match or match[1] not in (*OBJECT_NAMES, CASTLE_NAME):
            raise BadData(
                f"[tiles] {name}: {word!r} is not an object in an area, such as sheep*2@P:NE. "
                f"Objects are {', '.join(OBJECT_NAMES)}."
            )
        kind = match[1]
        area = _area_number(name, areas, kind, match[3])
        if TERRAIN_OF.get(kind, areas[area].terrain) != areas[area].terrain:
            raise BadData(f"[tiles] {name}: {kind} belongs to the terrain {TERRAIN_OF[kind]}, not into {match[3]}.")
        objects += [(kind, area)] * int(match[2] or 1)
    for kind in ("barrels", CASTLE_NAME):
        if sum(what == kind for what, _ in objects) > 1:
            raise BadData(f"[tiles] {name}: {kind} is listed more than once; it counts once on a tile.")
    if (CASTLE_NAME in [kind for kind, _ in objects]) != (name == CASTLE_NAME):
        raise BadData(f"[tiles] {name}: the castle stands on the tile {CASTLE_NAME!r}, and only there.")
    return tuple(objects)


def _read_scroll(name: str, areas: tuple[Area, ...], text: str) -> Scroll | None:
    if text == NONE:
        return None
    match = re.fullmatch(r"([a-z]+)_per_([12])@(\S+)", text)
    if not match or match[1] not in OBJECT_NAMES:
        raise BadData(f"[tiles] {name}: {text!r} is not a scroll. A scroll is written as sheep_per_2@P:NE.")
    return Scroll(match[1], int(match[2]), _area_number(name, areas, "the scroll", match[3]))


def _check_names(tiles: tuple[Tile, ...]) -> None:
    for number, tile in enumerate(tiles, 1):
        if tile.name != f"T{number:02}":
            raise BadData(f"[tiles] {tile.name}: the tiles are numbered in order, so this one is T{number:02}.")


def _check_totals(tiles: tuple[Tile, ...], totals: dict[str, int]) -> None:
    found = Counter(kind for tile in tiles for kind, _ in tile.objects)
    found["tiles"] = len(tiles)
    found["scroll"] = sum(tile.scroll is not None for tile in tiles)
    for name, total in totals.items():
        if total != found[name]:
            raise BadData(f"[totals] {name}: the box has {total}, the lines of the tiles show {found[name]}.")
