"""Links to games that are over."""

from fastapi import APIRouter, Request

from ..auth import COOKIE, Guest, TheHall
from ..protocol import replay as r
from ..services.replay_links import check_player, make_link
from .common import ERRORS, TableId

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table_id}/links")
async def make_replay_link(hall: TheHall, guest: Guest, table_id: TableId, request: Request) -> r.ReplayLinks:
    """Make my link to a game that is over, or give it again: whoever has it may look at the game."""
    table = await hall.tables.get_visible(table_id, guest.id)
    link = await make_link(hall, table, guest, request.cookies[COOKIE])
    return r.ReplayLinks(links=await hall.store.count_replay_links(table.id), mine=f"/replay/{table.id}?link={link}")


@router.post("/tables/{table_id}/links/withdraw")
async def withdraw_replay_links(hall: TheHall, guest: Guest, table_id: TableId) -> r.ReplayLinks:
    """Withdraw all links to a game that its players have made."""
    table = await hall.tables.get_visible(table_id, guest.id)
    check_player(table, guest)
    await hall.store.withdraw_replay_links(table.id)
    return r.ReplayLinks(links=0, mine=None)
