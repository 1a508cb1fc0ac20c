"""A file for one process at a time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.engine import file_lock
from meadhall.engine.file_lock import lock_file

TRIES = """
import sys
from meadhall.engine.file_lock import lock_file
with open(sys.argv[1], "w") as file:
    sys.exit(0 if lock_file(file.fileno()) else 3)
"""


def tried_elsewhere(path: Path) -> int:
    return subprocess.run([sys.executable, "-c", TRIES, str(path)], check=False).returncode


def test_a_locked_file_is_refused_to_others_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("w") as file:
        assert lock_file(file.fileno())
        assert tried_elsewhere(path) == 3
    assert tried_elsewhere(path) == 0
    with path.open("w") as file:
        assert lock_file(file.fileno(), wait=True)


def test_where_nothing_can_be_locked_everything_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_lock, "fcntl", None)
    with (tmp_path / "lock").open("w") as one, (tmp_path / "lock").open("w") as other:
        assert lock_file(one.fileno()) and lock_file(other.fileno())


def test_the_server_can_be_imported_where_the_system_is_not_posix() -> None:
    hidden = "import sys; sys.modules.update(dict.fromkeys(['fcntl', 'resource', 'pwd', 'grp', 'termios']))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    imports = f"{hidden}; import meadhall.hall.server, meadhall.arena, meadhall.cli.main, meadhall.warmup"
    done = subprocess.run([sys.executable, "-c", imports], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
