"""Scoring a real table on the page: tiles and figures are tapped, and the scoring is the command's own."""

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from meadhall.games import load

from .chromium import PHONE, Hall, until_ready
from .conftest import Visit
from .test_looks import findings

# The rulebook's example of a large scoring, as it lies: row, column, tile, and whether its figure stands there.
EXAMPLE = """
V  b  r  g
W  <* -* >
N  <  c  -* >*
S  <* -  -* -* >
G  .  <  -* -* >
F  .  .  <* >
"""


@pytest.fixture(autouse=True)
def ready(shared_hall: Hall) -> None:
    until_ready(shared_hall)


def tap(page: Page, brush: str, cell: str) -> None:
    chosen = page.locator(f'[data-brush="{brush}"]')
    if chosen.get_attribute("aria-pressed") == "false":
        chosen.click()
    page.locator(f'[data-cell="{cell}"]').click()


def build(page: Page, text: str) -> None:
    """Tap a display together: all tiles of a kind, then the figures."""
    cells = [
        (line.split()[0] + str(column), tile)
        for line in text.strip().splitlines()
        for column, tile in enumerate(line.split()[1:], 1)
        if tile != "."
    ]
    for cell, tile in sorted(cells, key=lambda found: found[1]):
        tap(page, tile[0], cell)
    for cell, tile in cells:
        if tile.endswith("*"):
            tap(page, "*", cell)


def totals(page: Page, currency: str) -> list[str]:
    found: list[str] = page.locator(f"[data-after={currency}]").all_inner_texts()
    return [text.split("→")[1].strip() for text in found]


def details(page: Page) -> list[str]:
    found: list[str] = page.locator("tbody td.why").all_inner_texts()
    return [text.strip() for text in found]


def expected(game: str, text: str, how: dict[str, str]) -> tuple[list[str], list[str], list[str]]:
    """Return what `meadhall score` says: points and gold afterwards, and the reasons."""
    sheets = load(game).score(text, how, "en")
    points = load(game).currencies[0]
    return (
        [str(sheet.after[points]) for sheet in sheets],
        [str(sheet.after["gold"]) for sheet in sheets],
        [line.detail for sheet in sheets for line in sheet.lines],
    )


@pytest.mark.parametrize("how", ["phone", "laptop"])
def test_the_rulebooks_display_is_tapped_together_and_scored(shared_hall: Hall, visitor: Visit, how: str) -> None:
    sized: dict[str, Any] = {"size": PHONE, "touch": True} if how == "phone" else {}
    with visitor(**sized) as guest:
        page = guest.page
        page.goto(f"{shared_hall.address}/score/vikings")
        build(page, EXAMPLE)
        for money, amount in (("fame", "10"), ("gold", "4")):
            page.get_by_role("spinbutton", name=money).fill(amount)
            page.get_by_role("spinbutton", name=money).press("Enter")
        text = f"player 1 Player 1\ngold 4 fame 10\n{EXAMPLE}"
        for name, scoring in (("Large", "large"), ("Small", "small"), ("End", "end")):
            page.locator("label").filter(has_text=name).click()
            fame, gold, why = expected("vikings", text, {"scoring": scoring})
            expect(page.locator("[data-after=fame] b")).to_have_text(fame[0])
            expect(page.locator("[data-after=gold] b")).to_have_text(gold[0])
            assert details(page) == why
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        guest.keep(f"score-vikings-{how}", whole=True)
        assert findings(page) == []


