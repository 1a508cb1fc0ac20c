"""What a choice brings: tiles in the scorings of their letters, scrolls, incomes, and what they cost."""

from meadhall.engine.game import Sense
from meadhall.engine.lesson import begin, find_lesson
from meadhall.engine.match import Match
from meadhall.engine.registry import load
from meadhall.games.skye.game import GAME


def at(step: str) -> Match:
    lesson = find_lesson(GAME, "first")
    places = (lesson.place(number) for number in range(lesson.length))
    return begin(load("skye"), next(place for place in places if place.step.name == step))


def sense(match: Match, action: str, language: str = "en") -> Sense:
    return match.senses(0, language)[match.action_id(action)]


def test_a_tile_to_buy_costs_its_price_and_brings_what_its_letters_score_until_the_end() -> None:
    told = sense(at("buy"), "buy T19")
    assert told.text.startswith("Costs 2 gold. Brings 2 points at each of 3 scorings of A")
    assert told.text.endswith("1 gold at each of 5 incomes. Best place: 1 north of the castle.")
    amounts = {line.source: line.amounts for line in told.lines}
    assert amounts["purchases"] == {"points": 0, "gold": -2} and amounts["income-barrels"] == {"points": 0, "gold": 5}
    assert amounts["tile-sheep"] == {"points": 6, "gold": 0}
    assert told.amounts == {"points": 24, "gold": 3}
    assert sense(at("buy"), "buy T19", "de").text.startswith("Kostet 2 Gold. Bringt 2 Punkte bei jeder der 3 Wertungen")


def test_the_axe_gives_up_what_a_price_would_keep() -> None:
    match = at("axe")
    axed = sense(match, "axe T66")
    match.play("axe T01", seat=0)
    priced = sense(match, "price 2")
    assert axed.text.startswith("Goes back to the bag; kept, it would bring ")
    assert priced.text.startswith("Sold, it earns you 2 gold; unsold, it costs you 2 gold. Brings ")
    assert axed.amounts["points"] == -priced.amounts["points"]


def test_a_laid_tile_brings_in_its_next_scoring_what_was_told() -> None:
    match = at("build")
    match.play(match.legal_actions_of(0)[0], seat=0) if match.state.seats[0].building < 0 else None
    before = match.state
    for action, told in match.senses(0, "en").items():
        laid = match.copy()
        laid.play(action, seat=0)
        now, then = GAME.view(before, 0).players[0].forecast, GAME.view(laid.state, 0).players[0].forecast
        gained = {
            line.source: line.amounts["points"] // int(line.detail.split()[0])
            for line in told.lines
            if line.source.startswith("tile-")
        }
        assert sum(then) - sum(now) == sum(gained.values())
