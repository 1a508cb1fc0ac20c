"""A rematch is proposed, not begun: somebody asks, the others at the table accept or decline, and it begins when all have accepted."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ...games import load
from ..errors import HallError
from ..logging import log
from ..protocol import RematchWord
from ..store import CheckQuota, GuestRow, Rematch, SeatRow, TableRow
from .hall import Hall
from .new_table import new_row
from .seats import begin
from .table import Table

# What a seat says to a rematch; a seat that says nothing has not answered.
PROPOSES, ACCEPTS, DECLINES = "proposes", "accepts", "declines"
WILLING = (PROPOSES, ACCEPTS)


async def answer_rematch(hall: Hall, table: Table, guest: GuestRow, word: RematchWord) -> Table:
    """Ask for a rematch or answer to one; return the new table once there is one, and the old one until then."""
    if not table.seats_of(guest.id):
        raise HallError("not-your-seat")
    settle = partial(_settle, table.row, guest, word)
    settled = await hall.store.settle_rematch(table.id, hall.settings.limits.tables, settle)
    async with table.lock:
        await hall.tables.refresh(table)
    if table.row.rematch is None:
        if not settled:
            raise HallError("not-over")
        return table
    if settled:
        log.info("a rematch was set up", table=table.row.rematch, after=table.id)
    again = await hall.tables.get(table.row.rematch)
    await begin(hall, again)
    return again


def _settle(
    old: TableRow, guest: GuestRow, word: RematchWord, seats: list[SeatRow], check_quota: CheckQuota
) -> Rematch:
    """Decide what follows from an answer, on the seats as they are."""
    match word:
        case "yes":
            return _yes(old, guest, seats, check_quota)
        case "no":
            return _no(guest, seats)
        case "without":
            return _without(old, guest, seats, check_quota)


def _yes(old: TableRow, guest: GuestRow, seats: list[SeatRow], check_quota: CheckQuota) -> Rematch:
    """Ask, or accept where somebody has asked; it begins when all people have."""
    proposer = next((seat for seat in seats if seat.rematch == PROPOSES), None)
    if proposer is None:
        # A proposal costs nothing before it begins, but who may not have another table need not ask.
        check_quota(guest.id)
        seats = _saying(seats, guest, PROPOSES)
    elif proposer.guest != guest.id:
        seats = _saying(seats, guest, ACCEPTS)
    if any(seat.kind == "person" and seat.rematch not in WILLING for seat in seats):
        return Rematch(seats)
    if proposer is None or proposer.guest is None:
        return _again(old, seats, guest.id)
    try:
        check_quota(proposer.guest)
    except HallError as error:
        raise HallError("proposer-has-too-many-tables", name=proposer.name, **error.arguments) from None
    return _again(old, seats, proposer.guest)


def _no(guest: GuestRow, seats: list[SeatRow]) -> Rematch:
    """Decline; whoever has asked withdraws, and all answers with it."""
    if not any(seat.rematch == PROPOSES for seat in seats):
        raise HallError("no-proposal")
    if _said(seats, guest) == PROPOSES:
        return Rematch([replace(seat, rematch=None) for seat in seats])
    return Rematch(_saying(seats, guest, DECLINES))


def _without(old: TableRow, guest: GuestRow, seats: list[SeatRow], check_quota: CheckQuota) -> Rematch:
    """Begin without those who have not accepted: their seats are free at the new table."""
    said, declined = _said(seats, guest), any(seat.rematch == DECLINES for seat in seats)
    if said != PROPOSES and not (said == ACCEPTS and declined):
        raise HallError("cannot-begin-without")
    check_quota(guest.id)
    return _again(old, seats, guest.id)


def _said(seats: Sequence[SeatRow], guest: GuestRow) -> str | None:
    """Return what a guest has answered; all their seats say the same."""
    return next(seat.rematch for seat in seats if seat.guest == guest.id)


def _saying(seats: Sequence[SeatRow], guest: GuestRow, word: str) -> list[SeatRow]:
    return [replace(seat, rematch=word) if seat.guest == guest.id else seat for seat in seats]


def _again(old: TableRow, seats: list[SeatRow], owner: str) -> Rematch:
    """Set up the new table: seats moved on by one so that another one begins, and free where a person is not willing."""
    moved_on = seats[1:] + seats[:1]
    its_seats = []
    for number, seat in enumerate(moved_on):
        fresh = replace(seat, seat=number, away=False, agrees=False, rematch=None)
        if seat.kind == "person" and seat.rematch not in WILLING:
            fresh = replace(fresh, kind="free", guest=None, level=None, name="")
        its_seats.append(fresh)
    complete = all(seat.kind != "free" for seat in its_seats)
    row = new_row(load(old.game), old.options, old.title, old.open, owner, complete, old.help)
    return Rematch(seats, row, its_seats)
