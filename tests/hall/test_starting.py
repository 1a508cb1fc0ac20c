"""What can be wrong when a hall is started is said in one line."""

import json
import resource
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from meadhall.hall.settings import Settings
from meadhall.hall.store.notify import address_of

from .client import HallProcess, sqlite

Start = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module")
def start() -> Iterator[Start]:
    """Return what starts a hall that cannot start, and returns its exit code and last line."""
    command = [sys.executable, "-m", "tests.hall.starting"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as starting:

        def answer(*arguments: str) -> tuple[int, str]:
            assert starting.stdin is not None and starting.stdout is not None
            print(json.dumps(["serve", *arguments]), file=starting.stdin, flush=True)
            code, errors = json.loads(starting.stdout.readline())
            assert "Traceback" not in errors, errors
            return code, errors.strip().splitlines()[-1]

        yield answer


def test_a_taken_port(start: Start, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, line = start("--port", port, "--database", sqlite(tmp_path))
    assert code == 2
    assert line.startswith(f"meadhall: Port {port} on 127.0.0.1 is taken")


def test_a_folder_that_cannot_be_written(start: Start) -> None:
    code, line = start("--port", "0", "--database", "sqlite:////proc/meadhall/hall.sqlite")
    assert code == 2
    assert line.startswith("meadhall: The folder /proc/meadhall cannot be written")


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("nonsense", "is not a URL"),
        ("mysql://localhost/x", "is not a database that the hall knows"),
        ("sqlite://", "names no file"),
        ("postgresql://localhost", "names no database"),
        ("postgresql://127.0.0.1:1/meadhall", "cannot be used"),
        ("postgresql://127.0.0.1:abc/meadhall", "is not a URL"),
        ("postgresql://127.0.0.1:99999/meadhall", "port must be 0-65535"),
        ("postgresql://127.0.0.1/meadhall?port=abc", "non-integer port"),
        ("postgresql://.local/meadhall", "cannot be used"),
        ("postgresql://127.0.0.1:1/meadhall?sslmode=require", "Connect call failed"),
        ("postgresql://127.0.0.1:1/meadhall?ssl=require", "Connect call failed"),
        ("postgresql://127.0.0.1:1/meadhall?sslmode=perhaps", "must be one of: disable"),
        ("sqlite:////tmp/hall%00.sqlite", "names no file"),
    ],
)
def test_a_wrong_database(start: Start, database: str, says: str) -> None:
    code, line = start("--port", "0", "--database", database)
    assert code == 2
    assert line.startswith("meadhall: ") and says in line


def test_encryption_is_asked_for_in_either_name() -> None:
    for name in ("ssl", "sslmode"):
        url = Settings(database=f"postgresql://anna@host/hall?application_name=hall&{name}=require").database_url()
        assert address_of(url) == "postgresql://anna@host/hall?application_name=hall&sslmode=require"


def test_a_file_that_is_no_database(start: Start, tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite").write_text("These are my memoirs, and no database at all.\n" * 100)
    code, line = start("--port", "0", "--database", sqlite(tmp_path))
    assert code == 2
    assert "cannot be used" in line and "not a database" in line


def test_a_database_of_a_newer_version(start: Start, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "hall.sqlite") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    code, line = start("--port", "0", "--database", sqlite(tmp_path))
    assert code == 2
    assert "written by a newer version of Meadhall" in line


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "70000"], "--port must be from 0 to 65535"),
        (["--pause", "-1"], "--pause must be from 0 to 60 seconds"),
        (["--games", "vikings,chess"], "--games 'vikings,chess': there is no game 'chess'"),
        (["--log-level", "loud"], "--log-level must be one of"),
        (["--host", "no.such.host.invalid"], "is not an address of this machine"),
        (["--host", ".local"], "is not an address of this machine"),
    ],
)
def test_wrong_arguments(start: Start, arguments: list[str], says: str) -> None:
    code, line = start(*arguments)
    assert code == 2
    assert says in line


def test_port_0_takes_any_and_one_line_tells_the_address(hall: HallProcess) -> None:
    assert hall.address.startswith("http://127.0.0.1:")
    assert hall.command[hall.command.index("--port") + 1] == "0"


def test_a_browser_that_stays_in_the_terminal_does_not_keep_the_hall_from_answering(tmp_path: Path) -> None:
    lynx = {"BROWSER": "sh -c 'exec >&- 2>&-; sleep 20' %s"}
    hall = HallProcess(sqlite(tmp_path), environment=lynx, games=("vikings",), ready=False, more=["--open"])
    begun = time.monotonic()
    assert httpx.get(f"{hall.address}/health", timeout=60).status_code == 200
    assert time.monotonic() - begun < 15
    assert hall.stop() == 0


def test_health_tells_how_the_hall_is(hall: HallProcess) -> None:
    health = httpx.get(f"{hall.address}/health").json()
    assert health["status"] == "ok" and health["database"] == "ok"
    assert health["compiling"]["ready"] and health["compiling"]["done"] == health["compiling"]["steps"]


def test_health_is_honest_on_a_full_disk(tmp_path: Path) -> None:
    hall = HallProcess(sqlite(tmp_path), games=("vikings",))
    anna = hall.guest()
    table = anna.set_up(seats="me friend")

    def health() -> tuple[int, str, str]:
        answer = httpx.get(f"{hall.address}/health", timeout=60)
        return answer.status_code, answer.json()["status"], answer.json()["database"]

    try:
        assert health() == (200, "ok", "ok")
        full = (tmp_path / "hall.sqlite-wal").stat().st_size
        _, most = resource.prlimit(hall.process.pid, resource.RLIMIT_FSIZE)
        # No file may grow any more, as on a disk without room.
        resource.prlimit(hall.process.pid, resource.RLIMIT_FSIZE, (full, most))
        wait_for(lambda: health() == (503, "trouble", "trouble"))
        assert anna.get(f"/api/tables/{table['id']}")["status"] == "waiting", "what is there can be read"
        assert anna.refused("/api/tables", game="vikings", seats=[{"kind": "me"}, {"kind": "friend"}])[:2] == (
            503,
            "database",
        )
        resource.prlimit(hall.process.pid, resource.RLIMIT_FSIZE, (most, most))
        wait_for(lambda: health() == (200, "ok", "ok"))
    finally:
        hall.stop()


def wait_for(fits: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not fits():
        assert time.monotonic() < until, "it did not come to that"
        time.sleep(0.1)
