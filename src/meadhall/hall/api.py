"""The hall over HTTP. Whatever changes something is a POST."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import TypeAdapter, ValidationError

from .. import __version__
from ..bots import LEVELS
from ..engine.game import Option, yes_or_no
from ..engine.texts import LANGUAGES, OWN_FOLDER
from ..games import NAMES, load
from ..games.skye.view import tile_faces
from . import protocol as p
from . import sitting
from .errors import TEXTS, HallError
from .guests import Guest, MaybeGuest, TheHall, address_of, welcome
from .names import clean_name
from .rematch import answer_rematch
from .table import KEPT_OPTIONS

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": p.ErrorBody, "description": "not understood"},
    401: {"model": p.ErrorBody, "description": "no name chosen yet"},
    403: {"model": p.ErrorBody, "description": "not yours, or from another site"},
    404: {"model": p.ErrorBody, "description": "not there"},
    408: {"model": p.ErrorBody, "description": "not here in time"},
    409: {"model": p.ErrorBody, "description": "not possible as things stand"},
    413: {"model": p.ErrorBody, "description": "too large"},
    415: {"model": p.ErrorBody, "description": "not JSON"},
    421: {"model": p.ErrorBody, "description": "not a name of this hall"},
    422: {"model": p.ErrorBody, "description": "not understood"},
    429: {"model": p.ErrorBody, "description": "too much at once"},
    503: {"model": p.ErrorBody, "description": "not ready yet"},
}

router = APIRouter(prefix="/api", responses=ERRORS)
health_router = APIRouter(responses={503: {"model": p.Health}})

TILES_KEPT = 3600  # seconds: an owner may correct the tile file, and opens the hall anew then

TableId = Annotated[str, Path(min_length=1, max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
TABLE_ID: TypeAdapter[str] = TypeAdapter(TableId)
Invitation = Annotated[str, Path(min_length=1, max_length=48, pattern=r"^[A-Za-z0-9_-]+$")]


def check_table_id(table_id: str) -> None:
    """Refuse what cannot be the id of a table, where no route has checked it."""
    try:
        TABLE_ID.validate_python(table_id)
    except ValidationError:
        raise HallError("no-such-table") from None


@router.get("/hall")
async def the_hall(hall: TheHall) -> p.HallInfo:
    """Tell what there is to play, and against whom."""
    games = []
    for name in hall.settings.games:
        game = load(name)
        games.append(
            p.GameInfo(
                name=game.name,  # type: ignore[arg-type]
                title=game.title,
                fewest=game.players[0],
                most=game.players[-1],
                options=[_option(option) for option in game.options if option.name not in KEPT_OPTIONS],
                currencies=list(game.currencies),
                sources=list(game.sources),
                ready=hall.readiness.is_ready(name),
            )
        )
    return p.HallInfo(
        version=__version__,
        games=games,
        levels=[*LEVELS, *hall.settings.bots],
        languages=list(LANGUAGES),
        stalled_seconds=hall.settings.limits.stalled_seconds,
        compiling=hall.readiness.progress(),
    )


def _option(option: Option) -> p.OptionInfo:
    kind: Any = "yes-or-no" if option.read is yes_or_no else "text"
    return p.OptionInfo(name=option.name, kind=kind, default=option.default, help=option.help)


@router.get("/me")
async def me(guest: MaybeGuest) -> p.Me:
    """Tell who the cookie says I am."""
    return p.Me(guest=guest.id if guest else None, name=guest.name if guest else None)


@router.post("/me")
async def choose_name(
    hall: TheHall, guest: MaybeGuest, wanted: p.NewName, request: Request, response: Response
) -> p.Me:
    """Choose a name: the first time this makes a guest and sets the cookie."""
    name = clean_name(wanted.name)
    if guest is None:
        guest = await welcome(request, response, name)
    else:
        await hall.store.rename(guest.id, name)
    return p.Me(guest=guest.id, name=name)


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
        games={name: (load(name).texts_folder / file).read_text(encoding="utf-8") for name in NAMES},
    )


@router.get("/games/skye/tiles")
async def skye_tiles(response: Response) -> p.SkyeTiles:
    """Give the tiles of Isle of Skye as printed, the castle first: views and positions only name them."""
    response.headers["Cache-Control"] = f"max-age={TILES_KEPT}"
    return p.SkyeTiles(tiles=tile_faces())


@router.post("/tables")
async def set_up_table(hall: TheHall, guest: Guest, wanted: p.NewTable, request: Request) -> p.TableInfo:
    """Set up a table. Play begins as soon as no seat is free."""
    return (await sitting.set_up(hall, guest, wanted, address_of(request))).info(guest.id)


@router.get("/tables/{table_id}")
async def table(hall: TheHall, guest: MaybeGuest, table_id: TableId) -> p.TableInfo:
    """Describe a table."""
    name = guest.id if guest else None
    return (await hall.table_for(table_id, name)).info(name)


@router.post("/tables/{table_id}/sit")
async def sit(hall: TheHall, guest: Guest, table_id: TableId, wanted: p.SitDown) -> p.TableInfo:
    """Take a free seat."""
    found = await hall.table_for(table_id, guest.id)
    await sitting.sit(hall, found, guest, wanted.seat, wanted.name)
    return found.info(guest.id)


@router.post("/tables/{table_id}/fill")
async def fill(hall: TheHall, guest: Guest, table_id: TableId, wanted: p.FillUp, request: Request) -> p.TableInfo:
    """Give all free seats to bots."""
    found = await hall.table_for(table_id, guest.id)
    await sitting.fill(hall, found, guest, wanted.level, address_of(request))
    return found.info(guest.id)


@router.post("/tables/{table_id}/leave")
async def leave(hall: TheHall, guest: Guest, table_id: TableId, which: p.OneSeat) -> p.TableInfo:
    """Leave a seat, or all of mine; in a running game a bot plays on."""
    found = await hall.table_for(table_id, guest.id)
    await sitting.leave(hall, found, guest, which.seat)
    return found.info(guest.id)


@router.post("/tables/{table_id}/return")
async def come_back(hall: TheHall, guest: Guest, table_id: TableId, which: p.OneSeat) -> p.TableInfo:
    """Take my seat back from the bot."""
    found = await hall.table_for(table_id, guest.id)
    await sitting.come_back(hall, found, guest, which.seat)
    return found.info(guest.id)


@router.post("/tables/{table_id}/replace")
async def replace_stalling(hall: TheHall, guest: Guest, table_id: TableId, which: p.TheSeat) -> p.TableInfo:
    """Let a bot play for somebody who has not acted for a while, until the person comes back."""
    found = await hall.table_for(table_id, guest.id)
    await sitting.replace_stalling(hall, found, guest, which.seat)
    return found.info(guest.id)


@router.post("/tables/{table_id}/end")
async def agree_to_end(hall: TheHall, guest: Guest, table_id: TableId, wish: p.Agreement) -> p.TableInfo:
    """Be for ending the game here, or no longer."""
    found = await hall.table_for(table_id, guest.id)
    await sitting.agree(hall, found, guest, wish.agree)
    return found.info(guest.id)


@router.post("/tables/{table_id}/rematch")
async def rematch(hall: TheHall, guest: Guest, table_id: TableId, said: p.Rematch | None = None) -> p.TableInfo:
    """Propose to play again with the same people, or answer to it; the new table once all have accepted, this one until then."""
    found = await hall.table_for(table_id, guest.id)
    word = (said or p.Rematch()).answer
    return (await answer_rematch(hall, found, guest, word)).info(guest.id)


@router.post("/invitations/{invitation}")
async def accept_invitation(hall: TheHall, guest: Guest, invitation: Invitation) -> p.TableInfo:
    """Come to a table by its invitation link."""
    return (await sitting.accept(hall, guest, invitation)).info(guest.id)


@health_router.get("/health")
async def health(hall: TheHall, response: Response) -> p.Health:
    """Tell whether the hall works."""
    well = await hall.store.is_well()
    compiling = hall.readiness.progress()
    trouble = not well or hall.readiness.failed
    if trouble:
        response.status_code = 503
    return p.Health(
        status="trouble" if trouble else "ok" if compiling.ready else "compiling",
        version=__version__,
        database="ok" if well else "trouble",
        compiling=compiling,
        tables=len(hall.tables),
        connections=hall.connections.total,
        thinking=len(hall.bots.at_work),
    )
