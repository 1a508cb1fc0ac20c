"""What a bot is: it is given what its seat may know, and answers with an action.

`Bot.act` and `Bot.think` are the only doors. They make a `Observation` of the match, in which everything that the seat
cannot know has been drawn anew from the bot's own generator, and hand that to the bot; the true state never gets past
them. So a bot's choice is a function of what its seat knows and of its own randomness.
"""

import secrets
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from threading import Event
from typing import ClassVar

import numpy as np

from ..engine.chance import Ints, generator
from ..engine.errors import IllegalAction
from ..engine.game import Game
from ..engine.match import Match
from ..engine.record import State

Log = list[tuple[int, int]]


@dataclass(frozen=True)
class Observation:
    """A position as a seat knows it."""

    game: Game
    seat: int
    state: State  # what the seat cannot know is drawn anew
    legal: Ints  # the seat's legal actions, ascending
    since: (
        list[tuple[int, int | None]] | None
    )  # what happened since the bot's last choice; None where it cannot, or does not, follow


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one legal action."""

    action: int
    visits: int  # how often a search tried it, 0 without a search
    share: float  # the share of the victory that it expects, from 0 to 1


@dataclass(frozen=True)
class Thoughts:
    """A bot's choice, what it thinks of each legal action, the best first, and how it expects the game to go on."""

    choice: int
    options: list[Thought]
    line: list[tuple[int, int]] = field(default_factory=list)  # seats with their actions, chance left out
    others: list[list[tuple[int, int]]] = field(default_factory=list)  # the lines of the next best actions


class Bot(ABC):
    """A player that is no person. An instance plays one seat of one match, and is not to be shared by threads."""

    follows: ClassVar[bool] = False  # whether it wants to be told what happened since its last choice

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.rng = generator(secrets.randbits(64) if seed is None else seed, 1)
        self._followed: Log | None = None  # the log up to the last choice, for the door alone

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {self.game.name}{self._budget_text()}>"

    def _budget_text(self) -> str:
        """Say for `repr` what the bot may spend on a decision, where it has a budget."""
        return ""

    def act(self, match: Match, seat: int, stop: Event | None = None) -> int:
        """Choose an action for a seat that has to act; when `stop` is set, answer at once."""
        return self.choose(self._observation(match, seat), stop or Event())

    def think(self, match: Match, seat: int, stop: Event | None = None) -> Thoughts:
        """Choose an action, and tell what else was considered."""
        return self.consider(self._observation(match, seat), stop or Event())

    @abstractmethod
    def consider(self, observation: Observation, stop: Event) -> Thoughts:
        """Choose an action in a position, and tell what else was considered."""

    def choose(self, observation: Observation, stop: Event) -> int:
        """Choose an action in a position."""
        return self.consider(observation, stop).choice

    def close(self) -> None:
        """Give back what the bot holds, a program for instance; its match is over."""

    def _observation(self, match: Match, seat: int) -> Observation:
        legal = np.array(list(match.legal_actions_of(seat)), np.int32)
        if not len(legal):
            raise IllegalAction(f"Seat {seat + 1} has nothing to decide now.")
        state = match.state
        match.game.rules.resample(state, seat, self.rng)
        return Observation(match.game, seat, state, legal, self._since(match, seat) if self.follows else None)

    def _since(self, match: Match, seat: int) -> list[tuple[int, int | None]] | None:
        """Return what the seat saw happen since its last choice, unless it saw that something before was taken back."""
        before, now = self._followed, match.log
        self._followed = now
        if before is None or (now[: len(before)] != before and not _looks_unchanged(before, match, seat)):
            return None
        return match.seen(seat, since=len(before))


def _looks_unchanged(before: Log, match: Match, seat: int) -> bool:
    """Tell whether a match goes on from an earlier log for all that a seat has seen, though something was chosen anew."""
    then = match.copy()
    then.rewind(0)
    if match.ply < len(before) or then.extend(*zip(*before, strict=True)) < len(before):
        return False
    # A secret of then may have been revealed since.
    return all(
        actor == who and action in (None, what)
        for (actor, action), (who, what) in zip(then.seen(seat), match.seen(seat), strict=False)
    )
