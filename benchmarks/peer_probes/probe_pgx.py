"""pgx: random play of many games at once, compiled by JAX for the CPU."""

import json
import random
import sys
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pgx.experimental import auto_reset

from benchmarks.peer_probes.timing import both_per_second, per_second

NAMES = ("backgammon", "connect_four", "chess")
GAMES = 256
STEPS = 100
LONGEST = 200  # decisions of a game in a Python loop


def measured(name: str, seconds: float) -> dict[str, float]:
    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    # A game that has ended is followed by the next one, so that every step is a decision.
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> Any:
        actions = jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        state = step(state, actions, jax.random.split(jax.random.fold_in(key, 1), GAMES))
        return state, (state.terminated | state.truncated).sum()

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        state, ended = jax.lax.scan(advance, state, jax.random.split(key, STEPS))
        return state, ended.sum()

    state = begin(jax.random.split(jax.random.PRNGKey(1), GAMES))
    number = 0

    def played() -> tuple[float, float]:
        nonlocal number, state
        number += 1
        state, ended = run(state, jax.random.PRNGKey(number))
        return GAMES * STEPS, float(ended)

    decisions, whole = both_per_second(played, seconds)
    return {
        "fastest decisions/s": decisions,
        "fastest games/s": whole,
        "loop decisions/s": per_second(looped(env), seconds),
    }


def looped(env: Any) -> Callable[[], float]:
    """A single game in a Python loop: one compiled step for each decision."""
    begin, step = jax.jit(env.init), jax.jit(env.step)
    number = 0

    def played() -> float:
        nonlocal number
        number += 1
        state, taken = begin(jax.random.PRNGKey(number)), 0
        while not (state.terminated or state.truncated) and taken < LONGEST:
            legal = np.flatnonzero(np.asarray(state.legal_action_mask))
            state = step(state, random.choice(legal.tolist()), jax.random.PRNGKey(taken))
            taken += 1
        return taken

    return played


if __name__ == "__main__":
    print(json.dumps({name: measured(name, float(sys.argv[1])) for name in NAMES}))
