"""Lessons: what a game teaches, step by step. A moment of a lesson is its number alone; the hall keeps nothing of whoever learns."""

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel

from ...engine.game import Turn
from .common import Action, GameView, Strict
from .server_messages import Choice, Entry, Span

LessonName = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
StepNumber = Annotated[int, Path(ge=0, le=10_000)]


class LessonInfo(BaseModel):
    """A lesson of a game."""

    name: str
    title: str
    about: str  # what one learns, in a sentence
    minutes: int
    steps: int


class Lessons(BaseModel):
    """What a game teaches, in the order in which people learn it."""

    game: str
    title: str  # of the game
    lessons: list[LessonInfo]


class LessonTable(BaseModel):
    """The table of a lesson, as the learner sees it."""

    turn: Turn
    waited_for: list[int]
    prompt: str
    view: GameView
    picture: list[list[Span]] | None  # as a terminal draws it, where it was asked for


class LessonStep(BaseModel):
    """A step before anything is done in it: what is said and asked, and the table."""

    game: str
    lesson: str
    title: str  # of the lesson
    chapter: str  # its title
    step: int  # from 0
    steps: int
    first: bool  # of its chapter: the table has changed without anything having happened
    kind: Literal["do", "try", "read"]  # an action is asked for, one that is not legal is to be tried, or one goes on
    text: str  # what the bubble says
    point: str | None  # what it points at, by the game's name for it; null for the asked actions
    actions: list[str]  # that are asked for, in notation; none where anything that brings enough is right
    attempt: str | None  # what is to be tried though it is not legal, in notation
    seat: int  # the learner's
    names: list[str]
    legal: list[Choice]  # of the learner's seat
    table: LessonTable


class LessonAction(Strict):
    """What the learner does at a step; null goes on where nothing is asked."""

    action: Action | None = None
    pictures: bool = False


class LessonFrame(LessonTable):
    """The table after an entry of the log."""

    happened: Entry


class LessonAnswer(BaseModel):
    """What came of it."""

    # The task is done; something else was done, to be looked at and taken back; or it is not legal.
    outcome: Literal["done", "tried", "refused"]
    message: str  # praise, which may be empty; what was tried; why it is not legal
    ruling: int | None = None  # by which it is not legal
    frames: list[LessonFrame]  # what the learner, others and chance have done
    # Points by which what was tried leaves the learner better off at the end than the task, as far as can be judged; below 0
    # worse off. Null where nothing was tried, or where it cannot be judged.
    compared: float | None = None
    next: LessonStep | None  # null after the last step, and where the task is not done
