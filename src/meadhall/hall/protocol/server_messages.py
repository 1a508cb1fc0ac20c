"""Live, from the hall to the page."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, RootModel

from ...engine.game import Turn
from .common import GameView
from .tables import ChatLine, Compiling, Lobby, TableInfo


class Choice(BaseModel):
    """A legal action."""

    id: int
    text: str  # notation
    sentence: str
    cautions: list[
        str
    ] = []  # what it gives away without a word: sentences that people are asked about before they choose it


class Chain(BaseModel):
    """Legal actions that can be carried out as one: the first as `action` of an `act`, the others as its `then`."""

    text: str  # what it is called; of one that ends with a choice of its own, that one's notation
    sentence: str  # what it does, and what is left then
    actions: list[int]
    steps: list[str]  # the same in notation


class Amounts(BaseModel):
    """A line of the ledger: what a seat gained or lost from a source."""

    seat: int
    source: str
    label: str
    amounts: dict[str, int]  # by currency; without those that the viewer may not know
    detail: str  # why; may be empty
    places: list[str] = []  # the cells that it is about, in notation
    scored: bool = False  # a line of a scoring


class Entry(BaseModel):
    """An entry of the log."""

    ply: int  # its place in the log, from 0
    seat: int | Literal["chance"]
    action: str | None  # notation; null while it is secret
    sentence: str
    lines: list[Amounts]
    points: list[int]  # of all seats after it
    group: int  # entries of one group are told together, in one line that opens: the ply of the first of them
    kind: Literal["turn", "draws", "common"]  # of the group: one player's, chance's, or what all players do together
    # What the group says, on the last of its entries as far as the log goes; null where the first entry's sentence does.
    headline: str | None
    # The name of the scoring that came with it, whose lines are those that are scored; one that comes seat by seat has one.
    scoring: str | None


class Answer(BaseModel):
    """What answers to a request share."""

    request: int | None = None


class TableMessage(Answer):
    """The table's seats or status have changed. It answers an `agree_end`, and a `speak` before play begins."""

    type: Literal["table"] = "table"
    table: TableInfo


class Happened(BaseModel):
    """Entries of the log that are new to the page. It keeps `keep` entries of its own; an entry of a ply that it has replaces that
    one (a secret was revealed). It comes before the `position` that it led to."""

    type: Literal["happened"] = "happened"
    revision: int
    keep: int
    entries: list[Entry]


class PositionHead(Answer):
    """What can be done, and what is asked: a `position` without its view."""

    type: Literal["position"] = "position"
    ply: int
    revision: int
    seat: int | None  # the viewer; null is a spectator
    turn: Turn
    pending: list[
        int
    ]  # seats that may act, also those that may only take back a choice made at the same time as others
    waited_for: list[int]  # seats without whose choice the game cannot go on
    my_turn: bool  # the viewer's seat is waited for
    prompt: str  # what is asked of the viewer's seat, where it may act; else who does what
    legal: list[Choice]  # of the viewer's seat, where it may act
    chains: list[Chain] = []  # what the viewer's seat may do as one that takes several of its choices
    can_undo: bool
    why_no_undo: str  # a sentence; empty when it can be undone


class Position(PositionHead):
    """The table as the viewer sees it, and what can be done. After an `act` it carries that message's request."""

    view: GameView


class Refused(Answer):
    """Something was not done; nothing has changed."""

    type: Literal["refused"] = "refused"
    code: str
    message: str


class Explained(Answer):
    """Why an action is not legal, and by which ruling, if it is one; or that it is."""

    type: Literal["explained"] = "explained"
    seat: int
    action: str
    legal: bool
    message: str
    ruling: int | None = None


class Previewed(Answer):
    """What a seat could choose next after an action; not known where something is drawn or revealed first."""

    type: Literal["previewed"] = "previewed"
    seat: int
    action: str
    ply: int
    revision: int
    known: bool
    legal: list[Choice]


class SenseLine(BaseModel):
    """Where a part of what an action brings comes from, as a line of the ledger would have it."""

    source: str
    label: str
    amounts: dict[str, int]  # by currency
    detail: str  # how often, and what each time; may be empty


