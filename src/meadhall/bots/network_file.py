"""Networks as files: the weights, and beside them as JSON where they come from."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ..engine.errors import BadData, BadOption
from ..engine.game import Game
from .heuristics import Features, Floats32, heuristics_of
from .network import WEIGHTS, Network, with_space

FORMAT = 1
PROVENANCE = "provenance"


@dataclass(frozen=True)
class NetworkFile:
    """A network as it was read, and where it comes from."""

    weights: Mapping[str, Floats32]
    provenance: Mapping[str, Any]

    def suits(self, players: int, options: Mapping[str, Any]) -> bool:
        """Tell whether it was learned at tables of so many players with these options."""
        learned = self.provenance["options"]
        return players in self.provenance["players"] and all(options.get(name) == learned[name] for name in learned)


def digest_of(features: Features) -> str:
    """Return what features are known by: a network is good for those alone that it was shown."""
    return hashlib.sha256(json.dumps([features.own, features.table]).encode()).hexdigest()[:16]


def write_network(path: Path, weights: Mapping[str, Floats32], provenance: Mapping[str, Any]) -> None:
    """Write a network into a file that is replaced only once the new one is complete."""
    text = json.dumps({"format": FORMAT, **provenance}, sort_keys=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    made = path.with_suffix(".part")
    with made.open("wb") as file:
        parts: dict[str, Any] = {name: np.asarray(weights[name], np.float32) for name in WEIGHTS}
        parts[PROVENANCE] = np.array(text)
        np.savez_compressed(file, **parts)
    made.replace(path)


def read_network(path: Path, game: Game) -> NetworkFile:
    """Read a network of a game; one that cannot be used is refused with the reason."""
    if not path.is_file():
        raise BadOption(f"There is no network {path}.")
    file = _read(path, path.stat().st_mtime_ns)
    features = heuristics_of(game).features
    if file.provenance.get("game") != game.name:
        raise BadOption(f"{path} was learned of {file.provenance.get('game')!r}, not of {game.name!r}.")
    if file.provenance.get("features") != digest_of(features):
        raise BadOption(f"{path} was shown other features than {game.title} has now: learn it again.")
    return file


@lru_cache(256)
def _read(path: Path, changed: int) -> NetworkFile:
    try:
        with np.load(path, allow_pickle=False) as parts:
            weights = {name: parts[name] for name in WEIGHTS}
            provenance = json.loads(str(parts[PROVENANCE]))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadData(f"{path} is no network: {error}.") from None
    if provenance.get("format") != FORMAT:
        raise BadData(f"{path} is a network of format {provenance.get('format')!r}; this version reads {FORMAT}.")
    return NetworkFile(weights, provenance)


def networks_of(game: Game) -> list[NetworkFile]:
    """Return the networks that a game comes with."""
    folder = heuristics_of(game).networks
    return [read_network(path, game) for path in sorted(folder.glob("*.npz"))] if folder else []


def network_of(game: Game, file: NetworkFile) -> Network:
    """Return a network ready for use, with space of its own."""
    return with_space(dict(file.weights), heuristics_of(game).features, game.players[-1])
