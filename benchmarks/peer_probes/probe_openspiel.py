"""OpenSpiel: three games in C++ and one in Python, with its own loops and its own search in C++."""

import json
import random
import sys
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401

from benchmarks.peer_probes.timing import both_per_second, per_second

NAMES = ("backgammon", "gin_rummy", "hearts", "python_block_dominoes")
SIMULATIONS = 50


def decisions_of(state: Any) -> int:
    return sum(1 for step in state.full_history() if step.player >= 0)


def played(game: Any) -> tuple[float, float]:
    """A game between OpenSpiel's random bots, in its own loop."""
    state = game.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, random.randrange(2**30)) for seat in range(game.num_players())]
    pyspiel.evaluate_bots(state, bots, random.randrange(2**30))
    return decisions_of(state), 1


def looped(game: Any) -> float:
    """A game in a Python loop."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def first_decision(game: Any) -> Any:
    """Return the first state with something to choose; a search of a forced move ends at once."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def measured(name: str, seconds: float) -> dict[str, float]:
    game = pyspiel.load_game(name)
    state = first_decision(game)
    decisions, whole = both_per_second(lambda: played(game), seconds)

    def copied() -> float:
        for _ in range(100):
            state.clone()
        return 100

    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, 7, False)

    def searched() -> float:
        # Its `step` does the same, but crashes with games in Python, because it lets go of Python's lock.
        bot.mcts_search(state)
        return SIMULATIONS

    return {
        "fastest decisions/s": decisions,
        "fastest games/s": whole,
        "loop decisions/s": per_second(lambda: looped(game), seconds),
        "copies/s": per_second(copied, seconds),
        "search iterations/s": per_second(searched, seconds),
    }


if __name__ == "__main__":
    print(json.dumps({name: measured(name, float(sys.argv[1])) for name in NAMES}))
