"""The plots of a report, drawn as SVG: one row or one line for each bot, in its colour and with its name beside it."""

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from itertools import accumulate
from math import ceil, floor, log10

from .game_runner import Played, seconds_of
from .result import Result, seat_shares

WIDTH = 400
LEFT, RIGHT = 8, WIDTH - 8
MARGIN = 46  # for the numbers of a vertical axis
ROW = 46  # a name, and the drawing under it
BARS = 36
LINE_POINTS = 160
COLOURS = 8  # that the page has

Scale = Callable[[float], float]


def shares(result: Result) -> str:
    """Draw each bot's share of the victories with its interval; a short line marks what would be even."""
    across = _scale(0, 1, LEFT, RIGHT)
    parts = []
    for number, bot in enumerate(result.bots):
        share, y = bot.win_share, number * ROW
        low, high = (across(end) for end in share.interval)
        parts += [
            _name(bot.name, f"{share.value:.1%}", y),
            f'<line class="track" x1="{LEFT}" x2="{RIGHT}" y1="{y + 28}" y2="{y + 28}"/>',
            f'<line class="even" x1="{across(share.even):.1f}" x2="{across(share.even):.1f}" y1="{y + 19}" y2="{y + 37}"/>',
            f'<line class="whisker s{number % COLOURS}" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 28}" y2="{y + 28}"/>',
            f'<circle class="f{number % COLOURS}" cx="{across(share.value):.1f}" cy="{y + 28}" r="5"/>',
        ]
    foot = len(result.bots) * ROW
    ticks = [(across(n / 4), f"{n * 25}%") for n in range(5)]
    return _svg("Share of the victories with intervals", foot, [*parts, *_axis(ticks, foot)])


