"""Puzzles of the games."""

from fastapi import APIRouter, Request

from ...games import load
from ..auth import MaybeGuest, TheHall, asker_of, language_of
from ..protocol import GameName
from ..protocol import puzzles as z
from ..services import puzzles as service
from .common import ERRORS

router = APIRouter(prefix="/api/puzzles", responses=ERRORS)


@router.get("")
async def puzzles(hall: TheHall, guest: MaybeGuest) -> z.AllPuzzles:
    """Tell which puzzles there are, and how I do."""
    return await service.all_puzzles(hall, guest)


@router.get("/{game}/{puzzle}")
async def puzzle(
    hall: TheHall, guest: MaybeGuest, game: GameName, puzzle: z.PuzzleName, request: Request, pictures: bool = False
) -> z.PuzzleShown:
    """Show a puzzle."""
    hall.warmup.check_offered(game)
    who = service.Reader(guest, asker_of(request, guest), language_of(request))
    return await service.show(hall, who, load(game), puzzle, pictures)


@router.post("/{game}/{puzzle}")
async def answer(
    hall: TheHall, guest: MaybeGuest, game: GameName, puzzle: z.PuzzleName, wanted: z.PuzzleAnswer, request: Request
) -> z.PuzzleJudged:
    """Answer a puzzle, or ask for its answer. A guest's first answer counts for the rating."""
    hall.warmup.check_offered(game)
    who = service.Reader(guest, asker_of(request, guest), language_of(request))
    return await service.answer(hall, who, load(game), puzzle, wanted)


@router.post("/{game}/{puzzle}/hints/{number}")
async def hint(
    hall: TheHall, guest: MaybeGuest, game: GameName, puzzle: z.PuzzleName, number: z.HintNumber, request: Request
) -> z.PuzzleHint:
    """Give a hint; each says more than the one before."""
    hall.warmup.check_offered(game)
    who = service.Reader(guest, asker_of(request, guest), language_of(request))
    return await service.give_hint(hall, who, load(game), puzzle, number)
