"""Lessons: a guided first game as data, step by step, and the checker that proves that each can be played to its end.

A lesson is a file `lessons/<name>.toml` in a game's folder; what is said in it is in `lessons/en.ftl` and `lessons/de.ftl`
beside it. Its chapters begin at positions in the game's notation. A step asks for an action, lets the learner run into one
that is not legal, or only says something; then the script goes on with what others and chance do. So a moment of a lesson is
its number alone: the table there is a position and the script up to it.
"""

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from .contract import CHANCE, OVER
from .data_file import Where, checked, read_toml
from .errors import BadData, BadNotation, IllegalAction, MeadhallError
from .game import Game
from .match import Match
from .texts import LANGUAGES, OWN_FOLDER, Texts, texts

# What a bubble holds on a phone without covering the table.
MOST_LETTERS = 240
# What every page has around a table, whatever the game: the sentence on top, and the strip of numbers.
FRAME_POINTS = frozenset({"prompt", "numbers"})
# A seat that acts in a script while several may: `2: price 4`.
SEATED = re.compile(r"(\d+): *(.+)")

Name = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]


def _one_or_more(value: object) -> object:
    return (value,) if isinstance(value, str) else value


class _Part(BaseModel):
    """A part of a lesson; a field that nobody knows is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Step(_Part):
    """One thing that is said and asked."""

    name: Name
    # The actions that are right, as texts; * stands for anything. Several are told apart by nothing that comes after them.
    ask: Annotated[tuple[str, ...], BeforeValidator(_one_or_more)] = ()
    brings: dict[str, int] = {}  # what a right action books for the learner at least, by currency
    # Actions that are not legal: trying one of them is the task, and the game says why.
    attempt: Annotated[tuple[str, ...], BeforeValidator(_one_or_more)] = ()
    only: bool = False  # nothing else is legal here
    point: str | None = None  # what the bubble points at; without one, the asked actions
    then: tuple[str, ...] = ()  # what others, chance, and after them the learner do next

    @property
    def kind(self) -> Literal["do", "try", "read"]:
        """What the learner does: an asked action, one that turns out not to be legal, or nothing."""
        return "try" if self.attempt else "do" if self.ask or self.brings else "read"

    @model_validator(mode="after")
    def _is_one_task(self) -> "Step":
        if self.attempt and (self.ask or self.brings):
            raise ValueError("a step asks for an action, or for an attempt, not for both")
        if self.only and self.kind != "do":
            raise ValueError("only an asked action can be the only one")
        return self


class Chapter(_Part):
    """Steps at one table."""

    name: Name
    position: str
    step: tuple[Step, ...] = Field(min_length=1)


class Lesson(_Part):
    """A lesson of a game."""

    name: Name
    folder: Path
    seat: int = Field(ge=1, le=8)  # of the learner, counted from 1 as in positions
    minutes: int = Field(default=5, ge=1, le=60)
    order: int = 100  # where lists of lessons have it
    chapter: tuple[Chapter, ...] = Field(min_length=1)

    @property
    def learner(self) -> int:
        """The learner's seat, counted from 0 as in a match."""
        return self.seat - 1

    @property
    def length(self) -> int:
        """How many steps it has."""
        return sum(len(chapter.step) for chapter in self.chapter)

    def place(self, number: int) -> "Place":
        """Return the step of a number, counted from 0 through all chapters, with its chapter."""
        first = 0
        for chapter in self.chapter:
            if number < first + len(chapter.step):
                return Place(self, chapter, chapter.step[number - first], number, first)
            first += len(chapter.step)
        raise BadNotation(f"The lesson {self.name!r} has {self.length} steps; there is no step {number + 1}.")

    def places(self) -> "Iterator[Place]":
        """Return all steps with their chapters."""
        return map(self.place, range(self.length))

    def title(self, language: str) -> str:
        """Return the lesson's title."""
        return self._said("title", language)

    def about(self, language: str) -> str:
        """Say in a sentence what one learns."""
        return self._said("about", language)

    def _said(self, what: str, language: str) -> str:
        key = f"{self.name}-{what}"
        try:
            return texts(language, self.folder)(key)
        except (KeyError, OSError):
            raise BadData(f"Lesson {self.name!r}: the text {key!r} is missing in {language}.ftl beside it.") from None


