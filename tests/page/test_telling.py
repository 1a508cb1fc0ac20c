"""A game is told in its order: the scoring before its result, the log by turns; and nothing on the table is cut off or covered."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.engine.log import log_text, read_log
from meadhall.engine.match import Match

from ..logs import GAMES, a_log, part_of_a_log
from .chromium import LAPTOP, Hall, until_ready
from .conftest import Visit
from .laying import lay
from .playing import CHOICES, OVER
from .test_replays import ended_table

WIDTHS = (360, 390, 768, 1366, 1920)
TALL = 900  # pixels
LATE = 0.8  # of a game
PLIES = 300  # of one that is not over then
COLUMNS = 11  # of a display that is wide


@pytest.fixture(autouse=True)
def ready(shared_hall: Hall) -> None:
    until_ready(shared_hall)


def resize(page: Page, size: ViewportSize) -> None:
    """Give the page another size, and wait until it has laid itself out."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def points(page: Page) -> list[int]:
    """Read everybody's points from the strip."""
    return [
        int(re.findall(r"-?\d+", text.replace("−", "-"))[0])
        for text in page.locator(".strip .points").all_inner_texts()
    ]


def test_the_end_is_shown_when_its_scoring_is_told(shared_hall: Hall, visitor: Visit) -> None:
    match = read_log(a_log("vikings"))
    last, action = match.log[-1]
    with visitor(motion=True) as guest:
        page = guest.page
        page.goto(lay(page, shared_hall, a_log("vikings"), match.ply - 1, me=last, bots=False))
        page.locator(f'{CHOICES.split()[0]} [data-action="{match.game.action_text(action)}"]').first.click()
        expect(page.locator("p.sentence")).to_have_text("The game is over. The last points are being counted.")
        expect(page.get_by_role("region", name="Scoring").locator("li").first).to_be_visible()
        assert points(page) != match.points
        assert page.locator(OVER).count() == 0
        page.get_by_role("button", name="Points", exact=True).click()
        shown = page.locator("figure .sum").all_text_contents()
        assert sorted(shown) != sorted(str(n).replace("-", "−") for n in match.points)
        guest.keep("end-being-told")
        page.locator(".bar").get_by_role("button", name="Skip").click()
        expect(page.locator(OVER)).to_be_visible()
        assert points(page) == match.points
        # What was closed can be opened again.
        page.keyboard.press("Escape")
        expect(page.locator(OVER)).to_have_count(0)
        expect(page.locator("p.sentence")).to_contain_text("wins with")
        page.get_by_role("button", name="Done").click()
        page.get_by_role("button", name="Last scoring").click()
        expect(page.get_by_role("region", name="Scoring")).to_be_visible()
        page.get_by_role("button", name="Show result").click()
        expect(page.locator(OVER)).to_be_visible()
        # Nothing follows any more.
        expect(page.locator(".strip")).not_to_contain_text("Next scoring")
        expect(page.locator("p.sentence .thinking")).to_have_count(0)
        # Whoever comes later sees how it ended at once.
        page.reload()
        expect(page.locator(OVER)).to_be_visible()


def test_with_reduced_motion_the_end_is_shown_at_once(shared_hall: Hall, visitor: Visit) -> None:
    match = read_log(a_log("skye"))
    last, action = match.log[-1]
    with visitor() as guest:
        page = guest.page
        page.goto(lay(page, shared_hall, a_log("skye"), match.ply - 1, me=last, bots=False))
        page.locator(f'{CHOICES.split()[0]} [data-action^="{match.game.action_text(action).split()[0]}"]').first.click()
        expect(page.locator(OVER)).to_be_visible()
        expect(page.locator(".strip")).not_to_contain_text("Scored now")
        assert points(page) != []


