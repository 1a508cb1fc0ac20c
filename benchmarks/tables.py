"""Write the tables of the docs from the files in benchmarks/results: `python -m benchmarks.tables` (`make tables`).

In a document, a table stands between `<!-- table NAME -->` and `<!-- end of table -->`; what is between them is replaced.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from meadhall.bots import LEVELS
from meadhall.bots.registry import bot_of
from meadhall.games import load, names

from .results import read

DOCS = Path(__file__).resolve().parents[1] / "docs"
MARKED = re.compile(r"(<!-- table ([a-z-]+) -->\n).*?(<!-- end of table -->)", re.DOTALL)
YARDSTICK = "yardstick, draws/s"
AS_IT_PLAYS = "as it plays"
FIRST_MOVE = "the hall is open, until a person and two `easy` bots have moved"

FIGURES = (
    "fastest decisions/s",
    "fastest games/s",
    "vector decisions/s",
    "loop decisions/s",
    "copies/s",
    "copies in compiled code/s",
    "search iterations/s",
    "OpenSpiel's search on this game, iterations/s",
    "the same with our compiled playouts, iterations/s",
)
# Ours and theirs are put beside each other by these; where a peer has several games, its fastest counts.
COMPARED = ("fastest decisions/s", "loop decisions/s", "copies/s", "search iterations/s")
# What has to be known beside the figures.
NOTES = {
    "Meadhall": "two players. Fastest: games simulated in compiled code. Vector: `VectorEnv` with masks and observations. Loop: `Match`, which keeps a log. Copies: of a record, from Python. "
    "Search: `search`, with heuristics instead of random rollouts to the end.",
    "OpenSpiel": "backgammon, gin_rummy and hearts are in C++, python_block_dominoes in Python. Fastest: `evaluate_bots` with its random bots. Its draws of chance are not counted, nor are ours. Search: its MCTS in C++ "
    "with one random rollout; on our games through our adapter in Python, and its MCTS in Python with our compiled playouts.",
    "PettingZoo": "environments are stepped from Python, so the loop is the fastest use; an observation is made with each decision. Copies: deep copies of the environment. It has no search.",
    "RLCard": "its own loop with its own random agents, which makes an observation with each decision. Copies: deep copies of the game. It has no search.",
    "Catanatron": "Catan for four with random players. The package on PyPI has no tree search.",
    "pgx": "256 games at once, compiled by JAX for one core of the CPU, where it is meant for accelerators. Loop: one game, one compiled step a decision. States never change, so nothing has to be copied. "
    "Games that end are followed by the next. It has no search of its own.",
}


def render(document: str) -> str:
    """Return a document with its tables made anew."""
    return MARKED.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n\n{found[3]}", document)


def documents() -> Iterator[Path]:
    """Yield the documents that have tables."""
    for path in sorted(DOCS.rglob("*.md")):
        if MARKED.search(path.read_text(encoding="utf-8")):
            yield path


def headline() -> str:
    """Return ten lines: what a user of each part can expect, each with the yardstick of its own run."""
    engine, search, peers, hall = read("engine"), read("search"), read("peers"), read("hall_load")
    draws = engine["figures"][YARDSTICK]["median"]
    ours = peers["peers"][0]["results"]
    peer_draws = ours["yardstick"]["draws/s"]["median"]
    rows = []
    for name in engine["state_bytes"]:
        players = load(name).players[-1]
        value = engine["figures"][f"{name}, {players} players, standard, decisions/s"]["median"]
        rows.append((f"{title(name)}, {players} players: simulated decisions a second", count(value), draws / value))
    for name in engine["state_bytes"]:
        value = ours[name]["vector decisions/s"]["median"]
        what = f"{title(name)}, 2 players: decisions a second in `VectorEnv`"
        rows.append((what, count(value), peer_draws / value))
    for row in search["rows"]:
        if row["search"] == AS_IT_PLAYS:
            what = f"{title(row['game'])}, 2 players: iterations of `search` a second"
            rows.append((what, count(row["iterations_per_second"]), 1e6 / row["per_million_draws"]))
    lines = [(what, value, f"{significant(ratio)} draws") for what, value, ratio in rows]
    action = hall["rows"][0]
    span = between(action["actions"], action["unit"])
    lines.append((f"Server, {hall['tables']} tables: time of an action", span, f"{action['ratio']['median']} echoes"))
    return table(("one core", "figure", "yardstick in the time of one"), "lrr", lines)


def engine_figures(result: Any) -> str:
    draws = result["figures"][YARDSTICK]["median"]
    head = ("figure", "median", f"lowest to highest of {result['repeats']}", "yardstick's draws for one")
    return table(
        head,
        "lrrr",
        (
            (name, count(value["median"]), span(value), f"{draws / value['median']:,.1f}")
            for name, value in result["figures"].items()
        ),
    )


def engine_states() -> str:
    result = read("engine")
    figures = result["figures"]
    rows = []
    for name, size in result["state_bytes"].items():
        players = load(name).players[-1]
        compiled, interpreted = (
            figures[f"{name}, {players} players, {how}, decisions/s"]["median"] for how in ("standard", "interpreted")
        )
        nanoseconds = 1e9 / figures[f"{name}, state copies/s"]["median"]
        rows.append((title(name), count(size), f"{nanoseconds:.0f} ns", f"{significant(compiled / interpreted)} : 1"))
    return table(("game", "bytes of a state", "copied in", "compiled to interpreted"), "lrrr", rows)


def first_moves(result: Any) -> str:
    """List how long what can be done first takes, with nothing compiled and with everything in the cache."""
    yardstick = result["yardstick_seconds"]["median"]
    rows = []
    for game, figures in result["figures"].items():
        for what, measured in figures.items():
            cold = measured["cold"]["median"]
            warm = f"{measured['warm']['median']:.1f} s" if "warm" in measured else ""
            rows.append((game, what, f"{cold:.1f} s", f"{cold / yardstick:.1f}", warm))
    draws = f"yardsticks ({result['yardstick_draws'] / 1e6:.0f} million draws)"
    return table(("game", "from nothing to …", "nothing compiled", draws, "all in the cache"), "llrrr", rows)


def search_figures(result: Any) -> str:
    head = ("game", "search", "iterations/s", f"spread of {result['repeats']}", "for a million draws of the yardstick")
    return table(
        head,
        "llrrr",
        (
            (
                title(row["game"]),
                row["search"],
                count(row["iterations_per_second"]),
                f"{row['spread']:.0%}",
                f"{row['per_million_draws']:.0f}",
            )
            for row in result["rows"]
        ),
    )


def hall_load() -> str:
    rows = []
    for name, how in (("hall_load", ""), ("hall_load_roam", ", `--roam`")):
        for row in read(name)["rows"]:
            ratio = row["ratio"]
            told = "" if ratio is None else between(ratio)
            if ratio and ratio["median"] is not None:
                told += f", median {ratio['median']}"
            runs = "1 run" if row["runs"] == 1 else f"{row['runs']} runs"
            values = (between(row[key], row["unit"]) for key in ("echo", "actions"))
            rows.append((f"{row['what']}{how} ({runs})", *values, told))
    return table(("lowest to highest", "bare echo", "acknowledged actions", "ratio"), "lrrr", rows)


def hall_beside_bots() -> str:
    rows = []
    for name, what in (("hall_beside_bots", "nobody looks at the bots"), ("hall_beside_bots_watched", "`--watched`")):
        result = read(name)
        times = (f"{result[key]:.1f} ms" for key in ("idle_p50_ms", "beside_p50_ms"))
        rows.append((what, *times, f"{result['ratio_p50']:.1f}", f"{result['ratio_p99']:.1f}"))
    return table(("", "idle, p50", "beside bots, p50", "ratio of p50", "ratio of p99"), "lrrrr", rows)


def peer_factors(result: Any) -> str:
    """Compare each of our games with the fastest game of each library, median with median."""
    ours, *others = result["peers"]
    games = [game for game in ours["results"] if game != "yardstick"]
    rows = []
    for peer in others:
        for figure in COMPARED:
            theirs = [figures[figure]["median"] for figures in peer["results"].values() if figure in figures]
            if theirs:
                factors = (ours["results"][game].get(figure, {}).get("median") for game in games)
                cells = ("" if value is None else f"{value / max(theirs):,.1f}" for value in factors)
                rows.append((peer["name"], figure, *cells))
    head = ("times as fast as the fastest game of", "figure", *map(title, games))
    return table(head, "ll" + "r" * len(games), rows)


def peer_figures(result: Any) -> str:
    """List every figure with its spread, then what has to be known about each library."""
    rows = [
        (peer["name"], game, figure, count(figures[figure]["median"]), span(figures[figure]))
        for peer in result["peers"]
        for game, figures in peer["results"].items()
        for figure in FIGURES
        if figure in figures
    ]
    head = ("library", "game", "figure", "median", f"lowest to highest of {result['repeats']}")
    return f"{table(head, 'lllrr', rows)}\n\n{peer_notes(result['peers'])}"


def peer_notes(peers: list[dict[str, Any]]) -> str:
    lines = []
    for peer in peers:
        if peer["failure"]:
            lines.append(f"- {peer['name']} could not be measured: {peer['failure']}")
        else:
            versions = f" ({peer['versions']})" if peer["versions"] else ""
            lines.append(f"- {peer['name']}{versions}: {NOTES[peer['name']]}")
    return "\n".join(lines)


def matches() -> str:
    """List how strong bots are against each other."""
    words = {1: "", 2: "two ", 3: "three ", 4: "four "}
    rows = []
    for match in read("matches")["matches"]:
        first, others = match["bots"]
        told = f"`{first}` against {words[match['players'] - 1]}`{others}`"
        interval = f"{match['share']:.2f} [{match['low']:.2f}, {match['high']:.2f}]"
        rows.append((title(match["game"]), str(match["players"]), told, count(match["games"]), interval))
    return table(("game", "players", "match", "games", "share of the first"), "lllrr", rows)


def levels() -> str:
    """List how the levels compare, each with the one below it."""
    rows = []
    for match in read("levels")["matches"]:
        interval = f"{match['share']:.2f} [{match['low']:.2f}, {match['high']:.2f}]"
        against = f"{match['level']}, `{match['bots'][0]}`, against {match['below']}"
        points = f"{match['points']:.0f} to {match['points_below']:.0f}"
        rows.append((title(match["game"]), against, count(match["games"]), interval, points))
    return table(("game", "match", "games", "share of the higher level", "points, mean"), "llrrr", rows)


def level_bots() -> str:
    """List which bot each level is in each game."""
    games = [load(name) for name in names()]
    rows = [(level, *(f"`{bot_of(level, game)}`" for game in games)) for level in LEVELS]
    return table(("level", *(game.title for game in games)), "l" * (1 + len(games)), rows)


TABLES: dict[str, Callable[[], str]] = {
    "headline": headline,
    "engine": lambda: engine_figures(read("engine")),
    "states": engine_states,
    "first-move": lambda: first_moves(read("first_move")),
    "search": lambda: search_figures(read("search")),
    "hall-load": hall_load,
    "hall-beside-bots": hall_beside_bots,
    "peer-factors": lambda: peer_factors(read("peers")),
    "peers": lambda: peer_figures(read("peers")),
    "matches": matches,
    "levels": levels,
    "level-bots": level_bots,
}


def table(head: Iterable[str], columns: str, rows: Iterable[Iterable[str]]) -> str:
    """Write a table; a letter for each column says whether it is set to the left or to the right."""
    rule = "".join("---|" if column == "l" else "---:|" for column in columns)
    lines = (f"| {' | '.join(row)} |" for row in (head, *rows))
    first, *others = lines
    return "\n".join((first, f"|{rule}", *others))


def title(game: str) -> str:
    return load(game).title


def count(value: float) -> str:
    return f"{value:,.0f}"


def span(value: dict[str, Any]) -> str:
    return f"{count(value['lowest'])} to {count(value['highest'])}"


def significant(value: float) -> str:
    """Write a number with three digits that count."""
    return f"{float(f'{value:.3g}'):,g}"


def between(value: dict[str, float], unit: str = "") -> str:
    low, high = (f"{value[end]:,}" for end in ("lowest", "highest"))
    return f"{low if low == high else f'{low} to {high}'}{f' {unit}' if unit else ''}"


def main() -> None:
    for path in documents():
        path.write_text(render(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
