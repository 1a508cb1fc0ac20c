"""Isle of Skye, as the hall knows it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ...engine.errors import BadOption
from ...engine.game import Option, Resource, ScoringOption, yes_or_no
from ...engine.game_package import GamePackage
from ...engine.record import State
from .presentation.explain import TEXTS
from .rules.actions import ACTIONS, MOST_LEGAL, MOST_OUTCOMES, PLAYER_ACTIONS
from .rules.components import DATA_DIGEST, MAX_PLAYERS, NOTHING, OPEN_SCORING_TILES, SCORING_TILES
from .rules.observation import OBSERVATION
from .rules.rules import RULES, must_act
from .rules.state import PRICES, SCORED, SOURCE_NAMES, STATE

if TYPE_CHECKING:
    from .presentation.view import SkyeView

RANDOM = "random"


def four_tiles(name: str, value: object) -> str:
    """Read the option that names the four scoring tiles, or leaves them to chance."""
    if isinstance(value, str) and value.strip().lower() == RANDOM:
        return RANDOM
    words = [word.strip() for word in value.split(",")] if isinstance(value, str) else []
    numbers = [int(word) for word in words if word.isdecimal() and int(word) < SCORING_TILES]
    if len(words) != OPEN_SCORING_TILES or len(set(numbers)) != OPEN_SCORING_TILES:
        raise BadOption(
            f"Option {name!r} is {RANDOM!r}, or four different numbers from 0 to {SCORING_TILES - 1} for A to D, "
            f"such as '0,4,7,13', not {value!r}."
        )
    return ",".join(map(str, numbers))


class Skye(GamePackage):
    """Isle of Skye by Andreas Pelikan and Alexander Pfister, for 2 to 5 players."""

    name = "skye"
    title = "Isle of Skye"
    players = range(2, MAX_PLAYERS + 1)
    options = (
        Option("open_gold", False, "show the gold of all players, which is hidden as printed", yes_or_no),
        Option("tiles", RANDOM, "the scoring tiles at A to D: random, or four numbers such as 0,4,7,13", four_tiles),
    )
    # The number changes with every change of the rules, the rest with the data files.
    rules_version = f"1.{DATA_DIGEST}"
    state_type = STATE
    rules = RULES
    actions = ACTIONS
    player_actions = PLAYER_ACTIONS
    most_legal = MOST_LEGAL
    most_outcomes = MOST_OUTCOMES
    observation = OBSERVATION
    sources = SOURCE_NAMES
    scored = frozenset(SOURCE_NAMES[SCORED:])
    currencies = ("points", "gold")
    texts_folder = TEXTS
    max_decisions = 2_000
    max_draws = 200
    lobby_order = 2
    scoring_options = (
        ScoringOption("scoring", "which scoring", ("round", "end", "all")),
        ScoringOption("tiles", "the scoring tiles", example="0,4,7,13"),
    )
    level_bots: ClassVar[Mapping[str, str]] = {
        "beginner": "greedy:noise=3:attention=0.65",
        "medium": "greedy:noise=1.3:attention=0.95",
        "hard": "search:40",
        "expert": "search:1000",
    }

    def option_array(self, values: Mapping[str, Any]) -> NDArray[np.int64]:
        """Give the scoring tiles as four numbers, -1 for those that chance draws."""
        drawn = values["tiles"] == RANDOM
        tiles = [NOTHING] * OPEN_SCORING_TILES if drawn else [int(tile) for tile in values["tiles"].split(",")]
        return np.array([values["open_gold"], *tiles], np.int64)

    def state_options(self, state: State) -> dict[str, Any]:
        tiles = ",".join(map(str, state.scoring)) if state.given_scoring else RANDOM
        return {"open_gold": bool(state.open_gold), "tiles": tiles}

    def must_act(self, state: State, pending: int) -> int:
        """Who has made all choices may still reconsider, but nobody waits for it."""
        return sum(1 << seat for seat in range(state.players) if must_act(state, seat))

    def is_secret(self, before: State, seat: int, action: int, now: State, viewer: int | None) -> bool:
        """What is set behind a screen stays secret until all prices of the round are revealed."""
        same_phase = now.phase == PRICES and now.round_number == before.round_number
        return bool(before.phase == PRICES and same_phase and seat != viewer)

    def is_hidden(self, state: State, seat: int, currency: str, viewer: int | None) -> bool:
        """Gold in the hand of others is hidden, unless it is played openly (ruling 3)."""
        from .presentation.view import knows_gold

        return currency == "gold" and not knows_gold(state, seat, viewer)

    def resources(self) -> tuple[Resource, ...]:
        """The tiles as printed: views and positions only name them."""
        from .presentation.view import SkyeTiles, tile_faces

        about = "Give the tiles of Isle of Skye as printed, the castle first: views and positions only name them."
        return (Resource("tiles", SkyeTiles, lambda asked: SkyeTiles(tiles=tile_faces()), about=about),)

    def lesson_points(self, state: State, seat: int) -> frozenset[str]:
        from .presentation.lesson_points import lesson_points

        return lesson_points(state, seat)

    def typed_view(self, text: str) -> "SkyeView":
        from .presentation.score_report import read_typed
        from .presentation.view import view

        return view(read_typed(text).state, None)


GAME = Skye()
