"""A task: work in numbered pieces, each of which depends on nothing but the task and its number.

So it does not matter which process or machine does a piece, or when.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..engine.compiled import source_hash
from ..engine.game import Game

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Task(Generic[Answer]):
    """What to do, with functions of a module, which another process can find."""

    subject: Any  # what the functions are given
    the_game: Game
    do: Callable[[Any, int], Answer]
    prepare: Callable[[Any], list[Callable[[], object]]]
    called: str  # how a piece is called in a message, with its {index}
    then: str  # what happens when a piece cannot be done

    def __reduce__(self) -> Any:
        # A game is found by its name where the task arrives.
        return _named, (self.subject, self.the_game.name, self.do, self.prepare, self.called, self.then)

    def piece(self, index: int) -> Answer:
        """Do a piece."""
        return self.do(self.subject, index)

    def warm_up(self) -> list[Callable[[], object]]:
        """Return the steps that load or compile what it needs."""
        return self.prepare(self.subject)

    @property
    def code(self) -> str:
        """Return under which name the code of the game is kept."""
        return self.the_game.code

    @property
    def code_hash(self) -> str:
        """Return what the code is known by."""
        return source_hash(self.code)


def _named(subject: Any, game: str, *parts: Any) -> Task[Any]:
    from ..engine.registry import load

    return Task(subject, load(game), *parts)
