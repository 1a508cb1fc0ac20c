"""What is asked of the database about the tables of a day."""

from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import SeatRow, TableRow, daily_bests, seats, secret, tables
from .writer import Writer


@dataclass(frozen=True)
class Best:
    """How the strongest bot did."""

    bot: str
    points: list[int]
    places: list[int]


@dataclass(frozen=True)
class Finished:
    """A counting table of a day that is over, and the seat of its owner."""

    table: TableRow
    seat: SeatRow


class DailyStore:
    """Tables of a day, and how the strongest bot did at them."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def secret(self) -> str:
        """Return the hall's secret, which is made with the database."""
        async with self.engine.connect() as connection:
            return str((await connection.execute(select(secret.c.secret))).scalar_one())

    async def tables_of(self, game: str, day: str, guest: str) -> list[TableRow]:
        """Return a guest's tables of a day, the newest first."""
        which = (tables.c.game == game, tables.c.day == day, tables.c.owner == guest)
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(tables).where(*which).order_by(tables.c.created.desc()))
            return [TableRow(**row) for row in rows.mappings()]

    async def finished(self, game: str, day: str, before: int) -> list[Finished]:
        """Return the tables of a day that count and were over before a moment."""
        which = (
            tables.c.game == game,
            tables.c.day == day,
            tables.c.counts,
            tables.c.status == "finished",
            tables.c.changed < before,
        )
        its_owners = (seats.c.table_id == tables.c.id) & (seats.c.guest == tables.c.owner) & ~seats.c.away
        query = select(*tables.c, *(column.label(f"seat_{column.name}") for column in seats.c)).join(seats, its_owners)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.where(*which))).mappings().all()
        return [
            Finished(
                TableRow(**{column.name: row[column.name] for column in tables.c}),
                SeatRow(**{column.name: row[f"seat_{column.name}"] for column in seats.c if column.name != "table_id"}),
            )
            for row in rows
        ]

    async def best(self, game: str, day: str) -> Best | None:
        """Return how the strongest bot did, once that is known."""
        query = select(daily_bests.c.bot, daily_bests.c.points, daily_bests.c.places)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(daily_bests.c.game == game, daily_bests.c.day == day))).first()
        return Best(*row) if row else None

    async def add_best(self, game: str, day: str, best: Best) -> None:
        """Keep how the strongest bot did; two processes may find it out at once."""

        def work(connection: Connection) -> None:
            connection.execute(insert(daily_bests).values(game=game, day=day, **vars(best)))

        with suppress(IntegrityError):
            await self.writer.write(work)
