"""The log of a table as it is told: sentences and ledger lines, with what a viewer may not know left out."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ...engine.contract import CHANCE
from ...engine.game import Game, Line, Part
from ...engine.match import Match
from ...engine.record import State, copied
from ..protocol import Amounts, CoursePoint, Entry


class Detail(NamedTuple):
    """Why the ledger has a line, and which cells it is about."""

    why: str
    places: list[str]


NO_DETAIL = Detail("", [])


@dataclass(frozen=True)
class LogText:
    """An entry in one language, before anything is left out."""

    sentence: str
    details: list[Detail]  # of its lines
    scoring: str | None  # the name of the scoring that it brought


@dataclass(frozen=True)
class LogEntry:
    """An entry of the log, with what it brought."""

    seat: int
    action: int
    lines: list[Line]
    points: list[int]
    part: Part
    group: int  # the ply of the first entry of its part
    texts: dict[str, LogText] = field(default_factory=dict)


class Groups:
    """Which entries of a log are told together, by the ply of their first."""

    def __init__(self) -> None:
        self.plies: dict[int, tuple[int, ...]] = {}
        self.parts: dict[int, Part] = {}
        self._newest: dict[tuple[int | str, ...], int] = {}  # group of a key

    def group_of(self, ply: int, part: Part) -> int:
        """Tell which group the next entry belongs to: that of its key, or one that it begins."""
        return ply if part.begins else self._newest.get(part.key, ply)

    def place(self, ply: int, part: Part) -> int:
        """Put the next entry into its group."""
        group = self.group_of(ply, part)
        self._newest[part.key] = group
        self.parts.setdefault(group, part)
        self.plies[group] = (*self.plies.get(group, ()), ply)
        return group

    def copy(self) -> "Groups":
        """Return groups that go their own way from here."""
        other = Groups()
        other.plies, other.parts, other._newest = dict(self.plies), dict(self.parts), dict(self._newest)
        return other

    def is_last(self, ply: int, group: int) -> bool:
        """Tell whether an entry is the last of its group as far as the log goes."""
        return self.plies[group][-1] == ply


class TableLog:
    """The log of a match in words. A language is put into words from when it is first asked for.

    What is new in a match, or was taken back, makes another log: nothing has to be undone where it could not be written.
    """

    def __init__(self, match: Match) -> None:
        self.log_entries: list[LogEntry] = []
        self._groups = Groups()
        self.languages: set[str] = set()
        self.secrets: dict[int, frozenset[int]] = {}  # plies that spectators do not know, with the seats that do
        self._asked: dict[int, State] = {}  # states before some of them
        self.revealing: set[int] = set()  # plies that made a secret known
        self._reached: State | None = None  # the state after all log_entries, where it is known
        self._follow(match)

    def extended(self, match: Match) -> "tuple[TableLog, list[int]]":
        """Return the log with what is new in a match, and the plies to be told: the new ones, and old ones that were revealed."""
        longer = self._copy()
        return longer, longer._follow(match)

    def shortened(self, ply: int) -> "tuple[TableLog, list[int]]":
        """Return the log without its entries from a ply on, and the plies to be told: the last of groups that have become shorter."""
        cut_short = {entry.group for entry in self.log_entries[ply:] if entry.group < ply}
        shorter = self._copy()
        del shorter.log_entries[ply:]
        shorter._groups = Groups()
        for at, entry in enumerate(shorter.log_entries):
            shorter._groups.place(at, entry.part)
        shorter.secrets = {at: seats for at, seats in self.secrets.items() if at < ply}
        shorter.revealing = {at for at in self.revealing if at < ply}
        shorter._asked.clear()
        shorter._reached = None
        return shorter, sorted(shorter._groups.plies[group][-1] for group in cut_short)

    def _copy(self) -> "TableLog":
        other = copy(self)
        other.log_entries, other._groups, other.languages = (
            list(self.log_entries),
            self._groups.copy(),
            set(self.languages),
        )
        other.secrets, other._asked, other.revealing = dict(self.secrets), dict(self._asked), set(self.revealing)
        return other

    def _follow(self, match: Match) -> list[int]:
        """Take in what is new in a match; return the plies to be told."""
        first, secret = len(self.log_entries), set(self.secrets)
        game, points = match.game, np.zeros(match.players, np.int32)
        for ply, seat, action, before, after in match.steps(first, self._reached):
            self._reached = after
            booked = game.ledger(after) - game.ledger(before)
            game.rules.points(after, points)
            part = game.part(before, seat, action)
            group = self._groups.group_of(ply, part)
            entry = LogEntry(seat, action, match.lines(booked), points.tolist(), part, group)
            for language in self.languages:
                entry.texts[language] = describe(match, entry, before, after, language)
            self.log_entries.append(entry)
            self._groups.place(ply, part)
            if game.is_secret(before, seat, action, after, None):
                self._asked[ply] = copied(before)
                seats = range(match.players)
                self.secrets[ply] = frozenset(v for v in seats if not game.is_secret(before, seat, action, after, v))
            self._reveal(match, ply, after)
        if match.is_over and self._was_hidden(match):
            return list(range(match.ply))
        return sorted(secret - set(self.secrets)) + list(range(first, match.ply))

    def speak(self, match: Match, language: str) -> None:
        """Put everything into a language that was not spoken yet."""
        if language not in self.languages:
            for ply, _, _, before, after in match.steps():
                self.log_entries[ply].texts[language] = describe(match, self.log_entries[ply], before, after, language)
            self.languages.add(language)

    def entries(self, match: Match, plies: Iterable[int], viewer: int | None, language: str) -> list[Entry]:
        """Tell entries to a viewer."""
        self.speak(match, language)
        now = match.state
        return [self._entry(match, ply, now, viewer, language) for ply in plies]

    def course(self) -> list[CoursePoint]:
        """Return how the points went: each time that they changed."""
        course: list[CoursePoint] = []
        for ply, entry in enumerate(self.log_entries, 1):
            if not course or entry.points != course[-1].points:
                course.append(CoursePoint(ply=ply, points=entry.points))
        return course

    def _entry(self, match: Match, ply: int, now: State, viewer: int | None, language: str) -> Entry:
        entry, told = self.log_entries[ply], self.log_entries[ply].texts[language]
        secret = self._is_secret(ply, viewer)
        return Entry(
            ply=ply,
            seat="chance" if entry.seat == CHANCE else entry.seat,
            action=None if secret else match.game.action_text(entry.action),
            sentence=match.entry_text(entry.seat, entry.action, now, language, known=False)
            if secret
            else told.sentence,
            lines=[] if secret else known_lines(match, now, entry.lines, told.details, viewer, language),
            points=entry.points,
            group=entry.group,
            kind=entry.part.kind,
            headline=self._headline(match, ply, viewer, language),
            scoring=told.scoring,
        )

    def _headline(self, match: Match, ply: int, viewer: int | None, language: str) -> str | None:
        """Say what a group did, with what the viewer knows of it, at the last of its entries."""
        entry = self.log_entries[ply]
        if not self._groups.is_last(ply, entry.group):
            return None
        plies = self._groups.plies[entry.group]
        known = [None if self._is_secret(at, viewer) else self.log_entries[at].action for at in plies]
        return match.game.headline(entry.part, known, match.names, language) or None

    def _is_secret(self, ply: int, viewer: int | None) -> bool:
        return ply in self.secrets and viewer not in self.secrets[ply]

    def _reveal(self, match: Match, ply: int, now: State) -> None:
        """Let go of secrets that are none any more. They are revealed together, so the oldest and the newest tell whether to look."""
        if not self.secrets:
            return
        ends = (next(iter(self.secrets)), next(reversed(self.secrets)))
        if all(self._is_kept(match, at, now) for at in ends):
            self._asked = {at: self._asked[at] for at in ends}
            return
        for at in [at for at in self.secrets if not self._is_kept(match, at, now)]:
            del self.secrets[at]
        self._asked.clear()
        self.revealing.add(ply)

    def _is_kept(self, match: Match, ply: int, now: State) -> bool:
        if ply not in self._asked:
            then = match.copy()
            then.rewind(ply)
            self._asked[ply] = then.state
        entry = self.log_entries[ply]
        return match.game.is_secret(self._asked[ply], entry.seat, entry.action, now, None)

    def _was_hidden(self, match: Match) -> bool:
        """Tell whether the end shows spectators how much somebody had before."""
        earlier = match.copy()
        earlier.rewind(match.ply - 1)
        state, game = earlier.state, match.game
        return any(
            game.is_hidden(state, seat, currency, None) for seat in range(match.players) for currency in game.currencies
        )


def known_lines(
    match: Match, now: State, lines: Sequence[Line], details: Sequence[Detail], viewer: int | None, language: str
) -> list[Amounts]:
    """Tell ledger lines to a viewer, without the currencies that are hidden from them."""
    say = match.game.texts(language)
    told = []
    for line, detail in zip(lines, details, strict=True):
        amounts = {
            currency: n
            for currency, n in line.amounts.items()
            if not match.game.is_hidden(now, line.seat, currency, viewer)
        }
        if amounts:
            label = say(f"source-{line.source}")
            scored = line.source in match.game.scored
            told.append(
                Amounts(
                    seat=line.seat,
                    source=line.source,
                    label=label,
                    amounts=amounts,
                    detail=detail.why,
                    places=detail.places,
                    scored=scored,
                )
            )
    return told


def describe(match: Match, entry: LogEntry, before: State, after: State, language: str) -> LogText:
    """Put an entry into words."""
    game = match.game
    return LogText(
        sentence=match.entry_text(entry.seat, entry.action, before, language),
        details=[
            Detail(game.line_detail(after, line, language), game.line_places(after, line)) for line in entry.lines
        ],
        scoring=game.scoring_title(before, after, language) if is_scoring(game, entry.lines) else None,
    )


def is_scoring(game: Game, lines: Iterable[Line]) -> bool:
    """Tell whether lines of the ledger come from a scoring."""
    return any(line.source in game.scored for line in lines)
