"""Reading positions line by line: what several games' notations share."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .errors import BadOption, BadPosition
from .match import check_names, stand_in_name
from .record import State

HIGHEST_AMOUNT = 9999

Lines = list[tuple[int, str]]  # with their numbers


@dataclass(frozen=True)
class Place:
    """Where in a text something is: the line from 1, and whose part of the table it is in."""

    line: int
    player: str = ""

    def error(self, what: str) -> BadPosition:
        """Make the error that names this place."""
        owner = f" ({self.player})" if self.player else ""
        return BadPosition(f"Line {self.line}{owner}: {what}")


def content_lines(text: str) -> Lines:
    """Return the lines that say something, with their numbers; # begins a comment."""
    lines = ((number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1))
    return [(number, line) for number, line in lines if line]


def read_number(text: str, what: str, place: Place, lowest: int = 0, highest: int = HIGHEST_AMOUNT) -> int:
    """Read a whole number within bounds."""
    if not re.fullmatch(r"-?\d{1,6}", text) or not lowest <= int(text) <= highest:
        raise place.error(f"{what} must be a whole number from {lowest} to {highest}, not {text[:20]!r}.")
    return int(text)


class Part(Protocol):
    """A player's part of a table, in the making."""

    def read(self, line: str, place: Place) -> bool:
        """Read a line; tell whether such a line belongs to a part."""


AnyPart = TypeVar("AnyPart", bound=Part)


@dataclass(frozen=True)
class Parts(Generic[AnyPart]):
    """How the players of a game are written: a heading such as `player 1 Anna`, and below it the lines of their part."""

    game: str  # the first word of a whole table
    name: str  # what a part is called
    most: int
    begin: Callable[[Place], AnyPart]
    known: str  # what the lines of a part begin with, in a sentence
    needs_no_heading: Callable[[Lines], bool]  # whether lines without any heading are the one part

    def split(self, lines: Lines) -> tuple[list[AnyPart], list[str], Lines]:
        """Return the parts, the players' names, and the lines before the first of them."""
        parts: list[AnyPart] = []
        names: list[str] = []
        before = []
        if lines and not any(_is_heading(line) for _, line in lines) and self.needs_no_heading(lines):
            lines = [(lines[0][0], "player 1"), *lines]
        for number, line in lines:
            if line.split()[0].lower() == "player":
                names.append(self._name(line, len(names) + 1, number))
                parts.append(self.begin(Place(number, names[-1])))
            elif not parts:
                before.append((number, line))
            elif not parts[-1].read(line, Place(number, names[-1])):
                raise Place(number, names[-1]).error(f"{line[:40]!r} is not a line of a {self.name}. {self.known}")
        return parts, names, before

    def _name(self, heading: str, player: int, number: int) -> str:
        _, _, rest = heading.partition(" ")
        seat, _, name = rest.strip().partition(" ")
        name = name.strip() or stand_in_name(player)
        place = Place(number, name)
        if player > self.most:
            raise place.error(f"One {self.name} too many; at most {self.most} play.")
        if read_number(seat, "The player's number", place, 1, self.most) != player:
            raise place.error(f"Players are numbered in order: this is player {player}, not {seat}.")
        return name

    def alone(self, text: str) -> tuple[list[AnyPart], list[str]]:
        """Read parts alone, one or several, as people at a real table type them; what comes before them in a whole table is passed over."""
        lines = content_lines(text)
        if lines and lines[0][1].split()[0].lower() == self.game:
            lines = lines[next((i for i, (_, line) in enumerate(lines) if _is_heading(line)), len(lines)) :]
        parts, names, rest = self.split(lines)
        if rest:
            number, line = rest[0]
            raise Place(number).error(f"{line[:40]!r} is not a line of a {self.name}.")
        if not parts:
            raise BadPosition(f"There is no {self.name} here. A {self.name} begins with a line such as: player 1 Anna.")
        return parts, names

    def of_a_table(self, text: str, example: str) -> tuple[list[AnyPart], list[str], Lines]:
        """Return the parts of a whole table, the names at it, and the lines before them, the first of which names the game."""
        lines = content_lines(text)
        if not lines:
            raise BadPosition("The position is empty.")
        parts, names, head = self.split(lines)
        if not head or not head[0][1].lower().startswith(self.game):
            raise Place(lines[0][0]).error(f"A position begins with a line such as: {example}.")
        return parts, names, head


def _is_heading(line: str) -> bool:
    return line.lower().startswith("player")


def check_announced(players: int, names: Sequence[str], first_line: Place) -> list[str]:
    """Refuse another number of players than was announced, and names that cannot sit at one table."""
    if len(names) != players:
        raise first_line.error(f"{players} players are announced, but {len(names)} follow.")
    try:
        return check_names(names, len(names))
    except BadOption as error:
        raise BadPosition(str(error)) from None


def read_each(state: State, lines: Lines, readers: Mapping[str, Callable[[State, str, Place], None]]) -> set[str]:
    """Read lines that begin with a word, none of them twice; return the words that came."""
    seen: set[str] = set()
    for number, line in lines:
        word, _, rest = line.partition(" ")
        word = word.lower()
        place = Place(number)
        if word not in readers:
            raise place.error(f"{word[:20]!r} is unknown. Lines before the players begin with {', '.join(readers)}.")
        if word in seen:
            raise place.error(f"{word!r} comes twice.")
        seen.add(word)
        readers[word](state, " ".join(rest.split()), place)
    return seen


def read_moment(state: State, text: str, place: Place, rounds: int, phases: Sequence[str]) -> None:
    """Read which round it is, who began, whose turn it is and what is asked."""
    match = re.fullmatch(r"(\S+) start (\S+) turn (\S+) phase (.+)", text.lower())
    if not match:
        raise place.error("This line is, for example: round 3 start 1 turn 2 phase buy.")
    state.round_number = read_number(match[1], "The round", place, 1, rounds)
    state.start = read_number(match[2], "The start player", place, 1, int(state.players)) - 1
    state.active = read_number(match[3], "The player whose turn it is", place, 1, int(state.players)) - 1
    if match[4] not in phases:
        raise place.error(f"{match[4][:20]!r} is not a phase. The phases are: {', '.join(phases)}.")
    state.phase = phases.index(match[4])
