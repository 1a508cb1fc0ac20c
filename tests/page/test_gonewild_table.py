"""The table of Vikings Gone Wild in a real browser: whole games, secrets, an attack with its answer, phone, keyboard, German."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.games.gonewild.rules.ids import PACKAGED

from .chromium import LAPTOP, Guest, Hall
from .conftest import Visit
from .playing import CHOICES, is_over, position, set_up, step_through, table_moved
from .test_looks import findings
from .test_people import listen

GAME = "Vikings Gone Wild"
FITS = "document.documentElement.scrollWidth <= innerWidth"
# What ends or slows a turn is left for last, as people do.
RAID = ("declare", "send", "attack 1", "attack 2", "build gold_factory", "build brewery", "play beer", "play gold")
BEST = ("declare", "claim", "upgrade", "attack", "send", "answer")
LAST = ("end turn", "exchange", "swap", "return", "pay by hand")


def seat_all(page: Page, address: str, *, level: str = "easy", friend: bool = False) -> None:
    """Set up a table for two: me, and a bot or a friend."""
    page.goto(address)
    page.get_by_role("button", name=f"New table…: {GAME}", exact=True).click()
    dialogue = page.get_by_role("dialog")
    dialogue.get_by_text("2", exact=True).click()
    if friend:
        dialogue.get_by_label("Seat 2", exact=True).select_option("friend")
    else:
        dialogue.get_by_label(re.compile("Strength of the bot")).first.select_option(level)
    dialogue.get_by_role("button", name="Set up table").click()
    expect(dialogue).to_be_hidden()


def laid(page: Page) -> None:
    """Wait until the table is laid; a hall that has just been opened loads its rules first."""
    page.locator(CHOICES).first.wait_for(timeout=180_000)


def offered(page: Page) -> list[str]:
    """Return the actions that can be clicked on the table."""
    found: list[str] = page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.action)")
    return found


def choose(page: Page, rng: random.Random) -> tuple[str, bool]:
    """Click as somebody would who likes to fight and is soon done; tell what, and whether the page asked first."""
    texts = sorted(set(offered(page)))
    useful = [text for text in texts if not text.startswith(LAST)]
    best = [text for text in useful if text.startswith(BEST)] or useful
    done = "end turn" in texts and rng.random() < 0.35
    text = "end turn" if done or not useful else rng.choice(best)
    return text, click(page, text)


def click(page: Page, text: str) -> bool:
    """Click an action, and say yes where the page asks because something would be lost; tell whether it did."""
    seen = position(page)
    page.locator(f'main [data-action="{text}"]').first.click()
    asked = asks(page, seen)
    if asked:
        page.get_by_role("button", name="Yes").click()
    return asked


def asks(page: Page, seen: str | None) -> bool:
    """Wait until what was chosen is done, or the page asks because something would be lost; tell whether it asks."""
    page.wait_for_function(
        "seen => document.querySelector('.cautions') || document.querySelector('.page')?.dataset.position !== seen",
        arg=seen,
    )
    return page.locator(".cautions").count() > 0


def cautions(heard: list[str | bytes]) -> list[str]:
    """Return what the hall says would be lost if my turn ended now."""
    legal = told(heard, "position")[-1]["legal"]
    assert isinstance(legal, list)
    return [caution for action in legal if action["text"] == "end turn" for caution in action["cautions"]]


def told(heard: list[str | bytes], kind: str) -> list[dict[str, object]]:
    """Return the messages of a kind that a browser was told."""
    return [message for message in map(json.loads, heard) if message.get("type") == kind]


def test_a_whole_game_against_a_bot_is_played_by_clicking(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        heard = listen(page)
        seat_all(page, shared_hall.address, level="medium")  # who ends a game sooner than an easy one
        laid(page)
        guest.keep("gonewild-opening")
        rng = random.Random(5)
        questions: set[bool] = set()  # whether it was asked before a turn ended
        for clicks in range(600):
            # Everything that is legal can be clicked, and nothing else.
            if clicks % 10 == 0:
                legal = told(heard, "position")[-1]["legal"]
                assert isinstance(legal, list)
                assert set(offered(page)) == {action["text"] for action in legal}
            if clicks == 40:
                guest.keep("gonewild-laptop")
            seen = position(page)
            lost = cautions(heard)
            chosen, asked = choose(page, rng)
            if chosen == "end turn":
                assert asked == bool(lost)
                questions.add(asked)
            table_moved(page, seen)
            if is_over(page):
                break
        assert questions == {True, False}
        ending = page.get_by_role("dialog")
        expect(ending.locator(".winner")).to_contain_text("points")
        expect(ending.locator(".places li")).to_have_count(2)
        guest.keep("gonewild-end")
        step_through(page)


def two_people(anna: Guest, bert: Guest, address: str) -> None:
    seat_all(anna.page, address, friend=True)
    bert.go(anna.page.get_by_label("Invitation link").input_value())
    bert.page.get_by_role("button", name="Sit here").first.click()
    anna.page.locator("[data-part=hand]").wait_for(timeout=180_000)
    expect(bert.page.locator("[data-part=hand]")).to_be_visible()


def waits_for_somebody(*pages: Page) -> None:
    """Wait until one of two people has something to choose."""
    while not any(page.locator(CHOICES).count() for page in pages):
        pages[0].wait_for_timeout(20)


def hands_in(message: dict[str, object]) -> list[object]:
    view = message["view"]
    assert isinstance(view, dict)
    return [player["hand"] for player in view["players"]]


def test_two_people_keep_their_hands_secret_and_an_attack_is_answered(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor() as bert:
        of_anna, of_bert = listen(anna.page), listen(bert.page)
        two_people(anna, bert, shared_hall.address)
        answered = False
        for _ in range(120):
            actor, other = (anna, bert) if anna.page.locator(CHOICES).count() else (bert, anna)
            page = actor.page
            expect(page.locator(CHOICES).first).to_be_visible()
            if "no answer" in offered(page):
                panel = page.locator("[data-part=attack]")
                expect(panel).to_contain_text("You are under attack!")
                expect(other.page.locator("[data-part=attack]")).to_contain_text("may answer now")
                expect(panel.locator(".sum")).to_have_count(2)
                actor.keep("gonewild-defender")
                other.keep("gonewild-attacker")
                page.locator('main [data-action="no answer"]').click()
                expect(page.locator("[data-part=attack]")).to_have_count(0)
                answered = True
                break
            seen = position(page)
            texts = offered(page)
            # Resources, then a building that a warrior can hit, then the attack.
            wanted = next(
                (text for start in RAID for text in texts if text.startswith(start)),
                "end turn" if "end turn" in texts else texts[0],
            )
            click(page, wanted)
            expect(page.locator(".page")).not_to_have_attribute("data-position", seen or "")
            waits_for_somebody(anna.page, bert.page)
        assert answered
        for seat, heard in ((0, of_anna), (1, of_bert)):
            for message in told(heard, "position"):
                assert hands_in(message)[1 - seat] is None
            drawn = [entry for message in map(json.loads, heard) for entry in message.get("entries", [])]
            assert any(entry["action"] is None for entry in drawn)  # what the other has drawn


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_nothing_scrolls_sideways(shared_hall: Hall, visitor: Visit, width: int) -> None:
    with visitor(size={"width": width, "height": 800}, touch=True) as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name=f"Play now: {GAME}", exact=True).tap()
        laid(page)
        guest.keep(f"gonewild-phone-{width}", whole=True)
        play_with_chains(page)
        for _ in range(4):
            assert page.evaluate(FITS)
            seen = position(page)
            page.locator(CHOICES).and_(page.locator(":visible")).first.tap()
            table_moved(page, seen)
        # A tap on a card that cannot be chosen shows it large, with its sentence.
        page.locator("[data-part=market] [data-card=pigator]").tap()
        expect(page.locator(".zoomed")).to_contain_text("Fights with strength 5.")
        assert page.evaluate(FITS)


def play_with_chains(page: Page) -> None:
    """Play all resources with one tap, take them back with another, and buy with what is in the hand, all in sight."""
    means = page.get_by_role("group", name="What you can pay with")
    all_resources = means.get_by_role("button", name=re.compile("^Play all: Plays from your hand"))
    before, hand = position(page), page.locator("[data-part=hand] [data-card]").count()
    all_resources.tap()
    table_moved(page, before)
    assert not {"play beer", "play gold"} & set(offered(page))
    expect(all_resources).to_have_count(0)
    seen = position(page)
    page.get_by_role("button", name="Undo").tap()
    table_moved(page, seen)
    expect(page.locator("[data-part=hand] [data-card]")).to_have_count(hand)
    wish = page.locator("[data-part=market] [data-chain]").first
    expect(wish).to_have_attribute("aria-label", re.compile("Plays from your hand.*Left for this turn: "))
    wish.scroll_into_view_if_needed()
    expect(means).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("navigation", name="Parts of the table")).to_be_in_viewport(ratio=1)
    seen = position(page)
    wish.tap()
    table_moved(page, seen)
    expect(page.locator("[data-part=played] [data-card], .mark.built")).not_to_have_count(0)


def test_a_turn_is_played_by_keyboard_alone(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name=f"Play now: {GAME}", exact=True).click()
        laid(page)
        page.keyboard.press("c")
        for _ in range(3):
            expect(page.locator(f"{CHOICES}:focus")).to_have_count(1)
            page.keyboard.press("ArrowDown")
            seen = position(page)
            page.keyboard.press("Enter")
            if asks(page, seen):
                page.keyboard.press("Enter")
            table_moved(page, seen)
            if page.locator(f"{CHOICES}:focus").count() == 0:
                page.keyboard.press("c")
        while "end turn" not in offered(page):
            seen = position(page)
            page.keyboard.press("c")
            page.keyboard.press("Enter")
            table_moved(page, seen)
        label = page.get_by_role("button", name=re.compile("^End turn")).first
        expect(label).to_be_visible()
        # What would be lost is asked about, once, also by key.
        seen = position(page)
        page.keyboard.press("1")
        expect(page.locator(".cautions li")).not_to_have_count(0)
        expect(page.locator("p.sentence")).to_contain_text("Are you sure?")
        page.keyboard.press("1")
        expect(page.locator(".cautions li")).not_to_have_count(0)
        assert position(page) == seen
        page.keyboard.press("Escape")
        expect(page.locator(".cautions")).to_have_count(0)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        table_moved(page, seen)


@pytest.mark.parametrize(
    ("language", "question", "loses"),
    [
        (
            "en",
            "ends the turn. Are you sure?",
            "fighters? could still attack: |Unspent, and with no room to store it: ",
        ),
        ("de", "beendet den Zug. Sicher?", "Kämpfer könnten? noch angreifen: |Nicht ausgegeben, und zum Lagern "),
    ],
)
@pytest.mark.parametrize("size", [LAPTOP, {"width": 390, "height": 844}], ids=["laptop", "phone"])
def test_a_turn_that_would_lose_something_says_what_and_asks(
    shared_hall: Hall, visitor: Visit, size: ViewportSize, language: str, question: str, loses: str
) -> None:
    with visitor(size=size, language=language) as guest:
        page = guest.page
        heard = listen(page)
        page.goto(shared_hall.address)
        page.get_by_role("button", name=re.compile(f"^(Play now|Gleich spielen): {GAME}$")).click()
        laid(page)
        for _ in range(2):
            page.locator('main [data-action="play beer"]').first.click()
            table_moved(page, None)
        below = page.locator("main").bounding_box()
        end = page.locator('.answers .button:has-text("1")').first
        end.click()
        expect(page.locator("p.sentence")).to_contain_text(question)
        expect(page.locator(".cautions li")).to_have_text(cautions(heard))
        expect(page.locator(".cautions")).to_contain_text(re.compile(loses))
        assert page.locator("main").bounding_box() == below, "nothing jumps"
        assert page.evaluate(FITS)
        guest.keep(f"gonewild-caution-{language}-{size['width']}")
        seen = position(page)
        page.locator(".answers .button").nth(1).click()
        expect(page.locator(".cautions")).to_have_count(0)
        assert position(page) == seen
        end.click()
        page.locator(".answers .button.main").click()
        table_moved(page, seen)


def test_a_card_tells_its_meaning_by_pointing_and_by_focus(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name=f"Play now: {GAME}", exact=True).click()
        laid(page)
        page.locator("[data-card=tavern]").hover()
        bubble = page.locator(".zoomed")
        expect(bubble).to_contain_text("You draw 1 card more each round")
        expect(bubble).to_contain_text("designed to fit: cost, defence, damage bonus")
        guest.keep("gonewild-zoomed")
        page.locator("[data-card=drakkar]").focus()
        page.keyboard.press("Shift")
        # What cannot be done says why.
        page.locator("[data-card=pigator]").click()
        expect(page.get_by_text("Too little: the price is 4 beer and 3 gold")).to_be_visible()
        page.get_by_role("button", name=re.compile("Deck")).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()


def test_a_german_reader_reads_german_cards(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(language="de-DE") as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name=f"Gleich spielen: {GAME}", exact=True).click()
        laid(page)
        expect(page.locator("[data-part=market]")).to_contain_text("Brauerei")
        expect(page.get_by_role("heading", name="Odins Pfad")).to_be_visible()
        expect(page.locator("[data-part=missions]")).to_contain_text("von")
        page.keyboard.press("r")
        expect(page.get_by_role("heading", name="Dein Zug")).to_be_in_viewport()
        guest.keep("gonewild-german")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(shared_hall: Hall, visitor: Visit, scheme: Literal["light", "dark"]) -> None:
    with visitor(size=LAPTOP) as guest:
        page = guest.page
        page.emulate_media(color_scheme=scheme)
        page.goto(shared_hall.address)
        page.get_by_role("button", name=f"Play now: {GAME}", exact=True).click()
        laid(page)
        assert findings(page) == []
        seen = position(page)
        page.locator('main [data-action^="play"]').first.click()
        table_moved(page, seen)
        guest.keep(f"gonewild-{scheme}")
        assert findings(page) == []


@pytest.fixture
def owners_hall(tmp_path: Path) -> Iterator[Hall]:
    text = PACKAGED.read_text(encoding="utf-8")
    text = text.replace('en = "Cannon"', 'en = "Big Bertha"').replace("strength = 7", "strength = 9")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    hall = Hall(tmp_path, "--games", "gonewild", "--cards", str(tmp_path / "mine.toml"))
    hall.open()
    yield hall
    hall.close()


def test_an_owners_card_file_shows_its_own_names(owners_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        set_up(guest.page, owners_hall.address, GAME, players=2)
        laid(guest.page)
        expect(guest.page.locator("[data-part=market]")).to_contain_text("Big Bertha")
        guest.keep("gonewild-owner")
