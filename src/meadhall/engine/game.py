"""What a game is to the world outside compiled code: its rules, its options, its texts and its notation."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from .compiled import game_of_state_type
from .contract import CHANCE, OVER, Rules
from .errors import BadOption, OtherRules
from .record import State
from .texts import Texts, texts

if TYPE_CHECKING:
    from pydantic import BaseModel

    from .lesson import Lesson


# The most that a table of the hall has seats for.
MOST_PLAYERS = 8

# Who acts, as messages say it: a seat, or nobody at the table.
Turn = int | Literal["chance", "over"]


def turn_of(actor: int) -> Turn:
    """Return who acts as messages say it."""
    return "over" if actor == OVER else "chance" if actor == CHANCE else int(actor)


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
    operator_only: bool = False  # for whoever runs the hall, not for guests: a path on its machine, for instance


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a text's key with its arguments, and the rule or ruling that says so.

    An argument that begins with @ is the key of another text, and a function makes one from the reader's texts.
    """

    key: str
    rule: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    folder: Path | None = None

    def __repr__(self) -> str:
        return f"<Reason: {self.full_text()}>"

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
class ScoringOption:
    """Something that has to be said besides the displays to score a real table, such as which scoring it is."""

    name: str
    help: str
    choices: tuple[str, ...] = ()  # empty where any text may be right
    example: str = ""


@dataclass(frozen=True)
class Resource:
    """Something of a game that does not change from table to table and is asked for over HTTP, such as its tiles.

    A hall serves it as `/api/games/<game>/<name>`.
    """

    name: str
    answer: "type[BaseModel]"
    make: "Callable[[Any], BaseModel]"  # from its parameters
    parameters: "type[BaseModel] | None" = None  # what can be asked for, as a query; None for nothing
    about: str = ""


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
    """A player's lines of a scoring, and what they have before and after it, by currency."""

    name: str
    lines: list[ScoreLine]
    before: Mapping[str, int]
    after: Mapping[str, int]


@dataclass(frozen=True)
class Sense:
    """What a legal action brings a seat, from the rules' own figures and as far as the seat can know: a short sentence, and
    the lines that its figures come from."""

    text: str
    lines: tuple[ScoreLine, ...] = ()

    @property
    def amounts(self) -> dict[str, int]:
        """What the lines come to, by currency."""
        total: dict[str, int] = {}
        for line in self.lines:
            for currency, amount in line.amounts.items():
                total[currency] = total.get(currency, 0) + amount
        return {currency: amount for currency, amount in total.items() if amount}


