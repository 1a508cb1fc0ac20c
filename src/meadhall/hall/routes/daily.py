"""The table of the day."""

from fastapi import APIRouter

from .. import protocol as p
from ..auth import Guest, MaybeGuest, TheHall
from ..protocol import daily as d
from ..services import daily as service
from .common import ERRORS

router = APIRouter(prefix="/api/daily", responses=ERRORS)


@router.get("")
async def today(hall: TheHall, guest: MaybeGuest) -> d.Daily:
    """Tell what there is today."""
    return await service.games_of_today(hall, guest)


@router.post("/{game}")
async def play(hall: TheHall, guest: Guest, game: p.GameName) -> p.TableInfo:
    """Go to today's table: the one that I am playing, or a new one. The first one of a day counts."""
    return (await service.set_up(hall, guest, game)).info(guest.id)


@router.get("/{game}/{day}")
async def results(hall: TheHall, guest: MaybeGuest, game: p.GameName, day: d.DayName) -> d.DailyResults:
    """Tell how a day's table went."""
    return await service.results_of(hall, guest, game, day)
