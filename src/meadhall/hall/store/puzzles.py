"""What is asked of the database about the puzzles that guests solve."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import guests, puzzle_tries
from .writer import Writer


@dataclass(frozen=True)
class PuzzleTry:
    """What a guest did with a puzzle: how many hints, and the first answer with the rating after it."""

    puzzle: str
    hints: int
    answer: str | None
    solved: bool | None
    rating: float | None
    at: int


class PuzzleStore:
    """What guests did with puzzles."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def tries(self, guest: str, game: str) -> list[PuzzleTry]:
        """Return what a guest did with the puzzles of a game, the oldest first."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(_tries, guest, game)

    async def change(
        self, guest: str, game: str, puzzle: str, settle: Callable[[list[PuzzleTry]], PuzzleTry]
    ) -> PuzzleTry:
        """Change what a guest did with a puzzle, given all that the guest did, as it is then."""

        def work(connection: Connection) -> PuzzleTry:
            # Whoever answers at two processes does so one after the other.
            connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update(key_share=True))
            after = settle(_tries(connection, guest, game))
            same = (puzzle_tries.c.guest == guest, puzzle_tries.c.game == game, puzzle_tries.c.puzzle == puzzle)
            connection.execute(delete(puzzle_tries).where(*same))
            connection.execute(insert(puzzle_tries).values(guest=guest, game=game, **asdict(after)))
            return after

        return await self.writer.write(work)


def _tries(connection: Connection, guest: str, game: str) -> list[PuzzleTry]:
    columns = [puzzle_tries.c[name] for name in ("puzzle", "hints", "answer", "solved", "rating", "at")]
    query = select(*columns).where(puzzle_tries.c.guest == guest, puzzle_tries.c.game == game)
    return [PuzzleTry(*row) for row in connection.execute(query.order_by(puzzle_tries.c.at, puzzle_tries.c.puzzle))]
