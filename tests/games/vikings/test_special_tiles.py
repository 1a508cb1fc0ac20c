"""All special tiles, and rulings 20 and 21."""

import pytest

from meadhall.engine.record import State
from meadhall.games.vikings.rules.components import FARMSTEAD_TILE, NOTHING, SPECIAL_NAMES
from meadhall.games.vikings.rules.ending import score_end
from meadhall.games.vikings.rules.scoring import score_large, score_small
from meadhall.games.vikings.rules.state import BUY, COLUMNS, REPLACE_MIDDLE, TAKE_SPECIAL

from .tables import booked, display, legal_texts, play, table

OPEN = ("treasure", "boat", "noble+1", "church tile")


def buying(
    player: str = "gold 20 fame 10\nG <", wheel: str = "<F <F fB", open_specials: tuple[str, ...] = OPEN
) -> State:
    return table(player, wheel=wheel, open_specials=open_specials, advanced=True)


def small(text: str) -> dict[str, tuple[int, int]]:
    player = display(text)
    score_small(player)
    return booked(player)


def large(text: str) -> dict[str, tuple[int, int]]:
    player = display(text)
    score_large(player)
    return booked(player)


def end(text: str) -> dict[str, tuple[int, int]]:
    state = table(text, "mainland B13\nW < >\nN < >\nS < >\nG < >\nF < f c l t f c l t f c l t >", advanced=True)
    score_end(state)
    return booked(state.seats[0])


# Ruling 20: who may take one


def test_ruling_20_the_most_expensive_group_earns_a_special_tile() -> None:
    # The rulebook's example: a ship with a warrior for 10.
    state = play(buying(wheel="<F <F . . . . . . . . rW"), "buy 10", "V1")
    assert state.phase == TAKE_SPECIAL
    assert legal_texts(state) == ["take treasure", "take boat", "take noble+1", "take church tile", "take none"]


def test_ruling_20_the_price_that_counts_is_that_at_the_moment_of_the_purchase() -> None:
    # The wheel turns after the purchase at 0; what was at 2 is now at 1, and still the most expensive.
    state = play(buying(wheel="<F cN fB", player="gold 20 fame 10\nG <"), "buy 0", "F1", "go", "buy 1", "G2")
    assert state.phase == TAKE_SPECIAL


def test_ruling_20_another_group_earns_none() -> None:
    assert play(buying(), "buy 1", "F1", "go").phase == BUY


def test_ruling_20_a_purchase_at_price_0_never_earns_one() -> None:
    state = play(buying(wheel="<F"), "buy 0", "F1", "go")
    assert state.phase != TAKE_SPECIAL


def test_ruling_20_taking_one_is_a_choice() -> None:
    state = play(buying(), "buy 2", "G2", "take none")
    assert state.special_open.sum() == 4
    assert state.active == 1


def test_ruling_20_it_is_taken_after_tile_and_figure_have_been_placed() -> None:
    state = play(buying(wheel="<F <F fG"), "buy 2", "G2", "stay")
    assert state.phase == TAKE_SPECIAL


def test_ruling_20_a_treasure_cannot_pay_for_the_purchase_that_earned_it() -> None:
    state = buying(player="gold 0 fame 1\nG <")
    assert "buy 2" not in legal_texts(state)


def test_ruling_20_four_a_round_and_no_more() -> None:
    state = play(buying(open_specials=()), "buy 2", "G2")
    assert state.phase == BUY


def test_the_standard_game_has_no_special_tiles() -> None:
    state = table("gold 20 fame 10\nG <", wheel="<F <F fB")
    assert play(state, "buy 2", "G2").phase == BUY


# Each tile


def test_special_tile_treasure_pays_5_gold_at_once_and_leaves_the_game() -> None:
    state = play(buying(), "buy 2", "G2", "take treasure")
    player = state.seats[0]
    assert booked(player) == {"purchases": (0, -2), "treasure": (0, 5)}
    assert player.special.sum() == 0
    assert state.special_open.sum() == 3


