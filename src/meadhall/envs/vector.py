"""`VectorEnv`: thousands of games stepped in one compiled call, on arrays that are made once."""

import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..engine.calling import compiled_calls
from ..engine.chance import Ints, seed_generator
from ..engine.compiling import compile_here
from ..engine.errors import BadOption, IllegalAction
from ..engine.game import Game
from ..engine.record import State, copied
from ..engine.registry import load
from .batch_step import BEGIN, WAIT, Tables, first_illegal, sample_all, step_all
from .common import reward_number

MOST_ENVS = 1 << 20
# A thread has at least this many games, or starting it costs more than it saves.
LEAST_ENVS_OF_A_THREAD = 64

_compiled: set[str] = set()  # games of which an environment was made in this process


class Batch(NamedTuple):
    """What a step gives, a row for each game. The arrays are the environment's own, and the next step writes into them."""

    seats: Ints  # who acts
    observation: NDArray[np.int16]  # what that seat may know, itself first
    mask: NDArray[np.bool_]  # True for each legal action
    rewards: NDArray[np.float32]  # by seat, for the step that was made
    done: NDArray[np.bool_]  # whether that step ended its game; the other arrays show the new game already


class VectorEnv:
    """Many games side by side.

    >>> from meadhall.games import names
    >>> env = VectorEnv(names()[0], players=2, num_envs=256, seed=1)
    >>> batch = env.reset()
    >>> for _ in range(1000):
    ...     batch = env.step(env.sample())
    >>> batch.mask.shape == (256, env.actions)
    True

    A game that ends is followed by a new one within the same step: `done`, `rewards`, and the environment's `points`
    and `places` tell of the game that has ended; seats, masks and observations are those of the new one.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        num_envs: int = 1024,
        *,
        seed: int | None = None,
        reward: str = "win",
        threads: int | None = 1,
        **options: Any,
    ) -> None:
        """Make an environment; `threads=None` uses all cores. Results do not depend on the number of threads."""
        self.game = load(game) if isinstance(game, str) else game
        self.game.check_players(players)
        if not 1 <= num_envs <= MOST_ENVS:
            raise BadOption(f"A vector environment has 1 to {MOST_ENVS} games, not {num_envs}.")
        self.players = players
        self.num_envs = num_envs
        self.options = self.game.read_options(options)
        self.reward = reward
        self.actions = self.game.player_actions
        self._kind = reward_number(reward)
        self._seed = secrets.randbits(63) if seed is None else seed
        self._tables = self._make_tables()
        self._chosen = np.zeros(num_envs, np.int32)
        self._slices = self._divide(threads)
        longest = max(self.game.most_legal, self.game.most_outcomes)
        self._buffers = [(np.zeros(longest, np.int32), np.zeros(longest, np.int32)) for _ in self._slices]
        self._pool = ThreadPoolExecutor(len(self._slices)) if len(self._slices) > 1 else None
        if self.game.code not in _compiled:
            what = f"{self.game.title}, vector environment"
            compile_here(what, self.game.code, "vector", [self.reset, lambda: self.step(self.sample())])
            _compiled.add(self.game.code)
        self.reset()

    def _make_tables(self) -> Tables:
        n, seats = self.num_envs, self.players
        start = np.zeros(1, self.game.state_type)
        self.game.rules.setup(start[0], seats, self.game.option_array(self.options))
        return Tables(
            states=np.zeros(n, self.game.state_type),
            start=start,
            generators=np.zeros((n, 4), np.uint64),
            samplers=np.zeros((n, 4), np.uint64),
            seats=np.zeros(n, np.int32),
            counts=np.zeros(n, np.int32),
            legal=np.zeros((n, self.game.most_legal), np.int32),
            mask=np.zeros((n, self.actions), np.bool_),
            observation=np.zeros((n, self.game.observation), np.int16),
            rewards=np.zeros((n, seats), np.float32),
            done=np.zeros(n, np.bool_),
            points=np.zeros((n, seats), np.int32),
            places=np.zeros((n, seats), np.int32),
        )

    def _divide(self, threads: int | None) -> list[tuple[int, int]]:
        if threads is None:
            threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        if threads < 1:
            raise BadOption(f"An environment has at least 1 thread, not {threads}.")
        threads = max(1, min(threads, self.num_envs // LEAST_ENVS_OF_A_THREAD))
        bounds = [self.num_envs * part // threads for part in range(threads + 1)]
        return list(pairwise(bounds))

    def reset(self, seed: int | None = None) -> Batch:
        """Begin every game anew, as the seed that was given last says."""
        self._seed = self._seed if seed is None else seed
        word = np.uint64(self._seed & (2**64 - 1))
        with compiled_calls():
            for i in range(self.num_envs):
                # Even streams are chance's, odd ones choose at random: every game has two of its own.
                seed_generator(self._tables.generators[i], word, np.uint64(2 * i))
                seed_generator(self._tables.samplers[i], word, np.uint64(2 * i + 1))
        return self._carry_out(np.full(self.num_envs, BEGIN, np.int32))

    def step(self, actions: ArrayLike) -> Batch:
        """Carry out an action in each game, -1 for none; an illegal one is refused and nothing is changed."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BadOption(
                f"A step takes {self.num_envs} whole numbers, one action for each game, "
                f"not an array of shape {chosen.shape} and type {chosen.dtype}."
            )
        # Numbers that do not fit would wrap around to other actions, so all that are too large become one that is no action.
        if chosen.dtype.itemsize > 4 or chosen.dtype.kind == "u":
            chosen = np.clip(chosen, WAIT - 1, self.actions)
        chosen = np.ascontiguousarray(chosen, np.int32)
        wrong = first_illegal(self._tables, chosen)
        if wrong >= 0:
            raise self._refusal(wrong, int(np.asarray(actions)[wrong]))
        return self._carry_out(chosen)

    def _refusal(self, env: int, action: int) -> IllegalAction:
        if not 0 <= action < self.actions:
            return IllegalAction(
                f"Game {env}: there is no action {action}. Actions are 0 to {self.actions - 1}, and -1 for none."
            )
        reason = self.game.explain(self._tables.states[env], int(self._tables.seats[env]), action)
        why = reason.full_text() if reason else "it is not legal now."
        return IllegalAction(f"Game {env}: action {action} ({self.game.action_text(action)}): {why}", reason)

    def _carry_out(self, chosen: Ints) -> Batch:
        jobs = [
            partial(step_all, self._tables, *bounds, self._kind, chosen, *buffers)
            for bounds, buffers in zip(self._slices, self._buffers, strict=True)
        ]
        if self._pool is None:
            jobs[0]()
        else:
            for waiting in [self._pool.submit(job) for job in jobs]:
                waiting.result()
        return self.batch

    def sample(self) -> Ints:
        """Choose a legal action in each game, each equally likely. The next call writes into the same array."""
        sample_all(self._tables, self._chosen)
        return self._chosen

    @property
    def batch(self) -> Batch:
        """What the last step gave."""
        tables = self._tables
        return Batch(tables.seats, tables.observation, tables.mask, tables.rewards, tables.done)

    @property
    def points(self) -> Ints:
        """The points of each seat in the last game that ended, by game; 0 where none has."""
        return self._tables.points

    @property
    def places(self) -> Ints:
        """The place of each seat in the last game that ended, 1 for the first; 0 where none has."""
        return self._tables.places

    def legal(self, env: int) -> Ints:
        """Return the legal actions of a game, ascending."""
        return self._tables.legal[env, : self._tables.counts[env]]

    def state(self, env: int) -> State:
        """Return a copy of the state of a game."""
        return copied(self._tables.states[env])

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def __repr__(self) -> str:
        return f"<VectorEnv {self.game.name}, {self.players} players, {self.num_envs} games>"
