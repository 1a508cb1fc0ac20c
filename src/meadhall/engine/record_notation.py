"""Positions written from the record itself, a line for each field: enough for a game whose record is easily read.

    mygame 1 players 2
    round_number 3
    phase choose
    market apple pear .
    player 1 Anna
      basket apple 2 plum 1
      choice 2
    player 2 Ben
      …

A game with a table that people draw or type often, such as a map, brings a notation of its own.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from .position_parser import Parts, Place, check_announced, read_number
from .record import State, blank

VERSION = 1
NOTHING = -1  # written as a dot where numbers have names
EMPTY = "."


class RecordNotation:
    """The positions of a game as text, both ways."""

    def __init__(
        self,
        game: str,
        state_type: np.dtype[Any],
        players: range,
        *,
        names: Mapping[str, Sequence[str]],
        counts: Mapping[str, Sequence[str]],
        left_out: Iterable[str] = (),
        complete: Callable[[State], None],
    ) -> None:
        """Say how the fields of the record, and those of its seats, are written.

        In fields with `names` a number stands for a name. A field with `counts` holds so many of each. Fields that are
        `left_out` follow from the others: `complete` fills them in, and refuses what cannot lie on a table.
        """
        self.game, self.state_type, self.players = game, state_type, players
        self._names, self._counts, self._complete = names, counts, complete
        for name in {name for words in (names, counts) for known in words.values() for name in known}:
            if len(name.split()) != 1 or name == EMPTY:
                raise ValueError(f"{name!r} is not one word, as names in positions are.")
        unwritten = {"players", "seats", *left_out}
        self._fields = _written(state_type, unwritten)
        self._seat_fields = _written(state_type["seats"].base, unwritten)

    def text(self, state: State, names: Sequence[str]) -> str:
        """Write the whole table, secrets included."""
        lines = [f"{self.game} {VERSION} players {state.players}"]
        lines += [self._line(state, field) for field in self._fields]
        for seat in range(state.players):
            lines.append(f"player {seat + 1} {names[seat]}")
            lines += [f"  {self._line(state.seats[seat], field)}" for field in self._seat_fields]
        return "\n".join(lines) + "\n"

    def _line(self, record: State, field: str) -> str:
        numbers = np.ravel(record[field]).tolist()
        if field in self._counts:
            words = [f"{name} {n}" for name, n in zip(self._counts[field], numbers, strict=True) if n]
        elif field in self._names:
            words = [EMPTY if number == NOTHING else self._names[field][number] for number in numbers]
        else:
            words = [str(number) for number in numbers]
        return " ".join([field, *words])

    def read(self, text: str) -> tuple[State, list[str]]:
        """Read a whole table and the names at it; an impossible one is refused with its place."""
        example = f"{self.game} {VERSION} players {self.players[0]}"
        parts, names, head = self._parts().of_a_table(text, example)
        place = Place(head[0][0])
        match = re.fullmatch(rf"{self.game} {VERSION} players (\S+)", " ".join(head[0][1].lower().split()))
        if not match:
            raise place.error(f"The first line is, for example: {example}.")
        state = blank(self.state_type)
        state.players = read_number(match[1], "The number of players", place, self.players[0], self.players[-1])
        names = check_announced(int(state.players), names, place)
        table = _Lines(self._fields, place)
        for number, line in head[1:]:
            if not table.read(line, Place(number)):
                raise Place(number).error(f"{line[:40]!r} is not a line of the table. {_known(self._fields)}")
        for lines, record in [(table, state), *zip(parts, state.seats[: len(parts)], strict=True)]:
            for field, (written, line_place) in lines.complete().items():
                record[field] = np.reshape(self._numbers(field, record, written, line_place), record[field].shape)
        self._complete(state)
        return state, names

    def _parts(self) -> "Parts[_Lines]":
        return Parts(
            game=self.game,
            name="player",
            most=self.players[-1],
            begin=lambda place: _Lines(self._seat_fields, place),
            known=_known(self._seat_fields),
            needs_no_heading=lambda lines: False,
        )

    def _numbers(self, field: str, record: State, words: list[str], place: Place) -> list[int]:
        """Read what a line says of a field."""
        bounds, size = np.iinfo(np.asarray(record[field]).dtype), int(np.size(record[field]))
        if field in self._counts:
            return self._counted(list(self._counts[field]), words, place, int(bounds.max))
        if len(words) != size:
            raise place.error(f"{field} takes {size} {'word' if size == 1 else 'words'}, not {len(words)}.")
        if field not in self._names:
            return [_number(word, field, place, int(bounds.min), int(bounds.max)) for word in words]
        known = [name.lower() for name in self._names[field]]
        for word in words:
            if word not in (EMPTY, *known):
                raise place.error(f"{word[:20]!r} is unknown. {field} is one of {', '.join(known)}, or {EMPTY}.")
        return [NOTHING if word == EMPTY else known.index(word) for word in words]

    def _counted(self, names: list[str], words: list[str], place: Place, most: int) -> list[int]:
        found = dict.fromkeys(names, 0)
        for name, number in zip(words[::2], [*words[1::2], ""], strict=False):
            if name not in found:
                raise place.error(f"{name[:20]!r} is unknown. Expected: {', '.join(names)}, each with its number.")
            found[name] = _number(number, f"The number of {name}", place, 0, most)
        return list(found.values())


class _Lines:
    """The lines of the table, or of a player's part of it, by their first words."""

    def __init__(self, fields: Sequence[str], place: Place) -> None:
        self.fields, self.place = fields, place
        self.found: dict[str, tuple[list[str], Place]] = {}

    def read(self, line: str, place: Place) -> bool:
        field, *words = line.lower().split()
        if field in self.found:
            raise place.error(f"{field!r} comes twice.")
        self.found[field] = words, place
        return field in self.fields

    def complete(self) -> dict[str, tuple[list[str], Place]]:
        """Return all lines, or say which is missing."""
        for field in self.fields:
            if field not in self.found:
                raise self.place.error(f"A line that begins with {field!r} must follow.")
        return self.found


def _number(text: str, what: str, place: Place, lowest: int, highest: int) -> int:
    """Read a whole number that the field can hold."""
    if not re.fullmatch(r"-?\d{1,20}", text) or not lowest <= int(text) <= highest:
        raise place.error(f"{what} is a whole number from {lowest} to {highest}, not {text[:20]!r}.")
    return int(text)


def _written(record: np.dtype[Any], unwritten: set[str]) -> list[str]:
    fields = [name for name in record.names or () if name not in unwritten]
    for name in fields:
        if record[name].base.kind not in "iu":
            raise ValueError(
                f"The field {name!r} does not hold whole numbers, so positions need a notation of their own."
            )
    return fields


def _known(fields: Sequence[str]) -> str:
    return f"Its lines begin with {', '.join(fields)}."
