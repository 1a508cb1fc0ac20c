"""What a bot must know of a game beyond its rules: the guide, which each game brings for its state type."""

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.chance import Generator, Ints
from ..engine.compiled import compiled
from ..engine.contract import OVER, points, ranking, turn
from ..engine.dispatch import Dispatch
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.record import State, record_type

Floats = NDArray[np.float64]
Memory = NDArray[np.void]  # one record, of the guide's own type
MAX_SEATS = 5
NOTHING_TO_REMEMBER = record_type([("nothing", np.int8)])


@compiled
def imagine_nothing(state: State, seat: int, memory: Memory, rng: Generator) -> None:
    """Leave what a seat cannot know as it was drawn."""


@compiled
def always(state: State) -> bool:
    """Find every moment as good as any other."""
    return True


@compiled
def never(state: State) -> bool:
    """Find no moment worth the trouble."""
    return False


@dataclass(frozen=True)
class Guide:
    """The compiled functions of one game's guide, and the terms of its estimate with their weights."""

    estimate: Any
    lean: Any
    spread: Any
    terms: dict[str, float]  # in the order in which `estimate` reads them
    ahead: int = 64  # how many of its own decisions `greedy` looks ahead, at most to the end of the turn
    memory: np.dtype[Any] = NOTHING_TO_REMEMBER  # working space, and what was found out of positions that are met again
    imagine: Any = imagine_nothing
    quiet: Any = always
    careful: Any = never
    foresight: Any = None  # what tells more than the estimate where rollouts end, if there is such
    search: dict[str, float] = field(default_factory=dict)  # settings of `search` that suit this game better

    @property
    def foresee(self) -> Any:
        """Return what is asked where rollouts end."""
        return self.foresight or self.estimate

    def weights(self, changed: dict[str, float] | None = None) -> Floats:
        """Return the weights of the terms, some of them changed."""
        return np.array(list({**self.terms, **(changed or {})}.values()), np.float64)


_guides: Dispatch[Guide] = Dispatch()
register = _guides.register
generic = _guides.generic


def guide_of(game: Game) -> Guide:
    """Return the guide of a game."""
    try:
        import_module(f"meadhall.bots.guides.{game.name}")
    except ModuleNotFoundError:
        raise BadOption(f"{game.title} has no guide yet, so that only random plays it.") from None
    return _guides.of(game.state_type)


@generic
def estimate(state: State, weights: Floats, memory: Memory, out: Floats) -> None:
    """Write for each seat how many points it can expect to have at the end."""


@generic
def foresee(state: State, weights: Floats, memory: Memory, out: Floats) -> None:
    """Write for each seat how many points it can expect at the end, where a rollout ends: at a quiet moment."""


@generic
def lean(state: State, seat: int, ids: Ints, n: int, memory: Memory, out: Floats) -> None:
    """Write how much a player leans towards each of her n legal actions, in points: quick, for rollouts and first looks."""


@generic
def spread(state: State) -> float:
    """Return how many points the end usually lies away from the estimate, from here on."""
    raise NotImplementedError


@generic
def quiet(state: State) -> bool:
    """Tell whether estimates of this moment can be compared with those of other such moments: rollouts end at one."""
    raise NotImplementedError


@generic
def careful(state: State) -> bool:
    """Tell whether rollouts judge each action here by what it leads to, as greedy does, because leanings are too rough."""
    raise NotImplementedError


@generic
def imagine(state: State, seat: int, memory: Memory, rng: Generator) -> None:
    """Replace what others have chosen in secret, already drawn evenly, by what good players might have chosen."""


@compiled
def settled(state: State, numbers: Ints, out: Floats) -> bool:
    """At the end write the points that each seat has; tell whether it is the end."""
    if turn(state) != OVER:
        return False
    points(state, numbers)
    for seat in range(state.players):
        out[seat] = numbers[seat]
    return True


@compiled
def prospects(state: State, weights: Floats, memory: Memory, numbers: Ints, out: Floats) -> None:
    """Write the points that each seat expects, which at the end are those that it has."""
    if not settled(state, numbers, out):
        estimate(state, weights, memory, out)


@compiled
def outlook(state: State, weights: Floats, memory: Memory, numbers: Ints, out: Floats) -> None:
    """Write the points that each seat expects where a rollout ends, which at the end are those that it has."""
    if not settled(state, numbers, out):
        foresee(state, weights, memory, out)


@compiled
def lead(expected: Floats, players: int, seat: int, width: float) -> float:
    """Return by how many points a seat is ahead of the others, where the strongest of them counts most."""
    best = -1e9
    for other in range(players):
        if other != seat:
            best = max(best, expected[other])
    total = 0.0
    for other in range(players):
        if other != seat:
            total += np.exp((expected[other] - best) / width)
    return float(expected[seat] - best - width * np.log(total))


@compiled
def win_shares(state: State, expected: Floats, margin: float, numbers: Ints, out: Floats) -> None:
    """Write each seat's share of the victory, certain at the end and else by what it expects, with a little for the margin."""
    players = state.players
    over = turn(state) == OVER
    width = spread(state)
    winners = 0
    if over:
        ranking(state, numbers)
        for seat in range(players):
            winners += numbers[seat] == 1
    for seat in range(players):
        ahead = lead(expected, players, seat, width)
        share = 1.0 / (1.0 + np.exp(-ahead / width))
        if over:
            share = 1.0 / winners if numbers[seat] == 1 else 0.0
        out[seat] = (1.0 - margin) * share + margin / (1.0 + np.exp(-ahead / (4.0 * width)))
