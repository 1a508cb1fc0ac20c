"""Coming and waiting: the lobby in its order, invitations, names that stay, bots that are followed at one's own pace."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .chromium import Hall
from .conftest import Visit
from .playing import CHOICES, set_up, sit_down
from .test_looks import findings

SMALL: ViewportSize = {"width": 390, "height": 844}


def test_the_lobby_begins_with_learning_and_then_with_my_tables(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(size=SMALL) as guest:
        page = guest.page
        guest.go(shared_hall.address)
        learn, games = page.get_by_role("region", name="Learn by playing"), page.get_by_role("region", name="Games")
        expect(learn.get_by_role("link")).to_have_text(["Vikings", "Isle of Skye", "Vikings Gone Wild"])
        expect(games.get_by_role("article")).to_have_count(3)
        assert learn.bounding_box()["y"] < games.bounding_box()["y"]  # type: ignore[index]
        guest.keep("comfort-lobby-newcomer", whole=True)
        # The name that the page has chosen stays the same until another one is chosen.
        suggested = page.get_by_label("You are").input_value()
        page.reload()
        expect(page.get_by_label("You are")).to_have_value(suggested)
        set_up(page, shared_hall.address, "Isle of Skye", players=2, friends=1)
        guest.go(shared_hall.address)
        mine = page.get_by_role("region", name="My tables")
        expect(mine.get_by_role("link")).to_have_count(1)
        expect(learn).to_have_count(0)
        assert mine.bounding_box()["y"] < games.bounding_box()["y"]  # type: ignore[index]
        guest.keep("comfort-lobby-mine", whole=True)
        assert findings(page) == []


def test_an_invitation_says_who_invites_to_which_game_and_rules(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor(size=SMALL, language="de") as bert:
        anna.page.request.post(f"{shared_hall.address}/api/me", data={"name": "Anna <i>"})
        set_up(anna.page, shared_hall.address, "Vikings", players=2, friends=1, options=("Advanced game: special",))
        link = anna.page.get_by_label("Invitation link").input_value()
        expect(anna.page.locator("dl")).to_contain_text("Advanced game: special tiles")
        guest_name = "Sigrid"
        bert.go(shared_hall.address)
        bert.page.get_by_label("Du bist").fill(guest_name)
        bert.page.get_by_label("Du bist").press("Enter")
        expect(bert.page.get_by_text(f"Willkommen, {guest_name}.")).to_be_visible()
        # The browser keeps the name, also where the hall has forgotten whose it was.
        bert.context.clear_cookies()
        bert.go(link)
        expect(bert.page.get_by_text("Anna <i> lädt dich zu einer Partie ein: Vikings")).to_be_visible()
        expect(bert.page.get_by_text(f"Du setzt dich als {guest_name}.")).to_be_visible()
        expect(bert.page.locator("dl")).to_contain_text("Version für Fortgeschrittene")
        lesson = bert.page.get_by_role("link", name="Noch nie Vikings gespielt?")
        expect(lesson).to_have_attribute("href", re.compile("^/learn/vikings"))
        bert.keep("comfort-invitation", whole=True)
        assert findings(bert.page) == []
        bert.page.get_by_role("button", name="Hierher setzen").click()
        expect(anna.page.locator(CHOICES).first).to_be_visible()
        expect(anna.page.locator(".strip")).to_contain_text(guest_name)


def test_bots_are_followed_at_my_pace_and_skipped(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(pace="slow") as guest:
        page = guest.page
        sit_down(page, shared_hall.address, "Isle of Skye")
        table = page.url.replace("/table/", "/api/tables/")

        def shown() -> int:
            return int((page.locator(".page").get_attribute("data-position") or "0/0").split("/")[1])

        # The hall is as fast as its bots are: it is my turn there while the page still shows what they do.
        skip = page.get_by_role("button", name="Skip")
        while not (skip.count() and page.request.get(table).json()["my_turn"]):
            if page.locator(CHOICES).count():
                page.locator(CHOICES).first.click()
            page.wait_for_timeout(50)
        assert shown() < page.request.get(table).json()["ply"]
        expect(page.locator(".dots")).to_be_visible()
        guest.keep("comfort-bots-at-my-pace")
        page.keyboard.press("s")
        expect(page.locator(CHOICES).first).to_be_visible(timeout=1500)
        assert shown() == page.request.get(table).json()["ply"]
        expect(skip).to_have_count(0)
        page.get_by_role("button", name="More").click()
        page.get_by_label("Bots’ moves").select_option("at once")
        page.reload()
        page.get_by_role("button", name="More").click()
        expect(page.get_by_label("Bots’ moves")).to_have_value("at-once")


def test_a_bot_says_how_strong_it_is_and_shows_how_long_it_thinks(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(size=SMALL, language="de", pace="normal") as guest:
        page = guest.page
        guest.go(shared_hall.address)
        page.get_by_role("button", name="Neuer Tisch …: Vikings", exact=True).click()
        dialogue = page.get_by_role("dialog")
        dialogue.get_by_text("2", exact=True).click()
        expect(dialogue.get_by_text("Übersieht vieles. Antwortet sofort.")).to_be_visible()
        dialogue.get_by_label("Stärke des Bots auf Platz 2").select_option("Meister")
        expect(dialogue.get_by_text("Am stärksten. Denkt bis zu 4 Sekunden nach.")).to_be_visible()
        guest.keep("comfort-levels")
        assert findings(page) == []
        dialogue.get_by_role("button", name="Tisch einrichten").click()
        # Motion is reduced here: the measure grows all the same, and nothing moves.
        measure = page.locator(".measure .passed")
        while measure.count() == 0:
            if page.locator(CHOICES).count():
                page.locator(CHOICES).first.click()
            page.wait_for_timeout(50)
        page.wait_for_function("() => document.querySelector('.measure .passed')?.getBoundingClientRect().width > 20")
        guest.keep("comfort-thinking")
        assert page.evaluate("getComputedStyle(document.querySelector('.dots i')).animationName") == "none"
        # So that the bot does not think on alone.
        page.get_by_role("button", name="Mehr").click()
        page.get_by_role("button", name="Aufhören vorschlagen").click()
        expect(page.get_by_role("dialog")).to_be_visible()


# Phones upright and on their side, and usual screens enlarged to 200%.
SIZES = [(390, 844), (360, 640), (844, 390), (683, 384), (960, 540)]
LEAST_SHARE = 0.6  # of the height that is the table's
LEAST_TARGET, EVERY_TURN = 24, 44  # pixels of what is touched

# How much of the window's height is not covered by the frame once the reader has scrolled down.
SHARE = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const covers = [...document.querySelectorAll('.page > header, .prompt, .strip, aside.compact .tabs')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height, bottom, top }) => height > 0 && bottom > 0 && top < innerHeight);
  const head = Math.max(0, ...covers.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom));
  const foot = Math.max(0, ...covers.filter(({ top }) => top >= innerHeight / 2).map(({ top }) => innerHeight - top));
  return 1 - (head + foot) / innerHeight;
}"""
# What can be chosen and is hidden by something else when it is brought into sight, or is too small to be touched.
HIDDEN = """(least) => [...document.querySelectorAll('main [data-action]')].flatMap((choice) => {
  choice.scrollIntoView({ block: 'nearest' });
  const box = choice.getBoundingClientRect();
  const what = `${choice.dataset.action} ${Math.round(box.width)}x${Math.round(box.height)}`;
  if (box.width < least || box.height < least) return [`small: ${what}`];
  const corners = [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9]].map(([x, y]) =>
    document.elementFromPoint(box.x + x * box.width, box.y + y * box.height));
  const free = corners.every((found) => found && (choice.contains(found) || found.contains(choice) ||
    found.closest('main') !== null && found.closest('.turn, nav') === null));
  return free ? [] : [`hidden: ${what}`];
})"""


