"""Our games beside other libraries, in one run on one machine: `python -m benchmarks.peers [--repeats 5] [--seconds 1]`.

Each peer comes from PyPI into an environment of its own below `.peers`. All are measured in turn, several times, so that a
busy moment of the machine does not favour one of them. A peer that cannot be installed or does not run is named as such.
`--markdown FILE` writes the tables of docs/benchmarks.md, `--json FILE` all values of all repeats.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import venv
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".peers"

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
# Installing takes longest, and JAX compiles for minutes.
PATIENCE_SECONDS = 3600

# What has to be known beside the figures.
NOTES = {
    "Meadhall": "two players. Fastest: games simulated in compiled code. Vector: `VectorEnv` with masks and observations. Loop: `Match`, which keeps a log. Copies: of a record, from Python. "
    "Search: `search`, with a guide instead of random rollouts to the end.",
    "OpenSpiel": "backgammon, gin_rummy and hearts are in C++, python_block_dominoes in Python. Fastest: `evaluate_bots` with its random bots. Its draws of chance are not counted, nor are ours. Search: its MCTS in C++ "
    "with one random rollout; on our games through our adapter in Python, and its MCTS in Python with our compiled playouts.",
    "PettingZoo": "environments are stepped from Python, so the loop is the fastest use; an observation is made with each decision. Copies: deep copies of the environment. It has no search.",
    "RLCard": "its own loop with its own random agents, which makes an observation with each decision. Copies: deep copies of the game. It has no search.",
    "Catanatron": "Catan for four with random players. The package on PyPI has no tree search.",
    "pgx": "256 games at once, compiled by JAX for one core of the CPU, where it is meant for accelerators. Loop: one game, one compiled step a decision. States never change, so nothing has to be copied. "
    "Games that end are followed by the next. It has no search of its own.",
}


@dataclass
class Peer:
    """A library, what has to be installed for it, and what was measured."""

    name: str
    packages: tuple[str, ...]
    results: dict[str, dict[str, list[float]]] = field(
        default_factory=dict
    )  # by game and figure, a value for each repeat
    failure: str = ""

    @property
    def probe(self) -> str:
        return f"benchmarks.peer_probes.probe_{self.name.lower()}"

    def python(self) -> str:
        """Return the Python of the peer's environment, which is made and filled when it is missing."""
        if not self.packages:
            return sys.executable
        home = HOME / self.name.lower()
        python = home / "bin" / "python"
        if not (home / ".installed").exists():
            venv.create(home, with_pip=True, clear=True)
            run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *self.packages])
            (home / ".installed").touch()
        return str(python)

    def version(self) -> str:
        """Return the versions of what was installed, by name."""
        if not self.packages:
            return ""
        listed = json.loads(
            run([self.python(), "-m", "pip", "list", "--format", "json", "--disable-pip-version-check"])
        )
        wanted = {package.split("[")[0].split("=")[0].replace("_", "-").lower() for package in self.packages}
        found = {entry["name"].replace("_", "-").lower(): entry["version"] for entry in listed}
        return ", ".join(f"{name} {found[name]}" for name in sorted(wanted & set(found)))

    def measure(self, seconds: float) -> None:
        """Run the probe once, and remember what it measured, or why it did not."""
        if self.failure:
            return
        try:
            output = run([self.python(), "-m", self.probe, str(seconds)])
        except subprocess.CalledProcessError as error:
            lines = (error.stderr or error.stdout or "no message").strip().splitlines()
            self.failure = lines[-1][:200]
            return
        except subprocess.TimeoutExpired:
            self.failure = f"it took longer than {PATIENCE_SECONDS} s"
            return
        for game, figures in json.loads(output.splitlines()[-1]).items():
            for figure, value in figures.items():
                self.results.setdefault(game, {}).setdefault(figure, []).append(value)


def run(command: list[str]) -> str:
    # JAX and others would use all cores; one core is what all are compared on.
    pinned = ["taskset", "--cpu-list", str(min(os.sched_getaffinity(0)))] if "pip" not in command else []
    done = subprocess.run(
        [*pinned, *command], capture_output=True, text=True, check=True, cwd=ROOT, timeout=PATIENCE_SECONDS
    )
    return done.stdout


