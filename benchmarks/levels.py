"""How the levels compare: `python -m benchmarks.levels [--game vikings] [--games 300] [--json benchmarks/results/levels.json]`.

Each level plays against the one below it, two players, seats rotated, shared chance. With the file of the kept results only
the matches that were played now are replaced in it.
"""

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from meadhall.arena import Plan, run
from meadhall.bots import LEVELS
from meadhall.bots.registry import bot_of
from meadhall.games import load, names

from .results import add_json_option, save

SEED = 8100


def measure(game: str, below: str, level: str, games: int, seed: int, workers: int) -> dict[str, Any]:
    """Let a level play against the one below it, and return the figures of the match."""
    bots = tuple(bot_of(name, load(game)) for name in (level, below))
    result = run(Plan(game, bots, 2, games, seed, {}), workers=workers)
    ours, theirs = result.bots
    return {
        "game": game,
        "level": level,
        "below": below,
        "bots": list(bots),
        "games": result.games,
        "seed": seed,
        "share": round(ours.win_share.value, 3),
        "low": round(ours.win_share.interval[0], 3),
        "high": round(ours.win_share.interval[1], 3),
        "points": round(ours.points.mean, 1),
        "points_below": round(theirs.points.mean, 1),
    }


def together(file: Path | None, fresh: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the matches of a file with fresh ones in the place of those of the same levels."""
    kept = json.loads(file.read_text(encoding="utf-8"))["matches"] if file and file.exists() else []
    matches = {(match["game"], match["level"]): match for match in [*kept, *fresh]}
    return [matches[game, level] for game in names() for level in LEVELS if (game, level) in matches]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), nargs="+", default=names())
    parser.add_argument("--level", choices=LEVELS[1:], nargs="+", default=LEVELS[1:])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=1)
    add_json_option(parser)
    asked = parser.parse_args()
    for game in asked.game:
        for below, level in pairwise(LEVELS):
            if level in asked.level:
                match = measure(game, below, level, asked.games, asked.seed, asked.workers)
                share = f"{match['share']:.3f} [{match['low']:.3f}, {match['high']:.3f}]"
                print(f"{game}: {level} against {below}: {share} of {match['games']}", flush=True)
                if asked.json:
                    save(asked.json, matches=together(asked.json, [match]))


if __name__ == "__main__":
    main()