@pytest.mark.parametrize(("tiles", "extra"), [("goldsmith+1", 2), ("goldsmith+1 2", 4)])
def test_special_tile_goldsmith_1_brings_1_gold_for_each_working_goldsmith(tiles: str, extra: int) -> None:
    # The goldsmith below the blue ship does not work.
    text = f"special {tiles}\nV . . b\nG <* f* >*"
    expected = {"goldsmiths": (0, 6), "goldsmith-tiles-1": (0, extra)}
    assert small(text) == large(text) == expected


def test_special_tile_goldsmith_2_brings_2_gold_for_each_working_goldsmith() -> None:
    text = "special goldsmith+2, goldsmith+1\nV . . b\nG <* f* >*"
    expected = {"goldsmiths": (0, 6), "goldsmith-tiles-1": (0, 2), "goldsmith-tiles-2": (0, 4)}
    assert small(text) == large(text) == expected


def test_special_tile_boat_lies_beside_the_mainland_until_a_boatswain_uses_it() -> None:
    state = play(buying(), "buy 2", "G2", "take boat")
    assert state.seats[0].special[SPECIAL_NAMES.index("boat")] == 1


@pytest.mark.parametrize(("tiles", "extra"), [("noble+1", 2), ("noble+1 3", 6)])
def test_special_tile_noble_1_brings_1_fame_for_each_working_noble(tiles: str, extra: int) -> None:
    text = f"special {tiles}\nV . . r\nN <* f* >*"
    assert large(text) == {"nobles": (4, 0), "noble-tiles": (extra, 0)}
    assert small(text) == {}


def test_special_tile_scout_1_brings_1_fame_for_each_working_scout() -> None:
    text = "special scout+1\nV . . g\nS <* f* >*"
    assert large(text) == {"scouts": (2, 0), "scout-tiles": (2, 0)}
    assert small(text) == {}


def test_special_tile_fisherman_1_brings_1_fame_for_each_working_fisherman() -> None:
    text = "special fisherman+1\nV . . b\nF <* f* >*"
    assert large(text) == {"fisherman-tiles": (2, 0)}
    assert small(text) == {}


def test_special_tile_boatswain_counts_for_the_majority() -> None:
    state = table("mainland B1\nspecial boatswain 2\nG <", "mainland B2\nG <", advanced=True)
    score_end(state)
    assert booked(state.seats[0])["most-boatswains"] == (10, 0)
    assert "most-boatswains" not in booked(state.seats[1])


def test_special_tile_overfeeding_pays_3_instead_of_2_and_hunger_still_costs_1() -> None:
    fed = end("special overfeeding\nF <*")
    assert (fed["feeding"], fed["overfeeding-tile"]) == ((8, 0), (4, 0))
    hungry = end("special overfeeding\nmainland N2\nG <")
    assert hungry["feeding"] == (-2, 0)
    assert "overfeeding-tile" not in hungry


def test_special_tile_exchange_changes_gold_3_for_1() -> None:
    state = table("gold 14 fame 0\nspecial exchange\nG <", advanced=True)
    score_end(state)
    player = state.seats[0]
    # 14 gold are 4 fame and 2 gold left, 2 fame more than the ordinary exchange would bring.
    assert player.gold == 2
    assert booked(player)["gold-exchange"] == (2, -10)
    assert booked(player)["exchange-tile"] == (2, -2)


# Building tiles: ruling 21


BUILDINGS = pytest.mark.parametrize(("letter", "name"), list(zip("fclt", SPECIAL_NAMES[FARMSTEAD_TILE:], strict=True)))


@BUILDINGS
def test_special_tile_farmstead_church_longhouse_watchtower_tile_replaces_an_own_middle_at_once(
    letter: str, name: str
) -> None:
    state = buying(f"gold 20 fame 10\nG < {letter}*", wheel="<F <F >B", open_specials=(name,))
    play(state, "buy 2", "G3", f"take {name}")
    player = state.seats[0]
    building = "fclt".index(letter)
    assert player.monument[building] == 3 * COLUMNS + 1
    assert player.building.sum() == 0
    assert player.middle[3] == 0b10
    assert player.figures[3] == 0b10  # the figure on it stays


