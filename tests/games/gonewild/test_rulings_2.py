"""Every ruling by its number: attacks, tokens, missions, Odin's Path, rounds and the end (22 to 41)."""

import numpy as np

from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.rules.ids import MISSION_IDS
from meadhall.games.gonewild.rules.state import ACT

from .tables import BEER, GOLD, Table, bonus_source, card


def test_ruling_22_an_attack_needs_enough_strength_for_the_target_as_it_stands() -> None:
    table = Table()
    table.hand(0, "viking_warrior", "viking_warrior")
    table.village(1, "brewery", "beer_container")
    table.seat(1).guard[0] = 2
    assert table.rule("attack 2 brewery 1") == "ruling 22"
    table.play("attack 2 beer_container 1", "send viking_warrior")
    assert table.rule("declare") == "ruling 22"
    table.play("send viking_warrior", "declare")


def test_ruling_23_a_trap_takes_the_whole_strength_with_upgrades_and_the_card_still_took_part() -> None:
    table = Table()
    table.hand(0, "sword", "elf_archer", "viking_warrior", "grendel")
    table.hand(1, "assassin", "hero_trap")
    table.village(1, "brewery")
    table.play(
        "play sword", "attach elf_archer", "attack 2 brewery 1", "send armed 1", "send viking_warrior", "send grendel"
    )
    table.play("declare", "answer assassin", "trap armed 1", "answer hero_trap", "no answer")  # the warrior is left: 1
    assert table.seat(1).marks[0] == 2
    assert table.gained(0, "card-effects") == 1  # the trapped Grendel took part in a success


def test_ruling_23_no_card_is_trapped_twice_and_a_trapped_card_counts_as_repelled() -> None:
    table = Table()
    table.hand(0, "elf_archer", "elf_archer")
    table.hand(1, "assassin", "assassin")
    table.village(1, "brewery")
    table.attack("2 brewery 1", "elf_archer", "elf_archer", answers=("assassin", "assassin"))
    assert table.points == [0, 2]


def test_ruling_23_a_trapped_fighter_with_upgrades_has_no_strength_left() -> None:
    table = Table()
    table.hand(0, "sword", "elf_archer", "viking_warrior")
    table.hand(1, "assassin")
    table.village(1, "tavern")
    table.play("play sword", "attach elf_archer", "attack 2 tavern 1", "send armed 1", "send viking_warrior", "declare")
    table.play("answer assassin", "trap armed 1", "no answer")  # the warrior alone: 1 against 3
    assert table.state.hits == 0 and table.points == [0, 2]


def test_ruling_23_a_second_trap_is_not_offered_what_is_trapped() -> None:
    table = Table()
    table.hand(0, "elf_archer", "bone_crusher")
    table.hand(1, "assassin", "assassin")
    table.village(1, "brewery")
    table.play("attack 2 brewery 1", "send elf_archer", "send bone_crusher", "declare")
    table.play("answer assassin", "trap elf_archer", "answer assassin")  # only the crusher is left to be trapped
    assert table.phase != "choose trapped"
    table.until(ACT)
    assert table.state.hits == 0


def test_ruling_23_an_assassin_traps_only_from_the_hand() -> None:
    table = Table()
    table.hand(0, "elf_archer")
    table.hand(1, "beer")
    table.pile(1, "played", "assassin")
    table.village(1, "brewery")
    table.play("attack 2 brewery 1", "send elf_archer", "declare")
    assert table.legal() == ["no answer"] and table.rule("answer assassin") == "playing"


def test_ruling_24_the_exception_is_judged_before_the_first_attack_and_there_is_still_one_victim() -> None:
    table = Table(3)
    table.hand(0, "viking_warrior", "viking_warrior")
    for seat in (1, 2):
        table.village(seat, "brewery", "gold_factory")
        table.seat(seat).attacked = 1
    table.attack("2 brewery 1", "viking_warrior")
    assert table.rule("attack 3 brewery 1") == "ruling 1"
    assert "attack 2 gold_factory 1" in table.legal()


