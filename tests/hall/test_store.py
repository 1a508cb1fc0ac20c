"""The database: its tables are what the migrations make, and every text of the hall is in both languages."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from meadhall.hall.errors import TEXTS
from meadhall.hall.schema import schema
from meadhall.hall.settings import REPLACEMENT
from meadhall.hall.store import Store
from meadhall.hall.store import writer as writer_module
from meadhall.hall.store.migrate import migrate
from meadhall.hall.store.rows import metadata
from meadhall.hall.store.writer import AtOnce, Work, Writer

from .alone import run_alone

SOURCES = Path("src/meadhall/hall")
OLD = Path(__file__).with_name("old")  # databases that earlier versions have written, as SQL


@pytest.fixture
def migrated(tmp_path: Path) -> Path:
    async def run() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite'}")
        await migrate(engine)
        await migrate(engine)
        await engine.dispose()

    run_alone(run())
    return tmp_path / "hall.sqlite"


def test_the_migrations_make_the_tables_that_the_code_uses(migrated: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    with create_engine(f"sqlite:///{migrated}").connect() as connection:
        assert differences(connection) == []


def test_a_database_of_an_earlier_version_is_brought_up_to_date_with_its_tables(tmp_path: Path) -> None:
    """`old/0001.sql` was written by a hall that knew neither answers to a rematch nor links to a game."""
    file = tmp_path / "hall.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((OLD / "0001.sql").read_text(encoding="utf-8"))

    async def run() -> tuple[list[str], list[tuple[str | None, bool]], int]:
        url = make_url(f"sqlite+aiosqlite:///{file}")
        store = Store(url, "one")
        await migrate(store.engine)
        rows = await store.lobby(("vikings",), ("waiting", "playing", "ended"), "8tB037stNVk-", 10)
        found = await store.table("Y4bp1rpYhDRY")
        assert found is not None
        log = await store.log("Y4bp1rpYhDRY", 0, found[0].ply)
        await store.close()
        return [row.status for row, _ in rows], [(seat.rematch, seat.agrees) for seat in found[1]], len(log)

    assert run_alone(run()) == (["playing", "ended"], [(None, True), (None, True), (None, False)], 156)
    with create_engine(f"sqlite:///{file}").connect() as connection:
        assert list(compare_metadata(MigrationContext.configure(connection), metadata)) == []


def test_work_that_fails_spoils_nobody_elses(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")

    def add(number: int) -> Work[int]:
        def work(connection: Connection) -> int:
            connection.execute(text("CREATE TABLE IF NOT EXISTS numbers (n INTEGER PRIMARY KEY)"))
            connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})
            return number

        return work

    async def run() -> list[object]:
        writer = Writer(AtOnce(engine, engine), None)
        done = await asyncio.gather(*(writer.write(add(n)) for n in (1, 2, 2, 3)), return_exceptions=True)
        await writer.stop()
        return list(done)

    one, two, twice, three = run_alone(run())
    assert (one, two, three) == (1, 2, 3) and isinstance(twice, IntegrityError)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT n FROM numbers ORDER BY n")).scalars().all() == [1, 2, 3]


def test_a_locked_database_is_waited_for_and_nobody_else_has_to(migrated: Path) -> None:
    def clear(connection: Connection) -> int:
        return connection.execute(text("DELETE FROM guests")).rowcount

    async def run() -> tuple[bool, bool]:
        store = Store(make_url(f"sqlite+aiosqlite:///{migrated}"), "one")
        await store.writer.write(clear)
        with closing(sqlite3.connect(migrated, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = store.writer.write(clear)
            # The loop goes on meanwhile.
            await asyncio.sleep(0.3)
            waited = not writing.done()
            other.execute("ROLLBACK")
        written = await writing == 0
        await store.close()
        return waited, written

    assert run_alone(run()) == (True, True)


def test_what_was_committed_comes_into_the_file_by_checkpoints(migrated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "COMMITS_FOR_A_CHECKPOINT", 5)

    def fill(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE IF NOT EXISTS filling (bytes BLOB)"))
        connection.execute(text("INSERT INTO filling VALUES (zeroblob(1000000))"))

    async def run() -> list[int]:
        store = Store(make_url(f"sqlite+aiosqlite:///{migrated}"), "one")
        sizes = []
        for _ in range(5):
            await store.writer.write(fill)
            sizes.append(migrated.stat().st_size)
        store.writer.transact.pool.shutdown()  # type: ignore[attr-defined]
        sizes.append(migrated.stat().st_size)
        await store.close()
        return sizes

    first, second, third, fourth, _, last = run_alone(run())
    assert first == second == third == fourth < last - 4_000_000


def keys(language: str) -> set[str]:
    resource = FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def test_both_languages_have_the_same_texts() -> None:
    assert keys("en") == keys("de")


def test_every_text_is_used_and_every_error_has_one() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    raised = set(re.findall(r"(?:HallError|Refusal|__init__)\(\s*\"([a-z-]+)\"", code))
    assert {f"error-{name}" for name in raised} <= keys("en")
    for key in keys("en") - {f"level-{REPLACEMENT}"}:
        assert f'"{key.removeprefix("error-")}"' in code, f"nothing says {key}"


def test_the_schema_names_every_message() -> None:
    whole = schema()
    for name in ("FromPage", "FromHall", "Position", "VikingsView", "SkyeView", "GoneWildView", "TableInfo", "Lobby"):
        assert f'"{name}": {{' in whole
    assert "__" not in whole
