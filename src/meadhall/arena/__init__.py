"""Matches between bots: seats rotated, chance shared, results with honest intervals."""

from ..engine.errors import require

require("arena", "openskill")

from .checkpoint import BadCheckpoint  # noqa: E402
from .game_runner import BotFault, Played, play  # noqa: E402
from .plan import Plan  # noqa: E402
from .result import Result, summarise  # noqa: E402
from .runner import run  # noqa: E402

__all__ = ["BadCheckpoint", "BotFault", "Plan", "Played", "Result", "play", "run", "summarise"]
