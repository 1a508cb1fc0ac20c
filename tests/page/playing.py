"""What a person does on the page: sit down, look what glows, click it, until the game is over."""

import random

from playwright.sync_api import Locator, Page, expect

CHOICES = "main [data-action]"
OVER = "dialog .winner"
MOST_ROUNDS = 40


def sit_down(page: Page, address: str, game: str = "Vikings") -> None:
    """Play now: one click in the lobby."""
    page.goto(address)
    page.get_by_role("button", name=f"Play now: {game}", exact=True).click()
    expect(page.locator(CHOICES).first).to_be_visible()


def set_up(
    page: Page, address: str, game: str, *, players: int, friends: int = 0, options: tuple[str, ...] = ()
) -> None:
    """Set up a table in the dialogue: me on the first seat, friends on the next ones, bots on the others."""
    page.goto(address)
    page.get_by_role("button", name=f"New table…: {game}", exact=True).click()
    dialogue = page.get_by_role("dialog")
    dialogue.get_by_text(str(players), exact=True).click()
    for seat in range(2, 2 + friends):
        dialogue.get_by_label(f"Seat {seat}", exact=True).select_option("friend")
    for option in options:
        dialogue.get_by_label(option).check()
    dialogue.get_by_role("button", name="Set up table").click()
    expect(dialogue).to_be_hidden()


def table_moved(page: Page, seen: str | None) -> None:
    """Wait until the table shows another position than the one that was seen, or the end."""
    page.wait_for_function(
        "seen => document.querySelector('dialog .winner') || "
        "(document.querySelector('main [data-action]') && document.querySelector('.page')?.dataset.position !== seen)",
        arg=seen,
    )


def position(page: Page) -> str | None:
    """Name the position that the page shows."""
    return page.locator(".page").get_attribute("data-position")


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def choose(page: Page, rng: random.Random) -> None:
    """Click something that glows, as anybody would."""
    choices: Locator = page.locator(CHOICES).and_(page.locator(":visible"))
    choices.nth(rng.randrange(choices.count())).click()


def play_to_the_end(page: Page, seed: int, most: int = 400) -> int:
    """Click until the game is over; return how many clicks that took."""
    clicks = play_on(page, seed, most)
    assert is_over(page), f"The game is not over after {most} clicks."
    return clicks


def play_on(page: Page, seed: int, most: int) -> int:
    """Click until the game is over, or so many times; return how many clicks that took."""
    rng = random.Random(seed)
    table_moved(page, None)
    for clicks in range(1, most + 1):
        seen = position(page)
        choose(page, rng)
        table_moved(page, seen)
        if is_over(page):
            return clicks
    return most


def step_through(page: Page) -> None:
    """Go from the end of a game to its replay: the whole truth of the end, a step back, and every round from the beginning."""
    winner = page.locator(OVER).inner_text()
    page.get_by_role("link", name="Step through the game").click()
    slider = page.get_by_label("Step of the game")
    plies = slider.get_attribute("max")
    page.keyboard.press("End")
    expect(page.locator(".page")).to_have_attribute("data-ply", plies or "")
    expect(page.locator(".asks")).to_have_text(winner)
    page.get_by_label("View").select_option("all")
    expect(page.locator(".page")).to_have_attribute("data-viewer", "all")
    page.keyboard.press("Home")
    expect(page.locator(".page")).to_have_attribute("data-ply", "0")
    on = page.get_by_role("button", name="Forward one round")
    for _ in range(MOST_ROUNDS):
        if on.is_disabled():
            return
        before = page.locator(".page").get_attribute("data-ply")
        on.click()
        expect(page.locator(".page")).not_to_have_attribute("data-ply", before or "")
    raise AssertionError(f"The replay has more than {MOST_ROUNDS} rounds.")
