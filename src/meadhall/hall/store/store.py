"""What is asked of the database, and nothing else."""

import time
from asyncio import Future, Task, create_task, shield, timeout
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..errors import HallError
from ..logging import log
from .chat import ChatStore
from .daily import DailyStore
from .prepared_statements import PreparedStatement
from .puzzles import PuzzleStore
from .reviews import ReviewStore
from .schema import (
    GuestRow,
    SeatRow,
    TableRow,
    actions,
    guests,
    health,
    metadata,
    replay_links,
    seats,
    tables,
    visitors,
)
from .writer import AsyncWriter, SyncWriter, Writer

__all__ = ["Append", "Store", "TakeBack", "metadata"]

CHANNEL = "meadhall"
CHAT = "chat"  # what a notice ends with that is about a table's chat, and not about its game
OPEN_STATUS = ("waiting", "playing")
OVER_STATUS = ("finished", "ended")
SECONDS_BETWEEN_CHECKUPS = 1.0
LONGEST_CHECKUP = 5.0


def now() -> int:
    """Return the time as the database keeps it."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Standing:
    """What a table's row says of its game."""

    status: str
    pending: int
    bots_due: bool
    points: list[int]
    places: list[int]


@dataclass(frozen=True)
class Append:
    """Entries that follow a table's log, which must be where they expect it."""

    table: str
    revision: int
    ply: int
    entries: Sequence[tuple[int, int]]
    standing: Standing


@dataclass(frozen=True)
class TakeBack:
    """Cut a table's log to fewer entries; the revision goes up, so that nobody mistakes the new ply for the old one."""

    table: str
    revision: int
    ply: int
    keep: int
    standing: Standing


