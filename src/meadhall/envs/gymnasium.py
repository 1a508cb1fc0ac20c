"""All installed games for Gymnasium: one seat learns, the others are bots.

>>> import gymnasium
>>> from meadhall.envs.gymnasium import IDS  # importing this registers each game as meadhall/<Game>-v0
>>> env = gymnasium.make(next(iter(IDS)), opponents="random", players=3)
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import Bot, create
from ..engine.errors import BadOption, MissingExtra
from ..engine.registry import games
from .match_env import RENDER_MODES, Table, render_modes

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("gymnasium", "envs") from error

IDS: dict[str, str] = {}
for _game in games():
    _id = f"meadhall/{_game.class_name}-v0"
    # Classes of two packages may have the same name; names of games differ.
    IDS[_id if _id not in IDS else f"meadhall/{_game.name}-v0"] = _game.name
Observation = NDArray[np.int16]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table with bots.

    The observation holds what the seat may know; `info["action_mask"]` has 1 for each legal action, and `action_masks`
    gives the same to sb3-contrib. An action that is not legal loses the game with `illegal_reward`.
    """

    # Gymnasium reads it before there is an instance, and declares it for instances: so it is no ClassVar.
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Sit down; without a seat (None) one is drawn for each game. Opponents are one name for all, or one for each."""
        self.table = Table(game, players, reward, render_mode, options)
        self.render_mode = render_mode
        self.metadata = type(self).metadata | {"render_modes": render_modes(self.table.game)}
        if seat is not None and not 0 <= seat < players:
            raise BadOption(f"There is no seat {seat}: the seats of this table are 0 to {players - 1}.")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise BadOption(f"With {players} players there are {players - 1} opponents, not {len(names)}.")
        self._names = names
        self._given_seat = seat
        self.seat = seat or 0
        self.illegal_reward = illegal_reward
        self.observation_space = spaces.Box(
            np.iinfo(np.int16).min, np.iinfo(np.int16).max, (self.table.game.observation,), np.int16
        )
        self.action_space = spaces.Discrete(self.table.actions)
        self._bots: dict[int, Bot] = {}
        for name in names:
            # A name that no bot has is refused now, not in the first game.
            create(name, self.table.game, seed=0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new match; `options={"position": text}` begins it at a position."""
        super().reset(seed=seed)
        self.table.begin(self._draw_seed(), options)
        if self._given_seat is None:
            self.seat = int(self.np_random.integers(self.table.players))
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        self.close()
        self._bots = {
            other: create(name, self.table.game, seed=self._draw_seed())
            for other, name in zip(others, self._names, strict=True)
        }
        self._let_others_act()
        if self.render_mode == "human":
            self.render()
        return self.table.observation(self.seat), self._info()

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def _let_others_act(self) -> None:
        match = self.table.match
        while not match.is_over and match.turn != self.seat:
            match.play(self._bots[match.turn].act(match, match.turn))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat}
        if self.table.match.is_over:
            info |= {"points": self.table.match.points, "places": self.table.match.ranking}
        return info

    def _mask(self) -> NDArray[np.int8]:
        if self.table.match.is_over:
            return np.zeros(self.table.actions, np.int8)
        return self.table.mask(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal action, as sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the seat, then let the bots act until it is the seat's turn again."""
        match = self.table.match
        if int(action) not in match.legal_actions_of(self.seat):
            info = self._info() | {"illegal": int(action)}
            return self.table.observation(self.seat), self.illegal_reward, True, False, info
        match.play(int(action), seat=self.seat)
        self._let_others_act()
        if self.render_mode == "human":
            self.render()
        reward = self.table.rewards()[self.seat] if match.is_over else 0.0
        return self.table.observation(self.seat), reward, match.is_over, False, self._info()

    def render(self) -> str | None:
        """Draw the table as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("This environment was made without a render mode.")
            return None
        return self.table.render()

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()


def register() -> None:
    """Make the environments known to Gymnasium."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": game})


register()
