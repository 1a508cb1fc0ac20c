"""Replays on the page: by step, turn and round, from a table or a file, to a moment and from everybody's seat."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from meadhall.engine.log import read_log

from ..logs import GAMES, part_of_a_log
from .chromium import PHONE, Hall, until_ready
from .conftest import Visit
from .test_looks import findings

PLIES = 150  # of the logs that are looked at


@pytest.fixture(autouse=True)
def ready(shared_hall: Hall) -> None:
    until_ready(shared_hall)


def file_of(folder: Path, game: str) -> Path:
    path = folder / f"{game}.jsonl"
    path.write_text(part_of_a_log(game, PLIES), encoding="utf-8")
    return path


def shown(page: Page, ply: int) -> None:
    """Wait until a step is shown."""
    expect(page.locator(".page")).to_have_attribute("data-ply", str(ply))


def open_file(page: Page, hall: Hall, file: Path) -> None:
    page.goto(f"{hall.address}/replay")
    page.get_by_label("Choose a log file").set_input_files(file)
    expect(page.locator(".page[data-ply]")).to_be_visible()


def ended_table(page: Page, hall: Hall, game: str = "vikings") -> str:
    """Let the browser's guest play against a bot, and agree to end at once."""
    page.request.post(f"{hall.address}/api/me", data={"name": "Astrid"})
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = page.request.post(f"{hall.address}/api/tables", data={"game": game, "seats": seats, "title": "Thing"})
    table: str = made.json()["id"]
    page.request.post(f"{hall.address}/api/tables/{table}/end", data={})
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_log_file_is_walked_through_by_step_turn_and_round(
    shared_hall: Hall, visitor: Visit, tmp_path: Path, game: str
) -> None:
    match = read_log(part_of_a_log(game, PLIES))
    first = next(ply for ply, (seat, _) in enumerate(match.log) if seat >= 0)
    with visitor() as guest:
        page = guest.page
        open_file(page, shared_hall, file_of(tmp_path, game))
        shown(page, first)
        expect(page.locator(".strip")).to_contain_text("Bert")
        page.keyboard.press("ArrowRight")
        shown(page, first + 1)
        page.get_by_role("button", name="Back one step").click()
        shown(page, first)
        page.get_by_role("button", name="Forward one turn").click()
        turn = int(page.locator(".page").get_attribute("data-ply") or 0)
        page.get_by_role("button", name="Forward one round").click()
        expect(page.locator(".page")).not_to_have_attribute("data-ply", str(turn))
        page.keyboard.press("End")
        shown(page, match.ply)
        expect(page.get_by_role("button", name="Forward one step")).to_be_disabled()
        page.get_by_label("Step of the game").fill("60")
        shown(page, 60)
        told = match.copy()
        told.rewind(60)
        expect(page.locator("button[aria-current=step]")).to_be_in_viewport()
        page.get_by_label("View").select_option("1")
        expect(page.locator(".page")).to_have_attribute("data-viewer", "1")
        page.get_by_role("button", name="Points", exact=True).click()
        expect(page.get_by_role("img", name="Chart")).to_be_visible()
        guest.keep(f"replay-{game}")
        assert findings(page) == []


def test_a_review_is_beside_the_replay_and_a_game_goes_on_from_a_moment_in_a_copy(
    shared_hall: Hall, visitor: Visit
) -> None:
    with visitor() as guest:
        page = guest.page
        table = ended_table(page, shared_hall)
        page.goto(f"{shared_hall.address}/replay/{table}?review")
        # The first one of a machine waits for the compiler.
        expect(page.get_by_role("img", name="Chances")).to_be_visible(timeout=180_000)
        expect(page.get_by_role("heading", name="Where the result comes from")).to_be_visible()
        expect(page.locator(".review table").first).to_contain_text("the draws")
        assert findings(page) == []
        guest.keep("review")
        page.get_by_role("button", name="As Astrid").click()
        page.wait_for_url("**/table/*")
        assert table not in page.url
        expect(page.locator("#table")).to_be_visible()


