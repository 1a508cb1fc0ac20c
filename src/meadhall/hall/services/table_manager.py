"""Tables in memory: brought there from the database, written back with every change, and shown to everybody who looks."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from ...engine.contract import CHANCE
from ...engine.errors import OtherRules
from ...engine.match import Match
from ...games import load
from ..errors import HallError, MovedOn
from ..logging import log
from ..protocol import TableMessage
from ..store import Append, SeatRow, TableRow, TakeBack
from ..store.store import now
from .context import HallContext
from .lobby import LobbyService
from .table import Table, Viewer


class TableManager:
    """All tables that are in memory."""

    def __init__(self, context: HallContext, lobby: LobbyService) -> None:
        self.context = context
        self.lobby = lobby
        # All that somebody holds, let go of or not: who comes again gets the same one, and news are for all of them.
        self._held: WeakValueDictionary[str, Table] = WeakValueDictionary()

    def held(self, name: str) -> Table | None:
        """Return a table that somebody holds."""
        return self._held.get(name)

    def all_held(self) -> list[Table]:
        """Return all tables that somebody holds."""
        return list(self._held.values())

    async def get(self, name: str) -> Table:
        """Return a table, from memory or from the database; its match may not be there yet."""
        if name not in self._held:
            found = await self.context.store.table(name)
            if found is None:
                raise HallError("no-such-table")
            # Somebody else may have fetched it meanwhile: a table is in memory once.
            if name not in self._held:
                offered, level_now = self.context.settings.bots, self.context.level_now
                draws = self.context.draws_of(found[0])
                self._held[name] = table = Table(*found, None, offered, level_now, draws)
        table = self._held[name]
        if name not in self.context.tables:
            self._make_room()
            self.context.tables[name] = table
        return table

    async def get_visible(self, name: str, guest: str | None) -> Table:
        """Return a table that a guest may see, of a game that is offered."""
        table = await self.get(name)
        may_see = table.row.open or table.row.owner == guest or table.seats_of(guest)
        if not may_see and (guest is None or not await self.context.store.is_visitor(name, guest)):
            raise HallError("no-such-table")
        self.context.warmup.check_offered(table.row.game)
        return table

    async def load(self, table: Table) -> Match:
        """Return a table's match: the fold of its log, begun if it has none."""
        if table.match is not None:
            return table.match
        async with table.lock:
            if table.match is None:
                await self._load(table)
                self.broadcast_all(table)
        assert table.match is not None
        return table.match

    async def _load(self, table: Table) -> None:
        if table.row.status in ("waiting", "closed"):
            raise HallError("not-playing", status=table.row.status)
        while True:
            found = await self.context.store.table(table.id)
            assert found is not None
            table.set_row(*found)
            log = await self.context.store.log(table.id, 0, table.row.ply)
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
        table.went_on = await self.context.store.went_on(table.row)
        await asyncio.to_thread(table.begin, match)
        self.lobby.outdate()

    def _keep(self, table: Table, ply: int, match: Match) -> "tuple[asyncio.Future[bool], TableRow]":
        """Begin to write what a match has more than the log; return whether it will be, and the table's row after it."""
        standing = table.standing(match)
        writing = self.context.store.append(Append(table.id, table.row.revision, ply, match.log_from(ply), standing))
        return writing, replace(table.row, ply=match.ply, changed=now(), **vars(standing))

    async def append(self, table: Table, match: Match) -> list[int]:
        """Write what a match has more than the table's log; only then it is the table's. The caller holds the lock."""
        writing, row = self._keep(table, table.ply, match)
        if not writing.done():
            # PostgreSQL works while the views are made.
            await asyncio.sleep(0)
        ahead, plies = table.prepare(match, row)
        if not await writing:
            await self.refresh(table)
            raise MovedOn
        table.commit(ahead)
        self.lobby.outdate()
        return plies

    async def take_back(self, table: Table, match: Match) -> list[int]:
        """Write that a table's log is cut to that of a match; return the plies to be told. The caller holds the lock."""
        standing = table.standing(match)
        change = TakeBack(table.id, table.row.revision, table.ply, match.ply, standing)
        if not await self.context.store.take_back(change):
            await self.refresh(table)
            raise MovedOn
        revision = table.row.revision + 1
        table.row = replace(table.row, ply=match.ply, revision=revision, changed=now(), **vars(standing))
        told_anew = table.take_back(match)
        table.went_on = await self.context.store.went_on(table.row)
        self.lobby.outdate()
        return told_anew

    async def refresh(self, table: Table) -> None:
        """Read anew what another process may have changed, and tell it. The caller holds the lock."""
        found = await self.context.store.table(table.id)
        if found is None:
            return
        row, seats = found
        same_log = row.revision == table.row.revision and row.ply >= table.ply
        if table.match is None or not same_log:
            table.set_row(row, seats)
            begun = row.status not in ("waiting", "closed") and table.viewers
            if table.match is not None or begun:
                await self._load(table)
                self.broadcast_all(table)
        elif row.ply > table.ply:
            entries = await self.context.store.log(table.id, table.ply, row.ply)
            if len(entries) != row.ply - table.ply:
                # Something was taken back in between; its own notice follows.
                return
            match = table.match.copy()
            match.extend([seat for seat, _ in entries], [action for _, action in entries])
            moved = table.set_row(row, seats)
            ahead, plies = table.prepare(match, row)
            table.commit(ahead)
            self.broadcast(table, plies)
            self.broadcast_all(table, moved)
        else:
            self.reseat(table, row, seats)
        self.broadcast_info(table)

    def reseat(self, table: Table, row: TableRow, seats: list[SeatRow]) -> None:
        """Take over seats and status, and tell the end to all and a new viewpoint to whom it is new. The caller holds the lock."""
        ended = row.status == "ended" != table.row.status
        moved = table.set_row(row, seats)
        if ended and table.match is not None:
            self.broadcast(table, [])
        self.broadcast_all(table, moved)

    async def change_seats(
        self, table: Table, changes: list[tuple[SeatRow, SeatRow]], ends_deserted: bool = False
    ) -> None:
        """Write changed seats and what follows from them; the caller holds the table's lock."""
        before = table.row.status
        settle = partial(_settle, before, ends_deserted=ends_deserted)
        written = await self.context.store.change_seats(table.id, before, changes, settle)
        if written is None:
            await self.refresh(table)
            raise HallError("moved-on")
        values, seats = written
        self.reseat(table, replace(table.row, **values), seats)
        if table.row.status == "ended" != before:
            log.info("a game was ended by agreement", table=table.id)

    def _make_room(self) -> None:
        """Let go of tables that nobody looks at; the log has them."""
        if len(self.context.tables) < self.context.settings.most_idle_tables:
            return
        for name, table in list(self.context.tables.items()):
            if not table.viewers and not table.thinking and not table.lock.locked():
                del self.context.tables[name]

    # Broadcasting

    def broadcast(
        self, table: Table, plies: list[int], actor: Viewer | None = None, request: int | None = None
    ) -> None:
        """Tell all viewers what is new, and where the table stands now."""
        told: dict[tuple[int | None, str, int], str] = {}
        for viewer in table.viewers:
            if not viewer.greeted:
                continue
            key = (table.sees_as(viewer.seat), viewer.language, min(viewer.ply, table.ply))
            if key not in told:
                told[key] = table.log_message(plies, *key).model_dump_json()
            viewer.send(told[key])
            viewer.send(table.position_message(viewer.seat, viewer.language, request if viewer is actor else None))
            viewer.ply, viewer.revision = table.ply, table.row.revision
        if table.row.status in ("finished", "ended"):
            self.broadcast_end(table)

    def broadcast_all(self, table: Table, viewers: Iterable[Viewer] | None = None) -> None:
        """Tell the whole log and the position to viewers, or to all; before play begins there is nothing to tell."""
        if table.match is None:
            return
        for viewer in table.viewers if viewers is None else viewers:
            if viewer.greeted:
                self.catch_up(table, viewer, 0)

    def catch_up(self, table: Table, viewer: Viewer, keep: int, request: int | None = None) -> None:
        """Tell a viewer the log from an entry on, the position, and the end."""
        key = (viewer.seat, viewer.language)
        viewer.send(table.log_message(list(range(keep, table.ply)), *key, keep))
        viewer.send(table.position_message(*key, request))
        viewer.ply, viewer.revision = table.ply, table.row.revision
        if table.row.status in ("finished", "ended"):
            viewer.send(table.end_message(viewer.language))

    def broadcast_end(self, table: Table) -> None:
        """Tell all viewers how the game ended, and that the table's status has changed."""
        for seat in table.thinking:
            table.interrupt_bot(seat)
        table.bots.clear()
        for viewer in table.viewers:
            if viewer.greeted:
                viewer.send(table.end_message(viewer.language))
        self.broadcast_info(table)

    def broadcast_info(self, table: Table) -> None:
        """Tell all viewers about seats and status."""
        told: dict[str | None, str] = {}
        for viewer in table.viewers:
            if viewer.greeted:
                if viewer.guest not in told:
                    told[viewer.guest] = TableMessage(table=table.info(viewer.guest)).model_dump_json()
                viewer.send(told[viewer.guest])
        self.lobby.mark_dirty()


def _settle(status: str, seats: list[SeatRow], ends_deserted: bool) -> str:
    """Return the status of a table whose seats have changed: play begins when none is free, and ends when all people agree."""
    people = [seat for seat in seats if seat.kind == "person" and not seat.away]
    if status == "waiting":
        complete = all(seat.kind != "free" for seat in seats)
        return "playing" if complete else "waiting" if people else "closed"
    ends = all(seat.agrees for seat in people) if people else ends_deserted
    return "ended" if ends and status == "playing" else status


def _fold(table: Table, log: list[tuple[int, int]]) -> Match:
    """Replay a log."""
    game = load(table.row.game)
    row = table.row
    how: dict[str, Any] = {"auto_chance": False, "rules": row.rules, "draws": table.draws}
    try:
        match = Match(game, len(table.seats), names=table.names(), **how, **row.options)
    except OtherRules:
        raise HallError("old-rules") from None
    done = match.extend([seat for seat, _ in log], [action for _, action in log])
    if done < len(log):
        raise HallError("old-rules")
    match.auto_chance = True
    return match
