"""Makes reviews of games that are over: by a process of its own for each, one at a time, below everything else."""

import asyncio
import json
import sys
from dataclasses import dataclass
from subprocess import DEVNULL, PIPE

from ...engine.log import log_text
from ...engine.match import Match
from ..compute.costly_work import Asker
from ..errors import HallError
from ..logging import log
from ..store.store import now
from .context import HallContext

MOST_WAITING = 12
MOST_WAITING_OF_ASKER = 2
LONGEST = 900.0  # seconds; on a busy machine it may wait for the processor
LONGEST_LINE = 8_000_000
WORKER = ("-m", "meadhall.analysis.worker")

Key = tuple[str, bool]


@dataclass
class Making:
    """A review that is being made, or waits for its turn."""

    asker: Asker
    done: float = 0.0
    task: "asyncio.Task[None] | None" = None


class ReviewMaker:
    """Makes reviews in the background, and keeps them."""

    def __init__(self, context: HallContext) -> None:
        self.context = context
        self._makings: dict[Key, Making] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    def done(self, table: str, deep: bool) -> float | None:
        """Return how far a review is that is being made, None where it is not."""
        making = self._makings.get((table, deep))
        return making.done if making else None

    def want(self, table: str, match: Match, deep: bool, asker: Asker) -> None:
        """Let a review be made, unless it is; refuse it when too much is asked for."""
        if (table, deep) in self._makings:
            return
        mine = sum(making.asker.name == asker.name for making in self._makings.values())
        if len(self._makings) >= MOST_WAITING or mine >= MOST_WAITING_OF_ASKER:
            raise HallError("busy")
        self.context.costly.check(asker)
        making = self._makings[table, deep] = Making(asker)
        making.task = asyncio.create_task(self._make((table, deep), match, making), name=f"review {table}")

    async def stop(self) -> None:
        """Leave undone what is not done yet."""
        tasks = [making.task for making in self._makings.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, key: Key, match: Match, making: Making) -> None:
        try:
            async with self._one_at_a_time:
                content = await asyncio.wait_for(self._work(match, key[1], making), LONGEST)
            await self.context.store.reviews.keep(*key, content, now())
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a review could not be made", table=key[0], deep=key[1])
        finally:
            del self._makings[key]

    async def _work(self, match: Match, deep: bool, making: Making) -> str:
        """Let a process work, and return the review as JSON."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *WORKER,
            *(["--deep"] if deep else []),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
        )
        assert process.stdin is not None and process.stdout is not None
        try:
            text = await self.context.costly.do(making.asker, log_text, match)
            process.stdin.write(text.encode())
            process.stdin.close()
            async for line in process.stdout:
                told = json.loads(line)
                if "review" in told:
                    return json.dumps(told["review"])
                making.done = told["done"]
            raise RuntimeError(f"the process ended with {await process.wait()} and without a review")
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
