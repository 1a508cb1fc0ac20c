"""Where a result came from: luck, own loss, others' gifts, what was hidden, and what the judge revised.

Every step of the log moves the value by what comes after less what was before. Each of these differences is divided so
that its parts add up to it again; so the parts of all steps add up to the result less the start (docs/review.md).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from ..bots.state_value import States
from ..engine.chance import generator
from ..engine.contract import CHANCE
from ..engine.match import Match
from ..engine.record import State, same, state_array
from .draws import mean_of_draws
from .judge import GreedyJudge, Judge, Values, after_actions
from .packing import packed_bytes

# Streams of the generator for draws and for what is hidden, apart from those that games draw from.
DRAWS, HIDDEN = 1 << 40, 1 << 41


@dataclass(frozen=True)
class Effort:
    """How closely a review looks. It does not change what a state is worth."""

    draws: int = 48  # so many outcomes of a draw are looked at where there are more
    hidden: int = 8  # so many possibilities of what is hidden
    actions: int = 24  # so many actions of a decision, those that look best and the one that was chosen


QUICK = Effort()
DEEP = Effort(draws=256, hidden=24, actions=64)


@dataclass(frozen=True)
class Span:
    """A part of the log that is one step: a decision, or all that chance draws until somebody acts."""

    first: int  # its first ply
    last: int  # the ply after it
    seat: int  # who decided, or `CHANCE`
    action: int  # what was chosen, or was drawn first
    before: State
    after: State


@dataclass(frozen=True)
class Option:
    """What the judge says of one action, as far as the seat could know."""

    action: int
    values: Values


@dataclass(frozen=True)
class Step:
    """A step and the parts of what it moved: rows of shares of the victory by seat, then of points by seat."""

    span: Span
    before: Values
    after: Values
    luck: Values
    loss: Values  # of the seat that chose: never above 0 in its share; what it did to the others are its gifts
    hidden: Values
    revised: Values
    error: Values  # the standard error of the mean that luck is told from, 0 where all outcomes were looked at
    options: list[Option] = field(default_factory=list)  # of a decision, the best first

    @property
    def is_choice(self) -> bool:
        """Whether a player had more than one action to choose from."""
        return len(self.options) > 1

    def of(self, action: int) -> Option:
        """Return what the judge says of an action."""
        return next(option for option in self.options if option.action == action)


@dataclass(frozen=True)
class Decomposition:
    """All steps of a match with their parts."""

    players: int
    start: Values
    result: Values
    steps: list[Step]

    def total(self, part: str) -> Values:
        """Add up a part, such as `luck`, over all steps: shares by seat, then points by seat."""
        total: Values = np.sum([getattr(step, part) for step in self.steps], axis=0) + np.zeros_like(self.start)
        return total

    def own_loss(self) -> Values:
        """Add up for each seat what its own decisions cost it."""
        return self._losses(True)

    def gifts(self) -> Values:
        """Add up for each seat what others' decisions brought it; below 0 where they took."""
        return self._losses(False)

    def _losses(self, own: bool) -> Values:
        total = np.zeros_like(self.start)
        for step in self.steps:
            mine = np.arange(len(total)) % self.players == step.span.seat
            total += np.where(mine == own, step.loss, 0.0)
        return total


def spans(match: Match) -> Iterator[Span]:
    """Divide the log of a match into steps."""
    opened: tuple[int, int, State] | None = None
    ply = 0
    after = match.state
    for ply, seat, action, before, now in match.steps():
        if opened is not None and seat != CHANCE:
            yield Span(opened[0], ply, CHANCE, opened[1], opened[2], before)
            opened = None
        after = state_array(now)[0]
        if seat != CHANCE:
            yield Span(ply, ply + 1, seat, action, before, after)
        elif opened is None:
            opened = (ply, action, before)
    if opened is not None:
        yield Span(opened[0], ply + 1, CHANCE, opened[1], opened[2], after)


