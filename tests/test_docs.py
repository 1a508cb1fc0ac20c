"""Examples in the documents are executed: Python sessions, and commands with what they print."""

import doctest
import importlib
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from .documents import DOCUMENTS, FLAGS, RESEARCH, RESEARCH_PARTS, ROOT, blocks, check_session, sections

MODULES = ("meadhall.engine.match", "meadhall.games.vikings.notation")
WHOLE = [path for path in DOCUMENTS if path != RESEARCH]


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
    [path for path in DOCUMENTS if blocks(path.read_text(encoding="utf-8"), "console")],
    ids=lambda path: path.name,
)
def test_commands_in_a_document_print_what_is_printed(path: Path) -> None:
    checker = doctest.OutputChecker()
    for block in blocks(path.read_text(encoding="utf-8"), "console"):
        for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            words = shlex.split(command)
            assert words[0] == "meadhall", command
            done = subprocess.run(
                [sys.executable, "-m", *words],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{command}\n{done.stderr}"
            assert checker.check_output(expected, done.stdout, FLAGS), f"{command}\n{done.stdout}"


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_go_as_printed(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert result.attempted > 0 and result.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


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
        (ROOT / "web" / "src" / "rules" / game / f"rulings.{language}.md").read_text(encoding="utf-8")
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


def test_every_page_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:\n")[1]
    for page in (ROOT / "docs").rglob("*.md"):
        assert str(page.relative_to(ROOT / "docs")) in navigation
