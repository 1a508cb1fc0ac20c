"""`meadhall replay`: a log verified and told."""

import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from ..engine.contract import CHANCE
from ..engine.errors import BadOption
from ..engine.log import read_log
from ..engine.match import Match
from .common import Json, Language, check_language, ledger_text, print_json, read_text


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A log of a match; - is standard input.", show_default=False)
    ],
    draws: Annotated[bool, typer.Option("--draws", help="Include the draws.")] = False,
    language: Language = "en",
    json: Json = False,
    in_page: Annotated[
        bool, typer.Option("--open", help="Show it in the browser, step by step, until you press Ctrl-C.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="With --open: whether to open the browser.")
    ] = True,
) -> None:
    """Replay and verify a log: every action is checked by the rules, and the result against the log's own.

    A log that was changed, cut off or made under other rules is refused.
    """
    check_language(language)
    text = read_text(file)
    match = read_log(text)
    if in_page and json:
        raise BadOption("--open shows the log on the page; --json prints it. Give one of them.")
    if in_page:
        _show(text, "-" if str(file) == "-" else file.name, browser)
    elif json:
        print_json(_as_object(match))
    else:
        _tell(match, draws, language)


def _show(text: str, name: str, browser: bool) -> None:
    """Open a hall for this log alone: on any free port, with a database that is thrown away."""
    from ..hall.logging import start_logging
    from ..hall.server import serve
    from ..hall.settings import Settings, ShownLog

    start_logging("warning")
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        database = f"sqlite:///{Path(folder) / 'hall.sqlite'}"
        settings = Settings(database=database, shown_log=ShownLog(name, text))
        serve(settings, "127.0.0.1", 0, open_browser=browser, place="replay/shown")


def _as_object(match: Match) -> dict[str, Any]:
    course = [
        {
            "by": "chance" if seat == CHANCE else seat,
            "play": match.game.action_text(action),
            "ledger": [{"seat": line.seat, "source": line.source, **line.amounts} for line in lines],
        }
        for seat, action, _, lines in match.history()
    ]
    return {
        "game": match.game.name,
        "players": match.players,
        "options": match.options,
        "names": match.names,
        "plies": match.ply,
        "over": match.is_over,
        "points": match.points,
        "ranking": match.ranking,
        "course": course,
    }


def _tell(match: Match, draws: bool, language: str) -> None:
    from rich.console import Console
    from rich.markup import escape

    console = Console(highlight=False)
    say = match.game.texts(language)
    for number, (seat, action, before, lines) in enumerate(match.history(), 1):
        if seat != CHANCE or draws:
            told = match.entry_text(seat, action, before, language)
            console.print(f"[dim]{number:4}[/]  {escape(told)}")
        for line in lines:
            console.print(f"        [dim]{escape(ledger_text(match, line, language))}[/]")
    console.print(f"\n[bold]{escape(match.prompt(language))}[/]")
    for seat in sorted(range(match.players), key=lambda seat: match.ranking[seat]):
        console.print(f"  {match.ranking[seat]}. {escape(match.names[seat])}: {match.points[seat]}")
    console.print(say("replay-verified", plies=match.ply))
