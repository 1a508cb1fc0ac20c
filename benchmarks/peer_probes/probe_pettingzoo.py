"""PettingZoo classic: its environments are stepped from Python, and that is their fastest ordinary use."""

import copy
import json
import sys
import warnings
from typing import Any

warnings.filterwarnings("ignore")

from pettingzoo.classic import chess_v6, connect_four_v3, texas_holdem_v4  # noqa: E402

from benchmarks.peer_probes.timing import both_per_second, per_second  # noqa: E402

ENVIRONMENTS = {"connect_four": connect_four_v3, "chess": chess_v6, "texas_holdem": texas_holdem_v4}


def played(env: Any) -> tuple[float, float]:
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    return decisions, 1


def measured(module: Any, seconds: float) -> dict[str, float]:
    env = module.env()
    decisions, whole = both_per_second(lambda: played(env), seconds)
    env.reset()

    def copied() -> float:
        copy.deepcopy(env)
        return 1

    return {
        "fastest decisions/s": decisions,
        "fastest games/s": whole,
        "loop decisions/s": decisions,
        "copies/s": per_second(copied, seconds),
    }


if __name__ == "__main__":
    print(json.dumps({name: measured(module, float(sys.argv[1])) for name, module in ENVIRONMENTS.items()}))
