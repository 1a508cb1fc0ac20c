"""Write moments of real games for the workbench: what a table is given, from the engine, in both languages.

python web/src/workbench/make_moments.py GAME              # all moments of a game
python web/src/workbench/make_moments.py GAME buy over     # some of them

Which moments a game has, and who plays how until they come, is in `web/src/games/GAME/workbench/moments.py`:

    NAMES                            names of players
    MOMENTS                          name, players, options, seed, and what the table looks like to the seat that acts
    choose(match, seat, rng)         the text of an action, chosen as a person would
    more(match, seat, name)          what else a moment holds (optional)
    write_more(folder, arguments)    what else is written (optional)

A game that computes little is quicker with NUMBA_DISABLE_JIT=1.
"""

import importlib.util
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from moment import moment, write

from meadhall.engine.match import Match

GAMES = Path(__file__).parents[1] / "games"


def find(
    game: str, bench: Any, players: int, options: dict[str, Any], seed: int, sees: Callable[[dict[str, Any], int], bool]
) -> tuple[Match, int]:
    """Play games until one looks as wanted; return it with the seat that acts."""
    while True:
        match = Match(game, players, names=bench.NAMES[:players], seed=seed, **options)
        rng = random.Random(seed)
        while not match.is_over:
            seat = match.turn
            if sees(match.view(seat).model_dump(), seat):
                return match, seat
            match.play(bench.choose(match, seat, rng))
        if sees(match.view(0).model_dump(), 0):
            return match, 0
        seed += 1


def bench_of(game: str) -> Any:
    """Load what a game says about its moments."""
    path = GAMES / game / "workbench" / "moments.py"
    spec = importlib.util.spec_from_file_location(f"{game}_moments", path) if path.exists() else None
    if spec is None or spec.loader is None:
        known = ", ".join(sorted(found.parts[-3] for found in GAMES.glob("*/workbench/moments.py")))
        sys.exit(f"{game!r} has no moments; games that have some: {known}.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(arguments: list[str]) -> None:
    """Write the moments of a game that are asked for, or all."""
    if not arguments:
        sys.exit(__doc__)
    game, *wanted = arguments
    bench = bench_of(game)
    folder = GAMES / game / "workbench"
    (folder / "moments").mkdir(exist_ok=True)
    if hasattr(bench, "write_more"):
        bench.write_more(folder, wanted)
    names = [name for name in wanted if not name.startswith("-")]
    for name, players, options, seed, sees in bench.MOMENTS:
        if names and name not in names:
            continue
        match, seat = find(game, bench, players, options, seed, sees)
        content = moment(match, seat)
        if hasattr(bench, "more"):
            content.update(bench.more(match, seat, name))
        write(folder / "moments" / f"{name}.json", content)


if __name__ == "__main__":
    main(sys.argv[1:])
