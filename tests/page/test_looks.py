"""How the page looks and reads: axe without serious findings, three sizes, light and dark, pictures to look at."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .chromium import LAPTOP, PHONE, WIDE, Hall
from .conftest import Visit
from .playing import CHOICES, play_on, play_to_the_end, set_up, sit_down

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """Let axe look at the page; return what it finds serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}: {node['html'][:200]}"
        for violation in result["violations"]
        for node in violation["nodes"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(shared_hall: Hall, visitor: Visit, scheme: Literal["light", "dark"]) -> None:
    with visitor() as guest:
        page = guest.page
        page.emulate_media(color_scheme=scheme)
        page.goto(shared_hall.address)
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
        guest.keep(f"lobby-{scheme}", whole=True)
        assert findings(page) == []
        page.get_by_role("button", name="New table…: Vikings", exact=True).click()
        assert findings(page) == []
        guest.keep(f"new-table-{scheme}")
        page.keyboard.press("Escape")
        sit_down(page, shared_hall.address)
        for tab in ("Log", "Points", "Rules", "More"):
            if page.get_by_role("button", name=tab).get_attribute("aria-pressed") == "false":
                page.get_by_role("button", name=tab).click()
            expect(page.get_by_role("region", name=tab)).to_be_visible()
            assert findings(page) == [], tab
        guest.keep(f"table-{scheme}")


@pytest.mark.parametrize(
    "size", [PHONE, {"width": 768, "height": 1024}, LAPTOP, WIDE], ids=["phone", "tablet", "laptop", "wide"]
)
def test_no_size_scrolls_sideways(shared_hall: Hall, visitor: Visit, size: ViewportSize) -> None:
    with visitor(size=size) as guest:
        page = guest.page
        fits = "document.documentElement.scrollWidth <= innerWidth"
        page.goto(shared_hall.address)
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
        assert page.evaluate(fits)
        guest.keep(f"lobby-{size['width']}")
        sit_down(page, shared_hall.address)
        assert page.evaluate(fits)
        guest.keep(f"table-{size['width']}")
        page.goto(f"{shared_hall.address}/rules/vikings")
        expect(page.get_by_role("heading", name="The wheel")).to_be_visible()
        assert page.evaluate(fits)
        guest.keep(f"rules-{size['width']}")


def test_a_scoring_is_told_line_by_line_and_can_be_skipped(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        set_up(page, shared_hall.address, "Vikings", players=2)
        expect(page.locator(CHOICES).first).to_be_visible()
        # The first rounds pass without motion; the end is a scoring with many lines.
        play_on(page, seed=3, most=30)
        page.emulate_media(reduced_motion="no-preference")
        play_to_the_end(page, seed=4)
        guest.keep("end")
        assert findings(page) == []
        page.get_by_role("button", name="View the table").click()
        expect(page.get_by_role("region", name="Scoring").locator("li").first).to_be_visible()
        guest.keep("scoring")


def test_settings_are_remembered(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(shared_hall.address)
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Appearance").select_option("dark")
        page.get_by_label("Language").select_option("de")
        expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        expect(page.get_by_role("heading", name="Offene Tische")).to_be_visible()


def test_the_rules_open_at_the_chapter_of_the_moment(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        sit_down(guest.page, shared_hall.address)
        guest.page.keyboard.press("r")
        heading = guest.page.get_by_role("heading", name="Buying a group")
        expect(heading).to_be_in_viewport()


@pytest.mark.parametrize("game", ["vikings", "skye", "gonewild"])
def test_every_game_has_rules_with_chapters(shared_hall: Hall, visitor: Visit, game: str) -> None:
    with visitor() as guest:
        guest.go(f"{shared_hall.address}/rules/{game}")
        expect(guest.page.get_by_role("heading", name="What it is about")).to_be_visible()
        assert guest.page.locator(".rules section").count() >= 6