def test_a_link_holds_the_whole_table_for_all_players(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(f"{shared_hall.address}/score/vikings")
        page.get_by_role("button", name="Show example").click()
        expect(page.locator("[data-after=fame]")).to_have_count(2)
        before = totals(page, "fame")
        page.get_by_role("button", name="Copy link").click()
        link = page.url
        assert "scoring=end" in link and "Bert" in link
    with visitor(language="de") as other:
        other.go(link)
        expect(other.page.locator("[data-after=fame]")).to_have_count(2)
        assert totals(other.page, "fame") == before
        expect(other.page.get_by_role("button", name="Bert", exact=True)).to_be_visible()


def test_what_cannot_lie_on_a_table_is_explained_and_can_be_mended(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(f"{shared_hall.address}/score/vikings")
        expect(page.get_by_text("Rebuild your table here")).to_be_hidden()
        tap(page, "<", "G1")
        tap(page, ">", "G2")
        tap(page, ">", "G3")
        expect(page.locator(".problem")).to_contain_text("sea against open land on its east side")
        tap(page, "", "G3")
        expect(page.locator(".problem")).to_be_hidden()
        tap(page, "r", "G1")
        expect(page.locator(".notice")).to_contain_text("Ships go in the ship row")
        tap(page, "*", "N1")
        expect(page.locator(".notice").last).to_contain_text("Place a tile there first")
        page.goto(f"{shared_hall.address}/score/vikings#text={quote('gibberish here')}")
        expect(page.locator(".notice").last).to_contain_text("cannot be read")
        page.goto(f"{shared_hall.address}/score/chess")
        expect(page.get_by_role("heading")).to_contain_text("cannot be scored")


def test_a_clan_area_is_laid_by_search_turned_and_scored(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        page.goto(f"{shared_hall.address}/score/skye")
        page.get_by_label("Scoring tile at A").select_option(label="sheep")
        page.get_by_label("Scoring tile at B").select_option("6")
        page.locator("[data-cell=S1]").click()
        page.get_by_role("dialog").get_by_role("button", name="sheep", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="cattle", exact=True).click()
        page.get_by_role("dialog").get_by_label("Number").fill("T25")
        page.get_by_role("dialog").get_by_role("button", name="T25", exact=True).click()
        tile = page.locator("[data-cell=S1]")
        expect(tile).to_have_attribute("aria-label", "S1: T25n")
        page.locator("[data-cell=N1]").click()
        guest.keep("score-skye-picker")
        page.get_by_role("dialog").get_by_role("button", name="T14", exact=True).click()
        # Its pasture must meet the castle's: printed north edge pointing south, two quarters on.
        expect(page.locator(".problem")).to_contain_text("edge is")
        for _ in range(2):
            page.locator("[data-cell=N1]").click()
        expect(page.locator("[data-cell=N1]")).to_have_attribute("aria-label", "N1: T14s")
        text = "player 1 Player 1\ngold 0 points 0\nT14s\nC\nT25"
        points, gold, why = expected("skye", text, {"scoring": "round", "tiles": "1,6"})
        expect(page.locator("[data-after=points] b")).to_have_text(points[0])
        assert (totals(page, "gold"), details(page)) == (gold, why)
        assert int(points[0]) > 0
        assert findings(page) == []
        page.get_by_role("button", name="Take away").click()
        expect(page.locator("[data-cell=N1]")).to_have_attribute("aria-label", "N1: empty")


@pytest.mark.parametrize("scoring", ["Scoring tiles", "End", "Both"])
def test_several_clan_areas_score_as_the_command_says(shared_hall: Hall, visitor: Visit, scoring: str) -> None:
    with visitor(size=PHONE, touch=True) as guest:
        page = guest.page
        page.goto(f"{shared_hall.address}/score/skye")
        page.get_by_role("button", name="Show example").click()
        page.locator("label").filter(has_text=scoring).first.click()
        expect(page.locator("[data-after=points]")).to_have_count(2)
        page.wait_for_url("**text=**")
        how = {"Scoring tiles": {"tiles": "4,10,1,0"}, "End": {}, "Both": {"tiles": "4,10,1,0"}}[scoring]
        name = {"Scoring tiles": "round", "End": "end", "Both": "all"}[scoring]
        page.wait_for_url(f"**scoring={name}**")
        text = page.evaluate("new URLSearchParams(location.hash.slice(1)).get('text')")
        points, gold, why = expected("skye", text, {**how, "scoring": name})
        expect(page.locator("[data-after=points] b").first).to_have_text(points[0])
        assert (totals(page, "points"), totals(page, "gold"), details(page)) == (points, gold, why)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        guest.keep(f"score-skye-{name}", whole=True)


def test_the_lobby_leads_to_scoring_a_real_table(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        guest.go(shared_hall.address)
        guest.page.get_by_role("link", name="Score your own table: Isle of Skye").click()
        expect(guest.page.get_by_role("heading", name="Score a game on your own table: Isle of Skye")).to_be_visible()
