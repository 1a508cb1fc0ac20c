"""`meadhall puzzles`: finds puzzles in bots' games, and checks those that a game has."""

import sys
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from ..engine.errors import BadData, BadOption
from .common import GameName, Options, check_seed, game_of, options_of


def puzzles(
    game: GameName,
    number: Annotated[int, typer.Option("--number", "-n", help="How many puzzles to find.")] = 10,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 2,
    bot: Annotated[str, typer.Option("--bot", help="The bot that plays the games.")] = "greedy:noise=1",
    seed: Annotated[int, typer.Option("--seed", "-s", help="Random seed; the same finds the same.")] = 1,
    first: Annotated[int, typer.Option("--first", help="The first game's number, to go on where a run ended.")] = 0,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Append to this file instead of printing.")] = None,
    option: Options = None,
    check: Annotated[bool, typer.Option("--check", help="Check the puzzles that the game has, and find none.")] = False,
) -> None:
    """Find positions of bots' games in which one choice is better than every other, and not the obvious one."""
    from ..bots import create
    from ..engine.calling import PLAYING, use_compiled
    from ..puzzles.mining import Wish, mine
    from ..puzzles.puzzle import check_puzzle, puzzle_line, puzzles_of

    the_game = game_of(game)
    if check:
        known = puzzles_of(the_game)
        problems = [f"{puzzle.name}: {problem}" for puzzle in known for problem in check_puzzle(the_game, puzzle)]
        if problems:
            raise BadData("\n".join([f"Not every puzzle of {the_game.title} can be solved.", *problems]))
        print(f"{the_game.title} has {len(known)} puzzles; every one can be shown and solved.")
        return
    the_game.check_players(players)
    check_seed(seed)
    if number < 1 or first < 0:
        raise BadOption("--number must be 1 or more, and --first 0 or more.")
    create(bot, the_game, seed=0)
    wish = Wish(the_game, players, options_of(the_game, option), bot, seed)
    use_compiled(the_game.code, *PLAYING)
    found = 0
    for game_number in count(first):
        for puzzle in mine(wish, game_number, 1):
            found += 1
            if out is None:
                print(puzzle_line(puzzle), flush=True)
            else:
                with out.open("a", encoding="utf-8") as file:
                    file.write(puzzle_line(puzzle) + "\n")
            if found == number:
                print(f"{found} puzzles in {game_number - first + 1} games.", file=sys.stderr)
                return
