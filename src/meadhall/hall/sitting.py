"""Who comes, sits down, leaves, comes back and ends."""

from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ..games import load
from .errors import HallError
from .names import clean_name
from .protocol import NewTable
from .records import note
from .seating import (
    bot_name,
    check_level,
    clean_title,
    new_row,
    new_seats,
    read_options,
    unlike,
)
from .store import GuestRow, SeatRow
from .store.store import now
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall


async def set_up(hall: "Hall", guest: GuestRow, wanted: NewTable, address: str) -> Table:
    """Set up a table; play begins at once if no seat is free."""
    hall.readiness.check_offered(wanted.game)
    game = load(wanted.game)
    seats = new_seats(game, wanted.seats, guest, hall.settings.bots)
    options, title = read_options(game, wanted.options, hall.settings.cards), clean_title(wanted.title)
    row = new_row(game, options, title, wanted.open, guest.id, all(seat.kind != "free" for seat in seats))
    alone = all(seat.kind == "bot" for seat in seats)
    async with hall.bot_tables.one_more(row.id, guest.id, address) if alone else nullcontext():
        await hall.store.add_table(row, seats, hall.settings.limits.tables)
    note("a table was set up", table=row.id, game=row.game, seats=len(seats))
    table = await hall.table(row.id)
    await begin(hall, table)
    return table


async def begin(hall: "Hall", table: Table) -> None:
    """Begin to play if all is ready; else the hall's sweep does it later."""
    hall.changed(table)
    if table.row.status == "playing" and hall.readiness.is_ready(table.row.game):
        await hall.load(table)
        hall.bots.consider(table)


async def accept(hall: "Hall", guest: GuestRow, invitation: str) -> Table:
    """Let in who has an invitation."""
    name = await hall.store.table_of_invitation(invitation)
    if name is None:
        raise HallError("no-such-invitation")
    await hall.store.let_in(name, guest.id)
    return await hall.table(name)


async def sit(hall: "Hall", table: Table, guest: GuestRow, seat: int | None, name: str | None) -> None:
    """Take a free seat. When it was the last one, play begins."""
    async with table.lock:
        if table.row.status != "waiting":
            raise HallError("not-waiting")
        free = [row.seat for row in table.seats if row.kind == "free"]
        if not free:
            raise HallError("no-free-seat")
        if seat is not None and seat not in free:
            raise HallError("seat-taken")
        await hall.store.check_seated(guest.id, hall.settings.limits.seated)
        before = table.seats[free[0] if seat is None else seat]
        own_name = unlike(clean_name(name or guest.name), table.names())
        after = replace(before, kind="person", guest=guest.id, name=own_name)
        await change_seats(hall, table, [(before, after)])
    await begin(hall, table)


async def fill(hall: "Hall", table: Table, guest: GuestRow, level: str | None, address: str) -> None:
    """Give all free seats to bots."""
    level = check_level(level, hall.settings.bots)
    async with table.lock:
        if table.row.owner != guest.id:
            raise HallError("not-owner")
        if table.row.status != "waiting":
            raise HallError("not-waiting")
        changes: list[tuple[SeatRow, SeatRow]] = []
        names = table.names()
        for before in table.seats:
            if before.kind == "free":
                names.append(bot_name(names))
                changes.append((before, replace(before, kind="bot", level=level, name=names[-1])))
        alone = not any(seat.kind == "person" for seat in table.seats)
        async with hall.bot_tables.one_more(table.id, guest.id, address) if alone else nullcontext():
            await change_seats(hall, table, changes)
    await begin(hall, table)


async def leave(hall: "Hall", table: Table, guest: GuestRow, seat: int | None) -> None:
    """Leave a seat or all of one's seats. In a running game a bot plays on; a table where nobody is left to wait is closed."""
    async with table.lock:
        mine = _mine(table, guest, seat)
        if table.row.status == "playing":
            changes = [(row, replace(row, away=True, agrees=False)) for row in mine if not row.away]
            await change_seats(hall, table, changes)
        elif table.row.status == "waiting":
            changes = [(row, replace(row, kind="free", guest=None, name="")) for row in mine]
            await change_seats(hall, table, changes)
    hall.changed(table)
    hall.bots.consider(table)


