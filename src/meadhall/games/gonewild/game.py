"""Vikings Gone Wild, as the hall knows it."""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ...engine.errors import BadOption
from ...engine.game import Option, Resource
from ...engine.game_package import GamePackage
from ...engine.record import State
from .presentation.explain import TEXTS
from .rules.actions import ACTIONS, KEEP_NO_MORE, MOST_LEGAL, MOST_OUTCOMES, PLAYER_ACTIONS
from .rules.cards import cards_of_digest, load_cards, packaged_cards
from .rules.ids import MAX_PLAYERS
from .rules.observation import OBSERVATION
from .rules.rules import RULES
from .rules.state import DRAW_CARD, FIRST_BONUS, GAME_OVER, KEEP_CARD, RULES_NOW, SEEK_CARD, SOURCE_NAMES, STATE

# A position names the card file of its owner after a digest.
POSITION_WITH_CARDS = re.compile(r"\bcards\s+[0-9a-f]{8}\b")


def card_file(name: str, value: object) -> str:
    """Read the option that names a card file, which must be a good one; empty means the packaged set."""
    if not isinstance(value, str):
        raise BadOption(f"Option {name!r} is the path of a card file, not {value!r}.")
    load_cards(value)
    return value


def _version(number: int, digest: int) -> str:
    return f"{number}.{digest:08x}"


class GoneWild(GamePackage):
    """Vikings Gone Wild: a deck-building game of raids, beer and gold."""

    name = "gonewild"
    title = "Vikings Gone Wild"
    players = range(2, MAX_PLAYERS + 1)
    options = (
        Option("long", False, "with three or four players: play to 40 points"),
        Option("first", False, "the bonus cards recommended for a first game"),
        Option("cards", "", "play with the cards of this file", card_file, operator_only=True),
    )
    # The number changes with every change of the rules; the card set's digest follows it in logs.
    rules_version = str(RULES_NOW)
    state_type = STATE
    rules = RULES
    actions = ACTIONS
    player_actions = PLAYER_ACTIONS
    most_legal = MOST_LEGAL
    most_outcomes = MOST_OUTCOMES
    observation = OBSERVATION
    sources = SOURCE_NAMES
    scored = frozenset(SOURCE_NAMES[FIRST_BONUS:])
    currencies = ("points", "beer", "gold")
    texts_folder = TEXTS
    # A game ends when enough points are made; it has never come near these.
    max_decisions = 30_000
    max_draws = 30_000
    lobby_order = 3
    level_bots: ClassVar[Mapping[str, str]] = {
        "beginner": "greedy:noise=1.6:attention=0.95",
        "easy": "greedy:noise=1.3:attention=0.97",
        "medium": "greedy:noise=0.85",
        "hard": "search:40",
    }

    def draw_kind(self, state: State) -> str:
        """Each player's deck is a pile of its own; so is everything that is drawn in a phase of its own."""
        phase = int(state.phase)
        return f"deck {int(state.active)}" if phase in (DRAW_CARD, SEEK_CARD) else f"phase {phase}"

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

    def needs_own_files(self, position: str) -> bool:
        """A position names the card file of its owner by a digest."""
        return POSITION_WITH_CARDS.search(position) is not None

    def resources(self) -> tuple[Resource, ...]:
        """The faces of the cards that a table plays with: they are asked for once, and are in no view."""
        from .presentation.card_faces import CardSet, WantedCards, wanted_cards

        return (
            Resource("cards", CardSet, wanted_cards, WantedCards, "Give the faces of a card set in both languages."),
        )

    def balance_report(self) -> Callable[..., str]:
        """The cards can be edited, so how they play can be looked into."""
        from .analysis.balance import report

        return report

    def read_position(self, text: str) -> tuple[State, list[str]]:
        from .notation.position_parser import read_position

        return read_position(text)

    def lesson_points(self, state: State, seat: int) -> frozenset[str]:
        from .presentation.lesson_points import lesson_points

        return lesson_points(state, seat)

    def cautions(self, state: State, seat: int, action: int, language: str) -> list[str]:
        from .presentation.sentences import cautions

        return cautions(state, action, language)


GAME = GoneWild()
