"""Pictures as PNG for the previews of links: drawn like all costly work, rasterized in a process, kept for a while, and made one at a time."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Callable, Hashable

from ..errors import HallError
from .costly_work import Asker, CostlyWork

MOST_KEPT = 64  # pictures of about 100 kB
MOST_WAITING = 8  # whoever comes then is told to come again
SECONDS = 30.0  # that a picture may take on a busy machine


class Pictures:
    """The pictures that were asked for not long ago."""

    def __init__(self, costly: CostlyWork) -> None:
        self.costly = costly
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._desk = asyncio.Semaphore(1)
        self._waiting = 0

    async def png(self, key: Hashable, asker: Asker, draw: Callable[[], str]) -> bytes:
        """Return the picture that a drawing makes; one of the same key is made once."""
        if key not in self._kept:
            if self._waiting >= MOST_WAITING:
                raise HallError("busy")
            self._waiting += 1
            try:
                async with self._desk:
                    # Whoever waited for the same picture finds it made.
                    if key not in self._kept:
                        self._kept[key] = await rasterize(await self.costly.do(asker, draw))
            finally:
                self._waiting -= 1
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


async def rasterize(svg: str) -> bytes:
    """Make a PNG of an SVG."""
    command = (sys.executable, "-m", "meadhall.hall.compute.rasterize")
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    try:
        async with asyncio.timeout(SECONDS):
            png, complaint = await process.communicate(svg.encode())
    except TimeoutError:
        raise HallError("busy") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise RuntimeError(f"a picture could not be made: {complaint.decode(errors='replace')}")
    return png
