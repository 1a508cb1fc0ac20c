"""Bots that play well and fair: `random`, `greedy` and `search`, and the levels that people meet."""

from .interface import Bot, Sight, Thought, Thoughts
from .levels import LEVELS, create

__all__ = ["LEVELS", "Bot", "Sight", "Thought", "Thoughts", "create"]
