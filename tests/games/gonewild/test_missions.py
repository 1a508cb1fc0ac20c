"""Every mission, every bonus card, and the worked examples of the rulebook."""

from meadhall.games.gonewild.rules.ending import bonus_winners, score_bonuses
from meadhall.games.gonewild.rules.ids import BONUS_IDS, MISSION_IDS

from .tables import BEER, Table


def mission(table: Table, name: str, points: int, *actions: str) -> None:
    """A mission cannot be claimed before the actions, and pays after them."""
    table.missions(0, name)
    assert table.rule(f"claim {name}") == "ruling 32"
    table.play(*actions)
    table.roll()
    table.play(f"claim {name}")
    assert table.points[0] == points and table.seat(0).done[MISSION_IDS.index(name)] == 1


def rich(**village: str) -> Table:
    table = Table()
    table.purse(beer=20, gold=20)
    return table


def test_mission_worker_buys_a_building() -> None:
    mission(rich(), "worker", 1, "build brewery")


def test_mission_worship_buys_a_card_of_odins_path() -> None:
    table = rich()
    table.path("scroll", "scroll", "scroll", "scroll", "scroll")
    mission(table, "worship", 1, "buy path 1")


def test_mission_strategy_buys_a_unit_also_from_odins_path() -> None:
    mission(rich(), "strategy", 1, "buy elf_archer")
    table = rich()
    table.path("shaman", "scroll", "scroll", "scroll", "scroll")
    mission(table, "strategy", 1, "buy path 1")


def test_mission_shield_buys_a_defence() -> None:
    mission(rich(), "shield", 1, "buy cannon")


def test_mission_thirsty_spends_5_beer() -> None:
    mission(rich(), "thirsty", 1, "buy elf_archer", "build gold_factory")


def test_mission_thirsty_is_not_met_by_4_beer() -> None:
    table = rich()
    table.missions(0, "thirsty")
    table.play("buy pigator")
    assert table.state.spent[BEER] == 4 and table.rule("claim thirsty") == "ruling 32"


def test_mission_money_money_spends_3_gold() -> None:
    mission(rich(), "money_money", 1, "build brewery", "buy cannon")


def test_mission_attacker_hits_a_building() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.village(1, "brewery")
    mission(table, "attacker", 1, "attack 2 brewery 1", "send viking_warrior", "declare")


def test_mission_brewer_owns_two_breweries() -> None:
    mission(rich(), "brewer", 2, "build brewery", "build brewery")


def test_mission_brewer_is_not_met_by_one_brewery() -> None:
    table = rich()
    table.missions(0, "brewer")
    table.play("build brewery")
    assert table.rule("claim brewer") == "ruling 32"


def test_mission_foundry_owns_two_gold_factories() -> None:
    mission(rich(), "foundry", 2, "build gold_factory", "build gold_factory")


def test_mission_captain_owns_a_drakkar() -> None:
    mission(rich(), "captain", 2, "build drakkar")


def test_mission_innkeeper_owns_a_tavern() -> None:
    mission(rich(), "innkeeper", 2, "build tavern")


def test_mission_architect_has_a_town_hall_of_level_2() -> None:
    mission(rich(), "architect", 2, "upgrade hall")


def test_mission_warfare_attacks_with_strength_4() -> None:
    table = Table()
    table.hand(0, "valkyrie")
    mission(table, "warfare", 2, "attack draco", "send valkyrie", "declare", "choose beer")


def test_mission_town_fall_hits_a_town_hall() -> None:
    table = Table()
    table.hand(0, "thor")
    mission(table, "town_fall", 4, "attack 2 hall", "send thor", "declare")  # with the hall's damage bonus


def test_mission_beer_bang_owns_three_breweries() -> None:
    mission(rich(), "beer_bang", 3, "build brewery", "build brewery", "build brewery")


def test_mission_gold_bang_owns_three_gold_factories() -> None:
    mission(rich(), "gold_bang", 3, "build gold_factory", "build gold_factory", "build gold_factory")


def bonus(name: str, seat_0: Table) -> None:
    """Seat 0 has the most, and gets all six points."""
    number = BONUS_IDS.index(name)
    seat_0.state.bonuses = 1 << number
    assert bonus_winners(seat_0.state, number) == 0b01
    score_bonuses(seat_0.state)
    assert seat_0.points == [6, 0]


def test_bonus_follower_counts_cards_of_odins_path() -> None:
    table = Table()
    table.hand(0, "scroll", "sword")
    table.hand(1, "shaman", "elf_archer", "thor")
    bonus("follower", table)


def test_bonus_miner_counts_gold_in_depots_and_not_on_the_hall() -> None:
    table = Table()
    table.village(0, "gold_container=1")
    table.seat(1).on_hall[1] = 3
    table.village(1, "gold_factory=1", "beer_container=4")
    bonus("miner", table)


def test_bonus_beer_tycoon_counts_beer_in_depots() -> None:
    table = Table()
    table.village(0, "beer_container=1", "beer_container=2")
    table.village(1, "beer_container=2")
    bonus("beer_tycoon", table)


