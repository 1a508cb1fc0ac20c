"""What bots know of a game beyond its rules: the heuristics, which a game may bring for its state type."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.chance import Generator, Ints
from ..engine.compiled import compiled
from ..engine.contract import OVER, points, ranking, turn
from ..engine.dispatch import Dispatch
from ..engine.game import Game
from ..engine.record import State, record_type

Floats = NDArray[np.float64]
Floats32 = NDArray[np.float32]
Memory = NDArray[np.void]  # one record, of the heuristics' own type
NOTHING_TO_REMEMBER = record_type([("nothing", np.int8)])


@compiled
def guess_nothing(state: State, seat: int, memory: Memory, rng: Generator) -> None:
    """Leave what a seat cannot know as it was drawn."""


@compiled
def points_so_far(state: State, weights: Floats, memory: Memory, out: Floats) -> None:
    """Expect nothing more than the points that each seat has."""
    numbers = np.zeros(state.players, np.int32)
    points(state, numbers)
    for seat in range(state.players):
        out[seat] = numbers[seat]


@compiled
def no_preference(state: State, seat: int, ids: Ints, n: int, memory: Memory, out: Floats) -> None:
    """Find all actions equally good."""
    out[:n] = 0.0


@compiled
def a_few_points(state: State) -> float:
    """Take a few points for a clear lead."""
    return 5.0


@compiled
def always(state: State) -> bool:
    """Find every moment as good as any other."""
    return True


@compiled
def never(state: State) -> bool:
    """Find no moment worth the trouble."""
    return False


@compiled
def no_features(state: State, weights: Floats, memory: Memory, own: Floats32, table: Floats32) -> None:
    """Note nothing."""


@dataclass(frozen=True)
class Features:
    """What a network is shown of a table: numbers by name, of each seat and of the table."""

    own: tuple[str, ...]  # of a seat, in the order in which `write` writes them
    # Of the table. One that is called "round" tells how far a game is: shares are calibrated by it.
    table: tuple[str, ...]
    write: Any  # compiled: writes those of every seat, and those of the table
    moment: Any  # compiled: whether a network may be asked now, such as when a turn begins; nothing may be under way
    moments_of_a_game: int = 60  # how many such moments a game has, about


NO_FEATURES = Features((), (), no_features, never)


@dataclass(frozen=True)
class Heuristics:
    """The compiled functions of one game's heuristics, and the terms of its estimate with their weights."""

    estimate: Any
    action_priors: Any
    uncertainty: Any
    terms: dict[str, float]  # in the order in which `estimate` reads them
    ahead: int = 64  # how many of its own decisions `greedy` looks ahead, at most to the end of the turn
    memory: np.dtype[Any] = NOTHING_TO_REMEMBER  # working space, and what was found out of positions that are met again
    guess_hidden: Any = guess_nothing
    is_quiet: Any = always
    judged_rollouts: Any = never
    features: Features = NO_FEATURES  # what networks of this game are shown; without them it cannot be learned
    networks: Path | None = None  # the folder of those that were learned
    search: dict[str, float] = field(default_factory=dict)  # settings of `search` that suit this game better
    greedy: dict[str, float] = field(default_factory=dict)  # the same of `greedy`

    @property
    def write_features(self) -> Any:
        """Return what writes the features."""
        return self.features.write

    @property
    def is_moment(self) -> Any:
        """Return what tells when a network may be asked."""
        return self.features.moment

    def weights(self, changed: dict[str, float] | None = None) -> Floats:
        """Return the weights of the terms, some of them changed."""
        return np.array(list({**self.terms, **(changed or {})}.values()), np.float64)


# For a game that brings none of its own: rollouts are random and go on to the end, greedy looks at points.
POINTS_ALONE = Heuristics(
    estimate=points_so_far,
    action_priors=no_preference,
    uncertainty=a_few_points,
    terms={},
    search={"rollout": 0, "prior": 0, "greedy_root_prior": 0},
)

_by_game: Dispatch[Heuristics] = Dispatch()
register = _by_game.register
generic = _by_game.generic


def heuristics_of(game: Game) -> Heuristics:
    """Return the heuristics of a game. One that brings none is judged by its points, and searched with random rollouts."""
    if not _by_game.knows(game.state_type):
        register(game.state_type, game.heuristics() or POINTS_ALONE)
    return _by_game.of(game.state_type)


@generic
def estimate(state: State, weights: Floats, memory: Memory, out: Floats) -> None:
    """Write for each seat how many points it can expect to have at the end."""


@generic
def write_features(state: State, weights: Floats, memory: Memory, own: Floats32, table: Floats32) -> None:
    """Write what a network is shown: a row of features for each seat, and those of the table."""


@generic
def is_moment(state: State) -> bool:
    """Tell whether a network may be asked at this moment."""
    raise NotImplementedError


@generic
def action_priors(state: State, seat: int, ids: Ints, n: int, memory: Memory, out: Floats) -> None:
    """Write how much a player leans towards each of their n legal actions, in points: quick, for rollouts and first looks."""


@generic
def uncertainty(state: State) -> float:
    """Return how many points the end usually lies away from the estimate, from here on."""
    raise NotImplementedError


@generic
def is_quiet(state: State) -> bool:
    """Tell whether estimates of this moment can be compared with those of other such moments: rollouts end at one."""
    raise NotImplementedError


@generic
def judged_rollouts(state: State) -> bool:
    """Tell whether rollouts judge each action here by what it leads to, as greedy does, because priors are too rough."""
    raise NotImplementedError


@generic
def guess_hidden(state: State, seat: int, memory: Memory, rng: Generator) -> None:
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
def evaluate(state: State, weights: Floats, memory: Memory, numbers: Ints, out: Floats) -> None:
    """Write the points that each seat expects, which at the end are those that it has."""
    if not settled(state, numbers, out):
        estimate(state, weights, memory, out)


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
    width = uncertainty(state)
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
