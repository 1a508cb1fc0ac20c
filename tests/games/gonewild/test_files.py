"""The card file: an owner's values are played, bad ones refused; options, logs and scores that depend on it."""

import json
import re
from pathlib import Path

import pytest

from meadhall.engine.errors import BadData, BadLog, BadNotation, BadOption, BadPosition
from meadhall.engine.log import log_text, read_log
from meadhall.engine.match import Match
from meadhall.engine.record import same
from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.presentation.score_report import report
from meadhall.games.gonewild.rules.cards import load_cards, packaged_cards, read_cards
from meadhall.games.gonewild.rules.ids import BONUS_IDS, BUILDING_IDS, CARD_IDS, HALL_IDS, MISSION_IDS
from meadhall.games.gonewild.rules.state import SOURCE_NAMES, STATE

from .tables import PACKAGED_TEXT, Table, edited, edited_card

STRONGER = edited_card("thor", "strength = 7", "strength = 9")


def test_the_box_has_the_cards_that_are_known() -> None:
    table = packaged_cards().table
    assert len(CARD_IDS) == 40 and len(BUILDING_IDS) == 6 and len(HALL_IDS) == 3
    assert len(MISSION_IDS) == 16 and len(BONUS_IDS) == 8
    copies = dict(zip((*CARD_IDS, "draco", *BUILDING_IDS, *HALL_IDS), table["copies"].tolist(), strict=True))
    assert sum(copies[name] for name in CARD_IDS) == 40 + 18 + 14 + 40 + 12
    assert sum(copies[name] for name in BUILDING_IDS) == 52 and table["mission"][:, 4].sum() == 20


def test_a_state_is_small_and_names_its_card_set() -> None:
    assert STATE.itemsize <= 6 * 1024
    assert Match(GAME, 2, seed=1).state.digest == packaged_cards().digest


def test_comments_names_and_designed_marks_do_not_change_the_digest() -> None:
    text = edited('en = "Thor"', 'en = "Thor the Loud"', edited('designed = ["points_table"]', "designed = []"))
    cards = read_cards("# mine\n" + text)
    assert cards.digest == packaged_cards().digest and cards.names["en"]["thor"] == "Thor the Loud"


def test_every_designed_mark_names_a_field_of_its_card() -> None:
    with pytest.raises(BadData, match="thor, designed: 'cost' is no field"):
        read_cards(edited_card("thor", 'designed = ["strength"]', 'designed = ["cost"]'))


def test_an_owners_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(STRONGER, encoding="utf-8")
    match = Match(GAME, 2, seed=1, cards=str(path))
    assert match.state.worth[CARD_IDS.index("thor")] == 9
    assert match.options["cards"] == str(path)
    back, _ = GAME.read_position(match.position)
    assert same(back, match.state) and GAME.state_options(back)["cards"] == str(path)


