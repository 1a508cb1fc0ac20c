"""How often shares of the victory are right: `python -m benchmarks.calibration [--games 200] [--json FILE]`.

Bots play games, and whenever a network may be asked it is noted what it says of each seat, and what the estimate alone
would say. At the end it is known who has won. For each game and round it prints the Brier score of both, and in ten
bins what was said against what came.
"""

import argparse
from collections import defaultdict
from typing import Any

import numpy as np

from meadhall import Match
from meadhall.bots import create
from meadhall.bots.heuristics import Floats, heuristics_of, is_moment, win_shares
from meadhall.bots.judgement import judge
from meadhall.bots.network_choice import NetworkChoice
from meadhall.bots.workspace import workspace
from meadhall.engine.chance import generator
from meadhall.engine.contract import CHANCE
from meadhall.games import load, names

from .results import add_json_option, save

BINS = 10
ENOUGH = 500  # positions of a bin that has to be right within a few points

Said = list[tuple[int, Floats, Floats]]  # the round, what the estimate says of each seat, and what the network says


class Listener:
    """Asks the estimate and the network of a game what they expect."""

    def __init__(self, game: str) -> None:
        self.game = load(game)
        self.heuristics = heuristics_of(self.game)
        self.weights = self.heuristics.weights()
        self.work = workspace(self.game)
        self.choice = NetworkChoice(self.game, 1)

    def shares(self, match: Match) -> tuple[Floats, Floats]:
        """Return the shares of the victory by the estimate, and by the network."""
        state, players = match.state, match.players
        work = self.work._replace(network=self.choice.of_table(state))
        work.states[1] = state
        self.heuristics.estimate(state, self.weights, work.memory, work.expected)
        win_shares(state, work.expected, 0.0, work.numbers, work.rewards)
        before = work.rewards[:players].copy()
        judge(work, 1, self.weights, 0.0)
        return before / before.sum(), work.rewards[:players] / work.rewards[:players].sum()


def play(listener: Listener, players: int, bot: str, seed: int, options: dict[str, Any]) -> tuple[Said, Floats]:
    """Play a game, and return what was said at its moments and who has won."""
    match = Match(listener.game, players, auto_chance=False, **options)
    bots = [create(bot, listener.game, seed=10 * seed + seat) for seat in range(players)]
    chance = generator(seed, 7)
    said: Said = []
    actor = CHANCE
    while not match.is_over:
        begins = match.turn != CHANCE or actor != CHANCE
        if begins and is_moment(match.state):
            round_number = int(match.state.round_number)
            said.append((round_number, *listener.shares(match)))
        actor = match.turn
        if actor == CHANCE:
            match.roll(chance)
        else:
            match.play(bots[actor].act(match, actor))
    first = np.array(match.ranking) == 1
    return said, first / first.sum()


def measure(game: str, players: int, games: int, bot: str, seed: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Return for each round how right the shares were."""
    listener = Listener(game)
    told: defaultdict[int, list[tuple[Floats, Floats, Floats]]] = defaultdict(list)
    for number in range(games):
        said, won = play(listener, players, bot, seed + number, options)
        for round_number, before, after in said:
            told[round_number].append((before, after, won))
    rows = []
    for round_number in sorted(told):
        before, after, won = (np.concatenate(column) for column in zip(*told[round_number], strict=True))
        bins = np.minimum((after * BINS).astype(int), BINS - 1)
        rows.append(
            {
                "game": game,
                "players": players,
                "options": options,
                "bot": bot,
                "games": games,
                "round": round_number,
                "positions": len(told[round_number]),
                "brier_estimate": float(((before - won) ** 2).mean()),
                "brier_network": float(((after - won) ** 2).mean()),
                "bins": [
                    {"n": int(here.sum()), "said": float(after[here].mean()), "won": float(won[here].mean())}
                    for here in (bins == number for number in range(BINS))
                    if here.any()
                ],
            }
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), nargs="+", default=names())
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--advanced", action="store_true", help="the advanced game, where there is one")
    add_json_option(parser)
    asked = parser.parse_args()
    rows = []
    for game in asked.game:
        for players in asked.players:
            options = {"advanced": True} if asked.advanced else {}
            for row in measure(game, players, asked.games, asked.bot, asked.seed, options):
                rows.append(row)
                print(
                    f"{game}, {players} players, round {row['round']}: {row['positions']} positions, "
                    f"Brier {row['brier_estimate']:.4f} by the estimate, {row['brier_network']:.4f} by the network"
                )
                off = [abs(one["said"] - one["won"]) for one in row["bins"] if one["n"] >= ENOUGH]
                if off:
                    print(f"  bins with {ENOUGH} seats or more: at most {max(off):.3f} off")
    save(asked.json, rows=rows)


if __name__ == "__main__":
    main()
