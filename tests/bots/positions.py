"""Positions of all games, reached by random play, for tests that hold in any of them."""

from collections.abc import Iterator

from meadhall import Match
from meadhall.engine.chance import Generator, below, generator
from meadhall.games import names

GAMES = names()
STEPS = {"vikings": 9, "skye": 9, "gonewild": 23}  # decisions between two positions that are looked at


def random_step(match: Match, rng: Generator) -> None:
    legal = match.legal_actions
    match.play(legal[below(rng, len(legal))])


def positions(game: str, players: int, seed: int, most: int) -> Iterator[Match]:
    """Yield some positions of a random game in which somebody has a choice."""
    match = Match(game, players, seed=seed)
    rng = generator(seed, 2)
    for _ in range(most):
        for _ in range(STEPS[game]):
            if not match.is_over:
                random_step(match, rng)
        while not match.is_over and len(match.legal_actions) < 2:
            random_step(match, rng)
        if match.is_over:
            return
        yield match


def as_another_could_be(match: Match, seat: int, seed: int) -> Match:
    """Return the same position with other secrets: nothing that the seat could tell apart."""
    other = match.copy()
    match.game.rules.resample(other._state, seat, generator(seed, 3))
    return other


def finished(game: str, players: int, seed: int) -> Match:
    match = Match(game, players, seed=seed)
    rng = generator(seed, 2)
    while not match.is_over:
        random_step(match, rng)
    return match
