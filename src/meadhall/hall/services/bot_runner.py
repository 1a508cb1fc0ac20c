"""Bots at the tables. They think in threads, on copies, and what they choose is appended only if it still fits."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from typing import NamedTuple

from ...bots import Bot, Thoughts, create
from ...bots.playouts import Comparison, compare_best
from ...bots.programs import ProgramBot, ProgramFault
from ...engine.match import Match
from ..compute.costly_work import Asker
from ..compute.cpu_slots import CpuSlots, SharedStop, spare_cores, step_back
from ..errors import HallError, MovedOn
from ..logging import log
from ..settings import REPLACEMENT
from .context import HallContext
from .table import Table, Thinking
from .table_manager import TableManager
from .undo import must_act, same_question, without_others

MOST_AT_ONCE = 64
# Tables that are left to bots move as often, all together, as so many tables that somebody looks at.
TABLES_AT_FULL_PACE = 20


class Advised(NamedTuple):
    """What a strong bot found for a person."""

    match: Match  # that was thought about
    thoughts: Thoughts
    comparison: Comparison | None = None  # of the best action with the next best


class BotRunner:
    """Lets bots move. Each has a thread of its own, so that a long thought at one table keeps no other table waiting.

    They compute by turns, on all cores but one: a thread that waits for a core may hold what the thread for people waits for.
    """

    def __init__(self, context: HallContext, tables: TableManager) -> None:
        self.context = context
        self.tables = tables
        self.pool = ThreadPoolExecutor(MOST_AT_ONCE, "bot", initializer=step_back)
        self.slots = CpuSlots(spare_cores())
        self.at_work: dict[Thinking, Table] = {}
        self._next_unseen = 0.0  # when a table that is left to bots may move next
        self._advised: dict[str, SharedStop] = {}  # guests for whom a hint is thought about
        self._closing = False

    def schedule(self, table: Table) -> None:
        """Let every bot of a table think that has to move."""
        if self._closing or not self._has_place(table):
            return
        for seat in table.due_bots():
            thinking = Thinking(seat, SharedStop(self.slots))
            table.thinking[seat] = thinking
            self.at_work[thinking] = table
            thinking.task = asyncio.create_task(self._play(table, thinking), name=f"bot {table.id} {seat}")

    def places_left(self) -> int:
        """Return how many more tables that are left to bots may play; the others rest until one is over, or somebody looks on."""
        return max(0, self.context.settings.limits.bot_tables_of_hall - len(self._left_to_bots()))

    def _has_place(self, table: Table) -> bool:
        return not table.is_left_to_bots or table.id in self._left_to_bots() or self.places_left() > 0

    def _left_to_bots(self) -> set[str]:
        return {table.id for table in self.at_work.values() if table.is_left_to_bots}

    async def stop(self) -> None:
        """Let all bots stop; nothing more is appended."""
        self._closing = True
        tasks = [thinking.task for thinking in self.at_work if thinking.task is not None]
        for thinking in self.at_work:
            thinking.stop.set()
        for stop in self._advised.values():
            stop.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def advise(self, table: Table, seat: int, asker: Asker) -> Advised:
        """Think for a person about their move, and return the match that was thought about with what was found."""
        guest = asker.name
        self.context.warmup.check_hint(table.row.game)
        if guest in self._advised:
            raise HallError("still-thinking")
        self.context.costly.check(asker)
        match = table.check_playing().copy()
        stop = self._advised[guest] = SharedStop(self.slots)
        try:
            adviser = create(self.context.settings.hint, match.game)
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self.pool, _advise, adviser, match.copy(), seat, stop)
            thoughts, comparison, seconds = await thinking
            self.context.costly.charge(asker, seconds)
            return Advised(match, thoughts, comparison)
        finally:
            stop.set()  # who asked may have gone while the search goes on
            del self._advised[guest]

    async def _play(self, table: Table, thinking: Thinking) -> None:
        mine = False
        try:
            async with self._lease(table.id) as mine:
                while mine and await self._move(table, thinking):
                    pass
        except asyncio.CancelledError:
            raise
        except Exception:
            # Most likely the database: the hall's sweep tries again in a while.
            log.exception("a bot could not move", table=table.id, seat=thinking.seat)
            mine = False
        finally:
            self.at_work.pop(thinking, None)
            table.thinking.pop(thinking.seat, None)
        if mine:
            self.schedule(table)

    @asynccontextmanager
    async def _lease(self, table: str) -> AsyncIterator[bool]:
        if self.context.notifier is None:
            yield True
            return
        async with self.context.notifier.thinking_about(table) as got:
            yield got

    async def _move(self, table: Table, thinking: Thinking) -> bool:
        """Think about one decision and carry it out; tell whether the same bot has to decide again."""
        seat, match, revision = thinking.seat, table.match, table.row.revision
        if match is None or not _is_due(table, thinking):
            return False
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            action = await loop.run_in_executor(self.pool, self._choose, table, match.copy(), thinking)
        except ProgramFault as fault:
            await self._replace(table, seat, fault)
            return _is_due(table, thinking)
        await asyncio.sleep(self._due_at(table, begun) - loop.time())
        async with table.lock:
            if self._closing or not _is_due(table, thinking):
                return False
            if table.match is None or not same_question(table.match, match.ply, seat, revision == table.row.revision):
                return True
            played = table.match.copy()
            try:
                played.play(action, seat)
                plies = await self.tables.append(table, played)
            except MovedOn:
                return True
            self.tables.broadcast(table, plies)
        self.schedule(table)
        return _is_due(table, thinking)

    def _due_at(self, table: Table, begun: float) -> float:
        """Return when a bot that began to think may move: so that people can follow, and so that no number of tables that are
        left to bots takes the time of those who play."""
        settings = self.context.settings
        pause = settings.pause
        if any(not seat.by_bot for seat in table.seats):
            pause = min(pause, settings.pause_among_people)
        if not table.is_left_to_bots:
            return begun + pause
        self._next_unseen = max(self._next_unseen + pause / TABLES_AT_FULL_PACE, begun + pause)
        return self._next_unseen

    async def _replace(self, table: Table, seat: int, fault: ProgramFault) -> None:
        """Give the seat of a program that has failed to another bot; whoever looks at the table sees it by its name."""
        log.warning(
            "a program failed and is replaced",
            table=table.id,
            seat=seat,
            bot=table.level(seat),
            why=str(fault),
        )
        async with table.lock:
            before = table.seats[seat]
            await self.tables.change_seats(table, [(before, replace(before, level=REPLACEMENT))])
        self.tables.broadcast_info(table)

    def _choose(self, table: Table, match: Match, thinking: Thinking) -> int:
        try:
            bot = table.bot(thinking.seat)
            if table.draws is not None:
                match = without_others(match, thinking.seat)
            # A program computes elsewhere: who waits for it needs no core.
            with thinking.stop.computing() if not isinstance(bot, ProgramBot) else nullcontext():
                return int(bot.act(match, thinking.seat, stop=thinking.stop))
        except ProgramFault:
            raise
        except Exception:
            # A table must not stand still because of a mistake in a bot.
            log.exception("a bot failed and moves at random", table=table.id, seat=thinking.seat)
            return random.choice(list(match.legal_actions_of(thinking.seat)))


def _advise(adviser: Bot, match: Match, seat: int, stop: SharedStop) -> tuple[Thoughts, Comparison | None, float]:
    """Think, compare the two best actions, and return how many seconds of computing it took."""
    with stop.computing():
        begun = time.thread_time()
        thoughts = adviser.think(match, seat, stop)
        return thoughts, compare_best(match, seat, thoughts, stop), time.thread_time() - begun


def _is_due(table: Table, thinking: Thinking) -> bool:
    if thinking.stop.is_set() or table.row.status != "playing" or table.match is None:
        return False
    return table.seats[thinking.seat].by_bot and thinking.seat in must_act(table.match)