def test_bonus_conqueror_adds_up_the_strength_of_units_and_heroes() -> None:
    table = Table()
    table.hand(0, "thor")
    table.hand(1, "elf_archer", "elf_archer", "elf_archer", "sword")
    bonus("conqueror", table)


def test_bonus_builder_counts_buildings_without_the_town_hall() -> None:
    table = Table()
    table.village(0, "brewery")
    table.seat(1).level = 3
    bonus("builder", table)


def test_bonus_builder_pays_nobody_where_only_town_halls_stand() -> None:
    assert bonus_winners(Table().state, BONUS_IDS.index("builder")) == 0


def test_bonus_accomplisher_counts_completed_missions() -> None:
    table = Table()
    table.seat(0).done[0] = 1
    table.missions(1, "worker", "captain")
    bonus("accomplisher", table)


def test_bonus_defender_counts_defence_cards_of_any_deck() -> None:
    table = Table()
    table.hand(0, "shockwave_tower", "cannon")
    table.hand(1, "cannon")
    bonus("defender", table)


def test_bonus_king_pig_counts_pigators() -> None:
    table = Table()
    table.hand(0, "pigator")
    table.hand(1, "bone_crusher", "bone_crusher")
    bonus("king_pig", table)


def test_bonus_shared_by_two_three_or_four_pays_3_2_or_1() -> None:
    for players, share in ((2, 3), (3, 2), (4, 1)):
        table = Table(players)
        for seat in range(players):
            table.village(seat, "brewery")
        table.state.bonuses = 1 << BONUS_IDS.index("builder")
        score_bonuses(table.state)
        assert table.points == [share] * players


# The worked examples of the rulebook


def test_example_two_gold_factories_and_a_brewery_produce_two_gold_and_a_beer() -> None:
    table = Table()
    table.village(0, "gold_factory", "gold_factory", "brewery")
    table.end_round()
    assert table.seat(0).tokens.tolist() == [1, 2]


def test_example_two_taverns_draw_seven_cards() -> None:
    table = Table()
    table.village(0, "tavern", "tavern")
    table.end_round()
    assert table.seat(0).hand.sum() == 7


def test_example_with_a_kept_card_there_are_eight() -> None:
    table = Table()
    table.village(0, "tavern", "tavern", "drakkar")
    table.hand(0, "gold")
    table.play("end turn", "end turn", "keep gold")
    table.roll()
    assert table.seat(0).hand.sum() == 8


def test_example_an_elf_archer_is_bought_with_two_beer_cards_and_a_keg_from_the_brewery() -> None:
    table = Table()
    table.hand(0, "beer", "beer")
    table.village(0, "brewery=1")
    table.play("play beer", "play beer", "buy elf_archer")
    assert table.counts(0, "played") == {"beer": 2, "elf_archer": 1} and table.seat(0).tokens[BEER] == 0


def test_example_the_pigator_costs_four_beer_and_three_gold() -> None:
    table = Table()
    table.purse(beer=4, gold=3)
    table.play("buy pigator")
    assert table.state.purse.tolist() == [0, 0]


def test_example_a_viking_warrior_hits_a_gold_factory() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.village(1, "gold_factory")
    table.attack("2 gold_factory 1", "viking_warrior")
    assert table.seat(1).marks[3] == 2


def test_example_two_elf_archers_fail_against_a_hall_with_a_cannon_and_the_defender_has_three_points() -> None:
    table = Table()
    table.hand(0, "elf_archer", "elf_archer")
    table.hand(1, "cannon")
    table.attack("2 hall", "elf_archer", "elf_archer", answers=("cannon",))
    assert table.points == [0, 2]
    table.play("end turn")
    assert table.points == [0, 3]


def test_example_a_beer_card_and_a_keg_are_exchanged_for_gold_that_cannot_be_stored() -> None:
    table = Table()
    table.hand(0, "beer")
    table.village(0, "brewery=1", "gold_container")
    table.play("play beer", "exchange beer")
    assert table.state.purse.tolist() == [0, 1] and table.seat(0).tokens.tolist() == [0, 0]
    table.play("end turn", "end turn")
    table.roll()
    assert table.tokens(0, "gold_container") == [0]


def test_example_alviss_draws_first_and_attacks_with_two_new_units() -> None:
    table = Table()
    table.hand(0, "alviss")
    table.pile(0, "draws", "elf_archer", "viking_warrior")
    table.play("play alviss", "card elf_archer", "card viking_warrior")
    table.play("attack 2 hall", "send ready alviss", "send elf_archer", "send viking_warrior", "declare")
    assert table.seat(1).marks[18] == 2


def test_example_with_fewer_than_five_cards_the_rest_is_drawn_and_the_discards_reshuffled() -> None:
    table = Table()
    table.pile(0, "draws", "gold", "gold")
    table.pile(0, "discards", "beer", "beer", "beer", "beer")
    table.end_round()
    hand = table.counts(0, "hand")
    assert hand["gold"] == 2 and sum(hand.values()) == 5
