"""The database: its tables are what the migrations make, and every text of the hall is in both languages."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from sqlalchemy import Connection, Engine, create_engine, make_url, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from meadhall.games import games, load
from meadhall.hall.errors import TEXTS
from meadhall.hall.schema import game_schema, schema
from meadhall.hall.settings import REPLACEMENT
from meadhall.hall.store import Store
from meadhall.hall.store import writer as writer_module
from meadhall.hall.store.migrate import migrate
from meadhall.hall.store.schema import metadata
from meadhall.hall.store.writer import SyncWriter, Work, Writer

from .run_async import run_async

SOURCES = Path("src/meadhall/hall")
OLD = Path(__file__).with_name("old")  # databases that earlier versions have written, as SQL


@pytest.fixture
def migrated(tmp_path: Path) -> Path:
    async def run() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite'}")
        await migrate(engine)
        await migrate(engine)
        await engine.dispose()

    run_async(run())
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

    assert run_async(run()) == (["playing", "ended"], [(None, True), (None, True), (None, False)], 156)
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
        writer = Writer(SyncWriter(engine, engine), None)
        done = await asyncio.gather(*(writer.write(add(n)) for n in (1, 2, 2, 3)), return_exceptions=True)
        await writer.stop()
        return list(done)

    one, two, twice, three = run_async(run())
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

    assert run_async(run()) == (True, True)


def test_a_database_that_is_only_to_be_read_is_not_well(migrated: Path) -> None:
    async def run() -> list[bool]:
        store = Store(make_url(f"sqlite+aiosqlite:///{migrated}"), "one")
        found = [await store.is_well()]
        for only in ("ON", "OFF"):
            driver = store.writer.transact._connection.connection.driver_connection  # type: ignore[attr-defined]
            driver.execute(f"PRAGMA query_only={only}")
            found.append(await store.is_well())  # within a second it is not asked anew
            store._checkup = None
            found.append(await store.is_well())
        await store.close()
        return found

    assert run_async(run()) == [True, True, False, False, True]


MEGABYTE = 2**20


def keep(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE IF NOT EXISTS kept (bytes BLOB)"))
    connection.execute(text("INSERT INTO kept VALUES (zeroblob(50000))"))


@pytest.mark.parametrize("somebody_reads", [False, True])
def test_the_write_ahead_log_stays_short_behind_a_writer_that_never_rests(migrated: Path, somebody_reads: bool) -> None:
    log = migrated.with_name("hall.sqlite-wal")

    async def run() -> tuple[int, int]:
        store = Store(make_url(f"sqlite+aiosqlite:///{migrated}"), "one")
        longest, begun_anew = 0, 0
        before = 0
        for number in range(1600):
            writing = store.writer.write(keep)
            if somebody_reads and number % 10 == 0:
                await store.is_well()
            await writing
            length = log.stat().st_size
            longest, begun_anew, before = max(longest, length), begun_anew + (length < before), length
        await store.close()
        return longest, begun_anew

    longest, begun_anew = run_async(run())
    assert longest < 64 * MEGABYTE
    assert begun_anew >= 2, "1600 commits of 50 kB are more than 64 MB"


def test_a_writer_waits_for_a_checkpoint_that_does_not_get_on(migrated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = migrated.with_name("hall.sqlite-wal")
    check_point, may_go_on = writer_module._check_point, Event()

    def slow(engine: Engine) -> None:
        may_go_on.wait(10)
        check_point(engine)

    monkeypatch.setattr(writer_module, "_check_point", slow)

    async def run() -> tuple[int, int]:
        store = Store(make_url(f"sqlite+aiosqlite:///{migrated}"), "one")
        writing = store.writer.write(keep)
        while writing.done():
            writing = store.writer.write(keep)
        longest = log.stat().st_size
        may_go_on.set()
        await writing
        await store.writer.write(keep)
        after = log.stat().st_size
        await store.close()
        return longest, after

    longest, after = run_async(run())
    assert 32 * MEGABYTE < longest < 64 * MEGABYTE
    assert after < 2 * MEGABYTE


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
    for name in ("FromPage", "FromHall", "Position", "TableInfo", "Lobby"):
        assert f'"{name}": {{' in whole
    for game, names in {
        "vikings": ["VikingsView"],
        "skye": ["SkyeView", "SkyeTiles"],
        "gonewild": ["GoneWildView", "CardSet"],
    }.items():
        for name in names:
            assert f'"{name}": {{' in game_schema(load(game))
    for one in (whole, *map(game_schema, games())):
        assert "__" not in one
