"""What all environments share: how many actions players have and what rewards there are."""

from importlib import import_module

from ..engine.errors import BadOption
from ..engine.game import Game

# What a seat gets when a game ends; before that, rewards are 0.
REWARDS = {
    "win": "its share of the victory: 1 for the only winner, 1/n for each of n who share it, else 0",
    "margin": "its points less those of the best other seat",
}


def player_actions(game: Game) -> int:
    """Return how many ids of actions players have; those of chance follow."""
    return int(import_module(f"meadhall.games.{game.name}.actions").PLAYER_ACTIONS)


def reward_number(name: str) -> int:
    """Return the number of a kind of reward, as compiled code takes it."""
    if name not in REWARDS:
        raise BadOption(f"There is no reward {name!r}. Rewards are: {', '.join(REWARDS)}.")
    return list(REWARDS).index(name)
