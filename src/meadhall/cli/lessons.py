"""`meadhall lessons`: what the games teach, and whether each lesson can be played to its end."""

from typing import Annotated

import typer

from ..engine.errors import BadData
from ..engine.registry import games
from .common import Language, check_language, game_of


def lessons(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game; all of them if none is named.")] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Play every lesson to its end, and say everything that is wrong.")
    ] = False,
    language: Language = "en",
) -> None:
    """List the lessons of a game, or of all games."""
    from ..engine.lesson import check_lessons

    check_language(language)
    chosen = [game_of(game)] if game else list(games())
    problems = [f"{taught.name}: {problem}" for taught in chosen if check for problem in check_lessons(taught)]
    if problems:
        raise BadData("\n".join(["Not every lesson can be played to its end.", *problems]))
    for taught in chosen:
        for lesson in taught.lessons():
            size = f"{lesson.length} steps, {lesson.minutes} minutes"
            print(f"{taught.name}/{lesson.name}: {lesson.title(language)} ({size})")
        if not taught.lessons():
            print(f"{taught.name}: no lessons")
    if check:
        print("Every lesson can be played to its end.")
