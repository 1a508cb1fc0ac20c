"""How processes on one PostgreSQL tell each other that a table has changed, and who thinks about its bots' moves."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from ..logging import log
from .store import CHANNEL, CHAT

# Locks of this class are held by the process that thinks about a table.
THINKING = 4_242
RECONNECT_SECONDS = 2.0
# A connection that is only half there answers nothing, and says nothing of it.
ANSWER_SECONDS = 10.0


def address_of(url: URL) -> str:
    """Return a database's address as PostgreSQL's own programs write it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class Notifier:
    """A connection of its own that listens. A lock that it holds is free again when the process dies."""

    def __init__(
        self,
        url: URL,
        process: str,
        on_notify: Callable[[str], None],
        on_chat: Callable[[str], None],
        on_reconnect: Callable[[], None],
    ) -> None:
        self.address = address_of(url)
        self.process = process
        self.on_notify = on_notify  # a table has changed elsewhere
        self.on_chat = on_chat  # its chat has
        self.on_reconnect = on_reconnect  # the connection was lost and is back: anything may have changed
        self._connection: Any = None
        self._using = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, and stay connected."""
        await self._connect()
        self._task = asyncio.create_task(self._stay(), name="notify")

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
        connection = await asyncpg.connect(self.address, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS)
        await connection.add_listener(CHANNEL, self._received)
        self._connection = connection

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(RECONNECT_SECONDS)
            if await self._ask("SELECT true"):
                continue
            try:
                await self._connect()
                log.info("listening to the database again")
                self.on_reconnect()
            except Exception as error:
                log.warning("the database cannot be listened to", error=repr(error))

    def _received(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, table, *what = payload.split(" ")
        if process != self.process:
            (self.on_chat if what == [CHAT] else self.on_notify)(table)

    @asynccontextmanager
    async def thinking_about(self, table: str) -> AsyncIterator[bool]:
        """Hold a table's bots while the block runs; False when another process holds them."""
        number = zlib.crc32(table.encode()) - 2**31
        got = await self._ask("SELECT pg_try_advisory_lock($1, $2)", THINKING, number)
        try:
            yield got
        finally:
            if got:
                await self._ask("SELECT pg_advisory_unlock($1, $2)", THINKING, number)

    async def _ask(self, query: str, *numbers: int) -> bool:
        async with self._using:
            try:
                return bool(await self._connection.fetchval(query, *numbers))
            except Exception:
                # Whatever it was: with a new connection it is known which locks are held, and what was heard.
                self._connection.terminate()
                return False
