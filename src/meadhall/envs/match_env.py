"""A table for learners: a match with observations, masks, rewards and pictures."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..draw import draw_match
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.match import Match
from ..engine.registry import load
from .batch_step import write_rewards
from .common import reward_number
from .picture import text_picture

RENDER_MODES = ("human", "ansi", "svg")


def render_modes(game: Game) -> list[str]:
    """Return how a game can be rendered: as SVG only if it can be drawn."""
    return [mode for mode in RENDER_MODES if mode != "svg" or game.drawing() is not None]


class Table:
    """A game with its options, and the match that is played now."""

    match: Match

    def __init__(
        self, game: str | Game, players: int, reward: str, render_mode: str | None, options: Mapping[str, Any]
    ):
        self.game = load(game) if isinstance(game, str) else game
        self.game.check_players(players)
        modes = render_modes(self.game)
        if render_mode is not None and render_mode not in modes:
            raise BadOption(f"{self.game.title} has no render mode {render_mode!r}. Modes are: {', '.join(modes)}.")
        self.players = players
        self.options = self.game.read_options(options)
        self.actions = self.game.player_actions
        self.render_mode = render_mode
        self._kind = reward_number(reward)

    def begin(self, seed: int, how: Mapping[str, Any] | None = None) -> None:
        """Begin a match from a seed; `how` may hold a position to begin at, as text. What else it holds is for others."""
        if not how or "position" not in how:
            self.match = Match(self.game, self.players, seed=seed, **self.options)
            return
        match = Match.from_position(self.game, str(how["position"]), seed=seed)
        if match.players != self.players:
            raise BadOption(f"The position is for {match.players} players, the environment for {self.players}.")
        self.match = match

    def observation(self, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know."""
        out = np.zeros(self.game.observation, np.int16)
        self.game.rules.observe(self.match.state, seat, out)
        return out

    def mask(self, seat: int, size: int | None = None) -> NDArray[np.int8]:
        """Return 1 for each action that is legal for a seat; of seats that choose at the same time, all may act."""
        mask = np.zeros(size or self.actions, np.int8)
        mask[list(self.match.legal_actions_of(seat))] = 1
        return mask

    def rewards(self) -> list[float]:
        """Return what each seat gets now that the match is over."""
        out = np.zeros(self.players, np.float32)
        points, places = np.array(self.match.points, np.int32), np.array(self.match.ranking, np.int32)
        write_rewards(self._kind, self.players, points, places, out)
        rewards: list[float] = out.tolist()
        return rewards

    def render(self) -> str | None:
        """Draw the table as a spectator sees it: printed, as text, or as SVG."""
        if self.render_mode == "svg":
            return draw_match(self.match)
        text = text_picture(self.match)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