class Decomposer:
    """Divides steps of a match, with a judge and an effort. It is not to be shared by threads."""

    def __init__(self, match: Match, judge: Judge | None = None, effort: Effort = QUICK, seed: int = 0) -> None:
        self.match = match
        self.game = match.game
        self.judge = judge or GreedyJudge(match.game)
        self.effort = effort
        self.seed = seed

    def value(self, state: State) -> Values:
        """Return the value of one state."""
        value: Values = self.judge.values(state_array(state))[0]
        return value

    def divide(self, span: Span) -> Step:
        """Divide what a step moved into its parts."""
        before, after = self.value(span.before), self.value(span.after)
        return self._draw(span, before, after) if span.seat == CHANCE else self._decision(span, before, after)

    def _draw(self, span: Span, before: Values, after: Values) -> Step:
        """Luck is what came less the mean of what could come; the rest was revised."""
        rng = generator(self.seed, DRAWS + span.first)
        mean, error = mean_of_draws(self.game, span.before, self.judge, self.effort.draws, rng)
        nothing = np.zeros_like(before)
        return Step(span, before, after, after - mean, nothing, nothing, mean - before, error)

    def _decision(self, span: Span, before: Values, after: Values) -> Step:
        """Loss is the chosen action's value less that of the best, both as far as the seat could know."""
        nothing = np.zeros_like(before)
        actions = self._legal(span)
        if len(actions) == 1:
            return Step(span, before, after, nothing, nothing, nothing, after - before, nothing)
        worlds, weights = self._worlds(span.before, span.seat, span.first)
        if self._is_open(span, worlds):
            known_before, known = before, None
        else:
            known_before, known = weights @ self.judge.values(worlds), worlds
        actions = self._worth_a_look(span, worlds, weights, actions)
        if known is None:
            values = self.judge.values(after_actions(span.before, span.seat, actions))
            values[actions.index(span.action)] = after  # the same by another way, and the same to the last bit
        else:
            values = sum(
                weight * self.judge.values(after_actions(world, span.seat, actions))
                for world, weight in zip(worlds, weights, strict=True)
            )
        chosen = values[actions.index(span.action)]
        order = np.argsort(-values[:, span.seat], kind="stable")
        best = values[order[0]]
        if chosen[span.seat] >= best[span.seat]:
            best = chosen  # of equals the one that was chosen is the best
        options = [Option(actions[i], values[i]) for i in order]
        options.sort(key=lambda option: (-option.values[span.seat], option.action != span.action))
        hidden = nothing if known is None else (after - chosen) - (before - known_before)
        return Step(span, before, after, nothing, chosen - best, hidden, best - known_before, nothing, options)

    def _legal(self, span: Span) -> list[int]:
        ids = np.zeros(self.game.most_legal, np.int32)
        n = self.game.rules.legal(span.before, span.seat, ids)
        actions: list[int] = ids[:n].tolist()
        return actions

    def _is_open(self, span: Span, worlds: States) -> bool:
        """Tell whether the seat that decides knows all there is."""
        return len(worlds) == 1 and same(worlds[0], span.before)

    def _worlds(self, state: State, seat: int, ply: int) -> tuple[States, Values]:
        """Return what a state could be for all that a seat knows, each once, with its part of all."""
        truth = state_array(state)
        if self.game.all_open:
            return truth, np.ones(1)
        rng = generator(self.seed, HIDDEN + ply)
        imagined = self.judge.imagined(state, seat, self.effort.hidden, rng)
        numbers: dict[bytes, list[int]] = {}
        for number, world in enumerate(packed_bytes(imagined)):
            numbers.setdefault(world, []).append(number)
        worlds = imagined[[alike[0] for alike in numbers.values()]]
        return worlds, np.array([len(alike) for alike in numbers.values()]) / len(imagined)

    def _worth_a_look(self, span: Span, worlds: States, weights: Values, actions: list[int]) -> list[int]:
        """Return the actions that look best at once, with the one that was chosen."""
        if len(actions) <= self.effort.actions:
            return actions
        world = worlds[int(np.argmax(weights))]
        looks = self.judge.looks(after_actions(world, span.seat, actions))[:, span.seat]
        kept = set(np.argsort(-looks, kind="stable")[: self.effort.actions].tolist())
        return [action for i, action in enumerate(actions) if i in kept or action == span.action]


