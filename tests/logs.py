"""Whole games of all three games, played at random, for tests that look at games that are over."""

import random
from functools import cache
from typing import Any

from meadhall.engine.log import log_text
from meadhall.engine.match import Match

GAMES = ("vikings", "skye", "gonewild")
NAMES = ("Anna", "Bert", "Cleo", "Dirk")
OPTIONS: dict[str, dict[str, Any]] = {"vikings": {"advanced": True}, "skye": {}, "gonewild": {"first": True}}
MOST_PLIES = 6000


@cache
def _played(game: str, players: int, plies: int) -> str:
    match = Match(game, players, names=NAMES[:players], seed=3, **OPTIONS[game])
    rng = random.Random(8)
    while not match.is_over and match.ply < plies:
        actions = list(match.legal_actions)
        match.play(actions[rng.randrange(len(actions))])
    return log_text(match)


def a_log(game: str, players: int = 2) -> str:
    """Return the log of a whole game."""
    return _played(game, players, MOST_PLIES)


def part_of_a_log(game: str, plies: int, players: int = 2) -> str:
    """Return a log that stops before the end."""
    return _played(game, players, plies)
