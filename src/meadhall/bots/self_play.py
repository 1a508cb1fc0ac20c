"""Games that bots play against themselves to learn from, compiled: what a network would have been shown, and how it ended.

Every game has a stream of its own from the seed, so what is noted does not depend on how games are divided. In most games
the players slip, some more and some less, so that odd positions are met, too.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..engine.chance import Generator, Ints, below, seed_generator
from ..engine.compiled import compiled, compiled_loop
from ..engine.contract import CHANCE, OVER, apply, legal, points, ranking, resample, setup, turn
from ..engine.play import draw
from ..engine.record import State, record_type
from .greedy import evaluate_actions, unit
from .heuristics import Floats, Floats32, is_moment, uncertainty, write_features
from .mcts import NODE, ROOT, Nodes, iterate, most_visited, set_greedy_prior
from .workspace import Workspace

HOW = record_type(
    [
        ("noise", np.float64),  # how far judgements are off at most, as a part of the uncertainty
        ("steady", np.float64),  # the part of the games without slips
        ("whims", np.float64),  # the part of the decisions that are made at random, in games with slips
        ("kept", np.float64),  # the part of the moments that are noted
        ("asks", np.int32),  # whether greedy asks the network
        ("iterations", np.int32),  # of a search; 0 for greedy
        ("ahead", np.int32),  # how far greedy looks ahead
    ]
)
SLIPS_IN_FOUR_DRAWS = 0.577  # the deviation of the sum of four even draws, which is close enough to a normal one


class Notes(NamedTuple):
    """What was noted: moments of many games, and how each game ended."""

    seats: Floats32  # [moment, seat, own feature]
    table: Floats32  # [moment, feature of the table]
    game: Ints  # [moment]: which game it belongs to
    points: Ints  # [game, seat], at the end
    places: Ints  # [game, seat]


class Tree(NamedTuple):
    """What a search grows."""

    nodes: Nodes
    used: NDArray[np.int64]
    blank: Nodes  # one node


def new_tree(nodes: int) -> Tree:
    """Make room for a tree."""
    return Tree(np.zeros(nodes, NODE), np.zeros(1, np.int64), np.zeros(1, NODE))


@compiled
def decide(
    state: State,
    seat: int,
    work: Workspace,
    tree: Tree,
    weights: Floats,
    how: State,
    settings: State,
    level: float,
    rng: Generator,
    values: Floats,
    shares: Floats,
) -> int:
    """Return what a seat chooses, slipping as much as the level says."""
    n = legal(state, seat, work.ids)
    if n == 1:
        return int(work.ids[0])
    if level > 0.0 and unit(rng) < how.whims:
        return int(work.ids[below(rng, n)])
    work.states[0] = state
    resample(work.states[0], seat, rng)
    work.states[3] = work.states[0]
    n = evaluate_actions(work, seat, weights, how.ahead, how.asks, rng, values, shares)
    slip = level * uncertainty(state) / SLIPS_IN_FOUR_DRAWS
    for i in range(n):
        values[i] += slip * (unit(rng) + unit(rng) + unit(rng) + unit(rng) - 2.0)
    if how.iterations == 0:
        return int(work.ids[np.argmax(values[:n])])
    work.states[0] = work.states[3]
    tree.nodes[ROOT] = tree.blank[0]
    tree.used[0] = 1
    for i in range(n):
        work.priors[i] = values[i]
    set_greedy_prior(tree.nodes, tree.used, work, seat, n, settings)
    iterate(tree.nodes, tree.used, work, seat, weights, settings, rng, how.iterations)
    return int(tree.nodes[most_visited(tree.nodes, ROOT)].action)


@compiled_loop
def record_games(
    table: NDArray[np.void],
    work: Workspace,
    tree: Tree,
    options: NDArray[np.int64],
    weights: Floats,
    players: int,
    seed: int,
    first: int,
    games: int,
    how: State,
    settings: State,
    values: Floats,
    shares: Floats,
    notes: Notes,
) -> int:
    """Play some games, note a part of their moments, and return how many were noted.

    `table` holds a blank record and the one to play on. Moments beyond the room for notes are left out.
    """
    rng = np.zeros(4, np.uint64)
    noted = 0
    for game in range(games):
        table[1] = table[0]
        state = table[1]
        seed_generator(rng, np.uint64(seed), np.uint64(first + game))
        level = how.noise * unit(rng) if unit(rng) >= how.steady else 0.0
        setup(state, players, options)
        actor = CHANCE
        seat = turn(state)
        while seat != OVER:
            # What chance draws one after the other is one moment, the first.
            begins = seat != CHANCE or actor != CHANCE
            if begins and noted < len(notes.game) and is_moment(state) and unit(rng) < how.kept:
                write_features(state, weights, work.memory, notes.seats[noted], notes.table[noted])
                notes.game[noted] = game
                noted += 1
            if seat == CHANCE:
                apply(state, CHANCE, draw(state, rng, work.ids, work.weights))
            else:
                action = decide(state, seat, work, tree, weights, how, settings, level, rng, values, shares)
                apply(state, seat, action)
            actor = seat
            seat = turn(state)
        points(state, notes.points[game])
        ranking(state, notes.places[game])
    return noted
