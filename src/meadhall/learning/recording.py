"""Games that bots play against themselves, in numbered pieces: a piece depends on nothing but the assignment and its number."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

import numpy as np

from ..arena.task import Task
from ..bots.heuristics import heuristics_of
from ..bots.mcts import SETTINGS
from ..bots.network_file import NetworkFile, network_of
from ..bots.search import SearchSettings
from ..bots.self_play import HOW, Notes, new_tree, record_games
from ..bots.workspace import Workspace, workspace
from ..engine.game import Game
from ..engine.record import blank
from ..engine.registry import load
from .positions import Positions

# Games in a piece.
PIECE = 100
PIECE_WITH_SEARCH = 10
NODES_AN_ITERATION = 60


@dataclass(frozen=True)
class Assignment:
    """How games are to be played and noted."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    network: NetworkFile | None = None  # which network the players ask
    iterations: int = 0  # of a search; 0 for greedy
    moments: int = 25  # how many are noted of a game, about
    noise: float = 0.25
    steady: float = 0.3
    whims: float = 0.02
    stage: str = ""  # games of another stage are others

    @property
    def the_game(self) -> Game:
        """The game itself."""
        return load(self.game)

    @property
    def in_a_piece(self) -> int:
        """How many games there are in a piece."""
        return PIECE_WITH_SEARCH if self.iterations else PIECE

    @property
    def pieces(self) -> int:
        """How many pieces there are."""
        return -(-self.games // self.in_a_piece)

    def task(self) -> Task[tuple[int, Positions]]:
        """Return the games as a task."""
        return Task(self, self.the_game, record, warm_up, "Piece {index} of the games", "learning stops")


def warm_up(assignment: Assignment) -> list[Callable[[], object]]:
    """Return the step that loads or compiles what the games need."""
    return [partial(_play, assignment, 0, 0)]


def record(assignment: Assignment, piece: int) -> tuple[int, Positions]:
    """Play a piece of the games, and return its number and what was noted."""
    first = piece * assignment.in_a_piece
    return piece, _play(assignment, first, min(assignment.in_a_piece, assignment.games - first))


def _play(assignment: Assignment, first: int, games: int) -> Positions:
    game = assignment.the_game
    heuristics = heuristics_of(game)
    work, how, settings = _players(assignment)
    players, longest = assignment.players, len(work.ids)
    room = max(games, 1) * 4 * assignment.moments
    notes = Notes(
        np.zeros((room, players, len(heuristics.features.own)), np.float32),
        np.zeros((room, len(heuristics.features.table)), np.float32),
        np.zeros(room, np.int32),
        np.zeros((games, players), np.int32),
        np.zeros((games, players), np.int32),
    )
    noted = record_games(
        np.zeros(2, game.state_type),
        work,
        new_tree(2000 + NODES_AN_ITERATION * assignment.iterations),
        game.option_array(game.read_options(assignment.options)),
        heuristics.weights(),
        players,
        _seed(assignment),
        first,
        games,
        how,
        settings,
        np.zeros(longest),
        np.zeros(longest),
        notes,
    )
    return Positions(
        notes.seats[:noted].astype(np.float16),
        notes.table[:noted].astype(np.float16),
        notes.game[:noted].copy(),
        notes.points,
        notes.places,
    )


def _players(assignment: Assignment) -> tuple[Workspace, Any, Any]:
    game = assignment.the_game
    heuristics = heuristics_of(game)
    work = workspace(game)
    if assignment.network is not None:
        work = work._replace(network=network_of(game, assignment.network))
    how = blank(HOW)
    how.noise, how.steady, how.whims = assignment.noise, assignment.steady, assignment.whims
    how.kept = assignment.moments / heuristics.features.moments_of_a_game
    how.asks = work.network.knows and heuristics.greedy.get("network", 1)
    how.iterations, how.ahead = assignment.iterations, heuristics.ahead
    usual, settings = SearchSettings(), blank(SETTINGS)
    for name in SETTINGS.names or ():
        setattr(settings, name, heuristics.search.get(name, getattr(usual, name)))
    settings.network = work.network.knows
    return work, how, settings


def _seed(assignment: Assignment) -> int:
    """Return a seed of its own for each assignment, so that no generation sees the games of another."""
    text = f"{assignment.seed}/{assignment.players}/{sorted(assignment.options.items())}/{assignment.stage}"
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")
