"""Vikings, as the hall knows it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...engine.errors import BadOption
from ...engine.game import Game, Line, Option, Part, Reason, ScoreSheet
from ...engine.record import State
from . import notation
from .actions import ACTIONS, MOST_LEGAL, MOST_OUTCOMES
from .components import DATA_DIGEST, MAX_PLAYERS
from .explain import TEXTS, explain
from .observation import OBSERVATION
from .rules import RULES
from .state import SHIPS_REPELLED, SOURCE_NAMES, STATE

if TYPE_CHECKING:
    from .view import VikingsView


class Vikings(Game):
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
    most_legal = MOST_LEGAL
    most_outcomes = MOST_OUTCOMES
    observation = OBSERVATION
    all_open = True
    sources = SOURCE_NAMES
    scored = frozenset(SOURCE_NAMES[SHIPS_REPELLED:])
    currencies = ("fame", "gold")
    texts_folder = TEXTS

    def check_options(self, values: dict[str, Any], given: Mapping[str, object]) -> None:
        """The auction belongs to the advanced game."""
        if not values["advanced"]:
            if values["auction"] and "auction" in given:
                raise BadOption("Option 'auction' belongs to the advanced game: give advanced=true as well.")
            values["auction"] = False

    def state_options(self, state: State) -> dict[str, Any]:
        return {"advanced": bool(state.advanced), "auction": bool(state.auction)}

    def action_text(self, action: int) -> str:
        return notation.action_text(action)

    def read_action(self, text: str) -> int:
        return notation.read_action(text)

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        return explain(state, seat, action)

    # The rest is imported when it is asked for, so that a simulation starts at once.

    def sentence(self, state: State, action: int, names: Sequence[str], language: str, seat: int | None = None) -> str:
        from .sentences import sentence

        return sentence(state, action, names, language, seat)

    def prompt(self, state: State, names: Sequence[str], language: str, seat: int | None = None) -> str:
        from .sentences import prompt

        return prompt(state, names, language, seat)

    def part(self, before: State, seat: int, action: int) -> Part:
        from .turns import part

        return part(before, seat, action)

    def headline(self, part: Part, actions: Sequence[int | None], names: Sequence[str], language: str) -> str:
        from .turns import headline

        return headline(part, actions, names, language)

    def scoring_title(self, before: State, after: State, language: str) -> str:
        from .turns import scoring_title

        return scoring_title(before, after, language)

    def position_text(self, state: State, names: Sequence[str]) -> str:
        from .position import position_text

        return position_text(state, names)

    def read_position(self, text: str) -> tuple[State, list[str]]:
        from .position import read_position

        return read_position(text)

    def view(self, state: State, seat: int | None) -> "VikingsView":
        from .view import view

        return view(state, seat)

    def score(self, text: str, how: Mapping[str, str], language: str) -> list[ScoreSheet]:
        from .report import score

        return score(text, how, language)

    def typed_view(self, text: str) -> "VikingsView":
        from .report import read_typed
        from .view import view

        return view(read_typed(text).state, None)

    def line_detail(self, state: State, line: Line, language: str) -> str:
        from .report import line_detail

        return line_detail(state, line, language)

    def line_places(self, state: State, line: Line) -> list[str]:
        from .report import line_places

        return line_places(state, line)

    def picture(
        self,
        state: State,
        names: Sequence[str],
        language: str,
        only: int | None = None,
        viewer: int | None = None,
    ) -> str:
        from .terminal import picture

        return picture(state, names, language, only)


GAME = Vikings()
