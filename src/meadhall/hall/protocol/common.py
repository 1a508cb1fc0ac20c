"""What all messages share: limits, names and numbers, and how errors look."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ...games.gonewild.view import GoneWildView
from ...games.skye.view import SkyeView
from ...games.vikings.view import VikingsView

# Limits that both sides know.
MAX_NAME = 40  # the engine's own limit on names
MAX_TITLE = 60
MAX_ACTION_TEXT = 100
MAX_MESSAGE = 4096  # bytes of a message to the hall

Language = Literal["en", "de"]
GameName = Literal["vikings", "skye", "gonewild"]
GameView = Annotated[VikingsView | SkyeView | GoneWildView, Field(discriminator="game")]
Status = Literal["waiting", "playing", "finished", "ended", "closed"]
# Who acts: a seat, or nobody at the table.
Turn = int | Literal["chance", "over"]
Seat = Annotated[int, Field(ge=0, le=7)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
# An action as its id, or as text (docs/notation.md).
Action = Annotated[int, Field(ge=0, le=1_000_000)] | Annotated[str, Field(min_length=1, max_length=MAX_ACTION_TEXT)]


class Strict(BaseModel):
    """What comes from outside: a field that nobody knows is refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """What was wrong: a code for programs, a sentence for people."""

    code: str
    message: str


class ErrorBody(BaseModel):
    """The body of every answer that is an error."""

    error: Problem
