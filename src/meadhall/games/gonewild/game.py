"""Vikings Gone Wild, as the hall knows it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ...engine.errors import BadOption
from ...engine.game import Game, Line, Option, Part, Reason, ScoreSheet
from ...engine.record import State
from . import notation
from .actions import ACTIONS, KEEP_NO_MORE, MOST_LEGAL, MOST_OUTCOMES
from .cards import cards_of_digest, load_cards, packaged_cards
from .explain import TEXTS, explain
from .observation import OBSERVATION
from .rules import RULES
from .slots import MAX_PLAYERS
from .state import DRAW_CARD, FIRST_BONUS, GAME_OVER, KEEP_CARD, RULES_NOW, SOURCE_NAMES, STATE

if TYPE_CHECKING:
    from .view import GoneWildView


def card_file(name: str, value: object) -> str:
    """Read the option that names a card file, which must be a good one; empty means the packaged set."""
    if not isinstance(value, str):
        raise BadOption(f"Option {name!r} is the path of a card file, not {value!r}.")
    load_cards(value)
    return value


def _version(number: int, digest: int) -> str:
    return f"{number}.{digest:08x}"


class GoneWild(Game):
    """Vikings Gone Wild: a deck-building game of raids, beer and gold."""

    name = "gonewild"
    title = "Vikings Gone Wild"
    players = range(2, MAX_PLAYERS + 1)
    options = (
        Option("long", False, "with three or four players: play to 40 points"),
        Option("first", False, "the bonus cards recommended for a first game"),
        Option("cards", "", "play with the cards of this file", card_file),
    )
    # The number changes with every change of the rules; the card set's digest follows it in logs.
    rules_version = str(RULES_NOW)
    state_type = STATE
    rules = RULES
    actions = ACTIONS
    most_legal = MOST_LEGAL
    most_outcomes = MOST_OUTCOMES
    observation = OBSERVATION
    sources = SOURCE_NAMES
    scored = frozenset(SOURCE_NAMES[FIRST_BONUS:])
    currencies = ("points", "beer", "gold")
    texts_folder = TEXTS

    def version_under(self, options: Mapping[str, Any]) -> str:
        """A log is bound to the cards that it was played with."""
        return self.known_versions(options)[0]

    def known_versions(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Earlier rules are known to the state, so that matches begun under them go on as they began."""
        digest = load_cards(str(options.get("cards", ""))).digest
        return tuple(_version(number, digest) for number in range(RULES_NOW, 0, -1))

    def version_of(self, state: State) -> str:
        return _version(int(state.rules), int(state.digest))

    def play_under(self, state: State, version: str) -> None:
        state.rules = int(version.partition(".")[0])

    def option_array(self, values: Mapping[str, Any]) -> NDArray[np.int64]:
        """The card table follows the options, so that a state depends on nothing else."""
        cards = load_cards(values["cards"])
        head = np.array([values["long"], values["first"], cards.digest], np.int64)
        return np.concatenate([head, cards.array()])

    def state_options(self, state: State) -> dict[str, Any]:
        packaged = state.digest == packaged_cards().digest
        path = "" if packaged else cards_of_digest(state.digest).path
        return {"long": bool(state.long_game), "first": bool(state.first_game), "cards": path}

    def is_secret(self, before: State, seat: int, action: int, now: State, viewer: int | None) -> bool:
        """A card drawn into a hand, or kept there by a drakkar, is known to its owner alone until the game is over."""
        if now.phase == GAME_OVER or viewer == before.active:
            return False
        return bool(before.phase == DRAW_CARD or (before.phase == KEEP_CARD and action != KEEP_NO_MORE))

    def action_text(self, action: int) -> str:
        return notation.action_text(action)

    def read_action(self, text: str) -> int:
        return notation.read_action(text)

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        return explain(state, seat, action)

    # The rest is imported when it is asked for, so that a simulation starts at once.

    def sentence(self, state: State, action: int, names: Sequence[str], language: str, seat: int | None = None) -> str:
        from .sentences import sentence

        return sentence(state, action, names, language)

    def prompt(self, state: State, names: Sequence[str], language: str, seat: int | None = None) -> str:
        from .sentences import prompt

        return prompt(state, names, language, seat)

    def cautions(self, state: State, seat: int, action: int, language: str) -> list[str]:
        from .sentences import cautions

        return cautions(state, action, language)

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
        from .reading import read_position

        return read_position(text)

    def view(self, state: State, seat: int | None) -> "GoneWildView":
        from .view import view

        return view(state, seat)

    def score(self, text: str, how: Mapping[str, str], language: str) -> list[ScoreSheet]:
        from .report import score

        return score(text, how, language)

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


GAME = GoneWild()
