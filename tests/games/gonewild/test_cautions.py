"""What the end of a turn gives away is said before it is given away."""

from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.rules.state import SOURCE_NAMES

from .tables import BEER, GOLD, NAMES, Table
from .test_commands import run


def lost(table: Table, language: str = "en") -> list[str]:
    """Return what is said of the end of the turn."""
    return GAME.cautions(table.state, table.turn, GAME.read_action("end turn"), language)


def test_with_nothing_to_lose_nothing_is_said() -> None:
    assert lost(Table()) == []


def test_only_the_end_of_the_turn_is_cautioned_against() -> None:
    table = Table()
    table.hand(0, "beer", "viking_warrior")
    table.purse(beer=2)
    assert lost(table) != []
    for text in table.legal():
        if text != "end turn":
            assert GAME.cautions(table.state, 0, GAME.read_action(text), "en") == []


def test_a_fulfilled_mission_is_named_with_its_points_until_it_is_completed() -> None:
    table = Table()
    table.purse(beer=9, gold=9)
    table.missions(0, "worker", "brewer")
    table.play("build brewery")
    table.purse()
    assert lost(table) == ["You meet the condition of a mission and have not completed it: Worker (1 point)."]
    assert lost(table, "de") == ["Du erfüllst eine Mission und hast sie nicht erledigt: Arbeiter (1 Punkt)."]
    table.play("claim worker")
    assert lost(table) == []


def test_of_several_fulfilled_missions_all_are_named_and_after_one_none_because_one_a_round_is_all() -> None:
    table = Table()
    table.village(0, "tavern")
    table.missions(0, "innkeeper", "worker")
    table.purse(beer=9, gold=9)
    table.play("build brewery")
    table.purse()
    (told,) = lost(table)
    assert told.startswith("You meet the conditions of these missions and have completed none of them: ")
    assert "Worker (1 point)" in told and " and " in told and "Innkeeper (2 points)" in told
    table.play("claim innkeeper")
    assert lost(table) == []


def test_beer_and_gold_of_the_turn_are_lost() -> None:
    table = Table()
    table.purse(beer=3, gold=1)
    assert lost(table) == ["Unspent, and with no room to store it: 3 beer and 1 gold."]
    assert lost(table, "de") == ["Nicht ausgegeben, und zum Lagern ist kein Platz: 3 Bier und 1 Gold."]
    table.purse(gold=2)
    assert lost(table) == ["Unspent, and with no room to store it: 2 gold."]


def test_tokens_are_lost_only_as_far_as_depots_have_no_room() -> None:
    table = Table()
    table.village(0, "brewery=2")
    assert lost(table) == ["Unspent, and with no room to store it: 2 beer."]
    table.village(0, "beer_container=3")
    assert lost(table) == ["Unspent, and with no room to store it: 1 beer."]
    table.village(0, "beer_container")
    assert lost(table) == []
    # A depot for beer takes no gold.
    table.seat(0).on_hall[GOLD] = 1
    table.seat(0).tokens[GOLD] += 1
    assert lost(table) == ["Unspent, and with no room to store it: 1 gold."]


def test_what_is_said_to_be_lost_is_what_storage_books() -> None:
    for stored in range(5):
        table = Table()
        table.village(0, "brewery=2", f"beer_container={stored}" if stored else "beer_container")
        told = lost(table)
        table.play("end turn")
        table.play("end turn")
        while table.phase == "store tokens":
            table.play(table.legal()[-1])
            table.roll()
        booked = -int(table.seat(0).ledger[SOURCE_NAMES.index("not-stored"), 1 + BEER])
        assert told == ([f"Unspent, and with no room to store it: {booked} beer."] if booked else [])


def test_a_fighter_is_named_while_there_is_somebody_it_could_attack() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    assert "attack draco" in table.legal()
    assert lost(table) == ["A fighter could still attack: Viking Warrior."]
    assert lost(table, "de") == ["Ein Kämpfer könnte noch angreifen: Wikingerkrieger."]
    table.state.draco_done = 1
    assert not any(text.startswith("attack") for text in table.legal())
    assert lost(table) == []


def test_fighters_of_a_kind_are_counted_wherever_they_stand() -> None:
    table = Table()
    table.hand(0, "viking_warrior", "viking_warrior", "elf_archer", "beer")
    (told,) = lost(table)
    assert told.startswith("3 fighters could still attack: ") and "2 × Viking Warrior" in told and "Elf Archer" in told


def test_after_its_attack_a_fighter_is_named_no_more() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.attack("draco", "viking_warrior")
    while table.phase != "act":
        table.play(table.legal()[0])
    assert "fighter" not in " ".join(lost(table))


def test_the_opponents_read_nothing_of_it_in_their_prompt() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    assert GAME.prompt(table.state, NAMES, "en", 0) == "It is your turn."
    assert GAME.prompt(table.state, NAMES, "en", 1) == GAME.prompt(table.state, NAMES, "en") == "It is Viktor’s turn."
    assert GAME.prompt(table.state, NAMES, "de", 1) == "Viktor ist am Zug."


def test_who_is_attacked_is_spoken_to_and_the_others_read_whose_building_it_is() -> None:
    table = Table(3)
    table.hand(0, *["viking_warrior"] * 5)
    table.hand(1, "cannon")
    table.village(1, "brewery")
    table.play("attack 2 brewery 1", *["send viking_warrior"] * 5, "declare")
    assert table.turn == 1
    assert GAME.prompt(table.state, NAMES, "en", 1).startswith("Your building is attacked: Brewery, strength 5")
    assert GAME.prompt(table.state, NAMES, "en", 2).startswith("Martha may answer the attack on Brewery (Martha)")


def test_the_terminal_asks_once_before_a_turn_ends_that_loses_something() -> None:
    played = ("play", "gonewild", "--seed", "4", "--name", "Anna")
    out = run(*played, typed="end turn\nn\nend turn\ny\nu\nend turn\nq\n")
    assert out.count("Are you sure? (y/n)") == 2, "no is asked again, yes is remembered for the turn"
    assert "could still attack" in out and out.count("Anna ends the turn.") >= 2
    german = run(*played, "--language", "de", typed="end turn\nj\nq\n")
    assert german.count("Sicher? (j/n)") == 1 and "Anna beendet den Zug." in german
