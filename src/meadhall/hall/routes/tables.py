"""The hall over HTTP. Whatever changes something is a POST."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from .. import protocol as p
from ..auth import Guest, MaybeGuest, TheHall, address_of
from ..errors import HallError
from ..services import seats
from ..services.hall import Hall
from ..services.plain_text import several_lines
from ..services.rematch import answer_rematch
from ..services.table import Table
from ..store import GuestRow
from .common import ERRORS, TableId

router = APIRouter(prefix="/api", responses=ERRORS)

Invitation = Annotated[str, Path(min_length=1, max_length=48, pattern=r"^[A-Za-z0-9_-]+$")]


@router.post("/tables")
async def set_up_table(hall: TheHall, guest: Guest, wanted: p.NewTable, request: Request) -> p.TableInfo:
    """Set up a table. Play begins as soon as no seat is free."""
    return (await seats.set_up(hall, guest, wanted, address_of(request))).info(guest.id)


@router.get("/tables/{table_id}")
async def table(hall: TheHall, guest: MaybeGuest, table_id: TableId) -> p.TableInfo:
    """Describe a table."""
    name = guest.id if guest else None
    return (await hall.tables.get_visible(table_id, name)).info(name)


@router.post("/tables/{table_id}/sit")
async def sit(hall: TheHall, guest: Guest, table_id: TableId, wanted: p.SitDown) -> p.TableInfo:
    """Take a free seat."""
    found = await hall.tables.get_visible(table_id, guest.id)
    await seats.sit(hall, found, guest, wanted.seat, wanted.name)
    return found.info(guest.id)


@router.post("/tables/{table_id}/fill")
async def fill(hall: TheHall, guest: Guest, table_id: TableId, wanted: p.FillUp, request: Request) -> p.TableInfo:
    """Give all free seats to bots."""
    found = await hall.tables.get_visible(table_id, guest.id)
    await seats.fill(hall, found, guest, wanted.level, address_of(request))
    return found.info(guest.id)


@router.post("/tables/{table_id}/leave")
async def leave(hall: TheHall, guest: Guest, table_id: TableId, which: p.OneSeat) -> p.TableInfo:
    """Leave a seat, or all of mine; in a running game a bot plays on."""
    found = await hall.tables.get_visible(table_id, guest.id)
    await seats.leave(hall, found, guest, which.seat)
    return found.info(guest.id)


@router.post("/tables/{table_id}/return")
async def come_back(hall: TheHall, guest: Guest, table_id: TableId, which: p.OneSeat) -> p.TableInfo:
    """Take my seat back from the bot."""
    found = await hall.tables.get_visible(table_id, guest.id)
    await seats.come_back(hall, found, guest, which.seat)
    return found.info(guest.id)


@router.post("/tables/{table_id}/replace")
async def replace_stalling(hall: TheHall, guest: Guest, table_id: TableId, which: p.TheSeat) -> p.TableInfo:
    """Let a bot play for somebody who has not acted for a while, until the person comes back."""
    found = await hall.tables.get_visible(table_id, guest.id)
    await seats.replace_stalling(hall, found, guest, which.seat)
    return found.info(guest.id)


@router.post("/tables/{table_id}/end")
async def agree_to_end(hall: TheHall, guest: Guest, table_id: TableId, wish: p.Agreement) -> p.TableInfo:
    """Be for ending the game here, or no longer."""
    found = await hall.tables.get_visible(table_id, guest.id)
    await seats.agree(hall, found, guest, wish.agree)
    return found.info(guest.id)


@router.post("/tables/{table_id}/rematch")
async def rematch(hall: TheHall, guest: Guest, table_id: TableId, said: p.Rematch | None = None) -> p.TableInfo:
    """Propose to play again with the same people, or answer to it; the new table once all have accepted, this one until then."""
    found = await hall.tables.get_visible(table_id, guest.id)
    word = (said or p.Rematch()).answer
    return (await answer_rematch(hall, found, guest, word)).info(guest.id)


@router.post("/tables/{table_id}/chat")
async def keep_chat(hall: TheHall, guest: Guest, table_id: TableId, wish: p.KeepChat) -> p.Chat:
    """Be for keeping the chat with the game, or no longer; what was kept is deleted as soon as somebody is not."""
    found = await _my_table(hall, guest, table_id)
    await hall.chat.keep(found, guest, wish.keep)
    return await hall.chat.kept(found, guest.id)


@router.get("/tables/{table_id}/notes")
async def my_notes(hall: TheHall, guest: Guest, table_id: TableId) -> p.Notes:
    """Give what I have noted on a game that I play or have played."""
    found = await _my_table(hall, guest, table_id)
    return p.Notes(text=await hall.store.chat.notes(found.id, guest.id))


@router.post("/tables/{table_id}/notes")
async def note(hall: TheHall, guest: Guest, table_id: TableId, wanted: p.NewNotes) -> p.Notes:
    """Keep what I note on a game, for me alone."""
    found = await _my_table(hall, guest, table_id)
    text = several_lines(wanted.text)[: p.MAX_NOTES]
    await hall.store.chat.set_notes(found.id, guest.id, text)
    return p.Notes(text=text)


async def _my_table(hall: Hall, guest: GuestRow, table_id: str) -> Table:
    """Return a table at which a guest has a seat."""
    found = await hall.tables.get_visible(table_id, guest.id)
    if not found.seats_of(guest.id):
        raise HallError("not-your-seat")
    return found


@router.post("/invitations/{invitation}")
async def accept_invitation(hall: TheHall, guest: Guest, invitation: Invitation) -> p.TableInfo:
    """Come to a table by its invitation link."""
    return (await seats.accept(hall, guest, invitation)).info(guest.id)
