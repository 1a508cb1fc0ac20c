"""`python -m tests.page.seeded_server SEED serve …`: the hall with chance and bots that are the same every time.

A test of the page that fails can be repeated, and what passes on one machine passes on another.
"""

import sys
from unittest.mock import patch

from meadhall.bots.interface import Bot
from meadhall.cli.main import run
from meadhall.engine.chance import Generator, generator
from meadhall.engine.game import Game
from meadhall.engine.match import Match


def make_repeatable(seed: int) -> None:
    """Draw chance and make bots from a seed, where the operating system's randomness would be asked."""
    begin = Bot.__init__

    def begin_seeded(bot: Bot, game: Game, own: int | None = None) -> None:
        begin(bot, game, seed if own is None else own)

    def chance_of_the_ply(match: Match) -> Generator:
        return generator(seed, match.ply)

    patch.object(Bot, "__init__", begin_seeded).start()
    patch.object(Match, "_source_of_chance", chance_of_the_ply).start()


if __name__ == "__main__":
    make_repeatable(int(sys.argv.pop(1)))
    run()
