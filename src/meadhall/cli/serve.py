"""`meadhall serve`: open the hall for browsers."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ..engine.errors import BadOption

LONGEST_PAUSE = 60
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", help="The port to listen on; 0 takes any free one.")] = 8000,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            "--host-name",
            metavar="NAME",
            help="A name under which browsers reach the hall, such as hall.example.org; repeatable. "
            "localhost and the address it listens on are always fine.",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="Where tables are kept: sqlite:////file or postgresql://…; by default a file in your data folder.",
        ),
    ] = None,
    games: Annotated[
        str,
        typer.Option(
            "--games",
            metavar="GAME,…",
            help="The games that are offered; all by default. Fewer are ready sooner.",
        ),
    ] = "",
    pause: Annotated[
        float | None,
        typer.Option(
            "--pause",
            metavar="SECONDS",
            help="Minimum seconds for a bot’s visible move; by default 0.05 where people play, whose pages have "
            "a pace of their own, and otherwise 0.5.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=BOT",
            help="A bot that guests may choose besides the levels, such as mybot=exec:./mybot; repeatable.",
        ),
    ] = None,
    cards: Annotated[
        str,
        typer.Option(
            "--cards",
            metavar="FILE",
            help="Your own card file, for new tables of games that take one.",
        ),
    ] = "",
    game_option: Annotated[
        list[str] | None,
        typer.Option(
            "--game-option",
            metavar="GAME.NAME=VALUE",
            help="An option of a game that guests cannot set, for new tables; repeatable.",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the hall in the browser.")] = False,
    log_level: Annotated[
        str, typer.Option("--log-level", metavar="|".join(LEVELS), help="What is logged on standard error.")
    ] = "info",
) -> None:
    """Open the hall: play in the browser, against people and bots."""
    if not 0 <= port <= 65535:
        raise BadOption(f"--port must be from 0 to 65535, not {port}.")
    if pause is not None and not 0 <= pause <= LONGEST_PAUSE:
        raise BadOption(f"--pause must be from 0 to {LONGEST_PAUSE} seconds, not {pause}.")
    if log_level not in LEVELS:
        raise BadOption(f"--log-level must be one of {', '.join(LEVELS)}, not {log_level!r}.")
    # Imported here so that the other commands start without the server's libraries.
    from ..hall.settings import Settings, everywhere, read_bots, read_games, read_host_names, read_operator_options

    offered = read_games(games)
    own_cards = everywhere("cards", str(Path(cards).resolve()), offered) if cards else []
    operator_options = read_operator_options([*own_cards, *(game_option or [])], offered)
    host_names = read_host_names(host_name or [])
    bots = read_bots(bot or [], offered)
    pauses: dict[str, Any] = {} if pause is None else {"pause": pause, "pause_among_people": pause}
    settings = Settings(
        database=database,
        games=offered,
        **pauses,
        bots=bots,
        operator_options=operator_options,
        host_names=host_names,
    )
    settings.database_url()
    from ..hall.logging import start_logging
    from ..hall.server import serve as run

    start_logging(log_level)
    run(settings, host, port, open_browser)
