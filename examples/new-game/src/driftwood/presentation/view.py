"""What a seat may know, as a typed model: everything but what others have chosen in this tide."""

from typing import Literal

import numpy as np
from pydantic import BaseModel

from meadhall.engine.bits import members
from meadhall.engine.game import Turn, turn_of
from meadhall.engine.record import State

from ..rules.box import KIND_NAMES, NOTHING
from ..rules.rules import pending, ranking, turn
from ..rules.state import PHASE_NAMES, UNDECIDED


class PlayerView(BaseModel):
    """A player's finds."""

    seat: int
    points: int
    place: int
    found: dict[str, int]
    has_chosen: bool
    choice: int | None  # the place, from 1; of others it is secret


class DriftwoodView(BaseModel):
    """The whole table, as a seat sees it."""

    game: Literal["driftwood"] = "driftwood"
    you: int | None
    round: int
    rounds: int
    phase: str
    turn: Turn
    pending: list[int]
    beach: list[str | None]
    sea: dict[str, int]
    players: list[PlayerView]


VIEW = DriftwoodView


def view(state: State, seat: int | None) -> DriftwoodView:
    """Return the table as a seat sees it; None is a spectator."""
    places = np.zeros(state.players, np.int32)
    ranking(state, places)
    return DriftwoodView(
        you=seat,
        round=int(state.round_number),
        rounds=int(state.tides),
        phase=PHASE_NAMES[state.phase],
        turn=turn_of(turn(state)),
        pending=list(members(pending(state))),
        beach=[KIND_NAMES[kind] if kind != NOTHING else None for kind in state.beach[: state.players + 1]],
        sea=dict(zip(KIND_NAMES, state.sea.tolist(), strict=True)),
        players=[_player(state, other, seat, int(places[other])) for other in range(state.players)],
    )


def _player(state: State, seat: int, viewer: int | None, place: int) -> PlayerView:
    player = state.seats[seat]
    has_chosen = bool(player.choice != UNDECIDED)
    return PlayerView(
        seat=seat,
        points=int(player.points),
        place=place,
        found=dict(zip(KIND_NAMES, player.found.tolist(), strict=True)),
        has_chosen=has_chosen,
        choice=int(player.choice) if has_chosen and seat == viewer else None,
    )
