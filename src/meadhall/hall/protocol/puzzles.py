"""Puzzles: a position in which one choice is better than all others, with hints and an explanation."""

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel, Field

from .common import MAX_ACTION_TEXT, Strict
from .lessons import LessonTable
from .server_messages import Choice

PuzzleName = Annotated[str, Path(pattern=r"^[0-9a-f]{8}$")]
HintNumber = Annotated[int, Path(ge=0, le=9)]
PuzzleState = Literal["new", "solved", "missed"]


class Puzzles(BaseModel):
    """The puzzles of a game, as they stand for a guest."""

    game: str
    title: str
    puzzles: int
    daily: str | None  # name of the puzzle of the day; null where there are none
    daily_state: PuzzleState
    following: str | None  # name of one that fits the guest; null when all are answered
    rating: int  # the guest's
    solved: int
    answered: int


class AllPuzzles(BaseModel):
    """The puzzles of all games."""

    day: str
    games: list[Puzzles]


class PuzzleDifference(BaseModel):
    """What a source brings more, on average, with the answer than with another choice, in points."""

    source: str
    label: str
    amount: float
    error: float


class PuzzleExplained(BaseModel):
    """Why the answer is the answer, beside another choice."""

    answer: str
    sentence: str
    other: str
    other_sentence: str
    says: list[str]
    own_title: str
    own: list[PuzzleDifference]
    others_title: str
    others: list[PuzzleDifference]


class PuzzleShown(BaseModel):
    """A puzzle, as it stands for a guest."""

    game: str
    title: str  # of the game
    name: str
    day: str | None  # of which it is the puzzle
    rating: int  # how hard it is
    seat: int  # for whom it is
    names: list[str]
    legal: list[Choice]
    table: LessonTable
    hints: list[str]  # that the guest has had
    hints_left: int
    state: PuzzleState
    explained: PuzzleExplained | None  # once it is answered


class PuzzleAnswer(Strict):
    """A choice, in notation; null gives up and asks for the answer."""

    action: Annotated[str, Field(min_length=1, max_length=MAX_ACTION_TEXT)] | None = None


class PuzzleJudged(BaseModel):
    """What a choice was worth."""

    right: bool
    counted: bool  # it was the guest's first answer
    rating: int  # the guest's, after it
    change: int  # by it
    explained: PuzzleExplained
    following: str | None


class PuzzleHint(BaseModel):
    """A hint."""

    number: int
    text: str
    left: int
