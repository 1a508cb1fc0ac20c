"""What there is to play, the lobby, and the texts of a language."""

from typing import Any

from fastapi import APIRouter, Request, Response

from ... import __version__
from ...bots import LEVELS
from ...bots.registry import TEXTS as BOT_TEXTS
from ...bots.registry import thinking_seconds
from ...engine.game import Option, yes_or_no
from ...engine.texts import LANGUAGES, OWN_FOLDER
from ...games import games, load
from .. import protocol as p
from ..auth import MaybeGuest, TheHall
from ..errors import TEXTS
from ..services.lessons import lessons_of
from .common import ERRORS

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/hall")
async def the_hall(hall: TheHall) -> p.HallInfo:
    """Tell what there is to play, and against whom."""
    games = []
    for name in hall.settings.games:
        game = load(name)
        games.append(
            p.GameInfo(
                name=game.name,
                title=game.title,
                fewest=game.players[0],
                most=game.players[-1],
                options=[_option(option) for option in game.guest_options],
                currencies=list(game.currencies),
                sources=list(game.sources),
                rules=game.rules_text(LANGUAGES[0]) is not None,
                ready=hall.warmup.is_ready(name),
                lessons=[lesson.name for lesson in lessons_of(game)],
            )
        )
    levels = [*LEVELS, *hall.settings.bots]
    return p.HallInfo(
        version=__version__,
        games=games,
        levels=levels,
        bots=[p.BotLevel(name=name, seconds=thinking_seconds(hall.settings.bots.get(name, name))) for name in levels],
        languages=list(LANGUAGES),
        stalled_seconds=hall.settings.limits.stalled_seconds,
        compiling=hall.warmup.progress(),
    )


@router.post("/games/{game}/prepare")
async def prepare(hall: TheHall, game: p.GameName) -> None:
    """Compile a game before the others: somebody is about to play it."""
    hall.warmup.check_offered(game)
    hall.warmup.want(game)


def _option(option: Option) -> p.OptionInfo:
    kind: Any = "yes-or-no" if option.read is yes_or_no else "text"
    return p.OptionInfo(name=option.name, kind=kind, default=option.default, help=option.help)


@router.get("/lobby", response_model=p.Lobby)
async def lobby(hall: TheHall, guest: MaybeGuest, request: Request) -> Response:
    """Show open tables, running ones, mine and finished ones."""
    if guest is not None:
        return Response(await hall.lobby.look(guest.id), media_type="application/json")
    public = await hall.lobby.public()
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        # Compressed once for all; what compresses other answers leaves this one as it is.
        return Response(public.gzipped, media_type="application/json", headers={"Content-Encoding": "gzip"} | headers)
    return Response(public.text, media_type="application/json", headers=headers)


@router.get("/texts/{language}")
async def fluent_texts(hall: TheHall, language: p.Language) -> p.Texts:
    """Give the Fluent sources of a language."""
    file = f"{language}.ftl"
    # Bots that the operator offers are called by the names that he gave them.
    names = "".join(f"level-{name} = {name}\n" for name in hall.settings.bots)
    return p.Texts(
        language=language,
        engine=(OWN_FOLDER / file).read_text(encoding="utf-8"),
        hall=(TEXTS / file).read_text(encoding="utf-8") + names,
        bots=(BOT_TEXTS / file).read_text(encoding="utf-8"),
        games={game.name: (game.texts_folder / file).read_text(encoding="utf-8") for game in games()},
    )
