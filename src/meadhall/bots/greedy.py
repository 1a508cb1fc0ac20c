"""`greedy`: tries each legal action, plays its turn out with the best that it finds, and compares what it expects then."""

from dataclasses import dataclass, field
from threading import Event

import numpy as np

from ..engine.chance import Generator, below
from ..engine.compiled import compiled
from ..engine.contract import apply, legal, turn
from ..engine.game import Game
from .desk import Desk, desk
from .guide import Floats, guide_of, imagine, lead, prospects, spread, win_shares
from .interface import Bot, Sight, Thought, Thoughts


@dataclass(frozen=True)
class GreedySettings:
    """How greedy plays. The noise makes a beginner of it: a judgement that is off by some points, and an eye for only some of the actions."""

    noise: float = 0.0  # points by which a judgement is off, on average
    sees: float = 1.0  # the part of the legal actions that it notices
    terms: dict[str, float] = field(default_factory=dict)  # other weights for terms of the estimate


@compiled
def unit(rng: Generator) -> float:
    """Return a number from 0 up to 1."""
    return below(rng, 1 << 30) / (1 << 30)


@compiled
def judged(work: Desk, at: int, seat: int, weights: Floats) -> float:
    """Return by how many points a seat expects to be ahead in one of the desk's states."""
    state = work.states[at]
    prospects(state, weights, work.memory, work.numbers, work.expected)
    return lead(work.expected, state.players, seat, spread(state))


@compiled
def finish_turn(work: Desk, seat: int, weights: Floats, ahead: int) -> None:
    """Let a seat go on in the desk's state 1, with its best next action each time, until somebody else or chance acts."""
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
                value = judged(work, 2, seat, weights)
                if value > highest:
                    highest = value
                    best = work.inner[i]
        apply(work.states[1], seat, best)


@compiled
def look_around(work: Desk, seat: int, imagining: int, rng: Generator) -> int:
    """Imagine what is hidden in the desk's state 0, unless not told to, and list the legal actions of a seat; return how many there are."""
    if imagining:
        imagine(work.states[0], seat, work.memory, rng)
    return legal(work.states[0], seat, work.ids)


@compiled
def judge(work: Desk, seat: int, weights: Floats, ahead: int, i: int, values: Floats) -> None:
    """Judge one of the listed actions by playing the turn out with it."""
    work.states[1] = work.states[0]
    apply(work.states[1], seat, work.ids[i])
    finish_turn(work, seat, weights, ahead)
    values[i] = judged(work, 1, seat, weights)


@compiled
def judge_all(
    work: Desk, seat: int, weights: Floats, ahead: int, rng: Generator, values: Floats, shares: Floats
) -> int:
    """Judge every legal action of a seat in the desk's state 0; return how many there are."""
    n = look_around(work, seat, 1, rng)
    for i in range(n):
        judge(work, seat, weights, ahead, i, values)
        win_shares(work.states[1], work.expected, 0.0, work.numbers, work.rewards)
        shares[i] = work.rewards[seat]
    return n


@compiled
def blur(rng: Generator, values: Floats, n: int, noise: float, sees: float) -> None:
    """Judge as a beginner does: each value is off by something, and actions that were not noticed are worth nothing."""
    kept = below(rng, n)
    for i in range(n):
        # The sum of four even draws is close enough to a normal one; its deviation is 0.577.
        error = unit(rng) + unit(rng) + unit(rng) + unit(rng) - 2.0
        values[i] += noise * error / 0.577
        if unit(rng) >= sees and i != kept:
            values[i] -= 1e6


class GreedyBot(Bot):
    """Looks to the end of its turn."""

    def __init__(self, game: Game, seed: int | None = None, settings: GreedySettings | None = None) -> None:
        super().__init__(game, seed)
        self.settings = settings or GreedySettings()
        self.guide = guide_of(game)
        self._weights = self.guide.weights(self.settings.terms)
        self._desk = desk(game)
        self._values = np.zeros(len(self._desk.ids))
        self._shares = np.zeros(len(self._desk.ids))

    def consider(self, sight: Sight, stop: Event) -> Thoughts:
        values, shares = self._values, self._shares
        self._desk.states[0] = sight.state
        n = judge_all(self._desk, sight.seat, self._weights, self.guide.ahead, self.rng, values, shares)
        if self.settings.noise or self.settings.sees < 1:
            blur(self.rng, values, n, self.settings.noise, self.settings.sees)
        order = np.argsort(-values[:n], kind="stable")
        options = [Thought(int(self._desk.ids[i]), 0, float(shares[i])) for i in order]
        return Thoughts(options[0].action, options)
