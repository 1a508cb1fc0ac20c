"""Errors that speak to the person who made them. Their text is meant to be shown as it is."""

from importlib.util import find_spec
from typing import Protocol


class MeadhallError(Exception):
    """Something that was asked for cannot be done; the message says what, where, and what would be right."""


class Explanation(Protocol):
    """Why an action is not legal, as an `engine.game.Reason` says it."""

    @property
    def ruling(self) -> int | None:
        """The number of the ruling that says so, or None where the rulebook itself does."""

    def text(self, language: str = "en") -> str:
        """Return the reason as a sentence."""


class IllegalAction(MeadhallError):
    """An action that the rules do not allow now."""

    def __init__(self, message: str, reason: Explanation | None = None) -> None:
        super().__init__(message)
        self.reason = reason  # why, in any language, where a rule says so

    def text(self, language: str) -> str:
        """Say why in a language, where a rule says so; else what was said first."""
        return self.reason.text(language) if self.reason is not None else str(self)


class BadOption(MeadhallError):
    """An option, a number of players or a name that the game does not know."""


class BadNotation(MeadhallError):
    """A text that is not an action or a position."""


class BadPosition(BadNotation):
    """A position that cannot lie on a table."""


class BadLog(MeadhallError):
    """A log that was damaged, changed, cut off, or made under other rules."""


class OtherRules(MeadhallError):
    """A match that was begun under a version of the rules that is not known any more, or not yet."""


class BadData(MeadhallError):
    """A data file of a game that contradicts itself or the box."""


class MissingExtra(MeadhallError, ImportError):
    """A library that only some parts need is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"This needs the library {library!r}: pip install 'meadhall[{extra}]'.")


def require(extra: str, *libraries: str) -> None:
    """Refuse what needs libraries that are not installed, and name the extra that brings them."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra(library, extra)
