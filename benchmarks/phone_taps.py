"""How many taps a turn takes on a phone: whole games in Chromium at 390 by 844 pixels, against an easy bot, by taps alone.

    python -m benchmarks.phone_taps [--games vikings,skye,gonewild] [--seed 1]

Whoever taps is no strong player, but plays turns to their end: purchases with all that they need first, then what else
brings something, and the end of the turn last. A tap is everything that is touched, questions before a turn ends included.
What a player's choices have in common is a turn: from the moment when others wait for them until they wait for others.
"""

import argparse
import random
import tempfile
from pathlib import Path
from statistics import mean, median

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.page.chromium import Hall, launch, until_ready, visit
from tests.page.playing import is_over, position

from meadhall.games import load, names

PHONE: ViewportSize = {"width": 390, "height": 844}
PURCHASE = "main [data-chain]:not([data-chain^='play '])"
MAIN_CHAIN = "main [data-chain^='play ']"
CHOICE = "main [data-action]"
# What is left for the end of a turn, the last of all last.
LATE = ("play ", "attack draco", "exchange", "swap", "return", "pay by hand", "reconsider", "end turn")
MOST_TAPS = 1500
PATIENCE_MS = 180_000


def tap_one(page: Page, rng: random.Random, bought: bool) -> tuple[int, bool]:
    """Tap what comes next; return how many taps it took, and whether it was a purchase with cards of the hand."""
    texts = sorted(set(page.locator(CHOICE).evaluate_all("all => all.map(one => one.dataset.action)")))
    purchases = page.locator(PURCHASE)
    if not bought and purchases.count() > 0:
        purchases.nth(rng.randrange(purchases.count())).tap()
        return 1, True
    if page.locator(MAIN_CHAIN).count() > 0 and rng.random() < 0.5:
        page.locator(MAIN_CHAIN).first.tap()
        return 1, bought
    early = [text for text in texts if not text.startswith(LATE)]
    late = [text for text in texts if text.startswith(LATE[-1])] or texts
    seen = position(page)
    page.locator(f'main [data-action="{rng.choice(early or late)}"]').first.tap()
    page.wait_for_function(
        "seen => document.querySelector('.cautions') || document.querySelector('dialog .winner') || "
        "document.querySelector('.page')?.dataset.position !== seen",
        arg=seen,
    )
    if page.locator(".cautions").count() == 0:
        return 1, bought
    page.locator(".answers .button.main").tap()
    return 2, bought


def play(page: Page, seed: int) -> list[int]:
    """Play a game to its end; return how many taps each turn took."""
    rng = random.Random(seed)
    turns: list[int] = []
    mine, bought = False, False
    while not is_over(page) and sum(turns) < MOST_TAPS:
        seen = position(page)
        if not mine:
            turns.append(0)
            bought = False
        taps, bought = tap_one(page, rng, bought)
        turns[-1] += taps
        page.wait_for_function(
            "seen => document.querySelector('dialog .winner') || document.querySelector('.page')?.dataset.position !== seen",
            arg=seen,
        )
        mine = page.locator(CHOICE).count() > 0
        page.wait_for_function("() => document.querySelector('dialog .winner, main [data-action]')")
    return turns


def main() -> None:
    """Play and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(names()))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| game | turns | taps | taps a turn: mean | median | most |")
    print("|---|---|---|---|---|---|")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        hall = Hall(Path(folder))
        hall.open()
        until_ready(hall)
        try:
            for game in asked.games.split(","):
                with visit(browser, size=PHONE, touch=True) as guest:
                    guest.context.set_default_timeout(PATIENCE_MS)
                    title = load(game).title
                    guest.go(hall.address)
                    guest.page.get_by_role("button", name=f"New table…: {title}", exact=True).tap()
                    dialogue = guest.page.get_by_role("dialog")
                    dialogue.get_by_text("2", exact=True).tap()
                    dialogue.get_by_role("button", name="Set up table").tap()
                    guest.page.locator(CHOICE).first.wait_for()
                    turns = play(guest.page, asked.seed)
                    told = f"{mean(turns):.1f} | {median(turns):.0f} | {max(turns)}"
                    print(f"| {title} | {len(turns)} | {sum(turns)} | {told} |", flush=True)
        finally:
            hall.close()


if __name__ == "__main__":
    main()
