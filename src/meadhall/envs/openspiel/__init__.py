"""Our games for OpenSpiel: importing this registers `python_meadhall_vikings`, `_skye` and `_gonewild`.

>>> import pyspiel
>>> import meadhall.envs.openspiel
>>> game = pyspiel.load_game("python_meadhall_vikings", {"players": 3, "advanced": True})
"""

from ..common import MissingExtra

try:
    import pyspiel as _pyspiel  # noqa: F401
except ImportError as error:
    raise MissingExtra("open_spiel", "openspiel") from error

from .evaluator import PlayoutEvaluator
from .games import GAMES

__all__ = ["GAMES", "PlayoutEvaluator"]
