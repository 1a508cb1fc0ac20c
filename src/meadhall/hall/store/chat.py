"""What is asked of the database about chats at tables, and about the notes of guests."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import chat, chat_keepers, notes, seats, tables
from .writer import Writer

MOST_LINES = 200  # that are kept of a table, the newest


@dataclass(frozen=True)
class ChatRow:
    """A line of a chat."""

    number: int
    guest: str
    seat: int
    name: str
    phrase: str | None
    text: str
    at: int


_COLUMNS = [column for column in chat.c if column.name != "table_id"]


class ChatStore:
    """Chats and notes. Other processes are told of a chat that has changed."""

    def __init__(self, engine: AsyncEngine, writer: Writer, notice: Callable[[str], str]) -> None:
        self.engine = engine
        self.writer = writer
        self.notice = notice  # what other processes are told of a table's chat

    async def lines(self, table: str, after: int = 0) -> list[ChatRow]:
        """Return the lines of a table after a number."""
        query = select(*_COLUMNS).where(chat.c.table_id == table, chat.c.number > after).order_by(chat.c.number)
        async with self.engine.connect() as connection:
            return [ChatRow(*row) for row in await connection.execute(query)]

    async def keepers(self, table: str) -> set[str]:
        """Return the guests who are for keeping the chat of a table."""
        query = select(chat_keepers.c.guest).where(chat_keepers.c.table_id == table)
        async with self.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def add(self, table: str, line: ChatRow) -> ChatRow:
        """Add a line to a table's chat, under the next number."""
        values = {name: value for name, value in vars(line).items() if name != "number"}

        def work(connection: Connection) -> int:
            # Whoever writes at two processes does so one after the other.
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))
            newest = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table)
            number = int(connection.execute(newest).scalar_one()) + 1
            connection.execute(insert(chat).values(table_id=table, number=number, **values))
            connection.execute(delete(chat).where(chat.c.table_id == table, chat.c.number <= number - MOST_LINES))
            return number

        return ChatRow(await self.writer.write(work, self.notice(table)), **values)

    async def set_keeping(self, table: str, guest: str, keeps: bool) -> None:
        """Note whether a guest is for keeping the chat of a table; they may say so at two processes at once."""
        mine = (chat_keepers.c.table_id == table, chat_keepers.c.guest == guest)

        def work(connection: Connection) -> None:
            connection.execute(delete(chat_keepers).where(*mine))
            if keeps:
                connection.execute(insert(chat_keepers).values(table_id=table, guest=guest))

        with suppress(IntegrityError):
            await self.writer.write(work, self.notice(table))

    async def unwanted(self, open_status: tuple[str, ...], before: int) -> list[str]:
        """Return the tables whose game was over before a time, and whose chat not everybody wants to keep."""
        keeps = exists().where(chat_keepers.c.table_id == seats.c.table_id, chat_keepers.c.guest == seats.c.guest)
        against = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person", ~keeps)
        seated = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
        over = (~tables.c.status.in_(open_status), tables.c.changed < before)
        written = exists().where(chat.c.table_id == tables.c.id)
        query = select(tables.c.id).where(*over, written, against | ~seated)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def delete(self, table: str) -> None:
        """Delete the chat of a table."""

        def work(connection: Connection) -> None:
            connection.execute(delete(chat).where(chat.c.table_id == table))
            connection.execute(delete(chat_keepers).where(chat_keepers.c.table_id == table))

        await self.writer.write(work, self.notice(table))

    async def delete_lines_of_others(self, open_status: tuple[str, ...], before: int) -> None:
        """Delete lines of games that were over before a time whose writers have not agreed to keep them: they gave up their seat."""
        over = select(tables.c.id).where(~tables.c.status.in_(open_status), tables.c.changed < before)
        agreed = exists().where(chat_keepers.c.table_id == chat.c.table_id, chat_keepers.c.guest == chat.c.guest)

        def work(connection: Connection) -> None:
            connection.execute(delete(chat).where(chat.c.table_id.in_(over), ~agreed))

        await self.writer.write(work)

    # Notes

    async def notes(self, table: str, guest: str) -> str:
        """Return what a guest has noted on a table."""
        query = select(notes.c.text).where(notes.c.table_id == table, notes.c.guest == guest)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def set_notes(self, table: str, guest: str, text: str) -> None:
        """Keep what a guest notes on a table; what was written last counts."""
        mine = (notes.c.table_id == table, notes.c.guest == guest)

        def work(connection: Connection) -> None:
            if connection.execute(update(notes).where(*mine).values(text=text)).rowcount == 0:
                connection.execute(insert(notes).values(table_id=table, guest=guest, text=text))

        try:
            await self.writer.write(work)
        except IntegrityError:
            # Their first words came at two processes at once: now they are there.
            await self.writer.write(work)
