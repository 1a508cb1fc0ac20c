"""The report of an arena: one page that needs nothing from outside."""

from collections.abc import Iterable, Sequence
from html import escape

from ..engine.registry import load
from .game_runner import Played
from .plots import COLOURS, course, duration, pace, points, shares, true_minus
from .result import Result, Share, Versus

LIGHT = ("#2a6f86", "#b3412f", "#5f7a2a", "#7a4a83", "#a87408", "#4c5b6b", "#2f8a6b", "#8a5a36")
DARK = ("#6fb6cc", "#e58a78", "#aac66a", "#c79bd0", "#e6b54a", "#a9b7c6", "#76cfae", "#d6a77c")

STYLE = """
:root { color-scheme: light dark; --paper: #f4ecdc; --card: #fbf7ee; --ink: #2b2320; --soft: #6b5d52; --rule: #d9cbb0; %s }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1f1b17; --card: #292420; --ink: #f1e8d8; --soft: #b5a692; --rule: #4a4037; %s }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 20px 16px 48px; max-width: 1120px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2 { font-family: ui-serif, Georgia, serif; line-height: 1.2; margin: 0 0 8px; }
h1 { font-size: 28px; } h2 { font-size: 20px; }
p { margin: 0 0 10px; max-width: 75ch; } .soft, figcaption { color: var(--soft); font-size: 14px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%%, 440px), 1fr)); gap: 16px; margin: 20px 0; }
figure, section { margin: 0; padding: 16px; background: var(--card); border: 1px solid var(--rule); border-radius: 10px; min-width: 0; }
section { margin-bottom: 16px; } .wide { overflow-x: auto; }
svg { display: block; width: 100%%; max-width: 540px; height: auto; margin-top: 8px; }
svg text { font-size: 12px; fill: var(--soft); } svg .name { fill: var(--ink); font-weight: 600; } svg .value { fill: var(--ink); }
.track { stroke: var(--rule); } .axis { stroke: var(--soft); } .even { stroke: var(--ink); stroke-dasharray: 3 2; }
.whisker { stroke-width: 5; stroke-linecap: round; opacity: 0.55; } .line { fill: none; stroke-width: 2; }
.d1 { stroke-dasharray: 6 3; } .d2 { stroke-dasharray: 2 3; } .d3 { stroke-dasharray: 8 3 2 3; }
.key { display: flex; flex-wrap: wrap; gap: 4px 14px; list-style: none; margin: 6px 0 0; padding: 0; font-size: 14px; }
.key span { display: inline-block; width: 14px; height: 4px; margin-right: 6px; vertical-align: middle; }
table { border-collapse: separate; border-spacing: 0; font-size: 14px; width: 100%%; }
th, td { padding: 5px 10px 5px 0; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--card); } thead th { color: var(--soft); font-weight: 500; vertical-align: bottom; }
code { font-family: ui-monospace, monospace; font-size: 14px; overflow-wrap: anywhere; }
%s
"""


