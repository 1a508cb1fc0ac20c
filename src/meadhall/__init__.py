"""Vikings, Isle of Skye and Vikings Gone Wild: rules, engine, bots and a hall to play in."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .engine.errors import MeadhallError
    from .engine.match import Match

__all__ = ["Match", "MeadhallError", "__version__"]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Import the two names that most programs need when they are first asked for, since Numba takes a while."""
    if name == "Match":
        from .engine.match import Match

        return Match
    if name == "MeadhallError":
        from .engine.errors import MeadhallError

        return MeadhallError
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
