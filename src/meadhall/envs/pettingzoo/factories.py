"""The functions that PettingZoo's modules have: `env`, `raw_env` and `parallel_env`."""

from collections.abc import Callable
from functools import partial
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from .aec import TableAEC
from .parallel import TableParallel

# What an agent gets that ends the game by an illegal action; the others get nothing.
ILLEGAL_REWARD = -1.0


def wrapped(game: str, *, max_cycles: int | None = None, **settings: Any) -> AECEnv[str, Any, Any]:
    """Make an AEC environment with PettingZoo's usual wrappers: an illegal action loses the game.

    With `max_cycles` agents act in turn, and wait where they have nothing to decide, as in the parallel environment.
    """
    if max_cycles is not None:
        cycling: AECEnv[str, Any, Any] = parallel_to_aec(TableParallel(game, max_cycles=max_cycles, **settings))
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(cycling))
    env: AECEnv[str, Any, Any] = TableAEC(game, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


Factories = tuple[Callable[..., AECEnv[str, Any, Any]], Callable[..., TableAEC], Callable[..., TableParallel]]


def factories(game: str) -> Factories:
    """Return `env`, `raw_env` and `parallel_env` of a game."""
    return partial(wrapped, game), partial(TableAEC, game), partial(TableParallel, game)
