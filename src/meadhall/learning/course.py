"""What is to be learned, and how: the same course from the same seed brings the same network."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..bots.heuristics import heuristics_of
from ..bots.network_file import digest_of
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.registry import load

MOST_GAMES = 10**7
# A network of a game that judges its turns by itself is tried by a search with so many iterations.
ITERATIONS_OF_A_MATCH = 50


@dataclass(frozen=True)
class Course:
    """What is to be learned. A bad one is refused when it is made."""

    game: str
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    generations: int = 3
    games: int = 16_000  # of a generation
    iterations: int = 0  # of the search that plays once there is a network to ask; 0 for greedy
    search_games: int = 2_000  # of such a generation
    hidden: int = 32
    steps: int = 4_000
    match: int = 400  # games that decide whether a network takes its predecessor's place

    def __post_init__(self) -> None:
        self.the_game.check_players(self.players)
        if not self.features.own:
            raise BadOption(f"{self.the_game.title} declares no features, so there is nothing to learn from.")
        object.__setattr__(self, "options", self.the_game.read_options(self.options))
        bounds = {
            "generations": (1, 100),
            "games": (20, MOST_GAMES),
            "iterations": (0, 1_000_000),
            "search_games": (20, MOST_GAMES),
            "hidden": (1, 1024),
            "steps": (1, 10**7),
            "match": (2, MOST_GAMES),
        }
        for name, (lowest, highest) in bounds.items():
            if not lowest <= getattr(self, name) <= highest:
                raise BadOption(f"{name} must be from {lowest} to {highest}, not {getattr(self, name)}.")

    @property
    def the_game(self) -> Game:
        """The game itself."""
        return load(self.game)

    @property
    def features(self) -> Any:
        """What networks of the game are shown."""
        return heuristics_of(self.the_game).features

    @property
    def round_feature(self) -> int:
        """Which feature of the table is the round, -1 for none."""
        names = self.features.table
        return names.index("round") if "round" in names else -1

    @property
    def file_name(self) -> str:
        """Return how the network is called among those of its game."""
        usual = self.the_game.read_options({})
        changed = [
            f"{name}-" if value is True else f"{name}-{value}-".lower()
            for name, value in self.options.items()
            if value != usual[name]
        ]
        return "".join(changed) + f"{self.players}.npz"

    def bot(self, network: Path | None) -> str:
        """Return the bot that asks a network, or none, as a match names it."""
        asked = network or 0
        if self.greedy_asks:
            return f"greedy:network={asked}"
        return f"search:{ITERATIONS_OF_A_MATCH}:network={asked}"

    @property
    def greedy_asks(self) -> bool:
        """Tell whether a greedy player of the game asks a network. Where none does, only a search makes use of what was learned."""
        return bool(heuristics_of(self.the_game).greedy.get("network", 1))

    def searches(self, generation: int) -> bool:
        """Tell whether the games of a generation are played by a search: the third and later ones, or the second where greedy asks nothing."""
        return self.iterations > 0 and generation >= (2 if self.greedy_asks else 1)

    @property
    def identity(self) -> dict[str, Any]:
        """What must agree for work to go on where it stopped. There may be more generations than before."""
        told = {**asdict(self), "rules": self.the_game.rules_version, "features": digest_of(self.features)}
        del told["generations"]
        read_back: dict[str, Any] = json.loads(json.dumps(told))
        return read_back
