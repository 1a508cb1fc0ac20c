"""Buying groups, the wheel and the order of play: rulings 7 to 9."""

from meadhall.games.vikings.components import NOTHING
from meadhall.games.vikings.rules import turn
from meadhall.games.vikings.state import DRAW_TILES

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
    from meadhall.games.vikings.view import view

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
