"""What is asked of the database about reviews."""

from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import reviews
from .writer import Writer


class ReviewStore:
    """Reviews of games that are over, kept with the game."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def get(self, table: str, deep: bool) -> str | None:
        """Return a review as it was kept."""
        query = select(reviews.c.content).where(reviews.c.table_id == table, reviews.c.deep == deep)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def keep(self, table: str, deep: bool, content: str, made: int) -> None:
        """Keep a review in place of an earlier one; the game may have been thrown away meanwhile."""

        def work(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.table_id == table, reviews.c.deep == deep))
            connection.execute(insert(reviews).values(table_id=table, deep=deep, content=content, made=made))

        with suppress(IntegrityError):
            await self.writer.write(work)
