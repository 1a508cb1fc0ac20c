"""All installed games for PettingZoo, each as a module `<game>_v0`.

>>> import importlib
>>> from meadhall.games import names
>>> module = importlib.import_module(f"meadhall.envs.pettingzoo.{names()[0]}_v0")
>>> env = module.env(players=3)

A module has `env` and `raw_env` (AEC: one agent after the other) and `parallel_env` (all agents in each step; who has
nothing to decide waits).
"""

import sys
from types import ModuleType

from ...engine.errors import require

require("envs", "pettingzoo")

from ...engine.registry import games  # noqa: E402
from .factories import factories  # noqa: E402

for _game in games():
    _module = ModuleType(f"{__name__}.{_game.name}_v0", f"{_game.title} for PettingZoo.")
    vars(_module).update(zip(("env", "raw_env", "parallel_env"), factories(_game.name), strict=True))
    sys.modules[_module.__name__] = globals()[f"{_game.name}_v0"] = _module


def __dir__() -> list[str]:
    return [f"{game.name}_v0" for game in games()]


def __getattr__(name: str) -> ModuleType:
    """Say which modules there are when another one is asked for."""
    known = ", ".join(f"{game.name}_v0" for game in games())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}. The games are: {known}.")
