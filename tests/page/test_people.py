"""Several people at one table: invited, in two browsers or at one screen, with their secrets kept."""

import json
import re

from playwright.sync_api import Page, expect

from .chromium import Guest, Hall
from .conftest import Visit
from .playing import CHOICES, position, set_up, table_moved

# A page out of sight, on a machine that notes what it plays instead of playing it.
OUT_OF_SIGHT = """
Object.defineProperty(document, "hidden", { get: () => true });
window.heard = [];
const still = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
window.AudioContext = class { state = "running"; currentTime = 0; destination = {}; async resume() {} };
window.OscillatorNode = class {
  frequency = still;
  constructor(_, { frequency }) { window.heard.push(frequency); }
  connect(next) { return next; }
  start() {}
  stop() {}
};
window.GainNode = class { gain = still; connect(next) { return next; } };
window.notified = [];
window.Notification = class {
  static permission = "default";
  static requestPermission = async () => (Notification.permission = "granted");
  constructor(title, { body }) { window.notified.push(`${title}: ${body}`); }
};
"""
HORN = 294


def name_of(page: Page) -> str:
    return page.locator(".strip .me .name").inner_text().split("\n")[0].removesuffix(" (you)").strip()


def listen(page: Page) -> list[str | bytes]:
    """Note everything that the hall says to a browser from now on."""
    heard: list[str | bytes] = []

    def note(frame: str | bytes) -> None:
        heard.extend(str(frame).split("\n"))

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return heard


def choices_of(seat: int, heard: list[str | bytes]) -> list[str | None]:
    """Return what a browser was told of a seat's choices; None is a secret."""
    entries = [entry for frame in heard for entry in json.loads(frame).get("entries", [])]
    choices = [entry["action"] for entry in entries if entry["seat"] == seat]
    assert choices
    return choices