def test_ruling_25_under_construction_depots_take_no_tokens_and_drakkars_keep_nothing() -> None:
    table = Table()
    table.hand(0, "viking_warrior", "thor")
    table.purse(beer=9, gold=9)
    table.play("build beer_container", "build drakkar")
    table.attack("draco", "viking_warrior").play("choose beer")
    assert table.tokens(0, "beer_container") == [0] and table.seat(0).on_hall[BEER] == 1
    table.play("build gold_container")
    assert table.rule("build tavern") == "ruling 4"  # buildings under construction count for the limit
    table.play("end turn", "end turn")
    table.roll()
    assert table.phase == "act" and table.seat(0).hand.sum() == 5 and table.seat(0).tokens[BEER] == 0


def test_ruling_26_a_complete_defence_is_paid_again_for_another_attacker() -> None:
    table = Table(3)
    table.hand(0, "elf_archer")
    table.hand(1, "cannon", "cannon")
    table.hand(2, "bone_crusher")
    table.village(1, "brewery")
    table.attack("2 brewery 1", "elf_archer", answers=("cannon",)).play("end turn")
    assert table.points == [0, 2, 0]
    table.play("end turn")
    table.seat(0).attacked = 1
    table.attack("2 brewery 1", "bone_crusher", answers=("cannon",)).play("end turn")
    assert table.gained(1, "complete-defence") == 2


def test_ruling_26_a_defence_is_not_complete_when_another_building_was_hit() -> None:
    table = Table()
    table.hand(0, "elf_archer", "viking_warrior")
    table.hand(1, "cannon")
    table.village(1, "brewery", "gold_factory")
    table.attack("2 brewery 1", "elf_archer", answers=("cannon",))
    table.attack("2 gold_factory 1", "viking_warrior").play("end turn")
    assert table.gained(1, "complete-defence") == 0 and table.gained(0, "buildings-hit") == 1


def test_ruling_27_the_defender_answers_card_by_card_and_useless_answers_are_legal() -> None:
    table = Table()
    table.hand(0, "thor")
    table.hand(1, "cannon", "assassin", "beer")
    table.village(1, "brewery")
    table.play("attack 2 brewery 1", "send thor", "declare")
    assert table.legal() == ["answer cannon", "answer assassin", "no answer"]
    table.play("answer assassin", "answer cannon", "no answer")
    assert table.seat(1).marks[0] == 2 and table.counts(1, "played") == {"cannon": 1, "assassin": 1}


def test_ruling_28_more_hits_than_entries_are_paid_by_the_last_entry() -> None:
    table = Table()
    table.seat(0).passed = 3
    table.state.hits = 11
    table.play("end turn")
    assert table.points[0] == 28


def test_ruling_29_the_owner_chooses_among_depots_and_tokens_on_the_hall_are_safe() -> None:
    table = Table()
    table.hand(0, "viking_warrior", "thor")
    table.village(0, "beer_container=1", "beer_container=3")
    table.seat(1).on_hall[GOLD] = 1
    table.seat(1).tokens[GOLD] = 1
    table.attack("draco", "viking_warrior").play("choose beer")
    assert table.legal() == ["into beer_container 1", "into beer_container 2"]
    table.play("into beer_container 2")
    table.attack("2 hall", "thor")
    assert table.seat(1).on_hall[GOLD] == 1  # not plundered
    table.play("end turn")
    table.village(1, "gold_container")
    table.play("end turn")
    while table.phase == "store tokens" and table.turn == 0:
        table.play(table.legal()[-1])
    table.play("store 1")  # what lies on the hall can be stored
    assert table.tokens(1, "gold_container") == [1]


