"""The prompt speaks to its reader, and money does not go without a word."""

import json
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .chromium import LAPTOP, Hall
from .conftest import Visit
from .playing import CHOICES, position, set_up, table_moved
from .test_people import listen

TALL_PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES = pytest.mark.parametrize("size", [LAPTOP, TALL_PHONE], ids=["laptop", "phone"])
FITS = "document.documentElement.scrollWidth <= innerWidth"


def play_now(page: Page, address: str, game: str) -> None:
    """Sit down at a table with one click, whatever the language."""
    page.goto(address)
    page.get_by_role("button", name=re.compile(f"^(Play now|Gleich spielen): {game}$")).click()
    page.locator(CHOICES).first.wait_for(timeout=180_000)


def test_who_acts_is_spoken_to_and_the_others_read_who_does_what(shared_hall: Hall, visitor: Visit) -> None:
    with (
        visitor() as anna,
        visitor(language="de") as bert,
        visitor() as cleo,
        visitor(size=TALL_PHONE, language="de") as dora,
    ):
        page = anna.page
        set_up(page, shared_hall.address, "Vikings", players=2, friends=1)
        link = page.get_by_label("Invitation link").input_value()
        bert.go(link)
        bert.page.get_by_role("button", name="Hierher setzen").click()
        expect(page.locator(CHOICES).first).to_be_visible()
        name = page.locator(".strip .me .name").inner_text().split("\n")[0].removesuffix(" (you)").strip()
        expect(page.locator("p.sentence")).to_have_text("Choose a group to buy.")
        expect(bert.page.locator("p.sentence")).to_have_text(f"{name} wählt eine Kombination zum Kaufen.")
        of_anna = {"en": f"{name} chooses a group to buy.", "de": f"{name} wählt eine Kombination zum Kaufen."}
        for watcher, language, label in ((cleo, "en", "You are watching"), (dora, "de", "Du siehst zu")):
            watcher.go(link)
            expect(watcher.page.locator("p.sentence")).to_have_text(of_anna[language])
            expect(watcher.page.locator(".watching")).to_have_text(label)
            assert watcher.page.evaluate(FITS)
        expect(page.locator(".watching")).to_have_count(0)
        expect(bert.page.locator(".watching")).to_have_count(0)
        cleo.keep("watching-laptop")
        dora.keep("watching-phone")
        page.locator(CHOICES).first.click()
        expect(cleo.page.locator("p.sentence")).to_contain_text(f"{name} chooses")


def test_people_at_one_screen_are_spoken_to_by_name(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name="New table…: Vikings", exact=True).click()
        dialogue = page.get_by_role("dialog")
        dialogue.get_by_text("2", exact=True).click()
        dialogue.get_by_label("Seat 2", exact=True).select_option("me")
        dialogue.get_by_label("Name on seat 2").fill("Zora")
        dialogue.get_by_role("button", name="Set up table").click()
        expect(page.locator("p.sentence")).to_have_text(re.compile(r"^(?!Zora).+: Choose a group to buy\.\s*$"))
        for _ in range(10):
            seen = position(page)
            page.locator(CHOICES).first.click()
            table_moved(page, seen)
            if page.locator("p.sentence").inner_text().startswith("Zora: "):
                break
        expect(page.locator("p.sentence")).to_have_text("Zora: Choose a group to buy.")


@SIZES
@pytest.mark.parametrize(
    ("language", "priced", "also"),
    [
        ("en", r"for (\d+): (\d+) gold and (\d+) fame\.", "you also pay fame"),
        ("de", r"für (\d+) \((\d+) Gold und (\d+) Siegpunkte?\): ", "zahlst du auch Siegpunkte"),
    ],
)
def test_a_price_that_takes_fame_says_so_on_the_wheel_in_its_label_and_in_the_prompt(
    shared_hall: Hall, visitor: Visit, size: ViewportSize, language: str, priced: str, also: str
) -> None:
    with visitor(size=size, language=language) as guest:
        page = guest.page
        heard = listen(page)
        play_now(page, shared_hall.address, "Vikings")
        # Whoever buys the dearest group each time is soon out of gold.
        for _ in range(40):
            if page.locator(".takes").count():
                break
            seen = position(page)
            page.locator(CHOICES).and_(page.locator(":visible")).last.click()
            table_moved(page, seen)
        takes = page.locator(".takes").last
        price = takes.get_attribute("data-price")
        group = page.locator(f'[data-action="buy {price}"]')
        label = group.get_attribute("aria-label") or ""
        found = re.search(priced, label)
        assert found and found[1] == price and int(found[2]) + int(found[3]) == int(price or 0)
        assert group.get_attribute("title") == label
        words = found[0].rstrip(".: ").partition(" ")[2]
        expect(page.locator("p.sentence")).to_contain_text(also)
        expect(page.locator("p.sentence")).to_contain_text(words)
        assert page.evaluate(FITS)
        guest.keep(f"vikings-fame-{language}-{size['width']}")
        gold, fame = purse(heard)
        seen = position(page)
        group.click()
        table_moved(page, seen)
        assert purse(heard) == (gold - int(found[2]), fame - int(found[3]))


def purse(heard: list[str | bytes]) -> tuple[int, int]:
    """Return my gold and fame as the hall has last told them."""
    told = [message for message in map(json.loads, heard) if message["type"] == "position"]
    player = told[-1]["view"]["players"][told[-1]["seat"]]
    return player["gold"], player["fame"]


@SIZES
@pytest.mark.parametrize(
    ("language", "stays", "nothing"),
    [
        ("en", "gold stays in hand.", "Nothing stays in hand: you can"),
        ("de", "Gold bleiben auf der Hand.", "Auf der Hand bleibt nichts: Du kannst"),
    ],
)
def test_what_stays_in_hand_is_shown_while_prices_are_set(
    shared_hall: Hall, visitor: Visit, size: ViewportSize, language: str, stays: str, nothing: str
) -> None:
    with visitor(size=size, language=language) as guest:
        page = guest.page
        play_now(page, shared_hall.address, "Isle of Skye")
        staying = page.locator(".staying")
        expect(staying).to_contain_text(stays)
        page.locator("main [data-action^='axe ']").first.click()
        coins = page.locator("main [data-action^='price ']")
        expect(coins.last.locator(".left")).to_contain_text("0 ")
        if size == LAPTOP:
            coins.last.hover()
        else:
            coins.last.focus()
        expect(staying).to_contain_text(nothing)
        assert nothing in (coins.last.get_attribute("title") or "")
        assert nothing not in (coins.first.get_attribute("title") or "")
        assert page.evaluate(FITS)
        guest.keep(f"skye-staying-{language}-{size['width']}")
        seen = position(page)
        coins.last.click()
        table_moved(page, seen)
        expect(coins).to_have_count(1)
        expect(page.locator("p.sentence")).to_contain_text("1 gold" if language == "en" else "1 Gold")
        coins.click()
        expect(page.locator("p.sentence")).to_have_text(
            re.compile(
                "no gold in hand|buys a tile or passes|kein Gold auf der Hand|kauft ein Plättchen oder passt|Warten auf|Waiting"
            )
        )