class Place(NamedTuple):
    """A step within its lesson."""

    lesson: Lesson
    chapter: Chapter
    step: Step
    number: int  # through all chapters
    first: int  # number of the chapter's first step

    @property
    def is_last_of_chapter(self) -> bool:
        """Whether the next step, if there is one, is at another table."""
        return self.number - self.first == len(self.chapter.step) - 1

    @property
    def key(self) -> str:
        """The key of what the bubble says; with `-done` behind it, of what is said when the step is done."""
        return f"{self.lesson.name}-{self.chapter.name}-{self.step.name}"

    def chapter_title(self, language: str) -> str:
        """Return the title of the chapter."""
        return texts(language, self.lesson.folder)(f"{self.lesson.name}-{self.chapter.name}")

    def text(self, language: str) -> str:
        """Return what the bubble says."""
        return texts(language, self.lesson.folder)(self.key)

    def praise(self, language: str) -> str:
        """Return what is said when the step is done, or nothing."""
        say = texts(language, self.lesson.folder)
        return say(f"{self.key}-done") if f"{self.key}-done" in say else ""

    def right_actions(self, match: Match) -> list[int]:
        """Return the legal actions that do what the step asks for, in the order in which it names them."""
        step, learner = self.step, self.lesson.learner
        if step.kind != "do":
            return []
        legal = {match.game.action_text(action): action for action in match.legal_actions_of(learner)}
        wanted = [
            action
            for pattern in step.ask or ("*",)
            for text, action in legal.items()
            if fnmatchcase(_plain(text), _plain(pattern))
        ]
        return [action for action in dict.fromkeys(wanted) if self._brings_enough(match, action)]

    def _brings_enough(self, match: Match, action: int) -> bool:
        if not self.step.brings:
            return True
        learner = self.lesson.learner
        played = match.copy()
        played.play(action, learner)
        booked = match.game.ledger(played.state)[learner] - match.game.ledger(match.state)[learner]
        sums = dict(zip(match.game.currencies, booked.sum(axis=0).tolist(), strict=True))
        return all(sums.get(currency, 0) >= amount for currency, amount in self.step.brings.items())

    def go_on(self, match: Match, action: int | None) -> None:
        """Carry out what the learner does, if anything, and then the script."""
        if action is not None:
            match.play(action, self.lesson.learner)
        for text in self.step.then:
            play_scripted(match, text)


def play_scripted(match: Match, text: str) -> None:
    """Carry out an action of a script: that of whoever's turn it is, or of the seat in front of it."""
    seated = SEATED.fullmatch(text.strip())
    if seated is None:
        match.play(text)
        return
    seat = int(seated[1]) - 1
    match.check_seat(seat)
    match.play(seated[2], seat)


def begin(game: Game, place: Place) -> Match:
    """Return the match at a step, before anything is done in it."""
    match = Match.from_position(game, place.chapter.position, auto_chance=False)
    for number in range(place.first, place.number):
        before = place.lesson.place(number)
        right = before.right_actions(match)
        if before.step.kind == "do" and not right:
            raise IllegalAction(f"Step {before.step.name!r}: {_asked(before.step)} is not legal there.")
        before.go_on(match, right[0] if right else None)
    return match


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def _asked(step: Step) -> str:
    wanted = " or ".join(repr(text) for text in step.ask) or "an action"
    bringing = ", ".join(f"{amount} {currency}" for currency, amount in step.brings.items())
    return f"{wanted} that brings {bringing}" if bringing else wanted


# Reading


@cache
def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """Return the lessons of a folder, read once, in the order in which people see them; none where there is no folder."""
    lessons = [read_lesson(path) for path in sorted(folder.glob("*.toml"))]
    return tuple(sorted(lessons, key=lambda lesson: (lesson.order, lesson.name)))


def read_lesson(path: Path) -> Lesson:
    """Read a lesson; one that is not understood is refused with its place. Whether it can be played is the checker's question."""
    data = read_toml(path.read_text(encoding="utf-8"), path.name)

    def name(where: Where) -> str:
        parts = (str(part + 1) if isinstance(part, int) else part for part in where)
        return f"{path.name}: {'.'.join(parts)}"

    return checked(Lesson, {**data, "name": path.stem, "folder": path.parent}, name)


def find_lesson(game: Game, name: str) -> Lesson:
    """Return a lesson of a game by its name."""
    for lesson in game.lessons():
        if lesson.name == name:
            return lesson
    known = ", ".join(lesson.name for lesson in game.lessons()) or "none"
    raise BadNotation(f"{game.title} has no lesson {name!r}. Its lessons are: {known}.")


# Checking


def check_lesson(game: Game, lesson: Lesson) -> list[str]:
    """Play a lesson to its end and say everything that is wrong with it; nothing means that it can be played."""
    problems = [*_check_names(lesson), *_check_texts(lesson)]
    for chapter in lesson.chapter:
        problems += _check_chapter(game, lesson, chapter)
    return problems


def check_lessons(game: Game) -> list[str]:
    """Check all lessons of a game, and that their catalogues hold nothing else."""
    problems = [f"{lesson.name}: {problem}" for lesson in game.lessons() for problem in check_lesson(game, lesson)]
    for folder in {lesson.folder for lesson in game.lessons()}:
        said = {key for lesson in game.lessons() if lesson.folder == folder for key in _keys(lesson, optional=True)}
        for language in LANGUAGES:
            unused = sorted(set(_keys_of_file(folder / f"{language}.ftl")) - said)
            problems += [f"{language}.ftl: no lesson says {key!r}" for key in unused]
    return problems


