"""The log of a table as it is told: sentences and ledger lines, with what a viewer may not know left out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

import numpy as np

from ..engine.contract import CHANCE
from ..engine.game import Game, Line, Part
from ..engine.match import Match
from ..engine.record import State, copied
from ..engine.texts import texts
from .errors import TEXTS
from .protocol import Amounts, CoursePoint, Entry


class Detail(NamedTuple):
    """Why the ledger has a line, and which cells it is about."""

    why: str
    places: list[str]


NO_DETAIL = Detail("", [])


@dataclass(frozen=True)
class Told:
    """An entry in one language, before anything is left out."""

    sentence: str
    details: list[Detail]  # of its lines
    scoring: str | None  # the name of the scoring that it brought


@dataclass(frozen=True)
class Fact:
    """An entry of the log, with what it brought."""

    seat: int
    action: int
    lines: list[Line]
    points: list[int]
    part: Part
    group: int  # the ply of the first entry of its part
    told: dict[str, Told] = field(default_factory=dict)


class Groups:
    """Which entries of a log are told together, by the ply of their first."""

    def __init__(self) -> None:
        self.plies: dict[int, list[int]] = {}
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
        self.plies.setdefault(group, []).append(ply)
        return group

    def is_last(self, ply: int, group: int) -> bool:
        """Tell whether an entry is the last of its group as far as the log goes."""
        return self.plies[group][-1] == ply


# Where a chronicle stands: how many facts, the secrets, what revealed some, and the state.
Mark: TypeAlias = tuple[int, dict[int, frozenset[int]], set[int], State | None]


class Chronicle:
    """Follows a match. A language is put into words from when it is first asked for."""

    def __init__(self, match: Match) -> None:
        self.facts: list[Fact] = []
        self._groups = Groups()
        self.languages: set[str] = set()
        self.secrets: dict[int, frozenset[int]] = {}  # plies that spectators do not know, with the seats that do
        self._asked: dict[int, State] = {}  # states before some of them
        self.revealing: set[int] = set()  # plies that made a secret known
        self._reached: State | None = None  # the state after all facts, where it is known
        self.follow(match)

    def follow(self, match: Match) -> list[int]:
        """Take in what is new in a match; return the plies to be told: the new ones, and old ones that were revealed."""
        first, secret = len(self.facts), set(self.secrets)
        game, points = match.game, np.zeros(match.players, np.int32)
        # Where something fails on the way, the state is not known and the next time begins at the beginning.
        reached, self._reached = self._reached, None
        for ply, seat, action, before, after in match.steps(first, reached):
            reached = after
            booked = game.ledger(after) - game.ledger(before)
            game.rules.points(after, points)
            part = game.part(before, seat, action)
            group = self._groups.group_of(ply, part)
            fact = Fact(seat, action, match.lines(booked), points.tolist(), part, group)
            for language in self.languages:
                fact.told[language] = tell(match, fact, before, after, language)
            self.facts.append(fact)
            self._groups.place(ply, part)
            if game.is_secret(before, seat, action, after, None):
                self._asked[ply] = copied(before)
                seats = range(match.players)
                self.secrets[ply] = frozenset(v for v in seats if not game.is_secret(before, seat, action, after, v))
            self._reveal(match, ply, after)
        self._reached = reached
        if match.is_over and self._was_hidden(match):
            return list(range(match.ply))
        return sorted(secret - set(self.secrets)) + list(range(first, match.ply))

    def mark(self) -> Mark:
        """Return what is needed to go back to here."""
        return len(self.facts), dict(self.secrets), set(self.revealing), self._reached

    def back_to(self, mark: Mark) -> None:
        """Go back to where a mark was made: what was followed since has not happened."""
        plies, self.secrets, self.revealing, self._reached = mark
        self._cut(plies)

    def forget(self, ply: int) -> list[int]:
        """Drop all entries from a ply on; return the plies to be told: the last of groups that have become shorter."""
        shorter = {fact.group for fact in self.facts[ply:] if fact.group < ply}
        self._cut(ply)
        self.secrets = {at: seats for at, seats in self.secrets.items() if at < ply}
        self.revealing = {at for at in self.revealing if at < ply}
        self._reached = None
        return sorted(self._groups.plies[group][-1] for group in shorter)

    def _cut(self, plies: int) -> None:
        del self.facts[plies:]
        self._asked.clear()
        self._groups = Groups()
        for ply, fact in enumerate(self.facts):
            self._groups.place(ply, fact.part)

    def speak(self, match: Match, language: str) -> None:
        """Put everything into a language that was not spoken yet."""
        if language not in self.languages:
            for ply, _, _, before, after in match.steps():
                self.facts[ply].told[language] = tell(match, self.facts[ply], before, after, language)
            self.languages.add(language)

    def entries(self, match: Match, plies: Iterable[int], viewer: int | None, language: str) -> list[Entry]:
        """Tell entries to a viewer."""
        self.speak(match, language)
        now = match.state
        return [self._entry(match, ply, now, viewer, language) for ply in plies]

    def course(self) -> list[CoursePoint]:
        """Return how the points went: each time that they changed."""
        course: list[CoursePoint] = []
        for ply, fact in enumerate(self.facts, 1):
            if not course or fact.points != course[-1].points:
                course.append(CoursePoint(ply=ply, points=fact.points))
        return course

    def _entry(self, match: Match, ply: int, now: State, viewer: int | None, language: str) -> Entry:
        fact, told = self.facts[ply], self.facts[ply].told[language]
        secret = self._is_secret(ply, viewer)
        return Entry(
            ply=ply,
            seat="chance" if fact.seat == CHANCE else fact.seat,
            action=None if secret else match.game.action_text(fact.action),
            sentence=secretly(match, fact, language) if secret else told.sentence,
            lines=[] if secret else known_lines(match, now, fact.lines, told.details, viewer, language),
            points=fact.points,
            group=fact.group,
            kind=fact.part.kind,
            headline=self._headline(match, ply, viewer, language),
            scoring=told.scoring,
        )

    def _headline(self, match: Match, ply: int, viewer: int | None, language: str) -> str | None:
        """Say what a group did, with what the viewer knows of it, at the last of its entries."""
        fact = self.facts[ply]
        if not self._groups.is_last(ply, fact.group):
            return None
        plies = self._groups.plies[fact.group]
        known = [None if self._is_secret(at, viewer) else self.facts[at].action for at in plies]
        return match.game.headline(fact.part, known, match.names, language) or None

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
        fact = self.facts[ply]
        return match.game.is_secret(self._asked[ply], fact.seat, fact.action, now, None)

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
    """Tell ledger lines to a viewer, without the currencies that are hidden from her."""
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


def tell(match: Match, fact: Fact, before: State, after: State, language: str) -> Told:
    """Put an entry into words."""
    game = match.game
    return Told(
        sentence=game.sentence(before, fact.action, match.names, language, None if fact.seat == CHANCE else fact.seat),
        details=[Detail(game.line_detail(after, line, language), game.line_places(after, line)) for line in fact.lines],
        scoring=game.scoring_title(before, after, language) if is_scoring(game, fact.lines) else None,
    )


def is_scoring(game: Game, lines: Iterable[Line]) -> bool:
    """Tell whether lines of the ledger come from a scoring."""
    return any(line.source in game.scored for line in lines)


def secretly(match: Match, fact: Fact, language: str) -> str:
    """Say that something was done, while what it was is secret."""
    if fact.seat == CHANCE:
        return texts(language, TEXTS)("drawn-secretly")
    return match.game.texts(language)("does-secretly", name=match.names[fact.seat])
