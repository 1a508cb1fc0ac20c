"""Everything that travels between the hall and a page: JSON over HTTP, and messages over a WebSocket.

A message on the WebSocket is a JSON object whose `type` names its model. Seats count from 0. A *ply* is the number of
actions and outcomes in a table's log; a *revision* counts how often something was taken back, so that the same ply
of two revisions can differ. Texts in messages are in the connection's language.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

from ..games.gonewild.view import GoneWildView
from ..games.skye.view import SkyeView, TileFace
from ..games.vikings.view import VikingsView

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


# Errors


class Problem(BaseModel):
    """What was wrong: a code for programs, a sentence for people."""

    code: str
    message: str


class ErrorBody(BaseModel):
    """The body of every answer that is an error."""

    error: Problem


# The hall


class OptionInfo(BaseModel):
    """An option of a game."""

    name: str
    kind: Literal["yes-or-no", "text"]
    default: bool | str
    help: str


class GameInfo(BaseModel):
    """A game of the hall."""

    name: GameName
    title: str
    fewest: int  # players
    most: int
    options: list[OptionInfo]
    currencies: list[str]  # what its ledger counts, points first
    sources: list[str]  # of the ledger's lines; their texts are source-… in the game's catalogue
    ready: bool  # compiled; until then tables wait


class Compiling(BaseModel):
    """How far the first start on this machine has compiled the rules."""

    ready: bool
    done: int
    steps: int
    now: str  # what is compiled at the moment, empty when ready


class HallInfo(BaseModel):
    """What there is to play, and against whom."""

    version: str
    games: list[GameInfo]
    levels: list[str]  # of bots, from easy to very strong
    languages: list[str]
    compiling: Compiling


class Me(BaseModel):
    """The guest that the cookie names; both are null before a name was chosen."""

    guest: str | None
    name: str | None


class NewName(Strict):
    """Choose a name, or another one."""

    name: str = Field(min_length=1, max_length=MAX_NAME)


class Texts(BaseModel):
    """Fluent sources of one language: of the engine, of the hall, and of each game."""

    language: Language
    engine: str
    hall: str
    games: dict[str, str]


class SkyeTiles(BaseModel):
    """The castle and the landscape tiles of Isle of Skye as printed."""

    tiles: list[TileFace]


# Tables


class SeatWish(Strict):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "friend", "bot"]
    level: str | None = Field(default=None, max_length=40)  # of a bot; medium if not given
    name: str | None = Field(default=None, max_length=MAX_NAME)  # for a further "me" in a hot seat, or a bot


class NewTable(Strict):
    """A table to be set up. Play begins as soon as all seats are taken."""

    game: GameName
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    options: dict[str, bool | str] = Field(default_factory=dict, max_length=20)
    title: str = Field(default="", max_length=MAX_TITLE)
    open: bool = False  # shown in the lobby; else one gets in by invitation only


class SitDown(Strict):
    """Take a free seat; any free one if none is named."""

    seat: Seat | None = None
    name: str | None = Field(default=None, max_length=MAX_NAME)


class OneSeat(Strict):
    """One seat of the guest's, or all of them."""

    seat: Seat | None = None


class FillUp(Strict):
    """Give all free seats to bots, so that play begins."""

    level: str | None = Field(default=None, max_length=40)


class Agreement(Strict):
    """Be for ending the game here, or no longer."""

    agree: bool = True


class SeatInfo(BaseModel):
    """A seat of a table."""

    seat: int
    kind: Literal["person", "bot", "free"]
    name: str  # empty when free
    level: str | None  # of the bot that plays it now
    mine: bool  # held by the guest who asks
    away: bool  # left; a bot plays on until the person comes back
    connected: bool  # the person looks at the table just now
    agrees: bool  # to end the game here
    thinking: bool  # a bot thinks about its move


class TableInfo(BaseModel):
    """A table, as it shows to a guest."""

    id: str
    game: GameName
    title: str
    options: dict[str, Any]
    players: int
    seats: list[SeatInfo]
    status: Status
    open: bool
    ply: int
    revision: int
    waited_for: list[int]  # seats without whose choice the game cannot go on
    my_turn: bool  # one of them is the guest's
    points: list[int]  # as they stand; empty before play begins
    places: list[int]  # when it is over, 1 for the first
    created: str  # ISO 8601, UTC
    changed: str
    invitation: str | None  # path of the link for friends; for those who sit at the table
    owner: bool  # set up by the guest who asks
    watchers: int
    rematch: str | None  # id of the table that plays it again


class Lobby(BaseModel):
    """What a guest sees when she enters."""

    open: list[TableInfo]  # that have a free seat
    running: list[TableInfo]  # that can be watched
    mine: list[TableInfo]  # not over; those that wait for the guest first
    finished: list[TableInfo]  # the guest's, newest first
    compiling: Compiling


class Health(BaseModel):
    """Whether the hall works."""

    status: Literal["ok", "compiling", "trouble"]
    version: str
    database: Literal["ok", "trouble"]
    compiling: Compiling
    tables: int  # in memory
    connections: int
    thinking: int  # bots at work


