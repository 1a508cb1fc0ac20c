"""Makes the review of a match: everybody's chances, the balance of each seat, and the decisions that mattered."""

from collections.abc import Callable, Generator, Sequence
from itertools import groupby
from math import exp

import numpy as np

from ..bots import playouts
from ..bots.playouts import Playouts, certain, compared
from ..engine.contract import CHANCE
from ..engine.match import Match
from .decomposition import DEEP, QUICK, Decomposer, Decomposition, Step, decomposer_of, joined, spans
from .judge import GreedyJudge, Values
from .review import Account, Actor, Balance, Compared, Decision, Gain, Moment, Play, Review, Turning

MOST_TURNINGS = 6
SMALLEST_TURNING = 0.06
MOST_COSTLY = 5  # of a seat
# So many more are looked at, of which some turn out to have cost nothing.
CANDIDATES = 8
SMALLEST_COST = 0.01
MOST_PRAISED = 3  # of a seat
ONLY_MOVE = 0.06
TIMES, TIMES_DEEP = 40, 200
SEED = 1
MOST_GAINS = 6
# The decomposition is so much of the work, about.
PART_OF_STEPS = 0.75
# A decision that costs so much of the victory is worth 1/e of a perfect one.
COST_OF_ACCURACY = 0.1
# Plain names for an average loss, from the best: `review-level-…`. They were chosen, not calibrated (docs/review.md).
LEVELS = (("masterly", 0.003), ("strong", 0.008), ("sound", 0.016), ("uneven", 0.03), ("careless", 1.0))

# Work that says how far it is, and returns its result.
Working = Generator[float, None, Review]


def review(
    match: Match, deep: bool = False, seat: int | None = None, progress: Callable[[float], None] | None = None
) -> Review:
    """Review a match: where its result came from, and which decisions mattered.

    A deep one looks longer, and says the same more exactly. With a seat, a match that is not over is reviewed as that
    seat knows it. Progress is told from 0 to 1.
    """
    work = reviewing(match, deep, seat)
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            result: Review = end.value
            return result
        if progress is not None:
            progress(done)


def reviewing(match: Match, deep: bool = False, seat: int | None = None) -> Working:
    """Review a match step by step, so that other work can go on in between; each step says how far it is."""
    decomposer = decomposer_of(match, GreedyJudge(match.game), DEEP if deep else QUICK, seat=seat)
    parts = list(spans(match))
    steps: list[Step] = []
    for span in parts:
        steps.append(decomposer.divide(span))
        yield PART_OF_STEPS * len(steps) / len(parts)
    told = joined(decomposer, steps)
    reviewer = _Reviewer(match, decomposer, told, deep, seat)
    costly: list[Decision] = []
    for number in range(match.players):
        for looked, found in enumerate(reviewer.costly_of(number)):
            if found is not None:
                costly.append(found)
            done = (number + (looked + 1) / (CANDIDATES + 1)) / match.players
            yield PART_OF_STEPS + (1 - PART_OF_STEPS) * done
    return reviewer.review(costly)


