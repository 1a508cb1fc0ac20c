"""The command `meadhall` and its errors."""

import os
import sys
import warnings
from typing import Annotated

import typer

from .. import __version__
from ..engine.errors import MeadhallError
from ..engine.registry import GameLeftOut
from .arena import arena
from .balance import balance
from .bench import bench
from .export import export
from .learn import learn
from .lessons import lessons
from .play import play
from .puzzles import puzzles
from .replay import replay
from .review import review
from .score import score
from .serve import serve
from .simulate import simulate
from .svg import svg
from .warm import warm

app = typer.Typer(
    name="meadhall",
    help="A hall of board games: play in the terminal, simulate at full speed, score a game on your own table, replay a log.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

for command in (
    play,
    simulate,
    replay,
    review,
    svg,
    arena,
    learn,
    export,
    serve,
    bench,
    balance,
    lessons,
    puzzles,
    warm,
):
    app.command()(command)
# What a game must be told to score a table are options of its own.
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(score)


def _version(asked: bool) -> None:
    if asked:
        print(f"meadhall {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """A hall of board games: play in the terminal, simulate at full speed, score a game on your own table, replay a log."""


def _tell_of_games_left_out() -> None:
    """Let a game that cannot be played be one line on standard error, as errors are."""
    usual = warnings.formatwarning

    def written(
        message: Warning | str, category: type[Warning], filename: str, lineno: int, line: str | None = None
    ) -> str:
        if issubclass(category, GameLeftOut):
            return f"meadhall: {message}\n"
        return usual(message, category, filename, lineno, line)

    warnings.formatwarning = written


def run() -> None:
    """Run a command; an error of ours becomes one line on standard error, never a traceback."""
    _tell_of_games_left_out()
    try:
        app()
    except MeadhallError as error:
        print(f"meadhall: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("\nmeadhall: stopped.", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
