"""A game is one folder: nothing outside of the folders of our games names one, so that others plug in as well as ours do."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = sorted(path.parent.name for path in (ROOT / "src/meadhall/games").glob("*/game.py"))
TITLES = r"\bvikings?\b|\bskye\b|\bgone ?wild\b"
NAMED = re.compile("|".join([TITLES, *OURS]), re.IGNORECASE)
BUILT = ROOT / "src/meadhall/hall/page"  # by the page's own tools, from web/src


def sources() -> list[Path]:
    """List the sources that are for all games alike."""
    found = [ROOT / "Makefile", *(ROOT / "src/meadhall").rglob("*"), *(ROOT / "web/src").rglob("*")]
    suffixes = {"", ".py", ".ts", ".svelte", ".css", ".ftl", ".html", ".js"}
    of_a_game = [folder / name for folder in (ROOT / "src/meadhall/games", ROOT / "web/src/games") for name in OURS]
    return [
        path
        for path in found
        if path.is_file()
        and path.suffix in suffixes
        and not path.is_relative_to(BUILT)
        and not any(path.is_relative_to(folder) for folder in of_a_game)
    ]


def test_there_are_games_and_sources_to_look_at() -> None:
    assert len(OURS) >= 3
    assert len(sources()) > 150


@pytest.mark.parametrize("text", ['GAMES = ("skye",)', "class VikingsView", "Vikings Gone Wild", "isGonewild"])
def test_a_name_is_found(text: str) -> None:
    assert NAMED.search(text)


def test_no_source_for_all_games_names_one() -> None:
    told = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert told == []
