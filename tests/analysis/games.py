"""Games to be looked into, and a judge that says anything at all."""

from hashlib import blake2b
from typing import Any

import numpy as np

from meadhall import Match
from meadhall.analysis import Values
from meadhall.analysis.packing import packed_bytes
from meadhall.bots.state_value import States
from meadhall.engine.chance import Generator, below, generator
from meadhall.engine.game import Game
from meadhall.engine.record import State, state_array
from meadhall.games import load, names

# Every game with every number of players, and with the options under which it uses all of its code.
TABLES = [
    (name, players, options)
    for name in names()
    for players in load(name).players
    for options in ([{}, dict(load(name).warmup_options)] if load(name).warmup_options else [{}])
]


def random_game(game: str, players: int, seed: int, **options: Any) -> Match:
    """Play a game with every legal action equally likely."""
    match, rng = Match(game, players, seed=seed, **options), generator(seed, 2)
    while not match.is_over:
        legal = match.legal_actions
        match.play(legal[below(rng, len(legal))])
    return match


class AnyJudge:
    """Says something of each state that has no sense, but is always the same: whatever is true with it is true with any."""

    width = 2

    def __init__(self, game: Game) -> None:
        self.game = game

    def values(self, states: States) -> Values:
        """Say numbers that are made from the states' bytes."""
        n = int(states[0].players)
        digests = b"".join(blake2b(state, digest_size=2 * self.width * n).digest() for state in packed_bytes(states))
        numbers = np.frombuffer(digests, np.uint16).reshape(len(states), self.width * n) / 2**16
        numbers[:, n:] *= 100
        return numbers

    def looks(self, states: States) -> Values:
        """Look as closely as ever."""
        return self.values(states)

    def imagined(self, state: State, seat: int, n: int, rng: Generator) -> States:
        """Draw what is hidden anew."""
        drawn = []
        for _ in range(n):
            world = state_array(state)
            self.game.rules.resample(world[0], seat, rng)
            drawn.append(world.tobytes())
        return np.frombuffer(bytearray(b"".join(drawn)), state.dtype)