def test_a_game_that_was_ended_by_agreement_crowns_nobody(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(f"{shared_hall.address}/table/{ended_table(page, shared_hall)}")
        places = page.get_by_role("dialog").locator(".places li")
        expect(places).to_have_count(2)
        assert page.locator(".places .first, .places .place").count() == 0
        expect(page.locator(".strip")).not_to_contain_text("Next scoring")


def test_the_log_is_told_by_turns(shared_hall: Hall, visitor: Visit) -> None:
    match = read_log(a_log("vikings"))
    with visitor() as guest:
        page = guest.page
        page.goto(lay(page, shared_hall, a_log("vikings"), int(match.ply * LATE), bots=False))
        log = page.locator("ol.log")
        drawn = log.get_by_role("button", name=re.compile(r"^Steps: \d+ figures are drawn\.$")).first
        expect(drawn).to_have_attribute("aria-expanded", "false")
        assert log.get_by_role("listitem").filter(has_text="Drawn:").count() == 0
        drawn.focus()
        page.keyboard.press("Enter")
        expect(drawn).to_have_attribute("aria-expanded", "true")
        expect(page.locator(f"#{drawn.get_attribute('aria-controls')} > li").first).to_contain_text("Drawn:")
        scoring = log.locator(".scoring").first
        expect(scoring.get_by_role("heading")).to_have_text(re.compile(r"^Round \d: (small|large) scoring$"))
        expect(scoring.get_by_role("table").first).to_be_visible()
        # A line shows the table as it was at its end.
        log.locator("button.head").nth(3).click()
        expect(page.locator("p.sentence")).to_contain_text("You are looking back")
        guest.keep("log-by-turns")


CLIPPED = """selectors => [...document.querySelectorAll(selectors)]
    .filter((label) => label.checkVisibility() && !label.closest('.unseen'))
    .filter((label) => label.scrollWidth > label.clientWidth + 1 || label.scrollHeight > label.clientHeight + 2)
    .map((label) => `${label.className}: ${label.textContent.trim()}`)"""
LABELS = {
    "vikings": ".strip .name, .strip dd",
    "skye": ".strip .name, .strip dd, .board .name",
    "gonewild": ".strip .name, .strip dd, .ribbon > span, .ribbon, .bonus .name, .mission",
}


def long_names(game: str) -> str:
    """Return a log whose table has long German names on it."""
    if game != "skye":
        return part_of_a_log(game, PLIES)
    match = Match(game, 2, names=("Anna", "Bert"), seed=3, tiles="3,7,9,5")
    while match.ply < 60:
        match.play(match.legal_actions[0])
    return log_text(match)


@pytest.mark.parametrize("game", GAMES)
def test_no_label_of_a_table_is_cut_off_in_german(shared_hall: Hall, visitor: Visit, game: str) -> None:
    with visitor(language="de") as guest:
        page = guest.page
        page.goto(lay(page, shared_hall, long_names(game), bots=False))
        expect(page.locator("#table > *").first).to_be_visible()
        expect(page.locator(".strip")).to_be_visible()
        for width in WIDTHS:
            size: ViewportSize = {"width": width, "height": TALL}
            resize(page, size)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            assert page.evaluate(CLIPPED, LABELS[game]) == [], width
        guest.keep(f"labels-{game}")


def wide_log() -> str:
    """Play Vikings so that the first player's display becomes wide."""

    def column(text: str) -> int:
        found = re.fullmatch(r"[WNSGF](\d+)", text)
        return int(found[1]) if found else 0

    match = Match("vikings", 2, names=("Anna", "Bert"), seed=5)
    while widest(match) < COLUMNS or match.turn != 0:
        actions = list(match.legal_actions)
        match.play(
            max(actions, key=lambda action: column(match.game.action_text(action))) if match.turn == 0 else actions[0]
        )
    return log_text(match)


def widest(match: Match) -> int:
    view: Any = match.view(0)
    return max((tile.column for tile in view.players[0].tiles), default=0)


def test_every_column_of_a_wide_display_has_its_number_in_sight(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(language="de") as guest:
        page = guest.page
        page.goto(lay(page, shared_hall, wide_log(), bots=False))
        numbers = page.locator(".mine text.column")
        for width in WIDTHS:
            resize(page, {"width": width, "height": TALL})
            expect(numbers.nth(COLUMNS - 1)).to_have_text(str(COLUMNS))
            sizes = numbers.evaluate_all(
                "all => all.map((one) => [one.getBoundingClientRect().right <= one.closest('svg').getBoundingClientRect().right,"
                " one.getBoundingClientRect().height >= 11])"
            )
            assert all(inside and readable for inside, readable in sizes), width
            room = page.locator(".mine .room")
            assert room.evaluate("room => room.scrollWidth <= room.clientWidth + 1") or width < 390, width


def test_the_other_display_is_whole_where_there_is_room(shared_hall: Hall, visitor: Visit) -> None:
    """The special tiles of the advanced game push it down; it must not be cut off beside an empty place."""
    match = read_log(a_log("vikings"))
    with visitor(size=LAPTOP) as guest:
        page = guest.page
        page.goto(lay(page, shared_hall, a_log("vikings"), int(match.ply * LATE), bots=False))
        expect(page.locator(".other .room")).to_be_visible()
        bottom = page.locator(".other").evaluate("other => other.getBoundingClientRect().bottom")
        assert bottom <= LAPTOP["height"]
        guest.keep("vikings-advanced-laptop")


def test_a_message_lies_above_the_card_that_is_looked_at(shared_hall: Hall, visitor: Visit) -> None:
    log = part_of_a_log("gonewild", PLIES)
    match = read_log(log)
    ply = match.ply
    while True:
        match.rewind(ply)
        if match.turn == 0 and "end turn" in match.legal_actions:
            break
        ply -= 1
    with visitor() as guest:
        page = guest.page
        page.goto(lay(page, shared_hall, log, ply, bots=False))
        expect(page.locator(CHOICES).first).to_be_visible()
        page.locator(".market button[data-card]:not([data-action])").first.click()
        notice = page.locator(".notice").first
        expect(notice).to_be_visible()
        expect(page.locator(".zoomed")).to_be_visible()
        above = """() => { const [toast, card] = ['.notice', '.zoomed'].map((one) => document.querySelector(one));
            card.style.inset = 'auto'; const { x, y, width } = toast.getBoundingClientRect();
            card.style.left = `${x + width / 2 - 40}px`; card.style.top = `${y - 40}px`; card.style.pointerEvents = 'auto';
            return document.elementFromPoint(x + width / 2, y + 4).closest('.notice') !== null }"""
        assert page.evaluate(above)


# Whether every choice of a select fits beside its arrow.
FITTING = """select => { const pen = document.createElement('canvas').getContext('2d');
    pen.font = getComputedStyle(select).font;
    return [...select.options].every((one) => pen.measureText(one.text).width < select.clientWidth - 32) }"""


def test_scoring_tiles_are_chosen_by_name(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(size={"width": 360, "height": 740}, language="de") as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name="Neuer Tisch …: Isle of Skye").click()
        page.get_by_label("Zufällige Wertungsplättchen").uncheck()
        tile = page.get_by_label("Wertungsplättchen bei A")
        tile.select_option(label="Großes Gewässer")
        assert tile.evaluate(FITTING)
        page.get_by_role("button", name="Tisch einrichten").click()
        expect(page.locator(".board .name").first).to_have_text("Großes Gewässer")
        page.goto(f"{shared_hall.address}/score/skye")
        assert page.get_by_label("Wertungsplättchen bei A").evaluate(FITTING)
