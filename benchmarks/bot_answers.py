"""How long bots think: the longest decision and the longest turn of a level in whole games, in seconds of processor time.

    python benchmarks/bot_answers.py [--levels easy,medium] [--games 3] [--seed 1]

A person waits for a decision at a time, and for all of a turn before she may act. Time is the thread's own, so other
programs on the machine do not count; a level that thinks by the clock is measured by the clock.
"""

import argparse
import time
from dataclasses import dataclass, field
from statistics import median

import meadhall
from meadhall.bots import LEVELS, create
from meadhall.engine.bits import members
from meadhall.engine.match import Match
from meadhall.games import load, names


@dataclass
class Answers:
    """What one level took at games of one kind."""

    decisions: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def play(self, game: str, players: int, level: str, seed: int) -> None:
        """Play a game, all seats at the level."""
        match = Match(game, players, seed=seed)
        bots = [create(level, game, seed=seed * 10 + seat) for seat in range(players)]
        acting, turn = -1, 0.0
        while not match.is_over:
            seat = next(iter(members(match.must_act)))
            begun = time.thread_time()
            action = bots[seat].act(match, seat)
            took = time.thread_time() - begun
            match.play(action, seat)
            self.decisions.append(took)
            if seat != acting:
                self.turns.append(turn)
                acting, turn = seat, 0.0
            turn += took
        self.turns.append(turn)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", default="easy,medium", help=f"of {', '.join(LEVELS)}")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| game | players | level | decision, median | longest | turn, longest |")
    print("|---|---:|---|---:|---:|---:|")
    for game in names():
        meadhall.warm([game])
        fewest, most = load(game).players[0], load(game).players[-1]
        for players in sorted({fewest, most}):
            for level in asked.levels.split(","):
                answers = Answers()
                for number in range(asked.games):
                    answers.play(game, players, level, asked.seed + number)
                told = (median(answers.decisions), max(answers.decisions), max(answers.turns))
                print(
                    f"| {load(game).title} | {players} | {level} | "
                    + " | ".join(f"{s * 1000:.1f} ms" for s in told)
                    + " |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
