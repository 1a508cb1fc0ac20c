"""`meadhall svg`: a table or a tile as a picture."""

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..engine.errors import BadOption, BadPosition
from ..engine.registry import installed, load
from .common import Language, check_language, read_text

if TYPE_CHECKING:
    from ..draw import Looker
    from ..engine.match import Match


def svg(
    what: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A log or a position; - is standard input. With --tile, the name of a game is enough.",
            show_default=False,
        ),
    ],
    ply: Annotated[
        int | None,
        typer.Option("--ply", metavar="N", help="Show the table after this many steps of the log (default: all)."),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat",
            metavar="SEAT",
            help="Whose view: seat from 1, name, or “all” to reveal everything (default: a spectator’s).",
        ),
    ] = None,
    tile: Annotated[
        str | None, typer.Option("--tile", metavar="NAME", help="Draw one tile or card of the game instead.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", help="The file to write (default: standard output).")
    ] = None,
    language: Language = "en",
) -> None:
    """Draw a table or a tile as SVG, for a paper or a notebook.

    A seat's picture holds nothing that the seat may not know.
    """
    check_language(language)
    from ..draw import draw_match, draw_tile

    if tile is not None:
        if ply is not None or seat is not None:
            raise BadOption("--tile draws one tile: --ply and --seat belong to a table.")
        game = load(what.strip().lower()) if what.strip().lower() in installed() else _match(what, None).game
        picture = draw_tile(game, tile, language)
    else:
        match = _match(what, ply)
        picture = draw_match(match, _looker(match, seat), language)
    _write(picture, output)


def _match(what: str, ply: int | None) -> "Match":
    """Read a log or a position."""
    from ..engine.log import read_log
    from ..engine.match import Match

    text = read_text(Path(what))
    if text.lstrip().startswith("{"):
        match = read_log(text)
        if ply is not None:
            if not 0 <= ply <= match.ply:
                raise BadOption(f"--ply must be from 0 to {match.ply}, which is all of the log, not {ply}.")
            match.rewind(ply)
        return match
    if ply is not None:
        raise BadOption(f"--ply belongs to a log; {what} is not one.")
    lines = [line.split("#")[0].split() for line in text.splitlines()]
    first = next((words[0].lower() for words in lines if words), "")
    if first not in installed():
        raise BadPosition(
            f"{what} is neither a log nor a whole position: a position begins with the name of its game ({', '.join(installed())})."
        )
    return Match.from_position(first, text, auto_chance=False)


def _looker(match: "Match", seat: str | None) -> "Looker":
    from ..draw import ALL

    if seat is None:
        return None
    wanted = seat.strip()
    if wanted.lower() == ALL:
        return ALL
    if wanted.isdecimal():
        if not 1 <= int(wanted) <= match.players:
            raise BadOption(f"--seat must be from 1 to {match.players}, a name or all, not {wanted}.")
        return int(wanted) - 1
    if wanted in match.names:
        return match.names.index(wanted)
    raise BadOption(
        f"--seat {seat!r}: nobody of that name plays. Give a seat from 1 to {match.players}, a name or all."
    )


def _write(picture: str, output: Path | None) -> None:
    """Print a picture, or write it to a file, which is replaced only once the new one is complete."""
    if output is None:
        print(picture)
        return
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=output.parent, delete=False) as file:
            file.write(picture + "\n")
        Path(file.name).replace(output)
    except OSError as error:
        raise BadOption(f"{output} cannot be written: {error.strerror}.") from None
