"""Information-set Monte Carlo tree search, compiled.

Each iteration draws anew what the seat cannot know, and walks down one tree: chance is drawn as it comes and has no
nodes of its own (open loop), so a node stands for what the players have chosen so far. A child is chosen by its mean
reward for the player who acts, and by how often it was tried compared with how often it could have been tried
(availability), weighted by a first look at the action. Rewards are a vector, one share of the victory for each seat.
"""

import numpy as np
from numpy.typing import NDArray

from ..engine.chance import Generator, Ints, below
from ..engine.compiled import compiled
from ..engine.contract import CHANCE, OVER, apply, legal, resample, turn
from ..engine.play import draw
from ..engine.record import State, record_type
from .greedy import evaluate_lead
from .heuristics import (
    Floats,
    action_priors,
    guess_hidden,
    is_moment,
    is_quiet,
    judged_rollouts,
)
from .judgement import judge_leaf
from .workspace import LONGEST_PATH, Workspace

NODE = record_type(
    [
        ("total", np.float64),  # the rewards of the seat that chose this node, added up
        ("prior", np.float32),  # the first look's share of the attention
        ("seat", np.int32),
        ("action", np.int32),
        ("visits", np.int32),
        ("available", np.int32),  # how often it could have been chosen
        ("first", np.int32),  # its first child, 0 for none
        ("sibling", np.int32),  # the next child of its parent, 0 for none
    ]
)
Nodes = NDArray[np.void]
ROOT = 0

# How a rollout goes on from a leaf.
RANDOM, GUIDED = range(2)
# With more actions than these a rollout follows its priors everywhere.
MOST_JUDGED = 16
# What the first look at an action is.
EVEN, PRIORS, JUDGED = range(3)

SETTINGS = record_type(
    [
        ("explore", np.float64),  # how strongly what was tried less is preferred
        ("margin", np.float64),  # the part of a reward that is for the margin, not for the victory
        ("prior_temperature", np.float64),  # points of difference that make a first look e times as attentive
        ("rollout", np.int32),
        ("prior", np.int32),
        ("depth", np.int32),  # decisions of a rollout, at least, before its end is estimated at a quiet moment
        ("judged_rollouts", np.int32),  # whether rollouts judge each action where a game says that it matters
        (
            "guess_hidden",
            np.int32,
        ),  # whether others have chosen in secret what good players would, where a game knows what
        ("network", np.int32),  # whether what was learned judges the end of a rollout
        ("network_depth", np.int32),  # the same as `depth` where it does, before the next moment when it may be asked
    ]
)


@compiled
def grow(nodes: Nodes, used: NDArray[np.int64], parent: int, seat: int, action: int, prior: float) -> int:
    """Add a child to a node, and return it; 0 when the memory is full."""
    if used[0] >= len(nodes):
        return 0
    child = used[0]
    used[0] += 1
    node = nodes[child]
    node.total = 0.0
    node.prior = prior
    node.seat = seat
    node.action = action
    node.visits = 0
    node.available = 0
    node.first = 0
    node.sibling = nodes[parent].first
    nodes[parent].first = child
    return int(child)


@compiled
def child_of(nodes: Nodes, parent: int, seat: int, action: int) -> int:
    """Return the child that a seat's action leads to, 0 for none."""
    child = nodes[parent].first
    while child:
        if nodes[child].seat == seat and nodes[child].action == action:
            return int(child)
        child = nodes[child].sibling
    return 0


@compiled
def share_attention(values: Floats, n: int, prior_temperature: float) -> None:
    """Turn what n actions are expected to bring into shares of the attention: a softmax."""
    highest = values[0]
    for i in range(1, n):
        highest = max(highest, values[i])
    total = 0.0
    for i in range(n):
        values[i] = np.exp((values[i] - highest) / prior_temperature)
        total += values[i]
    for i in range(n):
        values[i] /= total


@compiled
def judge_each(work: Workspace, seat: int, n: int, weights: Floats) -> None:
    """Write what each of the workspace's n legal actions in state 1 leads to, in points ahead."""
    for i in range(n):
        work.states[2] = work.states[1]
        apply(work.states[2], seat, work.ids[i])
        work.priors[i] = evaluate_lead(work, 2, seat, weights)


