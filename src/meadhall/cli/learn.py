"""`meadhall learn`: let bots learn a game from games against themselves."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import platformdirs
import typer

from ..engine.errors import BadOption
from .arena import ending_as_by_ctrl_c
from .common import GameName, Json, Options, check_seed, game_of, options_of, print_json

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..learning import Verdict


def learn(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games each generation learns from.")] = 16_000,
    generations: Annotated[
        int, typer.Option("--generations", "-g", help="How often games are played with the best network so far.")
    ] = 3,
    iterations: Annotated[
        int,
        typer.Option(
            "--iterations",
            help="From the third generation on (from the second in games whose greedy asks no network), let a search with so many iterations play; 0 for greedy.",
        ),
    ] = 0,
    search_games: Annotated[int, typer.Option("--search-games", help="How many games such a generation has.")] = 2_000,
    hidden: Annotated[int, typer.Option("--hidden", help="The size of the network's hidden layer.")] = 32,
    steps: Annotated[int, typer.Option("--steps", help="Steps of each fit.")] = 4_000,
    match: Annotated[
        int, typer.Option("--match", help="Games that decide whether a network takes its predecessor's place.")
    ] = 400,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed learns the same.")] = 1,
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many processes play at once.")] = (
        os.cpu_count() or 1
    ),
    address: Annotated[
        str | None,
        typer.Option(
            "--address",
            metavar="ADDRESS",
            help="Play on the Ray cluster at this address (HOST:PORT), or on one of its own with 'local'.",
        ),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder",
            metavar="FOLDER",
            help="Keep everything in this folder and resume from it; beside the cache by default.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE.npz",
            help="Write the network into this file, not where the bots of this installation find it.",
        ),
    ] = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots learn a game: they play against themselves, and a network learns how games end."""
    from ..learning import Course, publish
    from ..learning import learn as learn_course

    the_game = game_of(game)
    check_seed(seed)
    course = Course(
        the_game.name,
        players,
        options_of(the_game, option),
        seed,
        generations,
        games,
        iterations,
        search_games,
        hidden,
        steps,
        match,
    )
    target = out or _home(the_game) / course.file_name
    if target.suffix != ".npz" or target.is_dir():
        raise BadOption(f"--out {target}: a network is a file that ends in .npz.")
    kept = folder or _beside_the_cache() / f"{the_game.name}-{course.file_name.removesuffix('.npz')}-{seed}"
    with ending_as_by_ctrl_c(), Progress() as progress:
        try:
            learning = learn_course(
                course, kept, workers=workers, ray=address, on_progress=progress, on_verdict=progress.tell
            )
        except KeyboardInterrupt:
            print(f"What is done is kept. The same command with --folder {kept} resumes from there.", file=sys.stderr)
            raise
    if json:
        print_json({"network": str(target), "generations": [vars(verdict) for verdict in learning.verdicts]})
    if learning.best is None:
        print("No network was better than none; nothing was written.", file=sys.stderr)
        return
    publish(course, learning, target)
    print(f"The network is in {target}.", file=sys.stderr)


def _home(game: "Game") -> Path:
    from ..bots.heuristics import heuristics_of

    folder = heuristics_of(game).networks
    if folder is None:
        raise BadOption(f"{game.title} names no folder for networks: name a file with --out.")
    return folder


def _beside_the_cache() -> Path:
    return Path(os.environ.get("MEADHALL_CACHE") or platformdirs.user_cache_dir("meadhall")) / "learning"


class Progress:
    """A bar on standard error where a person can see it, and a line for each generation."""

    def __init__(self) -> None:
        self._bar: Any = None
        self._task: Any = None
        self._what = ""

    def __enter__(self) -> "Progress":
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self._bar = Bar(*columns, console=Console(stderr=True))
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, what: str, done: int, total: int) -> None:
        """Show how far it is."""
        if self._bar is None:
            return
        if what != self._what:
            if self._task is not None:
                self._bar.remove_task(self._task)
            self._task, self._what = self._bar.add_task(what, total=total), what
        self._bar.update(self._task, completed=done)

    def tell(self, verdict: "Verdict") -> None:
        """Say what came of a generation."""
        low, high = verdict.interval
        print(
            f"Generation {verdict.generation}: {verdict.games:,} games, {verdict.positions:,} positions, "
            f"Brier {verdict.figures['brier']:.4f}; won {verdict.share:.1%} [{low:.1%}, {high:.1%}] of {verdict.match} games: "
            f"{'taken' if verdict.taken else 'not taken'}.",
            file=sys.stderr,
        )
