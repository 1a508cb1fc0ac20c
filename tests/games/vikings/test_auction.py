"""The auction: ruling 18."""

from meadhall.engine.record import State
from meadhall.games.vikings.rules.actions import MOST_MONEY
from meadhall.games.vikings.rules.state import BID, REMOVE_FIGURE

from .tables import booked, legal_texts, play, table

RICH = "gold 20 fame 10\nG <"


def auction(*players: str) -> State:
    return table(*players, phase=BID, drawn="WWNNSSGGFFBBB", advanced=True, auction=True)


def test_ruling_18_the_start_player_opens_with_0_or_more_and_cannot_pass() -> None:
    state = auction("gold 2 fame 1\nG <", RICH)
    assert legal_texts(state) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_ruling_18_each_further_bid_is_higher() -> None:
    state = play(auction("gold 5 fame 0\nG <", "gold 2 fame 3\nG <"), "bid 3")
    assert legal_texts(state) == ["pass", "bid 4", "bid 5"]


def test_ruling_18_who_cannot_raise_passes() -> None:
    state = play(auction(RICH, "gold 2 fame 3\nG <"), "bid 5")
    assert legal_texts(state) == ["pass"]


def test_ruling_18_passing_is_final_and_the_highest_bid_pays() -> None:
    state = play(auction(RICH, RICH, RICH), "bid 1", "pass", "bid 2", "bid 3")
    assert state.active == 2
    play(state, "bid 4", "pass")
    assert state.phase == REMOVE_FIGURE
    assert (state.start, state.active) == (2, 2)
    assert booked(state.seats[2]) == {"auctions": (0, -4)}
    assert booked(state.seats[0]) == {}


def test_ruling_18_gold_pays_a_bid_first_and_then_fame() -> None:
    state = play(auction("gold 3 fame 9\nG <", RICH), "bid 8", "pass")
    assert booked(state.seats[0]) == {"auctions": (-5, -3)}


def test_ruling_18_an_opening_bid_of_0_wins_for_nothing_when_nobody_raises() -> None:
    state = play(auction(RICH, RICH, RICH, RICH), "bid 0", "pass", "pass", "pass")
    assert (state.phase, state.start) == (REMOVE_FIGURE, 0)
    assert booked(state.seats[0]) == {}


def test_bids_stop_at_the_most_that_anyone_can_own() -> None:
    state = auction("gold 5000 fame 10\nG <", RICH)
    assert legal_texts(state)[-1] == f"bid {MOST_MONEY}"


def test_the_winner_removes_one_of_the_13_figures() -> None:
    state = play(auction(RICH, RICH), "bid 0", "pass")
    assert legal_texts(state) == ["remove W", "remove N", "remove S", "remove G", "remove F", "remove B"]
    play(state, "remove B")
    assert state.drawn.tolist() == [2, 2, 2, 2, 2, 2]
