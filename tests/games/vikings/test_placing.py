"""Placing tiles and figures: rulings 1 to 6, and the rulebook's examples of placing."""

import pytest

from meadhall.games.vikings.rules.components import BOATSWAIN, LEFT, NOBLE, RIGHT, SCOUT
from meadhall.games.vikings.rules.placing import fits_anywhere, has_started
from meadhall.games.vikings.rules.state import (
    COLUMNS,
    PLACE_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
    PLACE_START,
)

from .tables import display, legal_texts, play, table

FULL_WHEEL = "<F fG"  # two groups are left, so that the round goes on


def cells_for(tile: str, player: str) -> set[str]:
    """Return where a tile with a boatswain may be placed on a display."""
    return set(legal_texts(table(player, phase=PLACE_ISLAND, bought=f"{tile}B")))


def test_ruling_1_only_a_left_end_lies_in_column_1() -> None:
    player = "G <"
    assert cells_for("<", player) >= {"W1", "N1", "S1", "F1"}
    for tile in "fclt>":
        assert not [cell for cell in cells_for(tile, player) if cell.endswith("1")]


def test_ruling_2_contact_counts_on_all_four_sides() -> None:
    assert cells_for("f", "G < f") == {"G3", "S2", "F2"}


def test_ruling_2_a_neighbour_in_the_east_alone_is_contact() -> None:
    assert "F3" in cells_for("f", "S < f f f\nG . . . f\nF . . . >")


def test_ruling_2_a_neighbour_below_or_above_alone_is_contact() -> None:
    for below, row in zip("NSGF", "WNSG", strict=True):
        assert f"{row}2" in cells_for("f", f"{below} < f")
        assert f"{below}2" in cells_for("f", f"{row} < f")


def test_ruling_2_a_left_end_may_always_lie_at_the_mainland() -> None:
    assert cells_for("<", "G < f") == {"W1", "N1", "S1", "F1", "S2", "F2"}


def test_ruling_2_north_and_south_never_clash() -> None:
    assert "S2" in cells_for(">", "G < f")
    assert "S2" in cells_for("<", "G < >")


def test_ruling_2_ships_give_no_contact() -> None:
    assert cells_for(">", "V r g y\nG <") == {"G2"}


def test_ruling_3_a_tile_may_lie_right_of_a_gap_with_vertical_contact() -> None:
    player = "S < f f >\nG <"
    assert "G3" in cells_for("f", player)
    assert "G4" in cells_for(">", player)


def test_ruling_3_a_tile_in_a_gap_must_fit_both_neighbours() -> None:
    player = "S < f f >\nG < . >"
    assert "G2" in cells_for("f", player)
    assert "G2" not in cells_for(">", player)
    assert "G2" not in cells_for("<", player)
    between_ends = "S < f f >\nG < . <"
    assert "G2" in cells_for(">", between_ends)
    assert "G2" not in cells_for("f", between_ends)


def test_sea_may_not_lie_against_an_open_island() -> None:
    assert "G2" not in cells_for("<", "G <")
    assert "G3" not in cells_for("f", "G < >")
    assert "G3" in cells_for("<", "G < >")


def test_ruling_4_the_start_tile_lies_before_what_was_bought() -> None:
    state = table("gold 20 fame 10", wheel=f"{FULL_WHEEL} <G")
    play(state, "buy 1")
    assert state.phase == PLACE_START
    assert legal_texts(state) == ["start W", "start N", "start S", "start G", "start F"]
    play(state, "start S")
    assert has_started(state.seats[0])
    assert state.phase == PLACE_ISLAND
    assert "S2" in legal_texts(state)


def test_ruling_4_the_start_tile_lies_with_a_first_ship_too() -> None:
    state = table("gold 20 fame 10", wheel="<F rG <G")
    play(state, "buy 1", "start F")
    assert state.phase == PLACE_SHIP
    assert legal_texts(state) == ["V1", "V2", "V3"]


