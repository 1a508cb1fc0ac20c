"""The first start on a machine compiles the rules, which takes minutes; it happens in a thread while the hall answers."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..bots import create
from ..engine.match import Match
from ..engine.texts import LANGUAGES
from ..games import NAMES, load
from .errors import HallError
from .protocol import Compiling
from .records import note, trouble
from .undoing import why_not

# Options that bring every phase of a game into play.
FULLEST: dict[str, dict[str, Any]] = {"vikings": {"advanced": True}, "skye": {}, "gonewild": {}}


LOOKED_AT = 100


@dataclass(frozen=True)
class Step:
    """A piece of code to be loaded or compiled."""

    game: str
    name: str
    run: Callable[[], None]
    last: bool  # of its game


class Readiness:
    """Knows which games can be played already."""

    def __init__(self) -> None:
        self.steps = [step for name in NAMES for step in _steps(name)]
        self.done = 0
        self.failed = False
        self._ready = {name: asyncio.Event() for name in NAMES}
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._changed: Callable[[], None] = lambda: None

    def start(self, changed: Callable[[], None]) -> None:
        """Begin to compile in a thread; `changed` is called in the loop after each step."""
        self._changed = changed
        threading.Thread(target=self._run, name="compiling", daemon=True).start()

    def stop(self) -> None:
        """Begin no further step."""
        self._stop.set()

    def _run(self) -> None:
        begun = time.perf_counter()
        broken: set[str] = set()
        for step in self.steps:
            if self._stop.is_set():
                return
            try:
                if step.game not in broken:
                    step.run()
            except Exception:
                # A game that cannot be prepared cannot be played; the others can.
                trouble("could not compile", game=step.game, step=step.name)
                broken.add(step.game)
                self.failed = True
            self._tell(step, usable=step.last and step.game not in broken)
        note("rules are ready", seconds=round(time.perf_counter() - begun, 1))

    def _tell(self, step: Step, usable: bool) -> None:
        try:
            self._loop.call_soon_threadsafe(self._reached, step, usable)
        except RuntimeError:
            self._stop.set()  # the loop has closed: nobody waits any more

    def _reached(self, step: Step, usable: bool) -> None:
        self.done += 1
        if usable:
            self._ready[step.game].set()
        self._changed()

    def is_ready(self, game: str) -> bool:
        """Tell whether a game can be played."""
        return self._ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Wait until a game can be played."""
        await self._ready[game].wait()

    def check(self, game: str) -> None:
        """Refuse what needs a game that cannot be played yet."""
        if not self.is_ready(game):
            how_far = self.progress()
            raise HallError("preparing", now=how_far.now, done=how_far.done, steps=how_far.steps)

    def progress(self) -> Compiling:
        """Tell how far it is."""
        ready = self.done == len(self.steps)
        step = None if ready else self.steps[self.done]
        now = "" if step is None else f"{load(step.game).title}: {step.name}"
        return Compiling(ready=ready, done=self.done, steps=len(self.steps), now=now)


def _steps(name: str) -> list[Step]:
    return [
        Step(name, "the rules", lambda: _play(name, looking=False), False),
        Step(name, "views and texts", lambda: _play(name, looking=True), False),
        Step(name, "bots", lambda: _think(name), True),
    ]


def _play(name: str, looking: bool) -> None:
    """Play a whole game at random, so that whatever a table needs is compiled."""
    game = load(name)
    match = Match(game, game.players[0], seed=1, **FULLEST[name])
    chooser = random.Random(1)
    while not match.is_over:
        seat = match.turn
        actions = list(match.legal_actions_of(seat))
        # Looking is slow work in Python: a part of a long game shows all that there is to compile.
        if looking and (match.ply < LOOKED_AT or not match.ply % LOOKED_AT):
            _look(match, seat, actions[0])
        match.play(chooser.choice(actions), seat)
    if looking:
        match.view(None)


def _look(match: Match, seat: int, action: int) -> None:
    match.view(seat)
    match.explain(action, seat)
    why_not(match, seat, revealing=False)
    for language in LANGUAGES:
        match.prompt(language, seat)
        match.sentence(action, language, seat)


def _think(name: str) -> None:
    match = Match(name, 2, seed=1)
    for bot in ("greedy", "search:20"):
        create(bot, name, seed=1).think(match, match.turn)
