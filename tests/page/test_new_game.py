"""The new game in a real browser: the plain table, two people with their secrets, and a game to its end."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ..new_game.stranger import GAME, Stranger, installed
from .chromium import LAPTOP, Hall, until_ready
from .conftest import Visit
from .playing import CHOICES, OVER, play_to_the_end, position, set_up, sit_down, table_moved
from .test_looks import findings
from .test_people import choices_of, listen, name_of

TITLE = "Driftwood"
SHORT = "A short game: 4 tides instead of 6"
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def stranger() -> Stranger:
    """Somebody who has installed the game of `examples/new-game`."""
    return installed()


@pytest.fixture(scope="module")
def hall(stranger: Stranger, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall where only the new game is played."""
    hall = Hall(tmp_path_factory.mktemp("hall"), "--games", GAME, python=stranger.python)
    hall.open()
    until_ready(hall)
    yield hall
    hall.close()


def choose_somewhere(page: Page, place: int) -> None:
    """Run to a place, and wait until the page has seen it done."""
    before = position(page)
    page.locator(CHOICES).nth(place).click()
    page.wait_for_function("seen => document.querySelector('.page').dataset.position !== seen", arg=before)


def test_two_people_play_it_to_its_end_and_keep_their_secrets(hall: Hall, visitor: Visit) -> None:
    with visitor(size=LAPTOP) as anna, visitor(size=PHONE, language="de") as bert:
        heard = listen(bert.page)
        set_up(anna.page, hall.address, TITLE, players=2, friends=1, options=(SHORT,))
        bert.go(anna.page.get_by_label("Invitation link").input_value())
        bert.page.get_by_role("button", name="Hierher setzen").click()
        for tide in range(4):
            expect(bert.page.locator(CHOICES)).to_have_count(3)
            expect(anna.page.locator(CHOICES)).to_have_count(3)
            heard.clear()
            choose_somewhere(anna.page, tide % 3)
            expect(bert.page.get_by_text(f"{name_of(anna.page)}  hat gewählt")).to_be_visible()
            assert choices_of(0, heard) == [None]
            assert not re.search(rf"{name_of(anna.page)}\s+läuft", bert.page.locator("main").inner_text())
            expect(anna.page.locator(".picture")).to_contain_text(f"runs to place {tide % 3 + 1}")
            if tide == 1:
                for guest, size in ((anna, "laptop"), (bert, "phone")):
                    assert findings(guest.page) == []
                    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                    guest.keep(f"plain-table-{size}")
            bert.page.locator(CHOICES).nth(2).click()
        for guest in (anna, bert):
            expect(guest.page.locator(OVER)).to_be_visible()
            guest.keep(f"plain-end-{guest.page.viewport_size['width']}")  # type: ignore[index]
        assert choices_of(0, heard)[-1] == "go 1"
        # In the replay, after the first choice: everything revealed, and what the other seat saw.
        anna.page.get_by_role("link", name="Step through the game").click()
        expect(anna.page.locator(".page[data-ply]")).to_be_visible()
        anna.page.keyboard.press("Home")
        for _ in range(4):
            anna.page.keyboard.press("ArrowRight")
        expect(anna.page.locator(".page")).to_have_attribute("data-ply", "4")
        for viewer, told in (("all", "runs to place 1"), ("1", "has chosen")):
            anna.page.get_by_label("View").select_option(viewer)
            expect(anna.page.locator(".picture")).to_contain_text(told)


def test_a_newcomer_finds_it_in_the_lobby_reads_its_rules_and_asks_for_a_hint(hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(hall.address)
        expect(page.get_by_text("Whoever comes alone takes it.")).to_be_visible()
        expect(page.get_by_text("against two bots")).to_be_visible()
        page.get_by_role("link", name=f"Rules: {TITLE}").click()
        expect(page.get_by_role("heading", name="What pieces are worth")).to_be_visible()
        sit_down(page, hall.address, TITLE)
        expect(page.get_by_text("▶ still has to choose")).to_be_visible()
        page.keyboard.press("h")
        expect(page.get_by_text("Strong moves")).to_be_visible()
        before = position(page)
        page.locator(CHOICES).first.click()
        table_moved(page, before)
        play_to_the_end(page, seed=1)


def test_its_logs_are_looked_at_from_a_file(hall: Hall, visitor: Visit, stranger: Stranger, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    answers = "\n".join(["1"] * 6)
    stranger.meadhall("play", GAME, "--bots", "random", "--seed", "1", "--log", str(log), answers=answers)
    with visitor() as guest:
        guest.go(f"{hall.address}/replay")
        guest.page.locator("input[type=file]").set_input_files(log)
        expect(guest.page.locator(".picture")).to_contain_text("Tide 1 of 6")