def test_ruling_30_stored_tokens_may_move_between_depots_and_none_of_them_is_discarded() -> None:
    table = Table()
    table.village(0, "brewery=1", "beer_container=3", "beer_container=2")
    table.play("end turn", "end turn")
    assert table.turn == 0 and table.legal() == ["store 1", "store 2", "store 3", "store 4"]
    assert table.rule("store 0") == "ruling 30"
    table.play("store 4")
    assert table.legal() == ["store 1", "store 2"]
    table.play("store 2")
    table.roll()
    assert table.tokens(0, "beer_container") == [4, 2] and table.gained(0, "full-depots") == 1
    assert table.seat(0).tokens[BEER] == 7  # six stored, and the brewery has produced again


def test_ruling_31_a_thief_chooses_opponent_and_depot_and_must_take() -> None:
    table = Table(3)
    table.hand(0, "recipe_theft")
    table.village(1, "beer_container=2", "brewery=1")
    table.village(2, "beer_container=1", "gold_container=3")
    table.seat(1).marks[6] = 2
    table.play("play recipe_theft", "effect recipe_theft 1")
    assert table.legal() == ["steal 2 beer_container 1", "steal 3 beer_container 1"]
    table.play("steal 2 beer_container 1")
    assert table.seat(0).on_hall[BEER] == 1


def test_ruling_31_nobody_steals_from_her_own_depots() -> None:
    table = Table()
    table.hand(0, "recipe_theft")
    table.village(0, "beer_container=1")
    table.village(1, "beer_container=1")
    table.play("play recipe_theft", "effect recipe_theft 1")
    assert table.legal() == ["steal 2 beer_container 1"]


def test_ruling_32_spending_is_paying_a_price_not_exchanging_over_the_whole_turn() -> None:
    table = Table()
    table.missions(0, "thirsty", "money_money")
    table.purse(beer=9, gold=2)
    table.play("exchange beer", "exchange beer")
    assert table.state.spent.tolist() == [0, 0] and table.rule("claim thirsty") == "ruling 32"
    table.play("buy bone_crusher", "claim thirsty")
    assert table.points[0] == 1


def test_ruling_32_the_mission_swap_counts_as_spent_and_missions_are_never_forced() -> None:
    table = Table()
    table.missions(0, "worker")
    table.purse(gold=1)
    table.state.bought = 1 << 9
    assert "end turn" in table.legal() and "claim worker" in table.legal()
    table.play("swap worker")
    assert table.state.spent.tolist() == [0, 1]


def test_ruling_32_what_was_spent_in_another_turn_does_not_count() -> None:
    table = Table()
    table.missions(1, "thirsty")
    table.purse(beer=5)
    table.play("buy bone_crusher", "end turn")
    assert table.turn == 1 and table.rule("claim thirsty") == "ruling 32"


def test_ruling_33_a_swapped_mission_goes_to_the_very_bottom_and_an_empty_deck_forbids_it() -> None:
    table = Table()
    table.missions(0, "worker")
    table.purse(gold=2)
    table.state.mission_piles[:] = 0
    assert table.rule("swap worker") == "ruling 33"
    table.state.mission_bottom[0] = MISSION_IDS.index("captain")
    table.play("swap worker")
    assert table.legal() == ["mission captain"]
    table.play("mission captain")
    assert table.state.mission_bottom[:2].tolist() == [MISSION_IDS.index("worker"), -1]


def test_ruling_34_warfare_needs_one_card_of_that_strength_in_any_attack_successful_or_not() -> None:
    table = Table()
    table.hand(0, "elf_archer", "elf_archer", "odins_boost", "bone_crusher")
    table.hand(1, "sheep_cannon", "sheep_cannon")
    table.missions(0, "warfare", "attacker")
    table.attack("2 hall", "elf_archer", "elf_archer", answers=("sheep_cannon",))
    assert table.rule("claim warfare") == "ruling 32"
    table.play("play odins_boost")
    table.attack("draco", "bone_crusher").play("choose beer", "claim warfare")
    assert table.rule("claim attacker") == "ruling 8"


