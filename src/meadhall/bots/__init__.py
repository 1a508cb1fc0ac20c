"""Bots that play well and fair: `random`, `greedy` and `search`, and the levels that people meet."""

from .interface import Bot, Observation, Thought, Thoughts
from .registry import LEVELS, create, needs_compiled

__all__ = ["LEVELS", "Bot", "Observation", "Thought", "Thoughts", "create", "needs_compiled"]
