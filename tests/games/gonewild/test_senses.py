"""What a choice brings: prices, missions, bonus cards, and how an attack comes out."""

from meadhall.engine.game import Sense
from meadhall.engine.lesson import begin, find_lesson
from meadhall.engine.match import Match
from meadhall.engine.registry import load
from meadhall.games.gonewild.game import GAME


def at(step: int) -> Match:
    return begin(load("gonewild"), find_lesson(GAME, "first").place(step))


def told(match: Match, begins: str) -> Sense:
    """Return the sense of the action whose sentence begins so."""
    seat = match.turn
    senses = match.senses(seat, "en")
    (found,) = (sense for action, sense in senses.items() if match.sentence(action, "en", seat).startswith(begins))
    return found


def moment(prompt: str) -> Match:
    """Return the first moment of the lesson that asks this of the learner."""
    lesson = find_lesson(GAME, "first")
    matches = (begin(load("gonewild"), lesson.place(number)) for number in range(lesson.length))
    return next(match for match in matches if match.turn == lesson.learner and prompt in match.prompt("en", match.turn))


def test_a_card_says_its_price_what_it_does_and_which_mission_it_meets() -> None:
    sense = told(at(4), "Ida buys Mystery Gift")
    assert sense.text.startswith("Costs 2 beer.") and "Meets the mission “Worship”: 1 point." in sense.text
    assert sense.amounts == {"beer": -2}
    assert told(at(4), "Ida plays Gold").amounts == {"gold": 1}
    assert told(at(3), "Ida ends the turn").text == "You lose 1 beer."


def test_a_building_says_what_it_produces_and_what_bonus_cards_would_pay() -> None:
    sense = told(at(5), "Ida builds Gold Factory")
    assert "produces 1 gold" in sense.text and "Bonus cards, as things lie: 6 points." in sense.text
    assert {line.source: line.amounts["points"] for line in sense.lines} == {"payment": 0, "bonus-builder": 6}


def test_an_exchange_is_told_as_what_it_takes_and_what_it_gives() -> None:
    sense = told(at(12), "Ida exchanges gold")
    assert (sense.text, sense.amounts) == ("Costs 2 gold. Brings 1 beer now.", {"beer": 1, "gold": -2})


def test_an_attack_tells_strength_reward_and_how_often_it_comes_through() -> None:
    match = next(
        found
        for found in (at(step) for step in range(find_lesson(GAME, "first").length))
        if any("Town Hall I (Ole)" in found.sentence(action, "en", 0) for action in found.legal_actions_of(0))
    )
    hall, draco = told(match, "Ida prepares an attack on Town Hall I"), told(match, "Ida prepares an attack on Draco")
    assert "strength 5; the target has defence 4. A hit brings 2 points." in hall.text and hall.amounts == {"points": 2}
    assert "hands that are possible" in hall.text and "Reward: 1 beer or gold as a token." in draco.text


def test_an_answer_tells_whether_the_attack_is_repelled() -> None:
    match = moment("Your building is attacked")
    answer, none = told(match, "Ida answers with Cannon"), told(match, "Ida is done")
    assert answer.text == "Strength 2 against defence 3. The attack is repelled: 1 point."
    assert (answer.amounts, none.amounts) == ({"points": 1}, {})
    assert none.text.endswith("The attack hits.")
