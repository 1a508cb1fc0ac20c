"""Every card of the packaged set does what its line in the card file says."""

import pytest

from meadhall.games.gonewild.rules.ids import BUILDING_IDS, FIRST_BUILDING

from .tables import BEER, GOLD, Table, card


def gains(name: str, beer: int, gold: int, *village: str, players: int = 2) -> None:
    table = Table(players)
    table.hand(0, name)
    table.village(0, *village)
    table.play(f"play {name}")
    assert table.state.purse.tolist() == [beer, gold] and table.phase == "act"


def draws(name: str, n: int, *before: str) -> None:
    table = Table()
    table.hand(0, name)
    table.play(f"play {name}", *before)
    for _ in range(n):
        table.play("card beer")
    assert table.phase == "act" and table.counts(0, "hand") == {"beer": n}


def costs(action: str, beer: int, gold: int) -> None:
    """The price is enough, and one less of either is not."""
    for less_beer, less_gold in ((0, 0), (1, 0), (0, 1)):
        if less_beer > beer or less_gold > gold:
            continue
        table = Table()
        table.seat(0).level = 3 if not action.startswith("upgrade") else table.seat(0).level
        name = action.split()[-1]
        if action.startswith("path"):
            table.path("scroll", "scroll", "scroll", "scroll", name)
            action_text = "buy path 5"
        else:
            action_text = action
        table.purse(beer=beer - less_beer, gold=gold - less_gold)
        assert (action_text in table.legal()) == (less_beer + less_gold == 0), (action, less_beer, less_gold)


def has_strength(name: str, strength: int) -> None:
    """A building of that defence can be attacked with the card, and one more cannot."""
    table = Table()
    table.hand(0, name)
    table.village(1, "brewery")
    table.state.worth[FIRST_BUILDING] = strength
    assert "attack 2 brewery 1" in table.legal()
    table.state.worth[FIRST_BUILDING] = strength + 1
    assert "attack 2 brewery 1" not in table.legal()


def defends(name: str, n: int) -> None:
    table = Table()
    table.hand(0, "thor")
    table.hand(1, name)
    table.village(1, "brewery")
    table.play("attack 2 brewery 1", "send thor", "declare", f"answer {name}")
    assert table.seat(1).guard[0] == n


def withstands(building: str, defence: int, points: int = 0) -> None:
    """A building withstands so much, and being hit pays its damage bonus."""
    table = Table()
    table.hand(0, "thor", "thor")
    if building != "hall":
        table.village(1, building)
    slot = 18 if building == "hall" else 3 * BUILDING_IDS.index(building)
    table.seat(1).guard[slot] = 14 - defence
    target = "2 hall" if building == "hall" else f"2 {building} 1"
    assert f"attack {target}" in table.legal()
    table.seat(1).guard[slot] += 1
    assert f"attack {target}" not in table.legal()
    table.seat(1).guard[slot] -= 1
    table.attack(target, "thor", "thor")
    assert table.points[0] == points


# Starting cards


def test_card_beer_is_one_beer() -> None:
    gains("beer", 1, 0)


def test_card_gold_is_one_gold() -> None:
    gains("gold", 0, 1)


def test_card_viking_warrior_has_strength_1() -> None:
    has_strength("viking_warrior", 1)


# The market


def test_card_elf_archer_costs_3_beer_and_has_strength_2() -> None:
    costs("buy elf_archer", 3, 0)
    has_strength("elf_archer", 2)


def test_card_bone_crusher_costs_5_beer_and_has_strength_3() -> None:
    costs("buy bone_crusher", 5, 0)
    has_strength("bone_crusher", 3)


def test_card_pigator_costs_4_beer_and_3_gold_and_has_strength_5() -> None:
    costs("buy pigator", 4, 3)
    has_strength("pigator", 5)


def test_card_cannon_costs_2_gold_and_adds_2() -> None:
    costs("buy cannon", 0, 2)
    defends("cannon", 2)


def test_card_chicken_tower_costs_3_gold_and_adds_3() -> None:
    costs("buy chicken_tower", 0, 3)
    defends("chicken_tower", 3)


def test_card_sheep_cannon_costs_1_beer_and_4_gold_and_adds_4() -> None:
    costs("buy sheep_cannon", 1, 4)
    defends("sheep_cannon", 4)


def test_card_brewery_costs_2_gold_withstands_1_and_makes_beer() -> None:
    costs("build brewery", 0, 2)
    withstands("brewery", 1)
    table = Table()
    table.village(0, "brewery")
    table.end_round()
    assert table.seat(0).tokens.tolist() == [1, 0]


def test_card_gold_factory_costs_3_beer_withstands_1_and_makes_gold() -> None:
    costs("build gold_factory", 3, 0)
    withstands("gold_factory", 1)
    table = Table()
    table.village(0, "gold_factory")
    table.end_round()
    assert table.seat(0).tokens.tolist() == [0, 1]


