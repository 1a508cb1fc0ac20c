"""Every ruling by its number: turns, attacks, favours, missions and the play area (1 to 21)."""

import pytest

from meadhall.games.gonewild.rules.ending import score_bonuses

from .tables import BEER, Table, card, edited_card


def test_ruling_1_a_player_attacks_one_opponent_in_a_turn_and_undead_and_draco_besides() -> None:
    table = Table(3)
    table.hand(0, *["viking_warrior"] * 4, "bone_crusher")
    table.village(1, "brewery", "gold_factory")
    table.village(2, "brewery")
    table.path("undead_beer", "scroll", "scroll", "scroll", "scroll")
    table.attack("2 brewery 1", "viking_warrior")
    assert table.rule("attack 3 brewery 1") == "ruling 1"
    table.attack("2 gold_factory 1", "viking_warrior")
    table.attack("draco", "viking_warrior").play("choose beer")
    assert table.rule("attack draco") == "ruling 1"
    table.attack("path 1", "bone_crusher")


def test_ruling_2_when_every_opponent_has_been_attacked_an_undamaged_building_of_any_may_be() -> None:
    table = Table(3)
    table.hand(0, "viking_warrior")
    table.village(1, "brewery", "gold_factory")
    table.village(2, "brewery")
    table.seat(1).attacked = 1
    assert table.rule("attack 2 brewery 1") == "ruling 2"
    table.seat(2).attacked = 1
    table.seat(1).marks[0] = 2
    assert table.rule("attack 2 brewery 1") == "ruling 3"
    assert "attack 2 gold_factory 1" in table.legal() and "attack 3 brewery 1" in table.legal()


def test_ruling_3_a_complete_defence_marks_the_town_hall_as_damaged() -> None:
    table = Table()
    table.hand(0, "elf_archer")
    table.hand(1, "cannon")
    table.village(1, "brewery")
    table.attack("2 brewery 1", "elf_archer", answers=("cannon",)).play("end turn")
    assert table.seat(1).marks[18] == 2
    table.end_round()
    assert table.seat(1).marks[18] == 0


def test_ruling_4_a_town_hall_under_construction_keeps_the_old_limit_and_cannot_be_attacked() -> None:
    table = Table()
    table.village(0, "brewery", "brewery", "tavern")
    table.purse(gold=9, beer=9)
    table.play("upgrade hall")
    assert table.rule("build drakkar") == "ruling 4"
    table.play("end turn")
    table.hand(1, "thor")
    assert table.rule("attack 1 hall") == "ruling 4"
    table.end_round()
    assert table.seat(0).level == 2


def test_ruling_5_only_the_defender_answers_and_equal_strength_wins_for_the_attacker() -> None:
    table = Table(3)
    table.hand(0, "bone_crusher")
    table.hand(1, "cannon", "cannon")
    table.hand(2, "cannon")
    table.village(1, "brewery")
    table.play("attack 2 brewery 1", "send bone_crusher", "declare")
    assert table.turn == 1
    table.play("answer cannon", "no answer")  # 1 + 2 against 3
    assert table.seat(1).marks[0] == 2 and table.turn == 0


def test_ruling_6_hits_are_paid_at_the_end_of_the_turn_and_damage_bonuses_at_once() -> None:
    table = Table()
    table.hand(0, "bone_crusher", "viking_warrior")
    table.village(1, "tavern", "brewery")
    table.attack("2 tavern 1", "bone_crusher")
    assert table.points[0] == 1 and table.gained(0, "damage-bonus") == 1
    table.attack("2 brewery 1", "viking_warrior")
    assert table.points[0] == 1
    table.play("end turn")
    assert table.points[0] == 1 + 3 and table.gained(0, "buildings-hit") == 3


def test_ruling_7_each_threshold_gives_one_favour_and_two_at_once_give_two() -> None:
    table = Table()
    table.missions(0, "town_fall")
    table.seat(0).points = 4
    table.seat(0).passed = 0
    table.state.hall_hits = 1
    table.state.mission[:, 3] = 9
    table.play("claim town_fall")  # 13 points: past 5 and 12
    for _ in range(2):
        table.roll()
        assert table.turn == 0 and table.phase == "take favour" and len(table.legal()) == 3
        table.play(table.legal()[0])
    assert table.phase == "act" and table.seat(0).passed == 2 and table.seat(0).played.sum() == 2


def test_ruling_7_a_favour_is_taken_in_the_middle_of_an_attack_by_the_defender() -> None:
    table = Table()
    table.hand(0, "elf_archer", "shaman")
    table.hand(1, "cannon", "cannon")
    table.village(1, "brewery")
    table.seat(1).points = 4
    table.attack("2 brewery 1", "elf_archer", answers=("cannon",))
    table.roll()
    assert table.turn == 1 and table.phase == "take favour"
    table.play(table.legal()[-1])
    assert table.turn == 0 and table.phase == "act"


