"""What every game's walks are checked for. Each game calls these in a file of its own, so that they run at the same time."""

import os
import subprocess
import sys
from pathlib import Path

from meadhall.games import load

from .walking import Walker, starts

# From each start: in compiled code with every index checked, and with every position read back and bots that are asked.
DECISIONS = int(os.environ.get("MEADHALL_WALK", "50000"))
CAREFUL_DECISIONS = 30


def check_that_nothing_stands_still(name: str) -> None:
    """Walk in compiled code, with bounds checks, from every start of a game, and take every kind of action."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.walking", name, "--decisions", str(DECISIONS)],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("nothing wrong") == len(starts(load(name)))
    assert done.stdout.endswith("never taken: nothing\n"), done.stdout


def check_that_positions_read_back_and_bots_answer(name: str) -> None:
    """Walk carefully from every start of a game."""
    walker = Walker(name, seed=2)
    for state in starts(walker.game).values():
        walker.go_carefully(state, CAREFUL_DECISIONS)