@pytest.mark.parametrize(("name", "resource"), [("beer_container", BEER), ("gold_container", GOLD)])
def test_card_beer_container_and_card_gold_container_store_four_pay_when_full_and_are_plundered(
    name: str, resource: int
) -> None:
    costs(f"build {name}", *((0, 2) if resource == BEER else (3, 0)))
    withstands(name, 2)
    table = Table()
    table.hand(0, "elf_archer")
    table.village(1, f"{name}=4")
    table.play("end turn", "end turn")
    table.roll()
    assert table.points[1] == 1
    table.hand(1)
    table.play("end turn")
    table.hand(0, "elf_archer")
    table.attack(f"2 {name} 1", "elf_archer")
    assert table.seat(0).on_hall[resource] == 1 and table.tokens(1, name) == [3]


def test_card_tavern_costs_2_beer_and_3_gold_withstands_3_and_draws() -> None:
    costs("build tavern", 2, 3)
    withstands("tavern", 3, points=1)


def test_card_drakkar_costs_1_beer_and_2_gold_withstands_3_and_keeps() -> None:
    costs("build drakkar", 1, 2)
    withstands("drakkar", 3, points=1)


@pytest.mark.parametrize(("level", "defence", "points"), [(1, 4, 1), (2, 6, 2), (3, 8, 1)])
def test_card_town_hall_1_and_card_town_hall_2_and_card_town_hall_3_withstand_by_level(
    level: int, defence: int, points: int
) -> None:
    table = Table()
    table.hand(0, "thor", "thor")
    table.seat(1).level = level
    table.seat(1).guard[18] = 14 - defence
    table.attack("2 hall", "thor", "thor")
    assert table.points[0] == points


def test_card_town_hall_2_costs_3_gold_and_allows_six_buildings_and_3_costs_5_and_allows_all() -> None:
    costs("upgrade hall", 0, 3)
    table = Table()
    table.village(0, *["brewery"] * 3, "tavern", "tavern")
    table.seat(0).level = 2
    table.purse(beer=9, gold=9)
    table.play("build drakkar")
    assert table.rule("build drakkar") == "ruling 4"
    table.play("upgrade hall")
    assert table.state.purse.tolist() == [8, 2] and table.points[0] == 3


# Odin's Path


def test_card_undead_beer_and_card_undead_gold_withstand_2_and_3_and_reward_a_token() -> None:
    for name, defence, resource in (("undead_beer", 2, BEER), ("undead_gold", 3, GOLD)):
        table = Table()
        table.path("scroll", "scroll", "scroll", "scroll", name)
        table.hand(0, *["viking_warrior"] * (defence - 1))
        assert table.rule("attack path 5") == "ruling 22" and table.rule("buy path 5") == "path"
        table.hand(0, *["viking_warrior"] * defence)
        table.attack("path 5", *["viking_warrior"] * defence)
        table.roll()
        assert table.points[0] == 1 and table.seat(0).on_hall[resource] == 1


def test_card_bear_rider_costs_4_beer_and_has_strength_3() -> None:
    costs("path bear_rider", 4, 0)
    has_strength("bear_rider", 3)


def test_card_shaman_costs_3_beer_has_strength_2_and_draws_1() -> None:
    costs("path shaman", 3, 0)
    has_strength("shaman", 2)
    draws("shaman", 1)


def test_card_assassin_costs_2_beer_and_1_gold_and_attacks_or_traps() -> None:
    costs("path assassin", 2, 1)
    has_strength("assassin", 2)
    table = Table()
    table.hand(0, "assassin")
    assert table.rule("play assassin") == "ruling 27"


def test_card_shockwave_tower_costs_1_beer_and_2_gold_and_adds_3() -> None:
    costs("path shockwave_tower", 1, 2)
    defends("shockwave_tower", 3)


def test_card_hero_trap_costs_1_gold_and_traps_a_hero() -> None:
    costs("path hero_trap", 0, 1)
    table = Table()
    table.hand(0, "thor", "viking_warrior")
    table.hand(1, "hero_trap")
    table.attack("2 hall", "thor", answers=("hero_trap",))
    assert table.points == [0, 1]


def test_card_sword_costs_2_beer_and_1_gold_and_gives_2() -> None:
    costs("path sword", 2, 1)
    table = Table()
    table.hand(0, "sword", "viking_warrior")
    table.play("play sword", "attach viking_warrior")
    assert table.state.armed_bonus[0] == 2


def test_card_odins_boost_costs_2_beer_and_1_gold_and_gives_all_1() -> None:
    costs("path odins_boost", 2, 1)
    table = Table()
    table.hand(0, "odins_boost")
    table.play("play odins_boost")
    assert table.state.boost == 1


