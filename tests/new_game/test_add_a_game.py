"""docs/add-a-game.md: what it quotes is in the template, what it says to do can be done, and its examples go as printed."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from ..documents import NEW_GAME, blocks
from .stranger import ROOT, TEMPLATE, Stranger

TEXT = NEW_GAME.read_text(encoding="utf-8")
QUOTED = re.findall(r'^```\w+ title="([^"]+/[^"]+|pyproject\.toml)"\n(.*?)^```', TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "quoted"), QUOTED, ids=lambda part: part.split("\n")[0][:40])
def test_what_is_quoted_is_in_the_template(file: str, quoted: str) -> None:
    assert f"\n{quoted}" in f"\n{(TEMPLATE / file).read_text(encoding='utf-8')}"


def test_every_file_of_the_template_is_in_the_walk() -> None:
    files = [path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for path in files:
        if path.name not in ("__init__.py", "README.md"):
            assert path.name in TEXT, path
    assert {file for file, _ in QUOTED} <= {path.relative_to(TEMPLATE).as_posix() for path in files}
    assert len(QUOTED) >= 18


SESSION = """
from tests.documents import NEW_GAME, check_session
check_session(NEW_GAME.name, NEW_GAME.read_text(encoding="utf-8"))
"""


def test_its_sessions_go_as_printed(stranger: Stranger) -> None:
    stranger.run("-c", SESSION)


COMMANDS = """
from tests.documents import NEW_GAME, check_commands
check_commands(NEW_GAME.read_text(encoding="utf-8"))
"""


def test_its_commands_print_what_is_printed(stranger: Stranger) -> None:
    stranger.run("-c", COMMANDS)


@pytest.mark.skipif(os.name == "nt", reason="the steps are those of a Unix shell")
def test_a_copy_under_another_name_is_a_game_of_its_own(stranger: Stranger, tmp_path: Path) -> None:
    """The steps of the page, but for pip: what editable installations need would have to be fetched."""
    (steps,) = re.findall(r'^```sh title="copy"\n(.*?)^```', TEXT, re.MULTILINE | re.DOTALL)
    *steps, install = steps.splitlines()
    assert install == "pip install -e mygame"
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    subprocess.run(["sh", "-ec", "\n".join(steps)], cwd=tmp_path, check=True)
    assert not list((tmp_path / "mygame").rglob("*driftwood*"))
    target = tmp_path / "installed"
    how = ("--quiet", "--no-build-isolation", "--no-index", "--no-deps", "--disable-pip-version-check")
    stranger.run("-m", "pip", "install", *how, "--target", str(target), str(tmp_path / "mygame"))
    found = f"import sys; sys.path.insert(0, {str(target)!r})\n"
    played = "from meadhall.testing import check_game; check_game('mygame', games=1, most_decisions=6)"
    stranger.run("-c", found + played, compiled=False)
    begin = f"{found}sys.argv = ['meadhall', 'play', 'mygame']\nfrom meadhall.cli.main import run; run()"
    assert "MyGame, against" in stranger.tried("-c", begin, compiled=False).stdout
    # A mistake is told as the page says.
    (target / "mygame" / "rules" / "box.py").write_text("BOX = (\n", encoding="utf-8")
    told = stranger.tried("-c", begin, compiled=False)
    (line,) = (line for block in blocks(TEXT, "text") for line in block.splitlines() if line.startswith("meadhall: "))
    assert told.returncode == 2 and told.stderr == line + "\n"
