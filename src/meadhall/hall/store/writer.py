"""One writer: what can be written at once is; everything that has to wait goes into one transaction, so that a hundred tables share one wait."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..logging import log

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_AT_ONCE = 200
# A write-ahead log that has grown so long is brought into the database's own file.
CHECKPOINT_BYTES = 8 * 2**20
# Where that does not get on fast enough, whoever writes waits for it from this length on, so that no log has 64 MB.
LONGEST_BYTES = 32 * 2**20
# Its length is looked at after so many commits; one takes some 20 to 50 kB.
COMMITS_BETWEEN_LOOKS = 20
# Writers wait for the end of a checkpoint, which waits no longer than this for those who still read an older state.
MOST_MILLISECONDS_FOR_READERS = 200


@dataclass(frozen=True)
class Waiting:
    """A piece of work, who waits for it, and what other processes are told once it is done."""

    work: Work[Any]
    done: "asyncio.Future[Any]"
    notice: str | None


class Transactor(Protocol):
    """Carries out works in one transaction: all of them or, with an error, none."""

    def now(self, work: Work[Any]) -> list[Any] | None:
        """Carry out a work before this returns, and return a list of what it returned; or None where it has to wait."""

    async def __call__(self, works: list[Work[Any]]) -> list[Any]:
        """Return what each work returned."""

    def close(self) -> None:
        """Let go of what is kept."""


class SyncWriter:
    """Transactions of SQLite, made at once: where no commit waits for the disk, it takes less time than the way to a thread and back.

    What has to wait does so in a thread: for a database that somebody has locked, and for the disk when a checkpoint
    brings what was committed into the database's own file.
    """

    def __init__(self, engine: Engine, patient: Engine) -> None:
        self.engine = engine  # gives up at once where the database is locked, and makes no checkpoints
        self.patient = patient
        self._connection: Connection | None = None
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._log = Path(f"{engine.url.database}-wal")
        self._log_is_too_long = False
        self._commits = 0
        self._checkpoint: Future[None] | None = None

    def now(self, work: Work[Any]) -> list[Any] | None:
        """Carry out a work in a transaction of its own, unless somebody has locked the database or its log is too long."""
        if self._log_is_too_long:
            return None
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                results = [work(self._connection)]
        except OperationalError as error:
            if not _is_locked(error):
                raise
            return None
        self._commits += 1
        if self._commits % COMMITS_BETWEEN_LOOKS == 0:
            self._look_at_log()
        return results

    async def __call__(self, works: list[Work[Any]]) -> list[Any]:
        """Carry out works in one transaction, in a thread that waits for the database and for a checkpoint under way."""
        results = await asyncio.get_running_loop().run_in_executor(self.pool, _transact, self.patient, works)
        self._look_at_log()
        return results

    def close(self) -> None:
        """Let go of the connection that is kept."""
        if self._connection is not None:
            self._connection.close()

    def _look_at_log(self) -> None:
        length = self._log.stat().st_size if self._log.exists() else 0
        self._log_is_too_long = length > LONGEST_BYTES
        if length > CHECKPOINT_BYTES and (self._checkpoint is None or self._checkpoint.done()):
            self._checkpoint = self.pool.submit(_check_point, self.patient)


def _transact(engine: Engine, works: list[Work[Any]]) -> list[Any]:
    with engine.begin() as connection:
        return [work(connection) for work in works]


def _is_locked(error: OperationalError) -> bool:
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def _check_point(engine: Engine) -> None:
    """Bring the log into the database's own file and begin it anew.

    Most of it is brought over while others write. But SQLite begins a log anew only at a moment when all of it has been
    brought over, and behind a busy writer there is always something left: so the rest is brought over while writers wait.
    """
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            patience = connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one()
            connection.exec_driver_sql(f"PRAGMA busy_timeout={MOST_MILLISECONDS_FOR_READERS}")
            try:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={patience}")
    except SQLAlchemyError:
        # What was committed stays in the log; the next checkpoint brings it over.
        log.exception("the write-ahead log cannot be brought into the database")


class AsyncWriter:
    """Transactions of an asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    def now(self, work: Work[Any]) -> None:
        """Never: a server answers later."""

    def close(self) -> None:
        """Nothing is kept."""

    async def __call__(self, works: list[Work[Any]]) -> list[Any]:
        """Carry out works in one transaction."""
        async with self.engine.begin() as connection:
            return [await connection.run_sync(work) for work in works]


class Writer:
    """Carries out pieces of work in the order in which they come, each wholly or not at all."""

    def __init__(self, transact: Transactor, channel: str | None) -> None:
        self.transact = transact
        self.channel = channel  # of notices for other processes
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    def write(self, work: Work[T], notice: str | None = None) -> "asyncio.Future[T]":
        """Hand in work at once; the future has what it returned, once that lies safely in the database."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._task is None or self._task.done():
            try:
                results = self.transact.now(work)
            except Exception as error:
                done.set_exception(error)
                return done
            if results is not None:
                done.set_result(results[0])
                return done
            self._task = asyncio.create_task(self._run(), name="writer")
        self._waiting.append(Waiting(work, done, notice))
        # Whoever waits may be cut off; what has been handed in is written all the same.
        return asyncio.shield(done)

    async def stop(self) -> None:
        """Write what waits, and let go of the database."""
        if self._task is not None:
            await self._task
        self.transact.close()

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        notices = sorted({waiting.notice for waiting in batch if waiting.notice is not None})
        works = [waiting.work for waiting in batch]
        if self.channel is not None and notices:
            works.append(_telling(self.channel, notices))
        try:
            results = await self.transact(works)
        except Exception as error:
            if len(batch) == 1:
                if not batch[0].done.done():
                    batch[0].done.set_exception(error)
                return
            # One of them spoiled the transaction for all: each on its own.
            for waiting in batch:
                await self._write([waiting])
            return
        for waiting, result in zip(batch, results, strict=False):
            if not waiting.done.done():
                waiting.done.set_result(result)


def _telling(channel: str, notices: list[str]) -> Work[None]:
    """Tell other processes; the database delivers it when, and only when, the transaction is committed."""

    def work(connection: Connection) -> None:
        told = [{"channel": channel, "notice": notice} for notice in notices]
        connection.execute(text("SELECT pg_notify(:channel, :notice)"), told)

    return work
