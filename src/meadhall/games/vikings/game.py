"""Vikings, as the hall knows it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from ...engine.errors import BadOption
from ...engine.game import Line, Option, ScoringOption
from ...engine.game_package import GamePackage
from ...engine.record import State
from .presentation.explain import TEXTS
from .rules.actions import ACTIONS, MOST_LEGAL, MOST_OUTCOMES, PLAYER_ACTIONS
from .rules.components import DATA_DIGEST, MAX_PLAYERS
from .rules.observation import OBSERVATION
from .rules.rules import RULES
from .rules.state import SHIPS_REPELLED, SOURCE_NAMES, STATE

if TYPE_CHECKING:
    from .presentation.view import VikingsView


class Vikings(GamePackage):
    """Vikings by Michael Kiesling: standard, advanced, and advanced without the auction."""

    name = "vikings"
    title = "Vikings"
    players = range(2, MAX_PLAYERS + 1)
    options = (
        Option("advanced", False, "special tiles, boatswains for a single figure, and the auction"),
        Option("auction", True, "with advanced: auction the start player, and let players place the colours"),
    )
    # The number changes with every change of the rules, the rest with the data file.
    rules_version = f"1.{DATA_DIGEST}"
    state_type = STATE
    rules = RULES
    actions = ACTIONS
    player_actions = PLAYER_ACTIONS
    most_legal = MOST_LEGAL
    most_outcomes = MOST_OUTCOMES
    observation = OBSERVATION
    all_open = True
    sources = SOURCE_NAMES
    scored = frozenset(SOURCE_NAMES[SHIPS_REPELLED:])
    currencies = ("fame", "gold")
    texts_folder = TEXTS
    max_decisions = 3_000
    max_draws = 400
    lobby_order = 1
    warmup_options: ClassVar[Mapping[str, Any]] = {"advanced": True}
    scoring_options = (ScoringOption("scoring", "which scoring", ("small", "large", "end")),)
    level_bots: ClassVar[Mapping[str, str]] = {
        "beginner": "greedy:noise=1.8:attention=0.85",
        "easy": "greedy:noise=1.4:attention=0.93",
        "medium": "greedy:noise=1.05",
        "skilled": "greedy:noise=0.5",
        "hard": "search:150",
        "expert": "search:1200",
    }

    def check_options(self, values: dict[str, Any], given: Mapping[str, object]) -> None:
        """The auction belongs to the advanced game."""
        if not values["advanced"]:
            if values["auction"] and "auction" in given:
                raise BadOption("Option 'auction' belongs to the advanced game: give advanced=true as well.")
            values["auction"] = False

    def state_options(self, state: State) -> dict[str, Any]:
        return {"advanced": bool(state.advanced), "auction": bool(state.auction)}

    def typed_view(self, text: str) -> "VikingsView":
        from .presentation.score_report import read_typed
        from .presentation.view import view

        return view(read_typed(text).state, None)

    def lesson_points(self, state: State, seat: int) -> frozenset[str]:
        from .presentation.lesson_points import lesson_points

        return lesson_points(state, seat)

    def line_places(self, state: State, line: Line) -> list[str]:
        from .presentation.score_report import line_places

        return line_places(state, line)


GAME = Vikings()
