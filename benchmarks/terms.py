"""Does each term of a greedy evaluation help? Greedy with changed weights against greedy as it is.

    python -m benchmarks.terms vikings --games 2000                     each term left out in turn
    python -m benchmarks.terms vikings --games 2000 gold=0.5 gold=2     these changes
    python -m benchmarks.terms vikings --games 2000 ahead=0             how many own decisions it looks ahead

A change sits once at every seat of a round, the others play as they are; all games of a round share their chance. What
is printed is the share of the victories of greedy *as it is* in games between the two (for two players even is 0.5), with
its 95% interval over rounds: above even the term helps.
"""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.greedy import evaluate_actions
from meadhall.bots.heuristics import Floats, heuristics_of
from meadhall.bots.workspace import Workspace, workspace
from meadhall.engine.chance import Ints, seed_generator
from meadhall.engine.compiled import compiled
from meadhall.engine.contract import CHANCE, OVER, apply, points, ranking, resample, setup, turn
from meadhall.engine.play import draw
from meadhall.games import load, names

from .results import add_json_option, save

AHEAD = "ahead"


@compiled
def contest(
    table: NDArray[Any],
    work: Workspace,
    options: NDArray[np.int64],
    weights: NDArray[np.float64],
    ahead: NDArray[np.int64],
    seed: int,
    game: int,
    values: Floats,
    shares: Floats,
    all_points: Ints,
    places: Ints,
) -> None:
    """Play one game between greedy players with the weights and the far sight of their seats; table 0 is blank."""
    chance = np.zeros(4, np.uint64)
    judgement = np.zeros(4, np.uint64)
    seed_generator(chance, np.uint64(seed), np.uint64(2 * game))
    seed_generator(judgement, np.uint64(seed), np.uint64(2 * game + 1))
    table[1] = table[0]
    state = table[1]
    setup(state, len(weights), options)
    seat = turn(state)
    while seat != OVER:
        if seat == CHANCE:
            apply(state, CHANCE, draw(state, chance, work.ids, work.weights))
        else:
            work.states[0] = state
            resample(work.states[0], seat, judgement)
            n = evaluate_actions(work, seat, weights[seat], ahead[seat], 0, judgement, values, shares)
            apply(state, seat, work.ids[np.argmax(values[:n])])
        seat = turn(state)
    points(state, all_points)
    ranking(state, places)


def measure(
    game: str, players: int, games: int, change: dict[str, float], seed: int, given: dict[str, str] | None = None
) -> tuple[float, float, int]:
    """Return the share of greedy as it is against the change, its interval and the number of games."""
    the_game = load(game)
    heuristics = heuristics_of(the_game)
    table, work = np.zeros(2, the_game.state_type), workspace(the_game)
    values, shares = np.zeros(len(work.ids)), np.zeros(len(work.ids))
    all_points, places = np.zeros(players, np.int32), np.zeros(players, np.int32)
    options = the_game.option_array(the_game.read_options(given or {}))
    far = change.get(AHEAD, heuristics.ahead)
    as_it_is, changed = (
        heuristics.weights(),
        heuristics.weights({name: change[name] for name in change if name != AHEAD}),
    )
    rounds = []
    for number in range(-(-games // players)):
        won = 0.0
        for seat in range(players):
            weights = np.array([changed if other == seat else as_it_is for other in range(players)])
            ahead = np.array([far if other == seat else heuristics.ahead for other in range(players)], np.int64)
            contest(table, work, options, weights, ahead, seed, number, values, shares, all_points, places)
            won += (places[seat] == 1) / np.count_nonzero(places == 1)
        # The others' part, for one of them against the change: even is a half whatever the number of players.
        others = (players - won) / (players - 1)
        rounds.append(others / (others + won))
    mean = float(np.mean(rounds))
    return mean, float(1.96 * np.std(rounds, ddof=1) / len(rounds) ** 0.5), players * len(rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("changes", nargs="*", help="TERM=WEIGHT, several in one change joined by +")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add_json_option(parser)
    asked = parser.parse_intermixed_args()
    terms = heuristics_of(load(asked.game)).terms
    given = dict(option.split("=", 1) for option in asked.option)
    rows = []
    for text in asked.changes or [f"{term}=0" for term in terms]:
        change = {name: float(value) for name, value in (part.split("=") for part in text.split("+"))}
        unknown = set(change) - {*terms, AHEAD}
        if unknown:
            parser.error(f"no term {', '.join(unknown)}; terms are {', '.join(terms)}")
        begun = time.process_time()
        share, interval, games = measure(asked.game, asked.players, asked.games, change, asked.seed, given)
        verdict = "helps" if share - interval > 0.5 else "harms" if share + interval < 0.5 else "not told apart"
        seconds = time.process_time() - begun
        print(f"{text:30} {games} games  {share:.3f} ± {interval:.3f}  {verdict}  ({seconds:.0f} s)", flush=True)
        rows.append({"change": text, "games": games, "share": share, "interval": interval})
    save(asked.json, rows=rows)


if __name__ == "__main__":
    main()
