"""Buying groups, the wheel and the order of play: rulings 7 to 9."""

import re

from meadhall.games.vikings.game import GAME
from meadhall.games.vikings.rules.components import NOTHING
from meadhall.games.vikings.rules.rules import turn
from meadhall.games.vikings.rules.state import BID, DRAW_TILES

from .tables import booked, legal_texts, play, table

# The rulebook's example: fishermen at 0, 1 and 2, and no scout was drawn.
EXAMPLE = "<F fF >F <G cG >N <N fW >W <W rB gB"


def test_example_of_a_completed_offer_a_fisherman_for_1_or_a_warrior_for_8() -> None:
    assert {"buy 1", "buy 8"} <= set(legal_texts(table(wheel=EXAMPLE)))


def test_example_the_fisherman_at_0_is_not_for_sale_while_others_stand() -> None:
    assert "buy 0" not in legal_texts(table(wheel=EXAMPLE))
    assert "buy 0" not in legal_texts(table(wheel=EXAMPLE.replace("fF", ".")))
    assert "buy 0" not in legal_texts(table(wheel=EXAMPLE.replace(">F", ".")))
    assert "buy 0" in legal_texts(table(wheel=EXAMPLE.replace("fF", ".").replace(">F", ".")))


def test_ruling_7_the_price_is_the_distance_from_the_lowest_group() -> None:
    state = table(wheel="<F . . fG >G . . . . . . gB")
    play(state, "buy 0", "F1", "go")
    assert state.turned == 3
    assert [int(tile) for tile in state.wheel_tile].index(NOTHING) == 2
    assert legal_texts(state) == ["buy 1", "buy 8"]  # the two goldsmiths come first, the boatswain cost 11


def test_the_wheel_turns_only_when_the_0_group_was_bought() -> None:
    state = table(wheel="<F . fG >N")
    play(state, "buy 2", "G2", "go")
    assert state.turned == 0
    assert state.wheel_tile[3] != NOTHING


def test_ruling_8_gold_pays_first_and_fame_for_what_is_missing() -> None:
    state = table("gold 3 fame 10\nG <", wheel="<F <F . . . fB")
    play(state, "buy 5", "G2")
    player = state.seats[0]
    assert (player.gold, player.fame) == (0, 8)
    assert booked(player) == {"purchases": (-2, -3)}


def test_ruling_8_nobody_pays_with_fame_below_0() -> None:
    state = table("gold 3 fame 2\nG <", wheel="<F <F . . . fB fN")
    assert legal_texts(state) == ["buy 1", "buy 5"]


def test_ruling_8_a_player_with_too_little_gold_may_take_the_0_group_of_any_colour() -> None:
    assert "buy 0" in legal_texts(table("gold 1 fame 10\nG <", wheel="<F . >F"))
    assert "buy 0" not in legal_texts(table("gold 2 fame 10\nG <", wheel="<F . >F"))


def test_ruling_8_fame_may_buy_another_group_instead_of_the_0_group() -> None:
    assert legal_texts(table("gold 1 fame 10\nG <", wheel="<F . >F")) == ["buy 0", "buy 2"]
    assert legal_texts(table("gold 1 fame 0\nG <", wheel="<F . >F")) == ["buy 0"]


def test_ruling_8_the_last_group_of_all_is_always_for_sale() -> None:
    assert legal_texts(table("gold 20 fame 10\nG <", wheel="<F")) == ["buy 0"]


def test_ruling_9_everybody_sees_the_same() -> None:
    from meadhall.games.vikings.presentation.view import view

    state = table("gold 3 fame 7\nG <", wheel=EXAMPLE)
    seen = [view(state, seat).model_dump(exclude={"you"}) for seat in (0, 1)]
    assert seen[0] == seen[1]
    assert seen[0]["players"][0]["gold"] == 3


