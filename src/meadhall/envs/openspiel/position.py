"""Positions that never change, so that copying an OpenSpiel state costs nothing."""

from functools import cached_property
from typing import Any, Self

import numpy as np

from ...engine.chance import generator
from ...engine.contract import CHANCE
from ...engine.errors import IllegalAction
from ...engine.game import Game
from ...engine.record import state_array
from .compiled_calls import NONE, States, carry_out, imagine

# An action that spectators have not seen yet: its seat, its id, and the state before it.
Veiled = tuple[int, int, Any]


class Position:
    """A state of a game, who acts in it, what is legal, and how it came about."""

    def __init__(
        self, game: Game, states: States, seat: int, action: int = NONE, before: "Position | None" = None
    ) -> None:
        """Carry out an action of a seat, or none, on states that become the position's own."""
        longest = max(game.most_legal, game.most_outcomes)
        ids, weights = np.empty(longest, np.int32), np.empty(longest, np.int32)
        self.game = game
        self.states = states
        self.turn, n = carry_out(states, seat, action, ids, weights)
        self.ids: list[int] = ids[:n].tolist()  # legal actions, or outcomes of chance
        self.weights: list[int] = weights[:n].tolist() if self.turn == CHANCE else []
        self.before = before
        self.action = action  # that led here

    @classmethod
    def first(cls, game: Game, players: int, options: dict[str, Any]) -> "Position":
        """Return the position in which a game begins."""
        states = np.zeros(1, game.state_type)
        game.rules.setup(states[0], players, game.option_array(options))
        return cls(game, states, CHANCE)

    def after(self, action: int) -> "Position":
        """Return the position that an action, or an outcome of chance, leads to."""
        if action not in self.ids:
            raise IllegalAction(f"Action {action} is not legal now.")
        return Position(self.game, state_array(self.states), self.turn, action, self)

    def imagined(self, seat: int, seed: int) -> "Position":
        """Return a position that a seat cannot tell from this one, drawn uniformly."""
        states = state_array(self.states)
        imagine(states, seat, generator(seed))
        guess = Position(self.game, states, self.turn)
        # What was chosen in secret so far is not what lies here, so it will never be told.
        guess.told = (self.told[0], ())
        return guess

    @cached_property
    def text(self) -> str:
        """The whole table as text, secrets included; OpenSpiel asks for it again and again."""
        state = self.states[0]
        return self.game.position_text(state, [f"P{seat}" for seat in range(int(state.players))])

    @cached_property
    def told(self) -> tuple[str, tuple[Veiled, ...]]:
        """The log as all know it, and what of it is still secret: `?` in the log, and told when it comes to light."""
        late = self
        waiting = []
        while late.before is not None and "told" not in late.__dict__:
            waiting.append(late)
            late = late.before
        text, veiled = late.__dict__.get("told", ("", ()))
        for position in reversed(waiting):
            text, veiled = position._go_on(text, veiled)
            position.__dict__["told"] = (text, veiled)
        return text, veiled

    def _go_on(self, text: str, veiled: tuple[Veiled, ...]) -> tuple[str, tuple[Veiled, ...]]:
        assert self.before is not None
        before, seat, now = self.before.states[0], self.before.turn, self.states[0]
        who = "" if seat == CHANCE else f"{seat}:"
        if self.game.is_secret(before, seat, self.action, now, None):
            text += f" {who}?"
            veiled = (*veiled, (seat, self.action, before))
        else:
            text += f" {who}{self.action}"
        # What was hidden first comes to light first, or together with what was hidden later.
        told = 0
        for actor, action, asked in veiled:
            if self.game.is_secret(asked, actor, action, now, None):
                break
            text += f" [{actor}:{action}]"
            told += 1
        return text, veiled[told:] if told else veiled

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A position never changes, so that a copy is itself."""
        return self
