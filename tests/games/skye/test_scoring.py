"""Every scoring tile on clan areas small enough to be counted by hand."""

import numpy as np
import pytest

from meadhall.games.skye.analysis.score_breakdown import Surveyed
from meadhall.games.skye.rules.areas import castle_roads, leads_to_castle
from meadhall.games.skye.rules.cells import read_cell
from meadhall.games.skye.rules.clan import place_of
from meadhall.games.skye.rules.components import SCORING_NAMES
from meadhall.games.skye.rules.ending import score_end
from meadhall.games.skye.rules.income import connected_barrels
from meadhall.games.skye.rules.scoring import score_round
from meadhall.games.skye.rules.state import SCROLLS, SOURCE_NAMES

from .tables import CIRCLE, CROSSING, HAMLET, LOOP, RING, RUNS, clan, clans, majority, pays

# By area: what each scoring tile that is no majority pays, worked out from the printed tiles.
BY_HAND = {
    # Water closed between castle and T22; farms with an animal each; T14's road meets the castle's.
    "HAMLET": (
        HAMLET,
        {"sheep": 1, "farms": 2, "cattle_road": 2, "castle_road": 2, "great_water": 4, "areas": 1},
    ),
    # Completed: the pasture of the west and south side (4 tiles), the peak of T11 and the pasture inside T73.
    "RING": (
        RING,
        {
            "sheep": 4,
            "brochs": 2,
            "castle_road": 1,
            "areas": 3,
            "large_areas": 3,
            "harbours": 3,
            "columns": 6,
            "peaks": 2,
        },
    ),
    # The water on 8 tiles, with 3 ships and 2 lighthouses, and the peak inside T07. Two squares.
    "CIRCLE": (
        CIRCLE,
        {
            "squares": 4,
            "brochs": 2,
            "farms": 1,
            "castle_road": 1,
            "great_water": 16,
            "areas": 2,
            "large_areas": 3,
            "settlements": 5,
            "harbours": 3,
            "columns": 3,
            "peaks": 2,
        },
    ),
    # The water on 6 tiles, counted once on T16; the mountain of T60 and T16.
    "LOOP": (
        LOOP,
        {
            "squares": 4,
            "sheep": 5,
            "castle_road": 1,
            "great_water": 12,
            "areas": 2,
            "large_areas": 3,
            "harbours": 3,
            "columns": 6,
            "peaks": 2,
        },
    ),
    # Completed: the peak inside T45 and the lake inside T64. No harbour: the lighthouses stand at other waters than the ships.
    "RUNS": (
        RUNS,
        {
            "sheep": 4,
            "brochs": 2,
            "farms": 6,
            "castle_road": 1,
            "great_water": 2,
            "areas": 2,
            "settlements": 10,
            "columns": 9,
            "peaks": 2,
        },
    ),
    # Castle, T33 by its eastern road, T30. Not T19, which is at the other road.
    "CROSSING": (CROSSING, {"sheep": 4, "farms": 2, "castle_road": 3}),
}

NO_MAJORITY = [name for name in SCORING_NAMES if name not in ("barrels", "ships", "wealth")]


@pytest.mark.parametrize("tile", NO_MAJORITY)
@pytest.mark.parametrize("area", BY_HAND)
def test_scoring_tile_pays_what_is_counted_by_hand(area: str, tile: str) -> None:
    text, answers = BY_HAND[area]
    assert pays(tile, text) == answers.get(tile.replace("-", "_"), 0)


def test_every_scoring_tile_pays_something_in_an_area_counted_by_hand() -> None:
    paid = {name.replace("_", "-") for _, answers in BY_HAND.values() for name, points in answers.items() if points}
    assert paid == set(NO_MAJORITY)


def test_water_around_a_hole_is_not_completed() -> None:
    at_the_hole = [area for area in Surveyed(clan(RING)).areas if area.terrain == "water" and "S1E2" in area.cells]
    assert [(area.cells, area.open_edges) for area in at_the_hole] == [(("S1E2", "S2E2"), 2)]
    assert pays("great-water", RING) == 0