def test_a_link_opens_exactly_at_its_moment_and_seat(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as guest:
        page = guest.page
        table = ended_table(page, shared_hall)
        page.goto(f"{shared_hall.address}/replay/{table}#ply=7&seat=1")
        shown(page, 7)
        expect(page.get_by_label("View")).to_have_value("1")
        page.keyboard.press("ArrowRight")
        shown(page, 8)
        page.wait_for_url("**?ply=8&seat=1")
        page.reload()
        shown(page, 8)
        expect(page.get_by_label("Step of the game")).to_have_value("8")
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save log").click()
        assert read_log(saved.value.path().read_text(encoding="utf-8")).names[0] == "Astrid"
        page.goto(f"{shared_hall.address}/replay/{table}#ply=999999&seat=all")
        expect(page.locator(".done")).not_to_be_empty()
        expect(page.locator(".asks")).to_have_text("The game was ended by agreement.")
    with visitor() as stranger:
        stranger.go(f"{shared_hall.address}/replay/{table}#ply=7&seat=all")
        expect(stranger.page.get_by_role("heading")).to_contain_text("no such table")
        stranger.troubles.clear()  # the browser tells of a 404, as it should


def test_a_copied_link_opens_the_game_at_that_moment_for_whoever_gets_it_until_it_is_withdrawn(
    shared_hall: Hall, visitor: Visit
) -> None:
    with visitor() as guest, visitor(language="de") as stranger:
        guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = guest.page
        table = ended_table(page, shared_hall)  # by invitation only
        page.goto(f"{shared_hall.address}/replay/{table}?ply=7&seat=1")
        shown(page, 7)
        expect(page.get_by_text("Links to this game")).to_be_hidden()
        page.get_by_role("button", name="Copy link to this moment").click()
        expect(page.get_by_text("Anyone who has it can watch this game.")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        expect(page.get_by_text("Links to this game: 1")).to_be_visible()
        guest.keep("replay-links")
        # A fresh browser, without a cookie.
        assert stranger.context.cookies() == []
        stranger.go(link)
        shown(stranger.page, 7)
        expect(stranger.page.get_by_label("Sicht")).to_have_value("1")
        expect(stranger.page.get_by_text("Links zu dieser Partie")).to_be_hidden()
        stranger.page.keyboard.press("ArrowRight")
        shown(stranger.page, 8)
        stranger.page.wait_for_url("**&ply=8&seat=1")
        stranger.page.reload()
        shown(stranger.page, 8)
        with stranger.page.expect_download() as saved:
            stranger.page.get_by_role("link", name="Protokoll sichern").click()
        assert read_log(saved.value.path().read_text(encoding="utf-8")).names[0] == "Astrid"
        assert stranger.context.cookies() == []
        page.get_by_role("button", name="Withdraw…").click()
        page.get_by_role("dialog").get_by_role("button", name="Keep them").click()
        stranger.page.reload()
        shown(stranger.page, 8)
        page.get_by_role("button", name="Withdraw…").click()
        page.get_by_role("dialog").get_by_role("button", name="Withdraw", exact=True).click()
        expect(page.get_by_text("Links to this game: 1")).to_be_hidden()
        stranger.page.reload()
        expect(stranger.page.get_by_role("heading")).to_contain_text("Dieser Link zu einer Partie wurde zurückgezogen")
        stranger.troubles.clear()  # the browser tells of a 404, as it should


def test_the_lobby_and_the_end_lead_to_the_replay(shared_hall: Hall, visitor: Visit) -> None:
    with visitor(language="de") as guest:
        page = guest.page
        table = ended_table(page, shared_hall)
        page.goto(shared_hall.address)
        page.get_by_role("link", name="Nachspielen: Thing").click()
        page.wait_for_url(f"**/replay/{table}**")
        expect(page.get_by_role("button", name="Einen Schritt weiter")).to_be_visible()
        page.goto(f"{shared_hall.address}/table/{table}")
        page.get_by_role("link", name="Partie nachspielen").click()
        page.wait_for_url(f"**/replay/{table}**")


def test_a_file_that_is_no_log_is_refused_in_words_and_another_can_be_chosen(
    shared_hall: Hall, visitor: Visit, tmp_path: Path
) -> None:
    good = file_of(tmp_path, "vikings")
    bad, large = tmp_path / "bad.jsonl", tmp_path / "large.jsonl"
    bad.write_text(good.read_text(encoding="utf-8").replace("Anna", "Anne"), encoding="utf-8")
    large.write_bytes(b"x" * 1_100_000)
    with visitor() as guest:
        page = guest.page
        page.goto(f"{shared_hall.address}/replay")
        for file, says in ((bad, "digest does not fit"), (large, "too large for a log")):
            page.get_by_label("Choose a log file").set_input_files(file)
            expect(page.get_by_role("alert")).to_contain_text(says)
        guest.troubles.clear()  # the browser tells of a 422, as it should
        page.get_by_label("Choose a log file").set_input_files(good)
        expect(page.locator(".page[data-ply]")).to_be_visible()
        page.get_by_role("button", name="Choose another log file").click()
        expect(page.get_by_role("heading", name="Watch a game")).to_be_visible()


def test_a_replay_fits_a_phone_and_plays_by_itself(shared_hall: Hall, visitor: Visit, tmp_path: Path) -> None:
    with visitor(size=PHONE, language="de", touch=True) as guest:
        page = guest.page
        page.goto(f"{shared_hall.address}/replay")
        page.get_by_label("Protokolldatei wählen").set_input_files(file_of(tmp_path, "vikings"))
        expect(page.locator(".page[data-ply]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        before = page.locator(".page").get_attribute("data-ply") or ""
        page.get_by_role("button", name="Abspielen").tap()
        expect(page.locator(".page")).not_to_have_attribute("data-ply", before)
        page.get_by_role("button", name="Anhalten").tap()
        guest.keep("replay-phone")
        assert findings(page) == []
