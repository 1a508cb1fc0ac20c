"""RLCard: its own loop with its own random agents, and the same game step by step."""

import copy
import json
import random
import sys
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from benchmarks.peer_probes.timing import both_per_second, per_second

NAMES = ("gin-rummy", "uno", "no-limit-holdem")


def played(env: Any) -> tuple[float, float]:
    trajectories, _ = env.run(is_training=False)
    # A trajectory goes state, action, state, …: half of it, rounded down, are actions.
    return sum(len(trajectory) // 2 for trajectory in trajectories), 1


def looped(env: Any) -> float:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def measured(name: str, seconds: float) -> dict[str, float]:
    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions, whole = both_per_second(lambda: played(env), seconds)
    env.reset()

    def copied() -> float:
        copy.deepcopy(env.game)
        return 1

    return {
        "fastest decisions/s": decisions,
        "fastest games/s": whole,
        "loop decisions/s": per_second(lambda: looped(env), seconds),
        "copies/s": per_second(copied, seconds),
    }


if __name__ == "__main__":
    print(json.dumps({name: measured(name, float(sys.argv[1])) for name in NAMES}))
