"""Boatswains and ferries: rulings 13 and 19, and the rulebook's examples."""

import pytest

from meadhall.engine.record import State
from meadhall.games.vikings.rules.components import BOATSWAIN
from meadhall.games.vikings.rules.state import BUY, DRAW_TILES, FERRY, FERRY_FIGURE, GAME_OVER

from .tables import booked, legal_texts, play, table

# The rulebook's example: 3 fishermen, 1 goldsmith and 2 scouts wait.
WAITING = "mainland B1 F3 G1 S2\nS < f >\nG < f >\nF < f >"


def scoring(text: str, round_number: int = 2, advanced: bool = False) -> State:
    return table(text, phase=FERRY, round_number=round_number, advanced=advanced)


def test_example_one_boatswain_for_one_colour_or_one_of_each() -> None:
    assert legal_texts(scoring(WAITING)) == ["ferry S", "ferry G", "ferry F", "ferry each", "done"]


@pytest.mark.parametrize(
    ("ferry", "cells", "moved"),
    [
        ("ferry F", ["F1", "F2", "F3"], [0, 0, 2, 1, 0]),
        ("ferry G", ["G2"], [0, 0, 2, 0, 3]),
        ("ferry S", ["S3", "S1"], [0, 0, 0, 1, 3]),
        ("ferry each", ["F2", "G1", "S3"], [0, 0, 1, 0, 2]),
    ],
)
def test_example_what_one_boatswain_moves(ferry: str, cells: list[str], moved: list[int]) -> None:
    state = play(scoring(WAITING), ferry, *cells)
    assert state.seats[0].mainland[:5].tolist() == moved
    assert state.seats[0].mainland[BOATSWAIN] == 0
    assert state.phase == DRAW_TILES  # nobody can move any more, so the scoring is over


def test_ruling_13_a_ferry_moves_at_least_one_figure() -> None:
    state = play(scoring(WAITING), "ferry F")
    assert state.phase == FERRY_FIGURE
    assert legal_texts(state) == ["F1", "F2", "F3"]


def test_ruling_13_any_number_of_one_colour() -> None:
    state = play(scoring(WAITING), "ferry F", "F2")
    assert legal_texts(state) == ["F1", "F3", "done"]
    play(state, "done")
    assert state.seats[0].figures[4] == 0b10


def test_ruling_13_at_most_one_of_each_colour() -> None:
    state = play(scoring(WAITING), "ferry each", "F2")
    assert legal_texts(state) == ["S1", "S2", "S3", "G1", "G2", "G3", "done"]


def test_ruling_13_a_figure_moves_to_a_free_tile_in_its_row_only() -> None:
    state = play(scoring("mainland B1 N2\nN <* f >*\nS < f >"), "ferry N")
    assert legal_texts(state) == ["N2"]


def test_ruling_13_a_threatened_tile_is_a_free_tile_too() -> None:
    assert legal_texts(play(scoring("mainland B1 N1\nV b\nN <"), "ferry N")) == ["N1"]


def test_ruling_13_nobody_is_asked_without_a_boatswain_or_without_anybody_to_move() -> None:
    for idle in ("mainland N2\nN <", "mainland B2 N1\nS <", "mainland B2\nN <"):
        state = table(idle, wheel="rW", round_number=2)
        play(state, "buy 0", "V1")
        assert state.phase == DRAW_TILES


def test_ruling_13_a_player_may_send_several_boatswains_or_none() -> None:
    two = WAITING.replace("B1", "B2")
    state = play(scoring(two), "ferry F", "F1", "done")
    assert state.phase == FERRY
    play(state, "done")
    assert state.seats[0].mainland[BOATSWAIN] == 1


def test_ruling_13_in_the_last_large_scoring_a_player_ferries_while_she_can() -> None:
    state = scoring("mainland B2 N2\nN < >", round_number=6)
    assert legal_texts(state) == ["ferry N", "ferry each"]
    play(state, "ferry N", "N1", "done")
    assert state.phase == FERRY
    assert legal_texts(state) == ["ferry N", "ferry each"]
    play(state, "ferry each", "N2")
    assert state.phase == GAME_OVER


