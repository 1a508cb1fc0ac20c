"""What a choice brings: sentences and lines from the coming scorings."""

from meadhall.engine.game import Sense
from meadhall.engine.record import State, copied
from meadhall.games.vikings.notation.action_notation import read_action
from meadhall.games.vikings.presentation.senses import senses
from meadhall.games.vikings.rules.rules import turn
from meadhall.games.vikings.rules.state import BID, FERRY, PLACE_FIGURE, TAKE_SPECIAL

from .tables import booked, play, table


def sense(state: State, action: str, language: str = "en") -> Sense:
    return senses(state, turn(state), language)[read_action(action)]


def lines(told: Sense) -> dict[str, dict[str, int]]:
    return {line.source: {name: n for name, n in line.amounts.items() if n} for line in told.lines}


def test_a_group_costs_its_price_and_brings_what_its_figure_scores_at_its_best_place() -> None:
    state = table("gold 20 fame 10\nN <", round_number=3, wheel="<F . . >N")
    told = sense(state, "buy 3")
    assert told.text == (
        "Costs 3 gold. Brings 2 fame at each of 2 large scorings, 11 fame at the end, as things lie. "
        "Best place: noble row, column 2."
    )
    assert lines(told) == {
        "purchases": {"gold": -3},
        "nobles": {"fame": 4},
        "most-islands": {"fame": 7},
        "longest-island": {"fame": 5},
        "feeding": {"fame": -1},
    }
    assert told.amounts == {"fame": 15, "gold": -3}
    assert [line.detail for line in told.lines][:3] == ["", "2 × 2 fame", "as things lie"]
    assert sense(state, "buy 3", "de").text.startswith("Kostet 3 Gold. Bringt 2 Siegpunkte bei jeder der 2 Großen")


def test_a_figure_that_stays_against_one_that_goes_is_what_the_game_then_books() -> None:
    state = table("gold 9 fame 10\nN <\nG <\nF <*", "gold 9 fame 10\nG <", round_number=6, wheel=">G")
    play(state, "buy 0", "G2")
    assert state.phase == PLACE_FIGURE
    stays, goes = (lines(sense(state, action)) for action in ("stay", "go"))
    ends = [booked(play(copied(state), action).seats[0]) for action in ("stay", "go")]
    for end in ends:
        del end["gold-exchange"]
    sources = {*ends[0], *ends[1]} - {"purchases"}
    for source in sources:
        fame, gold = (ends[0].get(source, (0, 0))[i] - ends[1].get(source, (0, 0))[i] for i in (0, 1))
        told = {
            name: stays.get(source, {}).get(name, 0) - goes.get(source, {}).get(name, 0) for name in ("fame", "gold")
        }
        assert told == {"fame": fame, "gold": gold}, source


def test_ferries_special_tiles_and_bids_have_senses() -> None:
    ferry = table("gold 20 fame 10\nmainland B1 N2\nN < c\nF <", phase=FERRY, round_number=2)
    assert lines(sense(ferry, "ferry N"))["nobles"] == {"fame": 12}
    assert sense(ferry, "done").text == "Changes nothing in the scorings, as things lie."
    special = table(
        "gold 20 fame 10\nN <*",
        phase=TAKE_SPECIAL,
        round_number=5,
        open_specials=("noble+1", "treasure"),
        advanced=True,
    )
    assert lines(sense(special, "take noble+1")) == {"noble-tiles": {"fame": 1}}
    assert sense(special, "take treasure").text == "Brings 5 gold at once."
    bid = table("gold 1 fame 10\nN <", phase=BID, drawn="NF", advanced=True, auction=True)
    assert sense(bid, "bid 3").text == "If you win the auction: 2 fame and 1 gold."
    assert sense(bid, "bid 3").amounts == {"fame": -2, "gold": -1}


def test_a_ship_that_nobody_repels_takes_at_the_end() -> None:
    state = table("gold 20 fame 10\nW <\nG <*", round_number=6, wheel="gB")
    told = sense(state, "buy 0")
    assert told.amounts.get("fame", 0) + told.amounts.get("gold", 0) < 10  # the boatswain's majority alone would be 10
    assert "ships-not-repelled" in lines(told)
