"""What several commands share: their arguments, and reading and printing."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..engine.errors import BadOption
from ..engine.registry import games, installed, load
from ..engine.texts import LANGUAGES

if TYPE_CHECKING:
    from ..engine.game import Game, Line
    from ..engine.match import Match

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(installed())}.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game, such as advanced=true; repeatable."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Language = Annotated[
    str, typer.Option("--language", "-l", metavar="|".join(LANGUAGES), help="The language of the texts.")
]

# Seeds fill the generator's 64-bit words.
LARGEST_SEED = 2**63 - 1


def options_of(game: "Game", given: list[str] | None) -> dict[str, Any]:
    """Read options written as NAME=VALUE."""
    options: dict[str, object] = {}
    for entry in given or []:
        name, equals, value = entry.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"--option {entry!r}: an option is written as NAME=VALUE, such as advanced=true.")
        if name.strip() in options:
            raise BadOption(f"--option {name.strip()!r} is given twice.")
        options[name.strip()] = value.strip()
    game.read_options(options)
    return options


def bots_of(text: str) -> list[str]:
    """Split the names of bots at commas; those within the quotes of a command belong to it."""
    names, quote = [""], ""
    for sign in text:
        if sign == "," and not quote:
            names.append("")
            continue
        if sign in "'\"" and quote in ("", sign):
            quote = "" if quote else sign
        names[-1] += sign
    return [name.strip() for name in names]


def check_seed(seed: int | None) -> None:
    """Refuse a seed that the generator cannot hold."""
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        raise BadOption(f"--seed must be from 0 to {LARGEST_SEED}, not {seed}.")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadOption(f"--language {language!r} is unknown. Choose from {', '.join(LANGUAGES)}.")


def game_of(name: str) -> "Game":
    """Return the game of a name; without one, the first that people see."""
    return load(name.strip().lower()) if name.strip() else games()[0]


def read_text(path: Path) -> str:
    """Read a text file, or standard input for -, with errors that name it."""
    if str(path) == "-":
        return sys.stdin.read()
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadOption(f"There is no file {path}.") from None
    except UnicodeDecodeError:
        raise BadOption(f"{path} is not a text file (UTF-8).") from None
    except OSError as error:
        raise BadOption(f"{path} cannot be read: {error.strerror}.") from None


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def signed(amount: int) -> str:
    """Write a number with its sign, a true minus for people."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


def ledger_text(match: "Match", line: "Line", language: str) -> str:
    """Say whom a line of the ledger is about, where it comes from and what it brings."""
    say = match.game.texts(language)
    amounts = ", ".join(f"{signed(n)} {say(currency)}" for currency, n in line.amounts.items())
    return f"{match.names[line.seat]}: {say(f'source-{line.source}')} {amounts}"
