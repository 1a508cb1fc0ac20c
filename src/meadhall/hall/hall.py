"""The hall: opens the database, brings tables into memory, and tells everybody what has changed."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from ..engine.contract import CHANCE
from ..engine.errors import OtherRules
from ..engine.match import Match
from ..games import load
from .bot_tables import TIDY_SECONDS, BotTables
from .connections import Connections
from .costly import CostlyWork
from .errors import HallError, MovedOn
from .limits import Buckets, Patience
from .lobby import LobbyRoom
from .opening import SingleHolder, open_store
from .pictures import Pictures
from .protocol import Preparing, TableMessage
from .readiness import Readiness
from .records import note, tell, trouble
from .replays import Logs
from .settings import Settings
from .sockets import Sockets
from .store import Append, SeatRow, Store, TableRow, TakeBack
from .store.bell import Bell
from .store.store import now
from .table import Table, Viewer
from .thinking import BotsAtWork

SWEEP_SECONDS = 2.0
# So soon a thread that computes in Python lets the one go on that answers people; an action needs several such moments.
SWITCH_SECONDS = 0.0005


class Hall:
    """Everything that one server process knows."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.tables: dict[str, Table] = {}
        self.connections = Connections(settings.limits)
        self.guest_rate = Buckets(settings.limits.guest)
        self.address_rate = Buckets(settings.limits.address)
        self.new_guest_rate = Buckets(settings.limits.new_guests)
        self.patience = Patience(settings.limits.refusals, settings.limits.shut_out_seconds)
        self.sockets = Sockets(settings.limits, self.patience)
        self.store: Store
        self.readiness: Readiness
        self.bell: Bell | None = None
        self.holder: SingleHolder | None = None
        self.bots = BotsAtWork(self)
        self.bot_tables = BotTables(self)
        self.lobby = LobbyRoom(self)
        self.costly = CostlyWork(settings.limits)
        self.logs = Logs()
        self.pictures = Pictures(self.costly)
        # All that somebody holds, let go of or not: who comes again gets the same one, and news are for all of them.
        self._held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._background: set[asyncio.Task[None]] = set()
        self.is_open = False

    # From opening to closing

    async def open(self) -> None:
        """Open the database, begin to compile, and let bots go on where they were."""
        sys.setswitchinterval(SWITCH_SECONDS)
        self.store, self.holder = await open_store(self.settings.database_url(), self.process)
        if self.store.shared:
            self.bell = Bell(self.store.url, self.process, self._rung, self._rung_out)
            await self.bell.start()
        self.readiness = Readiness(self.settings.games)
        self.readiness.start(self._compiled_further)
        self.spawn(self._sweep())
        self.spawn(self._tidy())
        self.lobby.start()
        self.is_open = True
        note("the hall is open", database=self.store.url.get_backend_name(), process=self.process)

    async def close(self) -> None:
        """Let bots stop, and write what waits."""
        self.is_open = False
        self.readiness.stop()
        self.costly.stop()
        for task in list(self._background):
            task.cancel()
        await self.bots.stop()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self.bell is not None:
            await self.bell.stop()
        await self.store.close()
        if self.holder is not None:
            self.holder.release()
        note("the hall is closed")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background, and log it if it fails."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            tell(logging.ERROR, "a task failed", error=repr(task.exception()))

    # Tables

    async def table(self, name: str) -> Table:
        """Return a table, from memory or from the database; its match may not be there yet."""
        if name not in self._held:
            found = await self.store.table(name)
            if found is None:
                raise HallError("no-such-table")
            # Somebody else may have fetched it meanwhile: a table is in memory once.
            if name not in self._held:
                self._held[name] = table = Table(*found, None, self.settings.bots)
        table = self._held[name]
        if name not in self.tables:
            self._make_room()
            self.tables[name] = table
        return table

    async def table_for(self, name: str, guest: str | None) -> Table:
        """Return a table that a guest may see, of a game that is offered."""
        table = await self.table(name)
        may_see = table.row.open or table.row.owner == guest or table.seats_of(guest)
        if not may_see and (guest is None or not await self.store.is_visitor(name, guest)):
            raise HallError("no-such-table")
        self.readiness.check_offered(table.row.game)
        return table

    async def load(self, table: Table) -> Match:
        """Return a table's match: the fold of its log, begun if it has none. The rules must be ready."""
        if table.match is not None:
            return table.match
        self.readiness.check(table.row.game)
        async with table.lock:
            if table.match is None:
                await self._load(table)
                self.tell_all(table)
        assert table.match is not None
        return table.match

    async def _load(self, table: Table) -> None:
        if table.row.status in ("waiting", "closed"):
            raise HallError("not-playing", status=table.row.status)
        while True:
            found = await self.store.table(table.id)
            assert found is not None
            table.set_row(*found)
            log = await self.store.log(table.id, 0, table.row.ply)
            if len(log) != table.row.ply:
                continue  # something was taken back between the two readings
            match = await asyncio.to_thread(_fold, table, log)
            if match.turn == CHANCE:
                # The first draws of the game.
                match.roll()
                writing, row = self._keep(table, len(log), match)
                if not await writing:
                    continue  # another process has begun the game
                table.set_row(row, table.seats)
            break
        table.went_on = await self.store.went_on(table.row)
        await asyncio.to_thread(table.begin, match)
        self.lobby.outdate()

    def _keep(self, table: Table, ply: int, match: Match) -> "tuple[asyncio.Future[bool], TableRow]":
        """Begin to write what a match has more than the log; return whether it will be, and the table's row after it."""
        standing = table.standing(match)
        writing = self.store.append(Append(table.id, table.row.revision, ply, match.log_from(ply), standing))
        return writing, replace(table.row, ply=match.ply, changed=now(), **vars(standing))

    async def append(self, table: Table, match: Match) -> list[int]:
        """Write what a match has more than the table's log; only then it is the table's. The caller holds the lock."""
        assert table.chronicle is not None
        mark = table.chronicle.mark()
        writing, row = self._keep(table, table.ply, match)
        if not writing.done():
            # PostgreSQL works while the views are made.
            await asyncio.sleep(0)
        written = False
        try:
            ahead, plies = table.foresee(match, row)
            written = await writing
        finally:
            if not written:
                table.chronicle.back_to(mark)
        if not written:
            await self.refresh(table)
            raise MovedOn
        table.arrive(ahead)
        self.lobby.outdate()
        return plies

    async def take_back(self, table: Table, match: Match) -> list[int]:
        """Write that a table's log is cut to that of a match; return the plies to be told. The caller holds the lock."""
        standing = table.standing(match)
        change = TakeBack(table.id, table.row.revision, table.ply, match.ply, standing)
        if not await self.store.take_back(change):
            await self.refresh(table)
            raise MovedOn
        revision = table.row.revision + 1
        table.row = replace(table.row, ply=match.ply, revision=revision, changed=now(), **vars(standing))
        told_anew = table.take_back(match)
        table.went_on = await self.store.went_on(table.row)
        self.lobby.outdate()
        return told_anew

    async def refresh(self, table: Table) -> None:
        """Read anew what another process may have changed, and tell it. The caller holds the lock."""
        found = await self.store.table(table.id)
        if found is None:
            return
        row, seats = found
        same_log = row.revision == table.row.revision and row.ply >= table.ply
        if table.match is None or not same_log:
            table.set_row(row, seats)
            begun = row.status not in ("waiting", "closed") and table.viewers and self.readiness.is_ready(row.game)
            if table.match is not None or begun:
                await self._load(table)
                self.tell_all(table)
        elif row.ply > table.ply:
            entries = await self.store.log(table.id, table.ply, row.ply)
            if len(entries) != row.ply - table.ply:
                # Something was taken back in between; its own notice follows.
                return
            match = table.match.copy()
            match.extend([seat for seat, _ in entries], [action for _, action in entries])
            moved = table.set_row(row, seats)
            ahead, plies = table.foresee(match, row)
            table.arrive(ahead)
            self.tell(table, plies)
            self.tell_all(table, moved)
        else:
            self.reseat(table, row, seats)
        self.changed(table)

    def reseat(self, table: Table, row: TableRow, seats: list[SeatRow]) -> None:
        """Take over seats and status, and tell the end to all and a new viewpoint to whom it is new. The caller holds the lock."""
        ended = row.status == "ended" != table.row.status
        moved = table.set_row(row, seats)
        if ended and table.match is not None:
            self.tell(table, [])
        self.tell_all(table, moved)

    def _make_room(self) -> None:
        """Let go of tables that nobody looks at; the log has them."""
        if len(self.tables) < self.settings.most_idle_tables:
            return
        for name, table in list(self.tables.items()):
            if not table.viewers and not table.thinking and not table.lock.locked():
                del self.tables[name]

    # Telling

    def tell(self, table: Table, plies: list[int], actor: Viewer | None = None, request: int | None = None) -> None:
        """Tell all viewers what is new, and where the table stands now."""
        told: dict[tuple[int | None, str, int], str] = {}
        for viewer in table.viewers:
            if not viewer.greeted:
                continue
            key = (table.sees_as(viewer.seat), viewer.language, min(viewer.ply, table.ply))
            if key not in told:
                told[key] = table.happened(plies, *key).model_dump_json()
            viewer.send(told[key])
            viewer.send(table.position(viewer.seat, viewer.language, request if viewer is actor else None))
            viewer.ply, viewer.revision = table.ply, table.row.revision
        if table.row.status in ("finished", "ended"):
            self.ended(table)

    def tell_all(self, table: Table, viewers: Iterable[Viewer] | None = None) -> None:
        """Tell the whole log and the position to viewers, or to all; before play begins there is nothing to tell."""
        if table.match is None:
            return
        for viewer in table.viewers if viewers is None else viewers:
            if viewer.greeted:
                self.catch_up(table, viewer, 0)

    def catch_up(self, table: Table, viewer: Viewer, keep: int, request: int | None = None) -> None:
        """Tell a viewer the log from an entry on, the position, and the end."""
        key = (viewer.seat, viewer.language)
        viewer.send(table.happened(list(range(keep, table.ply)), *key, keep))
        viewer.send(table.position(*key, request))
        viewer.ply, viewer.revision = table.ply, table.row.revision
        if table.row.status in ("finished", "ended"):
            viewer.send(table.ended(viewer.language))

    def ended(self, table: Table) -> None:
        """Tell all viewers how the game ended, and that the table's status has changed."""
        for seat in table.thinking:
            self.bots.interrupt(table, seat)
        table.bots.clear()
        for viewer in table.viewers:
            if viewer.greeted:
                viewer.send(table.ended(viewer.language))
        self.changed(table)

    def changed(self, table: Table) -> None:
        """Tell all viewers about seats and status."""
        told: dict[str | None, str] = {}
        for viewer in table.viewers:
            if viewer.greeted:
                if viewer.guest not in told:
                    told[viewer.guest] = TableMessage(table=table.info(viewer.guest)).model_dump_json()
                viewer.send(told[viewer.guest])
        self.lobby.stir()

    # In the background

    def _compiled_further(self) -> None:
        self.lobby.stir()
        message = Preparing(compiling=self.readiness.progress()).model_dump_json()
        for table in self.tables.values():
            for viewer in table.viewers:
                if not viewer.greeted:
                    viewer.send(message)

    def _rung(self, name: str) -> None:
        """Another process has changed a table."""
        self.lobby.stir()
        if (table := self._held.get(name)) is not None:
            self.spawn(self._refresh(table))

    def _rung_out(self) -> None:
        self.lobby.stir()
        for table in list(self._held.values()):
            self.spawn(self._refresh(table))

    async def _refresh(self, table: Table) -> None:
        async with table.lock:
            await self.refresh(table)
        self.bots.consider(table)

    async def _sweep(self) -> None:
        """Look now and then for tables whose bots nobody thinks about: after a start, or when another process died."""
        while True:
            try:
                for name in await self.store.due_tables(self.bots.places_left()):
                    await self._go_on(name)
            except Exception:
                # Drivers have errors of their own while a database starts anew; whatever it was, the next time may be better.
                trouble("the hall could not look for tables that wait")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _tidy(self) -> None:
        """Throw away now and then what nobody needs."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.bot_tables.tidy()
            except Exception:
                # Whatever it was, it can be done later.
                trouble("the hall could not tidy up")

    async def _go_on(self, name: str) -> None:
        with suppress(HallError):
            table = await self.table(name)
            if table.thinking or not self.readiness.is_ready(table.row.game):
                return
            try:
                await self.load(table)
            except MovedOn:
                return
            except Exception:
                # One table must not keep all others waiting.
                trouble("a table cannot go on", table=name)
                return
            self.bots.consider(table)


def _fold(table: Table, log: list[tuple[int, int]]) -> Match:
    """Replay a log."""
    game = load(table.row.game)
    row = table.row
    try:
        match = Match(game, len(table.seats), names=table.names(), auto_chance=False, rules=row.rules, **row.options)
    except OtherRules:
        raise HallError("old-rules") from None
    done = match.extend([seat for seat, _ in log], [action for _, action in log])
    if done < len(log):
        raise HallError("old-rules")
    match.auto_chance = True
    return match
