"""`meadhall review`: what a game was about."""

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..engine.errors import BadLog, BadOption
from ..engine.log import read_log
from .common import Json, Language, check_language, read_text

if TYPE_CHECKING:
    from ..analysis.telling import ToldAccount, ToldDecision, ToldReview

# No log of a game is nearly as long.
MOST_LETTERS = 4_000_000


def review(
    file: Annotated[
        Path, typer.Argument(metavar="LOG", help="A log of a match; - is standard input.", show_default=False)
    ],
    deep: Annotated[bool, typer.Option("--deep", help="Look longer, for closer figures.")] = False,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat",
            metavar="SEAT",
            help="Speak to this player (seat from 1, or name); a game that is not over is reviewed as they know it.",
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with chart and boards into this file.")
    ] = None,
    json: Json = False,
    language: Language = "en",
) -> None:
    """Review a game: everybody's chances, what luck and what decisions brought, and which decisions cost most.

    A log that was changed, cut off or made under other rules is refused.
    """
    check_language(language)
    text = read_text(file)
    if len(text) > MOST_LETTERS:
        raise BadLog(f"{file} has {len(text):,} letters; a log of a game has fewer than {MOST_LETTERS:,}.")
    match = read_log(text)
    if not match.ply:
        raise BadLog(f"{file} has no entries: there is nothing to review.")
    from ..analysis import compile_for
    from ..analysis import review as make
    from ..analysis.page import page
    from ..analysis.telling import tell
    from ..engine.calling import PLAYING, use_compiled

    reader = None if seat is None else _seat_of(match.names, seat)
    use_compiled(match.game.code, *PLAYING)
    compile_for(match.game)
    with _Progress() as progress:
        made = make(match, deep, reader, progress)
    told = tell(made, match, language, () if reader is None else (reader,))
    if html is not None:
        _write(html, page(told, match, language))
    if json:
        print(made.model_dump_json(indent=2))
    elif html is None:
        _print(told)


def _seat_of(names: list[str], wanted: str) -> int:
    if wanted in names:
        return names.index(wanted)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    raise BadOption(f"--seat must be from 1 to {len(names)} or one of {', '.join(names)}, not {wanted}.")


class _Progress:
    """How far it is, on standard error where a person can see it."""

    def __enter__(self) -> "_Progress":
        self._bar: Any = None
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._bar.add_task("reviewing", total=1.0)
            self._bar.start()
        return self

    def __call__(self, done: float) -> None:
        if self._bar is not None:
            self._bar.update(0, completed=done)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()


def _print(told: "ToldReview") -> None:
    from rich.console import Console

    console = Console(markup=False, emoji=False, highlight=False)
    words = told.words
    for account in told.accounts:
        console.print(account.name, style="bold")
        for said in account.says:
            console.print(f"  {said}")
        _print_balance(console, told, account)
    _print_head(console, words["turnings"], bool(told.turnings))
    for turning in told.turnings:
        console.print(f"{turning.ply:5}  {turning.what} — {turning.says}")
    _print_head(console, words["costly"], True)
    if not told.costly:
        console.print(words["none"])
    for decision in told.costly:
        _print_decision(console, words, decision, costly=True)
    _print_head(console, words["praised"], bool(told.praised))
    for decision in told.praised:
        _print_decision(console, words, decision, costly=False)
    console.print(f"\n{told.judge}", style="dim")


def _print_head(console: Any, title: str, wanted: bool) -> None:
    if wanted:
        console.print(f"\n{title}", style="bold")


def _print_balance(console: Any, told: "ToldReview", account: "ToldAccount") -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(told.words["shares"], justify="right")
    table.add_column(account.lead_label, justify="right")
    for line in account.lines:
        table.add_row(line.label, *(_minus(f"{number:.1f}") for number in (line.share, line.points)))
    console.print(table)


def _print_decision(console: Any, words: dict[str, str], decision: "ToldDecision", costly: bool) -> None:
    console.print(f"{decision.ply:5}  {decision.name}: {decision.played}")
    if costly:
        console.print(f"       {words['instead']}: {decision.better}")
    for said in decision.says:
        console.print(f"       {said}", style="dim")
    for title, lines in ((words["own"], decision.own), (words["others"], decision.others)):
        if lines:
            listed = ", ".join(f"{line.label} {_minus(f'{line.amount:+.1f}')}" for line in lines)
            console.print(f"       {title}: {listed}", style="dim")


def _minus(number: str) -> str:
    return number.replace("-", "−")


def _write(path: Path, text: str) -> None:
    """Write a page that is replaced only once the new one is complete."""
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            file.write(text)
        Path(file.name).chmod(0o644)
        Path(file.name).replace(path)
    except OSError as error:
        raise BadOption(f"--html {path}: that cannot be written: {error.strerror}.") from None
