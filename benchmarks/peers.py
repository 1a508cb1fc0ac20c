"""Our games beside other libraries, in one run on one machine: `python -m benchmarks.peers [--repeats 5] [--seconds 1]`.

Each peer comes from PyPI into an environment of its own below `.peers`. All are measured in turn, several times, so that a
busy moment of the machine does not favour one of them. A peer that cannot be installed or does not run is named as such.
`--json FILE` writes all values of all repeats; `make tables` puts them into the docs.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .results import add_json_option, save, summary
from .tables import peer_factors, peer_figures

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".peers"

# Installing takes longest, and JAX compiles for minutes.
PATIENCE_SECONDS = 3600


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


def figures(all_peers: list[Peer]) -> list[dict[str, Any]]:
    """Return what was measured of each library."""
    return [
        {
            "name": peer.name,
            "versions": "" if peer.failure else peer.version(),
            "failure": peer.failure,
            "results": {
                game: {figure: summary(values) for figure, values in measured.items()}
                for game, measured in peer.results.items()
            },
        }
        for peer in all_peers
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured in each repeat")
    parser.add_argument("--only", default="", help="measure only the peers of these names, separated by commas")
    add_json_option(parser)
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
    result = {"repeats": arguments.repeats, "seconds": arguments.seconds, "peers": figures(all_peers)}
    save(arguments.json, **result)
    print(f"{peer_factors(result)}\n\n{peer_figures(result)}")


if __name__ == "__main__":
    main()