class Store:
    """The hall's database."""

    def __init__(self, url: URL, process: str) -> None:
        self.url = url
        self.process = process  # tells our own notices from those of other processes
        self.engine = _engine(url)
        self.shared = url.get_backend_name() == "postgresql"  # several processes may use it
        # One process alone writes to SQLite.
        self._writing = () if self.shared else (_sqlite_engine(url, _prepare_to_write), _sqlite_engine(url))
        transact = SyncWriter(*self._writing) if self._writing else AsyncWriter(self.engine)
        self.writer = Writer(transact, CHANNEL if self.shared else None)
        self.daily = DailyStore(self.engine, self.writer)
        self.puzzles = PuzzleStore(self.engine, self.writer)
        self.reviews = ReviewStore(self.engine, self.writer)
        self.chat = ChatStore(self.engine, self.writer, lambda table: f"{self._notice(table)} {CHAT}")
        self._checkup: tuple[float, Task[bool]] | None = None  # the last one, and when it began

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.stop()
        await self.engine.dispose()
        for engine in self._writing:
            engine.dispose()

    async def is_well(self) -> bool:
        """Tell whether the database answers and takes what is written. Those who ask within a second share one answer."""
        if self._checkup is None or self._checkup[0] < time.monotonic() - SECONDS_BETWEEN_CHECKUPS:
            self._checkup = (time.monotonic(), create_task(self._check_up(), name="health"))
        return await shield(self._checkup[1])

    async def _check_up(self) -> bool:
        """Write something and read it: on a full disk or in a database that is only to be read, reading alone goes well."""
        at = now()

        def work(connection: Connection) -> None:
            connection.execute(update(health).values(written=at))

        try:
            async with timeout(LONGEST_CHECKUP):
                await self.writer.write(work)
                async with self.engine.connect() as connection:
                    written = (await connection.execute(select(health.c.written))).scalar_one()
        except Exception as error:
            log.warning("the database is not well", error=repr(error))
            return False
        return int(written) >= at

    def _notice(self, table: str) -> str:
        return f"{self.process} {table}"

    # Guests

    async def guest_of(self, secret: str) -> GuestRow | None:
        """Return the guest of a secret's digest."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(select(guests.c.id, guests.c.name).where(guests.c.secret == secret))
            ).first()
        return GuestRow(*row) if row else None

    async def add_guest(self, guest: GuestRow, secret: str) -> None:
        """Keep a new guest."""
        row = {"id": guest.id, "secret": secret, "name": guest.name, "created": now()}

        def work(connection: Connection) -> None:
            connection.execute(insert(guests).values(row))

        await self.writer.write(work)

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name. Seats that they have keep the name they took them with."""

        def work(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest).values(name=name))

        await self.writer.write(work)

    # Tables

    async def add_table(self, table: TableRow, its_seats: Sequence[SeatRow], most: int) -> None:
        """Keep a new table, unless its owner has as many as they may."""

        def work(connection: Connection) -> None:
            _check_quota(connection, table.owner, most)
            _add_table(connection, table, its_seats)

        await self.writer.write(work, self._notice(table.id))

    async def check_seated(self, guest: str, most: int) -> None:
        """Refuse a guest who sits at as many tables that are not over as they may."""
        sits = (seats.c.guest == guest, seats.c.away.is_(False), tables.c.status.in_(OPEN_STATUS))
        query = select(func.count(seats.c.table_id.distinct())).join(tables, tables.c.id == seats.c.table_id)
        async with self.engine.connect() as connection:
            if (await connection.execute(query.where(*sits))).scalar_one() >= most:
                raise HallError("too-many-seats", most=most)

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        """Return a table with its seats."""
        async with self.engine.connect() as connection:
            found = await _tables(connection, tables.c.id == table)
        return found[0] if found else None

    async def table_of_invitation(self, invitation: str) -> str | None:
        """Return the table that an invitation is for."""
        async with self.engine.connect() as connection:
            return (
                await connection.execute(select(tables.c.id).where(tables.c.invitation == invitation))
            ).scalar_one_or_none()

    async def log(self, table: str, first: int, last: int) -> list[tuple[int, int]]:
        """Return entries of a log, the first included and the last not."""
        query = (
            select(actions.c.seat, actions.c.action)
            .where(actions.c.table_id == table, actions.c.ply >= first, actions.c.ply < last)
            .order_by(actions.c.ply)
        )
        async with self.engine.connect() as connection:
            return [(seat, action) for seat, action in await connection.execute(query)]

    async def went_on(self, table: TableRow) -> int:
        """Return when a table's log got its last entry. What was taken back does not count."""
        query = select(actions.c.at).where(actions.c.table_id == table.id, actions.c.ply == table.ply - 1)
        async with self.engine.connect() as connection:
            at = (await connection.execute(query)).scalar_one_or_none()
        return table.changed if at is None else at

    async def let_in(self, table: str, guest: str) -> None:
        """Remember that a guest came by invitation; they may come at two processes at once."""

        def work(connection: Connection) -> None:
            if not _is_visitor(connection, table, guest):
                connection.execute(insert(visitors).values(table_id=table, guest=guest))

        with suppress(IntegrityError):
            await self.writer.write(work)

    async def is_visitor(self, table: str, guest: str) -> bool:
        """Tell whether a guest came by invitation."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(_is_visitor, table, guest)

    async def lobby(
        self, games: Sequence[str], status: Sequence[str], guest: str | None, most: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the newest tables of some games and of a status: those of a guest, or the open ones of all."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        which = tables.c.open.is_(True) if guest is None else or_(tables.c.id.in_(mine), tables.c.owner == guest)
        async with self.engine.connect() as connection:
            return await _tables(connection, which, tables.c.game.in_(games), tables.c.status.in_(status), most=most)

    async def due_tables(self, most_left_to_bots: int) -> list[str]:
        """Return the tables at which a bot is to move, or which have not begun though all seats are taken.

        Of those that are left to bots only so many, the ones first that have waited longest.
        """
        due = or_(tables.c.bots_due.is_(True), tables.c.ply == 0)
        query = select(tables.c.id).where(tables.c.status == "playing", due).order_by(tables.c.changed)
        async with self.engine.connect() as connection:
            with_people = list((await connection.execute(query.where(_HAS_PEOPLE))).scalars())
            left_to_bots = query.where(~_HAS_PEOPLE).limit(most_left_to_bots)
            return with_people + list((await connection.execute(left_to_bots)).scalars())

    async def tables_left_to_bots(self) -> dict[str, str]:
        """Return the running tables at which nobody plays but bots, with their owners."""
        query = select(tables.c.id, tables.c.owner).where(tables.c.status == "playing", ~_HAS_PEOPLE)
        async with self.engine.connect() as connection:
            return {row.id: row.owner for row in await connection.execute(query)}

    async def games_of_bots_that_are_over(self) -> list[tuple[str, str, int]]:
        """Return the tables that are over and had no person's seat, the newest first, with their owners and when they changed."""
        over = ~tables.c.status.in_(OPEN_STATUS)
        columns = (tables.c.id, tables.c.owner, tables.c.changed)
        query = select(*columns).where(over, ~_WITH_PERSON).order_by(tables.c.changed.desc())
        async with self.engine.connect() as connection:
            return [(table, owner, changed) for table, owner, changed in await connection.execute(query)]

    # Changes

    def append(self, change: Append) -> "Future[bool]":
        """Append to a log; the future tells whether it was where it was expected."""
        at = now()
        rows = [
            {"table_id": change.table, "ply": change.ply + i, "seat": seat, "action": action, "at": at}
            for i, (seat, action) in enumerate(change.entries)
        ]

        def work(connection: Connection) -> bool:
            if not _move(connection, change, change.ply + len(rows), change.revision):
                return False
            _ADD_ENTRIES(connection, rows)
            return True

        return self.writer.write(work, self._notice(change.table))

    async def take_back(self, change: TakeBack) -> bool:
        """Cut a log; tell whether it was where it was expected."""

        def work(connection: Connection) -> bool:
            if not _move(connection, change, change.keep, change.revision + 1):
                return False
            cut = (actions.c.table_id == change.table, actions.c.ply >= change.keep)
            connection.execute(delete(actions).where(*cut))
            return True

        return await self.writer.write(work, self._notice(change.table))

    async def delete_table(self, table: str) -> None:
        """Delete a table with all that belongs to it."""

        def work(connection: Connection) -> None:
            for part in reversed(metadata.sorted_tables):
                for key in part.foreign_keys:
                    if key.column is tables.c.id:
                        connection.execute(delete(part).where(key.parent == table))
            connection.execute(delete(tables).where(tables.c.id == table))

        await self.writer.write(work, self._notice(table))

    async def change_seats(
        self,
        table: str,
        expected: str,
        changes: Sequence[tuple[SeatRow, SeatRow]],
        settle: Callable[[list[SeatRow]], str],
    ) -> tuple[dict[str, Any], list[SeatRow]] | None:
        """Change seats, each from what it was, at a table whose status is as expected; else nothing.

        The status after it is settled on all seats as they are then, because another process may have changed others
        at the same time. Return what the table's row says of it, and the seats.
        """

        def work(connection: Connection) -> tuple[dict[str, Any], list[SeatRow]] | None:
            # From here on the table's row is ours: other processes wait.
            changed = update(tables).where(tables.c.id == table, tables.c.status == expected).values(changed=now())
            pending = connection.execute(changed.returning(tables.c.pending)).scalar_one_or_none()
            if pending is None:
                return None
            for before, after in changes:
                same = [seats.c[name].is_not_distinct_from(value) for name, value in asdict(before).items()]
                done = connection.execute(update(seats).where(seats.c.table_id == table, *same).values(asdict(after)))
                if done.rowcount != 1:
                    raise LostRace
            its_seats = _seats(connection, table)
            values = {
                "status": settle(its_seats),
                "bots_due": any(seat.by_bot for seat in its_seats if pending >> seat.seat & 1),
                "changed": now(),
            }
            connection.execute(update(tables).where(tables.c.id == table).values(values))
            return values, its_seats

        try:
            return await self.writer.write(work, self._notice(table))
        except LostRace:
            return None

    async def settle_rematch(
        self, table: str, most: int, settle: "Callable[[list[SeatRow], CheckQuota], Rematch]"
    ) -> bool:
        """Change what the seats of a table say to a rematch, and set it up when that settles it; False at a table that is not over or has one.

        It is settled on all seats as they are then: two who answer at two processes do so one after the other.
        """

        def work(connection: Connection) -> bool:
            its_own = (tables.c.id == table, tables.c.rematch.is_(None), tables.c.status.in_(OVER_STATUS))
            # From here on the table's row is ours: other processes wait.
            if connection.execute(update(tables).where(*its_own).values(changed=now())).rowcount != 1:
                return False
            before = _seats(connection, table)
            after = settle(before, lambda owner: _check_quota(connection, owner, most))
            for old, new in zip(before, after.seats, strict=True):
                if new != old:
                    this = (seats.c.table_id == table, seats.c.seat == old.seat)
                    connection.execute(update(seats).where(*this).values(rematch=new.rematch))
            if after.table is not None:
                _add_table(connection, after.table, after.its_seats)
                # Whoever has not accepted may still come and look, and take the seat that was left free.
                for guest in sorted({*_guests(before)} - {*_guests(after.its_seats)}):
                    connection.execute(insert(visitors).values(table_id=after.table.id, guest=guest))
                connection.execute(update(tables).where(tables.c.id == table).values(rematch=after.table.id))
            return True

        return await self.writer.write(work, self._notice(table))

    # Links to games that are over

    async def replay_salt(self, table: str, maker: str) -> str | None:
        """Return the salt of a player's link to a game."""
        query = select(replay_links.c.salt).where(replay_links.c.table_id == table, replay_links.c.maker == maker)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def add_replay_link(self, table: str, maker: str, salt: str, secret: str) -> None:
        """Keep a player's link to a game; they may make it at two processes at once, and the first one counts."""
        row = {"table_id": table, "maker": maker, "salt": salt, "secret": secret, "created": now()}

        def work(connection: Connection) -> None:
            connection.execute(insert(replay_links).values(row))

        with suppress(IntegrityError):
            await self.writer.write(work)

    async def table_of_replay_link(self, secret: str) -> str | None:
        """Return the table that a link's digest leads to."""
        query = select(replay_links.c.table_id).where(replay_links.c.secret == secret)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def count_replay_links(self, table: str) -> int:
        """Count the links to a game."""
        query = select(func.count()).where(replay_links.c.table_id == table)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def withdraw_replay_links(self, table: str) -> None:
        """Forget all links to a game."""

        def work(connection: Connection) -> None:
            connection.execute(delete(replay_links).where(replay_links.c.table_id == table))

        await self.writer.write(work)