@dataclass(frozen=True)
class Chain:
    """Several choices of a seat that people may make as one: each is legal after those before it, and nothing is drawn,
    revealed or asked of others on the way."""

    text: str  # what it is called, as short as notation; where it ends with a choice of its own, that one's notation
    actions: tuple[int, ...]
    sentence: str  # what it does, and what is left then


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
    player_actions: ClassVar[int]  # how many of them are players' actions; those of chance follow
    most_legal: ClassVar[int]  # the longest list of legal actions
    most_outcomes: ClassVar[int]
    observation: ClassVar[int]  # the size of an observation
    all_open: ClassVar[bool] = False  # whether nothing is ever hidden from anybody
    sources: ClassVar[tuple[str, ...]]  # the ledger's sources
    scored: ClassVar[frozenset[str]]  # those from which scorings bring something
    currencies: ClassVar[tuple[str, ...]]  # what the ledger counts
    texts_folder: ClassVar[Path]
    max_decisions: ClassVar[int]  # generous bounds for the length of a game, which some environments want to know
    max_draws: ClassVar[int]
    lobby_order: ClassVar[int] = 100  # where lists of games have it; equals are sorted by name
    warmup_options: ClassVar[Mapping[str, Any]] = {}  # options under which a game uses all of its code
    scoring_options: ClassVar[tuple[ScoringOption, ...] | None] = None  # None: a real table cannot be scored
    level_bots: ClassVar[Mapping[str, str]] = {}  # bots that suit levels better in this game than the usual ones

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}, {self.players[0]} to {self.players[-1]} players>"

    @property
    def code(self) -> str:
        """The name under which the game's compiled code is kept."""
        return game_of_state_type(self.state_type)

    @property
    def class_name(self) -> str:
        """The game's name as a part of names of classes and environments, such as TicTacToe."""
        return type(self).__name__

    @property
    def guest_options(self) -> tuple[Option, ...]:
        """The options that guests of a hall may set."""
        return tuple(option for option in self.options if not option.operator_only)

    @property
    @abstractmethod
    def view_type(self) -> "type[BaseModel]":
        """The model of the game's views.

        Its field `game` is a Literal with the game's name, `you` the seat that looks or None, `round` a number, and
        `players` a list by seat, each with `seat`, `place` and what it has of each currency, under the currency's name.
        """

    def resources(self) -> tuple[Resource, ...]:
        """Return what a hall serves of the game besides its tables."""
        return ()

    @property
    def lessons_folder(self) -> Path | None:
        """Where the game's lessons are, if it has some."""
        return None

    def lessons(self) -> "tuple[Lesson, ...]":
        """Return the lessons for people who have never played the game."""
        from .lesson import lessons_in

        return lessons_in(self.lessons_folder) if self.lessons_folder is not None else ()

    def lesson_points(self, state: State, seat: int) -> frozenset[str]:
        """Name what the bubble of a lesson can point at, besides actions, while a seat looks at the table.

        A game whose drawn table has such places overrides this.
        """
        return frozenset()

    def heuristics(self) -> Any:
        """Return what bots know of the game beyond its rules, a `bots.heuristics.Heuristics`, or None."""
        return None

    def drawing(self) -> Any:
        """Return what draws the game as SVG, a `draw.Drawing`, or None."""
        return None

    def balance_report(self) -> Callable[..., str] | None:
        """Return what writes a report on simulated games for a game whose values can be edited, or None."""
        return None

    def texts(self, language: str) -> Texts:
        """Return the catalogue of a language."""
        return texts(language, self.texts_folder)

    def rules_text(self, language: str) -> str | None:
        """Return the rules for readers as Markdown, from `rules.<language>.md` beside the catalogues, or None.

        A chapter begins with `## Title {#id}`. In the chapter `rulings`, numbered items are what errors name.
        """
        file = self.texts_folder / f"rules.{language}.md"
        return file.read_text(encoding="utf-8") if file.is_file() else None

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

    def needs_own_files(self, position: str) -> bool:
        """Tell whether a position can only be read with files of its owner's machine. A game that has such files overrides this."""
        return False

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

    def must_act(self, state: State, pending: int) -> int:
        """Return the bit mask of those of the pending seats without whose choice the game cannot go on.

        A game whose `pending` also has seats that may take back a choice overrides this.
        """
        return pending

    def draw_kind(self, state: State) -> str:
        """Name what is drawn in a state that waits for chance, so that tables with the same draws count it by itself.

        Without more to know, it is the first word of what can come. A game with several piles of the same things overrides this.
        """
        ids = np.zeros(self.most_outcomes, np.int32)
        n = self.rules.outcomes(state, ids, ids.copy())
        return self.action_text(int(ids[:n].min())).partition(" ")[0]

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

    def senses(self, state: State, seat: int, language: str) -> Mapping[int, Sense]:
        """Tell what the legal actions of a seat bring, by action; those of which there is nothing to tell are left out.

        Every figure comes from the rules, carried out on a copy, and depends on nothing that the seat may not know. A game
        with such figures overrides this.
        """
        return {}

    def chains(self, state: State, seat: int, names: Sequence[str], language: str) -> Sequence[Chain]:
        """List what a seat may do as one that takes several choices; every choice stays an entry of the log.

        A chain has no action with cautions, and tells its seat nothing that it does not know. A game with such chains
        overrides this.
        """
        return ()

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
        return (
            self.texts(language)("told-draws", count=len(actions)) if part.kind == "draws" and len(actions) > 1 else ""
        )

    def scoring_title(self, before: State, after: State, language: str) -> str:
        """Name the scoring that came between two states: without more to know, that of the round."""
        return self.texts(language)("scoring-of-round", round=int(before.round_number))

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

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        """Tell why an action of a seat is not legal now, or None when it is."""
        actor = int(self.rules.turn(state))
        if actor == OVER:
            return Reason("over", "ending")
        if not 0 <= action < self.actions:
            return Reason("no-such-action", "notation")
        if seat != CHANCE and not 0 <= seat < state.players:
            return Reason("no-such-seat", "turns")
        if (seat == CHANCE) != (actor == CHANCE):
            return Reason("chance-first" if actor == CHANCE else "not-chance", "turns")
        ids = np.zeros(max(self.most_legal, self.most_outcomes), np.int32)
        rules = self.rules
        n = rules.outcomes(state, ids, ids.copy()) if seat == CHANCE else rules.legal(state, seat, ids)
        return None if action in ids[:n] else self.why_not(state, seat, action)

    @abstractmethod
    def why_not(self, state: State, seat: int, action: int) -> Reason:
        """Tell why an action is not legal, of a seat while players act, or of chance while something is drawn."""

    def score(self, text: str, how: Mapping[str, str], language: str) -> list[ScoreSheet]:
        """Score displays as people at a real table type them; `how` holds the scoring options that were given.

        A game with `scoring_options` overrides this.
        """
        raise BadOption(f"{self.title} has no displays that can be scored by themselves.")

    def typed_view(self, text: str) -> "BaseModel":
        """Return displays that were typed to be scored, as a view. A game whose displays can be scored overrides this."""
        raise BadOption(f"{self.title} has no displays that can be scored by themselves.")

    def line_detail(self, state: State, line: Line, language: str) -> str:
        """Say why the ledger has a line, right after it was written, or nothing where the source says it all."""
        return ""

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