def test_a_log_is_refused_under_another_card_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(STRONGER, encoding="utf-8")
    match = Match(GAME, 2, seed=1, cards=str(path))
    match.play("end turn")
    text = log_text(match)
    assert read_log(text).points == match.points
    path.write_text(PACKAGED_TEXT, encoding="utf-8")
    with pytest.raises(BadLog, match="other rules"):
        read_log(text)
    head = json.loads(text.splitlines()[0])
    assert head["rules"].startswith("2.") and head["options"]["cards"] == str(path)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[rules", "not TOML"),
        (edited('id = "thor"', 'id = "odin"'), "'odin' is no card of the box"),
        (edited('id = "thor"', 'id = "grendel"'), "grendel, id: the card comes twice"),
        (edited_card("thor", 'deck = "divine"', 'deck = "odin"'), "thor, deck"),
        (edited_card("thor", "strength = 7", 'strength = "7"'), "thor, strength: must be a whole number"),
        (edited_card("thor", "strength = 7", ""), "thor, "),
        (edited_card("thor", "copies = 1", "copies = 0"), "thor, copies"),
        (edited_card("thor", 'type = "hero"', 'type = "giant"'), "thor, type: 'giant' is unknown"),
        (edited_card("thor", 'en = "Thor"', 'en = ""'), "thor, en"),
        (edited_card("elf_archer", "beer = 3, ", ""), "elf_archer, cost"),
        (edited_card("elf_archer", "cost = { beer = 3, gold = 0 }\n", ""), "elf_archer, cost: the cost is missing"),
        (edited_card("scroll", "DRAW(2)", "DRINK(2)"), "scroll, effects: 'DRINK' is unknown"),
        (edited_card("scroll", "DRAW(2)", "DRAW(2, 3)"), "scroll, effects: DRAW takes 1 arguments"),
        (edited_card("scroll", "DRAW(2)", "DRAW(many)"), "scroll, effects: 'many' is not a number"),
        (edited_card("scroll", "DRAW(2)", "draw two"), "scroll, effects: 'draw two' is not a word"),
        (edited_card("scroll", "DRAW(2)", "ON_SUCCESS VP(1)"), "scroll, effects: .* belongs to units and heroes"),
        (edited_card("scroll", "DRAW(2)", "TRAP(unit)"), "scroll, effects: .* begins with 'or'"),
        (edited_card("scroll", "DRAW(2)", "GAIN(mead, 1)"), "scroll, effects: 'mead' is unknown"),
        (edited_card("cannon", "defence = 2", "defence = 3"), "cannon, defence: 3 contradicts the effects"),
        (edited_card("cannon", "DEFEND(2)", "DRAW(1)"), "cannon, effects: .* a defence card answers"),
        (edited_card("brewery", "PRODUCE(beer, 1)", "STORE(beer, 99)"), "brewery, effects"),
        (
            edited_card("brewery", "defence = 1", 'defence = 1\nbonus = "PLUNDER(beer, 1)"'),
            "brewery, bonus: nothing to plunder",
        ),
        (edited_card("tavern", "VP(1)", "GIFT(1)"), "tavern, bonus: 'GIFT' is unknown"),
        (edited_card("town_hall_1", "LIMIT(3)", "DRAW(3)"), "town_hall_1, effects"),
        (edited_card("worker", "BUY(building)", "BUY(castle)"), "worker, condition: 'castle' is unknown"),
        (edited_card("brewer", "OWN(brewery, 2)", "OWN(bakery, 2)"), "brewer, condition: 'bakery' is unknown"),
        (edited_card("miner", "MOST(stored:gold)", "LEAST(gold)"), "miner, condition"),
        (
            edited_card("thor", "copies = 1", "copies = 1\nprice = 3"),
            "thor, price: there is no such line. Expected: id, en",
        ),
        (edited("start_hand = 5 ", "start_hand = 0 "), r"\[rules\] start_hand"),
        (edited("start_hand = 5 ", "hands = 5 "), r"\[rules\] hands: there is no such line"),
        (edited("[5, 12, 20]", "[5, 20, 12]"), r"\[rules\] favour_thresholds: the numbers must not fall"),
        (edited("beer = 6,", "beer = 9,"), r"\[rules\] start_deck: four players need 36"),
        (edited("path_spaces = 5", "path_spaces = 6"), r"\[rules\] path_spaces"),
        (edited('"builder", "accomplisher"', '"builder", "builder"'), r"\[rules\] first_bonuses"),
    ],
)
def test_a_bad_file_is_refused_with_card_field_and_reason(text: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_cards(text)


def test_too_many_upgrades_or_too_few_missions_are_refused() -> None:
    with pytest.raises(BadData, match="ATTACH"):
        read_cards(
            edited_card("scroll", "copies = 4", "copies = 9").replace(
                '"DRAW(2)"]\ndesigned', '"ATTACH(+1)"]\ndesigned', 1
            )
        )
    with pytest.raises(BadData, match="first pile"):
        read_cards(edited("first_mission_points = 1 ", "first_mission_points = 3 "))


def test_a_missing_file_is_refused_and_so_are_other_values() -> None:
    with pytest.raises(BadData, match="cannot be read"):
        load_cards("no-such-file.toml")
    with pytest.raises(BadOption, match="path of a card file"):
        GAME.read_options({"cards": 3})


def test_the_long_game_goes_to_40_points_with_three_players() -> None:
    assert GAME.view(Table(3).state, None).limit == 30
    assert GAME.view(Table(3, long=True).state, None).limit == 40
    assert GAME.view(Table(2, long=True).state, None).limit == 40


def test_score_tells_end_bonuses_and_tie_breaks_for_a_position() -> None:
    match = Match(GAME, 2, seed=3, names=["Anna", "Bob"], first=True)
    sheets = GAME.score(match.position, {}, "en")
    assert [sheet.name for sheet in sheets] == ["Anna", "Bob"]
    conqueror = next(line for line in sheets[0].lines if line.source == "bonus-conqueror")
    assert conqueror.amounts["points"] == 3 and "2, best: 2" in conqueror.detail
    assert any("tie-break" in line.detail for line in sheets[0].lines)
    assert sheets[0].after["points"] == sheets[0].before["points"] + 3
    with pytest.raises(BadOption):
        GAME.score(match.position, {"scoring": "end"}, "en")


def test_score_of_a_finished_game_tells_what_its_bonuses_have_brought() -> None:
    table = Table()
    table.village(0, "brewery")
    table.seat(0).points = 45
    table.state.last_round = 1
    table.play("end turn", "end turn")
    first, second = report(table.state, ["Anna", "Bob"])
    assert (first.before["points"], first.after["points"]) == (45, 51) and table.points == [51, 0]
    assert second.after["points"] == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("gonewild 1", "gonewild 2", "version"),
        ("players 2", "players 3", "players are announced|cards"),
        ("hand beer", "hand mead", "not a card"),
        ("phase act", "phase dream", "phase"),
        ("deck ", "deck thor ", "cards 'thor'"),
        ("hall 1 ", "hall 9 ", "level"),
        ("market ", "market town_hall_2 ", "not sold"),
        ("points 0", "points many", "points"),
    ],
)
def test_an_impossible_position_is_refused(old: str, new: str, complaint: str) -> None:
    text = Match(GAME, 2, seed=3).position
    assert old in text
    with pytest.raises(BadPosition, match=complaint):
        GAME.read_position(text.replace(old, new, 1))


def test_what_is_no_action_is_refused_with_examples() -> None:
    with pytest.raises(BadNotation, match="play beer"):
        GAME.read_action("drink beer")


def test_both_languages_have_the_same_texts_and_every_source_one() -> None:
    keys = {}
    for language in ("en", "de"):
        lines = (GAME.texts_folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        keys[language] = {line.split(" =")[0] for line in lines if line[:1].isalpha()}
    assert keys["en"] == keys["de"]
    assert {f"source-{source}" for source in SOURCE_NAMES} <= keys["en"]
    source = (GAME.texts_folder.parent / "presentation" / "explain.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'because\(\s*"([a-z-]+)"', source))
    assert reasons and {f"why-{reason}" for reason in reasons} == {key for key in keys["en"] if key.startswith("why-")}