@dataclass(frozen=True)
class Rematch:
    """What the seats of a table say to a rematch, and the new table with its seats where that settles it."""

    seats: list[SeatRow]
    table: TableRow | None = None
    its_seats: Sequence[SeatRow] = ()


CheckQuota = Callable[[str], None]


class LostRace(Exception):
    """Another process was quicker; the transaction is undone."""


_WITH_PERSON = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
_HAS_PEOPLE = _WITH_PERSON.where(seats.c.away.is_(False))
_SEAT_COLUMNS = [column for column in seats.c if column.name != "table_id"]
_ADD_ENTRIES = PreparedStatement(insert(actions))
_MOVE = PreparedStatement(
    update(tables)
    .where(
        tables.c.id == bindparam("the_table"),
        tables.c.revision == bindparam("the_revision"),
        tables.c.ply == bindparam("the_ply"),
        tables.c.status == "playing",
    )
    .values(
        {
            name: bindparam(name)
            for name in ("status", "ply", "revision", "pending", "bots_due", "points", "places", "changed")
        }
    )
)


def _move(connection: Connection, change: "Append | TakeBack", ply: int, revision: int) -> bool:
    """Let a table's row go from where the change expects it to another ply; tell whether it was there."""
    expected = {"the_table": change.table, "the_revision": change.revision, "the_ply": change.ply}
    values = {"ply": ply, "revision": revision, "changed": now()} | vars(change.standing)
    return _MOVE(connection, [expected | values]) == 1


