"""The first start on a machine, in the terminal and from Python: nobody waits for a compiler."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import meadhall
from meadhall import MeadhallError, warmup
from meadhall.engine import compilers
from meadhall.engine.compiled import interpreted
from meadhall.engine.compiling import Progress
from meadhall.games import load, names

from .conftest import Answer

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")

FIRST_RESULTS = """
import sys
from meadhall import Match
match = Match(sys.argv[1], players=2, seed=1)
match.play(match.legal_actions[0])
assert match.explain(match.legal_actions[0]) is None
print(match.view(0).game, match.prompt("de"), sep="\\n")
"""


def on_an_empty_cache(folder: Path, *arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MEADHALL_CACHE": str(folder / "empty"), "MEADHALL_COMPILE": "", "NO_COLOR": "1"}
    return subprocess.run([sys.executable, *arguments], input=said, env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("game", names())
def test_a_match_gives_its_first_results_without_compiling(game: str, tmp_path: Path) -> None:
    done = on_an_empty_cache(tmp_path, "-W", "error", "-c", FIRST_RESULTS, game)
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.startswith(f"{game}\n")
    assert not list((tmp_path / "empty").rglob("*.nbi")), "nothing is compiled"


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "en",
            ["is being compiled for this computer in the background (", "plays at level medium for now", "Hints will"],
        ),
        (
            "de",
            ["wird im Hintergrund für diesen Rechner kompiliert (", "spielt vorerst auf Stufe medium", "Tipps gibt es"],
        ),
    ],
)
def test_a_game_in_the_terminal_begins_at_once_and_says_what_follows(
    language: str, says: list[str], tmp_path: Path
) -> None:
    game = names()[0]
    play = ("-m", "meadhall", "play", game, "--bots", "hard", "--seat", "2", "--language", language)
    done = on_an_empty_cache(tmp_path, *play, said="hint\nq\n")
    assert done.returncode == 0 and done.stderr == ""
    for sentence in says:
        assert sentence in " ".join(done.stdout.split())


def test_what_is_warm_is_said_to_be_compiled(meadhall: Callable[..., Answer]) -> None:
    code, out, _ = meadhall("warm", names()[0])
    assert code == 0 and f"{load(names()[0]).title}: compiled." in out


def test_a_game_that_there_is_not_cannot_be_compiled(meadhall: Callable[..., Answer]) -> None:
    code, _, err = meadhall("warm", "chess")
    assert code == 2 and "There is no game 'chess'" in err


@pytest.fixture
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let a program take the place of those that compile, on a machine where nothing is compiled."""

    def use(source: str) -> None:
        (tmp_path / "stand_in_for_a_compiler.py").write_text(source)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setattr(compilers, "PROGRAM", "stand_in_for_a_compiler")
        monkeypatch.setattr(warmup, "is_ready", lambda game, unit: False)

    return use


def test_a_program_is_told_how_far_a_compilation_is(nothing_compiled: Callable[[str], None]) -> None:
    nothing_compiled("print(7, flush=True)")
    told: list[Progress] = []
    meadhall.warm([names()[0]], told.append)
    last = told[-1]
    assert last.done == last.functions and last.seconds_left == 0


def test_a_compilation_that_fails_says_why(nothing_compiled: Callable[[str], None]) -> None:
    nothing_compiled("raise SystemExit('no room')")
    with pytest.raises(MeadhallError, match=r"could not be compiled\. The process that compiled it ended with code 1"):
        meadhall.warm([names()[0]])
