"""The descriptor: everything that Meadhall asks about Driftwood. Its texts, notation and views are found beside it."""

from typing import Any

from meadhall.engine.game import Option
from meadhall.engine.game_package import GamePackage
from meadhall.engine.record import State

from .rules.box import DIGEST, KIND_NAMES, KINDS, MAX_PLAYERS, MOST_PLACES, SHORT_GAME, TIDES
from .rules.rules import OBSERVATION, RULES
from .rules.state import ACTIONS, CHOOSE, PLAYER_ACTIONS, STATE


class Driftwood(GamePackage):
    """Pieces wash ashore, everybody runs for one in secret, and whoever comes alone takes it."""

    name = "driftwood"
    title = "Driftwood"
    players = range(2, MAX_PLAYERS + 1)
    options = (Option("short", False, f"a short game of {SHORT_GAME} tides instead of {TIDES}"),)
    rules_version = f"1.{DIGEST}"  # the number changes with the rules, the rest with the data file
    state_type = STATE
    rules = RULES
    actions = ACTIONS
    player_actions = PLAYER_ACTIONS
    most_legal = MOST_PLACES
    most_outcomes = KINDS
    observation = OBSERVATION
    sources = KIND_NAMES
    scored = frozenset(KIND_NAMES)
    currencies = ("points",)
    max_decisions = TIDES * MAX_PLAYERS
    max_draws = TIDES * MOST_PLACES

    def state_options(self, state: State) -> dict[str, Any]:
        return {"short": bool(state.tides == SHORT_GAME)}

    def is_secret(self, before: State, seat: int, action: int, now: State, viewer: int | None) -> bool:
        """A choice is its owner's secret until all have chosen."""
        same_tide = now.phase == CHOOSE and now.round_number == before.round_number
        return bool(before.phase == CHOOSE and same_tide and seat != viewer)


GAME = Driftwood()
