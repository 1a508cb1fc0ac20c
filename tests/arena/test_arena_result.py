"""What is counted from finished games, and the page that shows it."""

import re
from html.parser import HTMLParser

import pytest

from meadhall.arena import Plan, summarise
from meadhall.arena.plots import duration
from meadhall.arena.ratings import ratings
from meadhall.arena.report import page
from meadhall.arena.result import quantile

from .games import ended

PAIR = Plan("vikings", ("greedy", "random"), games=40, seed=1)
THREE_AGAINST_ONE = Plan("vikings", ("greedy", "random"), players=4, games=8, seed=1)


def test_wins_points_and_places_are_counted_for_the_bot_wherever_it_sat() -> None:
    # Greedy has seat 0 in even games and seat 1 in odd ones; it wins three of four, and shares the last.
    games = [ended(PAIR, 0, [1, 2]), ended(PAIR, 1, [2, 1]), ended(PAIR, 2, [1, 2]), ended(PAIR, 3, [1, 1], [7, 7])]
    greedy, random = summarise(PAIR, games).bots
    assert (greedy.wins, random.wins) == (3.5, 0.5)
    assert greedy.win_share.value == 0.875 and greedy.win_share.even == 0.5
    assert greedy.points.mean == (10 + 10 + 10 + 7) / 4 and random.points.mean == 7 / 4
    assert greedy.place == 1.0 and random.place == 1.75
    assert greedy.decisions == 8
    assert greedy.points.error == pytest.approx((10 - 8.5) / 2)


def test_a_bot_on_three_seats_is_measured_against_three_quarters() -> None:
    games = [
        ended(THREE_AGAINST_ONE, index, [1 if seat == index % 4 else 2 for seat in range(4)]) for index in range(8)
    ]
    result = summarise(THREE_AGAINST_ONE, games)
    greedy, random = result.bots
    assert (greedy.seats, greedy.win_share.value, greedy.win_share.even) == (1, 1.0, 0.25)
    assert (random.seats, random.win_share.value, random.win_share.even) == (3, 0.0, 0.75)
    assert greedy.win_share.verdict == "better" and random.win_share.verdict == "worse"
    assert result.versus[0].bots == ("greedy", "random") and result.versus[0].share.value == 1.0
    assert [seat.win_share for seat in result.seats] == [0.25] * 4


def test_bots_that_win_alike_are_not_told_apart() -> None:
    result = summarise(PAIR, [ended(PAIR, index, [1, 2]) for index in range(40)])
    assert [bot.win_share.verdict for bot in result.bots] == ["not told apart"] * 2
    assert [seat.win_share for seat in result.seats] == [1.0, 0.0]


def test_half_played_rounds_count_as_games_but_not_as_rounds() -> None:
    result = summarise(PAIR, [ended(PAIR, index, [1, 2]) for index in range(5)])
    assert (result.games, result.rounds, result.planned) == (5, 2, 40)


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    games = [ended(PAIR, index, [1, 2] if index % 3 else [2, 1]) for index in range(20)]
    assert summarise(PAIR, games) == summarise(PAIR, reversed(games))
    other = [*games[:-1], ended(PAIR, 19, [1, 1], [3, 3])]
    assert summarise(PAIR, other).digest != summarise(PAIR, games).digest


def test_winners_are_rated_higher_and_more_games_make_surer() -> None:
    few, many = (
        ratings(PAIR.contestants, [ended(PAIR, n, [1, 2] if n % 2 == 0 else [2, 1]) for n in range(games)])
        for games in (4, 40)
    )
    assert few["greedy"].mu > 25 > few["random"].mu
    assert many["greedy"].sigma < few["greedy"].sigma < 25 / 3
    assert few["greedy"].ordinal == pytest.approx(few["greedy"].mu - 3 * few["greedy"].sigma, abs=1e-3)


def test_a_bot_against_itself_keeps_its_rating() -> None:
    plan = Plan("vikings", ("random",), games=3, seed=1)
    assert ratings(plan.contestants, [ended(plan, 0, [1, 2])])["random"].mu == 25.0


def test_quantiles_are_values_that_were_seen() -> None:
    assert [quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], share) for share in (0.1, 0.5, 0.9, 0.95)] == [1, 5, 9, 10]
    assert quantile([], 0.5) == 0 and quantile([4], 0.1) == 4


def test_without_a_single_game_there_is_still_a_result_and_a_page() -> None:
    result = summarise(PAIR, [])
    assert result.games == 0 and result.bots[0].win_share.verdict == "not told apart"
    assert "0 of 40 games" in page(result, [])


class Reader(HTMLParser):
    """Collects what a page shows, and checks that its elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.elements: list[str] = []
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes += attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_shows_the_result_and_needs_nothing_from_outside() -> None:
    games = [ended(PAIR, index, [1, 2] if index % 2 == 0 or index == 1 else [2, 1]) for index in range(40)]
    text = page(summarise(PAIR, games), games)
    reader = Reader()
    reader.feed(text)
    assert not reader.open
    assert reader.elements.count("svg") == 4 and reader.elements.count("table") == 4
    for part in ("Vikings: greedy against random", "greedy is better than random", "97.5%", "Head to head", "seed 1"):
        assert part in reader.text
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img", text)
    assert {"src", "href"}.isdisjoint(name for name, _ in reader.attributes)
    assert "prefers-color-scheme: dark" in text and 'name="viewport"' in text


def test_a_name_cannot_break_the_page() -> None:
    result = summarise(PAIR, [ended(PAIR, 0, [1, 2])])
    odd = result.bots[0].model_copy(update={"name": "<b onclick='x'>&"})
    text = page(result.model_copy(update={"bots": [odd, result.bots[1]]}), [])
    assert "<b onclick" not in text and "&lt;b onclick=&#x27;x&#x27;&gt;&amp;" in text


@pytest.mark.parametrize(
    ("seconds", "text"), [(2.5, "2.5 s"), (1.0, "1 s"), (0.0123, "12.3 ms"), (0.001, "1 ms"), (4e-6, "4 µs")]
)
def test_times_have_a_unit_that_fits(seconds: float, text: str) -> None:
    assert duration(seconds) == text
