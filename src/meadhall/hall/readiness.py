"""The first start on a machine compiles the rules, which takes minutes. The hall answers meanwhile.

Numba compiles under one lock for the whole process, and even a function that is in the cache waits for it when it is first
called. So other processes compile and fill the cache, and the hall's own process only loads what is there.
"""

import asyncio
import gc
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..bots import create
from ..engine.compiled import cache_directory, interpreted
from ..engine.match import Match
from ..engine.texts import LANGUAGES
from ..games import load
from .errors import HallError
from .protocol import Compiling
from .records import note, tell, trouble
from .seating import new_row
from .store import SeatRow
from .table import Table

# Options that bring every phase of a game into play.
FULLEST: dict[str, dict[str, Any]] = {"vikings": {"advanced": True}, "skye": {}, "gonewild": {}}
LOOKED_AT = 60
# What is done for each game; the last is done by the hall itself.
STEPS = ("the rules", "views and texts", "bots", "loading")
GAMES_AT_ONCE = 2


class Readiness:
    """Knows which of the games that the hall offers can be played already."""

    def __init__(self, games: Sequence[str]) -> None:
        self.reached = dict.fromkeys(games, 0)  # how many steps are done
        self.failed = False
        self._ready = {name: asyncio.Event() for name in games}
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._changed: Callable[[], None] = lambda: None
        self._compilers: set[subprocess.Popen[str]] = set()
        self._loading = threading.Lock()  # loading is work in Python: two games at once would only wait for each other
        self._pool = ThreadPoolExecutor(GAMES_AT_ONCE, thread_name_prefix="preparing")

    def start(self, changed: Callable[[], None]) -> None:
        """Begin to prepare all games; `changed` is called in the loop after each step."""
        self._changed = changed
        for name in self.reached:
            self._pool.submit(self._prepare, name)

    def stop(self) -> None:
        """Leave undone what is not done yet."""
        self._stop.set()
        for compiler in list(self._compilers):
            compiler.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _prepare(self, name: str) -> None:
        begun = time.perf_counter()
        try:
            if not interpreted() and not marker(name).exists():
                self._compile(name)
            if self._stop.is_set():
                # What the other process has not compiled would now be compiled here, and hold up the end.
                return
            with self._loading:
                for done in prepare(name, self._stop):
                    if self._stop.is_set():
                        return
                    if done == STEPS[1]:
                        break
                self._load_bots(name)
            self._tell(name, len(STEPS))
            note("a game is ready", game=name, seconds=round(time.perf_counter() - begun, 1))
        except Exception:
            # A game that cannot be prepared cannot be played; the others can.
            trouble("a game could not be prepared", game=name)
            self.failed = True

    def _load_bots(self, name: str) -> None:
        """People can play a game whose bots are broken; bots then move at random, and health says that there is trouble."""
        try:
            _think(name)
        except Exception:
            trouble("the bots of a game are broken", game=name)
            self.failed = True

    def _compile(self, name: str) -> None:
        note("a game is being compiled for this machine", game=name)
        command = [sys.executable, "-m", "meadhall.hall.readiness", name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as compiler:
            self._compilers.add(compiler)
            assert compiler.stdout is not None
            for done, _ in enumerate(compiler.stdout, 1):
                self._tell(name, done)
        self._compilers.discard(compiler)
        if compiler.returncode and not self._stop.is_set():
            # What is missing in the cache is compiled here, more slowly.
            tell(30, "compiling in another process failed", game=name, code=compiler.returncode)

    def _tell(self, name: str, done: int) -> None:
        try:
            self._loop.call_soon_threadsafe(self._note, name, done)
        except RuntimeError:
            self._stop.set()  # the loop has closed: nobody waits any more

    def _note(self, name: str, done: int) -> None:
        self.reached[name] = done
        if done == len(STEPS):
            self._ready[name].set()
            if all(ready.is_set() for ready in self._ready.values()):
                # What was loaded stays for good: looking through it again and again for garbage would stop the hall each time.
                gc.collect()
                gc.freeze()
        self._changed()

    def is_ready(self, game: str) -> bool:
        """Tell whether a game can be played."""
        return game in self._ready and self._ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Wait until a game that is offered can be played."""
        await self._ready[game].wait()

    def check_offered(self, game: str) -> None:
        """Refuse what needs a game that the hall does not offer."""
        if game not in self._ready:
            raise HallError("not-offered", game=load(game).title)

    def check(self, game: str) -> None:
        """Refuse what needs a game that cannot be played, or not yet."""
        self.check_offered(game)
        if not self.is_ready(game):
            how_far = self.progress()
            raise HallError("preparing", now=how_far.now, done=how_far.done, steps=how_far.steps)

    def progress(self) -> Compiling:
        """Tell how far it is."""
        under_way = next((name for name, done in self.reached.items() if done < len(STEPS)), None)
        now = f"{load(under_way).title}: {STEPS[self.reached[under_way]]}" if under_way else ""
        done, steps = sum(self.reached.values()), len(STEPS) * len(self.reached)
        return Compiling(ready=under_way is None, done=done, steps=steps, now=now)


def marker(name: str) -> Path:
    """Return the file that says that a game was compiled for this machine."""
    return cache_directory(game=name) / "hall.ready"


def prepare(name: str, stop: threading.Event) -> Iterator[str]:
    """Load or compile whatever a table of a game needs; yield the name of each step that is done."""
    _play(name, stop, looking=False)
    yield STEPS[0]
    _play(name, stop, looking=True)
    yield STEPS[1]
    _think(name)
    yield STEPS[2]


def _play(name: str, stop: threading.Event, looking: bool) -> None:
    """Play a whole game at random, so that whatever a table needs is compiled."""
    game = load(name)
    match = Match(game, game.players[0], seed=1, **FULLEST[name])
    table = _table(match) if looking else None
    chooser = random.Random(1)
    while not match.is_over and not stop.is_set():
        seat = match.turn
        action = chooser.choice(list(match.legal_actions_of(seat)))
        played = match.copy()
        played.play(action, seat)
        # Looking is slow work in Python: a part of a long game shows all that there is to compile.
        if table is not None and (played.ply < LOOKED_AT or not played.ply % LOOKED_AT or played.is_over):
            _look(table, played, seat, action)
        match = played


def _table(match: Match) -> Table:
    row = new_row(match.game, match.options, "", False, "", complete=True)
    seats = [SeatRow(seat, "person", None, None, name, False, False) for seat, name in enumerate(match.names)]
    return Table(row, seats, match)


def _look(table: Table, played: Match, seat: int, action: int) -> None:
    """Do to a table what the hall does when somebody acts."""
    assert table.match is not None
    table.match.explain(action, seat)
    standing = table.standing(played)
    ahead, plies = table.foresee(played, replace(table.row, status=standing.status))
    table.arrive(ahead)
    for viewer in (None, *range(played.players)):
        table.position(viewer, LANGUAGES[0])
    for language in LANGUAGES:
        table.happened(plies, None, language, 0)
    if played.is_over:
        table.ended(LANGUAGES[0])


def _think(name: str) -> None:
    """Let bots of each kind choose twice: the second choice goes on from the first, which is code of its own."""
    for kind in ("easy", "search:20"):
        match = Match(name, 2, seed=1)
        bot = create(kind, name, seed=1)
        for _ in range(2):
            match.play(bot.think(match, match.turn).choice)


if __name__ == "__main__":
    for done in prepare(sys.argv[1], threading.Event()):
        print(done, flush=True)
    marker(sys.argv[1]).touch()
