"""`meadhall score`: displays of a game on your own table, scored with every line explained."""

from pathlib import Path
from typing import Annotated

import typer

from ..engine.errors import BadOption
from ..engine.game import Game, ScoreSheet
from .common import GameName, Json, Language, check_language, game_of, print_json, read_text, signed


def score(
    context: typer.Context,
    game: GameName,
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="Displays in the game's notation; - is standard input.", show_default=False
        ),
    ],
    language: Language = "en",
    json: Json = False,
) -> None:
    """Score displays from a game on your own table, and explain every line.

    Some games need to know more, such as which scoring it is: give it as an option, --scoring large. Without it, the game
    says what it needs.

    Choices that come with a scoring, such as crossings, have to be made before: type the displays as they are then.
    Majorities are judged among the displays of the file.
    """
    the_game = game_of(game)
    check_language(language)
    how = _scoring_options(the_game, context.args)
    sheets = the_game.score(read_text(file), how, language)
    if json:
        print_json({"game": the_game.name, **how, "players": [_as_object(sheet) for sheet in sheets]})
    else:
        _print_sheets(the_game, sheets, language)


def _scoring_options(game: Game, given: list[str]) -> dict[str, str]:
    """Read what a game must be told besides the displays, written as --NAME VALUE or --NAME=VALUE."""
    known = {option.name: option for option in game.scoring_options or ()}
    how: dict[str, str] = {}
    words = iter(given)
    for word in words:
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or name not in known:
            takes = ", ".join(
                f"--{option.name} {option.example or '|'.join(option.choices)}" for option in known.values()
            )
            raise BadOption(f"Scoring {game.title} has no option {word!r}. It takes: {takes or 'nothing else'}.")
        if not equals:
            value = next(words, "")
        if not value:
            raise BadOption(f"--{name} needs a value: {known[name].help}.")
        how[name] = value
    return how


def _as_object(sheet: ScoreSheet) -> dict[str, object]:
    lines = [
        {"source": line.source, "label": line.label, **line.amounts, "detail": line.detail} for line in sheet.lines
    ]
    return {"name": sheet.name, "lines": lines, "before": dict(sheet.before), "after": dict(sheet.after)}


def _print_sheets(game: Game, sheets: list[ScoreSheet], language: str) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    say = game.texts(language)
    console = Console()
    for sheet in sheets:
        table = Table(title=escape(sheet.name), title_justify="left", title_style="bold")
        table.add_column("")
        for currency in game.currencies:
            table.add_column(say(currency), justify="right")
        table.add_column(say("score-why"), overflow="fold")
        for line in sheet.lines:
            amounts = (line.amounts.get(currency, 0) for currency in game.currencies)
            table.add_row(line.label, *(signed(n) if n else "" for n in amounts), escape(line.detail))
        gained = (sheet.after[currency] - sheet.before[currency] for currency in game.currencies)
        table.add_section()
        table.add_row(say("score-sum"), *(signed(n) for n in gained), "", style="bold")
        totals = (f"{sheet.before[currency]} → {sheet.after[currency]}" for currency in game.currencies)
        table.add_row(say("score-total"), *totals, "")
        console.print(table)
