"""What groups would bring: the marks on the wheel and on cells, from the rules' own scorings."""

import pytest

from meadhall.engine.match import Match
from meadhall.engine.record import State
from meadhall.games.vikings.analysis.placement_gains import Gain, gains_of_places, gains_of_wheel
from meadhall.games.vikings.presentation.score_report import report
from meadhall.games.vikings.presentation.view import VikingsView, view
from meadhall.games.vikings.rules.components import FIGURE_NAMES, TILE_NAMES
from meadhall.games.vikings.rules.state import PLACE_ISLAND, PLACE_SHIP

from .tables import legal_texts, table

RIGHT = TILE_NAMES.index("right")
RED_SHIP = TILE_NAMES.index("red_ship")
NOBLE, GOLDSMITH, SCOUT, WARRIOR = (FIGURE_NAMES.index(name) for name in ("noble", "goldsmith", "scout", "warrior"))


def gains(state: State, tile: int, figure: int) -> tuple[Gain, ...]:
    state.tile, state.figure = tile, figure
    return gains_of_places(state, 0)


def at(found: tuple[Gain, ...], place: str) -> Gain:
    (gain,) = (gain for gain in found if gain.place == place)
    return gain


def test_a_noble_brings_2_fame_at_each_large_scoring_to_come() -> None:
    for round_number, fame in ((1, 6), (2, 6), (3, 4), (6, 2)):
        state = table("gold 20 fame 10\nN <", round_number=round_number, wheel=">N")
        assert gains_of_wheel(state, 0)[0][:3] == ("N2", fame, 0)


def test_a_goldsmith_brings_gold_at_every_scoring_and_more_with_its_tiles() -> None:
    state = table("gold 20 fame 10\nspecial goldsmith+2\nG <", round_number=4, wheel=". >G", advanced=True)
    assert gains_of_wheel(state, 0)[1][:3] == ("G2", 0, 15)


def test_a_threatened_place_brings_nothing_and_a_scout_sees_who_stands_below() -> None:
    state = table("gold 20 fame 10\nV . g\nS < c\nG < f*", round_number=6)
    found = gains(state, RIGHT, SCOUT)
    assert at(found, "S3")[1] == 1
    threatened = table("gold 20 fame 10\nV . g\nS <", round_number=6)
    assert at(gains(threatened, RIGHT, SCOUT), "S2")[1] == 0


def test_a_warrior_repels_and_a_ship_takes_at_the_end() -> None:
    state = table("gold 20 fame 10\nV . r\nW <", round_number=6)
    warrior = at(gains(state, RIGHT, WARRIOR), "W2")
    ship = at(gains(table("gold 20 fame 10\nW <", round_number=6), RED_SHIP, WARRIOR), "V1")
    assert warrior.fame + warrior.gold > 0  # the repelled ship pays at the large scoring
    assert warrior.end_fame + warrior.end_gold > ship.end_fame + ship.end_gold
    assert ship.fame == ship.gold == 0 and ship.end_fame + ship.end_gold < -1


@pytest.mark.parametrize(
    ("before", "figure", "place", "after"),
    [
        ("G <\nF <* c*", "goldsmith", "G2", "G < >*\nF <* c*"),
        ("G <\nF <* c*", "goldsmith", "F3", "mainland G1\nG <\nF <* c* >"),
        ("V . g\nN < c*\nF <*", "fisherman", "F2", "V . g\nN < c*\nF <* >*"),
    ],
)
def test_a_gain_is_what_the_rules_score_once_the_tile_lies(before: str, figure: str, place: str, after: str) -> None:
    purse = "gold 1000 fame 10\n"
    gain = at(gains(table(purse + before, round_number=6), RIGHT, FIGURE_NAMES.index(figure)), place)

    def scored(display: str) -> tuple[int, int, int, int]:
        state = table(purse + display, round_number=6)
        large, end = report(state, "large", ["Anna", "Ben"])[0], report(state, "end", ["Anna", "Ben"])[0]
        own = {line.source: line.amounts for line in end.lines if line.source in ("feeding", "ships-not-repelled")}
        fame, gold = (sum(amounts[currency] for amounts in own.values()) for currency in ("fame", "gold"))
        return large.after["fame"] - 10, large.after["gold"] - 1000, fame, gold

    assert gain[1:] == tuple(then - now for then, now in zip(scored(after), scored(before), strict=True))


def test_marks_are_there_for_every_group_while_one_is_bought_and_for_places_while_it_is_placed() -> None:
    match = Match("vikings", 2, seed=1)
    buying = match.view(match.turn)
    assert isinstance(buying, VikingsView)
    assert [gain.price for gain in buying.gains] == [group.price for group in buying.wheel if group.tile]
    match.play("buy 1")
    placing = match.view(match.turn)
    assert isinstance(placing, VikingsView)
    legal = [match.game.action_text(action) for action in match.legal_actions]
    assert [gain.action for gain in placing.gains] == legal == [f"start {row}" for row in "WNSGF"]


def test_every_cell_and_column_that_is_offered_has_its_gain() -> None:
    island = table("gold 20 fame 10\nN < c\nS <", phase=PLACE_ISLAND, bought=">S")
    ship = table("gold 20 fame 10\nN < c", phase=PLACE_SHIP, bought="bW")
    for state in (island, ship):
        assert [gain.action for gain in view(state, 0).gains] == legal_texts(state)


def test_in_the_last_round_the_end_belongs_to_what_is_coming() -> None:
    wheel = ">F >N"
    early = view(table("gold 20 fame 10\nN <\nF <", round_number=5, wheel=wheel), 0).gains
    last = view(table("gold 20 fame 10\nN <\nF <", round_number=6, wheel=wheel), 0).gains
    assert [(gain.fame, gain.end) for gain in early] == [(0, 8), (2, -1)]
    assert [(gain.fame, gain.end) for gain in last] == [(8, 0), (1, 0)]
