"""What can be wrong with a request. The sentences are in the hall's catalogues, under `error-` and the code."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..engine.errors import MeadhallError
from ..engine.game import Game
from ..engine.texts import texts

TEXTS = Path(__file__).with_name("texts")

# Which status of HTTP an error is told with; 409 if it is not named.
STATUS = {
    "bad-request": 422,
    "bad-message": 422,
    "bad-name": 422,
    "imitating-name": 422,
    "bad-title": 422,
    "bad-chat": 422,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-level": 422,
    "bad-log": 422,
    "no-guest": 401,
    "strange-origin": 403,
    "not-owner": 403,
    "not-your-seat": 403,
    "no-such-table": 404,
    "no-such-invitation": 404,
    "no-such-link": 404,
    "no-such-lesson": 404,
    "no-such-puzzle": 404,
    "no-such-page": 404,
    "no-shown-log": 404,
    "not-allowed": 405,
    "too-slow": 408,
    "too-large": 413,
    "strange-host": 421,
    "too-fast": 429,
    "too-much-chat": 429,
    "too-many-tables": 429,
    "too-many-bot-tables": 429,
    "too-many-bot-tables-here": 429,
    "too-many-bot-tables-in-all": 429,
    "too-many-seats": 429,
    "too-many-connections": 429,
    "our-fault": 500,
    "busy": 503,
    "preparing": 503,
    "preparing-today": 503,
    "not-compiled": 503,
    "database": 503,
}


class HallError(MeadhallError):
    """A request that cannot be fulfilled: a code for programs, a sentence in the reader's language for people."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code = code
        self.arguments = arguments
        super().__init__(self.text("en"))

    @property
    def status(self) -> int:
        """The status of HTTP that fits."""
        return STATUS.get(self.code, 409)

    def text(self, language: str) -> str:
        """Say what is wrong."""
        return texts(language, TEXTS)(f"error-{self.code}", **self.arguments)


class Refusal(HallError):
    """An error whose sentence the engine gave."""

    def __init__(self, code: str, message: str) -> None:
        self.message = message
        super().__init__(code, why=message)

    def text(self, language: str) -> str:
        return self.message


class NoSuchResource(HallError):
    """Something of a game that it does not have, such as a set of cards; the sentence is the game's."""

    def __init__(self, game: Game, resource: str) -> None:
        self.game = game
        super().__init__(f"no-such-{resource}")

    @property
    def status(self) -> int:
        return 404

    def text(self, language: str) -> str:
        return self.game.texts(language)(self.code)


class MovedOn(HallError):
    """The table is not where the page thought it was."""

    def __init__(self) -> None:
        super().__init__("moved-on")


class CannotServe(MeadhallError):
    """The hall cannot start, or not with these settings."""


def first_mistake(mistakes: Sequence[Any]) -> str:
    """Say in a few words what the first mistake in a message is, and where."""
    where = ".".join(str(part) for part in mistakes[0]["loc"])
    return f"{where}: {mistakes[0]['msg']}" if where else str(mistakes[0]["msg"])
