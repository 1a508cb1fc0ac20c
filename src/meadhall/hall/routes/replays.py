"""Games that are over: replays of tables, and of logs that guests bring."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ...engine.log import log_text
from .. import protocol as p
from ..auth import MaybeGuest, TheHall, asker_of, language_of
from ..compute.costly_work import one_step
from ..errors import HallError
from ..protocol import Ply
from ..protocol import replay as r
from ..services import replays
from ..services.replay_links import table_to_replay
from .common import ERRORS, Link, TableId
from .responses import as_json_response

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/tables/{table_id}/replay", response_model=r.Replay)
async def replay(
    hall: TheHall,
    guest: MaybeGuest,
    table_id: TableId,
    request: Request,
    viewer: Annotated[r.Looker, Query()] = "none",
    link: Link = None,
) -> Response:
    """Tell a game that is over, as a seat, a spectator (none) or somebody who may know everything (all)."""
    table = await table_to_replay(hall, table_id, guest, link)
    match = await replays.match_of(hall, table)
    viewpoint = replays.Viewpoint(viewer, language_of(request))
    prompt = table.prompt(None, viewpoint.language)
    links = await hall.store.count_replay_links(table.id) if guest and table.seats_of(guest.id) else None
    telling = one_step(replays.replay, match, viewpoint, table.row.title, prompt, links)
    return await hall.costly.do_steps(asker_of(request, guest), as_json_response(telling, request))


@router.get("/tables/{table_id}/replay/frames", response_model=r.Frames)
async def frames(
    hall: TheHall,
    guest: MaybeGuest,
    table_id: TableId,
    request: Request,
    viewer: Annotated[r.Looker, Query()] = "none",
    first: Annotated[Ply, Query()] = 0,
    count: Annotated[r.FrameCount, Query()] = 1,
    pictures: bool = False,
    link: Link = None,
) -> Response:
    """Show the table of a game that is over after each of some entries of its log."""
    table = await table_to_replay(hall, table_id, guest, link)
    match = await replays.match_of(hall, table)
    viewpoint = replays.Viewpoint(viewer, language_of(request))
    showing = replays.frames(match, first, count, viewpoint, pictures)
    return await hall.costly.do_steps(asker_of(request, guest), as_json_response(showing, request))


@router.get("/tables/{table_id}/log", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def log_file(
    hall: TheHall, guest: MaybeGuest, table_id: TableId, request: Request, link: Link = None
) -> PlainTextResponse:
    """Download the log of a game that is over; before that it would tell secrets."""
    table = await table_to_replay(hall, table_id, guest, link)
    match = await replays.match_of(hall, table)
    text = await hall.costly.do(asker_of(request, guest), log_text, match)
    name = f"{table.row.game}-{table.id}.jsonl"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table_id}/chat")
async def kept_chat(hall: TheHall, guest: MaybeGuest, table_id: TableId, link: Link = None) -> p.Chat:
    """Give what the players of a game that is over have kept of their chat: nothing unless all of them agreed."""
    table = await table_to_replay(hall, table_id, guest, link)
    return await hall.chat.kept(table, guest.id if guest else None)


@router.post("/replay", response_model=r.Replay)
async def replay_log(hall: TheHall, guest: MaybeGuest, wanted: r.LogFile, request: Request) -> Response:
    """Tell the game of a log file. The hall does not keep it."""
    asker = asker_of(request, guest)
    match = await hall.logs.read(wanted.log, asker)
    viewpoint = replays.Viewpoint(wanted.viewer, language_of(request))
    return await hall.costly.do_steps(asker, as_json_response(one_step(replays.replay, match, viewpoint), request))


@router.post("/replay/frames", response_model=r.Frames)
async def log_frames(hall: TheHall, guest: MaybeGuest, wanted: r.LogFrames, request: Request) -> Response:
    """Show the table of a log file after each of some entries."""
    asker = asker_of(request, guest)
    match = await hall.logs.read(wanted.log, asker)
    viewpoint = replays.Viewpoint(wanted.viewer, language_of(request))
    showing = replays.frames(match, wanted.first, wanted.count, viewpoint, wanted.pictures)
    return await hall.costly.do_steps(asker, as_json_response(showing, request))


@router.get("/replay/shown")
async def shown_log(hall: TheHall) -> r.ShownLog:
    """Give the log that this hall was opened to show."""
    shown = hall.settings.shown_log
    if shown is None:
        raise HallError("no-shown-log")
    return r.ShownLog(name=shown.name, log=shown.text)