def test_the_start_tile_is_placed_only_once() -> None:
    state = table(wheel=f"{FULL_WHEEL} <G")
    play(state, "buy 1")
    assert state.phase == PLACE_ISLAND


CLOSED = "W < >\nN < >\nS < >\nG < >\nF < >"


def test_ruling_5_an_island_that_fits_nowhere_leaves_the_game() -> None:
    # Every row is closed: a middle or a right end would need land in the west.
    player = display(CLOSED)
    assert not fits_anywhere(player, RIGHT)
    assert fits_anywhere(player, LEFT)
    state = table("gold 20 fame 10\n" + CLOSED, wheel="<F >S <G")
    play(state, "buy 1")
    assert state.active == 1
    assert state.seats[0].mainland[SCOUT] == 1
    assert not state.seats[0].right[SCOUT] & 0b100


def test_ruling_5_nobody_may_discard_an_island_that_fits() -> None:
    assert cells_for(">", "G <") == {"G2"}


def test_ruling_6_the_first_three_ships_fill_columns_1_to_3_in_any_order() -> None:
    assert legal_texts(table("G <", phase=PLACE_SHIP, bought="rB")) == ["V1", "V2", "V3"]
    assert legal_texts(table("V . g\nG <", phase=PLACE_SHIP, bought="rB")) == ["V1", "V3"]
    assert legal_texts(table("V . g r\nG <", phase=PLACE_SHIP, bought="rB")) == ["V1"]


def test_ruling_6_a_further_ship_comes_into_the_next_column() -> None:
    assert legal_texts(table("V b g r\nG <", phase=PLACE_SHIP, bought="rB")) == ["V4"]
    assert legal_texts(table("V b g r y\nG <", phase=PLACE_SHIP, bought="rB")) == ["V5"]


def test_a_figure_bought_with_a_ship_goes_to_the_mainland() -> None:
    state = table(wheel=f"{FULL_WHEEL} rN")
    play(state, "buy 2", "V2")
    assert state.seats[0].mainland[NOBLE] == 1
    assert state.seats[0].ships[0] == 0b10


def test_a_boatswain_always_goes_to_the_mainland() -> None:
    state = table(wheel=f"{FULL_WHEEL} fB")
    play(state, "buy 2", "G2")
    assert state.seats[0].mainland[BOATSWAIN] == 1
    assert state.active == 1


def test_example_1_a_scout_bought_with_a_tile_for_the_noble_row_goes_to_the_mainland() -> None:
    state = table("gold 20 fame 10\nN <", wheel=f"{FULL_WHEEL} fS")
    play(state, "buy 2", "N2")
    assert state.seats[0].mainland[SCOUT] == 1
    assert state.seats[0].figures[NOBLE] == 0


def test_example_2_a_goldsmith_may_stand_on_the_tile_laid_in_its_row() -> None:
    state = table(wheel=f"{FULL_WHEEL} fG")
    play(state, "buy 2", "G2")
    assert state.phase == PLACE_FIGURE
    assert legal_texts(state) == ["stay", "go"]
    stays = play(state.copy(), "stay")
    assert stays.seats[0].figures[3] == 0b10
    goes = play(state.copy(), "go")
    assert goes.seats[0].figures[3] == 0
    assert goes.seats[0].mainland[3] == 1


def test_a_tile_need_not_lie_in_the_row_of_its_figure() -> None:
    state = table(wheel=f"{FULL_WHEEL} <F")
    assert {"W1", "F1"} <= set(legal_texts(play(state, "buy 2")))


@pytest.mark.parametrize("row", "WNSGF")
def test_a_row_reaches_as_far_as_the_tiles_allow(row: str) -> None:
    longest = f"{row} < {'f ' * (COLUMNS - 2)}"
    assert cells_for(">", longest) >= {f"{row}{COLUMNS}"}
    assert COLUMNS == 37