# Live: from the page to the hall. `request` comes back in the answer, so that a page can tell answers apart.


class Asking(Strict):
    """What all messages of a page share."""

    request: int | None = Field(default=None, ge=0, le=2**53)


class Hello(Asking):
    """The first message: the language, the seat to look from, and what the page has of the log already."""

    type: Literal["hello"] = "hello"
    language: Language = "en"
    seat: Seat | None = None  # of a guest with several seats; a guest with one always looks from it
    ply: Ply = 0  # how many entries of the log the page has
    revision: Ply = 0


class Look(Asking):
    """Look from another seat of the guest's (hot seat), or with null from nobody's."""

    type: Literal["look"] = "look"
    seat: Seat | None


class Speak(Asking):
    """Go on in another language."""

    type: Literal["speak"] = "speak"
    language: Language


class Act(Asking):
    """Carry out an action of a seat on the position of a ply."""

    type: Literal["act"] = "act"
    seat: Seat
    ply: Ply
    revision: Ply
    action: Action


class Explain(Asking):
    """Ask why an action is not legal."""

    type: Literal["explain"] = "explain"
    seat: Seat
    action: Action


class Preview(Asking):
    """Ask what a seat could choose next after an action."""

    type: Literal["preview"] = "preview"
    seat: Seat
    action: Action


class Undo(Asking):
    """Take back the seat's last action."""

    type: Literal["undo"] = "undo"
    seat: Seat
    ply: Ply
    revision: Ply


class RestartTurn(Asking):
    """Take back all that the seat has done in this turn."""

    type: Literal["restart_turn"] = "restart_turn"
    seat: Seat
    ply: Ply
    revision: Ply


class AskHint(Asking):
    """Ask what a strong player would do."""

    type: Literal["hint"] = "hint"
    seat: Seat


class AgreeEnd(Asking):
    """Be for ending the game here, or no longer."""

    type: Literal["agree_end"] = "agree_end"
    agree: bool = True


class AskPast(Asking):
    """Ask for the view after so many entries of the log."""

    type: Literal["history"] = "history"
    ply: Ply


class AskPicture(Asking):
    """Ask for the table as it is drawn in a terminal, now or after so many entries of the log."""

    type: Literal["picture"] = "picture"
    ply: Ply | None = None


class Ping(Asking):
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
            | AskHint
            | AgreeEnd
            | AskPast
            | AskPicture
            | Ping,
            Field(discriminator="type"),
        ]
    ]
):
    """Any message of a page."""


# Live: from the hall to the page.


class Choice(BaseModel):
    """A legal action."""

    id: int
    text: str  # notation
    sentence: str


class Amounts(BaseModel):
    """A line of the ledger: what a seat gained or lost from a source."""

    seat: int
    source: str
    label: str
    amounts: dict[str, int]  # by currency; without those that the viewer may not know
    detail: str  # why; may be empty


class Entry(BaseModel):
    """An entry of the log."""

    ply: int  # its place in the log, from 0
    seat: int | Literal["chance"]
    action: str | None  # notation; null while it is secret
    sentence: str
    lines: list[Amounts]
    points: list[int]  # of all seats after it


class Answer(BaseModel):
    """What answers to a request share."""

    request: int | None = None


class TableMessage(BaseModel):
    """The table's seats or status have changed."""

    type: Literal["table"] = "table"
    table: TableInfo


class Happened(BaseModel):
    """Entries of the log that are new to the page. It keeps `keep` entries of its own; an entry of a ply that it has replaces that
    one (a secret was revealed). It comes before the `position` that it led to."""

    type: Literal["happened"] = "happened"
    revision: int
    keep: int
    entries: list[Entry]


class Position(Answer):
    """The table as the viewer sees it, and what can be done. After an `act` it carries that message's request."""

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
    prompt: str
    legal: list[Choice]  # of the viewer's seat, where it may act
    can_undo: bool
    why_no_undo: str  # a sentence; empty when it can be undone
    view: GameView


class Refused(Answer):
    """Something was not done; nothing has changed."""

    type: Literal["refused"] = "refused"
    code: str
    message: str


class Explained(Answer):
    """Why an action is not legal, with the rule; or that it is."""

    type: Literal["explained"] = "explained"
    seat: int
    action: str
    legal: bool
    message: str


class Previewed(Answer):
    """What a seat could choose next after an action; not known where something is drawn or revealed first."""

    type: Literal["previewed"] = "previewed"
    seat: int
    action: str
    ply: int
    revision: int
    known: bool
    legal: list[Choice]


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


class Hint(Answer):
    """What a strong player would do, and how sure she is; the best first."""

    type: Literal["hint"] = "hint"
    seat: int
    ply: int
    revision: int
    options: list[Advice]
    line: list[Step]


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
    place: int
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
    places: list[int]
    points: list[int]
    sheets: list[Sheet]
    course: list[CoursePoint]


class Preparing(BaseModel):
    """The rules are being compiled; the position follows by itself."""

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
            | Hint
            | Past
            | Pictured
            | Ended
            | Preparing
            | Pong,
            Field(discriminator="type"),
        ]
    ]
):
    """Any message of the hall."""
