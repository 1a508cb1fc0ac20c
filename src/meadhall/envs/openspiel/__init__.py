"""Our games for OpenSpiel: importing this registers `python_meadhall_vikings`, `_skye` and `_gonewild`.

>>> import pyspiel
>>> import meadhall.envs.openspiel
>>> game = pyspiel.load_game("python_meadhall_vikings", {"players": 3, "advanced": True})
"""

from ...engine.errors import require

require("openspiel", "pyspiel")

from .evaluator import PlayoutEvaluator  # noqa: E402
from .games import GAMES  # noqa: E402

__all__ = ["GAMES", "PlayoutEvaluator"]
