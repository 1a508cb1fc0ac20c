"""Whole games, compared with what was written down; and the interpreted rules, compared with the compiled ones."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .playthrough import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_was_written_down(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == golden, "run `python -m tests.playthrough` if the change is meant"


@pytest.mark.parametrize("name", GAMES)
def test_the_interpreted_rules_play_the_same_game(name: str) -> None:
    script = f"from tests.playthrough import playthrough; print(playthrough({name!r}), end='')"
    done = subprocess.run(
        [sys.executable, "-W", "ignore::RuntimeWarning", "-c", script],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