def test_card_scroll_costs_2_beer_and_draws_2() -> None:
    costs("path scroll", 2, 0)
    draws("scroll", 2)


def test_card_money_theft_costs_2_beer_steals_gold_and_draws() -> None:
    costs("path money_theft", 2, 0)
    draws("money_theft", 1, "effect money_theft 1")


def test_card_recipe_theft_costs_2_gold_steals_beer_and_draws() -> None:
    costs("path recipe_theft", 0, 2)
    draws("recipe_theft", 1, "effect recipe_theft 1")


def test_card_mystery_gift_res_costs_1_beer_and_seeks_a_resource() -> None:
    costs("path mystery_gift_res", 1, 0)
    table = Table()
    table.hand(0, "mystery_gift_res")
    table.pile(0, "draws", "thor", "gold")
    table.play("play mystery_gift_res", "card thor", "card gold")
    assert table.counts(0, "hand") == {"gold": 1}


def test_card_mystery_gift_unit_costs_2_beer_and_seeks_a_unit_or_hero() -> None:
    costs("path mystery_gift_unit", 2, 0)
    table = Table()
    table.hand(0, "mystery_gift_unit")
    table.pile(0, "draws", "thor", "gold")
    table.play("play mystery_gift_unit", "card gold", "card thor")
    assert table.counts(0, "hand") == {"thor": 1}


def test_card_gold_miner_costs_2_beer_and_gives_gold_for_each_factory() -> None:
    costs("path gold_miner", 2, 0)
    gains("gold_miner", 0, 2, "gold_factory", "gold_factory", "brewery")


def test_card_beer_specialist_costs_1_gold_and_gives_beer_for_each_brewery() -> None:
    costs("path beer_specialist", 0, 1)
    gains("beer_specialist", 1, 0, "gold_factory", "gold_factory", "brewery")


def test_card_gold_bars_cost_4_beer_and_are_2_gold() -> None:
    costs("path gold_bars", 4, 0)
    gains("gold_bars", 0, 2)


def test_card_beer_mugs_cost_2_gold_and_are_2_beer() -> None:
    costs("path beer_mugs", 0, 2)
    gains("beer_mugs", 2, 0)


def test_card_crystal_costs_2_beer_and_1_gold_and_is_2_of_any() -> None:
    costs("path crystal", 2, 1)
    table = Table()
    table.hand(0, "crystal")
    table.play("play crystal", "choose gold", "choose gold")
    assert table.state.purse.tolist() == [0, 2]


# Divine favours


def test_card_alviss_has_strength_3_and_draws_2() -> None:
    has_strength("alviss", 3)
    draws("alviss", 2)


def test_card_thor_has_strength_7() -> None:
    has_strength("thor", 7)


def test_card_grendel_has_strength_5_and_a_point_for_success() -> None:
    has_strength("grendel", 5)
    table = Table()
    table.hand(0, "grendel")
    table.attack("2 hall", "grendel")
    assert table.gained(0, "card-effects") == 1


def test_card_valkyrie_has_strength_4_and_draws_1() -> None:
    has_strength("valkyrie", 4)
    draws("valkyrie", 1)


def test_card_mjollnir_gives_4() -> None:
    table = Table()
    table.hand(0, "mjollnir", "thor")
    table.play("play mjollnir", "attach thor")
    assert table.state.armed_bonus[0] == 4


def test_card_dvergar_gives_for_breweries_and_factories() -> None:
    gains("dvergar", 1, 2, "gold_factory", "gold_factory", "brewery")


def test_card_treasure_chest_is_2_of_each() -> None:
    gains("treasure_chest", 2, 2)


def test_card_time_manipulation_draws_3() -> None:
    draws("time_manipulation", 3)


def test_card_resurrection_recovers_2() -> None:
    table = Table()
    table.hand(0, "resurrection")
    table.pile(0, "discards", "gold", "gold", "thor")
    table.play("play resurrection", "recover gold", "recover thor")
    assert table.phase == "act" and table.counts(0, "discards") == {"gold": 1}


def test_card_lokis_lens_peeks_and_draws_2() -> None:
    draws("lokis_lens", 2, "effect lokis_lens 1", "peek 2")


@pytest.mark.parametrize("players", [3, 4])
def test_card_beer_taxes_and_card_gold_taxes_depend_on_the_number_of_players(players: int) -> None:
    gains("beer_taxes", players, 0, players=players)
    gains("gold_taxes", 0, players - 1, players=players)


def test_draco_has_strength_1_and_gives_a_resource_of_choice() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.attack("draco", "viking_warrior").play("choose gold")
    assert table.seat(0).tokens.tolist() == [0, 1] and table.counts(0, "played") == {"viking_warrior": 1}
    assert card("viking_warrior") == 2
