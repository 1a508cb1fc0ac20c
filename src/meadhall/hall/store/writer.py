"""One writer: everything that waits to be written goes into one transaction, so that a hundred tables share one wait for the disk."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

MOST_AT_ONCE = 200


@dataclass
class Waiting:
    """A piece of work, who waits for it, and what other processes are told once it is done."""

    work: Work[Any]
    done: "asyncio.Future[Any]"
    notice: str | None


class Writer:
    """Carries out pieces of work in the order in which they come, each wholly or not at all."""

    def __init__(self, engine: AsyncEngine, channel: str | None) -> None:
        self.engine = engine
        self.channel = channel
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def write(self, work: Work[T], notice: str | None = None) -> T:
        """Return what the work returned, once it lies safely in the database."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Waiting(work, done, notice))
        # Whoever waits may be cut off; what has been handed in is written all the same.
        return await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            results = await self._transact(batch)
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0], error)
                return
            # One of them spoiled the transaction for all: each on its own.
            for waiting in batch:
                await self._write([waiting])
            return
        for waiting, result in zip(batch, results, strict=True):
            if not waiting.done.done():
                waiting.done.set_result(result)

    async def _transact(self, batch: list[Waiting]) -> list[Any]:
        async with self.engine.begin() as connection:
            results = [await waiting.work(connection) for waiting in batch]
            notices = {waiting.notice for waiting in batch if waiting.notice is not None}
            if self.channel is not None and notices:
                # Delivered by the database when, and only when, the transaction is committed.
                await connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"),
                    [{"channel": self.channel, "notice": notice} for notice in sorted(notices)],
                )
        return results


def _fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