def test_only_the_largest_completed_water_pays() -> None:
    # Castle and T22 close a water on two tiles; T09 has a lake of its own.
    assert pays("great-water", "C    T22s\nT09  .") == 4


def test_pasture_around_a_hole_is_completed_when_the_hole_is_not_at_it() -> None:
    found = [area for area in Surveyed(clan(RING)).areas if area.completed and len(area.cells) > 1]
    assert [(area.terrain, area.cells) for area in found] == [("pasture", ("S1", "S2", "S2E1", "S2E2"))]


def test_area_that_touches_itself_counts_each_tile_once() -> None:
    (water,) = [area for area in Surveyed(clan(LOOP)).areas if area.terrain == "water" and area.completed]
    assert water.cells == ("N3W1", "N3", "N2W1", "N2", "N1W1", "N1")


def test_two_mountains_of_one_tile_are_two_areas() -> None:
    # T12 has a mountain in the east, closed by the castle's, and one in the west, closed by T19.
    assert pays("peaks", "C") == 0
    assert pays("peaks", "T12 C") == 2
    assert pays("peaks", "T19 T12 C") == 4
    assert pays("areas", "T19 T12 C") == 2


def test_enclosed_areas_are_completed_from_the_start() -> None:
    # T09: a lake inside. T07: a peak inside. T40: a pasture inside.
    assert pays("great-water", "C\nT09") == 2
    assert pays("peaks", "T07w\nC") == 2
    assert pays("areas", "C T40") == 1
    assert pays("areas", "C") == 0


@pytest.mark.parametrize(
    ("text", "points"),
    [("C", 0), ("T20 C", 1), ("T02 T20 C", 3), ("T05 T02 T20 C", 6), ("T03 T05 T02 T20 C", 6)],
)
def test_mountain_with_more_brochs_pays_1_3_6_and_no_more(text: str, points: int) -> None:
    assert pays("brochs", text) == points


def test_brochs_are_counted_for_each_mountain_alone() -> None:
    # Three brochs in the west, one on the peak inside T11.
    assert pays("brochs", "T05 T02 T20 C\n. . . T11") == 6 + 1


def test_animals_between_two_farms_count_once() -> None:
    # The two sheep of T33 lie between the farms of T04 and T30; T04 has a sheep of its own.
    assert pays("farms", "T04e T33 T30\n. C .") == 3


def test_farm_reaches_diagonally_and_no_farther() -> None:
    assert pays("farms", "T33 T30\nC .") == 2
    # T22's farm is diagonal to T14, T14's to T22: each animal counts once.
    assert pays("farms", HAMLET) == 2
    assert pays("farms", CROSSING) == 2  # not the sheep of T19, two tiles away
    # The cow of T01 has no farm but that of T15, which is diagonal to it.
    assert pays("farms", "T01e .\nC T15") == 1 and pays("farms", "T01e\nC") == 0


def test_roads_that_do_not_meet_are_two_roads() -> None:
    player = clan(CROSSING)
    roads = castle_roads(player)
    leads = {
        name: bool(leads_to_castle(roads, place_of(player, read_cell(name)))) for name in ("N1W1", "N1", "N1E1", "C")
    }
    assert leads == {"N1W1": False, "N1": True, "N1E1": True, "C": True}
    assert connected_barrels(player) == 1


def test_squares_may_overlap() -> None:
    assert pays("squares", "C T72w T57w\nT54s T03e T56e\nT60e T18s T15e") == 4 * 2
    assert pays("squares", RING) == 0


def test_two_runs_in_one_column_count_twice() -> None:
    assert pays("columns", RUNS) == 3 * 3
    assert pays("columns", "C\nT45\nT43w") == 3
    assert pays("columns", "C\nT45") == 0
    # A longer run is still one.
    assert pays("columns", "C\nT45\nT43w\nT02s") == 3


def test_harbour_counts_once_for_each_water() -> None:
    # Three ships and two lighthouses at one water.
    assert pays("harbours", CIRCLE) == 3
    # A ship in one water and a lighthouse at another are no harbour.
    assert pays("harbours", "C\nT58\nT45") == 0
    # Ships alone are none either.
    assert pays("harbours", "C\nT58\nT71") == 0


