"""Help at a table: each choice says what it brings, a hint says why, and a table can do without."""

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, ViewportSize, WebSocket, expect

from meadhall.engine.registry import games

from .chromium import Hall
from .conftest import Visit
from .playing import CHOICES, position, set_up
from .test_looks import findings

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
TIP = "[role=tooltip].sense:popover-open"
TAUGHT = [game for game in games() if game.lessons()]


class Senses:
    """What the hall has told a page of the choices of each position, by sentence."""

    def __init__(self, page: Page) -> None:
        self.told: list[dict[str, Any]] = []
        self.texts: dict[int, str] = {}  # of choices
        self.page = page
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        lines = (frame if isinstance(frame, str) else frame.decode()).splitlines()
        for message in map(json.loads, lines):
            if message["type"] == "senses":
                self.told.append(message)
            for choice in message.get("legal", ()):
                self.texts[choice["id"]] = choice["text"]

    def choice(self) -> Locator:
        """Return a choice of which there is something to tell; of some there is not. The hall has been asked."""
        while not self.told:
            self.page.wait_for_timeout(50)
        texts = [self.texts[sense["id"]] for sense in self.told[-1]["senses"]]
        visible = self.page.locator(CHOICES).and_(self.page.locator(":visible"))
        shown = visible.evaluate_all("all => all.map((one) => one.dataset.action)")
        return visible.nth(next(i for i, text in enumerate(shown) if text in texts))

    @property
    def sentences(self) -> set[str]:
        """All that was told."""
        return {sense["text"] for message in self.told for sense in message["senses"]}


def learned(page: Page, address: str, game: str, lesson: str) -> None:
    """Come as somebody who has finished a lesson."""
    page.goto(address)
    done = json.dumps({"pace": "at-once", "lessons": {f"{game}/{lesson}": {"step": 0, "done": True}}})
    page.evaluate("kept => localStorage.setItem('meadhall-settings', kept)", done)
    page.reload()


def check_tip(page: Page, choice: Locator, senses: Senses) -> None:
    """Check that the tip says what the hall has said, beside what it speaks of, and within the window."""
    tip = page.locator(TIP)
    expect(tip).to_be_visible()
    assert tip.locator("p").last.inner_text() in senses.sentences
    page.wait_for_function(
        """([tip, thing]) => {
          const [a, b] = [tip, thing].map((one) => one.getBoundingClientRect());
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          return apart && a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
        }""",
        arg=[tip.element_handle(), choice.element_handle()],
    )


def press(finger: CDPSession, choice: Locator) -> None:
    """Put a finger on a choice."""
    choice.evaluate("element => element.scrollIntoView({ block: 'center' })")
    box = choice.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})


def lift(finger: CDPSession) -> None:
    """Take it away."""
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_in_a_first_real_game_each_choice_says_what_it_brings(shared_hall: Hall, visitor: Visit, game: Any) -> None:
    with visitor() as guest:
        page = guest.page
        senses = Senses(page)
        learned(page, shared_hall.address, game.name, game.lessons()[0].name)
        page.get_by_role("button", name=f"Your first real game: {game.title}").click()
        page.locator(CHOICES).and_(page.locator(":visible")).first.hover()
        choice = senses.choice()
        choice.hover()
        check_tip(page, choice, senses)
        guest.keep(f"help-{game.name}-mouse")
        assert findings(page) == []
        page.mouse.move(1, 1)
        expect(page.locator(TIP)).to_have_count(0)
        page.keyboard.press("c")
        choice.focus()
        check_tip(page, choice, senses)
        expect(choice).to_have_attribute("aria-describedby", page.locator(TIP).get_attribute("id") or "")
        page.keyboard.press("Escape")
        expect(page.locator(TIP)).to_have_count(0)
        assert len(senses.told) == 1, "asked once for a position"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_long_press_tells_and_does_nothing(shared_hall: Hall, visitor: Visit, game: Any) -> None:
    with visitor(size=UPRIGHT, touch=True, language="de") as guest:
        page = guest.page
        senses = Senses(page)
        learned(page, shared_hall.address, game.name, game.lessons()[0].name)
        page.get_by_role("button", name=f"Deine erste echte Partie: {game.title}").click()
        finger = guest.context.new_cdp_session(page)
        press(finger, page.locator(CHOICES).and_(page.locator(":visible")).first)
        before = position(page)
        choice = senses.choice()
        lift(finger)
        press(finger, choice)
        check_tip(page, choice, senses)
        lift(finger)
        check_tip(page, choice, senses)
        guest.keep(f"help-{game.name}-press")
        assert position(page) == before
        choice.tap()
        expect(page.locator(TIP)).to_have_count(0)
        expect(page.locator(".page")).not_to_have_attribute("data-position", before or "")


def test_a_hint_says_why_and_a_table_can_do_without_help(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        set_up(page, shared_hall.address, TAUGHT[0].title, players=2)
        choice = page.locator(CHOICES).first
        choice.hover()
        page.keyboard.press("h")
        panel = page.get_by_role("region", name="Strong moves")
        expect(panel).to_contain_text("Until the end of the game it brings you about")
        panel.get_by_text("Source by source").click()
        total = panel.locator("tfoot td").first.inner_text()
        assert f"about {total} " in panel.inner_text()
        guest.keep("help-hint")
        assert findings(page) == []
        expect(page.locator(TIP)).to_have_count(0)  # nobody has switched it on

        page.goto(shared_hall.address)
        page.get_by_role("button", name=f"New table…: {TAUGHT[0].title}", exact=True).click()
        page.get_by_label("Hints, and what choices bring").uncheck()
        guest.keep("help-new-table")
        page.get_by_role("button", name="Set up table").click()
        expect(page.locator(CHOICES).first).to_be_visible()
        hint = page.get_by_role("button", name="Hint (H)")
        expect(hint).to_be_disabled()
        expect(hint).to_have_attribute("title", "This table plays without help")
        page.get_by_role("button", name="More", exact=True).click()
        expect(page.get_by_text("Help is off at this table")).to_be_visible()
