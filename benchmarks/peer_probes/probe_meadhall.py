"""Our own games, measured in the same way, and OpenSpiel's search on them through the adapter."""

import json
import random
import sys
from typing import Any

import numpy as np

from benchmarks.peer_probes.timing import both_per_second, per_second
from meadhall.bots import create
from meadhall.cli.bench import measure_copy, measure_yardstick
from meadhall.cli.simulate import Simulation
from meadhall.engine import record
from meadhall.engine.errors import MeadhallError
from meadhall.engine.match import Match
from meadhall.envs import VectorEnv
from meadhall.games import load, names

ENVS = 1024
ITERATIONS = 2000


def searched_by_us(name: str, seconds: float) -> dict[str, float]:
    try:
        bot = create(f"search:{ITERATIONS}:reuse=0", name, seed=1)
    except (MeadhallError, ImportError):
        # A game without heuristics has no search.
        return {}
    match = Match(name, 2, seed=1)

    def searched() -> float:
        bot.act(match, match.turn)
        return ITERATIONS

    return {"search iterations/s": per_second(searched, seconds)}


def searched_by_openspiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel
    from open_spiel.python.algorithms import mcts

    from meadhall.envs.openspiel import PlayoutEvaluator

    game = pyspiel.load_game(f"python_meadhall_{name}")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, 5, 1000, False, 7, False)
    with_our_playouts = mcts.MCTSBot(game, 2.0, 100, PlayoutEvaluator(1, seed=7))

    def searched() -> float:
        bot.mcts_search(state)
        return 5

    def searched_with_our_playouts() -> float:
        with_our_playouts.mcts_search(state)
        return 100

    return {
        "OpenSpiel's search on this game, iterations/s": per_second(searched, seconds),
        "the same with our compiled playouts, iterations/s": per_second(searched_with_our_playouts, seconds),
    }


def measured(name: str, seconds: float) -> dict[str, float]:
    game = load(name)
    run = Simulation(game, 2, game.read_options({}), seed=1)

    def played() -> tuple[float, float]:
        before = run.decisions
        run.play(run.games, 200)
        return run.decisions - before, 200

    decisions, whole = both_per_second(played, seconds)
    env = VectorEnv(game, 2, ENVS, seed=1)

    def stepped() -> float:
        env.step(env.sample())
        return ENVS

    def looped() -> float:
        match, taken = Match(game, 2, seed=random.randrange(2**60)), 0
        while not match.is_over:
            match.play(random.choice(match.legal_actions))
            taken += 1
        return taken

    state: Any = Match(game, 2, seed=1).state

    def copied() -> float:
        for _ in range(100):
            record.copied(state)
        return 100

    return {
        "fastest decisions/s": decisions,
        "fastest games/s": whole,
        "vector decisions/s": per_second(stepped, seconds),
        "loop decisions/s": per_second(looped, seconds),
        "copies/s": per_second(copied, seconds),
        "copies in compiled code/s": 1e9 / measure_copy(game),
        **searched_by_us(name, seconds),
        **searched_by_openspiel(name, seconds),
    }


if __name__ == "__main__":
    random.seed(1)
    np.random.seed(1)
    figures: dict[str, Any] = {name: measured(name, float(sys.argv[1])) for name in names()}
    figures["yardstick"] = {"draws/s": measure_yardstick()}
    print(json.dumps(figures))
