"""What came of an arena: the model that `--json` prints. Its keys are stable; only what is under `timing` depends on the machine."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import combinations
from statistics import fmean
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from .adjusting import Adjusted, adjusted, always_valid, less_luck
from .game_runner import Played, seconds_of
from .intervals import Interval, Verdict, deciding, of_rounds, standard_error, verdict, wilson
from .plan import Plan
from .ratings import Rating, ratings


class Model(BaseModel):
    """A part of the result."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Share(Model):
    """A share of games with its 95% intervals, against the share that equally strong bots would have."""

    value: float
    even: float
    wilson: Interval  # as if all games were independent
    rounds: Interval | None  # from the rounds, which are; None with fewer than five, or where all are alike
    interval: Interval  # the one to judge by: that of the rounds where there are enough of them, else the wider
    verdict: Verdict  # of this interval
    adjusted: Adjusted | None = None  # the same less luck, where games tell theirs


class Points(Model):
    """Points of a bot's seats."""

    mean: float
    error: float | None  # standard error from the rounds, None with fewer than two
    p10: int
    median: int
    p90: int


class BotTiming(Model):
    """How fast a bot was."""

    seconds: float
    decisions_per_second: float
    move_ms_mean: float
    move_ms_p95: float  # the upper end of a class of times 9% wide


class BotResult(Model):
    """One bot over all its games."""

    name: str
    seats: int  # that it has in each of its games
    games: int
    wins: float  # a shared victory counts in parts
    win_share: Share
    points: Points
    place: float  # the mean place
    rating: Rating
    decisions: int
    forfeits: int  # of its seats: games in which a program answered late, answered nonsense or ended
    timing: BotTiming


class Versus(Model):
    """Two bots at the same tables: how often a seat of the first is placed before a seat of the second, ties as halves."""

    bots: tuple[str, str]
    games: int
    share: Share


class Seat(Model):
    """A seat of the table over all games."""

    seat: int  # from 1
    win_share: float
    points: float


class Timing(Model):
    """The time that the whole run took."""

    wall_seconds: float | None  # of this run alone; None where it was not measured
    thinking_seconds: float  # of all bots in all games


class Result(Model):
    """The result of an arena, complete or as far as it got."""

    format: Literal[1] = 1
    version: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    seed: int
    asked: int  # games asked for
    planned: int  # the same in whole rounds
    games: int  # games that were played
    rounds: int  # rounds of which all games were played
    bots: list[BotResult]
    versus: list[Versus]
    seats: list[Seat]
    winner_points: Points
    digest: str  # of all games: two runs with the same digest were the same, action for action
    timing: Timing


def summarise(plan: Plan, games: Iterable[Played], wall_seconds: float | None = None) -> Result:
    """Count up finished games of a plan; the order in which they ended does not matter."""
    table = Table(plan, sorted(games, key=lambda played: played.index))
    return Result(
        **{name: plan.identity[name] for name in ("version", "game", "rules", "players", "options", "seed")},
        asked=plan.asked,
        planned=plan.games,
        games=len(table.games),
        rounds=len(table.whole_rounds),
        bots=table.bots(),
        versus=[table.versus(*pair) for pair in combinations(plan.contestants, 2)],
        seats=table.seats(),
        winner_points=table.winner_points(),
        digest=digest(table.games),
        timing=Timing(
            wall_seconds=None if wall_seconds is None else round(wall_seconds, 3),
            thinking_seconds=round(sum(sum(played.seconds) for played in table.games), 3),
        ),
    )