def test_two_people_play_in_two_browsers_and_keep_their_secrets(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor() as bert:
        heard = {guest.page: listen(guest.page) for guest in (anna, bert)}
        set_up(anna.page, shared_hall.address, "Isle of Skye", players=2, friends=1)
        link = anna.page.get_by_label("Invitation link").input_value()
        assert re.fullmatch(rf"{re.escape(shared_hall.address)}/invitation/\S{{16,}}", link)
        bert.go(link)
        bert.page.get_by_role("button", name="Sit here").click()
        for guest in (anna, bert):
            expect(guest.page.locator(CHOICES).first).to_be_visible()
        # Anna sets a price. Bert sees that she has chosen, and not what; nor does his browser hear it.
        before = position(anna.page)
        anna.page.locator(CHOICES).first.click()
        table_moved(anna.page, before)
        expect(bert.page.locator(".log .head").first).to_contain_text("in secret")
        assert all(action is None for action in choices_of(0, heard[bert.page]))
        assert any(action is not None for action in choices_of(0, heard[anna.page]))


def until_the_others_turn(page: Page) -> None:
    """Choose something until it is the other's turn; the page may not have heard yet that it is mine."""
    expect(page.locator(CHOICES).first).to_be_visible()
    while page.locator(CHOICES).count():
        seen = position(page)
        page.locator(CHOICES).first.click()
        page.wait_for_function("seen => document.querySelector('.page').dataset.position !== seen", arg=seen)


def test_my_turn_sounds_and_blinks_in_the_title_unless_it_is_switched_off(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor() as bert:
        bert.page.add_init_script(OUT_OF_SIGHT)
        set_up(anna.page, shared_hall.address, "Vikings", players=2, friends=1)
        bert.go(anna.page.get_by_label("Invitation link").input_value())
        bert.page.get_by_role("button", name="Sit here").click()
        expect(anna.page.locator(CHOICES).first).to_be_visible()
        expect(bert.page).to_have_title("Meadhall")
        assert HORN not in bert.page.evaluate("heard")
        until_the_others_turn(anna.page)
        expect(bert.page.locator(CHOICES).first).to_be_visible()
        assert HORN in bert.page.evaluate("heard")
        for title in (re.compile("^● "), "Meadhall", re.compile("^● ")):
            expect(bert.page).to_have_title(title)
        bert.page.get_by_role("button", name="More").click()
        bert.page.get_by_label("Sound").uncheck()
        bert.page.get_by_label("Blink the title").uncheck()
        assert bert.page.evaluate("notified") == [], "nobody is notified who has not asked for it"
        bert.page.get_by_label("Notify me when it is my turn").check()
        bert.page.keyboard.press("Escape")
        until_the_others_turn(bert.page)
        before = bert.page.evaluate("heard").count(HORN)
        until_the_others_turn(anna.page)
        expect(bert.page).to_have_title(re.compile("^● "))
        bert.page.wait_for_timeout(1500)
        expect(bert.page).to_have_title(re.compile("^● "), timeout=1)
        assert bert.page.evaluate("heard").count(HORN) == before
        assert bert.page.evaluate("notified") == ["Your turn: Vikings"]


def test_a_stranger_neither_finds_nor_joins_a_private_table(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor() as stranger:
        set_up(anna.page, shared_hall.address, "Vikings", players=2, friends=1)
        expect(anna.page.get_by_label("Invitation link")).to_be_visible()
        stranger.go(shared_hall.address)
        expect(stranger.page.get_by_text("Nobody is waiting for players")).to_be_visible()
        stranger.go(anna.page.url)
        expect(stranger.page.get_by_role("link", name="To the lobby")).to_be_visible()
        stranger.troubles.clear()  # the browser notes the refusal


def test_a_name_is_chosen_and_kept(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        guest.go(shared_hall.address)
        guest.page.get_by_label("You are").fill("Sigrid <b>")
        guest.page.get_by_label("You are").press("Enter")
        expect(guest.page.get_by_text("Welcome, Sigrid <b>.")).to_be_visible()
        guest.page.reload()
        expect(guest.page.get_by_label("You are")).to_have_value("Sigrid <b>")


def test_a_curtain_falls_between_two_people_at_one_screen(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name="New table…: Isle of Skye", exact=True).click()
        dialogue = page.get_by_role("dialog")
        dialogue.get_by_text("2", exact=True).click()
        dialogue.get_by_label("Seat 2", exact=True).select_option("me")
        dialogue.get_by_label("Name on seat 2").fill("Bodil")
        dialogue.get_by_role("button", name="Set up table").click()
        page.get_by_role("button", name=re.compile("^I am ")).click()
        expect(page.locator(CHOICES).first).to_be_visible()
        first = name_of(page)
        while page.get_by_role("button", name=re.compile("^I am ")).count() == 0:
            seen = position(page)
            page.locator(CHOICES).first.click()
            page.wait_for_function(
                "seen => document.querySelector('.curtain') || "
                "(document.querySelector('main [data-action]') && document.querySelector('.page').dataset.position !== seen)",
                arg=seen,
            )
        expect(page.locator("main [data-action]")).to_have_count(0)
        guest.keep("curtain")
        page.get_by_role("button", name=re.compile("^I am ")).click()
        expect(page.locator(CHOICES).first).to_be_visible()
        assert name_of(page) != first


def test_leaving_gives_the_seat_to_a_bot_until_one_comes_back(shared_hall: Hall, visitor: Visit) -> None:
    # A friend at the table, so that bots alone do not play the game to its end meanwhile.
    with visitor() as guest, visitor() as friend:
        page = guest.page
        set_up(page, shared_hall.address, "Vikings", players=2, friends=1)
        friend.go(page.get_by_label("Invitation link").input_value())
        friend.page.get_by_role("button", name="Sit here").click()
        expect(page.locator(CHOICES).first).to_be_visible()
        table = page.url
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Leave table").click()
        page.get_by_role("dialog").get_by_role("button", name="Leave table").click()
        expect(page.get_by_role("region", name="My tables")).to_be_visible()
        page.goto(table)
        page.get_by_role("button", name="Take my seat back").click()
        expect(page.get_by_text("a bot plays for you")).to_be_hidden()


def end_together(shared_hall: Hall, anna: Guest, bert: Guest) -> None:
    """Let two people sit down at a table in two browsers, and agree to end at once."""
    for guest, name in ((anna, "Anna"), (bert, "Bert")):
        guest.page.request.post(f"{shared_hall.address}/api/me", data={"name": name})
    set_up(anna.page, shared_hall.address, "Vikings", players=2, friends=1)
    bert.go(anna.page.get_by_label("Invitation link").input_value())
    bert.page.get_by_role("button", name="Sit here").click()
    expect(anna.page.locator(CHOICES).first).to_be_visible()
    table = bert.page.url.replace("/table/", "/api/tables/")
    for guest in (anna, bert):
        guest.page.request.post(f"{table}/end", data={})
    for guest in (anna, bert):
        expect(guest.page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_rematch_is_proposed_and_both_are_led_there_when_it_is_accepted(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor() as bert:
        end_together(shared_hall, anna, bert)
        old = anna.page.url
        anna.page.get_by_role("button", name="Play again").click()
        expect(anna.page.get_by_text("You asked for another game. No answer yet: Bert.")).to_be_visible()
        expect(bert.page.get_by_text("Anna would like to play again.")).to_be_visible()
        assert bert.page.url == old
        # It does not go away with the dialogue, and it is there for who comes back from the lobby.
        bert.page.keyboard.press("Escape")
        expect(bert.page.locator("header").get_by_text("Anna would like to play again.")).to_be_visible()
        bert.go(shared_hall.address)
        mine = bert.page.get_by_role("region", name="My tables")
        mine.get_by_role("link", name="Anna would like to play again.").click()
        bert.page.get_by_role("button", name="Decline").click()
        expect(anna.page.get_by_text("You asked for another game. Declined: Bert.")).to_be_visible()
        anna.keep("rematch-declined")
        bert.page.get_by_role("button", name="Accept").click()
        for guest in (anna, bert):
            guest.page.wait_for_url(lambda url: "/table/" in url and url != old)
            expect(guest.page.locator("p.sentence")).to_contain_text(re.compile("[Cc]hooses? a group"))
        assert anna.page.url == bert.page.url
        # The old table stays what it was, and shows the way.
        anna.go(old)
        anna.page.get_by_role("link", name="To the new game").click()
        anna.page.wait_for_url(bert.page.url)


def test_who_declines_a_rematch_stays_and_the_others_begin_without(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor() as bert:
        end_together(shared_hall, anna, bert)
        old = anna.page.url
        bert.page.get_by_role("button", name="Play again").click()
        anna.page.get_by_role("button", name="Decline").click()
        bert.page.get_by_role("button", name="Start without them").click()
        expect(bert.page.get_by_text("One seat is still free.")).to_be_visible()
        expect(anna.page.get_by_text("Another game has been set up.")).to_be_visible()
        assert anna.page.url == old


def test_a_game_is_ended_by_agreement_and_played_again(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        set_up(page, shared_hall.address, "Vikings", players=2)
        expect(page.locator(CHOICES).first).to_be_visible()
        old = page.url
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Propose to stop here").click()
        expect(page.get_by_role("dialog", name="ended by agreement")).to_be_visible()
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: "/table/" in url and url != old)
        expect(page.locator("p.sentence")).to_contain_text(re.compile("choose[s]? a group", re.IGNORECASE))
