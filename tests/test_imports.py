"""Imports go downwards only: the contracts are in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[1]
# In a process of its own: the linter keeps the standard output of the test that first imports it.
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def test_imports_go_downwards() -> None:
    done = subprocess.run([sys.executable, "-c", LINT, "--no-cache"], cwd=PROJECT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
