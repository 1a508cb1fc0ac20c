"""`meadhall simulate`: many random games in compiled code."""

import secrets
import sys
import time
from collections import Counter
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray

from ..engine.compiling import compile_here
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.play import simulate as simulate_games
from .common import GameName, Json, Options, check_seed, game_of, options_of, print_json

CHUNK = 5_000
MOST_GAMES = 10**9


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 10_000,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Random seed, for repeatable games (default: random).")
    ] = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Play games at random, as fast as the machine can, and print a summary."""
    the_game = game_of(game)
    the_game.check_players(players)
    options = the_game.read_options(options_of(the_game, option))
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"--games must be from 1 to {MOST_GAMES}, not {games}.")
    check_seed(seed)
    run = Simulation(the_game, players, options, secrets.randbits(32) if seed is None else seed)
    compile_here(f"{the_game.title}, random play", the_game.code, "simulate", [run.warm_up])
    _with_progress(run, games)
    if json:
        print_json(run.summary())
    else:
        _print_summary(run.summary())


class Simulation:
    """A run of random games and what has been counted so far."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self._points_sum = np.zeros(players, np.int64)
        self._victories = np.zeros(players)
        self._winners_points: Counter[int] = Counter()
        self._states = np.zeros(2, game.state_type)
        self._option_array = game.option_array(options)
        self._ids = np.zeros(max(game.most_legal, game.most_outcomes), np.int32)
        self._weights = np.zeros_like(self._ids)

    def warm_up(self) -> None:
        """Compile or load the code without playing."""
        self._play(0, 0)

    def play(self, first: int, games: int) -> None:
        """Play the games with the given numbers; each has its own stream of the seed."""
        begun = time.perf_counter()
        decisions, points, places = self._play(first, games)
        self.seconds += time.perf_counter() - begun
        self.decisions += decisions
        self.games += games
        won = places == 1
        self._points_sum += points.sum(axis=0)
        # A shared victory counts in shares.
        self._victories += (won / won.sum(axis=1, keepdims=True)).sum(axis=0)
        self._winners_points.update(np.where(won, points, -(2**30)).max(axis=1).tolist())

    def _play(self, first: int, games: int) -> tuple[int, NDArray[np.int32], NDArray[np.int32]]:
        points = np.zeros((games, self.players), np.int32)
        places = np.zeros_like(points)
        decisions = simulate_games(
            self._states,
            self.players,
            self._option_array,
            self.seed,
            first,
            games,
            self._ids,
            self._weights,
            points,
            places,
        )
        return decisions, points, places

    def _percentile(self, share: float) -> int:
        """Return the smallest number of points that at least this share of the winners did not exceed."""
        seen = 0
        for points, n in sorted(self._winners_points.items()):
            seen += n
            if seen >= share * self.games:
                return points
        return 0

    def summary(self) -> dict[str, Any]:
        """Return the result of the run as one object."""
        winner_total = sum(points * n for points, n in self._winners_points.items())
        return {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds),
            "decisions_per_second": round(self.decisions / self.seconds),
            "decisions_per_game": round(self.decisions / self.games, 2),
            "mean_points_by_seat": [round(n / self.games, 3) for n in self._points_sum.tolist()],
            "victories_by_seat": [round(n / self.games, 4) for n in self._victories.tolist()],
            "winner_points": {
                "mean": round(winner_total / self.games, 3),
                "p10": self._percentile(0.1),
                "p90": self._percentile(0.9),
            },
        }


def _with_progress(run: Simulation, games: int) -> None:
    if games <= CHUNK or not sys.stderr.isatty():
        for first in range(0, games, CHUNK):
            run.play(first, min(CHUNK, games - first))
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=games, speed="")
        for first in range(0, games, CHUNK):
            run.play(first, min(CHUNK, games - first))
            speed = f"{run.decisions / run.seconds / 1e6:.1f} M decisions/s"
            progress.update(task, completed=run.games, speed=speed)


def _print_summary(summary: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    options = ", ".join(f"{name}={str(value).lower()}" for name, value in summary["options"].items())
    table = Table(
        title=f"{summary['game']}, {summary['players']} players ({options}), seed {summary['seed']}", show_header=False
    )
    table.add_row("games", f"{summary['games']:,} in {summary['seconds']:.2f} s")
    table.add_row("speed", f"{summary['games_per_second']:,} games/s, {summary['decisions_per_second']:,} decisions/s")
    table.add_row("decisions a game", f"{summary['decisions_per_game']:.1f}")
    table.add_row("mean points by seat", "  ".join(f"{n:.1f}" for n in summary["mean_points_by_seat"]))
    table.add_row("victories by seat", "  ".join(f"{n:.1%}" for n in summary["victories_by_seat"]))
    winner = summary["winner_points"]
    table.add_row("winner's points", f"mean {winner['mean']:.1f}, p10 {winner['p10']}, p90 {winner['p90']}")
    Console().print(table)
