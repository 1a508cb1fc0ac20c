"""`meadhall warm`: compile games beforehand."""

from typing import Annotated

import typer

from ..engine.registry import installed, names
from .common import game_of


def warm(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME…]", help=f"Some of {', '.join(installed())}; all if none is given."),
    ] = None,
) -> None:
    """Compile games for this machine, so that nothing has to be compiled when they are used."""
    chosen = [game_of(name) for name in games or names()]
    # Imported here so that a mistyped name is refused at once.
    from ..warmup import warm as compile_games

    compile_games([game.name for game in chosen])
    print(f"{', '.join(game.title for game in chosen)}: compiled.")
