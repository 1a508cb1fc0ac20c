"""Matches between bots: seats rotated, chance shared, results with honest intervals."""

from ..engine.errors import require

require("arena", "openskill")

from .plan import Plan  # noqa: E402
from .played import BotFault, Played, play  # noqa: E402
from .result import Result, summarise  # noqa: E402
from .running import run  # noqa: E402
from .state import BadState  # noqa: E402

__all__ = ["BadState", "BotFault", "Plan", "Played", "Result", "play", "run", "summarise"]
