"""How many iterations a search makes from the first decision of a game: `python -m benchmarks.search [--repeats 5]`.

Two players, one core, seconds of processor time. Rollouts go to the end of the game unless the line says otherwise. Printed are the
median and the spread over the repeats, and the ratio to the yardstick of the same run (draws of the random generator).
"""

import argparse
import statistics
import time
from typing import Any

from meadhall import Match
from meadhall.bots import create
from meadhall.cli.bench import measure_yardstick
from meadhall.games import names

from .results import add_json_option, save
from .tables import AS_IT_PLAYS, search_figures

TO_THE_END = "depth=1000000"
KINDS = {
    "random rollouts": f"rollout=0:prior=0:greedy_root_prior=0:{TO_THE_END}",
    "guided rollouts": f"rollout=1:{TO_THE_END}",
    AS_IT_PLAYS: "",
}
ITERATIONS = 2000


def iterations_per_second(game: str, settings: str) -> float:
    match = Match(game, 2, seed=3)
    bot = create(f"search:{ITERATIONS}" + (f":{settings}" if settings else ""), game, seed=1)
    begun = time.process_time()
    bot.think(match, match.turn)
    return ITERATIONS / (time.process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=5)
    add_json_option(parser)
    arguments = parser.parse_args()
    repeats = arguments.repeats
    for game in names():
        create("search:10", game, seed=1).act(Match(game, 2, seed=3), 0)
    figures: dict[tuple[str, str], list[float]] = {(game, kind): [] for game in names() for kind in KINDS}
    yardsticks = []
    for _ in range(repeats):
        yardsticks.append(measure_yardstick())
        for (game, kind), measured in figures.items():
            measured.append(iterations_per_second(game, KINDS[kind]))
    yardstick = statistics.median(yardsticks)
    print(f"yardstick {yardstick / 1e6:.0f} M draws/s")
    result = {
        "repeats": repeats,
        "yardstick": yardstick,
        "rows": [row(game, kind, measured, yardstick) for (game, kind), measured in figures.items()],
    }
    save(arguments.json, **result)
    print(search_figures(result))


def row(game: str, kind: str, measured: list[float], yardstick: float) -> dict[str, Any]:
    median = statistics.median(measured)
    return {
        "game": game,
        "search": kind,
        "iterations_per_second": median,
        "spread": (max(measured) - min(measured)) / median,
        "per_million_draws": median / yardstick * 1e6,
    }


if __name__ == "__main__":
    main()