async def _tables(connection: AsyncConnection, *which: Any, most: int = 1) -> list[tuple[TableRow, list[SeatRow]]]:
    query = select(tables).where(*which).order_by(tables.c.changed.desc()).limit(most)
    found = [TableRow(**row) for row in (await connection.execute(query)).mappings()]
    by_table: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    query = select(seats).where(seats.c.table_id.in_(by_table)).order_by(seats.c.table_id, seats.c.seat)
    for row in (await connection.execute(query)).mappings():
        values = dict(row)
        by_table[values.pop("table_id")].append(SeatRow(**values))
    return [(row, by_table[row.id]) for row in found]


def _check_quota(connection: Connection, owner: str, most: int) -> None:
    """Refuse another table to a guest who has as many as they may that are not over."""
    # Whoever sets up tables at two processes at once does so one after the other.
    connection.execute(select(guests.c.id).where(guests.c.id == owner).with_for_update(key_share=True))
    mine = (tables.c.owner == owner, tables.c.status.in_(OPEN_STATUS), _concerns_owner())
    query = select(func.count()).select_from(tables).where(*mine)
    if connection.execute(query).scalar_one() >= most:
        raise HallError("too-many-tables", most=most)


def _add_table(connection: Connection, table: TableRow, its_seats: Sequence[SeatRow]) -> None:
    connection.execute(insert(tables).values(asdict(table)))
    connection.execute(insert(seats), [{"table_id": table.id} | asdict(seat) for seat in its_seats])


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    query = select(*_SEAT_COLUMNS).where(seats.c.table_id == table).order_by(seats.c.seat)
    return [SeatRow(*row) for row in connection.execute(query)]


def _guests(its_seats: Sequence[SeatRow]) -> list[str]:
    return [seat.guest for seat in its_seats if seat.guest is not None]


def _concerns_owner() -> ColumnElement[bool]:
    """Tell whether a table counts as its owner's: not where they have left, and others play."""
    present = (seats.c.table_id == tables.c.id, seats.c.kind == "person", seats.c.away.is_(False))
    return or_(exists().where(*present, seats.c.guest == tables.c.owner), ~exists().where(*present))


def _is_visitor(connection: Connection, table: str, guest: str) -> bool:
    query = select(visitors.c.guest).where(visitors.c.table_id == table, visitors.c.guest == guest)
    return connection.execute(query).first() is not None


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _sqlite_engine(url: URL, *more: Callable[[Any, Any], None]) -> Engine:
    """Return a connection that any thread may use, one at a time."""
    any_thread = {"check_same_thread": False}
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, connect_args=any_thread, hide_parameters=True)
    for prepare in (_prepare_sqlite, *more):
        event.listen(engine, "connect", prepare)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # What is committed survives the death of the process. A power cut may take the last seconds, but never tears the log.
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _prepare_to_write(connection: Any, _record: Any) -> None:
    """Never wait, neither for a lock nor for the disk: see `SyncWriter`."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()
