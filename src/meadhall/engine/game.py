"""What a game is to the world outside compiled code: its rules, its options, its texts and its notation."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from .contract import CHANCE, Rules
from .errors import BadOption, OtherRules
from .record import State
from .texts import Texts, texts

if TYPE_CHECKING:
    from pydantic import BaseModel


def yes_or_no(name: str, value: object) -> bool:
    """Read an option that is true or false, also as typed on a command line."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.strip().lower() in ("true", "yes", "on", "1"):
        return True
    if isinstance(value, str) and value.strip().lower() in ("false", "no", "off", "0"):
        return False
    raise BadOption(f"Option {name!r} is true or false, not {value!r}.")


@dataclass(frozen=True)
class Option:
    """An option of a game. Its value is something that JSON can hold."""

    name: str
    default: Any
    help: str
    read: Callable[[str, object], Any] = yes_or_no  # checks a value; takes the option's name for the error


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a text's key with its arguments, and the rule or ruling that says so.

    An argument that begins with @ is the key of another text, and a function makes one from the reader's texts.
    """

    key: str
    rule: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    folder: Path | None = None

    def text(self, language: str = "en") -> str:
        """Return the reason as a sentence."""
        catalogue = texts(language, self.folder)
        arguments = {name: _in_words(value, catalogue) for name, value in self.arguments.items()}
        return catalogue(f"why-{self.key}", **arguments)

    def full_text(self, language: str = "en") -> str:
        """Return the reason as a sentence, with the rule in brackets for whoever wants to look it up."""
        return f"{self.text(language)} ({self.rule_text(texts(language, self.folder))})"

    def rule_text(self, catalogue: Texts) -> str:
        """Name the rule: a ruling by its number, a rule of the rulebook by its chapter."""
        if self.ruling is not None:
            return catalogue("ruling", number=self.ruling)
        return catalogue(f"rule-{self.rule}")

    @property
    def ruling(self) -> int | None:
        """Return the number of the ruling, or None where the rulebook itself says so."""
        kind, _, number = self.rule.partition(" ")
        return int(number) if kind == "ruling" else None


def _in_words(value: Any, catalogue: Texts) -> Any:
    if callable(value):
        return value(catalogue)
    return catalogue(value[1:]) if isinstance(value, str) and value.startswith("@") else value


@dataclass(frozen=True)
class Line:
    """One line of the ledger: what a seat gained or lost from one source, by currency."""

    seat: int
    source: str
    amounts: Mapping[str, int]


@dataclass(frozen=True)
class ScoreLine:
    """One line of a scoring: where it comes from, what it brings, and why."""

    source: str  # one of the game's sources
    label: str  # the same in the reader's language
    amounts: Mapping[str, int]  # by currency
    detail: str


@dataclass(frozen=True)
class ScoreSheet:
    """A player's lines of a scoring, and what she has before and after it, by currency."""

    name: str
    lines: list[ScoreLine]
    before: Mapping[str, int]
    after: Mapping[str, int]


@dataclass(frozen=True)
class Part:
    """What an entry belongs to where a log is told by turns: entries with the same key are one line that opens for its steps."""

    kind: Literal["turn", "draws", "common"]  # one player's; chance's; what all players do together
    key: tuple[int | str, ...]
    begins: bool = False  # a new one, also where the same key came before


