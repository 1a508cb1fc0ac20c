"""The hall: everything that one server process knows, from opening to closing, and what it does in the background."""

import asyncio
import sys
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ..compute.costly_work import CostlyWork
from ..compute.pictures import Pictures
from ..errors import HallError, MovedOn
from ..limits import Buckets, Connections, Patience
from ..logging import log
from ..protocol import Preparing
from ..settings import Settings
from ..store import Store
from ..store.notify import Notifier
from ..store.open import DatabaseLock, open_store
from .best_bots import BestBots
from .bot_runner import BotRunner
from .bot_tables import TIDY_SECONDS, BotTables
from .chat import ChatService
from .context import HallContext
from .lobby import LobbyService
from .log_reader import LogReader
from .review_maker import ReviewMaker
from .table import Table
from .table_manager import TableManager
from .warmup import Warmup

SWEEP_SECONDS = 2.0
# So soon a thread that computes in Python lets the one go on that answers people; an action needs several such moments.
SWITCH_SECONDS = 0.0005


class Hall:
    """Everything that one server process knows."""

    def __init__(self, settings: Settings) -> None:
        self.context = HallContext(settings)
        self.lobby = LobbyService(self.context)
        self.tables = TableManager(self.context, self.lobby)
        self.bots = BotRunner(self.context, self.tables)
        self.best_bots = BestBots(self.context, self.bots.pool, self.bots.slots)
        self.bot_tables = BotTables(self.context)
        self.chat = ChatService(self.context)
        self.logs = LogReader(self.context)
        self.reviews = ReviewMaker(self.context)
        self.pictures = Pictures(self.context.costly)
        self.connections = Connections(settings.limits)
        self.guest_rate = Buckets(settings.limits.guest)
        self.address_rate = Buckets(settings.limits.address)
        self.new_guest_rate = Buckets(settings.limits.new_guests)
        self.patience = Patience(settings.limits.refusals, settings.limits.shut_out_seconds)
        self.is_open = False
        self._lock: DatabaseLock | None = None
        self._background: set[asyncio.Task[None]] = set()

    @property
    def settings(self) -> Settings:
        return self.context.settings

    @property
    def store(self) -> Store:
        return self.context.store

    @property
    def warmup(self) -> Warmup:
        return self.context.warmup

    @property
    def costly(self) -> CostlyWork:
        return self.context.costly

    # From opening to closing

    async def open(self) -> None:
        """Open the database, begin to compile, and let bots go on where they were."""
        sys.setswitchinterval(SWITCH_SECONDS)
        context = self.context
        context.store, self._lock = await open_store(context.settings.database_url(), context.process)
        context.secret = await context.store.daily.secret()
        if context.store.shared:
            context.notifier = Notifier(
                context.store.url, context.process, self._on_notify, self._on_chat, self._on_reconnect
            )
            await context.notifier.start()
        context.warmup = Warmup(context.settings.games, context.settings.bots, context.settings.hint)
        context.warmup.start(self._on_warmup_progress)
        self._spawn(self._sweep())
        self._spawn(self._tidy())
        self._spawn(self.lobby.run())
        self.is_open = True
        log.info("the hall is open", database=context.store.url.get_backend_name(), process=context.process)

    async def close(self) -> None:
        """Let bots stop, and write what waits."""
        self.is_open = False
        self.warmup.stop()
        self.costly.stop()
        for task in list(self._background):
            task.cancel()
        await self.reviews.stop()
        await self.best_bots.stop()
        await self.bots.stop()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self.context.notifier is not None:
            await self.context.notifier.stop()
        await self.store.close()
        if self._lock is not None:
            self._lock.release()
        log.info("the hall is closed")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background, and log it if it fails."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", error=repr(task.exception()))

    # In the background

    def _on_warmup_progress(self, ready: Collection[str]) -> None:
        self.lobby.mark_dirty()
        progress = self.warmup.progress()
        message = Preparing(compiling=progress).model_dump_json()
        waiting = {*ready, *(game.game for game in progress.games)}
        for table in self.context.tables.values():
            if table.row.game in waiting:
                for viewer in table.viewers:
                    viewer.send(message)
            if table.row.game in ready:
                self.tables.broadcast_info(table)

    def _on_notify(self, name: str) -> None:
        """Another process has changed a table."""
        self.lobby.mark_dirty()
        if (table := self.tables.held(name)) is not None:
            self._spawn(self._refresh(table))

    def _on_chat(self, name: str) -> None:
        """Somebody has written at another process, or a chat was deleted there."""
        if (table := self.tables.held(name)) is not None:
            self._spawn(self._refresh_chat(table))

    def _on_reconnect(self) -> None:
        """Nothing was heard for a while: any table may have changed."""
        self.lobby.mark_dirty()
        for table in self.tables.all_held():
            self._spawn(self._refresh(table))
            self._spawn(self._refresh_chat(table))

    async def _refresh(self, table: Table) -> None:
        try:
            async with table.lock:
                await self.tables.refresh(table)
        except (SQLAlchemyError, OSError) as error:
            # The connection broke; once there is a new one, all tables are read anew.
            log.warning("a table could not be read anew", table=table.id, error=repr(error))
            return
        self.bots.schedule(table)

    async def _refresh_chat(self, table: Table) -> None:
        try:
            await self.chat.tell_news(table)
        except (SQLAlchemyError, OSError) as error:
            log.warning("a chat could not be read anew", table=table.id, error=repr(error))

    async def _sweep(self) -> None:
        """Look now and then for tables whose bots nobody thinks about: after a start, or when another process died."""
        while True:
            try:
                for name in await self.store.due_tables(self.bots.places_left()):
                    await self._go_on(name)
            except Exception:
                # Drivers have errors of their own while a database starts anew; whatever it was, the next time may be better.
                log.exception("the hall could not look for tables that wait")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _tidy(self) -> None:
        """Throw away now and then what nobody needs."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.bot_tables.tidy()
                await self.chat.tidy()
            except Exception:
                # Whatever it was, it can be done later.
                log.exception("the hall could not tidy up")

    async def _go_on(self, name: str) -> None:
        with suppress(HallError):
            table = await self.tables.get(name)
            if table.thinking:
                return
            try:
                await self.tables.load(table)
            except MovedOn:
                return
            except Exception:
                # One table must not keep all others waiting.
                log.exception("a table cannot go on", table=name)
                return
            self.bots.schedule(table)
