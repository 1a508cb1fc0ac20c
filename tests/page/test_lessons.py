"""Lessons in a browser: a script that only does what the bubble asks reaches the end, and so does one that does otherwise first."""

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from meadhall.engine.lesson import Lesson
from meadhall.engine.registry import games

from .chromium import LAPTOP, Guest, Hall
from .conftest import Visit
from .test_looks import findings

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
TAUGHT = [(game.name, lesson) for game in games() for lesson in game.lessons()]
NAMES = [f"{game}-{lesson.name}" for game, lesson in TAUGHT]
BUBBLE = ".coach"
# Where the bubble and what it points at have come to rest, or nothing while something still moves.
AT_REST = """async () => {
  const box = (name) => { const r = document.querySelector(name)?.getBoundingClientRect(); return r && [r.x, r.y, r.width, r.height]; };
  const look = () => JSON.stringify([box(".coach"), box(".coach-light"), document.querySelector(".coach")?.dataset]);
  let before = "", same = 0;
  for (let i = 0; i < 600 && same < 8; i++) {
    await new Promise((frame) => requestAnimationFrame(frame));
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
  }
  const bubble = document.querySelector(".coach");
  return { bubble: box(".coach"), light: box(".coach-light"), go: bubble.querySelector("[data-go]") !== null, ...bubble.dataset };
}"""


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall whose rules are interpreted, which is all that a lesson needs."""
    hall = Hall(tmp_path_factory.mktemp("school"), program=("-m", "tests.hall.interpreted_server"))
    hall.open()
    yield hall
    hall.close()


def overlap(a: list[float], b: list[float]) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def moment(page: Page) -> dict[str, Any]:
    """Wait until the bubble asks for something, says what a scoring brought, or the lesson is over."""
    expect(
        page.locator(f"{BUBBLE}:is([data-mode=asked], [data-mode=scored][data-line='-1'], [data-mode=over])")
    ).to_be_visible()
    page.wait_for_timeout(80)  # the bubble brings what it points at into sight after the table has
    now: dict[str, Any] = page.evaluate(AT_REST)
    return now


def leave_behind(page: Page, now: dict[str, Any]) -> None:
    """Wait until the page has gone on from a moment."""
    here = f"{BUBBLE}[data-step='{now['step']}'][data-mode='{now['mode']}']"
    expect(page.locator(here)).to_have_count(0)


def do_as_asked(page: Page, now: dict[str, Any], keyboard: bool = False) -> None:
    """Do what the bubble asks: its own button, or whatever it points at."""
    if keyboard:
        expect(page.locator(f"{BUBBLE} [data-go]:focus, #table :focus")).to_have_count(1)
        page.keyboard.press("Enter")
    elif now["go"]:
        page.locator(f"{BUBBLE} [data-go]").click()
    else:
        assert now["light"], "the bubble points at nothing"
        x, y, width, height = now["light"]
        page.mouse.click(x + width / 2, y + height / 2)
    leave_behind(page, now)


def do_otherwise(page: Page, asked: list[str]) -> bool:
    """Do something else that is legal, if there is something, and take it back."""
    others = page.locator("#table [data-action]")
    texts = [text for text in others.evaluate_all("all => all.map((one) => one.dataset.action)") if text not in asked]
    if not texts:
        return False
    other = page.locator(f'#table [data-action="{texts[-1]}"]').first
    other.dispatch_event("click")
    expect(page.locator(f"{BUBBLE}[data-mode=tried]")).to_be_visible()
    page.locator(f"{BUBBLE} [data-go]").click()
    expect(page.locator(f"{BUBBLE}[data-mode=asked]")).to_be_visible()
    return True


def language_of(game: str, lesson: Lesson, other: bool) -> str:
    """Return one of the two languages for a lesson, or the other: so each lesson is seen in both, and each at both sizes."""
    return ("de", "en")[(TAUGHT.index((game, lesson)) + other) % 2]


def begin(guest: Guest, school: Hall, game: str, lesson: Lesson) -> Page:
    guest.go(f"{school.address}/learn/{game}/{lesson.name}")
    return guest.page


def play(page: Page, lesson: Lesson, keyboard: bool = False) -> None:
    """Play a lesson to its end, doing what the bubble asks."""
    if keyboard:
        moment(page)
        page.keyboard.press("Shift")
    seen = []
    while (now := moment(page))["mode"] != "over":
        where = f"step {int(now['step']) + 1}"
        if now["mode"] == "asked":
            seen.append(int(now["step"]))
            assert not now["light"] or not overlap(now["bubble"], now["light"]), f"{where}: it covers what it points at"
            assert now["light"], f"{where}: it points at nothing"
        x, y, width, height = now["bubble"]
        size = page.viewport_size
        assert size is not None
        assert x >= 0 and y >= 0 and x + width <= size["width"] and y + height <= size["height"], where
        do_as_asked(page, now, keyboard)
    assert seen == list(range(lesson.length))


@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=NAMES)
@pytest.mark.parametrize("size", [UPRIGHT, LAPTOP], ids=["phone", "laptop-by-keyboard"])
def test_whoever_only_does_what_the_bubble_asks_reaches_the_end(
    school: Hall, visitor: Visit, game: str, lesson: Lesson, size: ViewportSize
) -> None:
    with visitor(size=size, language=language_of(game, lesson, size == LAPTOP)) as guest:
        page = begin(guest, school, game, lesson)
        play(page, lesson, keyboard=size == LAPTOP)
        expect(page.locator(f"{BUBBLE} button[data-go]")).to_be_visible()
        guest.keep(f"lesson-{game}-{lesson.name}-{size['width']}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=NAMES)
def test_whoever_does_everything_else_first_reaches_the_end_as_well(
    school: Hall, visitor: Visit, game: str, lesson: Lesson
) -> None:
    with visitor(language=language_of(game, lesson, False)) as guest:
        page = begin(guest, school, game, lesson)
        others = 0
        while (now := moment(page))["mode"] != "over":
            if now["mode"] == "asked":
                place = lesson.place(int(now["step"]))
                others += do_otherwise(page, [*place.step.ask])
                now = moment(page)
            do_as_asked(page, now)
        assert others > lesson.length / 3


@pytest.mark.parametrize("size", [UPRIGHT, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", sorted({game for game, _ in TAUGHT}))
def test_axe_finds_nothing_serious_in_a_lesson(
    school: Hall, visitor: Visit, game: str, scheme: Any, size: ViewportSize
) -> None:
    lesson = next(lesson for name, lesson in TAUGHT if name == game)
    with visitor(size=size) as guest:
        page = guest.page
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        begin(guest, school, game, lesson)
        for _ in range(3):
            do_as_asked(page, moment(page))
        moment(page)
        guest.keep(f"lesson-{game}-{scheme}-{size['width']}")
        assert findings(page) == []
        other = page.locator("#table [data-action]").last
        other.dispatch_event("click")
        moment_tried = page.locator(f"{BUBBLE}:is([data-mode=tried], [data-mode=asked])")
        expect(moment_tried).to_be_visible()
        assert findings(page) == []


def test_a_scoring_is_celebrated_line_by_line(school: Hall, visitor: Visit) -> None:
    game, lesson = TAUGHT[0]
    with visitor(motion=True, size=UPRIGHT) as guest:
        page = begin(guest, school, game, lesson)
        while (now := moment(page))["mode"] == "asked":
            do_as_asked(page, now)
        assert now["mode"] == "scored"
        assert page.locator(f"{BUBBLE} .lines li").count() > 0
        guest.keep("lesson-scored")


def test_a_lesson_is_left_and_taken_up_again(school: Hall, visitor: Visit) -> None:
    game, lesson = TAUGHT[0]
    with visitor() as guest:
        page = begin(guest, school, game, lesson)
        for _ in range(3):
            do_as_asked(page, moment(page))
        reached = moment(page)["step"]
        page.get_by_role("link", name="Leave").click()
        page.get_by_role("link", name=f"Learn: {games()[0].title}", exact=True).click()
        if len(games()[0].lessons()) > 1:
            page.get_by_role("link", name="Continue").click()
        assert moment(page)["step"] == reached == "3"
        page.get_by_role("button", name="Start over").click()
        expect(page.locator(f"{BUBBLE}[data-step='0']")).to_be_visible()
        page.reload()
        assert moment(page)["step"] == "0"


def test_a_lesson_that_is_finished_is_remembered_and_leads_to_a_game(school: Hall, visitor: Visit) -> None:
    game, lesson = TAUGHT[0]
    with visitor() as guest:
        page = guest.page
        guest.go(school.address)
        page.evaluate(
            """([name, step]) => localStorage.setItem("meadhall-settings",
                JSON.stringify({ lessons: { [name]: { step, done: false } } }))""",
            [f"{game}/{lesson.name}", lesson.length - 1],
        )
        begin(guest, school, game, lesson)
        while (now := moment(page))["mode"] != "over":
            do_as_asked(page, now)
        kept = page.evaluate("JSON.parse(localStorage.getItem('meadhall-settings')).lessons")
        assert kept == {f"{game}/{lesson.name}": {"step": 0, "done": True}}
        page.get_by_role("button", name="First real game").click()
        page.wait_for_url("**/table/*")


def test_the_rules_and_an_invitation_lead_to_the_lessons(school: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        guest.go(f"{school.address}/rules/{TAUGHT[0][0]}")
        guest.page.get_by_role("link", name="Learn by playing").click()
        guest.page.wait_for_url("**/learn/**")
        guest.go(f"{school.address}/learn/{TAUGHT[0][0]}/nothing")
        expect(guest.page.get_by_text("has no such lesson")).to_be_visible()
        guest.troubles.clear()  # the console tells of the 404


def test_another_language_says_the_same_step_in_it(school: Hall, visitor: Visit) -> None:
    game, lesson = TAUGHT[0]
    with visitor(language="de") as guest:
        page = begin(guest, school, game, lesson)
        now = moment(page)
        address = f"{school.address}/api/games/{game}/lessons/{lesson.name}/{now['step']}"
        request = urllib.request.Request(address, headers={"Accept-Language": "de"})
        with urllib.request.urlopen(request) as answer:
            said = json.load(answer)["text"]
        expect(page.locator(BUBBLE)).to_contain_text(said)


def test_a_game_that_is_not_drawn_is_learned_at_the_plain_table(school: Hall, visitor: Visit) -> None:
    game, lesson = TAUGHT[0]

    def borrow(route: Route) -> None:
        route.continue_(url=route.request.url.replace("/undrawn/", f"/{game}/"))

    with visitor() as guest:
        page = guest.page
        page.route("**/api/games/undrawn/**", borrow)
        begin(guest, school, "undrawn", lesson)
        for number in range(lesson.length):
            now = moment(page)
            assert now["step"] == str(number)
            if now["go"]:
                page.locator(f"{BUBBLE} [data-go]").click()
            else:
                page.locator(f'#table [data-action="{lesson.place(number).step.ask[0]}"]').click()
            leave_behind(page, now)
            if moment(page)["mode"] == "scored":
                break
        guest.keep("lesson-plain")
        expect(page.get_by_role("region", name="The table")).to_be_visible()
