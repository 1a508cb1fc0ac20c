"""How processes on one PostgreSQL tell each other that a table has changed, and who thinks about its bots' moves."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from ..records import note
from .store import CHANNEL

# Locks of this class are held by the process that thinks about a table.
THINKING = 4_242
RECONNECT_SECONDS = 2.0


class Bell:
    """A connection of its own that listens. A lock that it holds is free again when the process dies."""

    def __init__(self, url: URL, process: str, ring: Callable[[str], None], rung_out: Callable[[], None]) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = process
        self.ring = ring  # a table has changed elsewhere
        self.rung_out = rung_out  # the connection was lost and is back: anything may have changed
        self._connection: Any = None
        self._using = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, and stay connected."""
        await self._connect()
        self._task = asyncio.create_task(self._stay(), name="bell")

    async def stop(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close(timeout=2)

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self.address)
        await self._connection.add_listener(CHANNEL, self._heard)

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(RECONNECT_SECONDS)
            if not self._connection.is_closed():
                continue
            with suppress(OSError, asyncpg.PostgresError):
                await self._connect()
                note("listening to the database again")
                self.rung_out()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, _, table = payload.partition(" ")
        if process != self.process:
            self.ring(table)

    @asynccontextmanager
    async def thinking_about(self, table: str) -> AsyncIterator[bool]:
        """Hold a table's bots while the block runs; False when another process holds them."""
        number = zlib.crc32(table.encode()) - 2**31
        got = await self._ask("SELECT pg_try_advisory_lock($1, $2)", number)
        try:
            yield got
        finally:
            if got:
                await self._ask("SELECT pg_advisory_unlock($1, $2)", number)

    async def _ask(self, query: str, number: int) -> bool:
        async with self._using:
            try:
                return bool(await self._connection.fetchval(query, THINKING, number))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return False
