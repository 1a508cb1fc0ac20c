"""Errors that speak to the person who made them. Their text is meant to be shown as it is."""


class MeadhallError(Exception):
    """Something that was asked for cannot be done; the message says what, where, and what would be right."""


class IllegalAction(MeadhallError):
    """An action that the rules do not allow now."""


class BadOption(MeadhallError):
    """An option, a number of players or a name that the game does not know."""


class BadNotation(MeadhallError):
    """A text that is not an action or a position."""


class BadPosition(BadNotation):
    """A position that cannot lie on a table."""


class BadLog(MeadhallError):
    """A log that was damaged, changed, cut off, or made under other rules."""


class BadData(MeadhallError):
    """A data file of a game that contradicts itself or the box."""
