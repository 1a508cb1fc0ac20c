"""Isle of Skye, as the hall knows it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ...engine.errors import BadOption
from ...engine.game import Game, Line, Option, Part, Reason, ScoreSheet, yes_or_no
from ...engine.record import State
from . import notation
from .actions import ACTIONS, MOST_LEGAL, MOST_OUTCOMES
from .components import DATA_DIGEST, MAX_PLAYERS, NOTHING, OPEN_SCORING_TILES, SCORING_TILES
from .explain import TEXTS, explain
from .observation import OBSERVATION
from .rules import RULES, is_waited_for
from .state import PRICES, SCORED, SOURCE_NAMES, STATE

if TYPE_CHECKING:
    from .view import SkyeView

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


class Skye(Game):
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
    most_legal = MOST_LEGAL
    most_outcomes = MOST_OUTCOMES
    observation = OBSERVATION
    sources = SOURCE_NAMES
    scored = frozenset(SOURCE_NAMES[SCORED:])
    currencies = ("points", "gold")
    texts_folder = TEXTS

    def option_array(self, values: Mapping[str, Any]) -> NDArray[np.int64]:
        """Give the scoring tiles as four numbers, -1 for those that chance draws."""
        drawn = values["tiles"] == RANDOM
        tiles = [NOTHING] * OPEN_SCORING_TILES if drawn else [int(tile) for tile in values["tiles"].split(",")]
        return np.array([values["open_gold"], *tiles], np.int64)

    def state_options(self, state: State) -> dict[str, Any]:
        tiles = ",".join(map(str, state.scoring)) if state.given_scoring else RANDOM
        return {"open_gold": bool(state.open_gold), "tiles": tiles}

    def waited_for(self, state: State, pending: int) -> int:
        """Who has made all choices may still reconsider, but nobody waits for it."""
        return sum(1 << seat for seat in range(state.players) if is_waited_for(state, seat))

    def is_secret(self, before: State, seat: int, action: int, now: State, viewer: int | None) -> bool:
        """What is set behind a screen stays secret until all prices of the round are revealed."""
        same_phase = now.phase == PRICES and now.round_number == before.round_number
        return bool(before.phase == PRICES and same_phase and seat != viewer)

    def is_hidden(self, state: State, seat: int, currency: str, viewer: int | None) -> bool:
        """Gold in the hand of others is hidden, unless it is played openly (ruling 3)."""
        from .view import knows_gold

        return currency == "gold" and not knows_gold(state, seat, viewer)

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

    def view(self, state: State, seat: int | None) -> "SkyeView":
        from .view import view

        return view(state, seat)

    def score(self, text: str, how: Mapping[str, str], language: str) -> list[ScoreSheet]:
        from .report import score

        return score(text, how, language)

    def typed_view(self, text: str) -> "SkyeView":
        from .report import read_typed
        from .view import view

        return view(read_typed(text).state, None)

    def line_detail(self, state: State, line: Line, language: str) -> str:
        from .report import line_detail

        return line_detail(state, line, language)

    def picture(
        self,
        state: State,
        names: Sequence[str],
        language: str,
        only: int | None = None,
        viewer: int | None = None,
    ) -> str:
        from .terminal import picture

        return picture(state, names, language, only, viewer)


GAME = Skye()
