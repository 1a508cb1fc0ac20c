"""The lobby: which tables there are, and live news of it."""

import asyncio
from typing import TYPE_CHECKING

from .protocol import Lobby, LobbyMessage, TableInfo
from .records import trouble
from .store import SeatRow, TableRow
from .table import Viewer, table_info

if TYPE_CHECKING:
    from .hall import Hall

MOST_SHOWN = 50
# Changes are gathered for so long before the lobby is told anew.
GATHER_SECONDS = 0.3


class LobbyRoom:
    """Those who look at the lobby, and what they see."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.viewers: list[Viewer] = []
        self._stirred = asyncio.Event()

    def start(self) -> None:
        """Begin to tell changes."""
        self.hall.spawn(self._tell())

    def stir(self) -> None:
        """Something in the lobby has changed."""
        self._stirred.set()

    async def look(self, guest: str | None) -> Lobby:
        """Return the lobby as a guest sees it."""
        store, games = self.hall.store, self.hall.settings.games
        waiting = await store.lobby(games, ("waiting",), None, MOST_SHOWN)
        running = await store.lobby(games, ("playing",), None, MOST_SHOWN)
        mine: list[TableInfo] = []
        finished: list[TableInfo] = []
        if guest is not None:
            unfinished = await store.lobby(games, ("waiting", "playing"), guest, MOST_SHOWN)
            over = await store.lobby(games, ("finished", "ended"), guest, MOST_SHOWN)
            mine = [self._info(*found, guest) for found in unfinished]
            finished = [self._info(*found, guest) for found in over]
        own = {table.id for table in mine}
        return Lobby(
            open=[self._info(*found, guest) for found in waiting if found[0].id not in own],
            running=[self._info(*found, guest) for found in running if found[0].id not in own],
            mine=sorted(mine, key=lambda table: not table.my_turn),
            finished=finished,
            compiling=self.hall.readiness.progress(),
        )

    def _info(self, row: TableRow, seats: list[SeatRow], guest: str | None) -> TableInfo:
        loaded = self.hall.tables.get(row.id)
        return table_info(row, seats, guest, loaded.viewers if loaded else None)

    async def _tell(self) -> None:
        while True:
            await self._stirred.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._stirred.clear()
            told: dict[str | None, str] = {}
            try:
                for viewer in list(self.viewers):
                    if viewer.guest not in told:
                        told[viewer.guest] = LobbyMessage(lobby=await self.look(viewer.guest)).model_dump_json()
                    viewer.send(told[viewer.guest])
            except Exception:
                # Whatever it was, there will be news again.
                trouble("the lobby cannot be shown")