def test_ruling_34_upgrades_count_for_warfare() -> None:
    table = Table()
    table.hand(0, "mjollnir", "viking_warrior")
    table.missions(0, "warfare")
    table.play("play mjollnir", "attach viking_warrior", "attack draco", "send armed 1", "declare")
    table.play("choose beer", "claim warfare")


def test_ruling_34_town_fall_needs_a_hall_and_not_any_building() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.village(1, "brewery")
    table.missions(0, "town_fall")
    table.attack("2 brewery 1", "viking_warrior")
    assert table.rule("claim town_fall") == "ruling 32"


def test_ruling_35_one_level_a_round_counts_for_architect_at_once_and_is_no_building_bought() -> None:
    table = Table()
    table.missions(0, "architect", "worker")
    table.purse(gold=9)
    table.seat(0).marks[18] = 2
    table.seat(0).guard[18] = 3
    table.seat(0).on_hall[BEER] = 1
    table.play("upgrade hall")
    assert table.rule("upgrade hall") == "ruling 35" and table.rule("claim worker") == "ruling 32"
    assert table.seat(0).marks[18] == 3 and table.seat(0).guard[18] == 3 and table.seat(0).on_hall[BEER] == 1
    table.play("claim architect")


def test_ruling_36_beaten_undead_are_discarded_and_the_path_slides_and_refills_at_once() -> None:
    table = Table()
    table.hand(0, "bone_crusher")
    table.path("sword", "undead_beer", "crystal", "scroll", "scroll")
    table.attack("path 2", "bone_crusher")
    assert table.phase == "fill path" and table.state.path.tolist()[1:] == [
        card(n) for n in ("sword", "crystal", "scroll", "scroll")
    ]
    assert table.state.odin_discards[card("undead_beer")] == 1
    table.roll()
    assert table.points[0] == 1 and table.seat(0).on_hall[BEER] == 1


def test_ruling_36_the_card_discarded_at_the_end_of_the_round_goes_before_the_refill() -> None:
    table = Table()
    table.state.odin[:] = 0
    table.state.odin_discards[:] = 0
    table.path("", "", "sword", "crystal", "scroll")
    table.play("end turn", "end turn")
    assert table.legal() == ["card scroll"]
    table.play("card scroll")
    assert table.state.path.tolist() == [-1, -1, card("scroll"), card("sword"), card("crystal")]


def test_ruling_37_seek_reshuffles_once_without_the_revealed_cards() -> None:
    table = Table()
    table.hand(0, "mystery_gift_unit")
    table.pile(0, "draws", "beer")
    table.pile(0, "discards", "gold")
    table.play("play mystery_gift_unit", "card beer", "card gold")
    assert (
        table.phase == "act" and table.counts(0, "discards") == {"beer": 1, "gold": 1} and not table.counts(0, "hand")
    )


def test_ruling_37_recover_takes_none_to_n_and_peek_one_opponent_of_choice() -> None:
    table = Table(3)
    table.hand(0, "resurrection", "lokis_lens")
    table.pile(0, "discards", "thor")
    table.play("play resurrection", "recover no more", "play lokis_lens", "effect lokis_lens 1")
    assert table.legal() == ["peek 2", "peek 3"] and table.counts(0, "discards") == {"thor": 1}


def test_ruling_38_too_few_cards_mean_a_smaller_hand() -> None:
    table = Table()
    table.pile(0, "draws", "beer", "gold")
    table.end_round()
    assert table.seat(0).hand.sum() == 2


def test_ruling_38_what_could_not_be_drawn_is_not_drawn_later() -> None:
    table = Table()
    table.pile(0, "draws", "beer", "gold")
    table.end_round()
    assert table.turn == 1 and table.seat(1).hand.sum() == 5  # nor by who acts next
    table.play("end turn")
    table.pile(0, "discards", "thor")
    table.play("pay by hand")
    assert table.phase == "act" and table.seat(0).hand.sum() == 2


