"""Which network a bot asks at a table: the one that was learned at such tables, a file of its own, or none."""

from pathlib import Path
from typing import Any

from ..engine.game import Game
from ..engine.record import State
from .network import Network, no_network
from .network_file import network_of, networks_of, read_network

# 0 for none, 1 for the network that the game comes with, or a file.
NetworkSetting = int | Path


class NetworkChoice:
    """Finds the network for a table, as the setting says."""

    def __init__(self, game: Game, setting: NetworkSetting) -> None:
        self._game = game
        self._files = []
        if isinstance(setting, Path):
            self._files = [read_network(setting, game)]
        elif setting:
            self._files = networks_of(game)
        self._own = isinstance(setting, Path)
        self._nothing = no_network()
        self._table: Any = None
        self._network = self._nothing

    def of_table(self, state: State) -> Network:
        """Return the network for the table of a state; one that knows nothing where there is none."""
        if not self._files:
            return self._nothing
        players, options = int(state.players), self._game.state_options(state)
        if (players, options) != self._table:
            self._table = players, options
            file = next((file for file in self._files if self._own or file.suits(players, options)), None)
            self._network = network_of(self._game, file) if file else self._nothing
        return self._network


def read_setting(text: str) -> NetworkSetting | None:
    """Read the setting: 0, 1, or the path of a file with a network; None for anything else."""
    if text in ("0", "1"):
        return int(text)
    return Path(text) if text.endswith(".npz") else None