def _keys(lesson: Lesson, optional: bool = False) -> list[str]:
    keys = [f"{lesson.name}-title", f"{lesson.name}-about"]
    keys += [f"{lesson.name}-{chapter.name}" for chapter in lesson.chapter]
    for place in lesson.places():
        keys += [place.key, f"{place.key}-done"] if optional else [place.key]
    return keys


def _keys_of_file(path: Path) -> list[str]:
    from fluent.syntax import ast, parse

    if not path.exists():
        return []
    entries = parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def _check_names(lesson: Lesson) -> Iterator[str]:
    chapters = [chapter.name for chapter in lesson.chapter]
    for name in sorted({name for name in chapters if chapters.count(name) > 1}):
        yield f"two chapters are called {name!r}"
    for chapter in lesson.chapter:
        steps = [step.name for step in chapter.step]
        for name in sorted({name for name in steps if steps.count(name) > 1}):
            yield f"chapter {chapter.name!r}: two steps are called {name!r}"


def _check_texts(lesson: Lesson) -> Iterator[str]:
    for language in LANGUAGES:
        path = lesson.folder / f"{language}.ftl"
        if not path.exists():
            yield f"there is no {language}.ftl beside it"
            continue
        say = Texts(language, lesson.folder)
        engine = _keys_of_file(OWN_FOLDER / f"{language}.ftl")
        for key in _keys(lesson, optional=True):
            if key in engine:
                yield f"{language}.ftl: {key!r} is a text of the engine"
            elif key not in say:
                if not key.endswith("-done"):
                    yield f"{language}.ftl: the text {key!r} is missing"
            elif len(said := say(key)) > MOST_LETTERS:
                yield f"{language}.ftl: {key!r} has {len(said)} letters; a bubble holds {MOST_LETTERS}"


def _check_chapter(game: Game, lesson: Lesson, chapter: Chapter) -> Iterator[str]:
    """Play a chapter as its script says."""
    where = f"chapter {chapter.name!r}"
    try:
        match = Match.from_position(game, chapter.position, auto_chance=False)
    except MeadhallError as error:
        yield f"{where}: the position cannot be read: {error}"
        return
    if lesson.learner >= match.players:
        yield f"{where}: there is no seat {lesson.seat} at a table of {match.players}"
        return
    for place in lesson.places():
        if place.chapter is not chapter:
            continue
        problems = list(_check_step(match, place))
        yield from (f"{where}, step {place.step.name!r}: {problem}" for problem in problems)
        if problems:
            return  # what follows stands on a table that is not reached


def _check_step(match: Match, place: Place) -> Iterator[str]:
    """Check what a step points at and asks for, and carry it out."""
    step, learner = place.step, place.lesson.learner
    right = place.right_actions(match)
    if step.point is not None:
        known = match.game.lesson_points(match.state, learner) | FRAME_POINTS
        if step.point not in known:
            yield f"it points at {step.point!r}, which is not there. There is: {', '.join(sorted(known))}"
    if step.kind == "try":
        for text in step.attempt:
            yield from _check_attempt(match, text, learner)
        if step.point is None:
            yield "an attempt needs a point: no button offers what is not legal"
    elif step.kind == "do":
        yield from _check_asked(match, place, right)
        if not right:
            return
    for text in _own_texts(match, step):
        yield f"{text!r} is not an action of {match.game.title}"
    try:
        place.go_on(match, right[0] if right else None)
    except MeadhallError as error:
        who = "nobody" if match.turn == OVER else "chance" if match.turn == CHANCE else match.names[match.turn]
        yield f"the script stops after {match.log_texts[-1:] or ['nothing']}, when it is the turn of {who}: {error}"


def _own_texts(match: Match, step: Step) -> Iterator[str]:
    for text in step.then:
        seated = SEATED.fullmatch(text.strip())
        try:
            match.game.read_action(seated[2] if seated else text)
        except BadNotation:
            yield text


def _check_attempt(match: Match, text: str, learner: int) -> Iterator[str]:
    try:
        reason = match.explain(text, learner)
    except BadNotation as error:
        yield str(error)
        return
    if reason is None:
        yield f"{text!r} is legal, so there is no reason to learn from"


def _check_asked(match: Match, place: Place, right: Sequence[int]) -> Iterator[str]:
    step = place.step
    legal = match.legal_actions_of(place.lesson.learner)
    if not len(legal):
        yield f"{match.names[place.lesson.learner]} cannot act there"
        return
    if not right:
        yield f"{_asked(step)} is not legal. Legal is: {', '.join(legal.texts[:12])}"
        return
    if len(legal) > 1 and step.only:
        yield "it is marked as the only one, but something else is legal"
    if len(legal) == 1 and not step.only:
        yield "nothing else is legal there; mark it with only = true"
    if len(right) > 1 and not place.is_last_of_chapter:
        yield "several actions are right, so it has to be the last step of its chapter: what follows stands on one table"
    if len(right) > 1 and step.then:
        yield "several actions are right, so no script can follow"
    if step.point is None and not step.ask:
        yield "it needs a point, as it names no action"
