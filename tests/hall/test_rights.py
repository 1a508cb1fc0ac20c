"""What the hall keeps is for its owner alone: cookies' digests, invitations, and secrets of games under way."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from meadhall.hall.store import GuestRow
from meadhall.hall.store import open as opening
from meadhall.hall.store.open import open_store

from .run_async import run_async


def rights(path: Path) -> str:
    return f"{path.stat().st_mode & 0o777:o}"


def rights_while_open(database: Path) -> dict[str, str]:
    """Open a database, write to it, and return the rights of all files in its folder meanwhile."""

    async def run() -> dict[str, str]:
        store, holder = await open_store(make_url(f"sqlite+aiosqlite:///{database}"), "one")
        assert holder is not None
        await store.add_guest(GuestRow("anna", "Anna"), "secret")
        found = {file.name: rights(file) for file in database.parent.iterdir()}
        await store.close()
        holder.release()
        return found

    return run_async(run())


FOR_THE_OWNER = {
    "hall.sqlite": "600",
    "hall.sqlite-shm": "600",
    "hall.sqlite-wal": "600",
    "hall.sqlite.lock": "600",
}


def test_a_new_database_and_its_folder_are_for_the_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "hall"
    assert rights_while_open(folder / "hall.sqlite") == FOR_THE_OWNER
    assert rights(folder) == "700"


def test_a_database_that_others_could_read_is_closed_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "meadhall"
    folder.mkdir()
    folder.chmod(0o755)
    database = folder / "hall.sqlite"
    monkeypatch.setattr(opening, "default_database", lambda: database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE other (id INTEGER)")
        # A hall that was killed has left them behind.
        for file in folder.iterdir():
            file.chmod(0o664)
        with caplog.at_level("INFO", logger="meadhall.hall"):
            assert rights_while_open(database) == FOR_THE_OWNER
    assert rights(folder) == "700"
    told = [record.facts for record in caplog.records if "for the owner alone" in record.message]  # type: ignore[attr-defined]
    assert [(str(facts["path"]), facts["before"], facts["rights"]) for facts in told] == [
        (str(folder), "755", "700"),
        (str(database), "664", "600"),
        (f"{database}-wal", "664", "600"),
        (f"{database}-shm", "664", "600"),
    ]


def test_a_folder_that_is_not_the_halls_own_stays_as_it_was(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    assert rights_while_open(tmp_path / "hall.sqlite") == FOR_THE_OWNER
    assert rights(tmp_path) == "755"
