"""One game of an arena: how it is played, and what is kept of it.

A program (`exec:…`) that answers late, answers nonsense or ends forfeits its game: a stand-in plays on for it, so that the
others finish a real game, and its seat is placed behind all that have not forfeited.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from hashlib import blake2b
from math import ceil, log
from threading import Event
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from ..analysis import GreedyJudge, luck
from ..bots import Bot, create
from ..bots.programs import ProgramFault
from ..engine.chance import generator
from ..engine.errors import MeadhallError
from ..engine.game import Game
from ..engine.match import Match
from .plan import Plan

# Times of moves are counted in classes, each this much wider than the one before, from a microsecond on.
PACE_STEP = 2 ** (1 / 8)
SHORTEST = 1e-6

# Plays on for a program that has forfeited.
STAND_IN = "greedy"


# Far beyond any game, and small enough to be counted with.
MOST = 10**9
Count = Annotated[int, Field(ge=0, le=MOST)]
Points = Annotated[int, Field(ge=-MOST, le=MOST)]
Seconds = Annotated[float, Field(ge=0, le=MOST, allow_inf_nan=False)]
Pace = Annotated[str, Field(pattern="^[0-9]{1,3}$")]


class Played(BaseModel):
    """A finished game. Lists go by seat."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    index: int  # its number in the plan, from 0
    seats: list[str]  # the bots
    points: list[Points]
    places: list[int]
    decisions: list[Count]  # choices among several actions; a single legal action is played without asking
    log: str  # a digest of all actions, chance's included
    seconds: list[Seconds]  # for the decisions
    pace: list[dict[Pace, Count]]  # how many decisions took how long, by class
    forfeits: list[str]  # why a program forfeited the game; empty where it did not
    luck: list[float] | None = None  # what the draws brought of the victory, where that was asked for


class BotFault(MeadhallError):
    """A bot that raised an error or answered with an action that is not legal."""

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text, seat)
        self.seat = seat

    def __str__(self) -> str:
        return str(self.args[0])


def play(plan: Plan, index: int) -> Played:
    """Play one game of a plan. It depends on nothing but the plan and its number."""
    try:
        return _play(plan, index)
    except MeadhallError:
        raise
    except Exception as error:
        text = f"Game {index} of the plan with seed {plan.seed} failed with {type(error).__name__}: {error}"
        raise MeadhallError(text) from error


def _play(plan: Plan, index: int) -> Played:
    seats = plan.seats_of(index)
    match = Match(plan.the_game, plan.players, auto_chance=False, **plan.options)
    # One sequence for all draws: where draws do not depend on what was chosen, all games of a round see the same.
    chance = generator(plan.chance_seed(index))
    bots = [create(name, match.game, seed=plan.bot_seed(index, seat)) for seat, name in enumerate(seats)]
    times: list[list[float]] = [[] for _ in seats]
    forfeits: dict[int, str] = {}  # in the order in which they happened
    try:
        match.roll(chance)
        while not match.is_over:
            seat = match.turn
            legal = list(match.legal_actions)
            action = legal[0]
            if len(legal) > 1:
                begun = time.perf_counter()
                try:
                    action = _ask(bots[seat], match, plan, index)
                except ProgramFault as fault:
                    forfeits[seat] = fault.what
                    bots[seat].close()
                    bots[seat] = create(STAND_IN, match.game, seed=plan.bot_seed(index, seat))
                    continue
                if seat not in forfeits:
                    times[seat].append(time.perf_counter() - begun)
                if action not in legal:
                    raise _fault(match, plan, index, f"answered {action!r}, which is not legal")
            match.play(action)
            match.roll(chance)
    finally:
        for bot in bots:
            bot.close()
    return Played(
        index=index,
        seats=list(seats),
        points=match.points,
        places=places_with_forfeits(match.ranking, list(forfeits)),
        decisions=[len(moves) for moves in times],
        log=blake2b(repr(match.log).encode(), digest_size=8).hexdigest(),
        seconds=[round(sum(moves), 6) for moves in times],
        pace=[_pace(moves) for moves in times],
        forfeits=[forfeits.get(seat, "") for seat in range(plan.players)],
        luck=_luck(match, plan.chance_seed(index)) if plan.adjusted else None,
    )


def _luck(match: Match, seed: int) -> list[float]:
    """Return each seat's luck, from draws that have nothing to do with those of the game."""
    found: list[float] = luck(match, _judge(match.game), seed=seed).tolist()
    return [round(share, 9) for share in found]


@cache
def _judge(game: Game) -> GreedyJudge:
    return GreedyJudge(game)


def places_with_forfeits(ranking: list[int], forfeits: list[int]) -> list[int]:
    """Return the places when some seats have forfeited: behind all others, whoever forfeited first last of all."""
    keys = [(1, -forfeits.index(seat)) if seat in forfeits else (0, place) for seat, place in enumerate(ranking)]
    return [1 + sum(other < key for other in keys) for key in keys]


def warm_up(plan: Plan) -> list[Callable[[], object]]:
    """Return the steps that load or compile what the games need, so that no move is measured with it."""
    blind = replace(plan, bots=("random",), games=1)
    return [partial(play, blind, 0), *(partial(_wake, plan, bot) for bot in plan.contestants)]


def _wake(plan: Plan, bot: str) -> None:
    match = Match(plan.the_game, plan.players, seed=0, **plan.options)
    enough = Event()
    enough.set()  # it answers without thinking
    waking = create(bot, match.game, seed=0)
    try:
        # Its second choice goes on from the first, which is code of its own.
        for _ in range(2):
            match.play(waking.act(match, match.turn, enough))
    finally:
        waking.close()


def seconds_of(pace: str) -> float:
    """Return the longest time that falls into a class of times."""
    return float(SHORTEST * PACE_STEP ** int(pace))


def _pace(moves: list[float]) -> dict[str, int]:
    classes = sorted(max(0, ceil(log(max(move, SHORTEST) / SHORTEST, PACE_STEP))) for move in moves)
    return {str(pace): classes.count(pace) for pace in dict.fromkeys(classes)}


def _ask(bot: Bot, match: Match, plan: Plan, index: int) -> int:
    try:
        return bot.act(match, match.turn)
    except ProgramFault:
        raise
    except Exception as error:
        raise _fault(match, plan, index, f"failed with {type(error).__name__}: {error}") from error


def _fault(match: Match, plan: Plan, index: int, what: str) -> BotFault:
    seat = match.turn
    return BotFault(
        f"Bot {plan.seats_of(index)[seat]!r} {what}: game {index} of the plan with seed {plan.seed}, "
        f"seat {seat + 1}, ply {match.ply}.",
        seat,
    )
