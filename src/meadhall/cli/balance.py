"""`meadhall balance`: what simulated games say about the cards of a game whose values can be edited."""

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..engine.errors import BadOption
from ..engine.registry import games as all_games
from .common import GameName, Options, check_seed, game_of, options_of

MOST_GAMES = 10**7


def balance(
    game: GameName = "",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games with each number of players.")] = 2_000,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Random seed, for repeatable games (default: random).")
    ] = None,
    uniform: Annotated[
        bool,
        typer.Option(
            "--uniform", help="Choose all actions with the same chance (default: make the most of each turn)."
        ),
    ] = False,
    option: Options = None,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="Write the report into this file.")
    ] = None,
) -> None:
    """Simulate many games and report win rates, lengths, points by source and purchases, as Markdown."""
    the_game = game_of(game) if game else next((any_ for any_ in all_games() if any_.balance_report()), all_games()[0])
    report = the_game.balance_report()
    if report is None:
        raise BadOption(f"There is no balance report for {the_game.title}: its values are those of the box.")
    options = the_game.read_options(options_of(the_game, option))
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"--games must be from 1 to {MOST_GAMES}, not {games}.")
    check_seed(seed)
    if file is not None and (file.is_dir() or not file.parent.is_dir()):
        raise BadOption(f"--file {file}: that is not a file in an existing folder.")
    the_seed = secrets.randbits(32) if seed is None else seed
    text = report(options, not uniform, the_seed, games, Progress(games))
    if file is None:
        print(text, end="")
    else:
        file.write_text(text, encoding="utf-8")


class Progress:
    """Says on standard error how far the games are, where a person can see it."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, what: str, done: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == self.games else ""
            print(f"\r{what}: {done:,} of {self.games:,} games", end=end, file=sys.stderr, flush=True)
