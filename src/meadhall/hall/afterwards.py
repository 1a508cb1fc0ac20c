"""The hall over HTTP once a game is over, or where none was played: replays, logs to look at, real tables to score."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ..engine.log import log_text
from . import replays, scoring
from . import retelling as r
from .api import ERRORS, TableId
from .costly import one_step, packed
from .errors import HallError
from .guests import COOKIE, Guest, MaybeGuest, TheHall, asker_of, language_of
from .links import check_player, make_link, table_to_replay
from .protocol import Ply

afterwards_router = APIRouter(prefix="/api", responses=ERRORS)

Link = Annotated[str | None, Query(description="what a link to this game holds")]


@afterwards_router.get("/tables/{table_id}/replay", response_model=r.Replay)
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
    looking = replays.Looking(viewer, language_of(request))
    prompt = table.prompt(None, looking.language)
    links = await hall.store.count_replay_links(table.id) if guest and table.seats_of(guest.id) else None
    telling = one_step(replays.replay, match, looking, table.row.title, prompt, links)
    return await hall.costly.do_steps(asker_of(request, guest), packed(telling, request))


@afterwards_router.get("/tables/{table_id}/replay/frames", response_model=r.Frames)
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
    looking = replays.Looking(viewer, language_of(request))
    showing = replays.frames(match, first, count, looking, pictures)
    return await hall.costly.do_steps(asker_of(request, guest), packed(showing, request))


@afterwards_router.get("/tables/{table_id}/log", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def log_file(
    hall: TheHall, guest: MaybeGuest, table_id: TableId, request: Request, link: Link = None
) -> PlainTextResponse:
    """Download the log of a game that is over; before that it would tell secrets."""
    table = await table_to_replay(hall, table_id, guest, link)
    match = await replays.match_of(hall, table)
    text = await hall.costly.do(asker_of(request, guest), log_text, match)
    name = f"{table.row.game}-{table.id}.jsonl"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@afterwards_router.post("/tables/{table_id}/links")
async def make_replay_link(hall: TheHall, guest: Guest, table_id: TableId, request: Request) -> r.ReplayLinks:
    """Make my link to a game that is over, or give it again: whoever has it may look at the game."""
    table = await hall.table_for(table_id, guest.id)
    link = await make_link(hall, table, guest, request.cookies[COOKIE])
    return r.ReplayLinks(links=await hall.store.count_replay_links(table.id), mine=f"/replay/{table.id}?link={link}")


@afterwards_router.post("/tables/{table_id}/links/withdraw")
async def withdraw_replay_links(hall: TheHall, guest: Guest, table_id: TableId) -> r.ReplayLinks:
    """Withdraw all links to a game that its players have made."""
    table = await hall.table_for(table_id, guest.id)
    check_player(table, guest)
    await hall.store.withdraw_replay_links(table.id)
    return r.ReplayLinks(links=0, mine=None)


@afterwards_router.post("/replay", response_model=r.Replay)
async def replay_log(hall: TheHall, guest: MaybeGuest, wanted: r.LogFile, request: Request) -> Response:
    """Tell the game of a log file. The hall does not keep it."""
    asker = asker_of(request, guest)
    match = await hall.logs.read(hall, wanted.log, asker)
    looking = replays.Looking(wanted.viewer, language_of(request))
    return await hall.costly.do_steps(asker, packed(one_step(replays.replay, match, looking), request))


@afterwards_router.post("/replay/frames", response_model=r.Frames)
async def log_frames(hall: TheHall, guest: MaybeGuest, wanted: r.LogFrames, request: Request) -> Response:
    """Show the table of a log file after each of some entries."""
    asker = asker_of(request, guest)
    match = await hall.logs.read(hall, wanted.log, asker)
    looking = replays.Looking(wanted.viewer, language_of(request))
    showing = replays.frames(match, wanted.first, wanted.count, looking, wanted.pictures)
    return await hall.costly.do_steps(asker, packed(showing, request))


@afterwards_router.get("/replay/shown")
async def shown_log(hall: TheHall) -> r.ShownLog:
    """Give the log that this hall was opened to show."""
    shown = hall.settings.shown_log
    if shown is None:
        raise HallError("no-shown-log")
    return r.ShownLog(name=shown.name, log=shown.text)


@afterwards_router.post("/score/{game}")
async def score(hall: TheHall, guest: MaybeGuest, game: r.Scorable, wanted: r.ToScore, request: Request) -> r.Scored:
    """Score displays of a real table."""
    hall.readiness.check(game)
    return await hall.costly.do(asker_of(request, guest), scoring.score, game, wanted, language_of(request))
