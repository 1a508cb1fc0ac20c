"""The tile file and the numbers of the box: what they hold, and how a mistake in them is refused."""

import re

import pytest

from meadhall.engine.errors import BadData
from meadhall.games.skye.presentation.view import tile_face
from meadhall.games.skye.rules.components import (
    ALL_TILES,
    AREA_AT,
    CASTLE_FACE,
    DATA_FILE,
    EDGES,
    LANDSCAPE,
    ROAD_AT,
    TILE_NAMES,
    read_numbers,
)
from meadhall.games.skye.rules.tiles import TILE_FILE, read_tile, read_tiles

TEXT = TILE_FILE.read_text(encoding="utf-8")
NUMBERS = DATA_FILE.read_text(encoding="utf-8")


def line_of(name: str) -> str:
    found = re.search(rf"^{name} .*$", TEXT, re.MULTILINE)
    assert found
    return found[0]


def test_box_has_73_tiles_and_the_castle_a_line_each() -> None:
    assert len(LANDSCAPE) == 73
    assert len(re.findall(r"^(?:T\d\d|castle) +=", TEXT, re.MULTILINE)) == 74


def test_tiles_with_another_reading_say_so() -> None:
    doubtful = [tile.name for tile in LANDSCAPE if tile.another_reading]
    assert " ".join(doubtful) == "T02 T16 T18 T20 T39 T47 T48 T51 T52 T58 T61 T68 T71"


def test_castle_joins_north_and_south_pasture_and_three_roads() -> None:
    assert EDGES[CASTLE_FACE].tolist() == [0, 2, 0, 1]
    assert AREA_AT[CASTLE_FACE, 0] == AREA_AT[CASTLE_FACE, 2]
    assert [bool(road >= 0) for road in ROAD_AT[CASTLE_FACE]] == [True, False, True, True]


def test_turning_a_tile_turns_edges_areas_and_roads_together() -> None:
    face = 4 * TILE_NAMES.index("T14")
    assert EDGES[face].tolist() == [0, 2, 2, 2]
    assert EDGES[face + 1].tolist() == [2, 0, 2, 2]  # the north edge points east
    assert ROAD_AT[face + 1].tolist() == [-1, 0, -1, -1]
    assert AREA_AT[face + 1, 1] == AREA_AT[face, 0]


def test_tiles_are_drawn_from_the_same_lines_that_rule_them() -> None:
    drawn = tile_face(TILE_NAMES.index("T34"))
    assert drawn.edges == ["mountain", "pasture", "pasture", "water"]
    assert drawn.areas == [("mountain", "N"), ("pasture", "ES"), ("water", "W")]
    assert drawn.roads == ["NE"]
    assert drawn.objects == [("farm", 1)]
    assert drawn.scroll is not None and (drawn.scroll.counts, drawn.scroll.each, drawn.scroll.area) == ("sheep", 2, 1)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("PWPM | P:NS W:E | NSW | - | - | -", "edge W belongs to no area"),
        ("PWPM | P:NS W:E M:WE | NSW | - | - | -", "reaches the edge E"),
        ("PWPM | P:NS P:S W:E M:W | NSW | - | - | -", "edge S belongs to two areas"),
        ("PWPM | P:NS W:E M:W | NE | - | - | -", "runs over water at the edge E"),
        ("PWPM | P:NS W:E M:W | NS SW | - | - | -", "two roads reach the edge S"),
        ("PWPM | P:NS W:E M:W | - | sheep@P:N | - | -", "sheep in the area 'P:N'"),
        ("PWPM | P:NS W:E M:W | - | ship@P:NS | - | -", "ship belongs to the terrain W"),
        ("PWPM | P:NS W:E M:W | - | barrels*2@P:NS | - | -", "barrels is listed more than once"),
        ("PWPM | P:NS W:E M:W | - | dragon@P:NS | - | -", "is not an object"),
        ("PWPM | P:NS W:E M:W | - | - | sheep_per_3@P:NS | -", "is not a scroll"),
        ("PWPM | P:NS W:E M:W | - | - | sheep_per_2@P:N | -", "the scroll in the area 'P:N'"),
        ("PWXM | P:NS W:E M:W | - | - | - | -", "four letters of PMW"),
        ("PWPM | P:NS W:E M:W", "6 fields"),
    ],
)
def test_contradiction_in_a_line_is_refused_with_its_tile(line: str, complaint: str) -> None:
    with pytest.raises(BadData, match=re.escape(complaint)) as refused:
        read_tile("T01", line)
    assert "T01" in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (line_of("T16"), line_of("T16").replace("sheep*2", "sheep*3"), "[totals] sheep: the box has 27"),
        (line_of("T73") + "\n", "", "[totals] tiles"),
        (line_of("T05") + "\n", "", "T06: the tiles are numbered in order"),
        (line_of("castle") + "\n", "", "castle: the line is missing"),
        ("[totals]", "[sums]", "[sums]: there is no such table. Expected: tiles, totals."),
        ("sheep = 27", "sheep = 27\ngoat = 1", "[totals] goat: there is no such line"),
        ("[tiles]", "[tiles", "not TOML"),
    ],
)
def test_tile_file_that_does_not_fit_the_box_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData, match=re.escape(complaint)):
        read_tiles(TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"A 0", "B 0"', '"A 0", "A 0"', "scored three times"),
        ('"A 0", "B 0", ', '"B 0", ', "there are 6 rounds"),
        ('"A C 1"', '"A E 1"', "round 3"),
        ("castle = 5", "castle = -5", "[income] castle"),
        ("barrels = [5, 2]", "barrels = [5]", "[scoring] barrels: there are 2 numbers"),
        ("peaks = 2", "", "[scoring] peaks: the line is missing"),
        ("peaks = 2", "peak = 2", "[scoring] peak: there is no such line. Expected: squares, sheep"),
    ],
)
def test_numbers_that_contradict_the_board_are_refused(old: str, new: str, complaint: str) -> None:
    assert old in NUMBERS
    with pytest.raises(BadData, match=re.escape(complaint)):
        read_numbers(NUMBERS.replace(old, new))


def test_file_as_it_is_can_be_read_again() -> None:
    castle, tiles = read_tiles(TEXT)
    assert (*tiles, castle) == ALL_TILES
