"""A real PostgreSQL for the tests, from Debian's package: installed if it may be, and started in a folder of its own."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

FOLDERS = "/usr/lib/postgresql/*/bin"
# PostgreSQL refuses to run as root, so its package's own user runs it.
USER = "postgres"


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs."""
    found = sorted(Path("/").glob(f"{FOLDERS[1:]}/initdb"))
    if found:
        return found[-1].parent
    somewhere = shutil.which("initdb")
    return Path(somewhere).parent if somewhere else None


def installed() -> Path:
    """Return the folder of PostgreSQL's programs, installed first where we are root."""
    if programs() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update", "-q"], check=False, **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], check=False, **quiet)  # type: ignore[call-overload]
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed, and only root can install it: apt-get install postgresql")
    return folder


@contextmanager
def running() -> Iterator[str]:
    """Run a PostgreSQL on a free port while the block runs; give the URL of an empty database."""
    folder = installed()
    user = USER if os.geteuid() == 0 else None
    home = Path(tempfile.mkdtemp(prefix="meadhall-postgres-"))
    if user:
        shutil.chown(home, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = home / "data"
    subprocess.run(
        [folder / "initdb", "-D", data, "-U", "hall", "--auth=trust", "-E", "UTF8", "--locale=C"],
        check=True, user=user, cwd=home, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    server = subprocess.Popen(
        [folder / "postgres", "-D", data, "-p", str(port), "-k", str(home), "-c", "listen_addresses=127.0.0.1"],
        user=user, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        _wait(folder, port)
        subprocess.run(
            [folder / "createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "hall", "meadhall"], check=True, cwd=home
        )
        yield f"postgresql://hall@127.0.0.1:{port}/meadhall"
    finally:
        server.terminate()
        server.wait(30)
        shutil.rmtree(home, ignore_errors=True)


def _wait(folder: Path, port: int) -> None:
    until = time.monotonic() + 60
    ready = [str(folder / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
    while subprocess.run(ready, check=False).returncode != 0:
        assert time.monotonic() < until, "PostgreSQL did not start"
        time.sleep(0.05)
