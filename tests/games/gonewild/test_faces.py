"""What a page is given to draw: the faces of the cards, what missions still need, how bonus cards would pay."""

import pytest

from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.presentation.card_faces import card_set
from meadhall.games.gonewild.presentation.view import MissionView
from meadhall.games.gonewild.rules.cards import packaged_cards, read_cards
from meadhall.games.gonewild.rules.ids import IDS

from .tables import PACKAGED_TEXT, Table


def test_every_card_of_the_box_has_a_face_that_speaks_both_languages() -> None:
    faces = card_set(packaged_cards(), 2).cards
    assert set(faces) == {"draco"} | {name for names in IDS.values() for name in names}
    for face in faces.values():
        for language in ("en", "de"):
            assert face.name[language] and face.sentence[language].endswith("."), face.id
            assert all(effect.text[language] for effect in face.effects), face.id


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("elf_archer", "Fights with strength 2."),
        ("shaman", "Fights with strength 2; draw 1 card."),
        ("assassin", "Fights with strength 2; or: answers an attack: trap an attacker: unit."),
        ("undead_gold", "Reward: 1 gold as a token and 1 point."),
        ("beer_container", "Stores 4 beer, 1 point when full; whoever hits it gets 1 token from it."),
        (
            "town_hall_3",
            "Any number of buildings may stand beside it; when built: 3 points; "
            "whoever hits it gets 1 point and 1 divine favour.",
        ),
    ],
)
def test_a_face_says_all_that_its_card_does(card: str, sentence: str) -> None:
    assert card_set(packaged_cards(), 2).cards[card].sentence["en"] == sentence


def test_a_face_shows_cost_value_effects_and_what_was_designed() -> None:
    pigator = card_set(packaged_cards(), 2).cards["pigator"]
    assert (pigator.beer, pigator.gold, pigator.strength, pigator.designed) == (4, 3, 5, ["strength"])
    miner = card_set(packaged_cards(), 2).cards["gold_miner"]
    (effect,) = miner.effects
    assert (effect.word, effect.what, effect.resource, effect.n) == ("gain_per", "gold_factory", "gold", 1)


def test_taxes_bring_more_with_more_players() -> None:
    for players in (3, 4):
        (effect,) = card_set(packaged_cards(), players).cards["beer_taxes"].effects
        assert effect.n == players


def test_an_owners_file_gives_its_own_names_and_values() -> None:
    text = PACKAGED_TEXT.replace('en = "Elf Archer"', 'en = "Bowman"').replace("strength = 7", "strength = 9")
    faces = card_set(read_cards(text), 2).cards
    assert faces["elf_archer"].name["en"] == "Bowman"
    assert faces["thor"].strength == 9


def test_a_mission_says_how_much_of_it_is_done() -> None:
    table = Table(2)
    table.missions(0, "foundry", "thirsty")
    table.missions(1, "foundry", "strategy")
    table.village(0, "gold_factory")
    table.village(1, "gold_factory", "gold_factory")
    table.purse(beer=3)
    table.play("buy elf_archer")
    own, others = (player.missions for player in GAME.view(table.state, 0).players)
    assert own == [
        MissionView(mission="thirsty", has=3, needs=5, met=False),
        MissionView(mission="foundry", has=1, needs=2, met=False),
    ]
    # The unit was not bought by the other player.
    assert others == [
        MissionView(mission="strategy", has=0, needs=1, met=False),
        MissionView(mission="foundry", has=2, needs=2, met=True),
    ]


def test_bonus_cards_show_how_everybody_stands() -> None:
    table = Table(3)
    table.village(0, "brewery", "tavern")
    table.village(2, "brewery", "brewery")
    builder = next(bonus for bonus in GAME.view(table.state, None).bonuses if bonus.bonus == "builder")
    assert (builder.counts, builder.shares) == ([2, 0, 2], [3, 0, 3])


def test_an_attack_shows_its_sums_to_both_sides() -> None:
    table = Table(2)
    table.hand(0, "thor", "viking_warrior")
    table.hand(1, "cannon", "sheep_cannon")
    table.play("attack 2 hall", "send viking_warrior")
    attack = GAME.view(table.state, 1).attack
    assert attack is not None and (attack.strength, attack.defence, attack.to_win) == (1, 4, 3)
    table.play("send thor", "declare")
    attack = GAME.view(table.state, 1).attack
    assert attack is not None and (attack.seat, attack.thing, attack.to_repel) == (1, "town_hall_1", 5)
    assert [(one.card, one.strength) for one in attack.attackers] == [("viking_warrior", 1), ("thor", 7)]


def test_only_the_active_player_is_told_the_strength_of_her_hand() -> None:
    table = Table(2)
    table.hand(0, "thor")
    assert [GAME.view(table.state, seat).might for seat in (0, 1, None)] == [7, None, None]
