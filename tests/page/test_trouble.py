"""Things that go wrong: reloading, a killed server, a lost connection, a click on what is not legal."""

from playwright.sync_api import Page, expect

from .chromium import Hall
from .conftest import Visit
from .playing import CHOICES, position, sit_down, table_moved


def buy_something(page: Page) -> str:
    """Buy a group, so that the turn is in its middle; return what is asked then."""
    seen = position(page)
    page.locator(CHOICES).first.click()
    table_moved(page, seen)
    return page.locator("p.sentence").inner_text()


def test_a_reload_in_mid_turn_loses_nothing(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        sit_down(guest.page, shared_hall.address)
        asked, here = buy_something(guest.page), position(guest.page)
        guest.page.reload()
        expect(guest.page.locator("p.sentence")).to_have_text(asked)
        expect(guest.page.locator(CHOICES).first).to_be_visible()
        assert position(guest.page) == here


def test_a_killed_server_loses_nothing_and_the_page_comes_back_by_itself(own_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_down(page, own_hall.address)
        asked, here = buy_something(page), position(page)
        own_hall.kill()
        expect(page.get_by_role("alert")).to_contain_text("Connection lost")
        expect(page.locator(CHOICES)).to_have_count(0)
        guest.keep("connection-lost")
        own_hall.open()
        expect(page.get_by_role("alert")).to_be_hidden()
        expect(page.locator("p.sentence")).to_have_text(asked)
        assert position(page) == here
        page.locator(CHOICES).first.click()
        table_moved(page, here)


def test_a_lost_connection_is_found_again(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_down(page, shared_hall.address)
        here = position(page)
        guest.context.set_offline(True)
        expect(page.get_by_role("alert")).to_contain_text("Connection lost")
        guest.context.set_offline(False)
        expect(page.get_by_role("alert")).to_be_hidden()
        page.locator(CHOICES).first.click()
        table_moved(page, here)


def test_what_is_not_legal_is_explained_on_click(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        sit_down(guest.page, shared_hall.address)
        buy_something(guest.page)
        # A group is bought already; a second one is not asked for.
        guest.page.locator("[data-group]:not([data-action])").last.click()
        expect(guest.page.locator(".notice")).to_contain_text("Not now. Expected:")


def test_a_reason_that_is_a_ruling_leads_to_the_ruling(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_down(page, shared_hall.address)
        # The group at 0 is not for sale while others of its colour stand on the wheel; the last of its colour is.
        not_for_sale = page.locator("[data-group]:not([data-action])")
        while not ("Choose a group" in page.locator("p.sentence").inner_text() and not_for_sale.count()):
            seen = position(page)
            page.locator(CHOICES).first.click()
            table_moved(page, seen)
        not_for_sale.first.click()
        notice = page.locator(".notice")
        assert "ruling" not in notice.locator("p").inner_text().split("Why?")[0]
        link = notice.get_by_role("link", name="Why? Read the ruling")
        expect(link).to_have_attribute("href", "/rules/vikings#ruling-8")
        guest.keep("reason-with-its-ruling")
        page.goto(f"{shared_hall.address}/rules/vikings#ruling-8")
        expect(page.locator(".asked")).to_contain_text("A price is paid with gold first")
        expect(page.locator(".asked")).to_be_in_viewport()
        guest.keep("ruling")


def test_undo_takes_back_within_the_turn_and_starting_over_all_of_it(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_down(page, shared_hall.address)
        first = page.locator("p.sentence").inner_text()
        asked = buy_something(page)
        assert asked != first
        page.get_by_role("button", name="Undo").click()
        expect(page.locator("p.sentence")).to_have_text(first)
        buy_something(page)
        here = position(page)
        page.locator(CHOICES).first.click()
        table_moved(page, here)
        page.get_by_role("button", name="Restart turn").click()
        expect(page.locator("p.sentence")).to_have_text(first)


def test_a_turn_can_be_confirmed_before_it_ends(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_down(page, shared_hall.address)
        page.get_by_role("button", name="More").click()
        page.get_by_label("Ask me before my turn ends").check()
        for _ in range(6):
            here = position(page)
            page.locator(CHOICES).first.click()
            page.wait_for_function(
                "seen => document.querySelector('.page').dataset.position !== seen || "
                "/Are you sure/.test(document.querySelector('.sentence').textContent)",
                arg=here,
            )
            if "Are you sure" in page.locator("p.sentence").inner_text():
                assert position(page) == here
                page.get_by_role("button", name="Yes").click()
                table_moved(page, here)
                return
        raise AssertionError("No choice ended the turn.")


def test_the_log_shows_the_table_as_it_was(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_down(page, shared_hall.address)
        buy_something(page)
        page.locator(".log button").last.click()
        expect(page.locator("p.sentence")).to_contain_text("You are looking back")
        expect(page.locator(CHOICES)).to_have_count(0)
        page.get_by_role("button", name="Back to the game").click()
        expect(page.locator(CHOICES).first).to_be_visible()


def test_a_hint_says_what_a_strong_player_would_do(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        sit_down(page, shared_hall.address)
        page.get_by_role("button", name="Hint").click()
        hint = page.get_by_role("region", name="Strong moves")
        expect(hint.locator("li").first).to_contain_text("%")
        here = position(page)
        guest.keep("hint")
        hint.locator("li button").first.click()
        table_moved(page, here)


def test_an_address_that_leads_nowhere_leads_back_to_the_lobby(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        guest.go(f"{shared_hall.address}/no/such/place")
        guest.page.get_by_role("link", name="To the lobby").click()
        expect(guest.page.get_by_role("button", name="Play now: Vikings", exact=True)).to_be_visible()
