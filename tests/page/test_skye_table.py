"""Isle of Skye at its drawn table: a whole game by clicking, secrets on the wire, phone, keyboard, German, axe."""

import json
import random
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from .chromium import LAPTOP, PHONE, Hall
from .conftest import Visit
from .playing import CHOICES, OVER, choose, is_over, play_to_the_end, position, set_up, step_through, table_moved
from .test_looks import findings
from .test_people import listen

GAME = "Isle of Skye"
FITS = "document.documentElement.scrollWidth <= innerWidth"


def sit_with_easy_bots(page: Page, address: str, players: int = 2) -> None:
    """Set up a table against bots that do not think long."""
    page.goto(address)
    page.get_by_role("button", name=f"New table…: {GAME}", exact=True).click()
    dialogue = page.get_by_role("dialog")
    dialogue.get_by_text(str(players), exact=True).click()
    for seat in range(2, players + 1):
        dialogue.get_by_label(f"Strength of the bot on seat {seat}").select_option("easy")
    dialogue.get_by_role("button", name="Set up table").click()
    expect(page.locator(CHOICES).first).to_be_visible()


def play_until(page: Page, wanted: str, rng: random.Random, most: int = 40) -> None:
    """Click what glows until something that can be chosen looks as wanted."""
    for _ in range(most):
        if page.locator(wanted).count():
            return
        seen = position(page)
        cheapest = page.locator("main [data-action='price 1']")
        if cheapest.count():
            cheapest.first.click()  # whoever asks for little has gold left to buy with
        else:
            choose(page, rng)
        table_moved(page, seen)
    raise AssertionError(f"{wanted} has not come in {most} clicks.")


LAYING = "main button.spot[data-action]"
BUYING = "main [data-action^='buy ']"