def test_ruling_38_each_drakkar_keeps_one_hand_card_chosen_after_storage() -> None:
    table = Table()
    table.village(0, "drakkar", "drakkar", "brewery=1", "beer_container")
    table.hand(0, "thor", "beer", "gold")
    table.play("end turn", "end turn", "store 1")
    assert table.phase == "keep card"
    table.play("keep thor", "keep gold")
    assert table.counts(0, "discards") == {"beer": 1} and table.counts(0, "hand")["thor"] == 1


def test_ruling_38_the_last_round_ends_after_its_storage_phase_which_still_pays() -> None:
    table = Table()
    table.village(1, "beer_container=4", "drakkar")
    table.seat(0).points = 45
    table.state.last_round = 1
    table.play("end turn", "end turn")
    assert table.phase == "over" and table.gained(1, "full-depots") == 1


def test_ruling_39_a_building_under_construction_can_be_returned_and_bought_again_at_once() -> None:
    table = Table()
    table.purse(gold=4)
    table.play("build brewery", "return brewery 1", "build brewery")
    assert table.seat(0).built[0] == 1 and table.seat(0).marks[0] == 1


def test_ruling_39_those_behind_a_returned_building_move_up_as_they_are() -> None:
    table = Table()
    table.village(0, "brewery=1")
    table.purse(gold=2)
    table.play("build brewery", "return brewery 1")
    assert table.seat(0).built[0] == 1 and table.seat(0).marks[0] == 1 and table.tokens(0, "brewery") == [0]


def test_ruling_40_all_market_copies_are_used_and_cards_for_more_players_stay_in_the_box() -> None:
    for players in (2, 3, 4):
        table = Table(players)
        assert table.state.market[card("elf_archer")] == 8 and table.state.market[41] == 12
        unseen = table.state.favours_unseen[card("beer_taxes")] + table.state.favours_open[card("beer_taxes")]
        assert unseen == (players > 2)
        assert table.state.favours_left + table.state.favours_open.sum() == 3 * players


def test_ruling_41_a_tie_is_broken_by_unused_bonus_cards_judged_over_all_players() -> None:
    table = Table(3)
    for seat, points in enumerate((50, 50, 10)):
        table.seat(seat).points = points
        table.seat(seat).passed = 3
        table.pile(seat, "draws", "beer")
    table.state.bonuses = 0
    table.state.box = 0b10000011  # Follower, Miner, King Pig
    table.state.last_round = 1
    table.pile(1, "discards", "scroll")
    table.pile(2, "discards", "scroll", "scroll", "pigator")
    table.pile(0, "discards", "pigator")
    for _ in range(3):
        table.play("end turn")
    assert table.legal() == ["bonus follower", "bonus miner", "bonus king_pig"]
    table.play("bonus follower")  # the most has one who is not tied
    assert table.phase == "break tie"
    table.play("bonus king_pig")
    places = np.zeros(3, np.int32)
    GAME.rules.ranking(table.state, places)
    assert table.phase == "over" and places.tolist() == [1, 2, 3]


def test_ruling_41_without_a_tie_no_further_bonus_card_is_drawn() -> None:
    table = Table()
    table.seat(0).points = 50
    table.state.last_round = 1
    table.play("end turn", "end turn")
    assert table.phase == "over" and table.state.box == 0b10000111


def test_ruling_41_a_tie_that_no_card_breaks_is_a_shared_victory() -> None:
    table = Table()
    for seat in range(2):
        table.seat(seat).points = 50
        table.pile(seat, "draws", "beer")
    table.state.box = 0b10000000
    table.state.last_round = 1
    table.play("end turn", "end turn", "bonus king_pig")
    places = np.zeros(2, np.int32)
    GAME.rules.ranking(table.state, places)
    assert table.phase == "over" and places.tolist() == [1, 1]
    assert table.seat(0).ledger[bonus_source("king_pig"), 0] == 0