@compiled
def score_priors(work: Workspace, seat: int, n: int, weights: Floats, settings: State) -> None:
    """Give each of the workspace's n legal actions its share of the attention by a first look."""
    if settings.prior == EVEN:
        for i in range(n):
            work.priors[i] = 1.0 / n
        return
    if settings.prior == PRIORS:
        action_priors(work.states[1], seat, work.ids, n, work.memory, work.priors)
    else:
        judge_each(work, seat, n, weights)
    share_attention(work.priors, n, settings.prior_temperature)


@compiled
def expand(
    nodes: Nodes,
    used: NDArray[np.int64],
    work: Workspace,
    parent: int,
    seat: int,
    n: int,
    weights: Floats,
    settings: State,
) -> None:
    """Find the children of the workspace's n legal actions, grow those that are missing, and count all as available."""
    child = nodes[parent].first
    while child:
        if nodes[child].seat == seat:
            work.children[nodes[child].action] = child
        child = nodes[child].sibling
    missing = False
    for i in range(n):
        missing |= work.children[work.ids[i]] <= 0
    if missing:
        score_priors(work, seat, n, weights, settings)
        for i in range(n):
            if work.children[work.ids[i]] <= 0:
                work.children[work.ids[i]] = grow(nodes, used, parent, seat, work.ids[i], work.priors[i])
    for i in range(n):
        child = work.children[work.ids[i]]
        if child:
            nodes[child].available += 1


@compiled
def forget_children(nodes: Nodes, work: Workspace, parent: int, n: int) -> None:
    """Clear the workspace's table of children."""
    child = nodes[parent].first
    while child:
        work.children[nodes[child].action] = 0
        child = nodes[child].sibling
    for i in range(n):
        work.children[work.ids[i]] = 0


@compiled
def select(nodes: Nodes, work: Workspace, n: int, players: int, explore: float) -> int:
    """Choose one of the workspace's n legal actions by its node's mean reward, its prior and its trials; return its index."""
    visits = 0
    total = 0.0
    for i in range(n):
        child = work.children[work.ids[i]]
        if child:  # none where the memory is full
            visits += nodes[child].visits
            total += nodes[child].total
    # What was never tried is expected to bring what its siblings bring.
    unknown = total / visits if visits else 1.0 / players
    best = 0
    highest = -np.inf
    for i in range(n):
        child = work.children[work.ids[i]]
        if child == 0:
            continue
        node = nodes[child]
        mean = node.total / node.visits if node.visits else unknown
        value = mean + explore * node.prior * np.sqrt(node.available) / (1 + node.visits)
        if value > highest:
            highest = value
            best = i
    return best


@compiled
def guided_choice(work: Workspace, seat: int, n: int, weights: Floats, settings: State) -> int:
    """Return which of the workspace's n legal actions in state 1 a good player would probably choose, by its index."""
    if settings.judged_rollouts and n <= MOST_JUDGED and judged_rollouts(work.states[1]):
        judge_each(work, seat, n, weights)
    else:
        action_priors(work.states[1], seat, work.ids, n, work.memory, work.priors)
    choice = 0
    for i in range(1, n):
        if work.priors[i] > work.priors[choice]:
            choice = i
    return choice


@compiled
def roll_out(work: Workspace, rng: Generator, weights: Floats, settings: State) -> None:
    """Play the workspace's state 1 on to the end, or as deep as the settings say and then to a moment that can be judged."""
    state = work.states[1]
    decisions = 0
    depth = settings.network_depth if settings.network else settings.depth
    seat = turn(state)
    while seat != OVER and (decisions < depth or not (is_moment(state) if settings.network else is_quiet(state))):
        if seat == CHANCE:
            apply(state, CHANCE, draw(state, rng, work.ids, work.weights))
        else:
            n = legal(state, seat, work.ids)
            choice = 0
            if n > 1:
                if settings.rollout == RANDOM:
                    choice = below(rng, n)
                else:
                    choice = guided_choice(work, seat, n, weights, settings)
            apply(state, seat, work.ids[choice])
            decisions += 1
        seat = turn(state)


