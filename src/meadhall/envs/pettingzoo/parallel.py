"""The parallel environment: in each step every agent acts or waits, so that simultaneous choices are made at once."""

from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from ...engine.errors import BadOption
from ..match_env import Table, render_modes
from .aec import Observation, observation_space, seed_of


class TableParallel(ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A table at which all act at once. The last action is to wait, for those who have nothing to decide.

    Whoever the game waits for most has no waiting in its mask, so each step goes on. What is not legal counts as waiting,
    and `infos` tell it. After `max_cycles` steps the match is cut off (truncated).
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, reward=reward, render_mode=render_mode, max_cycles=max_cycles, **options)
        if max_cycles is not None and max_cycles < 1:
            raise BadOption(f"max_cycles is at least 1, not {max_cycles}.")
        self.table = Table(game, players, reward, render_mode, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": render_modes(self.table.game), "is_parallelizable": True}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.wait = self.table.actions
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.table.game, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new match; `options={"position": text}` begins it at a position."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.begin(seed_of(self._rng), options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.table.observation(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> Any:
        mask = self.table.mask(seat, self.wait + 1)
        mask[self.wait] = seat != self.table.match.turn
        return mask

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out what the agents have chosen, one seat after the other."""
        match = self.table.match
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = [list(match.legal_actions_of(seat)) for seat in range(self.table.players)]
        for seat, agent in enumerate(self.agents):
            action = int(actions[agent])
            if action == self.wait and seat != match.turn:
                continue
            # Another's choice can end a phase, so what was legal may not be any more.
            if action in asked[seat] and action in match.legal_actions_of(seat):
                match.play(action, seat=seat)
            else:
                infos[agent]["illegal"] = action
        self._cycles += 1
        over = match.is_over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(self.agents, self.table.rewards() if over else [0.0] * len(self.agents), strict=True))
        if over:
            for seat, agent in enumerate(self.agents):
                infos[agent] |= {"points": match.points[seat], "place": match.ranking[seat]}
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        observations = self._observations()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        if self.render_mode is None:
            logger.warn("This environment was made without a render mode.")
            return None
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""