def test_ruling_7_with_the_deck_empty_there_are_no_more_favours_whatever_lies_open() -> None:
    table = Table()
    table.missions(0, "worker")
    table.state.bought = 1 << 9
    table.seat(0).points = 4
    table.state.favours_left = 0
    table.play("claim worker")
    assert table.phase == "act" and table.seat(0).favours_due == 0 and table.state.favours_open.sum() == 2


def test_ruling_7_several_players_take_their_favours_from_the_start_player_on() -> None:
    table = Table()
    table.state.start = 1
    for seat in range(2):
        table.seat(seat).favours_due = 1
    table.play("pay by hand")
    table.roll()
    assert table.turn == 1
    table.play(table.legal()[0])
    table.roll()
    assert table.turn == 0


def test_ruling_7_bonus_cards_at_the_end_bring_no_favours() -> None:
    table = Table()
    table.village(0, "brewery")
    table.state.last_round = 1
    table.play("end turn", "end turn")
    assert table.phase == "over" and table.points == [6, 0]
    assert table.seat(0).passed == 0 and table.seat(0).favours_due == 0


def test_ruling_8_one_mission_a_round_counts_buildings_under_construction_and_one_swap() -> None:
    table = Table()
    table.missions(0, "captain", "worker")
    table.purse(beer=9, gold=9)
    table.play("build drakkar", "claim captain")
    assert table.points[0] == 2
    assert table.rule("claim worker") == "ruling 8"
    table.play("swap worker")
    table.roll()
    table.missions(0, "shield")
    assert table.rule("swap shield") == "ruling 8"


def test_ruling_9_a_building_is_returned_once_a_round_with_its_tokens_and_not_when_damaged() -> None:
    table = Table()
    table.village(0, "beer_container=2", "brewery", "tavern")
    table.seat(0).marks[12] = 2
    assert table.rule("return tavern 1") == "ruling 9"
    table.play("return beer_container 1")
    assert table.seat(0).tokens[BEER] == 0 and table.state.market[43] == 9
    assert table.rule("return brewery 1") == "ruling 9"


def test_ruling_10_an_empty_odin_deck_is_made_from_the_discards_and_else_a_space_stays_empty() -> None:
    table = Table()
    table.state.odin[:] = 0
    table.path("sword", "scroll", "scroll", "scroll", "scroll")
    table.purse(beer=9)
    table.state.odin_discards[card("crystal")] = 1
    table.play("buy path 2")
    assert table.legal() == ["card crystal"]
    table.play("card crystal", "buy path 5")
    assert table.state.path[0] == -1 and table.phase == "act"
    assert table.rule("buy path 1") == "ruling 10"


def test_ruling_10_with_an_empty_mission_deck_no_mission_is_drawn() -> None:
    table = Table()
    table.state.mission_piles[:] = 0
    table.end_round()
    assert table.seat(0).held.sum() == 0


def test_ruling_11_reaching_the_limit_in_any_phase_makes_the_round_the_last() -> None:
    table = Table()
    table.village(0, "beer_container=4")
    table.seat(0).points = 39
    table.seat(0).passed = 3
    table.play("end turn", "end turn")  # storage pays the fortieth point
    table.until(22)
    assert table.phase == "over" and table.state.round_number == 1


def test_ruling_12_a_bonus_needs_at_least_one_and_is_split_evenly_rounded_down() -> None:
    table = Table(4)
    for seat in range(4):
        table.seat(seat).passed = 3
        table.pile(seat, "draws")
    table.village(0, "brewery")
    table.village(1, "brewery")
    table.village(2, "brewery")
    table.village(3, "brewery")
    table.seat(0).points = 60
    table.state.last_round = 1
    table.until(22)
    assert [table.gained(seat, "bonus-builder") for seat in range(4)] == [1, 1, 1, 1]
    assert [table.gained(seat, "bonus-accomplisher") for seat in range(4)] == [0, 0, 0, 0]


def test_ruling_13_owned_cards_lie_in_deck_hand_discard_pile_and_play_area() -> None:
    table = Table()
    table.hand(0, "cannon")
    table.pile(0, "draws", "cannon")
    table.pile(0, "discards", "cannon")
    table.pile(0, "played", "cannon", "shockwave_tower")
    table.hand(1, *["cannon"] * 4)
    table.state.last_round = 1
    table.seat(1).points = 50
    table.until(22)
    assert table.gained(0, "bonus-defender") == 6 and table.gained(1, "bonus-defender") == 0


