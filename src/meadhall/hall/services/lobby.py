"""The lobby: which tables there are, and live news of it."""

import asyncio
import gzip
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ..logging import log
from ..protocol import TableInfo
from ..store import SeatRow, TableRow
from .context import HallContext
from .table import Viewer, table_info

MOST_SHOWN = 50
# Changes are gathered for so long before the lobby is told anew.
GATHER_SECONDS = 0.3
# What everybody sees is made anew after a pause of so many times as it took, so that it never takes most of the time.
PAUSE = 3
SQUEEZED = 4  # of 9: the time goes up faster than the size goes down


@dataclass(frozen=True)
class Shown:
    """A table as it shows to everybody who has nothing to do with it."""

    row: TableRow
    seats: list[SeatRow]
    text: str

    def is_of(self, guest: str) -> bool:
        """Tell whether a guest set it up or sits at it."""
        return self.row.owner == guest or any(seat.guest == guest for seat in self.seats)


@dataclass(frozen=True)
class Public:
    """What everybody sees, made once for all who ask before something changes."""

    changes: int  # how many it knows of
    waiting: list[Shown]
    running: list[Shown]
    compiling: str

    @cached_property
    def text(self) -> str:
        """The lobby of somebody whom the hall does not know, as JSON."""
        waiting, running = ([shown.text for shown in part] for part in (self.waiting, self.running))
        return _lobby(waiting, running, [], [], self.compiling)

    @cached_property
    def gzipped(self) -> bytes:
        """The same, compressed."""
        return gzip.compress(self.text.encode(), SQUEEZED)


class LobbyService:
    """Those who look at the lobby, and what they see."""

    def __init__(self, context: HallContext) -> None:
        self.context = context
        self.viewers: list[Viewer] = []
        self._dirty = asyncio.Event()
        self._changes = 0
        self._public: Public | None = None
        self._making: asyncio.Task[None] | None = None
        self._not_before = 0.0

    def mark_dirty(self) -> None:
        """Something in the lobby has changed: whoever looks at it is told."""
        self.outdate()
        self._dirty.set()

    def outdate(self) -> None:
        """A game has gone on: whoever asks is told, and nobody else."""
        self._changes += 1

    async def public(self) -> Public:
        """Return what everybody sees, with all that has changed before this was asked."""
        wanted = self._changes
        while self._public is None or self._public.changes < wanted:
            if self._making is None or self._making.done():
                self._making = asyncio.create_task(self._make())
            # Whoever asks may go away; others wait for the same.
            await asyncio.shield(self._making)
        return self._public

    async def _make(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self._not_before - loop.time())
        begun, changes = loop.time(), self._changes
        store, games = self.context.store, self.context.settings.games
        waiting, running = [
            [Shown(*found, self._text(*found, None)) for found in await store.lobby(games, (status,), None, MOST_SHOWN)]
            for status in ("waiting", "playing")
        ]
        compiling = self.context.warmup.progress().model_dump_json()
        self._public = Public(changes, waiting, running, compiling)
        self._not_before = loop.time() + PAUSE * (loop.time() - begun)

    async def look(self, guest: str | None) -> str:
        """Return the lobby as a guest sees it, as JSON."""
        public = await self.public()
        if guest is None:
            return public.text
        store, games = self.context.store, self.context.settings.games
        unfinished = await store.lobby(games, ("waiting", "playing"), guest, MOST_SHOWN)
        over = await store.lobby(games, ("finished", "ended"), guest, MOST_SHOWN)
        mine = sorted((self._info(*found, guest) for found in unfinished), key=lambda table: not table.my_turn)
        own = {table.id for table in mine}
        waiting, running = (
            [
                self._text(shown.row, shown.seats, guest) if shown.is_of(guest) else shown.text
                for shown in part
                if shown.row.id not in own
            ]
            for part in (public.waiting, public.running)
        )
        finished = [self._text(*found, guest) for found in over]
        return _lobby(waiting, running, [table.model_dump_json() for table in mine], finished, public.compiling)

    def _info(self, row: TableRow, seats: list[SeatRow], guest: str | None) -> TableInfo:
        loaded = self.context.tables.get(row.id)
        viewers = loaded.viewers if loaded else None
        return table_info(row, seats, guest, viewers, level_now=self.context.level_now)

    def _text(self, row: TableRow, seats: list[SeatRow], guest: str | None) -> str:
        return self._info(row, seats, guest).model_dump_json()

    async def message(self, guest: str | None) -> str:
        """Return the lobby as a live message."""
        return f'{{"type":"lobby","lobby":{await self.look(guest)}}}'

    async def run(self) -> None:
        """Send the lobby anew to whoever looks at it, whenever something has changed."""
        while True:
            await self._dirty.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._dirty.clear()
            told: dict[str | None, str] = {}
            try:
                for viewer in list(self.viewers):
                    if viewer.guest not in told:
                        told[viewer.guest] = await self.message(viewer.guest)
                    viewer.send(told[viewer.guest])
            except Exception:
                # Whatever it was, there will be news again.
                log.exception("the lobby cannot be shown")


def _lobby(
    waiting: Sequence[str], running: Sequence[str], mine: Sequence[str], finished: Sequence[str], compiling: str
) -> str:
    """Put a `Lobby` together from the JSON of its tables."""
    parts = {"open": waiting, "running": running, "mine": mine, "finished": finished}
    tables = ",".join(f'"{name}":[{",".join(part)}]' for name, part in parts.items())
    return f'{{{tables},"compiling":{compiling}}}'
