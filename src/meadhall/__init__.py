"""Modern board games: rules, engine, bots and a hall to play in."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .engine.errors import MeadhallError
    from .engine.match import Match
    from .warmup import warm

__all__ = ["Match", "MeadhallError", "__version__", "warm"]

__version__ = "0.3.0.dev0"


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    """Import the names that most programs need when they are first asked for, since Numba takes a while."""
    if name == "Match":
        from .engine.match import Match

        return Match
    if name == "MeadhallError":
        from .engine.errors import MeadhallError

        return MeadhallError
    if name == "warm":
        from .warmup import warm

        return warm
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