@pytest.mark.parametrize("zone", ["draws", "hand", "discards", "played"])
def test_ruling_13_a_card_is_owned_wherever_it_lies(zone: str) -> None:
    table = Table()
    table.pile(0, zone, "cannon")
    score_bonuses(table.state)
    assert table.gained(0, "bonus-defender") == 6 and table.gained(1, "bonus-defender") == 0


def test_ruling_14_the_rest_of_a_card_worth_two_is_kept_for_this_turn() -> None:
    table = Table()
    table.hand(0, "gold_bars")
    table.play("play gold_bars")
    table.purse(beer=0, gold=3)
    table.play("build brewery")
    assert table.state.purse.tolist() == [0, 1]


def test_ruling_15_a_first_game_uses_builder_accomplisher_conqueror_and_defender() -> None:
    table = Table(first=True)
    assert table.state.bonuses == 0b1111000 and table.state.box == 0b10000111


def test_ruling_16_a_price_is_paid_in_the_order_that_keeps_the_most() -> None:
    table = Table()
    table.village(0, "brewery=1", "beer_container=3", "beer_container=1")
    table.purse(beer=1)
    table.seat(0).on_hall[BEER] = 1
    table.seat(0).tokens[BEER] += 1
    table.state.market[41] = 5
    table.play("buy elf_archer")  # purse, hall, producer
    assert table.state.purse[BEER] == 0 and table.seat(0).on_hall[BEER] == 0
    assert table.tokens(0, "brewery") == [0] and table.tokens(0, "beer_container") == [3, 1]
    table.play("exchange beer")  # the emptiest depot first
    assert table.tokens(0, "beer_container") == [2, 0]


def test_ruling_16_a_producer_pays_before_a_depot_that_holds_less() -> None:
    table = Table()
    table.village(0, "brewery=2", "beer_container=1")
    table.play("exchange beer")
    assert table.tokens(0, "brewery") == [0] and table.tokens(0, "beer_container") == [1]


def test_ruling_16_a_price_is_paid_by_hand_in_any_mix_and_never_overpaid() -> None:
    table = Table()
    table.village(0, "beer_container=3")
    table.purse(beer=2, gold=1)
    table.play("pay by hand", "buy elf_archer")
    assert table.legal() == ["pay purse beer", "pay beer_container 1"]
    assert table.rule("pay purse gold") == "ruling 16"
    table.play("pay beer_container 1", "pay beer_container 1", "pay purse beer")
    assert table.phase == "act" and table.state.purse.tolist() == [1, 1]
    assert table.tokens(0, "beer_container") == [1] and table.counts(0, "played") == {"elf_archer": 1}
    assert table.state.spent[BEER] == 3


def test_ruling_17_what_was_played_or_bought_is_not_used_again_in_this_round() -> None:
    table = Table()
    table.hand(0, "beer", "scroll")
    table.pile(0, "draws")
    table.purse(beer=3)
    table.play("buy elf_archer", "play beer", "play scroll")  # nothing to draw: the play area is not reshuffled
    assert table.phase == "act" and table.counts(0, "hand") == {}
    assert table.counts(0, "played") == {"elf_archer": 1, "beer": 1, "scroll": 1}


def test_ruling_18_the_player_chooses_the_order_of_effects_and_may_play_a_card_for_nothing() -> None:
    table = Table()
    table.hand(0, "money_theft", "sword")
    table.village(1, "gold_container=1")
    table.play("play money_theft")
    assert table.legal() == ["effect money_theft 1", "effect money_theft 2"]
    table.play("effect money_theft 2", "card beer", "steal 2 gold_container 1")
    table.play("play sword")
    assert table.phase == "act" and table.counts(0, "played")["sword"] == 1


def test_ruling_19_a_unit_with_an_effect_may_be_played_first_and_attack_later() -> None:
    table = Table()
    table.hand(0, "shaman", "viking_warrior")
    table.village(1, "brewery")
    assert table.rule("play viking_warrior") == "ruling 19"
    table.play("play shaman", "card beer", "attack 2 brewery 1", "send ready shaman", "declare")
    assert table.seat(1).marks[0] == 2 and table.counts(0, "hand") == {"viking_warrior": 1, "beer": 1}


def test_ruling_19_sent_from_the_hand_a_units_effect_happens_after_the_attack() -> None:
    table = Table()
    table.hand(0, "shaman")
    table.hand(1, "cannon")
    table.village(1, "brewery")
    table.play("attack 2 brewery 1", "send shaman", "declare")
    assert table.turn == 1
    table.play("no answer")
    assert table.legal() == ["card beer"]


