"""The mean over what chance could have drawn."""

import numpy as np

from ..bots.state_value import States
from ..engine.chance import Generator
from ..engine.contract import CHANCE
from ..engine.game import Game
from ..engine.play import carry_out, legal_in, turn_in
from ..engine.record import State, state_array
from .judge import Judge, Values, after_draws


def mean_of_draws(game: Game, state: State, judge: Judge, most: int, rng: Generator) -> tuple[Values, Values]:
    """Return the mean value over what chance can bring until somebody acts, with its standard error.

    Up to so many different results are looked at one by one; where there are more, as many are drawn.
    """
    listed = all_draws(game, state, most)
    if listed is not None:
        reached, odds = listed
        mean = odds @ judge.values(reached)
        return mean, np.zeros_like(mean)
    values = judge.values(after_draws(game, state, most, rng))
    return values.mean(axis=0), values.std(axis=0, ddof=1) / np.sqrt(most)


def all_draws(game: Game, state: State, most: int) -> tuple[States, Values] | None:
    """List all that chance can bring until somebody acts, equal states once, with their odds; None where it is too much."""
    ids = np.zeros(game.most_outcomes, np.int32)
    weights = np.zeros_like(ids)
    done: dict[bytes, float] = {}
    waiting = {state.tobytes(): 1.0}
    while waiting:
        following: dict[bytes, float] = {}
        for held, odds in waiting.items():
            before = np.frombuffer(held, state.dtype)
            n = legal_in(state_array(before), CHANCE, ids, weights)
            total = int(weights[:n].sum())
            for outcome, weight in zip(ids[:n].tolist(), weights[:n].tolist(), strict=True):
                after = state_array(before)
                carry_out(after, CHANCE, outcome)
                reached = following if turn_in(after) == CHANCE else done
                key = after.tobytes()
                reached[key] = reached.get(key, 0.0) + odds * weight / total
            if len(following) + len(done) > most:
                return None
        waiting = following
    return np.frombuffer(bytearray(b"".join(done)), state.dtype), np.array(list(done.values()))
