"""The AEC environment: agents act one after the other, as the rules ask them."""

from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ...engine.game import Game
from ..match_env import Table, render_modes

Observation = dict[str, NDArray[Any]]

LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def observation_space(game: Game, actions: int) -> spaces.Dict:
    """Return the space of observations: the numbers that a seat may know, and the mask of its legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (game.observation,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def seed_of(rng: np.random.Generator) -> int:
    """Draw the seed of a match."""
    return int(rng.integers(2**63))


class TableAEC(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """A table of a game. Of seats that choose at the same time, the lowest one that is waited for acts first.

    Rewards are 0 until the game ends, then as the option `reward` says; `infos` tell points and place then.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, reward=reward, render_mode=render_mode, **options)
        super().__init__()
        self.table = Table(game, players, reward, render_mode, options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": render_modes(self.table.game),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.table.game, self.table.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; `options={"position": text}` begins it at a position."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.begin(seed_of(self._rng), options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        if self.table.match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            for seat, agent in enumerate(self.agents):
                self.infos[agent] = {"points": self.table.match.points[seat], "place": self.table.match.ranking[seat]}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.match.turn]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        # By PettingZoo's convention only the selected agent has legal actions.
        asked = not self.table.match.is_over and seat == self.table.match.turn
        mask = self.table.mask(seat) if asked else np.zeros(self.table.actions, np.int8)
        return {"observation": self.table.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent; an illegal one is refused with its reason and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            logger.warn("This environment was made without a render mode.")
            return None
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""
