"""What people at a table write to each other. It is no part of the game's log, and it goes with the game unless they all keep it."""

import asyncio
from collections.abc import Sequence

from ..errors import HallError
from ..limits import Buckets
from ..logging import log
from ..protocol import MAX_CHAT, Chat, ChatLine, ChatMessage, WriteChat
from ..store import GuestRow
from ..store.chat import ChatRow
from ..store.digest import digest
from ..store.store import OPEN_STATUS, OVER_STATUS, now
from .chat_access import TALK_SECONDS, may_chat, people
from .context import HallContext
from .plain_text import one_line
from .table import Table, Viewer, iso_time

PERSON_LETTERS = 12  # enough to tell the people at one table apart, and none of them from a person at another


class ChatService:
    """The chats of all tables."""

    def __init__(self, context: HallContext) -> None:
        self.context = context
        self.rate = Buckets(context.settings.limits.chat)

    async def read(self, table: Table, viewer: Viewer) -> ChatMessage:
        """Return the whole chat to somebody who sits there, who is told from now on what is added."""
        _check(table, viewer.guest)
        async with table.chat_lock:
            keepers = await self.context.store.chat.keepers(table.id)
            lines = await self.context.store.chat.lines(table.id)
            viewer.chat_read = lines[-1].number if lines else 0
            return _message(table, viewer.guest, lines, keepers, whole=True)

    async def write(self, table: Table, guest: GuestRow, viewer: Viewer, said: WriteChat) -> None:
        """Add a line to the chat, and tell it to all who read it."""
        _check(table, guest.id)
        text = one_line(said.text)[:MAX_CHAT]
        if said.phrase is None and not text:
            raise HallError("bad-chat", most=MAX_CHAT)
        if not self.rate.has_one(guest.id):
            raise HallError("too-much-chat")
        mine = table.seats_of(guest.id)
        seat = table.seats[viewer.seat if viewer.seat in mine else mine[0]]
        line = ChatRow(0, guest.id, seat.seat, seat.name, said.phrase, "" if said.phrase else text, now())
        await self.context.store.chat.add(table.id, line)
        await self.tell_news(table)

    async def keep(self, table: Table, guest: GuestRow, keeps: bool) -> None:
        """Note whether somebody who sits there is for keeping the chat; they may change their mind whenever they like."""
        if guest.id not in people(table.seats):
            raise HallError("not-your-seat")
        await self.context.store.chat.set_keeping(table.id, guest.id, keeps)
        await self.tell_news(table)

    async def tell_news(self, table: Table) -> None:
        """Tell all who read the chat what is new in it, whoever wrote it and at which process."""
        async with table.chat_lock:
            readers = [viewer for viewer in table.viewers if viewer.chat_read is not None]
            if not readers:
                return
            keepers = await self.context.store.chat.keepers(table.id)
            lines = await self.context.store.chat.lines(table.id, min(viewer.chat_read or 0 for viewer in readers))
            for viewer in readers:
                _tell(table, viewer, lines, keepers)

    async def kept(self, table: Table, guest: str | None) -> Chat:
        """Return what the players of a game that is over have kept of their chat, for all who may look at it."""
        keepers = await self.context.store.chat.keepers(table.id)
        keeps = guest in keepers
        if table.row.status not in OVER_STATUS or not _is_kept(table, keepers):
            return Chat(lines=[], keeps=keeps)
        lines = await self.context.store.chat.lines(table.id)
        return Chat(lines=[_line(table, line, guest) for line in lines if line.guest in keepers], keeps=keeps)

    async def tidy(self) -> None:
        """Delete the chats of games that have been over for a while, where not everybody wants to keep them."""
        store = self.context.store.chat
        before = now() - int(TALK_SECONDS * 1000)
        for name in await store.unwanted(OPEN_STATUS, before):
            await store.delete(name)
            if (table := self.context.tables.get(name)) is not None:
                await self.tell_news(table)
            log.info("the chat of a game was deleted", table=name)
            # One at a time: whoever acts does not wait for all of them.
            await asyncio.sleep(0)
        await store.delete_lines_of_others(OPEN_STATUS, before)


def _check(table: Table, guest: str | None) -> None:
    if guest not in people(table.seats):
        raise HallError("not-your-seat")
    if not may_chat(table.row, table.seats, guest):
        raise HallError("no-chat")


def _is_kept(table: Table, keepers: set[str]) -> bool:
    there = people(table.seats)
    return bool(there) and there <= keepers


def _tell(table: Table, viewer: Viewer, lines: Sequence[ChatRow], keepers: set[str]) -> None:
    if not may_chat(table.row, table.seats, viewer.guest):
        viewer.chat_read = None
        viewer.send(_message(table, viewer.guest, [], keepers, whole=True))
        return
    new = [line for line in lines if line.number > (viewer.chat_read or 0)]
    viewer.chat_read = new[-1].number if new else viewer.chat_read
    viewer.send(_message(table, viewer.guest, new, keepers, whole=False))


def _message(table: Table, guest: str | None, lines: Sequence[ChatRow], keepers: set[str], whole: bool) -> ChatMessage:
    return ChatMessage(
        whole=whole,
        lines=[_line(table, line, guest) for line in lines],
        keepers=[seat.seat for seat in table.seats if seat.guest in keepers],
        kept=_is_kept(table, keepers),
        open=may_chat(table.row, table.seats, guest),
    )


def _line(table: Table, line: ChatRow, guest: str | None) -> ChatLine:
    return ChatLine(
        number=line.number,
        seat=line.seat,
        name=line.name,
        # Whoever is muted stays so under another name, and nobody can be followed from table to table.
        person=digest(f"{table.id} {line.guest}")[:PERSON_LETTERS],
        mine=line.guest == guest,
        phrase=line.phrase,  # type: ignore[arg-type]
        text=line.text,
        at=iso_time(line.at),
    )
