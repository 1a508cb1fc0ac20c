"""One test or more for each numbered ruling, and the examples of the rulebook."""

import numpy as np
import pytest

from meadhall.engine.match import Match
from meadhall.engine.record import State
from meadhall.games.skye.game import GAME
from meadhall.games.skye.notation.action_notation import read_action
from meadhall.games.skye.rules.actions import BUY_TILE, PASS, PRICE, RECONSIDER
from meadhall.games.skye.rules.components import BROCH, TILE_NAMES
from meadhall.games.skye.rules.ending import ranking, score_end
from meadhall.games.skye.rules.income import connected_barrels, take_income
from meadhall.games.skye.rules.scoring import shown
from meadhall.games.skye.rules.state import BUY, PRICES

from .tables import CROSSING, HAMLET, LOOP, a_match, clan, clans, legal_of, pays, play_until

# Ruling 1: income


def test_ruling_1_first_money_is_the_income_of_round_1() -> None:
    match = a_match(4)
    assert [int(player.gold) for player in match.state.seats[:4]] == [5, 5, 5, 5]


def test_ruling_1_connected_barrels_bring_1_each() -> None:
    # CROSSING: T30's barrels are connected, T19's are not.
    state = clans(CROSSING, HAMLET, "C")
    state.round_number = 2
    take_income(state)
    assert [int(player.gold) for player in state.seats[:3]] == [6, 6, 5]


def test_ruling_1_rulebook_example_round_5_pays_3_for_each_player_ahead() -> None:
    state = clans("C", "C", "C", "C")
    state.round_number = 5
    for seat, points in enumerate((40, 35, 20, 40)):
        state.seats[seat].points = points
    take_income(state)
    # Two are strictly ahead of 35; three of 20; nobody of 40.
    assert [int(player.gold) for player in state.seats[:4]] == [5, 5 + 2 * 3, 5 + 3 * 3, 5]


@pytest.mark.parametrize(("players", "gold"), [(2, [0, 0, 1, 2, 3, 4]), (4, [0, 0, 1, 2, 3, 4]), (5, [0, 0, 1, 2, 3])])
def test_ruling_1_gold_for_those_behind_grows_along_the_track(players: int, gold: list[int]) -> None:
    for number, each in enumerate(gold, 1):
        state = clans(*["C"] * players)
        state.round_number = number
        state.seats[0].points = 1
        take_income(state)
        assert int(state.seats[1].gold) == 5 + each


# Ruling 2: roads


def test_ruling_2_road_ends_where_the_other_tile_has_none() -> None:
    # T20 at the castle's western road has no road on that edge, T12 has.
    assert pays("castle-road", "T20 C") == 1
    assert pays("castle-road", "T12 C") == 2
    # T57 has no road at all, so what lies behind it is not reached.
    assert pays("castle-road", ".    C\nT19s T57") == 1


def test_ruling_2_tile_with_two_roads_counts_once_with_all_it_shows() -> None:
    assert pays("castle-road", "T33\nC") == 2
    # T32 with two cattle at the eastern road of T36: its cattle count, and T36 does once.
    assert pays("cattle-road", "T36 T32w\nC .") == 4
    assert pays("castle-road", "T36 T32w\nC .") == 3


def test_ruling_2_pasture_of_the_castle_joins_north_and_south() -> None:
    # Closed in the north by T14 and in the south by T53: one pasture on three tiles.
    assert pays("large-areas", "T14s\nC\nT53") == 3


def test_ruling_2_rulebook_example_barrels_without_a_road_to_the_castle_bring_nothing() -> None:
    assert connected_barrels(clan("C\nT14")) == 1
    assert connected_barrels(clan("T14s\nC")) == 1
    assert connected_barrels(clan("T19s T33\n. C")) == 0


# Ruling 3: axe and prices


def test_ruling_3_axe_on_one_tile_and_a_price_of_at_least_1_on_the_others() -> None:
    match = a_match(2)
    offer = [TILE_NAMES[number] for number in match.state.seats[0].offer]
    assert sorted(match.legal_actions.texts) == sorted(f"axe {name}" for name in offer)
    match.play(f"axe {offer[1]}")  # the rulebook's example: the middle one
    assert match.legal_actions.texts == ["price 1", "price 2", "price 3", "price 4"]
    match.play("price 3")
    assert match.legal_actions.texts == ["price 1", "price 2"]
    reason = match.explain("price 3")
    assert reason is not None and reason.key == "price-too-high" and reason.rule == "ruling 3"
    match.play("price 2")
    state = match.state
    assert state.seats[0].price.tolist() == [3, 0, 2] and state.seats[0].axe == 1


