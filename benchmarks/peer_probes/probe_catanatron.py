"""Catanatron: random games of Catan for four, and copies of a game. The package on PyPI has no tree search."""

import json
import random
import sys
from typing import Any

from catanatron import Color, Game, RandomPlayer

from benchmarks.peer_probes.timing import both_per_second, per_second

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]


def new_game() -> Any:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def actions_taken(game: Any) -> int:
    """The log's name differs between versions."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def playable(game: Any) -> Any:
    return game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions


def played() -> tuple[float, float]:
    game = new_game()
    game.play()
    return actions_taken(game), 1


def looped() -> float:
    game = new_game()
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.execute(random.choice(playable(game)))
        decisions += 1
    return decisions


def measured(seconds: float) -> dict[str, float]:
    decisions, whole = both_per_second(played, seconds)
    game = new_game()

    def copied() -> float:
        game.copy()
        return 1

    return {
        "fastest decisions/s": decisions,
        "fastest games/s": whole,
        "loop decisions/s": per_second(looped, seconds),
        "copies/s": per_second(copied, seconds),
    }


if __name__ == "__main__":
    print(json.dumps({"Catan": measured(float(sys.argv[1]))}))
