"""The strongest bot at the tables of a day: it plays in the background, so that people can compare themselves with it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ...bots import create
from ...engine.match import Match
from ...games import load
from ..compute.cpu_slots import CpuSlots, SharedStop
from ..logging import log
from ..store.daily import Best
from .context import HallContext
from .daily_seeds import STRONGEST, Day, bot_seed, draws_of
from .undo import without_others


class BestBots:
    """Lets the strongest bot play the table of a day, once for everybody."""

    def __init__(self, context: HallContext, pool: ThreadPoolExecutor, slots: CpuSlots) -> None:
        self.context = context
        self.pool = pool
        self.slots = slots
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._stops: set[SharedStop] = set()

    def want(self, game: str, day: str) -> None:
        """Let the strongest bot play a day's table, unless it has or does."""
        if (game, day) not in self._tasks:
            self._tasks[game, day] = asyncio.create_task(self._find(game, day), name=f"best bot {game} {day}")

    async def stop(self) -> None:
        """Let it stop; it begins again when somebody asks after the next start."""
        for stop in self._stops:
            stop.set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _find(self, game: str, day: str) -> None:
        stop = SharedStop(self.slots)
        self._stops.add(stop)
        try:
            if await self.context.store.daily.best(game, day) is not None:
                return
            loop = asyncio.get_running_loop()
            best = await loop.run_in_executor(self.pool, self._play, game, day, stop)
            if best is not None:
                await self.context.store.daily.add_best(game, day, best)
                log.info("the strongest bot has played the table of a day", game=game, day=day, points=best.points)
        except Exception:
            log.exception("the strongest bot could not play the table of a day", game=game, day=day)
            del self._tasks[game, day]  # the next time may be better
        finally:
            self._stops.discard(stop)

    def _play(self, name: str, day: str, stop: SharedStop) -> Best | None:
        """Play the table to its end, on the seat of the person; nothing if it was stopped."""
        game, draws = load(name), draws_of(self.context.secret, name, day)
        options = game.read_options(self.context.settings.operator_options.get(name, {}))
        like = Day.of(game, day)
        match = Match(game, like.players, draws=draws, **options)
        decisions = [0] * like.players
        while not match.is_over:
            seat = match.turn
            bot = STRONGEST if seat == like.seat else like.level
            chooser = create(bot, game, bot_seed(draws.seed, seat, decisions[seat]))
            with stop.computing():
                action = chooser.act(without_others(match, seat), seat, stop)
            if stop.is_set():
                return None
            match.play(action, seat)
            decisions[seat] += 1
        return Best(STRONGEST, match.points, match.ranking)
