"""What a game was about: its review, and playing on from one of its moments."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ...analysis.telling import ToldReview
from .common import Ply, Strict

ReviewProgress = Literal["none", "working", "ready"]
LevelName = Annotated[str, Field(max_length=40)]


class ReviewWish(Strict):
    """A review is to be made; a deep one takes longer and is more exact."""

    deep: bool = False


class ReviewState(BaseModel):
    """How far the review of a game is, and the review once it is there."""

    state: ReviewProgress
    deep: bool
    done: float  # from 0 to 1
    review: ToldReview | None


class WhatIf(Strict):
    """Play on from a moment of a game that is over, on a seat, against bots."""

    ply: Ply
    seat: Annotated[int, Field(ge=0, le=7)]
    level: LevelName | None = None