class ActionSense(BaseModel):
    """What a legal action brings, from the rules' own figures and as far as the seat can know."""

    id: int
    text: str  # a short sentence or two
    amounts: dict[str, int]  # what the lines come to, by currency
    lines: list[SenseLine]


class Senses(Answer):
    """What the legal actions of a seat bring; those of which there is nothing to tell are left out."""

    type: Literal["senses"] = "senses"
    seat: int
    ply: int
    revision: int
    senses: list[ActionSense]


class Advice(BaseModel):
    """An action that a strong player considers."""

    id: int
    text: str
    sentence: str
    share: float  # of the win that is expected, 0 to 1
    visits: int  # how often it was looked at


class Step(BaseModel):
    """A step of the line that is expected to follow."""

    seat: int | Literal["chance"]
    text: str
    sentence: str | None  # null where it would have to tell what is not known


class HintSource(BaseModel):
    """Points that come from a source of the ledger until the end, on average."""

    source: str
    label: str
    best: float  # after the best action
    next: float  # after the next best one
    certain: bool  # the difference is no accident of the games that were played on


class HintReason(BaseModel):
    """Why the best action is better than the next best: games played on to the end from both, with the same draws."""

    text: str
    games: int  # played on from each
    best: float  # points that the best action brings the seat from now to the end, on average
    next: float
    sources: list[HintSource]


class Hint(Answer):
    """What a strong player would do, and how sure they are; the best first."""

    type: Literal["hint"] = "hint"
    seat: int
    ply: int
    revision: int
    options: list[Advice]
    line: list[Step]
    reason: HintReason | None = None  # where there are two actions to compare, and time to play on


class Past(Answer):
    """The table after so many entries of the log, as the viewer saw it."""

    type: Literal["past"] = "past"
    ply: int
    revision: int
    seat: int | None
    prompt: str
    view: GameView


class Span(BaseModel):
    """A piece of a line in one style: words such as bold, dim, red, on_blue; none is plain."""

    text: str
    style: str


class Pictured(Answer):
    """The table as drawn in a terminal: lines of spans."""

    type: Literal["pictured"] = "pictured"
    ply: int
    revision: int
    lines: list[list[Span]]


class Sheet(BaseModel):
    """Where a seat's points and money came from."""

    seat: int
    name: str
    points: int
    place: int  # by the points as they stand
    lines: list[Amounts]


class CoursePoint(BaseModel):
    """The points of all seats after so many entries of the log."""

    ply: int
    points: list[int]


class Ended(BaseModel):
    """The game is over."""

    type: Literal["ended"] = "ended"
    agreed: bool  # ended by agreement, before its end
    prompt: str
    places: list[int]  # empty where it was ended by agreement: nobody has won
    points: list[int]
    sheets: list[Sheet]
    course: list[CoursePoint]


class ChatMessage(Answer):
    """What the people at the table have written; lines that are new follow those that the page has, unless it is the whole chat."""

    type: Literal["chat"] = "chat"
    whole: bool
    lines: list[ChatLine]
    keepers: list[int]  # seats of those who are for keeping it
    kept: bool  # everybody is
    open: bool  # it goes on; false once it was deleted, or the reader has no seat any more


class Preparing(BaseModel):
    """The table's game is being compiled, or is now: how far it is, and what it does without. Play goes on meanwhile."""

    type: Literal["preparing"] = "preparing"
    compiling: Compiling


class LobbyMessage(BaseModel):
    """The lobby, on its own WebSocket: at the beginning and whenever it has changed."""

    type: Literal["lobby"] = "lobby"
    lobby: Lobby


class Pong(Answer):
    """A sign of life."""

    type: Literal["pong"] = "pong"


class FromHall(
    RootModel[
        Annotated[
            TableMessage
            | Happened
            | Position
            | Refused
            | Explained
            | Previewed
            | Senses
            | Hint
            | Past
            | Pictured
            | Ended
            | ChatMessage
            | Preparing
            | Pong,
            Field(discriminator="type"),
        ]
    ]
):
    """Any message of the hall."""
