"""Who comes, sits down, leaves, comes back and ends."""

from contextlib import nullcontext
from dataclasses import replace

from ...games import load
from ..errors import HallError
from ..logging import log
from ..protocol import NewTable
from ..store import GuestRow, SeatRow
from ..store.store import now
from .hall import Hall
from .names import clean_name
from .new_table import bot_name, check_level, clean_title, new_row, new_seats, read_options, unlike
from .table import Table


async def set_up(hall: Hall, guest: GuestRow, wanted: NewTable, address: str) -> Table:
    """Set up a table; play begins at once if no seat is free."""
    hall.warmup.check_offered(wanted.game)
    hall.warmup.want(wanted.game)
    game = load(wanted.game)
    seats = new_seats(game, wanted.seats, guest, hall.settings.bots)
    options, title = (
        read_options(game, wanted.options, hall.settings.operator_options.get(game.name)),
        clean_title(wanted.title),
    )
    complete = all(seat.kind != "free" for seat in seats)
    row = new_row(game, options, title, wanted.open, guest.id, complete, wanted.help)
    alone = all(seat.kind == "bot" for seat in seats)
    async with hall.bot_tables.one_more(row.id, guest.id, address) if alone else nullcontext():
        await hall.store.add_table(row, seats, hall.settings.limits.tables)
    log.info("a table was set up", table=row.id, game=row.game, seats=len(seats))
    table = await hall.tables.get(row.id)
    await begin(hall, table)
    return table


async def begin(hall: Hall, table: Table) -> None:
    """Begin to play if nobody is missing."""
    hall.tables.broadcast_info(table)
    if table.row.status == "playing":
        await hall.tables.load(table)
        hall.bots.schedule(table)


async def accept(hall: Hall, guest: GuestRow, invitation: str) -> Table:
    """Let in who has an invitation."""
    name = await hall.store.table_of_invitation(invitation)
    if name is None:
        raise HallError("no-such-invitation")
    await hall.store.let_in(name, guest.id)
    return await hall.tables.get(name)


async def sit(hall: Hall, table: Table, guest: GuestRow, seat: int | None, name: str | None) -> None:
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
        await hall.tables.change_seats(table, [(before, after)])
    await begin(hall, table)


async def fill(hall: Hall, table: Table, guest: GuestRow, level: str | None, address: str) -> None:
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
            await hall.tables.change_seats(table, changes)
    await begin(hall, table)


async def leave(hall: Hall, table: Table, guest: GuestRow, seat: int | None) -> None:
    """Leave a seat or all of one's seats. In a running game a bot plays on; a table where nobody is left to wait is closed."""
    async with table.lock:
        mine = _mine(table, guest, seat)
        if table.row.status == "playing" and table.row.counts:
            raise HallError("cannot-leave-today")
        if table.row.status == "playing":
            changes = [(row, replace(row, away=True, agrees=False)) for row in mine if not row.away]
            await hall.tables.change_seats(table, changes)
        elif table.row.status == "waiting":
            changes = [(row, replace(row, kind="free", guest=None, name="")) for row in mine]
            await hall.tables.change_seats(table, changes)
    hall.tables.broadcast_info(table)
    hall.bots.schedule(table)


async def replace_stalling(hall: Hall, table: Table, guest: GuestRow, seat: int) -> None:
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
        await hall.tables.change_seats(table, [(row, replace(row, away=True, agrees=False))])
        log.info("a seat was given to a bot", table=table.id, seat=seat, idle=idle // 1000)
    hall.tables.broadcast_info(table)
    hall.bots.schedule(table)


async def come_back(hall: Hall, table: Table, guest: GuestRow, seat: int | None) -> None:
    """Take a seat back from the bot that played it meanwhile."""
    async with table.lock:
        if table.row.status != "playing":
            raise HallError("not-playing", status=table.row.status)
        away = [row for row in _mine(table, guest, seat) if row.away]
        if not away:
            raise HallError("not-away")
        for row in away:
            table.interrupt_bot(row.seat)
        await hall.tables.change_seats(table, [(row, replace(row, away=False)) for row in away])
    hall.tables.broadcast_info(table)


async def agree(hall: Hall, table: Table, guest: GuestRow, agrees: bool) -> None:
    """Be for ending the game here. It ends when all people who sit at the table are for it; where only bots are left, its owner decides."""
    async with table.lock:
        if table.row.status != "playing":
            raise HallError("not-playing", status=table.row.status)
        people = [row for row in table.seats if row.kind == "person" and not row.away]
        mine = [row for row in people if row.guest == guest.id]
        if not mine and (people or table.row.owner != guest.id):
            raise HallError("not-your-seat")
        await hall.tables.change_seats(
            table, [(row, replace(row, agrees=agrees)) for row in mine], ends_deserted=agrees
        )
    hall.tables.broadcast_info(table)


def _mine(table: Table, guest: GuestRow, seat: int | None) -> list[SeatRow]:
    mine = table.seats_of(guest.id)
    if not mine or (seat is not None and seat not in mine):
        raise HallError("not-your-seat")
    return [table.seats[number] for number in mine if seat in (None, number)]
