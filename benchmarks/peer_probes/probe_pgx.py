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

from benchmarks.peer_probes.timing import per_second

NAMES = ("backgammon", "connect_four", "chess")
GAMES = 256
STEPS = 100
LONGEST = 200  # decisions of a game in a Python loop


def measured(name: str, seconds: float) -> dict[str, float]:
    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    step = jax.vmap(env.step)

    def advance(carry: Any, key: Any) -> Any:
        state, ended = carry
        actions = jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        going = ~(state.terminated | state.truncated)
        state = step(state, actions)
        over = state.terminated | state.truncated
        # Games that have ended are left where they are; only decisions of games under way are counted.
        return (state, ended + (over & going).sum()), going.sum()

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        (state, ended), decided = jax.lax.scan(advance, (state, 0), jax.random.split(key, STEPS))
        return state, ended, decided.sum()

    number = 0

    def played() -> float:
        nonlocal number
        number += 1
        state = begin(jax.random.split(jax.random.PRNGKey(number), GAMES))
        _, _, decided = run(state, jax.random.PRNGKey(number + 10**6))
        return float(decided)

    return {"fastest decisions/s": per_second(played, seconds), "loop decisions/s": per_second(looped(env), seconds)}


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
            # Games with chance want a key for each step, others none.
            state = step(state, random.choice(legal.tolist()), jax.random.PRNGKey(taken))
            taken += 1
        return taken

    return played


if __name__ == "__main__":
    print(json.dumps({name: measured(name, float(sys.argv[1])) for name in NAMES}))
