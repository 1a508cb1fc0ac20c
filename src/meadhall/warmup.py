"""Compile games beforehand: `meadhall.warm()`, `meadhall warm`, and what each of the processes does that compile.

`python -m meadhall.warmup GAME UNIT` compiles a unit of a game (`engine.calling.UNITS`) and prints after each function how
many are compiled. It ends with the process that has started it.
"""

import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from .bots import create, needs_compiled
from .bots.playouts import Playouts
from .engine.calling import PLAYING, UNITS, compiled_calls, is_compiled, on_long_work, use_compiled
from .engine.chance import generator
from .engine.compiled import interpreted, is_ready, ready_file
from .engine.compilers import Compilers, Job
from .engine.compiling import Effort, Progress, ProgressLine, counting, keep
from .engine.contract import CHANCE
from .engine.errors import MeadhallError
from .engine.file_lock import lock_file
from .engine.game import Game
from .engine.log import log_text, read_log
from .engine.match import Match
from .engine.play import simulate
from .engine.registry import load, names
from .engine.texts import LANGUAGES

# Looking at a table is slow work in Python: a part of a long game shows all that there is to compile.
LOOKED_AT = 60
# An easy bot; a search, which goes on from its first choice with code of its own; and one that watches the clock.
BOTS = (("easy", 1), ("search:20", 2), ("search:30ms", 1))
VECTOR_STEPS = 3


def warm(games: Iterable[str] | None = None, progress: Callable[[Progress], None] | None = None) -> None:
    """Compile games, all of them if none are named, so that nothing has to be compiled when they are used.

    As many processes as there are cores do it. Without `progress`, which is told how far it is now and then, standard error
    is. What is compiled already costs nothing.
    """
    wanted = [load(name) for name in (names() if games is None else games)]
    if interpreted():
        return
    jobs = [Job(game.name, game.code, unit) for unit in UNITS for game in wanted]
    jobs = [job for job in jobs if not is_ready(job.code, job.unit)]
    if jobs:
        line = ProgressLine()
        _compile(jobs, progress or line.show)
        line.end()
    for game in wanted:
        use_compiled(game.code, *UNITS)


def _compile(jobs: list[Job], tell: Callable[[Progress], None]) -> None:
    changed = threading.Event()
    compilers = Compilers(jobs, changed.set, priority=0)
    try:
        compilers.start()
        while not compilers.are_done:
            changed.wait(1.0)
            changed.clear()
            tell(compilers.progress())
    finally:
        compilers.stop()
    if failed := [job for job in jobs if job.failure]:
        raise MeadhallError(f"{load(failed[0].game).title} could not be compiled. {failed[0].failure}")


class Background:
    """Compiles a game in the background while it is played in this process, which goes on with what is compiled."""

    def __init__(self, game: Game) -> None:
        self.game = game
        units = [] if interpreted() else [unit for unit in PLAYING if not is_ready(game.code, unit)]
        self.jobs = [Job(game.name, game.code, unit) for unit in units]
        self._compilers = Compilers(self.jobs, finished=self._join)

    def __enter__(self) -> "Background":
        if self.jobs:
            on_long_work(None)
            self._compilers.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._compilers.stop()

    def waits_for(self, bot: str) -> bool:
        """Tell whether a bot takes compiled code which is not there yet."""
        return bool(self.jobs) and needs_compiled(bot) and not is_compiled(self.game.code, "bots")

    @property
    def minutes_left(self) -> int:
        """How many minutes it takes until the bots are compiled, as far as can be foretold."""
        return round((self._compilers.seconds_until(self.game.name, "bots") or 0) / 60)

    @property
    def failure(self) -> str:
        """Why the game cannot be compiled, or nothing."""
        return next((job.failure for job in self.jobs if job.failure), "")

    def _join(self, job: Job) -> None:
        """Load what was compiled, in the thread that has waited for it; then it is called."""
        if job.done:
            load_unit(job.game, job.unit)
            use_compiled(job.code, job.unit)


def load_unit(name: str, unit: str, stop: threading.Event | None = None) -> None:
    """Load a unit of a game into this process, or compile what is missing of it."""
    with compiled_calls():
        STEPS[unit](load(name), stop or threading.Event())


def _play(game: Game, stop: threading.Event) -> None:
    """Play a whole game at random, and look at it in every way that there is."""
    match = Match(game, game.players[0], seed=1, **game.warmup_options)
    chooser = random.Random(1)
    while not match.is_over and not stop.is_set():
        seat = match.turn
        action = chooser.choice(list(match.legal_actions))
        before = match.copy()
        match.play(action, seat)
        if match.ply < LOOKED_AT or not match.ply % LOOKED_AT or match.is_over:
            _look(match, before, seat, action)
    if not stop.is_set():
        _finish(match)


