"""The games as OpenSpiel knows them. Simultaneous choices are made one after the other, each hidden from the others."""

from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ...engine.contract import CHANCE, OVER
from ...engine.game import Game
from ...engine.registry import games
from ..batch_step import WIN, write_rewards
from .position import Position


def game_type(game: Game) -> pyspiel.GameType:
    """Describe a game: the options are its parameters, and utilities are shares of the victory."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"python_meadhall_{game.name}",
        long_name=f"Meadhall: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.all_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, **{option.name: option.default for option in game.options}},
    )


class MeadhallGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the hall."""

    game: ClassVar[Game]
    type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", 2))
        self.game.check_players(players)
        # OpenSpiel fills in the defaults, which need not go together with what was given.
        defaults = {option.name: option.default for option in self.game.options}
        options = self.game.read_options({name: value for name, value in given.items() if value != defaults.get(name)})
        self.first_outcome = self.game.player_actions
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first_outcome,
            max_chance_outcomes=self.game.actions - self.first_outcome,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.game.max_decisions,
        )
        super().__init__(self.type, info, params or {})
        self.first_position = Position.first(self.game, players, options)

    def new_initial_state(self) -> "MeadhallState":
        """Return the state in which the game begins."""
        return MeadhallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return what writes observations."""
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """Bound the draws of a game."""
        return self.game.max_draws


class MeadhallState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. Outcomes of chance are numbered from 0, as OpenSpiel wants it."""

    def __init__(self, game: MeadhallGame) -> None:
        super().__init__(game)
        self.position = game.first_position
        self._first_outcome = game.first_outcome

    def current_player(self) -> Any:
        """Return who acts."""
        turn = self.position.turn
        if turn >= 0:
            return turn
        return pyspiel.PlayerId.TERMINAL if turn == OVER else pyspiel.PlayerId.CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.ids if player == self.position.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        position = self.position
        total = sum(position.weights)
        return [(i - self._first_outcome, w / total) for i, w in zip(position.ids, position.weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        shift = self._first_outcome if self.position.turn == CHANCE else 0
        self.position = self.position.after(int(action) + shift)

    def _action_to_string(self, player: int, action: int) -> str:
        shift = self._first_outcome if player == pyspiel.PlayerId.CHANCE else 0
        return self.position.game.action_text(int(action) + shift)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position.turn == OVER

    def returns(self) -> list[float]:
        """Return each seat's share of the victory at the end, before it nothing."""
        players = self.num_players()
        if self.position.turn != OVER:
            return [0.0] * players
        places, shares = np.zeros(players, np.int32), np.zeros(players, np.float32)
        self.position.game.rules.ranking(self.position.states[0], places)
        write_rewards(WIN, players, places, places, shares)
        returns: list[float] = shares.tolist()
        return returns

    def resample_from_infostate(self, player: int, sampler: Any) -> "MeadhallState":
        """Return a state that a player cannot tell from this one; the sampler gives a number from 0 to 1."""
        other: MeadhallState = self.clone()
        other.position = self.position.imagined(int(player), int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        """Return the whole table as text, secrets included."""
        return self.position.text


class Observer:
    """What a player knows, as numbers and as text.

    The numbers are those of the game's observation: all that a player knows who remembers everything. An information state as text is
    the log as everybody knows it, secret actions as `?`, followed by a digest of these numbers.
    """

    def __init__(self, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observations, but these were given: {params}.")
        self.perfect_recall = bool(iig_obs_type.perfect_recall)
        self.tensor = np.zeros(game.observation, np.float32)
        self.dict = {"observation": self.tensor}
        self._numbers = np.zeros(game.observation, np.int16)

    def _observe(self, state: MeadhallState, player: int) -> None:
        state.position.game.rules.observe(state.position.states[0], player, self._numbers)

    def set_from(self, state: MeadhallState, player: int) -> None:
        """Write what a player knows."""
        self._observe(state, player)
        self.tensor[:] = self._numbers

    def string_from(self, state: MeadhallState, player: int) -> str:
        """Return what a player knows as text."""
        self._observe(state, player)
        if not self.perfect_recall:
            return f"{player}: " + " ".join(map(str, self._numbers.tolist()))
        digest = blake2b(self._numbers.tobytes(), digest_size=16).hexdigest()
        return f"{player}:{state.position.told[0]} #{digest}"


def _as_openspiel(game: Game) -> type[MeadhallGame]:
    """Make a game's class for OpenSpiel."""
    about = {"__doc__": f"{game.title}, with its options as parameters.", "game": game, "type": game_type(game)}
    return type(f"{game.class_name}Game", (MeadhallGame,), about)


GAMES = tuple(_as_openspiel(game) for game in games())
for kind in GAMES:
    pyspiel.register_game(kind.type, kind)