def test_settlements_are_full_sets() -> None:
    # RUNS: two brochs, two farms, two lighthouses.
    assert pays("settlements", RUNS) == 10
    assert pays("settlements", RING) == 0


# Ships for the majorities: T53 and T55 have two, T54, T57 and T58 one.
TWO_SHIPS, TWO_MORE, ONE_SHIP, ONE_MORE, NO_SHIP = "C\nT53", "C\nT55w", "C\nT58", "C\nT57", "C"


def test_tie_for_the_most_leaves_no_second_place() -> None:
    assert majority("ships", clans(TWO_SHIPS, TWO_MORE, ONE_SHIP, NO_SHIP)) == [5, 5, 0, 0]


def test_tie_for_the_second_most_pays_all_of_them() -> None:
    assert majority("ships", clans(ONE_SHIP, TWO_SHIPS, ONE_MORE, NO_SHIP)) == [2, 5, 2, 0]


def test_third_most_gets_nothing() -> None:
    assert majority("ships", clans("C T60\nT53", TWO_MORE, ONE_SHIP)) == [5, 2, 0]


def test_who_has_none_is_neither_most_nor_second_most() -> None:
    assert majority("ships", clans(ONE_SHIP, NO_SHIP)) == [5, 0]
    assert majority("ships", clans(NO_SHIP, NO_SHIP)) == [0, 0]
    assert majority("barrels", clans(NO_SHIP, NO_SHIP)) == [0, 0]


def test_most_barrels_counts_tiles() -> None:
    # T12 and T18 have barrels, T19 and T14 too.
    assert majority("barrels", clans("T12 C\n. T14", "C\nT18", "C")) == [5, 2, 0]


def test_wealth_counts_gold_and_needs_some() -> None:
    assert majority("wealth", clans("C", "C", "C", gold=(7, 3, 3))) == [5, 2, 2]
    assert majority("wealth", clans("C", "C", "C", gold=(4, 0, 0))) == [5, 0, 0]
    assert majority("wealth", clans("C", "C", gold=(0, 0))) == [0, 0]


def scrolls_of(text: str) -> dict[str, int]:
    state = clans(text)
    score_end(state)
    return {SOURCE_NAMES[i][7:]: int(n) for i, n in enumerate(state.seats[0].ledger[:, 0]) if n and i >= SCROLLS}


def test_scroll_rounds_down_before_it_doubles() -> None:
    # T47 counts pairs of ships: three ships make one point, and its water is completed: 2, not 3.
    assert scrolls_of(LOOP) == {"ship": 2}


def test_scroll_counts_the_whole_clan_area() -> None:
    # RING: T47's water is open; one ship lies in the north, one in the east.
    assert scrolls_of(RING) == {"ship": 1}


def test_scroll_in_an_open_area_is_not_doubled() -> None:
    # T13 counts farms: T14's one.
    assert scrolls_of("T13 C\n. T14") == {"farm": 1}


def test_round_track_says_what_is_scored() -> None:
    # Sheep at A, castle road at B, squares at C, columns at D: HAMLET brings 1, 2, 0, 0.
    gained = {}
    for players in (4, 5):
        for number in range(1, 7 if players == 4 else 6):
            state = clans(HAMLET, *["C"] * (players - 1))
            state.scoring[:] = [1, 6, 0, 14]
            state.round_number = number
            score_round(state)
            gained[players, number] = int(state.seats[0].points)
    assert [gained[4, n] for n in range(1, 7)] == [1, 2, 1, 2, 1, 2]
    assert [gained[5, n] for n in range(1, 6)] == [3, 1, 2, 1, 2]


def test_scoring_is_booked_under_its_tile() -> None:
    state = clans(HAMLET, "C")
    state.scoring[:] = [7, 0, 1, 2]
    state.round_number = 1
    score_round(state)
    booked = {SOURCE_NAMES[i]: int(n) for i, n in enumerate(state.seats[0].ledger[:, 0]) if n}
    assert booked == {"tile-great-water": 4}
    assert np.all(state.seats[1].ledger == 0)
