"""What all environments share: the rewards."""

from ..engine.errors import BadOption

# What a seat gets when a game ends; before that, rewards are 0.
REWARDS = {
    "win": "its share of the victory: 1 for the only winner, 1/n for each of n who share it, else 0",
    "margin": "its points less those of the best other seat",
}


def reward_number(name: str) -> int:
    """Return the number of a kind of reward, as compiled code takes it."""
    if name not in REWARDS:
        raise BadOption(f"There is no reward {name!r}. Rewards are: {', '.join(REWARDS)}.")
    return list(REWARDS).index(name)
