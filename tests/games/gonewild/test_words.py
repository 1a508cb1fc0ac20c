"""Every effect word, every building word, every damage bonus."""

from .tables import Table, card, edited_card


def test_word_gain_brings_resources_for_this_turn_only() -> None:
    table = Table()
    table.hand(0, "beer")
    table.play("play beer")
    assert table.state.purse.tolist() == [1, 0]
    table.play("end turn")
    assert table.state.purse.tolist() == [0, 0]


def test_word_gain_any_lets_the_player_choose_each_resource() -> None:
    table = Table()
    table.hand(0, "crystal")
    table.play("play crystal", "choose beer", "choose gold")
    assert table.state.purse.tolist() == [1, 1] and table.phase == "act"


def test_word_gain_per_counts_buildings_under_construction() -> None:
    table = Table()
    table.hand(0, "beer_specialist")
    table.village(0, "brewery")
    table.purse(gold=2)
    table.play("build brewery", "play beer_specialist")
    assert table.state.purse.tolist() == [2, 0]


def test_word_token_goes_into_the_only_depot_with_room() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.village(0, "beer_container=3")
    table.attack("draco", "viking_warrior").play("choose beer")
    assert table.tokens(0, "beer_container") == [4]


def test_word_token_without_room_goes_onto_the_town_hall_and_can_be_spent_at_once() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.attack("draco", "viking_warrior").play("choose gold")
    assert table.seat(0).on_hall.tolist() == [0, 1]
    table.missions(0, "worker")
    table.play("swap worker")
    assert table.seat(0).on_hall.tolist() == [0, 0]


def test_word_steal_takes_from_a_depot_and_stores() -> None:
    table = Table()
    table.hand(0, "money_theft")
    table.village(0, "gold_container=1")
    table.village(1, "gold_container=2")
    table.play("play money_theft", "effect money_theft 1", "steal 2 gold_container 1", "card beer")
    assert table.tokens(0, "gold_container") == [2] and table.tokens(1, "gold_container") == [1]


def test_word_steal_finds_nothing_where_nothing_is_stored() -> None:
    table = Table()
    table.hand(0, "money_theft")
    table.village(1, "gold_factory=1", "gold_container")
    table.play("play money_theft", "effect money_theft 1", "card beer")
    assert table.phase == "act" and table.tokens(1, "gold_factory") == [1]


def test_word_draw_takes_cards_into_the_hand_and_reshuffles_an_empty_deck() -> None:
    table = Table()
    table.hand(0, "scroll")
    table.pile(0, "draws", "gold")
    table.pile(0, "discards", "thor")
    table.play("play scroll", "card gold", "card thor")
    assert table.counts(0, "hand") == {"gold": 1, "thor": 1}


def test_word_recover_takes_up_to_n_cards_from_the_discard_pile() -> None:
    table = Table()
    table.hand(0, "resurrection")
    table.pile(0, "discards", "gold", "thor", "cannon")
    table.play("play resurrection", "recover thor", "recover no more")
    assert table.counts(0, "hand") == {"thor": 1} and table.phase == "act"


def test_word_seek_takes_the_first_card_of_the_type_and_discards_the_others() -> None:
    table = Table()
    table.hand(0, "mystery_gift_unit")
    table.pile(0, "draws", "beer", "gold", "thor")
    table.play("play mystery_gift_unit", "card beer", "card thor")
    assert table.counts(0, "hand") == {"thor": 1}
    assert table.counts(0, "discards") == {"beer": 1}
    assert table.counts(0, "draws") == {"gold": 1}


def test_word_peek_shows_the_hand_to_one_player_alone() -> None:
    table = Table(3)
    table.hand(0, "lokis_lens")
    table.hand(1, "cannon", "thor")
    table.play("play lokis_lens", "effect lokis_lens 1", "peek 2")
    known = table.seat(1).known
    assert known[0, card("cannon")] == 1 and known[0, card("thor")] == 1
    assert not known[2].any() and not known[1].any()


def test_word_attach_adds_strength_to_one_fighter() -> None:
    table = Table()
    table.hand(0, "sword", "viking_warrior")
    table.village(1, "tavern")
    table.play("play sword", "attach viking_warrior", "attack 2 tavern 1", "send armed 1", "declare")
    assert table.points[0] == 1  # the tavern's damage bonus; the table pays at the end of the turn


def test_word_boost_all_adds_strength_to_every_fighter_of_this_turn() -> None:
    table = Table()
    table.hand(0, "odins_boost", "viking_warrior", "viking_warrior")
    table.village(1, "drakkar")
    assert "attack 2 drakkar 1" not in table.legal()
    table.play("play odins_boost")
    table.attack("2 hall", "viking_warrior", "viking_warrior")
    assert table.points[0] == 1


def test_word_boost_all_ends_with_the_turn() -> None:
    table = Table()
    table.hand(0, "odins_boost")
    table.hand(1, "viking_warrior")
    table.village(0, "beer_container")
    table.play("play odins_boost", "end turn")
    assert table.turn == 1 and table.rule("attack 1 beer_container 1") == "ruling 22"  # 1 against 2


def test_word_vp_pays_at_once() -> None:
    table = Table()
    table.hand(0, "bone_crusher")
    table.path("undead_beer", "scroll", "scroll", "scroll", "scroll")
    table.attack("path 1", "bone_crusher")
    table.roll()
    assert table.points[0] == 1 and table.gained(0, "beaten") == 1


