"""Our `search` against OpenSpiel's searches on our games: `python -m benchmarks.strength vikings --games 100 --ms 100`.

Both think equally long for each move, and change seats after each game; both games of a pair have the same draws of the
first offer's seed. OpenSpiel's MCTS looks at the true state, hidden things included; its ISMCTS and our search do not.
`mcts` is OpenSpiel's search in C++ with its own rollouts through our adapter, `fast-mcts` its search in Python with our
compiled playouts, `ismcts` its search for hidden information, with our compiled playouts too.
"""

import argparse
import math
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from meadhall.bots import create
from meadhall.engine.contract import CHANCE
from meadhall.engine.match import Match
from meadhall.envs.openspiel import PlayoutEvaluator

from .results import add_json_option, save

# More than any search does in its time.
ENDLESS = 10**9
EXPLORATION = 1.4
KINDS = ("mcts", "fast-mcts", "ismcts")
# A search has something to say after so many iterations, and gets them however short its time is.
FEWEST = 3
WARM_SECONDS = 2.0


class OutOfTime(Exception):
    """A search has thought for as long as it may."""


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's ISMCTS in Python (its C++ one cannot resample games written in Python), with compiled playouts and a clock."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        random_state = np.random.RandomState(seed)
        super().__init__(game, PlayoutEvaluator(seed=seed), EXPLORATION, ENDLESS, random_state=random_state)
        self.seconds = seconds
        self._deadline = 0.0

    def sample_root_state(self, state: Any) -> Any:
        """Begin an iteration; that is where the time is looked at."""
        if self._root_node.total_visits > FEWEST and time.perf_counter() > self._deadline:
            raise OutOfTime
        return super().sample_root_state(state)

    def step(self, state: Any) -> int:
        self._deadline = time.perf_counter() + self.seconds
        try:
            policy = self.run_search(state)
        except OutOfTime:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda item: item[1])[0])


class TimedMCTS(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS in Python with compiled playouts and a clock."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        super().__init__(
            game, EXPLORATION, ENDLESS, PlayoutEvaluator(seed=seed), random_state=np.random.RandomState(seed)
        )
        self.seconds = seconds
        self._deadline = 0.0
        self._root: Any = None

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self._root = root
        if root.explore_count > FEWEST and time.perf_counter() > self._deadline:
            raise OutOfTime
        return super()._apply_tree_policy(root, state)

    def step(self, state: Any) -> int:
        self._deadline = time.perf_counter() + self.seconds
        with suppress(OutOfTime):
            self.mcts_search(state)
        return int(self._root.best_child().action)


class OpenSpielPlayer:
    """One of OpenSpiel's searches, which follows a match in a state of its own."""

    def __init__(self, kind: str, match: Match, seconds: float, seed: int) -> None:
        self.game = pyspiel.load_game(f"python_meadhall_{match.game.name}", {"players": match.players})
        self.state = self.game.new_initial_state()
        self._followed = 0
        if kind == "ismcts":
            self.bot: Any = TimedISMCTS(self.game, seconds, seed)
            return
        if kind == "fast-mcts":
            self.bot = TimedMCTS(self.game, seconds, seed)
            return
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        # OpenSpiel's own search in C++, with its own rollouts through our states.
        self.bot = pyspiel.MCTSBot(
            self.game, rollouts, EXPLORATION, ENDLESS, 4000, False, seed, False, max_wall_clock_time=seconds
        )

    def act(self, match: Match) -> int:
        for seat, action in match.log[self._followed :]:
            self.state.apply_action(action - self.game.first_outcome if seat == CHANCE else action)
        self._followed = match.ply
        # In C++, `step` crashes with games in Python, because it lets go of Python's lock; its search does not.
        step = self.bot.step if isinstance(self.bot, TimedISMCTS | TimedMCTS) else self._searched
        return int(step(self.state))

    def _searched(self, state: Any) -> int:
        best = self.bot.mcts_search(state).best_child()
        # When its time was over before its second rollout, it knows no move and plays any.
        return int(np.random.choice(state.legal_actions()) if best is None else best.action)


@dataclass
class Score:
    """What our search has reached."""

    games: int = 0
    wins: float = 0.0
    our_seconds: float = 0.0
    our_moves: int = 0
    their_seconds: float = 0.0
    their_moves: int = 0

    def interval(self) -> tuple[float, float]:
        """Return Wilson's 95% interval of the share of games won, ties as halves."""
        z, n = 1.96, self.games
        share = self.wins / n
        centre = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return centre - half, centre + half


def play(name: str, kind: str, seconds: float, number: int, score: Score) -> None:
    """Play a game; in games with an even number we sit first."""
    ours = number % 2
    match = Match(name, 2, seed=1000 + number // 2)
    us = create(f"search:{round(seconds * 1000)}ms", name, seed=number)
    them = OpenSpielPlayer(kind, match, seconds, seed=number + 1)
    while not match.is_over:
        begun = time.perf_counter()
        forced = len(match.legal_actions) == 1
        if forced:
            match.play(match.legal_actions[0])
        elif match.turn == ours:
            match.play(us.act(match, ours))
            score.our_seconds += time.perf_counter() - begun
            score.our_moves += 1
        else:
            match.play(them.act(match))
            score.their_seconds += time.perf_counter() - begun
            score.their_moves += 1
    winners = [seat for seat, place in enumerate(match.ranking) if place == 1]
    score.games += 1
    score.wins += (ours in winners) / len(winners)


def warm_up(name: str, kind: str) -> None:
    """Load all compiled code, so that no move is measured with it."""
    match = Match(name, 2, seed=1)
    create(f"search:{WARM_SECONDS:g}s", name, seed=1).act(match, match.turn)
    OpenSpielPlayer(kind, match, WARM_SECONDS, seed=1).act(match)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="vikings")
    parser.add_argument("--against", choices=KINDS, default="mcts")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--ms", type=int, default=100, help="milliseconds for each move")
    add_json_option(parser)
    arguments = parser.parse_args()
    if arguments.against == "ismcts" and arguments.game == "vikings":
        parser.error("in Vikings nothing is hidden, and OpenSpiel's ISMCTS is for games with hidden information")
    np.random.seed(1)
    warm_up(arguments.game, arguments.against)
    score = Score()
    for number in range(arguments.games):
        play(arguments.game, arguments.against, arguments.ms / 1000, number, score)
        low, high = score.interval()
        print(
            f"{arguments.game} against OpenSpiel's {arguments.against}, {arguments.ms} ms a move: {score.wins:g} of "
            f"{score.games} won, {score.wins / score.games:.0%} ({low:.0%} to {high:.0%}); seconds a move "
            f"{score.our_seconds / max(score.our_moves, 1):.3f} ours, {score.their_seconds / max(score.their_moves, 1):.3f} theirs",
            flush=True,
        )
    low, high = score.interval()
    save(arguments.json, games=score.games, won=score.wins, low=low, high=high)


if __name__ == "__main__":
    main()