class Game(ABC):
    """A game of the hall. One instance of a subclass describes it."""

    name: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    rules_version: ClassVar[str]
    state_type: ClassVar[np.dtype[Any]]
    rules: ClassVar[Rules]
    actions: ClassVar[int]  # how many ids there are, outcomes of chance included
    most_legal: ClassVar[int]  # the longest list of legal actions
    most_outcomes: ClassVar[int]
    observation: ClassVar[int]  # the size of an observation
    all_open: ClassVar[bool] = False  # whether nothing is ever hidden from anybody
    sources: ClassVar[tuple[str, ...]]  # the ledger's sources
    scored: ClassVar[frozenset[str]]  # those from which scorings bring something
    currencies: ClassVar[tuple[str, ...]]  # what the ledger counts
    texts_folder: ClassVar[Path]

    def texts(self, language: str) -> Texts:
        """Return the catalogue of a language."""
        return texts(language, self.texts_folder)

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game cannot seat."""
        if players not in self.players:
            allowed = f"{self.players[0]} to {self.players[-1]}"
            raise BadOption(f"{self.title} is for {allowed} players, not {players}.")

    def read_options(self, given: Mapping[str, object]) -> dict[str, Any]:
        """Check options by name and fill in the defaults; values may be texts as typed on a command line."""
        known = {option.name: option for option in self.options}
        values = {option.name: option.default for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.title} has no option {name!r}. Its options are: {names}.")
            values[name] = known[name].read(name, value)
        self.check_options(values, given)
        return values

    def check_options(self, values: dict[str, Any], given: Mapping[str, object]) -> None:
        """Refuse or settle options that do not go together. A game that needs it overrides this."""

    def version_under(self, options: Mapping[str, Any]) -> str:
        """Return the version of the rules under some options. A game whose data can be chosen overrides this."""
        return self.rules_version

    def known_versions(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the versions of the rules that can be played under some options, the present one first.

        A game whose rules have changed overrides this, with `version_of` and `play_under`, so that older matches go on.
        """
        return (self.version_under(options),)

    def version_of(self, state: State) -> str:
        """Return the version of the rules that a state is played under."""
        return self.version_under(self.state_options(state))

    def play_under(self, state: State, version: str) -> None:
        """Let a state be played under one of the known versions of the rules."""

    def check_version(self, version: str, options: Mapping[str, Any]) -> None:
        """Refuse a version of the rules that is not known."""
        known = self.known_versions(options)
        if version not in known:
            raise OtherRules(
                f"The match was made under other rules of {self.title} ({version}) than these ({', '.join(known)})."
            )

    def option_array(self, values: Mapping[str, Any]) -> NDArray[np.int64]:
        """Return options as the compiled `setup` takes them. A game with other than yes-or-no options overrides this."""
        return np.array([values[option.name] for option in self.options], np.int64)

    def ledger(self, state: State) -> NDArray[np.int64]:
        """Return the ledger as a table: seat, source, currency."""
        table: NDArray[np.int64] = state.seats["ledger"][: state.players].astype(np.int64)
        return table

    def waited_for(self, state: State, pending: int) -> int:
        """Return the bit mask of those of the pending seats without whose choice the game cannot go on.

        A game whose `pending` also has seats that may take back a choice overrides this.
        """
        return pending

    def is_secret(self, before: State, seat: int, action: int, now: State, viewer: int | None) -> bool:
        """Tell whether an action of a seat, done in an earlier state, is still unknown to a viewer (None is a spectator).

        A game with secret choices overrides this.
        """
        return False

    def cautions(self, state: State, seat: int, action: int, language: str) -> list[str]:
        """Say what a legal action of a seat gives away without a word: people are asked before they choose it.

        Each is a sentence to that seat, which may tell what the seat knows. A game with such actions overrides this.
        """
        return []

    def is_hidden(self, state: State, seat: int, currency: str, viewer: int | None) -> bool:
        """Tell whether a viewer may not know how much of a currency a seat has. A game with such secrets overrides this."""
        return False

    def part(self, before: State, seat: int, action: int) -> Part:
        """Tell what an entry of the log belongs to: without more to know, draws of a round, or a seat's turn in it."""
        number = int(before.round_number)
        return Part("draws", ("draws", number)) if seat == CHANCE else Part("turn", ("turn", number, seat))

    def headline(self, part: Part, actions: Sequence[int | None], names: Sequence[str], language: str) -> str:
        """Say in one line what the entries of a part did; those that the reader may not know are None.

        Empty where the first entry's own sentence says it.
        """
        return ""

    @abstractmethod
    def scoring_title(self, before: State, after: State, language: str) -> str:
        """Name the scoring that came between two states."""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """Return an action or an outcome as short text."""

    @abstractmethod
    def read_action(self, text: str) -> int:
        """Return the id of an action written as text, in any case and spacing."""

    @abstractmethod
    def sentence(self, state: State, action: int, names: Sequence[str], language: str, seat: int | None = None) -> str:
        """Say in a sentence what an action does, before a seat, or whoever's turn it is, carries it out in a state."""

    @abstractmethod
    def prompt(self, state: State, names: Sequence[str], language: str, seat: int | None = None) -> str:
        """Say in a sentence what is asked of a seat that may act; to all others, and without a seat, who does what."""

    @abstractmethod
    def position_text(self, state: State, names: Sequence[str]) -> str:
        """Return the whole table as text."""

    @abstractmethod
    def read_position(self, text: str) -> tuple[State, list[str]]:
        """Read a whole table; an impossible one is refused with its place and rule."""

    @abstractmethod
    def state_options(self, state: State) -> dict[str, Any]:
        """Return the options under which a state is played."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> "BaseModel":
        """Return everything that a seat may know; None is a spectator."""

    @abstractmethod
    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        """Tell why an action of a seat is not legal now, or None when it is."""

    @abstractmethod
    def score(self, text: str, how: Mapping[str, str], language: str) -> list[ScoreSheet]:
        """Score displays as people at a real table type them; `how` holds what the game has to be told besides."""

    def typed_view(self, text: str) -> "BaseModel":
        """Return displays that were typed to be scored, as a view. A game whose displays can be scored overrides this."""
        raise BadOption(f"{self.title} has no displays that can be scored by themselves.")

    @abstractmethod
    def line_detail(self, state: State, line: Line, language: str) -> str:
        """Say why the ledger has a line, right after it was written, or nothing where the source says it all."""

    def line_places(self, state: State, line: Line) -> list[str]:
        """Name the cells that a line of the ledger is about, in notation, right after it was written. A game may override this."""
        return []

    @abstractmethod
    def picture(
        self,
        state: State,
        names: Sequence[str],
        language: str,
        only: int | None = None,
        viewer: int | None = None,
    ) -> str:
        """Draw the table for a terminal, in Rich's markup, or the display of only one seat, with what the viewer may know."""