def test_word_defend_lasts_until_the_end_of_the_round() -> None:
    table = Table(3)
    table.hand(0, "elf_archer")
    table.hand(1, "cannon")
    table.village(1, "drakkar", "brewery")
    table.attack("2 brewery 1", "elf_archer", answers=("cannon",))
    assert table.seat(1).guard[0] == 2 and table.points == [0, 1, 0]
    table.play("end turn")
    table.end_round()
    assert table.seat(1).guard[0] == 0


def test_word_trap_makes_an_attacker_contribute_nothing() -> None:
    table = Table()
    table.hand(0, "elf_archer")
    table.hand(1, "assassin")
    table.village(1, "brewery")
    table.attack("2 brewery 1", "elf_archer", answers=("assassin",))
    assert table.points == [0, 1]


def test_word_trap_of_a_hero_without_a_hero_defends_instead() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.hand(1, "hero_trap")
    table.village(1, "brewery")
    table.attack("2 brewery 1", "viking_warrior", answers=("hero_trap",))
    assert table.points == [0, 1] and table.seat(1).guard[0] == 1


def test_word_on_success_pays_for_a_building_that_was_hit_not_for_draco() -> None:
    table = Table()
    table.hand(0, "grendel", "grendel")
    table.village(1, "brewery")
    table.attack("draco", "grendel").play("choose beer")
    assert table.points[0] == 0
    table.attack("2 brewery 1", "grendel")
    assert table.gained(0, "card-effects") == 1


def test_word_on_build_pays_when_the_town_hall_is_built() -> None:
    table = Table()
    table.seat(0).level = 2
    table.purse(gold=5)
    table.play("upgrade hall")
    assert table.points[0] == 3 and table.gained(0, "built") == 3


def test_word_reward_is_paid_for_beaten_undead() -> None:
    table = Table()
    table.hand(0, "bone_crusher")
    table.path("undead_gold", "scroll", "scroll", "scroll", "scroll")
    table.attack("path 1", "bone_crusher")
    assert table.phase == "fill path"
    table.roll()
    assert table.seat(0).on_hall.tolist() == [0, 1]


def test_word_produce_lays_a_token_in_every_round() -> None:
    table = Table()
    table.village(0, "brewery", "gold_factory", "gold_factory")
    table.end_round()
    assert table.tokens(0, "brewery") == [1] and table.tokens(0, "gold_factory") == [1, 1]
    table.end_round()
    assert table.tokens(0, "brewery") == [1]


def test_word_store_keeps_tokens_beyond_the_round() -> None:
    table = Table()
    table.village(0, "beer_container=2")
    table.end_round()
    assert table.tokens(0, "beer_container") == [2]


def test_word_vp_if_full_pays_every_storage_phase_for_the_same_tokens() -> None:
    table = Table()
    table.village(0, "beer_container=4", "gold_container=3")
    table.end_round()
    table.end_round()
    assert table.gained(0, "full-depots") == 2


def test_word_draw_phase_draws_a_card_more_for_each_tavern() -> None:
    table = Table()
    table.village(0, "tavern", "tavern")
    table.end_round()
    assert table.seat(0).hand.sum() == 7


def test_word_keep_keeps_a_card_that_does_not_count_against_the_draw() -> None:
    table = Table()
    table.village(0, "drakkar", "tavern", "tavern")
    table.hand(0, "thor", "gold")
    table.play("end turn", "end turn", "keep thor")
    table.roll()
    assert table.counts(0, "hand")["thor"] == 1 and table.seat(0).hand.sum() == 8


def test_word_limit_bounds_the_village_by_the_level() -> None:
    table = Table()
    table.village(0, "brewery", "brewery", "tavern")
    table.purse(gold=9, beer=9)
    assert table.rule("build drakkar") == "ruling 4"
    table.seat(0).level = 2
    table.play("build drakkar")


def test_word_plunder_takes_from_the_depot_that_was_hit() -> None:
    table = Table()
    table.hand(0, "elf_archer")
    table.village(0, "beer_container")
    table.village(1, "beer_container=3", "beer_container=4")
    table.attack("2 beer_container 1", "elf_archer")
    assert table.tokens(0, "beer_container") == [1] and table.tokens(1, "beer_container") == [2, 4]


def test_word_divine_favor_is_the_damage_bonus_of_the_third_town_hall() -> None:
    table = Table()
    table.hand(0, "thor", "viking_warrior")
    table.seat(1).level = 3
    table.attack("2 hall", "thor", "viking_warrior")
    assert table.points[0] == 1 and table.phase == "reveal favour"


def test_word_or_in_the_own_turn_is_a_choice_of_one_use() -> None:
    table = Table(cards=edited_card("scroll", '"DRAW(2)"', '"GAIN(beer, 2)", "or GAIN(gold, 2)"'))
    table.hand(0, "scroll")
    table.play("play scroll")
    assert table.legal() == ["effect scroll 1", "effect scroll 2"]
    table.play("effect scroll 2")
    assert table.state.purse.tolist() == [0, 2] and table.phase == "act"


def test_word_else_belongs_to_a_trap() -> None:
    table = Table()
    table.hand(0, "thor")
    table.hand(1, "hero_trap")
    table.village(1, "brewery")
    table.attack("2 brewery 1", "thor", answers=("hero_trap",))
    assert table.seat(1).guard[0] == 0 and table.points == [0, 1]
