"""Matches between bots: seats rotated, chance shared, results with honest intervals."""

from .plan import Plan
from .played import BotFault, Played, play
from .result import Result, summarise
from .running import run
from .state import BadState

__all__ = ["BadState", "BotFault", "Plan", "Played", "Result", "play", "run", "summarise"]