def test_ruling_13_how_economically_she_ferries_at_the_end_is_her_choice() -> None:
    state = play(scoring("mainland B2 N2\nN < >", round_number=6), "ferry N", "N1")
    assert "done" in legal_texts(state)


def test_ruling_13_at_the_end_even_a_threatened_tile_must_be_used() -> None:
    assert "done" not in legal_texts(scoring("mainland B1 N1\nV b\nN <", round_number=6))


def test_a_boatswain_that_has_ferried_leaves_the_game() -> None:
    state = play(scoring("mainland B3 N1\nN <"), "ferry N", "N1")
    assert state.seats[0].mainland[BOATSWAIN] == 2


def test_a_figure_that_stands_on_an_island_is_never_moved() -> None:
    state = play(scoring("mainland B1 N1\nN <* >"), "ferry N", "N2")
    assert state.seats[0].figures[1] == 0b11


def test_ferries_come_before_the_scoring_of_their_player_in_turn_from_the_start_player() -> None:
    waiting = "mainland B1 N1\nN <"
    state = table(waiting, waiting, phase=FERRY, round_number=2)
    play(state, "ferry N", "N1")
    assert booked(state.seats[0]) == {"nobles": (2, 0)}
    assert booked(state.seats[1]) == {}
    assert (state.phase, state.active) == (FERRY, 1)
    play(state, "done")
    assert booked(state.seats[1]) == {}
    assert state.phase == DRAW_TILES


def test_there_are_no_ferries_in_a_small_scoring() -> None:
    state = table("mainland B1 N1\nN <", wheel="<F", round_number=1)
    play(state, "buy 0", "F1", "go")
    assert state.phase == DRAW_TILES
    assert state.seats[0].mainland[BOATSWAIN] == 1


def test_ruling_19_a_boatswain_of_the_advanced_game_moves_a_single_figure() -> None:
    # The rulebook's example: two boatswains move two figures.
    state = scoring("mainland B2 S2 F1\nS < >\nF <", advanced=True)
    assert legal_texts(state) == ["ferry one", "done"]
    play(state, "ferry one")
    assert legal_texts(state) == ["S1", "S2", "F1"]
    play(state, "S2")
    assert state.phase == FERRY
    play(state, "ferry one", "F1")
    assert state.phase != FERRY
    assert state.seats[0].mainland.tolist() == [0, 0, 1, 0, 0, 0]


def test_ruling_19_with_a_boat_a_boatswain_ferries_as_in_the_standard_game_and_both_leave() -> None:
    state = scoring("mainland B2 S2\nspecial boat\nS < f >", advanced=True)
    assert legal_texts(state) == ["ferry S", "ferry each", "ferry one", "done"]
    play(state, "ferry S", "S1", "S2")
    assert state.seats[0].special.sum() == 0
    assert state.seats[0].mainland[BOATSWAIN] == 1


def test_ruling_19_a_single_ferry_does_not_use_up_a_boat() -> None:
    state = play(scoring("mainland B1 S1\nspecial boat\nS <", advanced=True), "ferry one", "S1")
    assert state.seats[0].special.sum() == 1


def test_ruling_19_in_the_last_large_scoring_boats_are_a_choice_and_moving_is_not() -> None:
    state = scoring("mainland B1 S2\nspecial boat\nS < >", round_number=6, advanced=True)
    assert legal_texts(state) == ["ferry S", "ferry each", "ferry one"]


def test_boatswain_tiles_do_not_ferry() -> None:
    state = table("mainland N1\nspecial boatswain\nN <", wheel="<F", round_number=2, advanced=True)
    play(state, "buy 0", "F1", "go")
    assert state.phase != FERRY
    assert state.phase != BUY
