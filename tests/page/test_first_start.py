"""The page of a hall that finds nothing compiled: one plays at once, and sees what follows."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .chromium import Hall
from .conftest import Visit
from .playing import CHOICES

READY_IN = re.compile(r"^hard \(ready in (less than a minute|about .* minutes?)\)$")


def test_one_plays_at_once_and_sees_which_levels_follow(
    tmp_path: Path, visitor: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "empty"))
    monkeypatch.setenv("MEADHALL_COMPILE", "")
    hall = Hall(tmp_path)
    hall.open()
    try:
        with visitor() as anna:
            page = anna.page
            anna.go(hall.address)
            expect(page.get_by_role("progressbar", name="Preparing the games")).to_be_visible()
            page.get_by_role("button", name="New table…: Isle of Skye", exact=True).click()
            dialogue = page.get_by_role("dialog")
            level = dialogue.get_by_label("Strength of the bot on seat 2")
            expect(level.get_by_text(READY_IN)).to_have_count(1)
            expect(level.get_by_text("medium", exact=True)).to_have_count(1)
            level.select_option("hard")
            dialogue.get_by_role("button", name="Set up table").click()
            expect(page.locator(CHOICES).first).to_be_visible()
            expect(page.locator(".strip .presence", has_text="bot, medium for now")).to_have_attribute(
                "title", re.compile(r"^hard: ready in ")
            )
            page.get_by_role("button", name=re.compile("^Hint")).click()
            expect(page.get_by_text(re.compile("^Hints for Isle of Skye will be ready in "))).to_be_visible()
    finally:
        hall.close()
