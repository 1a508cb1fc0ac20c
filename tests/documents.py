"""The documents of the project, and the Python sessions in them."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

# The guide for researchers is executed in parts, each in the file of tests that needs the same compiled code.
RESEARCH = ROOT / "docs" / "research.md"
RESEARCH_PARTS = {
    "vector": ["Thousands of games at once", "A policy that learns, with JAX and Flax"],
    "pettingzoo": ["PettingZoo"],
    "gymnasium": ["Gymnasium"],
    "openspiel": ["OpenSpiel"],
}
# The walk through a new game is executed where that game is installed (tests/new_game).
NEW_GAME = ROOT / "docs" / "add-a-game.md"


def blocks(text: str, kind: str) -> list[str]:
    """Return the blocks of a kind in a document."""
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def sections(path: Path) -> dict[str, str]:
    """Return the sections of a document by their headings."""
    _, *parts = re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {heading: text for heading, _, text in (part.partition("\n") for part in parts)}


def check_session(name: str, text: str) -> None:
    """Execute the Python blocks of a text as one session, and compare what they print."""
    session = "\n".join(blocks(text, "python"))
    test = doctest.DocTestParser().get_doctest(session, {}, name, name, 0)
    report: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert result.failed == 0, "".join(report)


def check_commands(text: str) -> None:
    """Execute the commands of a text, and compare what they print."""
    checker = doctest.OutputChecker()
    for block in blocks(text, "console"):
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


def check_research(part: str) -> None:
    """Execute a part of the guide for researchers."""
    found = sections(RESEARCH)
    check_session(RESEARCH.name, "\n".join(found[heading] for heading in RESEARCH_PARTS[part]))
