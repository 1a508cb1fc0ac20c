"""`greedy`: tries each legal action, plays its turn out with the best that it finds, and compares what it expects then."""

from dataclasses import dataclass, field
from threading import Event

import numpy as np

from ..engine.chance import Generator, below
from ..engine.compiled import compiled
from ..engine.contract import apply, legal, turn
from ..engine.game import Game
from ..engine.match import Match
from .heuristics import Floats, evaluate, guess_hidden, heuristics_of, lead, uncertainty, win_shares
from .interface import Bot, Observation, Thought, Thoughts
from .judgement import can_judge, judge, judged_lead
from .network_choice import NetworkChoice, NetworkSetting
from .workspace import Workspace, workspace


@dataclass(frozen=True)
class GreedySettings:
    """How greedy plays. The noise makes a beginner of it: a judgement that is off by some points, and an eye for only some of the actions."""

    noise: float = 0.0  # points by which a judgement is off, on average
    attention: float = 1.0  # the part of the legal actions that it notices
    network: NetworkSetting = 1  # whether what was learned judges the end of the turn, or a file with a network
    terms: dict[str, float] = field(default_factory=dict)  # other weights for terms of the estimate


@compiled
def unit(rng: Generator) -> float:
    """Return a number from 0 up to 1."""
    return below(rng, 1 << 30) / (1 << 30)


@compiled
def evaluate_lead(work: Workspace, at: int, seat: int, weights: Floats) -> float:
    """Return by how many points a seat expects to be ahead in one of the workspace's states."""
    state = work.states[at]
    evaluate(state, weights, work.memory, work.numbers, work.expected)
    return lead(work.expected, state.players, seat, uncertainty(state))


@compiled
def finish_turn(work: Workspace, seat: int, weights: Floats, ahead: int) -> None:
    """Let a seat go on in the workspace's state 1, with its best next action each time, until somebody else or chance acts."""
    for _ in range(ahead):
        if turn(work.states[1]) != seat:
            return
        n = legal(work.states[1], seat, work.inner)
        best = work.inner[0]
        if n > 1:
            highest = -np.inf
            for i in range(n):
                work.states[2] = work.states[1]
                apply(work.states[2], seat, work.inner[i])
                value = evaluate_lead(work, 2, seat, weights)
                if value > highest:
                    highest = value
                    best = work.inner[i]
        apply(work.states[1], seat, best)


@compiled
def list_actions(work: Workspace, seat: int, guessing: int, rng: Generator) -> int:
    """Imagine what is hidden in the workspace's state 0, unless not told to, and list the legal actions of a seat; return how many there are."""
    if guessing:
        guess_hidden(work.states[0], seat, work.memory, rng)
    return legal(work.states[0], seat, work.ids)


@compiled
def evaluate_action(work: Workspace, seat: int, weights: Floats, ahead: int, asks: int, i: int, values: Floats) -> bool:
    """Judge one of the listed actions by playing the turn out with it; tell whether whoever was asked could say something.

    A network cannot where it may not be asked: then all actions have to be judged without it, to be compared.
    """
    work.states[1] = work.states[0]
    apply(work.states[1], seat, work.ids[i])
    finish_turn(work, seat, weights, ahead)
    if asks and not can_judge(work, 1):
        return False
    values[i] = judged_lead(work, 1, seat, weights) if asks else evaluate_lead(work, 1, seat, weights)
    return True


@compiled
def judge_actions(
    work: Workspace, seat: int, weights: Floats, ahead: int, asks: int, n: int, values: Floats, shares: Floats
) -> bool:
    """Judge all listed actions, if that can be done."""
    for i in range(n):
        if not evaluate_action(work, seat, weights, ahead, asks, i, values):
            return False
        if asks:
            judge(work, 1, weights, 0.0)
        else:
            win_shares(work.states[1], work.expected, 0.0, work.numbers, work.rewards)
        shares[i] = work.rewards[seat]
    return True


@compiled
def evaluate_actions(
    work: Workspace, seat: int, weights: Floats, ahead: int, asks: int, rng: Generator, values: Floats, shares: Floats
) -> int:
    """Judge every legal action of a seat in the workspace's state 0; return how many there are."""
    n = list_actions(work, seat, 1, rng)
    if not (asks and judge_actions(work, seat, weights, ahead, 1, n, values, shares)):
        judge_actions(work, seat, weights, ahead, 0, n, values, shares)
    return n


@compiled
def blur(rng: Generator, values: Floats, n: int, noise: float, attention: float) -> None:
    """Judge as a beginner does: each value is off by something, and actions that were not noticed are worth nothing."""
    kept = below(rng, n)
    for i in range(n):
        # The sum of four even draws is close enough to a normal one; its deviation is 0.577.
        error = unit(rng) + unit(rng) + unit(rng) + unit(rng) - 2.0
        values[i] += noise * error / 0.577
        if unit(rng) >= attention and i != kept:
            values[i] -= 1e6


class GreedyBot(Bot):
    """Looks to the end of its turn."""

    def __init__(self, game: Game, seed: int | None = None, settings: GreedySettings | None = None) -> None:
        super().__init__(game, seed)
        self.settings = settings or GreedySettings()
        self.heuristics = heuristics_of(game)
        self._weights = self.heuristics.weights(self.settings.terms)
        self._workspace = workspace(game)
        self._networks = NetworkChoice(game, self.settings.network)
        self._values = np.zeros(len(self._workspace.ids))
        self._shares = np.zeros(len(self._workspace.ids))

    def _evaluate(self, observation: Observation) -> int:
        """Judge every legal action, and return how many there are."""
        network = self._networks.of_table(observation.state)
        self._workspace = work = self._workspace._replace(network=network)
        work.states[0] = observation.state
        ahead, asks = self.heuristics.ahead, int(network.knows)
        return int(
            evaluate_actions(work, observation.seat, self._weights, ahead, asks, self.rng, self._values, self._shares)
        )

    def leads(self, match: Match, seat: int) -> dict[int, float]:
        """Return by how many points a seat can expect to be ahead with each of its legal actions, as far as it knows."""
        n = self._evaluate(self._observation(match, seat))
        return dict(zip(self._workspace.ids[:n].tolist(), self._values[:n].tolist(), strict=True))

    def consider(self, observation: Observation, stop: Event) -> Thoughts:
        n = self._evaluate(observation)
        if self.settings.noise or self.settings.attention < 1:
            blur(self.rng, self._values, n, self.settings.noise, self.settings.attention)
        order = np.argsort(-self._values[:n], kind="stable")
        options = [Thought(int(self._workspace.ids[i]), 0, float(self._shares[i])) for i in order]
        return Thoughts(options[0].action, options)