@pytest.mark.parametrize("game", ["Vikings", "Isle of Skye", "Vikings Gone Wild"])
def test_most_of_the_height_is_the_tables_and_nothing_legal_hides(shared_hall: Hall, visitor: Visit, game: str) -> None:
    with visitor(size=SMALL, touch=True, language="de") as guest:
        page = guest.page
        guest.go(shared_hall.address)
        page.get_by_role("button", name=f"Gleich spielen: {game}", exact=True).click()
        expect(page.locator(CHOICES).first).to_be_visible()
        assert findings(page) == []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settled(page, compact=width < 700 or height < 480)
            assert page.evaluate(SHARE) >= LEAST_SHARE, (width, height)
            assert page.evaluate(HIDDEN, LEAST_TARGET) == [], (width, height)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
            if width >= 700 and height >= 480:  # the table scrolls, not the page
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
            for answer in page.locator(".answers .button").all():
                box = answer.bounding_box()
                assert box is None or width >= 700 or box["height"] >= EVERY_TURN, (width, height)
            guest.keep(f"comfort-{game.lower().replace(' ', '-')}-{width}x{height}")


def settled(page: Page, compact: bool) -> None:
    """Wait until the page is laid out for its window."""
    page.wait_for_function(
        "(compact) => document.querySelector('.page').classList.contains('compact') === compact", arg=compact
    )
    page.wait_for_function(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
    )