def peers() -> list[Peer]:
    return [
        Peer("Meadhall", ()),
        Peer("OpenSpiel", ("open_spiel", "numpy")),
        Peer("PettingZoo", ("pettingzoo[classic]",)),
        Peer("RLCard", ("rlcard",)),
        Peer("Catanatron", ("catanatron",)),
        Peer("pgx", ("pgx",)),
    ]


def markdown(all_peers: list[Peer], repeats: int, seconds: float) -> str:
    """Write the tables for people: factors first, then every figure with its spread, then what has to be known."""
    yardstick = all_peers[0].results.get("yardstick", {}).get("draws/s", [0.0])
    lines = [
        f"{platform.machine()}, Python {platform.python_version()}; {repeats} repeats of {seconds:g} s for each figure, all on one core, in turn. "
        f"Yardstick: {statistics.median(yardstick):,.0f} draws of our random generator a second ({_spread(yardstick)}).",
        "",
        *_factors(all_peers),
        "",
        f"| library | game | figure | median | lowest to highest of {repeats} |",
        "|---|---|---|---:|---:|",
    ]
    for peer in all_peers:
        for game, figures in peer.results.items():
            for figure in FIGURES:
                if figure in figures:
                    values = figures[figure]
                    median = statistics.median(values)
                    lines.append(f"| {peer.name} | {game} | {figure} | {median:,.0f} | {_spread(values)} |")
    lines.append("")
    for peer in all_peers:
        if peer.failure:
            lines.append(f"- {peer.name} could not be measured: {peer.failure}")
        else:
            version = f" ({peer.version()})" if peer.packages else ""
            lines.append(f"- {peer.name}{version}: {NOTES[peer.name]}")
    return "\n".join(lines) + "\n"


def _spread(values: list[float]) -> str:
    return f"{min(values):,.0f} to {max(values):,.0f}"


def _factors(all_peers: list[Peer]) -> list[str]:
    """Compare each of our games with the fastest game of each peer, median with median."""
    ours, *others = all_peers
    games = [game for game in ours.results if game != "yardstick"]
    lines = [
        f"| how many times as fast as the fastest game of | figure | {' | '.join(games)} |",
        f"|---|---|{'---:|' * len(games)}",
    ]
    for peer in others:
        for figure in COMPARED:
            theirs = [statistics.median(figures[figure]) for figures in peer.results.values() if figure in figures]
            if not theirs:
                continue
            cells = [
                f"{statistics.median(ours.results[game][figure]) / max(theirs):,.1f}"
                if figure in ours.results[game]
                else ""
                for game in games
            ]
            lines.append(f"| {peer.name} | {figure} | {' | '.join(cells)} |")
    return lines


def as_json(all_peers: list[Peer], repeats: int, seconds: float) -> dict[str, Any]:
    """Return all values of all repeats."""
    return {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "repeats": repeats,
        "seconds": seconds,
        "peers": [
            {
                "name": peer.name,
                "versions": "" if peer.failure else peer.version(),
                "failure": peer.failure,
                "results": peer.results,
            }
            for peer in all_peers
        ],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured in each repeat")
    parser.add_argument("--only", default="", help="measure only the peers of these names, separated by commas")
    parser.add_argument("--markdown", type=Path, help="write the tables into this file instead of printing them")
    parser.add_argument("--json", type=Path, help="write all values into this file")
    arguments = parser.parse_args()
    # We are always measured: without us there is nothing to compare.
    wanted = {name.lower() for name in arguments.only.split(",") if name} | {"meadhall"}
    all_peers = [peer for peer in peers() if len(wanted) == 1 or peer.name.lower() in wanted]
    unknown = wanted - {peer.name.lower() for peer in all_peers}
    if unknown:
        parser.error(f"there is no peer {', '.join(sorted(unknown))}")
    for repeat in range(arguments.repeats):
        for peer in all_peers:
            print(f"{repeat + 1}/{arguments.repeats} {peer.name} …", file=sys.stderr, flush=True)
            peer.measure(arguments.seconds)
    tables = markdown(all_peers, arguments.repeats, arguments.seconds)
    if arguments.markdown:
        arguments.markdown.write_text(tables, encoding="utf-8")
    else:
        print(tables)
    if arguments.json:
        values = as_json(all_peers, arguments.repeats, arguments.seconds)
        arguments.json.write_text(json.dumps(values, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