def test_players_buy_clockwise_from_the_start_player_until_the_wheel_is_empty() -> None:
    state = table(wheel="<F fG >N <S")
    state.start = state.active = 1
    order = []
    while turn(state) >= 0:
        order.append(int(state.active))
        play(state, legal_texts(state)[0])
        while legal_texts(state) and not legal_texts(state)[0].startswith(("buy", "tile")):
            play(state, legal_texts(state)[0])
    assert order == [1, 0, 1, 0]
    assert state.phase == DRAW_TILES
    assert state.round_number == 2


def test_after_a_round_the_start_figure_goes_to_the_next_player() -> None:
    state = table(wheel="<F")
    play(state, "buy 0", "F1", "go")
    assert (state.round_number, state.start) == (2, 1)


def test_ruling_8_a_price_that_takes_fame_says_so_before_it_is_paid() -> None:
    state = table("gold 3 fame 10\nG <", wheel="<F <F . . . fB . . >W")
    names = ["Anna", "Bert"]
    wheel = {group.price: (group.gold, group.fame) for group in GAME.view(state, 0).wheel if group.tile}
    # The 0 group is not for sale while another fisherman stands on the wheel.
    assert wheel == {0: (None, None), 1: (1, 0), 5: (3, 2), 8: (3, 5)}
    assert GAME.sentence(state, GAME.read_action("buy 1"), names, "en").endswith(" for 1.")
    assert GAME.sentence(state, GAME.read_action("buy 8"), names, "en").endswith(" for 8: 3 gold and 5 fame.")
    assert GAME.sentence(state, GAME.read_action("buy 8"), names, "de").startswith(
        "Anna kauft für 8 (3 Gold und 5 Siegpunkte): "
    )
    assert GAME.prompt(state, names, "en", 0) == (
        "Choose a group to buy. From 5 on you also pay fame (8: 3 gold and 5 fame)."
    )
    assert "8 (3 Gold und 5 Siegpunkte)" in GAME.prompt(state, names, "de", 0)
    assert GAME.prompt(state, names, "en", 1) == "Anna chooses a group to buy."
    assert re.search(r"paid with +3g2f +3g5f\n", GAME.picture(state, names, "en"))
    play(state, "buy 8")
    assert booked(state.seats[0])["purchases"] == (-5, -3)


def test_a_price_that_gold_pays_is_a_number_and_nothing_else() -> None:
    state = table(wheel=EXAMPLE)
    assert {group.fame for group in GAME.view(state, 0).wheel if group.price} == {0}
    assert GAME.prompt(state, ["Anna", "Bert"], "en", 0) == "Choose a group to buy."
    assert "paid with" not in GAME.picture(state, ["Anna", "Bert"], "en")


def test_without_any_gold_a_price_is_fame_alone() -> None:
    state = table("gold 0 fame 20\nG <", wheel="<F <F . . . . . . . . . >W")
    names = ["Anna", "Bert"]
    assert GAME.sentence(state, GAME.read_action("buy 11"), names, "en").endswith(" for 11: 11 fame.")
    assert GAME.sentence(state, GAME.read_action("buy 1"), names, "de").startswith("Anna kauft für 1 (1 Siegpunkt): ")


def test_what_a_group_takes_is_what_is_booked_at_every_price_and_purse() -> None:
    for gold in range(13):
        for price in range(1, 12):
            wheel = ["<F", *["."] * 11]
            wheel[price] = "fG"
            state = table(f"gold {gold} fame 15\nG <", wheel=" ".join(wheel))
            group = GAME.view(state, 0).wheel[price]
            play(state, f"buy {price}")
            fame_booked, gold_booked = booked(state.seats[0])["purchases"]
            assert (group.gold, group.fame) == (-gold_booked, -fame_booked)


def test_a_bid_that_takes_fame_says_so() -> None:
    state = table("gold 3 fame 10\nG <", phase=BID, advanced=True, auction=True)
    state.bid = NOTHING
    assert GAME.sentence(state, GAME.read_action("bid 3"), ["Anna", "Bert"], "en") == "Anna bids 3."
    assert GAME.sentence(state, GAME.read_action("bid 8"), ["Anna", "Bert"], "en") == "Anna bids 8: 3 gold and 5 fame."
