"""Reviews of games that are over: for everybody who may look at the replay."""

from fastapi import APIRouter, Request

from .. import protocol as p
from ..auth import Guest, MaybeGuest, TheHall, asker_of, language_of
from ..protocol import reviews as v
from ..services import reviews as service
from ..services.replay_links import table_to_replay
from .common import ERRORS, Link, TableId

router = APIRouter(prefix="/api/tables", responses=ERRORS)


@router.get("/{table_id}/review")
async def review(
    hall: TheHall, guest: MaybeGuest, table_id: TableId, request: Request, deep: bool = False, link: Link = None
) -> v.ReviewState:
    """Tell how far the review of a game is, and the review once it is there."""
    table = await table_to_replay(hall, table_id, guest, link)
    return await service.state(hall, table, deep, guest, asker_of(request, guest), language_of(request))


@router.post("/{table_id}/review")
async def make_review(
    hall: TheHall, guest: MaybeGuest, table_id: TableId, wanted: v.ReviewWish, request: Request, link: Link = None
) -> v.ReviewState:
    """Let a game be reviewed, in the background."""
    table = await table_to_replay(hall, table_id, guest, link)
    asker = asker_of(request, guest)
    await service.want(hall, table, wanted.deep, asker)
    return await service.state(hall, table, wanted.deep, guest, asker, language_of(request))


@router.post("/{table_id}/what-if")
async def what_if(hall: TheHall, guest: Guest, table_id: TableId, wanted: v.WhatIf, link: Link = None) -> p.TableInfo:
    """Play on from a moment of a game that is over, at a table of my own, against bots."""
    table = await table_to_replay(hall, table_id, guest, link)
    return (await service.play_on(hall, table, guest, wanted)).info(guest.id)