def seat_shares(places: Sequence[int]) -> list[float]:
    """Return each seat's share of the victory."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def digest(games: Iterable[Played]) -> str:
    """Return a digest of what was played, without the times that it took."""
    lines = [json.dumps([g.index, g.seats, g.points, g.places, g.decisions, g.log]) for g in games]
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


class Table:
    """Finished games, by index, and everything that is counted from them."""

    def __init__(self, plan: Plan, games: list[Played], rated: bool = True) -> None:
        self.plan = plan
        self.games = games
        counts = Counter(plan.round_of(played.index) for played in games)
        self.whole_rounds = {number for number, count in counts.items() if count == len(plan.seatings)}
        self._ratings = ratings(plan.contestants, games) if rated else {}

    def bots(self) -> list[BotResult]:
        return [self._bot(name) for name in self.plan.contestants]

    def _bot(self, name: str) -> BotResult:
        own = [(played, _seats(played, name)) for played in self.games if name in played.seats]
        wins = [sum(seat_shares(played.places)[seat] for seat in seats) for played, seats in own]
        decisions = sum(played.decisions[seat] for played, seats in own for seat in seats)
        seats_a_game = max((seating.count(name) for seating in self.plan.seatings), default=0)
        return BotResult(
            name=name,
            seats=seats_a_game,
            games=len(own),
            wins=round(sum(wins), 6),
            win_share=self._share(
                [played for played, _ in own], wins, seats_a_game / self.plan.players, self._luck(own)
            ),
            points=self._points(
                [(played, [played.points[seat] for seat in seats]) for played, seats in own],
            ),
            place=_mean([played.places[seat] for played, seats in own for seat in seats]),
            rating=self._ratings[name],
            decisions=decisions,
            forfeits=sum(bool(played.forfeits[seat]) for played, seats in own for seat in seats),
            timing=self._timing(own, decisions),
        )

    def _luck(self, own: list[tuple[Played, list[int]]]) -> list[float] | None:
        """Return the luck of a bot's seats in each of its games."""
        told = [[played.luck[seat] for seat in seats] for played, seats in own if played.luck is not None]
        return [sum(one) for one in told] if len(told) == len(own) else None

    def decided(self, name: str) -> bool:
        """Tell whether a bot is better or worse for certain, whenever that is asked."""
        own = [(played, _seats(played, name)) for played in self.games if name in played.seats]
        games = [played for played, _ in own]
        wins = [sum(seat_shares(played.places)[seat] for seat in seats) for played, seats in own]
        luck = self._luck(own)
        values = self._by_round(games, wins)
        if luck is not None:
            values = less_luck(values, self._by_round(games, luck))
        interval = always_valid(values)
        seats_a_game = max(seating.count(name) for seating in self.plan.seatings)
        return interval is not None and verdict(seats_a_game / self.plan.players, interval) != "not told apart"

    def versus(self, one: str, other: str) -> Versus:
        """Compare the places of two bots in the games that both played."""
        games = [played for played in self.games if one in played.seats and other in played.seats]
        ahead = [
            fmean(
                _before(played.places[mine], played.places[yours])
                for mine in _seats(played, one)
                for yours in _seats(played, other)
            )
            for played in games
        ]
        return Versus(bots=(one, other), games=len(games), share=self._share(games, ahead, 0.5))

    def seats(self) -> list[Seat]:
        shares = [seat_shares(played.places) for played in self.games]
        return [
            Seat(
                seat=seat + 1,
                win_share=_mean([share[seat] for share in shares]),
                points=_mean([played.points[seat] for played in self.games]),
            )
            for seat in range(self.plan.players)
        ]

    def winner_points(self) -> Points:
        winners = [
            (played, [max(n for n, place in zip(played.points, played.places, strict=True) if place == 1)])
            for played in self.games
        ]
        return self._points(winners)

    def _share(self, games: list[Played], values: list[float], even: float, luck: list[float] | None = None) -> Share:
        by_round = self._by_round(games, values)
        of_games, rounds = wilson(sum(values), len(values)), of_rounds(by_round)
        interval = deciding(of_games, rounds, len(by_round))
        return Share(
            value=_mean(values),
            even=round(even, 6),
            wilson=_rounded(of_games),
            rounds=None if rounds is None else _rounded(rounds),
            interval=_rounded(interval),
            verdict=verdict(even, interval),
            adjusted=None if luck is None else adjusted(by_round, self._by_round(games, luck), even),
        )

    def _points(self, games: list[tuple[Played, list[int]]]) -> Points:
        every = sorted(n for _, points in games for n in points)
        error = standard_error(self._by_round([p for p, _ in games], [fmean(points) for _, points in games]))
        return Points(
            mean=_mean(every),
            error=None if error is None else round(error, 6),
            p10=quantile(every, 0.1),
            median=quantile(every, 0.5),
            p90=quantile(every, 0.9),
        )

    def _by_round(self, games: list[Played], values: list[float]) -> list[float]:
        """Return the mean value of each round that is whole."""
        rounds: defaultdict[int, list[float]] = defaultdict(list)
        for played, value in zip(games, values, strict=True):
            if (number := self.plan.round_of(played.index)) in self.whole_rounds:
                rounds[number].append(value)
        return [fmean(rounds[number]) for number in sorted(rounds)]

    def _timing(self, own: list[tuple[Played, list[int]]], decisions: int) -> BotTiming:
        seconds = sum(played.seconds[seat] for played, seats in own for seat in seats)
        classes: Counter[str] = Counter()
        for played, seats in own:
            for seat in seats:
                classes.update(played.pace[seat])
        return BotTiming(
            seconds=round(seconds, 3),
            decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
            move_ms_mean=round(1000 * seconds / decisions, 4) if decisions else 0.0,
            move_ms_p95=round(1000 * _within(classes, 0.95), 4),
        )


def quantile(values: Sequence[int], share: float) -> int:
    """Return the smallest of some ascending values that at least this share of them does not exceed."""
    if not values:
        return 0
    return values[max(0, -int(-share * len(values) // 1) - 1)]


def _within(classes: Counter[str], share: float) -> float:
    """Return the time within which at least this share of the moves was made."""
    left = share * classes.total()
    for pace in sorted(classes, key=int):
        left -= classes[pace]
        if left <= 0:
            return seconds_of(pace)
    return 0.0


def _seats(played: Played, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(played.seats) if bot == name]


def _before(mine: int, yours: int) -> float:
    return 0.5 if mine == yours else float(mine < yours)


def _mean(values: Sequence[float]) -> float:
    return round(fmean(values), 6) if values else 0.0


def _rounded(interval: Interval) -> Interval:
    return round(interval[0], 6), round(interval[1], 6)
