"""Long random walks with bounds checks on. MEADHALL_WALK sets how many decisions for each number of players."""

import os
import subprocess
import sys
from pathlib import Path


def test_random_walks_keep_tiles_gold_and_ledgers_with_bounds_checked() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.skye.walker", os.environ.get("MEADHALL_WALK", "1000000"), "2", "3", "4", "5"],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:4] == ["2 0", "3 0", "4 0", "5 0"]