def test_ruling_3_prices_wait_for_the_last_player() -> None:
    match = a_match(3)
    for seat in (2, 0):
        for _ in range(3):
            match.play(match.legal_actions_of(seat)[0], seat=seat)
    assert int(match.state.phase) == PRICES and match.turn == 1
    for _ in range(3):
        match.play(match.legal_actions_of(1)[0], seat=1)
    assert int(match.state.phase) == BUY


def test_ruling_3_choice_can_be_changed_until_the_last_one_is_in() -> None:
    match = a_match(2)
    for _ in range(3):
        match.play(match.legal_actions_of(1)[0], seat=1)
    assert match.legal_actions_of(1).texts == ["reconsider"]
    match.play("reconsider", seat=1)
    assert len(match.legal_actions_of(1)) == 3 and int(match.state.seats[1].axe) == -1
    for _ in range(3):
        match.play(match.legal_actions_of(1)[-1], seat=1)
    for _ in range(3):
        match.play(match.legal_actions_of(0)[0], seat=0)
    assert int(match.state.phase) == BUY
    assert GAME.explain(match.state, 1, RECONSIDER) is not None


# Ruling 4: buying


def bought_match() -> Match:
    """Seat 0 with 5 gold asks 2 and 1, seat 1 asks 4 and 1; it is seat 0's turn to buy."""
    match = a_match(2)
    for seat, prices in ((0, (2, 1)), (1, (4, 1))):
        match.play(match.legal_actions_of(seat)[0], seat=seat)
        for price in prices:
            match.play(f"price {price}", seat=seat)
    return match


def test_ruling_4_axed_tiles_are_back_in_the_bag_before_anyone_buys() -> None:
    match = a_match(2)
    axed = [int(min(player.offer)) for player in match.state.seats[:2]]
    before = int(match.state.bag.sum())
    match = bought_match()
    assert int(match.state.phase) == BUY
    assert all(match.state.bag[number] for number in axed)
    assert int(match.state.bag.sum()) == before + 2


def test_ruling_4_price_is_paid_from_the_hand_only() -> None:
    match = bought_match()
    state = match.state
    assert [int(player.gold) for player in state.seats[:2]] == [2, 0]
    prices = {int(n): int(p) for n, p in zip(state.seats[1].offer, state.seats[1].price, strict=True) if n >= 0}
    cheap = next(number for number, price in prices.items() if price == 1)
    dear = next(number for number, price in prices.items() if price == 4)
    assert legal_of(state, 0) == [PASS, BUY_TILE + cheap]
    reason = GAME.explain(state, 0, BUY_TILE + dear)
    assert reason is not None and reason.rule == "ruling 4" and reason.key == "too-expensive"
    own = GAME.explain(state, 0, BUY_TILE + int(max(state.seats[0].offer)))
    assert own is not None and own.key == "own-tile"


def test_ruling_4_seller_gets_price_and_own_gold_at_once_and_may_use_both() -> None:
    match = bought_match()
    state = match.state
    cheap = next(int(n) for n, p in zip(state.seats[1].offer, state.seats[1].price, strict=True) if p == 1)
    match.play(BUY_TILE + cheap)
    state = match.state
    assert [int(player.gold) for player in state.seats[:2]] == [1, 2]
    # Seat 1 had nothing in the hand; with price and own gold it can pay 2.
    assert len(legal_of(state, 1)) == 3
    reason = GAME.explain(state, 1, BUY_TILE + cheap)
    assert reason is not None and reason.key == "not-offered"  # a bought tile cannot be bought again


def test_ruling_4_buying_runs_once_around_from_the_start_player() -> None:
    match = a_match(3, seed=5)
    play_until(match, BUY)
    order = []
    while int(match.state.phase) == BUY:
        order.append(match.turn)
        match.play("pass")
    assert order == [0, 1, 2]
    # The start tile goes one seat on after each round.
    for start in (1, 2):
        play_until(match, PRICES)
        play_until(match, BUY)
        order = []
        while int(match.state.phase) == BUY:
            order.append(match.turn)
            match.play("pass")
        assert order == [(start + i) % 3 for i in range(3)]