async def replace_stalling(hall: "Hall", table: Table, guest: GuestRow, seat: int) -> None:
    """Let a bot play for somebody who has not acted for a while: whoever set up a table may see it go on."""
    limit = hall.settings.limits.stalled_seconds
    async with table.lock:
        if table.row.owner != guest.id:
            raise HallError("not-owner")
        if table.row.status != "playing":
            raise HallError("not-playing", status=table.row.status)
        row = table.seats[seat] if seat < len(table.seats) else None
        if row is None or row.by_bot or row.guest == guest.id or not table.row.pending >> seat & 1:
            raise HallError("not-waited-for", name=row.name if row is not None else str(seat + 1))
        idle = now() - await hall.store.went_on(table.row)
        if idle < limit * 1000:
            raise HallError("not-stalling", name=row.name, minutes=max(1, round(limit / 60)))
        await change_seats(hall, table, [(row, replace(row, away=True, agrees=False))])
        note("a seat was given to a bot", table=table.id, seat=seat, idle=idle // 1000)
    hall.changed(table)
    hall.bots.consider(table)


async def come_back(hall: "Hall", table: Table, guest: GuestRow, seat: int | None) -> None:
    """Take a seat back from the bot that played it meanwhile."""
    async with table.lock:
        if table.row.status != "playing":
            raise HallError("not-playing", status=table.row.status)
        away = [row for row in _mine(table, guest, seat) if row.away]
        if not away:
            raise HallError("not-away")
        for row in away:
            hall.bots.interrupt(table, row.seat)
        await change_seats(hall, table, [(row, replace(row, away=False)) for row in away])
    hall.changed(table)


async def agree(hall: "Hall", table: Table, guest: GuestRow, agrees: bool) -> None:
    """Be for ending the game here. It ends when all people who sit at the table are for it; where only bots are left, its owner decides."""
    async with table.lock:
        if table.row.status != "playing":
            raise HallError("not-playing", status=table.row.status)
        people = [row for row in table.seats if row.kind == "person" and not row.away]
        mine = [row for row in people if row.guest == guest.id]
        if not mine and (people or table.row.owner != guest.id):
            raise HallError("not-your-seat")
        await change_seats(hall, table, [(row, replace(row, agrees=agrees)) for row in mine], ends_deserted=agrees)
    hall.changed(table)


def _mine(table: Table, guest: GuestRow, seat: int | None) -> list[SeatRow]:
    mine = table.seats_of(guest.id)
    if not mine or (seat is not None and seat not in mine):
        raise HallError("not-your-seat")
    return [table.seats[number] for number in mine if seat in (None, number)]


async def change_seats(
    hall: "Hall", table: Table, changes: list[tuple[SeatRow, SeatRow]], ends_deserted: bool = False
) -> None:
    """Write changed seats and what follows from them; the caller holds the table's lock."""
    before = table.row.status
    settle = partial(_settle, before, ends_deserted=ends_deserted)
    written = await hall.store.change_seats(table.id, before, changes, settle)
    if written is None:
        await hall.refresh(table)
        raise HallError("moved-on")
    values, seats = written
    hall.reseat(table, replace(table.row, **values), seats)
    if table.row.status == "ended" != before:
        note("a game was ended by agreement", table=table.id)


def _settle(status: str, seats: list[SeatRow], ends_deserted: bool) -> str:
    """Return the status of a table whose seats have changed: play begins when none is free, and ends when all people agree."""
    people = [seat for seat in seats if seat.kind == "person" and not seat.away]
    if status == "waiting":
        complete = all(seat.kind != "free" for seat in seats)
        return "playing" if complete else "waiting" if people else "closed"
    ends = all(seat.agrees for seat in people) if people else ends_deserted
    return "ended" if ends and status == "playing" else status
