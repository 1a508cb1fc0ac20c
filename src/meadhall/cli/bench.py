"""`meadhall bench`: how fast the engine is on this machine, with a yardstick from the same run."""

import json as json_module
import os
import subprocess
import sys
import tempfile
import time
from typing import Annotated, Any

import numpy as np
import typer

from ..engine.calling import PLAYING, use_compiled
from ..engine.chance import generator
from ..engine.compiling import compile_here
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.match import Match
from ..engine.play import copy_often, draw_often
from ..engine.registry import installed
from .common import Json, game_of, print_json
from .simulate import Simulation

COPIES = 2_000_000
COPY_POOL = 64  # copied among each other, so that they stay in the cache as a search's states would
YARDSTICK_DRAWS = 50_000_000


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=f"One game of {', '.join(installed())}; all if not given.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure each figure.")] = 2.0,
    compile_times: Annotated[
        bool,
        typer.Option(
            "--compile/--no-compile", help="Measure compilation as well, cold and cached; takes a minute a game."
        ),
    ] = True,
    json: Json = False,
) -> None:
    """Measure decisions/s, games/s, state copies and compile times, per game and number of players."""
    if not 0.01 <= seconds <= 600:
        raise BadOption(f"--seconds must be from 0.01 to 600, not {seconds}.")
    games = [game_of(game)] if game else [game_of(name) for name in installed()]
    result: dict[str, Any] = {"yardstick_draws_per_second": measure_yardstick(), "games": {}}
    for the_game in games:
        result["games"][the_game.name] = _measure(the_game, seconds, compile_times)
    if json:
        print_json(result)
    else:
        _print(result)


def measure_yardstick() -> int:
    """Measure draws of the generator per second, a figure of the machine that all others can be set against."""
    rng = generator(1)
    draw_often(rng, 1)
    begun = time.perf_counter()
    draw_often(rng, YARDSTICK_DRAWS)
    return round(YARDSTICK_DRAWS / (time.perf_counter() - begun))


def _measure(game: Game, seconds: float, compile_times: bool) -> dict[str, Any]:
    warm = Simulation(game, game.players[0], game.read_options({}), 1)
    result: dict[str, Any] = {"state_bytes": game.state_type.itemsize, "random_play": []}
    compile_here(f"{game.title}, random play", game.code, "simulate", [warm.warm_up])
    for players in game.players:
        result["random_play"].append(_measure_play(game, players, seconds))
    result["state_copy_ns"] = round(measure_copy(game), 1)
    result["match_decisions_per_second"] = measure_match(game, seconds)
    if compile_times:
        result["compile_seconds"] = _measure_compile(game)
    return result


def _measure_play(game: Game, players: int, seconds: float) -> dict[str, Any]:
    run = Simulation(game, players, game.read_options({}), seed=1)
    while run.seconds < seconds:
        run.play(run.games, 1000)
    summary = run.summary()
    return {
        name: summary[name] for name in ("players", "games_per_second", "decisions_per_second", "decisions_per_game")
    }


def measure_copy(game: Game) -> float:
    states = np.zeros(COPY_POOL, game.state_type)
    copy_often(states, 1)
    begun = time.perf_counter()
    copy_often(states, COPIES)
    return (time.perf_counter() - begun) / COPIES * 1e9


def measure_match(game: Game, seconds: float) -> int:
    """Measure decisions per second in a Python loop through `Match`, choosing among the legal actions."""
    use_compiled(game.code, *PLAYING)
    rng = np.random.default_rng(1)
    decisions, spent, seed = 0, 0.0, 0
    warm = Match(game, game.players[-1], seed=0)
    warm.play(warm.legal_actions[0])
    while spent < seconds:
        seed += 1
        begun = time.perf_counter()
        match = Match(game, game.players[-1], seed=seed)
        picks = rng.random(5000).tolist()
        while not match.is_over:
            actions = match.legal_actions
            match.play(actions[int(picks[decisions % 5000] * len(actions))])
            decisions += 1
        spent += time.perf_counter() - begun
    return round(decisions / spent)


def _measure_compile(game: Game) -> dict[str, float]:
    """Time the whole command for one game in new processes: with an empty cache, then with the cache it left."""
    command = [
        sys.executable,
        "-m",
        "meadhall",
        "simulate",
        game.name,
        "--players",
        str(game.players[-1]),
        "--games",
        "1",
        "--json",
    ]
    times = {}
    with tempfile.TemporaryDirectory() as cache:
        for name in ("cold", "cached"):
            begun = time.perf_counter()
            done = subprocess.run(command, env={**os.environ, "MEADHALL_CACHE": cache}, capture_output=True, check=True)
            times[name] = round(time.perf_counter() - begun, 2)
            json_module.loads(done.stdout)
    return times


def _print(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    yardstick = result["yardstick_draws_per_second"]
    console.print(f"Yardstick: {yardstick / 1e6:,.0f} million draws/s of the generator on one core.")
    for name, figures in result["games"].items():
        table = Table(title=name, title_justify="left", title_style="bold")
        for heading in ("players", "decisions/s", "games/s", "decisions a game", "draws of the yardstick a decision"):
            table.add_column(heading, justify="right")
        for row in figures["random_play"]:
            table.add_row(
                str(row["players"]),
                f"{row['decisions_per_second']:,}",
                f"{row['games_per_second']:,}",
                f"{row['decisions_per_game']:.1f}",
                f"{yardstick / row['decisions_per_second']:.0f}",
            )
        console.print(table)
        console.print(f"state: {figures['state_bytes']} bytes, copied in {figures['state_copy_ns']:.0f} ns")
        console.print(f"through Match in Python: {figures['match_decisions_per_second']:,} decisions/s")
        if "compile_seconds" in figures:
            times = figures["compile_seconds"]
            console.print(f"whole command for one game: {times['cold']} s cold, {times['cached']} s from the cache")
