"""Puzzles and the table of the day in a browser."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.engine.registry import games
from meadhall.puzzles.puzzle import Puzzle, puzzles_of

from .chromium import LAPTOP, Hall
from .conftest import Visit
from .test_looks import findings

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
END = (
    "id => fetch(`/api/tables/${id}/end`, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'})"
)
WITH_PUZZLES = [game.name for game in games() if puzzles_of(game)]


def easiest(game: str) -> Puzzle:
    """Return the puzzle of a game that is solved most often."""
    (found,) = (some for some in games() if some.name == game)
    return min(puzzles_of(found), key=lambda puzzle: puzzle.rating)


def open_puzzle(page: Page, hall: Hall, game: str, puzzle: Puzzle) -> None:
    page.goto(f"{hall.address}/puzzles/{game}/{puzzle.name}")
    expect(on_table(page, puzzle.answer)).to_be_visible()


def on_table(page: Page, action: str) -> Any:
    return page.locator(f"#table [data-action={json.dumps(action)}]").first


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_missed_tried_again_and_explained(interpreted_hall: Hall, visitor: Visit, game: str) -> None:
    puzzle = easiest(game)
    with visitor(size=UPRIGHT, language="de") as guest:
        page = guest.page
        open_puzzle(page, interpreted_hall, game, puzzle)
        page.get_by_role("button", name="Tipp (noch 3)").click()
        expect(page.get_by_role("button", name="Tipp (noch 2)")).to_be_visible()
        on_table(page, puzzle.obvious).dispatch_event("click")
        page.get_by_role("button", name="Diese Wahl").click()
        expect(page.locator("[data-mode=wrong]")).to_be_visible()
        assert puzzle.share_of(puzzle.answer).share > puzzle.share_of(puzzle.obvious).share
        expect(page.get_by_text(f"mit der besten {round(100 * puzzle.judged[0].share)}.")).to_be_visible()
        rating = page.locator(".rating b").inner_text()
        assert int(rating) < 1000
        page.get_by_role("button", name="Nochmal versuchen").click()
        on_table(page, puzzle.answer).dispatch_event("click")
        page.get_by_role("button", name="Diese Wahl").click()
        expect(page.get_by_role("heading", name="Richtig!")).to_be_visible()
        expect(page.locator(".rating b")).to_have_text(rating)  # the first answer has counted
        guest.keep(f"puzzle-{game}-phone-de", whole=True)
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # Whoever comes back finds it as it was left, and the next one.
        page.reload()
        expect(page.get_by_role("heading", name="Du hast es nicht gelöst")).to_be_visible()
        page.get_by_role("link", name="Nächstes Rätsel").click()
        expect(page).not_to_have_url(f"{interpreted_hall.address}/puzzles/{game}/{puzzle.name}")


def test_a_puzzle_of_the_day_is_found_in_the_lobby_and_solved_with_the_keyboard(
    interpreted_hall: Hall, visitor: Visit
) -> None:
    game = games()[0]
    with urllib.request.urlopen(f"{interpreted_hall.address}/api/puzzles") as answer:
        (of_day,) = (some["daily"] for some in json.load(answer)["games"] if some["game"] == game.name)
    (puzzle,) = (puzzle for puzzle in puzzles_of(game) if puzzle.name == of_day)
    with visitor(size=LAPTOP) as guest:
        page = guest.page
        page.goto(interpreted_hall.address)
        page.get_by_role("link", name=f"Puzzle of the day ({game.title})").press("Enter")
        expect(on_table(page, puzzle.answer)).to_be_visible()
        page.keyboard.press("h")
        expect(page.get_by_role("button", name="Hint (2 left)")).to_be_visible()
        on_table(page, puzzle.answer).press("Enter")
        expect(page.get_by_role("button", name="This one")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="This one")).to_have_count(0)
        on_table(page, puzzle.answer).press("Enter")
        expect(page.get_by_role("button", name="This one")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="That is it!")).to_be_visible()
        expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
        guest.keep("puzzle-of-the-day-laptop")
        assert findings(page) == []
        page.get_by_role("link", name="Puzzles", exact=True).click()
        expect(page.get_by_text(f"1 of 1 solved, {len(puzzles_of(game))} in all")).to_be_visible()
        assert findings(page) == []


def test_the_table_of_the_day_is_played_from_the_lobby_and_shows_how_others_did(
    shared_hall: Hall, visitor: Visit
) -> None:
    game = games()[0]
    with visitor(size=UPRIGHT) as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("link", name=f"Table of the day ({game.title})").click()
        expect(page.get_by_text("You will see the results when you have played.")).to_be_visible()
        assert findings(page) == []
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_url("**/table/*")
        expect(page.get_by_text("Table of the day: the same draws for everyone")).to_be_visible()
        table = page.url.rpartition("/")[2]
        page.evaluate(END, table)
        page.get_by_role("link", name="How others did").click()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        page.get_by_role("link", name="The day before").click()
        page.get_by_text("How do I know that the draws are the same?").click()
        guest.keep("table-of-the-day", whole=True)
        assert findings(page) == []
