"""Real tables, scored."""

from fastapi import APIRouter, Request

from ...games import load
from ..auth import MaybeGuest, TheHall, asker_of, language_of
from ..errors import Refusal
from ..protocol import GameName
from ..protocol import replay as r
from ..services import scoring
from .common import ERRORS

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/score/{game}")
async def score(hall: TheHall, guest: MaybeGuest, game: GameName, wanted: r.ToScore, request: Request) -> r.Scored:
    """Score displays of a real table."""
    if load(game).scoring_options is None:
        raise Refusal("bad-request", f"{load(game).title} has no displays that can be scored by themselves.")
    return await hall.costly.do(asker_of(request, guest), scoring.score, game, wanted, language_of(request))
