"""Examples in the documents are executed: Python sessions, and commands with what they print."""

import doctest
import importlib
import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer
from benchmarks.results import FOLDER, machine, read
from benchmarks.tables import TABLES, documents, render

import meadhall
from meadhall.cli.main import app

from .documents import (
    DOCUMENTS,
    FLAGS,
    NEW_GAME,
    RESEARCH,
    RESEARCH_PARTS,
    ROOT,
    blocks,
    check_commands,
    check_session,
    sections,
)

MODULES = ("meadhall.engine.match", "meadhall.engine.action_notation")
MAKE_TARGETS = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
# A name that is no file, files of the reader's, and folders that are made by the tests and the build.
NOT_IN_THE_TREE = {
    "Node.js",
    "mine.toml",
    "mygame.npz",
    "FILE.npz",
    "tests/page/pictures",
    "src/meadhall/hall/page",
}
# These two are executed elsewhere.
WHOLE = [path for path in DOCUMENTS if path not in (RESEARCH, NEW_GAME)]


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.name)
def test_python_sessions_in_a_document_go_as_printed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    check_session(path.name, path.read_text(encoding="utf-8"))


def test_every_session_of_the_guide_for_researchers_is_executed_somewhere() -> None:
    with_code = [heading for heading, text in sections(RESEARCH).items() if blocks(text, "python")]
    assert with_code == [heading for part in RESEARCH_PARTS.values() for heading in part]
    for part in RESEARCH_PARTS:
        assert f'check_research("{part}")' in (ROOT / "tests" / "envs" / f"test_{part}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "path",
    [path for path in WHOLE if blocks(path.read_text(encoding="utf-8"), "console")],
    ids=lambda path: path.name,
)
def test_commands_in_a_document_print_what_is_printed(path: Path) -> None:
    check_commands(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_in_a_document_have_the_options_that_are_used(path: Path) -> None:
    """Some commands would serve for ever or play for minutes; those are compared with what `--help` knows."""
    group: Any = typer.main.get_command(app)
    for line in "".join(blocks(path.read_text(encoding="utf-8"), "text")).splitlines():
        if not line.startswith("meadhall "):
            continue
        _, name, *words = shlex.split(line)
        assert name.startswith("-") or name in group.commands, line
        if name in group.commands and not group.commands[name].ignore_unknown_options:
            known = {
                flag
                for parameter in group.commands[name].params
                for flag in (*parameter.opts, *parameter.secondary_opts)
            }
            assert not [word for word in words if word.startswith("-") and word.partition("=")[0] not in known], line


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_go_as_printed(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert result.attempted > 0 and result.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_files_named_in_a_document_exist(path: Path) -> None:
    files = tracked_files()
    missing = [
        name
        for name in named_files(path.read_text(encoding="utf-8"))
        if not any(is_named(name, file) for file in files)
    ]
    assert not missing


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_modules_and_symbols_named_in_a_document_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    missing = [name for name in re.findall(r"(?<![\w./-])meadhall(?:\.\w+)+", text) if not is_symbol(name)]
    missing += [f"python -m {name}" for name in re.findall(r"python -m (\w+\.\w+)", text) if find_spec(name) is None]
    missing += [f"make {name}" for name in re.findall(r"`make ([\w-]+)", text) if name not in MAKE_TARGETS]
    assert not missing


def tracked_files() -> list[str]:
    """Return the paths of all files and folders of the project, without what is installed or built."""
    skipped = {".git", ".venv", "node_modules", "build", "__pycache__"}
    files = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in skipped]
        files += [(Path(folder) / name).relative_to(ROOT).as_posix() for name in (*names, *folders)]
    return files


def named_files(text: str) -> list[str]:
    """Find what looks like a source file, or like a path of this project; `<game>` and `*` stand for any name."""
    by_ending = re.findall(r"(?<![\w/.:<>*-])[\w./<>*-]*[\w>*]\.(?:py|ts|svelte|js|toml|ftl|npz|css)\b", text)
    by_folder = re.findall(r"(?<![\w/.:-])(?:src|tests|web|benchmarks|examples)/[\w./<>*-]*[\w>*]", text)
    by_folder += [
        folder.rstrip("/")
        for block in blocks(text, "")
        if re.match(r"[\w/]+/\s", block)  # a map of the tree
        for folder in re.findall(r"^ +([\w<>]+/)(?= )", block, re.MULTILINE)
    ]
    return [name for name in (*by_ending, *by_folder) if not name.startswith("..") and name not in NOT_IN_THE_TREE]


def is_named(name: str, file: str) -> bool:
    pattern = re.escape(name).replace("<game>", "[^/]+").replace(r"\*", "[^/]*")
    return re.search(rf"(?:^|/){pattern}$", file) is not None


def is_symbol(name: str) -> bool:
    """Tell whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def test_a_name_that_does_not_exist_is_noticed() -> None:
    assert named_files("see `bots/tree.py` and src/meadhall/games/<game>/rules/state.py.") == [
        "bots/tree.py",
        "src/meadhall/games/<game>/rules/state.py",
        "src/meadhall/games/<game>/rules/state.py",
    ]
    files = tracked_files()
    assert not any(is_named("bots/tree.py", file) for file in files)
    assert any(is_named("src/meadhall/games/<game>/rules/state.py", file) for file in files)
    assert is_symbol("meadhall.engine.match.Match") and not is_symbol("meadhall.bots.tree")


def test_the_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme and "make test" in readme
    assert "unofficial" in readme.lower()


@pytest.mark.parametrize(("title", "rulings"), [("Vikings", 22), ("Isle of Skye", 8), ("Vikings Gone Wild", 41)])
def test_every_ruling_is_on_the_page_of_rulings(title: str, rulings: int) -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    section = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
    assert [int(n) for n in re.findall(r"^(\d+)\. ", section, re.MULTILINE)] == list(range(1, rulings + 1))


@pytest.mark.parametrize(
    ("title", "game"), [("Vikings", "vikings"), ("Isle of Skye", "skye"), ("Vikings Gone Wild", "gonewild")]
)
def test_the_page_shows_the_same_rulings_in_both_languages(title: str, game: str) -> None:
    document = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    english, german = (
        (ROOT / "web" / "src" / "games" / game / "rules" / f"rulings.{language}.md").read_text(encoding="utf-8")
        for language in ("en", "de")
    )
    assert numbered(english) == numbered(document)
    assert list(numbered(german)) == list(numbered(english))
    assert not set(numbered(german).values()) & set(numbered(english).values())


def numbered(text: str) -> dict[int, str]:
    """Return the items of a numbered list, however they are wrapped."""
    items = re.findall(r"^(\d+)\. (.*(?:\n {2,}.*)*)", text, re.MULTILINE)
    return {int(number): " ".join(item.split()) for number, item in items}


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for page in ("play", "host", "bots", "reference/api", "reference/commands", "reference/protocol"):
        assert (tmp_path / page / "index.html").exists(), page


@pytest.mark.parametrize("path", list(documents()), ids=lambda path: path.name)
def test_tables_are_those_of_the_results(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert render(text) == text, "make tables"


def test_the_headline_of_the_benchmarks_has_ten_lines() -> None:
    assert len(TABLES["headline"]().splitlines()) == 2 + 10


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_every_result_names_its_command_date_and_machine(file: Path) -> None:
    result = read(file.stem)
    assert result["command"].split()[0] in ("python", "meadhall")
    assert "date" in result and set(result["machine"]) == set(machine())


def test_the_version_is_the_newest_of_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## ([\d.]+)( \(unreleased\))?$", changelog, re.MULTILINE)
    assert newest is not None
    assert meadhall.__version__ == newest[1] + (".dev0" if newest[2] else "")


def test_every_page_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:\n")[1]
    for page in (ROOT / "docs").rglob("*.md"):
        assert str(page.relative_to(ROOT / "docs")) in navigation
