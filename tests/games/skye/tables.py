"""Clan areas and tables for the tests."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from meadhall.engine.chance import Generator, below, generator
from meadhall.engine.match import Match
from meadhall.engine.record import State, blank
from meadhall.games.skye.analysis.score_breakdown import Surveyed
from meadhall.games.skye.notation.position import CLAN_AREAS
from meadhall.games.skye.rules.components import SCORING_NAMES
from meadhall.games.skye.rules.rules import clear_table
from meadhall.games.skye.rules.scoring import majority_points, worth
from meadhall.games.skye.rules.state import STATE

# A castle, a farm beside it and one below: the first area, small enough to see everything at once.
HAMLET = """
    C    T22s
    T14  .
"""

# Eight tiles around a hole, with water on all four sides of it.
RING = """
    C    T69s T21w
    T11s .    T73
    T47e T31e T51w
"""

# A water that runs in a circle over four tiles and is closed by four more.
CIRCLE = """
    .    .    T02
    C    T49s T14e
    T39e T07w T66s
    .    .    T71e
"""

# A water that comes back to a tile by its other edge: T16 has two waters of its own, and both are part of it.
LOOP = """
    T47  T62
    T60e T16
    T48  T17
    .    C
"""

# Two runs of three in the castle's column, and one beside it.
RUNS = """
    C    .
    T45  .
    T43w T72s
    .    T02s
    T01  T19e
    T64e .
    T25s .
"""

# A castle with water on all sides: a tile without water fits nowhere.
ISLAND = """
    .    T56w .
    T49w C    T42
    .    T47  .
"""

# T33 has two roads that do not meet: one leads from the castle to the east, the other from west to north.
CROSSING = """
    T19s T33  T30
    .    C    .
"""


def clans(*texts: str, gold: Sequence[int] = ()) -> State:
    """Return a state with these clan areas."""
    purses = list(gold) or [0] * len(texts)
    written = "\n".join(f"player {i + 1}\ngold {purses[i]} points 0\n{text}" for i, text in enumerate(texts))
    readers, _ = CLAN_AREAS.alone(written)
    state = blank(STATE)
    clear_table(state)
    state.players = len(texts)
    for seat, reader in enumerate(readers):
        state.seats[seat] = reader.finish()
    return state


def clan(text: str) -> State:
    """Return a player with this clan area."""
    player: State = clans(text).seats[0]
    return player


def pays(name: str, text: str) -> int:
    """Return what the scoring tile of a name, no majority, pays for a clan area."""
    surveyed = Surveyed(clan(text))
    return int(worth(surveyed.player, SCORING_NAMES.index(name), surveyed.table[: surveyed.count]))


def majority(name: str, state: State) -> list[int]:
    """Return what a majority pays each seat."""
    tile = SCORING_NAMES.index(name)
    return [int(majority_points(state, seat, tile)) for seat in range(state.players)]


def a_match(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """Return a match at the first prices."""
    return Match("skye", players, seed=seed, **options)


def choose(match: Match, rng: Generator) -> int:
    """Return a random legal action of whoever's turn it is."""
    actions = list(match.legal_actions)
    return actions[below(rng, len(actions))]


def walk(match: Match, seed: int = 1, until: Callable[[Match], bool] | None = None) -> Iterator[Match]:
    """Play at random; yield the match before every decision, to the end or until something is so."""
    rng = generator(seed)
    while not match.is_over and not (until is not None and until(match)):
        yield match
        match.play(choose(match, rng))


def play_until(match: Match, phase: int, seed: int = 1) -> None:
    """Play at random until a phase is reached."""
    for _ in walk(match, seed, lambda m: int(m.state.phase) == phase):
        pass


def legal_of(state: State, seat: int) -> list[int]:
    """Return the legal actions of a seat in a state."""
    from meadhall.games.skye.rules.actions import MOST_LEGAL
    from meadhall.games.skye.rules.rules import legal

    out = np.zeros(MOST_LEGAL, np.int32)
    ids: list[int] = out[: legal(state, seat, out)].tolist()
    return ids
