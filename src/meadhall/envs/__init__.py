"""Environments for learning: thousands of games at once, PettingZoo, Gymnasium and OpenSpiel.

`VectorEnv` needs nothing besides Meadhall. The others are modules of their own, which need what their extra installs:
`meadhall.envs.pettingzoo`, `meadhall.envs.gymnasium` and `meadhall.envs.openspiel`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .vector import Batch, VectorEnv

__all__ = ["Batch", "VectorEnv"]


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    """Import the vector environment when it is first asked for: other libraries look into this package when they start."""
    if name in __all__:
        from . import vector

        return getattr(vector, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