class _Reviewer:
    def __init__(self, match: Match, decomposer: Decomposer, told: Decomposition, deep: bool, seat: int | None) -> None:
        self.match = match
        self.game = match.game
        self.told = told
        self.deep = deep
        self.seat = None if match.is_over or match.game.all_open else seat
        self._playouts = Playouts(match.game)
        self._own = np.arange(len(told.start)) % match.players

    def review(self, costly: Sequence[Decision]) -> Review:
        match, told = self.match, self.told
        return Review(
            game=self.game.name,
            rules=match.rules,
            players=match.players,
            names=tuple(match.names),
            plies=match.ply,
            over=match.is_over,
            points=tuple(self._points_now()),
            places=tuple(match.ranking) if match.is_over else (),
            deep=self.deep,
            seat=self.seat,
            start=self._moment(0, None, told.start),
            moments=tuple(self._moment(step.span.last, _by(step), step.after) for step in told.steps),
            turnings=self._turnings(),
            accounts=tuple(self._account(seat) for seat in range(match.players)),
            costly=tuple(sorted(costly, key=lambda decision: -decision.loss)),
            praised=tuple(self._praised()),
            revised=self._squares("revised"),
            luck=self._squares("luck"),
        )

    def _points_now(self) -> list[int]:
        """Return the points that everybody can see at the end; before it, those that the seat expects of itself."""
        return self.match.points if self.seat is None else [round(n) for n in self.told.result[self.match.players :]]

    def _moment(self, ply: int, by: Actor, values: Values) -> Moment:
        n = self.match.players
        shares, points = values[:n].tolist(), values[n : 2 * n].tolist()
        return Moment(ply=ply, by=by, shares=tuple(map(_exact, shares)), points=tuple(map(_exact, points)))

    def _squares(self, part: str) -> float:
        n = self.match.players
        return _exact(sum(float((getattr(step, part)[:n] ** 2).sum()) for step in self.told.steps))

    def _turnings(self) -> tuple[Turning, ...]:
        n, found = self.match.players, []
        # What one player does until another one acts is one turn of events.
        for by, together in groupby(self.told.steps, key=_by):
            steps = list(together)
            change = (steps[-1].after - steps[0].before)[:n]
            seat = int(np.abs(change).argmax())
            if abs(change[seat]) >= SMALLEST_TURNING:
                most = max(steps, key=lambda step: abs(float((step.after - step.before)[seat])))
                found.append(Turning(ply=most.span.first, by=by, seat=seat, change=_exact(float(change[seat]))))
        largest = sorted(found, key=lambda turning: -abs(turning.change))[:MOST_TURNINGS]
        return tuple(sorted(largest, key=lambda turning: turning.ply))

    # Balances

    def _account(self, seat: int) -> Account:
        n, rival = self.match.players, self._rival(seat)
        over_rival = np.zeros(len(self.told.start))
        over_rival[n + seat], over_rival[n + rival] = 1, -1
        share = np.zeros(len(self.told.start))
        share[seat] = 1
        return Account(
            seat=seat,
            name=self.match.names[seat],
            share=self._balance(share, seat),
            rival=rival,
            lead=self._balance(over_rival, seat),
            play=self._play(seat),
        )

    def _rival(self, seat: int) -> int:
        """Return the best of the others: by place, or by what is expected."""
        others = [other for other in range(self.match.players) if other != seat]
        shares, places = self.told.result, self.match.ranking
        if self.match.is_over:
            return min(others, key=lambda other: (places[other], other))
        return max(others, key=lambda other: (shares[other], -other))

    def _balance(self, direction: Values, seat: int) -> Balance:
        """Return where a number came from that is a sum of values: what it is made of says the direction."""
        told = self.told

        def losses(own: bool) -> float:
            return float(sum(direction @ step.loss for step in told.steps if (step.span.seat == seat) == own))

        return Balance(
            start=_exact(float(direction @ told.start)),
            luck=_exact(float(direction @ told.total("luck"))),
            own=_exact(losses(True)),
            gifts=_exact(losses(False)),
            hidden=_exact(float(direction @ told.total("hidden"))),
            revised=_exact(float(direction @ told.total("revised"))),
            result=_exact(float(direction @ told.result)),
        )

    # Decisions

    def _choices(self, seat: int) -> list[Step]:
        return [step for step in self.told.steps if step.span.seat == seat and step.is_choice]

    def _play(self, seat: int) -> Play | None:
        losses = [-float(step.loss[seat]) for step in self._choices(seat)]
        if not losses:
            return None
        average = sum(losses) / len(losses)
        return Play(
            decisions=len(losses),
            best=sum(loss <= 0 for loss in losses),
            loss=_exact(average),
            accuracy=_exact(100 * sum(exp(-loss / COST_OF_ACCURACY) for loss in losses) / len(losses)),
            level=level_of(average),
        )

    def costly_of(self, seat: int) -> Generator[Decision | None, None, None]:
        """Return the decisions that cost a seat most; a step for each that was looked at."""
        choices = sorted(self._choices(seat), key=lambda step: float(step.loss[seat]))
        found = 0
        for step in choices[:CANDIDATES]:
            if -step.loss[seat] < SMALLEST_COST or found == MOST_COSTLY:
                return
            compared = self._compared(step)
            # What does not win more often when it is played on is no better choice, whatever the judge said.
            if compared.share <= 0:
                yield None
                continue
            found += 1
            yield self._decision(step, step.options[0].action, compared)

    def _praised(self) -> list[Decision]:
        """Find where a seat chose the only good action."""
        praised: list[Decision] = []
        for seat in range(self.match.players):
            only = [
                self._decision(step, step.options[1].action)
                for step in self._choices(seat)
                if step.options[0].action == step.span.action and len(step.options) > 2
            ]
            clear = sorted((one for one in only if -one.loss >= ONLY_MOVE), key=lambda one: one.loss)
            praised += clear[:MOST_PRAISED]
        return sorted(praised, key=lambda one: one.ply)

    def _decision(self, step: Step, better: int, compared: Compared | None = None) -> Decision:
        span, text = step.span, self.game.action_text
        return Decision(
            ply=span.first,
            seat=span.seat,
            played=text(span.action),
            better=text(better),
            played_share=_exact(float(step.of(span.action).values[span.seat])),
            better_share=_exact(float(step.of(better).values[span.seat])),
            options=len(step.options),
            compared=compared,
        )

    def _compared(self, step: Step) -> Compared:
        """Play on from the better action and from the one that was played, with the same draws."""
        seat, times = step.span.seat, TIMES_DEEP if self.deep else TIMES
        then = self.match.copy()
        then.rewind(step.span.first)
        better, played = (
            self._playouts.after(then, seat, action, SEED, range(times))
            for action in (step.options[0].action, step.span.action)
        )
        found = compared(then, seat, better, played)
        return Compared(
            times=times,
            share=_exact(found.share.value),
            error=_exact(found.share.error),
            points=_exact(found.points.value),
            own=_gains(found.own),
            others=_gains(found.others),
        )


def _gains(found: Sequence[playouts.Gain]) -> tuple[Gain, ...]:
    """Return the largest differences that are certain."""
    return tuple(
        Gain(source=gain.source, amount=round(gain.amount, 2), error=round(gain.error, 2))
        for gain in certain(found)[:MOST_GAINS]
    )


def level_of(loss: float) -> str:
    """Return the plain name of an average loss."""
    return next(name for name, most in LEVELS if loss <= most)


def _by(step: Step) -> Actor:
    return None if step.span.seat == CHANCE else step.span.seat


def _exact(number: float) -> float:
    """Keep as many places as sums need."""
    return round(number, 12) + 0.0
