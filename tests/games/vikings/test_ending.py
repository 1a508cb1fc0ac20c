"""The end scoring and the places: rulings 14 to 16, and the rulebook's examples."""

import numpy as np
import pytest

from meadhall.games.vikings.rules.ending import (
    completed_islands,
    longest_island,
    mouths,
    ranking,
    score_end,
)

from .tables import booked, display, table


def end(*players: str) -> list[dict[str, tuple[int, int]]]:
    state = table(*players, round_number=6)
    score_end(state)
    return [booked(state.seats[seat]) for seat in range(state.players)]


def of(text: str, source: str) -> tuple[int, int]:
    """Return what a source brings to a player whose opponent has everything that a majority counts."""
    opponent = "mainland B13\nW < >\nN < >\nS < >\nG < >\nF < f c l t f c l t f c l t >"
    return end(text, opponent)[0].get(source, (0, 0))


def test_example_unrepelled_ships_a_green_one_costs_5_gold_a_blue_one_3_fame() -> None:
    assert of("gold 9 fame 9\nV g b\nG <", "ships-not-repelled") == (-3, -5)


@pytest.mark.parametrize(("sail", "costs"), [("r", (0, -3)), ("g", (0, -5)), ("y", (-2, 0)), ("b", (-3, 0))])
def test_every_sail_takes_what_it_shows(sail: str, costs: tuple[int, int]) -> None:
    assert of(f"gold 9 fame 9\nV {sail}\nG <", "ships-not-repelled") == costs


def test_repelled_ships_cost_nothing() -> None:
    assert of("gold 9 fame 9\nV g b\nW <* >*", "ships-not-repelled") == (0, 0)


def test_ruling_14_missing_gold_costs_fame_and_nothing_is_clamped() -> None:
    assert of("gold 2 fame 1\nV g r\nG <", "ships-not-repelled") == (-6, -2)


def test_ruling_14_ships_are_paid_before_gold_is_exchanged() -> None:
    assert of("gold 9 fame 0\nV g\nG <", "gold-exchange") == (0, 0)
    assert of("gold 10 fame 0\nV g\nG <", "gold-exchange") == (1, -5)


def test_gold_is_exchanged_5_for_1_and_the_rest_stays() -> None:
    state = table("gold 14 fame 0\nG <")
    score_end(state)
    assert booked(state.seats[0])["gold-exchange"] == (2, -10)
    assert state.seats[0].gold == 4


def test_ruling_14_most_boatswains_10_for_every_player_who_has_the_most() -> None:
    scores = end("mainland B2\nG <", "mainland B1\nG <", "mainland B2\nG <")
    assert [score.get("most-boatswains") for score in scores] == [(10, 0), None, (10, 0)]


def test_ruling_14_a_majority_of_nothing_pays_nothing() -> None:
    for score in end("G <", "G <"):
        assert not {"most-boatswains", "most-islands", "longest-island"} & set(score)


def test_ruling_14_most_islands_7_and_longest_island_5_for_every_tied_player() -> None:
    scores = end("W < >\nN < >\nS < >", "G < f >\nF < >\nW < >", "G < f f")
    assert [score.get("most-islands") for score in scores] == [(7, 0), (7, 0), None]
    assert [score.get("longest-island") for score in scores] == [None, (5, 0), None]


def test_example_three_completed_islands() -> None:
    player = display("W < >\nN < c >\nS < > < f\nG < f\nF .")
    assert completed_islands(player) == 3


def test_example_an_island_of_six_tiles() -> None:
    assert longest_island(display("G < f c t l >")) == 6


def test_an_island_without_an_end_or_with_a_gap_is_not_completed() -> None:
    assert completed_islands(display("G < f")) == 0
    assert completed_islands(display("S < f c >\nG < . c >")) == 1
    assert longest_island(display("S < f c >\nG < . c >")) == 4


def test_two_islands_in_one_row_are_two_islands() -> None:
    player = display("G < > < f > < >")
    assert completed_islands(player) == 3
    assert longest_island(player) == 3


def test_completed_islands_at_the_far_end_of_a_row_count() -> None:
    widest = display(f"G < {'f c l t ' * 8}> < f >")
    assert completed_islands(widest) == 2
    assert longest_island(widest) == 34


FISHING = "F < f c l t >"


def figures(fishermen: int, others: int) -> str:
    """Return a display with so many working fishermen and other figures on the mainland."""
    tiles = FISHING.split()[1:]
    row = " ".join(tile + ("*" if i < fishermen else "") for i, tile in enumerate(tiles))
    return f"mainland W{min(others, 9)} N{min(max(others - 9, 0), 9)} S{max(others - 18, 0)}\nF {row}"


def test_example_feeding_23_figures_with_5_fishermen_brings_4() -> None:
    text = figures(5, 18)
    assert mouths(display(text)) == 23
    assert of(text, "feeding") == (4, 0)


def test_example_feeding_23_figures_with_3_fishermen_costs_8() -> None:
    text = figures(3, 20)
    assert mouths(display(text)) == 23
    assert of(text, "feeding") == (-8, 0)


def test_a_threatened_fisherman_feeds_nobody_and_is_hungry() -> None:
    assert of("V b\nF <*", "feeding") == (-1, 0)
    assert of("V y\nF <*", "feeding") == (8, 0)


def test_a_fisherman_on_the_mainland_feeds_nobody_and_is_hungry() -> None:
    assert of("mainland F1\nG <", "feeding") == (-1, 0)


def test_ruling_15_boatswains_left_over_are_fed_and_figures_on_special_tiles_are_not() -> None:
    text = "mainland B2\nspecial boatswain 2, noble+1\nF <*"
    assert mouths(display(text)) == 3
    assert of(text, "feeding") == (4, 0)


def places(*players: str) -> list[int]:
    out = np.zeros(len(players), np.int32)
    ranking(table(*players), out)
    return out.tolist()


def test_most_fame_wins() -> None:
    assert places("gold 0 fame 20\nG <", "gold 9 fame 30\nG <", "gold 0 fame -5\nG <") == [2, 1, 3]


def test_ruling_16_ties_go_to_the_player_with_more_gold() -> None:
    assert places("gold 3 fame 30\nG <", "gold 4 fame 30\nG <") == [2, 1]


def test_ruling_16_a_tie_in_gold_too_is_a_shared_victory() -> None:
    assert places("gold 4 fame 30\nG <", "gold 4 fame 30\nG <", "gold 4 fame 1\nG <") == [1, 1, 3]


def test_ruling_16_the_gold_that_counts_is_what_is_left_after_the_exchange() -> None:
    state = table("gold 9 fame 0\nG <", "gold 5 fame 0\nG <")
    score_end(state)
    out = np.zeros(2, np.int32)
    ranking(state, out)
    assert out.tolist() == [1, 2]
