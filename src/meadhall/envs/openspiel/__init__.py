"""All installed games for OpenSpiel: importing this registers each as `python_meadhall_<game>`.

>>> import pyspiel
>>> import meadhall.envs.openspiel
>>> names = [game.type.short_name for game in meadhall.envs.openspiel.GAMES]
>>> game = pyspiel.load_game(names[0], {"players": 3})
"""

from ...engine.errors import require

require("openspiel", "pyspiel")

from .evaluator import PlayoutEvaluator  # noqa: E402
from .games import GAMES  # noqa: E402

__all__ = ["GAMES", "PlayoutEvaluator"]
