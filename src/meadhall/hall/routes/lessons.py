"""Lessons for people who have never played a game."""

from fastapi import APIRouter, Request, Response

from ...games import load
from ..auth import MaybeGuest, TheHall, asker_of, language_of
from ..compute.costly_work import one_step
from ..protocol import GameName
from ..protocol import lessons as m
from ..services import lessons as service
from .common import ERRORS
from .responses import as_json_response

router = APIRouter(prefix="/api/games/{game}/lessons", responses=ERRORS)


@router.get("")
async def lessons(hall: TheHall, game: GameName, request: Request) -> m.Lessons:
    """List what a game teaches."""
    hall.warmup.check_offered(game)
    return service.lessons(load(game), language_of(request))


@router.get("/{lesson}/{step}", response_model=m.LessonStep)
async def step(
    hall: TheHall,
    guest: MaybeGuest,
    game: GameName,
    lesson: m.LessonName,
    step: m.StepNumber,
    request: Request,
    pictures: bool = False,
) -> Response:
    """Show a step of a lesson before anything is done in it."""
    hall.warmup.check_offered(game)
    showing = one_step(service.step, load(game), lesson, step, language_of(request), pictures)
    return await hall.costly.do_steps(asker_of(request, guest), as_json_response(showing, request))


@router.post("/{lesson}/{step}", response_model=m.LessonAnswer)
async def answer(
    hall: TheHall,
    guest: MaybeGuest,
    game: GameName,
    lesson: m.LessonName,
    step: m.StepNumber,
    wanted: m.LessonAction,
    request: Request,
) -> Response:
    """Do something at a step. The hall keeps nothing of it: what follows is asked for by its number."""
    hall.warmup.check_offered(game)
    answering = one_step(service.answer, load(game), lesson, step, wanted, language_of(request))
    return await hall.costly.do_steps(asker_of(request, guest), as_json_response(answering, request))