def page(result: Result, games: Iterable[Played]) -> str:
    """Return the whole page."""
    ordered = sorted(games, key=lambda played: played.index)
    title = f"{load(result.game).title}: {_names(result)}"
    figures = (
        (
            "Who wins",
            "Share of the victories with its 95% interval. The short dashed line is an even share.",
            shares(result),
        ),
        (
            "As games went on",
            "Share of the victories after each game. Dashed: an even share.",
            course(result, ordered) + _key(result),
        ),
        ("Points", "How often a bot ended with how many points.", points(result, ordered)),
        (
            "Time for a move",
            "How often a decision took how long; each unit to the right is ten times as long.",
            pace(result, ordered),
        ),
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{_style()}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
{_opening(result)}
</header>
<div class="figures">
{"".join(_figure(*figure) for figure in figures)}
</div>
{_bots(result)}
{_versus(result)}
{_seats(result)}
{_how_to_read(result)}
</body>
</html>
"""


def _style() -> str:
    def variables(colours: Sequence[str]) -> str:
        return " ".join(f"--c{number}: {colour};" for number, colour in enumerate(colours))

    classes = "\n".join(
        f".f{n} {{ fill: var(--c{n}); }} .s{n} {{ stroke: var(--c{n}); }} .b{n} {{ background: var(--c{n}); }}"
        for n in range(COLOURS)
    )
    return STYLE % (variables(LIGHT), variables(DARK), classes)


def _opening(result: Result) -> str:
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in result.options.items())
    facts = f"{result.players} players, {options or 'no options'}, seed {result.seed}: {result.games:,} games in {result.rounds:,} whole rounds."
    lines = [f'<p class="soft">{escape(facts)}</p>']
    if result.games < result.planned:
        lines.append(f"<p><strong>Not complete:</strong> {result.games:,} of {result.planned:,} games were played.</p>")
    if len(result.bots) == 2:
        first, second = result.bots
        lines.append(f"<p>{escape(_sentence(first.name, second.name, first.win_share))}</p>")
    elif len(result.bots) > 2:
        best = max(result.bots, key=lambda bot: bot.win_share.value - bot.win_share.even)
        lines.append(f"<p>Furthest above an even share: {escape(best.name)} with {best.win_share.value:.1%}.</p>")
    for bot in result.bots:
        if bot.forfeits:
            lines.append(
                f"<p><strong>Forfeited:</strong> {escape(bot.name)} lost {bot.forfeits:,} by its own fault.</p>"
            )
    return "\n".join(lines)


def _names(result: Result) -> str:
    names = [bot.name for bot in result.bots]
    if len(names) <= 2:
        return " against ".join(names)
    return ", ".join(names[:4]) + (f" and {len(names) - 4} more" if len(names) > 4 else "")


def _sentence(name: str, other: str, share: Share) -> str:
    what = {
        "better": f"{name} is better than {other}",
        "worse": f"{name} is worse than {other}",
        "not told apart": f"These games do not tell {name} and {other} apart",
    }[share.verdict]
    low, high = share.interval
    return f"{what}: {name} won {share.value:.1%} of the games (95%: {low:.1%} to {high:.1%}), where {share.even:.0%} would be even."


def _figure(title: str, caption: str, drawing: str) -> str:
    return f"<figure><h2>{escape(title)}</h2><figcaption>{escape(caption)}</figcaption>{drawing}</figure>\n"


def _key(result: Result) -> str:
    rows = (
        f'<li><span class="b{number % COLOURS}"></span>{escape(bot.name)} {bot.win_share.value:.1%}</li>'
        for number, bot in enumerate(result.bots)
    )
    return f'<ul class="key">{"".join(rows)}</ul>'


def _bots(result: Result) -> str:
    strength = [
        (
            bot.name,
            f"{bot.win_share.value:.1%}",
            _interval(bot.win_share),
            f"{bot.win_share.even:.0%}",
            bot.win_share.verdict,
            f"{bot.wins:,.1f}",
            f"{bot.games:,}",
            str(bot.seats),
        )
        for bot in result.bots
    ]
    play = [
        (
            bot.name,
            true_minus(bot.points.mean, 2) + ("" if bot.points.error is None else f" ± {bot.points.error:.2f}"),
            f"{true_minus(bot.points.p10, 0)} to {true_minus(bot.points.p90, 0)}",
            f"{bot.place:.2f}",
            f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}",
            f"{bot.decisions:,}",
            f"{bot.timing.decisions_per_second:,.0f}",
            duration(bot.timing.move_ms_mean / 1000),
            duration(bot.timing.move_ms_p95 / 1000),
        )
        for bot in result.bots
    ]
    strength_head = ("bot", "won", "95%", "even", "verdict", "wins", "games", "seats")
    play_head = ("bot", "points", "10 to 90%", "place", "rating", "decisions", "a second", "a move", "95% within")
    return _section("Strength", _table(strength_head, strength)) + _section("Play", _table(play_head, play))


def _versus(result: Result) -> str:
    if not result.versus:
        return ""
    rows = [(*_pair(pair), f"{pair.games:,}") for pair in result.versus]
    head = ("bot", "placed before", "share", "95%", "verdict", "games")
    note = '<p class="soft">How often a seat of the one ended before a seat of the other at the same table; a tie counts half.</p>'
    return _section("Head to head", note + _table(head, rows))


def _pair(pair: Versus) -> tuple[str, ...]:
    return (*pair.bots, f"{pair.share.value:.1%}", _interval(pair.share), pair.share.verdict)


def _seats(result: Result) -> str:
    rows = [(f"seat {seat.seat}", f"{seat.win_share:.1%}", true_minus(seat.points, 2)) for seat in result.seats]
    winners = result.winner_points
    note = f'<p class="soft">Winners had {true_minus(winners.mean, 1)} points on average, most of them {true_minus(winners.p10, 0)} to {true_minus(winners.p90, 0)}.</p>'
    return _section("The seats", note + _table(("seat", "won", "points"), rows))


def _how_to_read(result: Result) -> str:
    names = ",".join(bot.name for bot in result.bots)
    wall = result.timing.wall_seconds
    took = "" if wall is None else f"The run took {duration(wall)}. "
    return _section(
        "How to read this",
        f"""<p>A round is one draw of chance, played in every rotation of the seats, so that luck falls on all alike. Games of a round are
not independent; the intervals are Wilson's for as many independent games as the spread of the rounds is worth, which with fewer than 20
rounds is never taken for more than were played. “Better” and “worse” mean that the interval leaves the even share out; with many comparisons, one in twenty does so by accident. A shared victory counts in parts.</p>
<p>The rating is openskill's (Plackett and Luce): strength ± its uncertainty. Decisions are choices among several actions; where only one
is legal, no bot is asked.</p>
<p class="soft">{took}Meadhall {escape(result.version)}, rules {escape(result.rules)}, bots {escape(names)}, digest <code>{escape(result.digest)}</code>.
The same seed with bots that count iterations gives the same digest.</p>""",
    )


def _interval(share: Share) -> str:
    return f"{share.interval[0]:.1%} to {share.interval[1]:.1%}"


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    header = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{header}</tr></thead><tbody>{body}</tbody></table></div>'
