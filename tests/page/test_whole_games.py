"""Whole games, played by clicking what a person clicks."""

from playwright.sync_api import Page, expect

from .chromium import PHONE, Hall
from .conftest import Visit
from .playing import CHOICES, OVER, play_to_the_end, position, set_up, sit_down, step_through, table_moved


def test_one_click_in_the_lobby_seats_a_newcomer_at_vikings(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(motion=True) as guest:
        sit_down(guest.page, shared_hall.address)
        assert guest.page.url.startswith(f"{shared_hall.address}/table/")
        expect(guest.page.locator("p.sentence")).to_contain_text("Choose a group to buy")
        guest.keep("table-laptop")


def test_a_standard_game_against_bots_is_played_to_its_end(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        set_up(guest.page, shared_hall.address, "Vikings", players=2)
        clicks = play_to_the_end(guest.page, seed=1)
        assert clicks >= 36  # 18 groups, each bought and placed
        ending = guest.page.get_by_role("dialog")
        expect(ending.locator(".winner")).to_contain_text("fame")
        for category in ("purchases", "feeding"):
            expect(ending.get_by_role("row", name=category).first).to_be_visible()
        expect(ending.get_by_role("img", name="Chart")).to_be_visible()
        expect(ending.locator(".places li")).to_have_count(2)
        guest.keep("end-laptop")
        step_through(guest.page)


def test_an_advanced_game_is_played_to_its_end(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        set_up(guest.page, shared_hall.address, "Vikings", players=2, options=("Advanced game: special tiles",))
        expect(guest.page.locator("p.sentence")).to_contain_text("auction")
        play_to_the_end(guest.page, seed=2)
        expect(guest.page.locator(".winner")).to_contain_text("fame")
        step_through(guest.page)


def test_a_game_on_a_phone_never_scrolls_sideways(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(size=PHONE, touch=True) as guest:
        sit_down(guest.page, shared_hall.address)
        guest.keep("table-phone")
        for _ in range(8):
            assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            seen = position(guest.page)
            guest.page.locator(CHOICES).and_(guest.page.locator(":visible")).first.tap()
            table_moved(guest.page, seen)
        for tab in ("Log", "Points", "Rules", "More", "Table"):
            guest.page.get_by_role("toolbar").get_by_role("button", name=tab).tap()
            assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
            guest.keep(f"phone-{tab.lower()}")


def test_a_turn_is_played_by_keyboard_alone(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(shared_hall.address)
        expect(page.get_by_role("button", name="Play now: Vikings", exact=True)).to_be_visible()
        press_tab_until(page, "Play now: Vikings")
        page.keyboard.press("Enter")
        expect(page.locator(CHOICES).first).to_be_visible()
        press_tab_until(page, None)
        page.keyboard.press("ArrowDown")
        for _ in range(5):  # the focus goes by itself to what can be chosen next
            seen = position(page)
            expect(page.locator(f"{CHOICES}:focus")).to_have_count(1)
            page.keyboard.press("Enter")
            table_moved(page, seen)
        if page.get_by_role("button", name="Undo").is_disabled():
            seen = position(page)
            page.keyboard.press("Enter")
            table_moved(page, seen)
        seen = position(page)
        page.keyboard.press("u")
        expect(page.locator(".page")).not_to_have_attribute("data-position", seen or "")


def press_tab_until(page: Page, label: str | None) -> None:
    """Press Tab until a button of that name, or without one any choice on the table, has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        here = page.evaluate(
            "() => { const e = document.activeElement;"
            " return [e.getAttribute('aria-label') ?? e.textContent.trim(), e.closest('main [data-action]') !== null] }"
        )
        if (here[1] and label is None) or (label is not None and here[0] == label):
            return
    raise AssertionError(f"Tab does not reach {label or 'a choice'}.")


def test_a_german_reader_reads_german_everywhere(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(language="de-DE") as guest:
        page = guest.page
        page.goto(shared_hall.address)
        guest.keep("lobby-german")
        page.get_by_role("button", name="Gleich spielen: Vikings", exact=True).click()
        expect(page.locator("p.sentence")).to_contain_text("Wähle eine Kombination zum Kaufen.")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        seen = position(page)
        page.locator(CHOICES).first.click()
        table_moved(page, seen)
        expect(page.locator(".log .head").first).to_contain_text("kauft")
        page.keyboard.press("r")
        expect(page.get_by_role("heading", name="Inseln legen")).to_be_visible()
        guest.keep("table-german")


def test_isle_of_skye_and_vikings_gone_wild_can_be_played(shared_hall: Hall, visitor: Visit) -> None:
    for game in ("Isle of Skye", "Vikings Gone Wild"):
        with visitor() as guest:
            sit_down(guest.page, shared_hall.address, game)
            for _ in range(4):
                seen = position(guest.page)
                guest.page.locator(CHOICES).first.click()
                table_moved(guest.page, seen)
            assert guest.page.locator(OVER).count() == 0
            guest.keep(f"table-{game.lower().replace(' ', '-')}")
