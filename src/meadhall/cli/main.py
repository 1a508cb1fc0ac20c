"""The command `meadhall` and its errors."""

import os
import sys
from typing import Annotated

import typer

from .. import __version__
from ..engine.errors import MeadhallError
from .arena import arena
from .balance import balance
from .bench import bench
from .export import export
from .play import play
from .replay import replay
from .score import score
from .serve import serve
from .simulate import simulate
from .svg import svg

app = typer.Typer(
    name="meadhall",
    help="A hall of board games: play in the terminal, simulate at full speed, score a real table, replay a log.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

for command in (play, simulate, score, replay, svg, arena, export, serve, bench, balance):
    app.command()(command)


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
    """A hall of board games: play in the terminal, simulate at full speed, score a real table, replay a log."""


def run() -> None:
    """Run a command; an error of ours becomes one line on standard error, never a traceback."""
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
