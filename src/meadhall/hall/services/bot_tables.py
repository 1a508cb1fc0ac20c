"""Tables at which only bots play: how many there may be, and which are thrown away once they are over."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..errors import HallError
from ..logging import log
from ..store.store import now
from .context import HallContext

TIDY_SECONDS = 60.0
# Whoever let bots play finds the games for a while: the newest of a guest, and of all guests together.
KEPT_OF_GUEST, KEPT_IN_ALL = 20, 500
# What ended not so long ago may still be looked at.
FRESH_SECONDS = 600.0


class BotTables:
    """Counts the tables at which only bots play, by guest, by address and in all, and refuses too many."""

    def __init__(self, context: HallContext) -> None:
        self.context = context
        self._one_at_a_time = asyncio.Lock()
        # The database knows no addresses; other processes, and a hall that was started anew, count their own.
        self._of_address: defaultdict[str, set[str]] = defaultdict(set)

    @asynccontextmanager
    async def one_more(self, table: str, owner: str, address: str) -> AsyncIterator[None]:
        """Let bots begin to play by themselves at a table while the block runs, or refuse."""
        async with self._one_at_a_time:
            await self._check(owner, address)
            yield
            self._of_address[address].add(table)

    async def _check(self, owner: str, address: str) -> None:
        limits, playing = self.context.settings.limits, await self.context.store.tables_left_to_bots()
        for known in list(self._of_address):
            self._of_address[known].intersection_update(playing)
            if not self._of_address[known]:
                del self._of_address[known]
        if sum(whose == owner for whose in playing.values()) >= limits.bot_tables:
            raise HallError("too-many-bot-tables", most=limits.bot_tables)
        if len(self._of_address.get(address, ())) >= limits.bot_tables_of_address:
            raise HallError("too-many-bot-tables-here", most=limits.bot_tables_of_address)
        if len(playing) >= limits.bot_tables_of_hall:
            raise HallError("too-many-bot-tables-in-all", most=limits.bot_tables_of_hall)

    async def tidy(self) -> None:
        """Throw away games of bots that are over, but for the newest ones."""
        store, of_guest, kept = self.context.store, defaultdict[str, int](int), 0
        for name, owner, changed in await store.games_of_bots_that_are_over():
            of_guest[owner] += 1
            kept += 1
            if of_guest[owner] <= KEPT_OF_GUEST and kept <= KEPT_IN_ALL:
                continue
            table = self.context.tables.get(name)
            if changed > now() - FRESH_SECONDS * 1000 or (table is not None and table.viewers):
                continue
            await store.delete_table(name)
            self.context.tables.pop(name, None)
            log.info("a game of bots was thrown away", table=name)
            # One at a time: whoever acts does not wait for all of them.
            await asyncio.sleep(0)