def test_ruling_4_unsold_tiles_are_kept_and_their_gold_goes_to_the_supply() -> None:
    match = bought_match()
    match.play("pass")
    match.play("pass")
    state = match.state
    assert [int(player.gold) for player in state.seats[:2]] == [2, 0]
    assert [int((player.hand >= 0).sum()) for player in state.seats[:2]] == [2, 2]
    kept = [line.amounts["gold"] for line in match.ledger(0) if line.source == "kept-tiles"]
    assert kept == [-3]


# Ruling 6: areas


def test_ruling_6_area_is_completed_when_no_edge_lies_at_an_empty_cell() -> None:
    assert pays("great-water", "C") == 0
    assert pays("great-water", "C T22s") == 4


def test_ruling_6_roads_do_not_divide_areas() -> None:
    # The castle's road runs through its pasture from T14 to T53, and it is one area.
    assert pays("large-areas", "T14s\nC\nT53") == 3


def test_ruling_6_lake_and_peak_inside_a_tile_count_as_water_and_mountain() -> None:
    assert pays("great-water", "C\nT57") == 2
    assert pays("harbours", "C\nT57") == 0
    assert pays("peaks", "C\nT45") == 2
    assert pays("brochs", "C\nT11") == 1


def test_ruling_6_sizes_count_distinct_tiles() -> None:
    # LOOP: the water has 7 parts on 6 tiles.
    assert pays("great-water", LOOP) == 12


# Ruling 7: the end


def test_ruling_7_rulebook_example_five_objects_bring_two_points_for_a_pair_each() -> None:
    # T34 counts pairs of sheep: T19 has two, T27 three.
    text = ". T19\nT27w C\n. T34w"
    player = clan(text)
    assert shown(player, 0) == 5
    state = clans(text)
    score_end(state)
    assert int(state.seats[0].points) == 2


def test_ruling_7_five_gold_are_a_point_and_the_rest_stays() -> None:
    state = clans("C", "C", gold=(14, 4))
    score_end(state)
    assert [(int(p.points), int(p.gold)) for p in state.seats[:2]] == [(2, 4), (0, 4)]


def places(state: State) -> list[int]:
    out = np.zeros(3, np.int32)
    ranking(state, out)
    result: list[int] = out.tolist()
    return result


def test_ruling_7_ties_are_broken_by_the_gold_that_is_left_then_shared() -> None:
    state = clans("C", "C", "C", gold=(14, 13, 13))
    score_end(state)
    assert places(state) == [1, 2, 2]
    state = clans("C", "C", "C", gold=(13, 13, 9))
    score_end(state)
    assert places(state) == [1, 1, 3]


def test_ruling_7_scroll_of_brochs_in_a_completed_area_is_doubled() -> None:
    # T28 counts brochs, in the mountain that T20 closes: T28 turned so that its mountain lies to the east of it.
    open_area = "T28w C\n. T11"
    state = clans(open_area)
    assert shown(state.seats[0], BROCH) == 1
    score_end(state)
    # Castle and T28 close the mountain between them.
    assert int(state.seats[0].points) == 2


# Ruling 8: supply and bag


def test_ruling_8_bag_never_runs_out() -> None:
    # All tiles that can lie at players: 5 players, 3 a round; 4 and 6 rounds.
    for players, rounds in ((4, 6), (5, 5)):
        kept = 2 * players * rounds
        assert kept + players <= 73
    match = a_match(5, seed=3)
    fewest = 73
    while not match.is_over:
        fewest = min(fewest, int(match.state.bag.sum()))
        match.play(match.legal_actions[0])
    assert fewest > 0


def test_ruling_8_supply_pays_whatever_is_earned() -> None:
    state = clans(*["C"] * 5)
    state.round_number = 5
    for seat in range(5):
        state.seats[seat].points = seat
    for _ in range(20):
        take_income(state)
    assert int(state.seats[0].gold) == 20 * (5 + 4 * 3)


def test_price_and_pass_have_their_own_ids() -> None:
    assert read_action("price 1") == PRICE + 1
    assert read_action("pass") == PASS