def test_a_whole_game_of_isle_of_skye_is_played_by_clicking(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_with_easy_bots(page, shared_hall.address)
        expect(page.get_by_role("region", name="Scoring tiles and round track")).to_be_visible()
        clicks = play_to_the_end(page, seed=4)
        assert clicks >= 6 * 5  # in each round the axe, two prices, a purchase or a pass, and something to build
        expect(page.locator(OVER)).to_contain_text("points")
        page.get_by_role("button", name="View the table").click()
        page.get_by_role("button", name="Outline completed areas").click()
        page.get_by_role("button", name="Show castle roads").click()
        guest.keep("skye-over")
        page.get_by_role("button", name="Show result").click()
        step_through(page)


def test_each_moment_of_a_round_shows_what_it_asks(shared_hall: Hall, visitor: Visit) -> None:
    rng = random.Random(2)
    with visitor() as guest:
        page = guest.page
        sit_with_easy_bots(page, shared_hall.address, players=3)
        # What a scoring tile means and pays is told to whoever points at it or comes by keyboard.
        page.locator(".tile .thing").first.focus()
        expect(page.locator(".bubble:popover-open")).to_contain_text(re.compile("right now|hidden gold"))
        guest.keep("skye-prices")
        play_until(page, BUYING, rng)
        guest.keep("skye-buying")
        play_until(page, LAYING, rng)
        # The tile can be turned by key, by wheel and by button, and each way to lay it is a button.
        texts = page.locator("main [data-action]")
        ways = sorted(texts.evaluate_all("all => all.map(one => one.dataset.action)"))
        pictured = page.locator(".held .tile g[transform^='rotate']").first
        before = pictured.get_attribute("transform")
        page.keyboard.press("e")
        expect(pictured).not_to_have_attribute("transform", before or "")
        page.keyboard.press("q")
        expect(pictured).to_have_attribute("transform", before or "")
        page.get_by_role("button", name="Turn right (E)").click()
        expect(pictured).not_to_have_attribute("transform", before or "")
        assert sorted(texts.evaluate_all("all => all.map(one => one.dataset.action)")) == ways
        guest.keep("skye-building")


def test_a_cell_where_the_tile_clashes_says_which_edge(shared_hall: Hall, visitor: Visit) -> None:
    rng = random.Random(3)
    with visitor() as guest:
        page = guest.page
        sit_with_easy_bots(page, shared_hall.address)
        play_until(page, f"{LAYING} ~ button.no", rng)
        page.locator("main button.no").first.click()
        expect(page.get_by_text("but the tile there shows").first).to_be_visible()


def test_the_clan_area_moves_and_grows_by_mouse_and_by_key(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_with_easy_bots(page, shared_hall.address)
        window = page.locator(".mine .window")
        drawn = page.locator(".mine .drawing > g").first
        box = window.bounding_box()
        assert box
        looks = [drawn.get_attribute("transform")]

        def moved() -> None:
            expect(drawn).not_to_have_attribute("transform", looks[-1] or "")
            looks.append(drawn.get_attribute("transform"))

        page.mouse.move(box["x"] + 60, box["y"] + box["height"] - 40)
        page.mouse.wheel(0, -300)
        moved()
        page.mouse.down()
        page.mouse.move(box["x"] + 160, box["y"] + box["height"] - 90, steps=4)
        page.mouse.up()
        moved()
        window.focus()
        page.keyboard.press("ArrowLeft")
        moved()
        page.keyboard.press("-")
        moved()
        page.get_by_role("button", name="Show everything (0)").click()
        expect(drawn).to_have_attribute("transform", looks[0] or "")


def players_told(heard: list[str | bytes]) -> list[dict[str, Any]]:
    """Return the views that a browser was told."""
    messages = [json.loads(frame) for frame in heard]
    return [message["view"] for message in messages if message.get("type") == "position"]


def test_prices_axe_and_gold_stay_secret_on_the_wire_until_the_reveal(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor() as bert:
        heard = listen(bert.page)
        set_up(anna.page, shared_hall.address, GAME, players=2, friends=1)
        bert.go(anna.page.get_by_label("Invitation link").input_value())
        bert.page.get_by_role("button", name="Sit here").click()
        for guest in (anna, bert):
            expect(guest.page.locator(CHOICES).first).to_be_visible()
        for _ in range(3):
            seen = position(anna.page)
            anna.page.locator(CHOICES).first.click()
            table_moved(anna.page, seen)
        expect(anna.page.locator(".waits")).to_contain_text("Waiting for")
        expect(bert.page.get_by_text("is done").first).to_be_visible()
        bert.keep("skye-waiting")
        before = players_told(heard)
        hers = [view["players"][0] for view in before]
        assert hers[-1]["chosen"] == 3
        assert {player["gold"] for player in hers} == {None} and {player["pricing"] for player in hers} == {None}
        assert all(slot["axe"] is None and slot["price"] is None for player in hers for slot in player["offer"])
        for _ in range(3):
            seen = position(bert.page)
            bert.page.locator(CHOICES).first.click()
            bert.page.wait_for_function("seen => document.querySelector('.page')?.dataset.position !== seen", arg=seen)
        expect(bert.page.locator(".offers")).to_be_visible()
        revealed = players_told(heard)[-1]["players"][0]
        assert revealed["gold"] is None and any(slot["price"] for slot in revealed["offer"])
        bert.keep("skye-revealed")


def test_a_round_on_a_phone_never_scrolls_sideways(shared_hall: Hall, visitor: Visit) -> None:
    rng = random.Random(5)
    with visitor(size=PHONE, touch=True) as guest:
        page = guest.page
        sit_with_easy_bots(page, shared_hall.address)
        guest.keep("skye-phone-prices", whole=True)
        for wanted in (BUYING, LAYING):
            play_until(page, wanted, rng)
            assert page.evaluate(FITS)
            guest.keep(f"skye-phone-{'buying' if wanted == BUYING else 'building'}")
        page.get_by_role("button", name="Turn right (E)").tap()
        page.locator(LAYING).first.tap()
        assert page.evaluate(FITS)


def test_a_round_is_played_by_keyboard_alone(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_with_easy_bots(page, shared_hall.address)
        page.keyboard.press("c")
        for _ in range(60):
            if "2/6" in page.locator(".strip").inner_text():
                return
            seen = position(page)
            expect(page.locator(f"{CHOICES}:focus")).to_have_count(1)
            if page.locator(LAYING).count():
                page.keyboard.press("e")
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            table_moved(page, seen)
        raise AssertionError("The second round has not come.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table_of_isle_of_skye(
    shared_hall: Hall, visitor: Visit, scheme: Literal["light", "dark"]
) -> None:
    rng = random.Random(6)
    with visitor(size=LAPTOP) as guest:
        page = guest.page
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        sit_with_easy_bots(page, shared_hall.address)
        assert findings(page) == [], "prices"
        play_until(page, BUYING, rng)
        assert findings(page) == [], "buying"
        play_until(page, LAYING, rng)
        assert findings(page) == [], "building"
        guest.keep(f"skye-{scheme}")
        assert not is_over(page)


def test_the_table_and_its_rules_speak_german(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(language="de-DE") as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name=f"Gleich spielen: {GAME}", exact=True).click()
        expect(page.get_by_role("region", name="Hinter meinem Sichtschirm")).to_be_visible()
        expect(page.locator("main [data-action^='axe ']").first).to_contain_text("Axt")
        page.keyboard.press("r")
        heading = page.get_by_role("heading", name="Ziehen und Preise")
        expect(heading).to_be_in_viewport()
        expect(page.locator(".rules figure svg").first).to_be_attached()
        guest.keep("skye-german")