def test_ruling_21_the_owner_chooses_among_several_middles() -> None:
    state = buying("gold 20 fame 10\nG < f*", open_specials=("farmstead tile",))
    play(state, "buy 2", "G3", "take farmstead tile")
    assert state.phase == REPLACE_MIDDLE
    assert legal_texts(state) == ["G2", "G3"]
    play(state, "G2")
    assert state.seats[0].monument[0] == 3 * COLUMNS + 1
    assert state.seats[0].building[0, 3] == 0b100
    assert state.seats[0].figures[3] == 0b10
    assert state.active == 1


@BUILDINGS
def test_ruling_21_a_building_tile_waits_and_is_exchanged_the_moment_its_middle_is_placed(
    letter: str, name: str
) -> None:
    state = buying("gold 20 fame 10\nG <", wheel="<F <F >B", open_specials=(name,))
    play(state, "buy 2", "G2", f"take {name}")
    building = "fclt".index(letter)
    assert state.seats[0].monument[building] == NOTHING
    state.active = 0
    state.wheel_tile[1], state.wheel_figure[1] = building + 1, 3
    play(state, "buy 1")
    assert "S2" in legal_texts(state)
    play(state, "S2")
    assert state.seats[0].monument[building] == 2 * COLUMNS + 1
    assert state.seats[0].building.sum() == 0


def test_ruling_21_another_building_does_not_wake_a_tile_that_waits() -> None:
    state = buying("gold 20 fame 10\nspecial church tile\nG <", wheel="<F <F fB", open_specials=())
    play(state, "buy 2", "G2")
    assert state.seats[0].monument[1] == NOTHING


def test_ruling_21_one_fame_for_each_figure_on_the_tile_and_its_8_neighbours() -> None:
    around = "N <* f* >*\nS <* F* >*\nG <* f* >*"
    assert end(around)["farmstead"] == (9, 0)
    assert end("N <* f* >* <* >*\nS <* F >\nG < f* >")["farmstead"] == (5, 0)


def test_ruling_21_threatened_neighbours_count() -> None:
    # Column 2 is not threatened, the figures of columns 1 and 3 are.
    text = "gold 20 fame 20\nV b . b\nN <* f* >*\nS <* F* >*\nG <* f* >*"
    assert end(text)["farmstead"] == (9, 0)


def test_ruling_21_nothing_when_the_tiles_own_cell_is_threatened() -> None:
    text = "gold 20 fame 20\nV . g .\nN <* f* >*\nS <* F* >*\nG <* f* >*"
    assert "farmstead" not in end(text)
    out_of_reach = text.replace(". g .", ". r .")
    assert end(out_of_reach)["farmstead"] == (9, 0)


def test_ruling_21_a_building_in_the_warrior_row_is_threatened_by_any_ship_without_a_warrior() -> None:
    assert "church" not in end("gold 20 fame 20\nV . r\nW <* C >*\nN <")
    assert end("gold 20 fame 20\nV . r\nW <* C* >*\nN <")["church"] == (3, 0)


@pytest.mark.parametrize("row", ["W", "F"])
def test_ruling_21_a_building_at_the_edge_of_the_display_has_fewer_neighbours(row: str) -> None:
    near = "N" if row == "W" else "G"
    assert end(f"{row} <* C* >\n{near} <* f* >*")["church"] == (5, 0)


def test_ruling_21_every_building_tile_scores_for_itself() -> None:
    scores = end("S <* F* C* >*")
    assert (scores["farmstead"], scores["church"]) == ((3, 0), (3, 0))


def test_ruling_21_a_tile_that_waits_scores_nothing() -> None:
    assert "church" not in end("special church tile\nS <* f* >*")


def test_ruling_21_a_building_tile_is_part_of_its_island() -> None:
    from meadhall.games.vikings.rules.ending import longest_island

    assert longest_island(display("S < F c >")) == 4


def test_ruling_21_a_middle_that_fits_nowhere_does_not_wake_a_tile_that_waits() -> None:
    closed = "W < >\nN < >\nS < >\nG < >\nF < >"
    state = buying(f"gold 20 fame 10\nspecial farmstead tile\n{closed}", open_specials=())
    play(state, "buy 2")
    assert state.seats[0].monument[0] == NOTHING
    assert state.active == 1
