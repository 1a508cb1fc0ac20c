"""The hall over HTTP once a game is over, or where none was played: replays, logs to look at, real tables to score."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse

from ..engine.log import log_text
from . import replays, scoring
from . import retelling as r
from .api import ERRORS, TableId
from .errors import HallError
from .guests import COOKIE, Guest, MaybeGuest, TheHall, language_of
from .links import check_player, make_link, table_to_replay
from .protocol import Ply

afterwards_router = APIRouter(prefix="/api", responses=ERRORS)

Link = Annotated[str | None, Query(description="what a link to this game holds")]


@afterwards_router.get("/tables/{table_id}/replay")
async def replay(
    hall: TheHall,
    guest: MaybeGuest,
    table_id: TableId,
    request: Request,
    viewer: Annotated[r.Looker, Query()] = "none",
    link: Link = None,
) -> r.Replay:
    """Tell a game that is over, as a seat, a spectator (none) or somebody who may know everything (all)."""
    table = await table_to_replay(hall, table_id, guest, link)
    match = await replays.match_of(hall, table)
    looking = replays.Looking(viewer, language_of(request))
    prompt = table.prompt(None, looking.language)
    told = await asyncio.to_thread(replays.replay, match, looking, table.row.title, prompt)
    played = guest is not None and table.seats_of(guest.id)
    return told.model_copy(update={"links": await hall.store.count_replay_links(table.id) if played else None})


@afterwards_router.get("/tables/{table_id}/replay/frames")
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
) -> r.Frames:
    """Show the table of a game that is over after each of some entries of its log."""
    table = await table_to_replay(hall, table_id, guest, link)
    match = await replays.match_of(hall, table)
    looking = replays.Looking(viewer, language_of(request))
    return await asyncio.to_thread(replays.frames, match, first, count, looking, pictures)


@afterwards_router.get("/tables/{table_id}/log", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def log_file(hall: TheHall, guest: MaybeGuest, table_id: TableId, link: Link = None) -> PlainTextResponse:
    """Download the log of a game that is over; before that it would tell secrets."""
    table = await table_to_replay(hall, table_id, guest, link)
    text = log_text(await replays.match_of(hall, table))
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


@afterwards_router.post("/replay")
async def replay_log(hall: TheHall, _guest: MaybeGuest, wanted: r.LogFile, request: Request) -> r.Replay:
    """Tell the game of a log file. The hall does not keep it."""
    match = await hall.logs.read(hall, wanted.log)
    looking = replays.Looking(wanted.viewer, language_of(request))
    return await asyncio.to_thread(replays.replay, match, looking)


@afterwards_router.post("/replay/frames")
async def log_frames(hall: TheHall, _guest: MaybeGuest, wanted: r.LogFrames, request: Request) -> r.Frames:
    """Show the table of a log file after each of some entries."""
    match = await hall.logs.read(hall, wanted.log)
    looking = replays.Looking(wanted.viewer, language_of(request))
    return await asyncio.to_thread(replays.frames, match, wanted.first, wanted.count, looking, wanted.pictures)


@afterwards_router.get("/replay/shown")
async def shown_log(hall: TheHall) -> r.ShownLog:
    """Give the log that this hall was opened to show."""
    shown = hall.settings.shown_log
    if shown is None:
        raise HallError("no-shown-log")
    return r.ShownLog(name=shown.name, log=shown.text)


@afterwards_router.post("/score/{game}")
async def score(hall: TheHall, _guest: MaybeGuest, game: r.Scorable, wanted: r.ToScore, request: Request) -> r.Scored:
    """Score displays of a real table."""
    hall.readiness.check(game)
    return await asyncio.to_thread(scoring.score, game, wanted, language_of(request))
