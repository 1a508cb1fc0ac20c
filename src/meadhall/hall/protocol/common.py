"""What all messages share: limits, names and numbers, and how errors look."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SerializeAsAny, WithJsonSchema

from ...engine.game import MOST_PLAYERS
from ...games import names

# Limits that both sides know.
MAX_NAME = 40  # the engine's own limit on names
MAX_TITLE = 60
MAX_ACTION_TEXT = 100
MAX_CHAIN = 50  # actions that are carried out as one, besides the first
MAX_MESSAGE = 4096  # bytes of a message to the hall
MAX_CHAT = 200  # characters of a line that is written at a table
MAX_NOTES = 4000  # characters of a guest's notes on a game

Language = Literal["en", "de"]
Status = Literal["waiting", "playing", "finished", "ended", "closed"]
Seat = Annotated[int, Field(ge=0, le=MOST_PLAYERS - 1)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
# Lines of the chat that everybody reads in their own language.
Phrase = Literal["hello", "good-luck", "nice-move", "thanks", "sorry", "one-moment", "back-soon", "good-game"]
# An action as its id, or as text (docs/notation.md).
Action = Annotated[int, Field(ge=0, le=1_000_000)] | Annotated[str, Field(min_length=1, max_length=MAX_ACTION_TEXT)]


def _installed(name: str) -> str:
    if name not in names():
        raise ValueError(f"There is no game {name!r}. The games are: {', '.join(names())}.")
    return name


# A game that is installed here, by its name.
GameName = Annotated[str, AfterValidator(_installed)]
# What a viewer may know of a table, as its game models it (`Game.view_type`).
VIEW_SCHEMA = {
    "title": "GameView",
    "description": "What a viewer may know of a table, as its game models it.",
    "type": "object",
    "properties": {"game": {"type": "string"}},
    "required": ["game"],
    "additionalProperties": True,
}
GameView = Annotated[SerializeAsAny[BaseModel], WithJsonSchema(VIEW_SCHEMA)]


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