def _look(match: Match, before: Match, seat: int, action: int) -> None:
    """Ask whatever can be asked of a match: an action that was carried out, and where it led."""
    game, state = match.game, match.state
    before.explain(action, seat)
    before.explain(match.game.player_actions - 1, seat)
    with suppress(MeadhallError):
        match.copy().undo(seat)
    for viewer in (None, *range(match.players)):
        match.view(viewer)
        match.seen(viewer, since=match.ply - 1)
        for language in LANGUAGES:
            match.prompt(language, viewer)
            game.picture(state, match.names, language, viewer=viewer)
    for language in LANGUAGES:
        before.entry_text(seat, action, before.state, language)
        for legal in match.legal_actions_of(match.turn) if match.turn >= 0 else ():
            match.sentence(legal, language, match.turn)
            match.cautions(legal, language, match.turn)
        if match.turn >= 0:
            match.senses(match.turn, language)
        part = game.part(before.state, seat, action)
        game.headline(part, [action], match.names, language)
        game.scoring_title(before.state, state, language)
        for line in match.lines(game.ledger(state)):
            game.line_detail(state, line, language)
            game.line_places(state, line)
            game.is_hidden(state, line.seat, game.currencies[0], None)
    if match.turn >= 0:
        possible = match.copy()
        game.rules.resample(possible._state, match.turn, generator(1))
        game.rules.observe(match.state, match.turn, np.zeros(game.observation, np.int16))
    Match.from_position(game, match.position, auto_chance=False)
    assert match.points and match.ranking and match.pending >= 0 and match.must_act >= 0


def _finish(match: Match) -> None:
    """Ask what is asked of a game that is over, and go through its log."""
    match.truth()
    list(match.history())
    read_log(log_text(match))
    if (drawing := match.game.drawing()) is not None:
        drawing.draw_match(match)
    match.rewind(match.ply // 2)
    table = Match(match.game, match.players, auto_chance=False, **match.options)
    table.outcomes()
    if table.turn == CHANCE:
        table.play(table.legal_actions[0])


def _think(game: Game, stop: threading.Event) -> None:
    """Let bots of each kind choose."""
    for kind, choices in BOTS:
        match = Match(game, game.players[0], seed=1, **game.warmup_options)
        bot = create(kind, game, seed=1)
        for _ in range(choices):
            if not stop.is_set():
                match.play(bot.think(match, match.turn).choice)
        if not stop.is_set():
            bot.act(match, match.turn)
    if not stop.is_set():
        first, *_ = match.legal_actions
        Playouts(game).after(match, match.turn, first, 1, [0])


def _run(game: Game, _stop: threading.Event) -> None:
    """Simulate games, and step some in a vector environment."""
    from .envs import VectorEnv

    states = np.zeros(2, game.state_type)
    ids = np.zeros(max(game.most_legal, game.most_outcomes), np.int32)
    players = game.players[0]
    options = game.option_array(game.read_options({}))
    results: list[Any] = [np.zeros((1, players), np.int32) for _ in range(2)]
    simulate(states, players, options, 1, 0, 1, ids, np.zeros_like(ids), *results)
    env = VectorEnv(game, players, 2, seed=1)
    for _ in range(VECTOR_STEPS):
        env.step(env.sample())


STEPS: dict[str, Callable[[Game, threading.Event], None]] = {"bots": _think, "play": _play, "runs": _run}


def main(name: str, unit: str, priority: str = "0") -> None:
    """Compile a unit of a game in this process, unless another one has."""
    # Ctrl-C reaches every process of a terminal; the one that started this one decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(priority))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    game = load(name)
    ready = ready_file(game.code, unit)
    begun = time.perf_counter()
    with _alone(ready.with_suffix(".lock")):
        if is_ready(game.code, unit):
            return
        with counting(lambda done: print(done, flush=True)) as counter:
            load_unit(name, unit)
        keep(game.code, unit, Effort(counter.done, time.perf_counter() - begun))
        ready.touch()


def _end_with_parent() -> None:
    """Wait until the process that has started this one closes its end or is gone; then nobody needs this one."""
    # Not through Python's own file, whose lock would be held when the process ends.
    while os.read(0, 1):
        pass
    os._exit(1)


@contextmanager
def _alone(lock: Path) -> Any:
    """Let one process at a time compile, where the system can lock files."""
    with lock.open("w") as file:
        lock_file(file.fileno(), wait=True)
        yield


if __name__ == "__main__":
    main(*sys.argv[1:])