@compiled
def play_to_the_end(work: Workspace, seat: int, action: int, weights: Floats, settings: State, rng: Generator) -> None:
    """Play the workspace's state 1 to the end after an action of a seat, with what the seat cannot know drawn anew."""
    state = work.states[1]
    resample(state, seat, rng)
    guess_hidden(state, seat, work.memory, rng)
    apply(state, seat, action)
    roll_out(work, rng, weights, settings)


@compiled
def set_greedy_prior(
    nodes: Nodes, used: NDArray[np.int64], work: Workspace, seat: int, n: int, settings: State
) -> None:
    """Let what greedy thinks of n listed actions be the first look at the root."""
    share_attention(work.priors, n, settings.prior_temperature)
    for i in range(n):
        child = child_of(nodes, ROOT, seat, work.ids[i])
        if child:
            nodes[child].prior = work.priors[i]
        else:
            grow(nodes, used, ROOT, seat, work.ids[i], work.priors[i])


@compiled
def iterate(
    nodes: Nodes,
    used: NDArray[np.int64],
    work: Workspace,
    seat: int,
    weights: Floats,
    settings: State,
    rng: Generator,
    iterations: int,
) -> None:
    """Grow the tree of the workspace's state 0 by some iterations, for a seat that has to act there."""
    for _ in range(iterations):
        work.states[1] = work.states[0]
        state = work.states[1]
        resample(state, seat, rng)
        if settings.guess_hidden:
            guess_hidden(state, seat, work.memory, rng)
        node = ROOT
        length = 0
        actor = seat
        while actor != OVER and length < LONGEST_PATH:
            if actor == CHANCE:
                apply(state, CHANCE, draw(state, rng, work.ids, work.weights))
            else:
                if nodes[node].visits == 0 and node != ROOT:
                    break
                n = legal(state, actor, work.ids)
                expand(nodes, used, work, node, actor, n, weights, settings)
                chosen = select(nodes, work, n, state.players, settings.explore)
                child = work.children[work.ids[chosen]]
                forget_children(nodes, work, node, n)
                if child == 0:
                    break
                apply(state, actor, work.ids[chosen])
                node = child
                work.path[length] = child
                length += 1
            actor = turn(state)
        roll_out(work, rng, weights, settings)
        judge_leaf(work, settings.network, weights, settings.margin)
        nodes[ROOT].visits += 1
        for i in range(length):
            entry = nodes[work.path[i]]
            entry.visits += 1
            entry.total += work.rewards[entry.seat]


@compiled
def most_visited(nodes: Nodes, parent: int) -> int:
    """Return the child that was tried most often, of equals the one with the higher rewards; 0 for none."""
    best = 0
    child = nodes[parent].first
    while child:
        if nodes[child].visits > 0 and (
            best == 0
            or nodes[child].visits > nodes[best].visits
            or (nodes[child].visits == nodes[best].visits and nodes[child].total > nodes[best].total)
        ):
            best = child
        child = nodes[child].sibling
    return int(best)


@compiled
def tries_ahead(nodes: Nodes, seat: int, legal_actions: Ints) -> int:
    """Return how many more tries the most tried of a seat's legal actions at the root has than the next."""
    most = second = 0
    for action in legal_actions:
        child = child_of(nodes, ROOT, seat, action)
        visits = nodes[child].visits if child else 0
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
    return int(most - second)


@compiled
def transplant(nodes: Nodes, root: int, fresh: Nodes) -> int:
    """Copy the part of a tree below a node into another array as a tree of its own; return its number of nodes."""
    fresh[ROOT] = nodes[root]
    fresh[ROOT].sibling = 0
    count = 1
    done = 0
    # Nodes whose children are still those of the old tree, in the order in which they were copied.
    while done < count:
        child = fresh[done].first
        fresh[done].first = 0
        while child:
            fresh[count] = nodes[child]
            fresh[count].sibling = fresh[done].first
            fresh[done].first = count
            count += 1
            child = nodes[child].sibling
        done += 1
    return count
