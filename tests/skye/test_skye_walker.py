"""Long random walks with bounds checks on. MEADHALL_WALK sets how many decisions for each number of players."""

import os
import subprocess
import sys
from pathlib import Path

WALKER = Path(__file__).with_name("skye_walker.py")


def test_random_walks_keep_tiles_gold_and_ledgers_with_bounds_checked() -> None:
    decisions = os.environ.get("MEADHALL_WALK", "300000")
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": str(WALKER.parents[2] / "src")}
    done = subprocess.run(
        [sys.executable, str(WALKER), decisions, "2", "3", "4", "5"], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:4] == ["2 0", "3 0", "4 0", "5 0"]