def points(result: Result, games: Sequence[Played]) -> str:
    """Draw how a bot's points were distributed, with the mean."""
    by_bot = {bot.name: Counter(_by_seat(games, bot.name, "points")) for bot in result.bots}
    every = [n for counter in by_bot.values() for n in counter]
    low, high = min(every, default=0), max(every, default=1)
    wide = max(1, ceil((high - low + 1) / BARS))
    across = _scale(low, low + wide * ceil((high - low + 1) / wide), LEFT, RIGHT)
    parts = []
    for number, bot in enumerate(result.bots):
        bars: Counter[int] = Counter()
        for n, count in by_bot[bot.name].items():
            bars[low + (n - low) // wide * wide] += count
        spans = [(across(start), across(start + wide), count) for start, count in sorted(bars.items())]
        parts += [_name(bot.name, f"mean {true_minus(bot.points.mean, 1)}", number * ROW), *_bars(spans, number)]
    foot = len(result.bots) * ROW
    ticks = [(across(n), true_minus(n, 0)) for n in _nice(low, high)]
    return _svg("Points of each bot", foot, [*parts, *_axis(ticks, foot)])


def course(result: Result, games: Sequence[Played]) -> str:
    """Draw each bot's share of the victories after every game; the lines settle where the shares are."""
    height = 200
    lines = {bot.name: _running_share(games, bot.name) for bot in result.bots}
    across = _scale(1, max(2, len(games)), MARGIN, RIGHT)
    up = _scale(0, 1, height - 8, 8)
    parts = [
        f'<line class="track" x1="{MARGIN}" x2="{RIGHT}" y1="{up(n / 4):.1f}" y2="{up(n / 4):.1f}"/>'
        f'<text x="{MARGIN - 6}" y="{up(n / 4) + 4:.1f}" text-anchor="end">{n * 25}%</text>'
        for n in range(5)
    ]
    for even in sorted({bot.win_share.even for bot in result.bots}):
        parts.append(f'<line class="even" x1="{MARGIN}" x2="{RIGHT}" y1="{up(even):.1f}" y2="{up(even):.1f}"/>')
    for number, line in enumerate(lines.values()):
        way = " ".join(f"{across(n):.1f},{up(share):.1f}" for n, share in _thinned(line))
        parts.append(f'<polyline class="line s{number % COLOURS} d{number // COLOURS}" points="{way}"/>')
    ticks = [(across(n), f"{n:,.0f}") for n in _nice(1, max(2, len(games)))]
    return _svg("Share of the victories as games went on", height, [*parts, *_axis(ticks, height)])


def pace(result: Result, games: Sequence[Played]) -> str:
    """Draw how long moves took, each class of times twice as long as the one eight before."""
    by_bot: dict[str, Counter[int]] = {bot.name: Counter() for bot in result.bots}
    for played in games:
        for name, classes in zip(played.seats, played.pace, strict=True):
            by_bot[name].update({int(number): count for number, count in classes.items()})
    every = [number for counter in by_bot.values() for number in counter]
    low, high = min(every, default=0) - 1, max(every, default=1)
    across = _scale(log10(seconds_of(str(low))), log10(seconds_of(str(high))), LEFT, RIGHT)
    parts = []
    for number, bot in enumerate(result.bots):
        spans = [
            (across(log10(seconds_of(str(cls - 1)))), across(log10(seconds_of(str(cls)))), count)
            for cls, count in sorted(by_bot[bot.name].items())
        ]
        parts += [_name(bot.name, f"mean {duration(bot.timing.move_ms_mean / 1000)}", number * ROW)]
        parts += _bars(spans, number)
    foot = len(result.bots) * ROW
    powers = range(ceil(log10(seconds_of(str(low)))), floor(log10(seconds_of(str(high)))) + 1)
    ticks = [(across(power), duration(10.0**power)) for power in powers]
    return _svg("Time for a move", foot, [*parts, *_axis(ticks, foot)])


def duration(seconds: float) -> str:
    """Write a time with a unit that fits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size * 0.9995:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def true_minus(value: float, digits: int) -> str:
    """Write a number for people."""
    return f"{value:.{digits}f}".replace("-", "−")


def _by_seat(games: Sequence[Played], name: str, field: str) -> list[int]:
    return [
        value
        for played in games
        for bot, value in zip(played.seats, getattr(played, field), strict=True)
        if bot == name
    ]


def _running_share(games: Sequence[Played], name: str) -> list[tuple[int, float]]:
    """Return after each game how many were played, and the bot's share in those in which it sat."""
    wins = [
        sum(share for bot, share in zip(played.seats, seat_shares(played.places), strict=True) if bot == name)
        for played in games
    ]
    took_part = accumulate(int(name in played.seats) for played in games)
    counted = zip(accumulate(wins), took_part, strict=True)
    return [(number, won / own) for number, (won, own) in enumerate(counted, 1) if own]


def _thinned(line: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Keep so many points of a line as can be seen, the last among them."""
    step = max(1, len(line) // LINE_POINTS)
    return line[::step] + line[-1:]


def _scale(low: float, high: float, start: float, end: float) -> Scale:
    width = (high - low) or 1
    return lambda value: start + (value - low) / width * (end - start)


def _nice(low: float, high: float) -> list[float]:
    """Return about five round numbers between two."""
    rough = max((high - low) / 5, 1e-9)
    size = 10.0 ** floor(log10(rough))
    step = next(factor * size for factor in (1, 2, 5, 10) if factor * size >= rough)
    step = max(step, 1)
    return [n * step for n in range(ceil(low / step), floor(high / step) + 1)]


def _name(name: str, value: str, y: float) -> str:
    shown = name if len(name) <= 40 else name[:39] + "…"
    return (
        f'<text class="name" x="{LEFT}" y="{y + 13}">{escape(shown)}</text>'
        f'<text class="value" x="{RIGHT}" y="{y + 13}" text-anchor="end">{escape(value)}</text>'
    )


def _bars(spans: list[tuple[float, float, int]], number: int) -> list[str]:
    """Draw bars from left to right, the largest filling the row."""
    foot = number * ROW + 42
    most = max((count for _, _, count in spans), default=1)
    return [
        f'<rect class="f{number % COLOURS}" x="{x:.1f}" width="{max(1.0, end - x - 0.6):.1f}" '
        f'y="{foot - 24 * count / most:.1f}" height="{24 * count / most:.1f}"/>'
        for x, end, count in spans
    ]


def _axis(ticks: list[tuple[float, str]], y: float) -> list[str]:
    parts = [f'<line class="axis" x1="{LEFT}" x2="{RIGHT}" y1="{y}" y2="{y}"/>']
    for x, text in ticks:
        anchor = "start" if x < LEFT + 12 else "end" if x > RIGHT - 12 else "middle"
        parts.append(f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="{y}" y2="{y + 4}"/>')
        parts.append(f'<text x="{x:.1f}" y="{y + 17}" text-anchor="{anchor}">{escape(text)}</text>')
    return parts


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height + 22}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
