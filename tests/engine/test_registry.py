"""Games of other packages: found by their entry points; one that is broken is named and left out, the others work."""

import os
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall.engine import registry
from meadhall.engine.errors import BadOption
from meadhall.engine.registry import GameLeftOut, games, installed, load, names, problems

OURS = ("vikings", "skye", "gonewild")

# A game that is another one under a name of its own; each test breaks it in one way.
WHOLE = """
from meadhall.games.vikings.game import Vikings


class Other(Vikings):
    name = {name!r}


GAME = Other()
"""

Bring = Callable[..., None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Return what installs a package with a game, as pip leaves it."""

    def install(name: str, source: str, package: str | None = None) -> None:
        module = package or name.lower().replace("-", "_")
        (tmp_path / f"{module}.py").write_text(source.format(name=name), encoding="utf-8")
        about = tmp_path / f"meadhall_{module}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: meadhall-{module}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[meadhall.games]\n{name} = {module}:GAME\n")
        registry.forget()

    monkeypatch.syspath_prepend(str(tmp_path))
    yield install
    for path in tmp_path.glob("*.py"):
        sys.modules.pop(path.stem, None)
    monkeypatch.undo()
    registry.forget()


def warned() -> list[str]:
    """Ask for all games, and return what is warned of."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert set(names()) >= set(OURS)
    return [str(warning.message) for warning in caught if issubclass(warning.category, GameLeftOut)]


def test_a_game_of_another_package_is_one_of_the_games(bring: Bring) -> None:
    bring("other", WHOLE)
    assert "other" in installed() and "other" in names() and load("other").name == "other"
    assert problems() == () and warned() == []


def test_a_game_that_varies_another_finds_what_it_does_not_bring_there(bring: Bring) -> None:
    bring("other", WHOLE)
    other = load("other")
    assert other.action_text(0) == load("vikings").action_text(0)
    assert other.texts_folder == load("vikings").texts_folder and other.drawing() is load("vikings").drawing()


BROKEN = {
    "an import that fails": ("import nothing_of_this_name", "ModuleNotFoundError: No module named 'nothing_of_this"),
    "a mistake in it": ("GAME = 1 / 0", "ZeroDivisionError: division by zero"),
    "no syntax": ("GAME = (", "SyntaxError: '(' was never closed"),
    "nothing of that name": ("", "AttributeError: module 'other' has no attribute 'GAME'"),
    "not a game": ("GAME = 'a game'", "that is 'a game', not a Game."),
    "the class, not an instance": (WHOLE.replace("GAME = Other()", "GAME = Other"), "not a Game."),
    "another name": (WHOLE.replace("{name!r}", "'else'"), "it calls itself 'else'."),
    "functions that are missing": (
        "from meadhall.engine.game import Game\nclass Other(Game): name = 'other'\nGAME = Other()",
        "TypeError: Can't instantiate abstract class Other",
    ),
    "too many players": (
        WHOLE.replace("GAME =", "    players = range(2, 12)\nGAME ="),
        "it is for 2 to 11 players; a table has 2 to 8.",
    ),
    "a state that nobody knows": (
        "import numpy as np\nfrom meadhall.engine.record import record_type\n"
        + WHOLE.replace("GAME =", "    state_type = record_type([('players', np.int8)])\nGAME ="),
        "its rules are not known: register(STATE, RULES).",
    ),
    "ledger and sources that differ": (
        WHOLE.replace("GAME =", "    currencies = ('fame',)\nGAME ="),
        "the ledger of its seats does not have",
    ),
    "outcomes before actions": (
        WHOLE.replace("GAME =", "    player_actions = 9999\nGAME ="),
        "actions, 9999 are players’.",
    ),
    "no texts": (
        "from pathlib import Path\n" + WHOLE.replace("GAME =", "    texts_folder = Path('nowhere')\nGAME ="),
        "there is no en.ftl in nowhere.",
    ),
    "something that is missing": (
        WHOLE.replace("GAME =", "    observation = property(lambda self: self.size)\nGAME ="),
        "AttributeError: 'Other' object has no attribute 'size'",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_game_is_named_and_left_out(bring: Bring, kind: str) -> None:
    source, reason = BROKEN[kind]
    bring("other", source)
    (told,) = warned()
    assert told.startswith("The game 'other' of meadhall-other cannot be loaded (other:GAME): ") and reason in told
    assert "other" not in names() and told in problems()
    with pytest.raises(BadOption) as refused:
        load("other")
    assert str(refused.value) == told
    assert load("vikings").title == "Vikings"


def test_a_name_that_is_taken_is_left_out_and_ours_stays(bring: Bring) -> None:
    bring("vikings", WHOLE, package="others")
    assert warned() == ["The game 'vikings' of meadhall-others is left out: meadhall has a game of the same name."]
    assert type(load("vikings")).__module__ == "meadhall.games.vikings.game"


def test_of_two_packages_with_a_game_of_one_name_the_first_in_the_path_counts(bring: Bring) -> None:
    bring("other", WHOLE, package="one")
    bring("other", WHOLE, package="two")
    (told,) = warned()
    assert "is left out" in told and "has a game of the same name" in told
    assert names().count("other") == 1


def test_a_name_that_is_no_name_is_left_out(bring: Bring) -> None:
    bring("My-Game", WHOLE)
    (told,) = warned()
    assert told.startswith("The game 'My-Game' of meadhall-my_game is left out: a name has small letters")


def test_states_of_the_very_same_fields_are_told_apart_or_refused(bring: Bring) -> None:
    bring(
        "other",
        "from dataclasses import replace\nfrom meadhall.engine.contract import Rules, register\n"
        "from meadhall.games.vikings.rules.rules import RULES\n"
        "def setup(state, players, options): pass\n"
        "register(RULES_STATE := __import__('meadhall.games.vikings.rules.state', fromlist=['STATE']).STATE,"
        " replace(RULES, setup=setup))\n" + WHOLE,
    )
    (told,) = warned()
    assert "have states of the very same fields: give one of them a field more" in told


def test_a_command_tells_of_it_in_one_line_and_works(bring: Bring, tmp_path: Path) -> None:
    bring("other", "GAME = 1 / 0")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])

    def run(*command: str) -> "subprocess.CompletedProcess[str]":
        environment = os.environ | {"PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
        command = (sys.executable, "-W", "ignore::RuntimeWarning", "-m", "meadhall", *command)
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    line = "meadhall: The game 'other' of meadhall-other cannot be loaded (other:GAME): ZeroDivisionError: division by"
    asked = run("simulate", "other")
    assert asked.returncode == 2 and asked.stderr == f"{line} zero\n"
    # Only who asks for all games is told.
    assert run("simulate", "skye", "--games", "1").stderr == ""
    balanced = run("balance", "--games", "0")
    assert balanced.returncode == 2 and balanced.stderr.splitlines()[0] == f"{line} zero"
    assert balanced.stderr.splitlines()[1].startswith("meadhall: --games must be from 1")


def test_all_of_ours_are_there_in_the_order_of_the_lobby() -> None:
    assert [game.name for game in games() if game.lobby_order < 100] == list(OURS)