class SeatDecomposer(Decomposer):
    """Divides steps of a match that is not over by what one seat knew, so that nothing of it tells a secret.

    What others did cannot be judged without their secrets: all that it moved is what they did to the seat.
    """

    def __init__(
        self, match: Match, seat: int, judge: Judge | None = None, effort: Effort = QUICK, seed: int = 0
    ) -> None:
        super().__init__(match, judge, effort, seed)
        self.seat = seat

    def divide(self, span: Span) -> Step:
        """Divide what a step moved, as the seat could see it."""
        before, after = self._known(span.before, span.first), self._known(span.after, span.last)
        if span.seat == self.seat:
            return self._decision(span, before, after)
        nothing = np.zeros_like(before)
        if span.seat != CHANCE:
            return Step(span, before, after, nothing, after - before, nothing, nothing, nothing)
        worlds, weights = self._worlds(span.before, self.seat, span.first)
        rng = generator(self.seed, DRAWS + span.first)
        drawn = [mean_of_draws(self.game, world, self.judge, self.effort.draws, rng) for world in worlds]
        mean = weights @ np.array([one for one, _ in drawn])
        error = np.sqrt(weights**2 @ np.array([one**2 for _, one in drawn]))
        return Step(span, before, after, after - mean, nothing, nothing, mean - before, error)

    def _known(self, state: State, ply: int) -> Values:
        worlds, weights = self._worlds(state, self.seat, ply)
        value: Values = weights @ self.judge.values(worlds)
        return value

    def _is_open(self, span: Span, worlds: States) -> bool:
        """Never look at the truth."""
        return False


def decomposer_of(
    match: Match, judge: Judge | None = None, effort: Effort = QUICK, seed: int = 0, seat: int | None = None
) -> Decomposer:
    """Return what divides the steps of a match; for one seat alone as long as others have secrets."""
    if seat is None or match.is_over or match.game.all_open:
        return Decomposer(match, judge, effort, seed)
    match.check_seat(seat)
    return SeatDecomposer(match, seat, judge, effort, seed)


def decompose(
    match: Match,
    judge: Judge | None = None,
    effort: Effort = QUICK,
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    seat: int | None = None,
) -> Decomposition:
    """Divide the result of a match into luck, own loss, others' gifts, hidden and revised, step by step.

    For every seat the parts of all steps add up to the result less the start, whatever the judge says. With a seat, a
    match that is not over is looked at with that seat's eyes.
    """
    decomposer = decomposer_of(match, judge, effort, seed, seat)
    parts = list(spans(match))
    steps = []
    for done, span in enumerate(parts):
        steps.append(decomposer.divide(span))
        if progress is not None:
            progress((done + 1) / len(parts))
    return joined(decomposer, steps)


def joined(decomposer: Decomposer, steps: list[Step]) -> Decomposition:
    """Put the steps of a match together."""
    start = steps[0].before if steps else decomposer.value(decomposer.match.state)
    return Decomposition(decomposer.match.players, start, steps[-1].after if steps else start, steps)


def luck(match: Match, judge: Judge | None = None, effort: Effort = QUICK, seed: int = 0) -> Values:
    """Return each seat's luck in a match, as a share of the victory: what the draws brought less what they bring on average.

    Its expectation is 0 whatever the judge says, so it can be subtracted from a result without a bias.
    """
    decomposer = Decomposer(match, judge, effort, seed)
    total = np.zeros(match.players)
    for span in spans(match):
        if span.seat == CHANCE:
            total += decomposer.divide(span).luck[: match.players]
    return total