def test_ruling_19_the_reward_of_draco_comes_before_the_effect_of_a_sent_fighter() -> None:
    table = Table()
    table.hand(0, "shaman")
    table.attack("draco", "shaman")
    assert table.legal() == ["choose beer", "choose gold"]
    table.play("choose gold")
    assert table.legal() == ["card beer"]


def test_ruling_19_the_reward_of_undead_comes_before_the_effects_of_all_attackers() -> None:
    table = Table()
    table.hand(0, "shaman", "valkyrie")
    table.village(0, "beer_container", "beer_container")
    table.path("", "", "", "", "undead_beer")
    table.attack("path 5", "shaman", "valkyrie")
    table.roll()
    assert table.legal() == ["into beer_container 1", "into beer_container 2"]
    table.play("into beer_container 1")
    assert table.points[0] == 1 and table.legal() == ["effect shaman 1", "effect valkyrie 1"]


def test_ruling_19_resources_of_a_sent_fighter_follow_the_reward_as_well() -> None:
    table = Table(cards=edited_card("shaman", "DRAW(1)", "GAIN(beer, 2)"))
    table.hand(0, "shaman")
    table.attack("draco", "shaman")
    assert table.phase == "choose resource" and table.state.purse.tolist() == [0, 0]
    table.play("choose gold")
    assert table.phase == "act" and table.state.purse.tolist() == [2, 0]


def test_ruling_19_only_rewards_are_chosen_from_while_a_reward_waits() -> None:
    table = Table(cards=edited_card("undead_beer", '"REWARD TOKEN(beer, 1)"', '"REWARD DRAW(1)", "REWARD PEEK"'))
    table.hand(0, "shaman")
    table.path("", "", "", "", "undead_beer")
    table.attack("path 5", "shaman")
    table.roll()
    assert table.legal() == ["effect undead_beer 1", "effect undead_beer 2", "effect undead_beer 3"]
    assert table.rule("effect shaman 1") == "ruling 19"
    assert "reward" in table.why("effect shaman 1").text("en") and "Belohnung" in table.why("effect shaman 1").text(
        "de"
    )


def test_ruling_20_upgrades_add_up_on_a_fighter_and_are_no_repelled_cards() -> None:
    table = Table()
    table.hand(0, "sword", "mjollnir", "shaman", "odins_boost")
    table.hand(1, "sheep_cannon", "sheep_cannon", "sheep_cannon")
    table.play("play sword", "attach shaman", "card beer", "play mjollnir", "attach armed 1", "play odins_boost")
    table.play("attack 2 hall", "send armed 1")
    assert table.state.armed_bonus[0] == 6
    table.play("declare", "answer sheep_cannon", "answer sheep_cannon", "no answer")  # 2 + 6 + 1 against 4 + 8
    assert table.points == [0, 1]


def test_ruling_20_an_upgrade_does_not_go_onto_a_fighter_that_has_attacked() -> None:
    table = Table()
    table.hand(0, "viking_warrior", "sword")
    table.attack("draco", "viking_warrior").play("choose beer", "play sword")
    assert table.phase == "act" and (table.state.armed == -1).all()


def test_ruling_20_a_boost_for_all_goes_to_fighters_with_upgrades_too() -> None:
    table = Table()
    table.hand(0, "sword", "viking_warrior", "odins_boost")
    table.play("play sword", "attach viking_warrior")
    assert table.rule("attack 2 hall") == "ruling 22"  # 1 + 2 against 4
    table.play("play odins_boost", "attack 2 hall", "send armed 1", "declare")
    assert table.state.hits == 1


def test_ruling_21_heroes_count_for_boosts_warfare_and_conqueror_but_not_as_units() -> None:
    table = Table()
    table.hand(0, "thor", "odins_boost")
    table.hand(1, "assassin")
    table.village(1, "brewery")
    table.missions(0, "warfare", "strategy")
    table.play("play odins_boost")
    table.attack("2 brewery 1", "thor", answers=("assassin",))  # an assassin traps units alone
    assert table.seat(1).marks[0] == 2 and table.state.strongest == 8
    assert table.rule("claim strategy") == "ruling 32"
    table.play("claim warfare")


def test_ruling_21_seek_goes_by_the_cards_type() -> None:
    table = Table(cards=edited_card("mystery_gift_unit", "SEEK(unit or hero)", "SEEK(unit)"))
    table.hand(0, "mystery_gift_unit")
    table.pile(0, "draws", "thor", "elf_archer")
    table.play("play mystery_gift_unit", "card thor", "card elf_archer")
    assert table.counts(0, "hand") == {"elf_archer": 1}
