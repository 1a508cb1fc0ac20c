"""The hall over HTTP once a game is over, or where none was played: replays, logs to look at, real tables to score."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from . import replays, scoring
from . import retelling as r
from .api import ERRORS, TableId
from .errors import HallError
from .guests import MaybeGuest, TheHall, language_of
from .protocol import Ply

afterwards_router = APIRouter(prefix="/api", responses=ERRORS)


@afterwards_router.get("/tables/{table_id}/replay")
async def replay(
    hall: TheHall,
    guest: MaybeGuest,
    table_id: TableId,
    request: Request,
    viewer: Annotated[r.Looker, Query()] = "none",
) -> r.Replay:
    """Tell a game that is over, as a seat, a spectator (none) or somebody who may know everything (all)."""
    table = await hall.table_for(table_id, guest.id if guest else None)
    match = await replays.match_of(hall, table)
    looking = replays.Looking(viewer, language_of(request))
    prompt = table.prompt(None, looking.language)
    return await asyncio.to_thread(replays.replay, match, looking, table.row.title, prompt)


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
) -> r.Frames:
    """Show the table of a game that is over after each of some entries of its log."""
    table = await hall.table_for(table_id, guest.id if guest else None)
    match = await replays.match_of(hall, table)
    looking = replays.Looking(viewer, language_of(request))
    return await asyncio.to_thread(replays.frames, match, first, count, looking, pictures)


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
