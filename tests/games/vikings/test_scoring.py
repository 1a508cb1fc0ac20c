"""Small and large scorings: rulings 10 to 12, and the rulebook's example."""

import pytest

from meadhall.engine.game import Line
from meadhall.games import load
from meadhall.games.vikings.rules.components import GOLDSMITH, NOBLE
from meadhall.games.vikings.rules.scoring import score_large, score_small, threatened, working

from .tables import booked, display, table

# A blue and a red ship repelled; under a green one noble, scout, goldsmith and fisherman; elsewhere a noble, a scout
# alone, and a scout with a goldsmith below it.
EXAMPLE = """
V  b  r  g
W  <* f* >
N  <  c  f* >*
S  <* f  f* f*  >
G  .  <  f* f*  >
F  .  .  <* >
"""


def large(text: str) -> dict[str, tuple[int, int]]:
    player = display(text)
    score_large(player)
    return booked(player)


def small(text: str) -> dict[str, tuple[int, int]]:
    player = display(text)
    score_small(player)
    return booked(player)


def test_example_of_a_large_scoring_8_fame_and_9_gold() -> None:
    player = display(EXAMPLE)
    score_large(player)
    assert (player.fame, player.gold) == (8, 9)
    assert booked(player) == {
        "ships-repelled": (3, 3),
        "nobles": (2, 0),
        "scouts": (2, 0),
        "scouted": (1, 0),
        "goldsmiths": (0, 6),
    }


@pytest.mark.parametrize(
    ("source", "places"),
    [
        ("ships-repelled", ["V1", "V2"]),
        ("ships-not-repelled", ["V3"]),
        ("nobles", ["N4"]),
        ("scouts", ["S1", "S4"]),
        ("scouted", ["G4"]),
        ("goldsmiths", ["G3", "G4"]),
        ("feeding", []),
    ],
)
def test_a_line_of_the_ledger_names_the_cells_that_it_is_about(source: str, places: list[str]) -> None:
    state = table(EXAMPLE)
    assert load("vikings").line_places(state, Line(0, source, {"fame": 1, "gold": 0})) == places


def test_example_the_same_display_in_a_small_scoring_6_gold() -> None:
    player = display(EXAMPLE)
    score_small(player)
    assert (player.fame, player.gold) == (0, 6)


@pytest.mark.parametrize(("sail", "pays"), [("r", (0, 3)), ("g", (0, 5)), ("y", (2, 0)), ("b", (3, 0))])
def test_ruling_10_a_ship_is_repelled_by_a_warrior_in_its_column_and_pays_every_time(
    sail: str, pays: tuple[int, int]
) -> None:
    player = display(f"V . {sail}\nW < >*")
    score_large(player)
    score_large(player)
    assert booked(player) == {"ships-repelled": (2 * pays[0], 2 * pays[1])}


def test_ruling_10_a_warrior_in_another_column_repels_nothing() -> None:
    assert large("V r\nW < >*") == {}
    assert large("V g\nW <* >\nG <*") == {"ships-repelled": (0, 5), "goldsmiths": (0, 3)}


@pytest.mark.parametrize(("sail", "reached"), [("r", "N"), ("g", "NS"), ("y", "NSG"), ("b", "NSGF")])
def test_ruling_11_a_ship_threatens_down_to_the_row_of_its_sail(sail: str, reached: str) -> None:
    player = display(f"V {sail}\nW <\nN <*\nS <*\nG <*\nF <*")
    for row, letter in enumerate("NSGF", NOBLE):
        assert bool(threatened(player, row)) == (letter in reached)
        assert bool(working(player, row)) == (letter not in reached)


def test_ruling_11_a_repelled_ship_threatens_nobody() -> None:
    assert large("V b\nW <*\nN <*\nG <*") == {"ships-repelled": (3, 0), "nobles": (2, 0), "goldsmiths": (0, 3)}


def test_ruling_11_small_scorings_respect_threats_too() -> None:
    assert small("V y\nG <*") == {}
    assert small("V g\nG <*") == {"goldsmiths": (0, 3)}


def test_ruling_11_two_ships_threaten_their_own_columns_only() -> None:
    player = display("V r y\nN <* >*\nG <* >*")
    assert threatened(player, NOBLE) == 0b11
    assert threatened(player, GOLDSMITH) == 0b10


def test_ruling_12_a_scout_sees_goldsmith_and_fisherman_in_its_own_column() -> None:
    assert large("S <*\nG <\nF <*") == {"scouts": (1, 0), "scouted": (1, 0)}
    assert large("S <*\nG <*\nF <*") == {"scouts": (1, 0), "scouted": (2, 0), "goldsmiths": (0, 3)}
    assert large("S <* >\nG < >*") == {"scouts": (1, 0), "goldsmiths": (0, 3)}


def test_ruling_12_whatever_lies_between_a_scout_sees_below_a_gap() -> None:
    assert large("S < >*\nG <\nF < >*") == {"scouts": (1, 0), "scouted": (1, 0)}


def test_a_threatened_scout_scores_nothing_nor_what_is_below_it() -> None:
    # A green sail reaches the scouts; the goldsmith and the fisherman below are not threatened.
    assert large("V g\nS <*\nG <*\nF <*") == {"goldsmiths": (0, 3)}


def test_a_scout_that_works_sees_threatened_figures_too() -> None:
    # No ship can threaten a figure below a scout without threatening the scout, so only other columns differ.
    assert large("V . b\nS <* >*\nG <* >*") == {"scouts": (1, 0), "scouted": (1, 0), "goldsmiths": (0, 3)}


def test_figures_on_the_mainland_score_nothing() -> None:
    assert large("mainland W2 N3 S1 G4 F2 B1\nG <") == {}


def test_it_does_not_matter_whether_an_island_is_completed() -> None:
    assert large("N <*") == large("N <* >") == {"nobles": (2, 0)}


def test_fishermen_bring_nothing_in_a_large_scoring() -> None:
    assert large("F <* f* >*") == {}
