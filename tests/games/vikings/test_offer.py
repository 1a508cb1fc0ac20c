"""Preparing the offer, and the set-up."""

import numpy as np
import pytest

from meadhall.engine.record import State, blank
from meadhall.games.vikings.rules.components import (
    BLUE_SHIP,
    FIGURES_OF_A_COLOUR,
    NOTHING,
    RED_SHIP,
    SPECIALS_IN_BOX,
    TILES_IN_STACKS,
)
from meadhall.games.vikings.rules.rules import setup
from meadhall.games.vikings.rules.state import BUY, DRAW_FIGURES, DRAW_SPECIALS, DRAW_TILES, STATE

from .tables import legal_texts, play, table


def begun(players: int, *options: int) -> State:
    state = blank(STATE)
    setup(state, players, np.array(options or (0, 0), np.int64))
    return state


@pytest.mark.parametrize(("players", "gold"), [(2, 30), (3, 25), (4, 20)])
def test_everybody_starts_with_10_fame_and_gold_by_the_number_of_players(players: int, gold: int) -> None:
    state = begun(players)
    assert [(int(seat.fame), int(seat.gold)) for seat in state.seats][:players] == [(10, gold)] * players


def test_72_tiles_are_in_the_stacks_and_78_figures_in_the_bag() -> None:
    state = begun(2)
    assert state.stacks.sum() == 72
    assert state.stacks.tolist() == TILES_IN_STACKS.tolist() == [17, 5, 5, 5, 5, 21, 3, 4, 4, 3]
    assert state.bag.tolist() == [FIGURES_OF_A_COLOUR] * 6 == [13] * 6


def test_special_tiles_belong_to_the_advanced_game() -> None:
    assert begun(2).special_stacks.sum() == 0
    assert begun(2, 1, 1).special_stacks.tolist() == SPECIALS_IN_BOX.tolist()
    assert SPECIALS_IN_BOX.sum() == 25


def test_islands_lie_from_0_up_and_ships_from_11_down() -> None:
    state = begun(2)
    assert state.phase == DRAW_TILES
    play(state, "tile left", "tile red ship", "tile right", "tile blue ship")
    assert state.wheel_tile[:3].tolist() == [0, 5, NOTHING]
    assert state.wheel_tile[-3:].tolist() == [NOTHING, BLUE_SHIP, RED_SHIP]


def test_tiles_are_drawn_as_often_as_they_are_left_in_the_stacks() -> None:
    from meadhall.games.vikings.rules.offer import outcomes

    state = play(begun(2), "tile left")
    ids, weights = np.zeros(20, np.int32), np.zeros(20, np.int32)
    n = outcomes(state, ids, weights)
    assert weights[:n].tolist() == [16, 5, 5, 5, 5, 21, 3, 4, 4, 3]


def test_a_kind_that_is_used_up_is_not_drawn() -> None:
    state = begun(2)
    play(state, *["tile red ship"] * 3)
    assert "tile red ship" not in legal_texts(state)


def test_figures_stand_in_the_order_of_the_colours_and_a_missing_colour_is_skipped() -> None:
    state = begun(2)
    play(state, *["tile left"] * 12)
    assert state.phase == DRAW_FIGURES
    drawn = ["boatswain", "warrior", "noble", "goldsmith", "fisherman", "boatswain"] * 2
    play(state, *[f"figure {name}" for name in drawn])
    assert state.phase == BUY
    # Fishermen, goldsmiths, no scouts, nobles, warriors, boatswains.
    assert state.wheel_figure.tolist() == [4, 4, 3, 3, 1, 1, 0, 0, 5, 5, 5, 5]


def test_ruling_17_special_tiles_first_then_13_figures_then_the_auction_and_the_tiles_last() -> None:
    state = begun(2, 1, 1)
    assert state.phase == DRAW_SPECIALS
    play(state, *["special boat"] * 4)
    assert state.phase == DRAW_FIGURES
    play(state, *["figure noble"] * 13)
    assert legal_texts(state)[:2] == ["bid 0", "bid 1"]
    assert (state.wheel_tile == NOTHING).all()
    play(state, "bid 0", "bid 1", "pass")
    assert (state.start, state.active) == (1, 1)
    assert legal_texts(state) == ["remove N"]
    play(state, "remove N")
    assert state.phase == DRAW_TILES
    play(state, *["tile left"] * 12, "place N")
    assert state.phase == BUY
    assert state.active == 1


def test_ruling_17_colours_go_onto_the_highest_free_spaces_and_players_choose_in_turn() -> None:
    # The rulebook's example: goldsmiths at 11 and 10, then fishermen at 9, 8, 7 and 6.
    state = begun(3, 1, 1)
    play(state, *["special boat"] * 4)
    names = ["boatswain"] * 3 + ["goldsmith"] * 2 + ["fisherman"] * 4 + ["noble"] * 4
    play(state, *[f"figure {name}" for name in names])
    play(state, "bid 0", "bid 2", "pass", "pass", "remove B", *["tile left"] * 12)
    assert state.active == 1
    play(state, "place G")
    assert state.active == 2
    play(state, "place F")
    assert state.active == 0
    assert state.wheel_figure.tolist() == [NOTHING] * 6 + [4, 4, 4, 4, 3, 3]
    play(state, "place N", "place B")
    assert state.wheel_figure.tolist() == [5, 5, 1, 1, 1, 1, 4, 4, 4, 4, 3, 3]
    assert (state.phase, state.active) == (BUY, 1)


def test_ruling_17_special_tiles_are_refilled_to_four_and_the_next_player_opens() -> None:
    state = table(
        "gold 9 fame 10\nG <", wheel="<F", open_specials=("boat", "treasure", "exchange"), advanced=True, auction=True
    )
    state.special_stacks[:] = 1
    state.start = 1
    play(state, "buy 0", "F1", "go")
    assert state.phase == DRAW_SPECIALS
    assert state.start == 0
    play(state, "special overfeeding")
    assert state.phase == DRAW_FIGURES
    assert state.special_open.sum() == 4


def test_ruling_22_without_the_auction_the_offer_is_laid_out_as_in_the_standard_game() -> None:
    state = begun(2, 1, 0)
    play(state, *["special boat"] * 4, *["tile left"] * 12)
    assert state.phase == DRAW_FIGURES
    play(state, *["figure warrior"] * 6, *["figure fisherman"] * 6)
    assert state.phase == BUY
    assert state.wheel_figure.tolist() == [4] * 6 + [0] * 6


def test_ruling_22_without_the_auction_special_tiles_and_single_ferries_remain() -> None:
    from meadhall.games.vikings.rules.state import FERRY

    state = table("mainland B1 N2\nN < f >", phase=FERRY, round_number=2, advanced=True)
    assert legal_texts(state) == ["ferry one", "done"]
    assert begun(2, 1, 0).phase == DRAW_SPECIALS
