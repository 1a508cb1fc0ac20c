"""Live, from the page to the hall. `request` comes back in the answer, so that a page can tell answers apart."""

from typing import Annotated, Literal

from pydantic import Field, RootModel, model_validator

from .common import MAX_CHAIN, MAX_CHAT, Action, Language, Phrase, Ply, Seat, Strict


class ClientMessage(Strict):
    """What all messages of a page share."""

    request: int | None = Field(default=None, ge=0, le=2**53)


class Hello(ClientMessage):
    """The first message: the language, the seat to look from, and what the page has of the log already."""

    type: Literal["hello"] = "hello"
    language: Language = "en"
    seat: Seat | None = None  # of a guest with several seats; a guest with one always looks from it
    ply: Ply = 0  # how many entries of the log the page has
    revision: Ply = 0


class Look(ClientMessage):
    """Look from another seat of the guest's (hot seat), or with null from nobody's."""

    type: Literal["look"] = "look"
    seat: Seat | None


class Speak(ClientMessage):
    """Go on in another language."""

    type: Literal["speak"] = "speak"
    language: Language


class Act(ClientMessage):
    """Carry out an action of a seat on the position of a ply."""

    type: Literal["act"] = "act"
    seat: Seat
    ply: Ply
    revision: Ply
    action: Action
    # Further actions of the seat, in order, as in a chain of the position: all are carried out, or none.
    then: list[Action] = Field(default_factory=list, max_length=MAX_CHAIN)


class Explain(ClientMessage):
    """Ask why an action is not legal."""

    type: Literal["explain"] = "explain"
    seat: Seat
    action: Action


class Preview(ClientMessage):
    """Ask what a seat could choose next after an action."""

    type: Literal["preview"] = "preview"
    seat: Seat
    action: Action


class Undo(ClientMessage):
    """Take back the seat's last action, or those from an entry of the log on, as far as they can be taken back."""

    type: Literal["undo"] = "undo"
    seat: Seat
    ply: Ply
    revision: Ply
    back_to: Ply | None = None  # how many entries the log shall keep


class RestartTurn(ClientMessage):
    """Take back all that the seat has done in this turn."""

    type: Literal["restart_turn"] = "restart_turn"
    seat: Seat
    ply: Ply
    revision: Ply


class AskSenses(ClientMessage):
    """Ask what the legal actions of a seat bring."""

    type: Literal["senses"] = "senses"
    seat: Seat


class AskHint(ClientMessage):
    """Ask what a strong player would do."""

    type: Literal["hint"] = "hint"
    seat: Seat


class AgreeEnd(ClientMessage):
    """Be for ending the game here, or no longer."""

    type: Literal["agree_end"] = "agree_end"
    agree: bool = True


class ReadChat(ClientMessage):
    """Ask for what the people at the table have written, and be told from now on what they write."""

    type: Literal["read_chat"] = "read_chat"


class WriteChat(ClientMessage):
    """Write to the others at the table: one of the prepared phrases, or a text."""

    type: Literal["write_chat"] = "write_chat"
    phrase: Phrase | None = None
    text: str = Field(default="", max_length=MAX_CHAT)

    @model_validator(mode="after")
    def _one_of_two(self) -> "WriteChat":
        if (self.phrase is None) == (not self.text):
            raise ValueError("either a phrase or a text is expected")
        return self


class AskPast(ClientMessage):
    """Ask for the view after so many entries of the log."""

    type: Literal["history"] = "history"
    ply: Ply


class AskPicture(ClientMessage):
    """Ask for the table as it is drawn in a terminal, now or after so many entries of the log."""

    type: Literal["picture"] = "picture"
    ply: Ply | None = None


class Ping(ClientMessage):
    """Ask for a sign of life."""

    type: Literal["ping"] = "ping"


class FromPage(
    RootModel[
        Annotated[
            Hello
            | Look
            | Speak
            | Act
            | Explain
            | Preview
            | Undo
            | RestartTurn
            | AskSenses
            | AskHint
            | AgreeEnd
            | ReadChat
            | WriteChat
            | AskPast
            | AskPicture
            | Ping,
            Field(discriminator="type"),
        ]
    ]
):
    """Any message of a page."""
