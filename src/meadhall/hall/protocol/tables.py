"""Over HTTP: the hall, its guests and its tables."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from ...engine.game import MOST_PLAYERS
from .common import MAX_NAME, MAX_NOTES, MAX_TITLE, GameName, Language, Phrase, Seat, Status, Strict

RematchWord = Literal["yes", "no", "without"]


class OptionInfo(BaseModel):
    """An option of a game."""

    name: str
    kind: Literal["yes-or-no", "text"]
    default: bool | str
    help: str


class GameInfo(BaseModel):
    """A game of the hall."""

    name: str
    title: str
    fewest: int  # players
    most: int
    options: list[OptionInfo]
    currencies: list[str]  # what its ledger counts, points first
    sources: list[str]  # of the ledger's lines; their texts are source-… in the game's catalogue
    rules: bool  # served by the hall; those of a game that the page draws are in the page
    ready: bool  # compiled; until then it is played interpreted, without the levels that Compiling names
    lessons: list[str] = []  # names of what it teaches, in the order in which people learn it


class GameCompiling(BaseModel):
    """What a game does without until it is compiled."""

    game: str
    levels: list[str]  # whose seats another level plays meanwhile
    hints: bool  # there are none yet
    seconds: int | None  # until they are there, as far as can be foretold; null where they will not be
    failed: bool  # the game could not be compiled and stays as it is


class Compiling(BaseModel):
    """How far the first start on this machine has compiled the games. They can be played meanwhile."""

    ready: bool
    done: int
    steps: int
    now: str  # what is compiled at the moment, empty when ready
    games: list[GameCompiling] = []  # that do without something


class BotLevel(BaseModel):
    """A bot that can be chosen; what it is called and how strong it is, its texts say (`level-<name>`, `level-<name>-about`)."""

    name: str
    seconds: float | None  # that it thinks about a decision at most; 0 is at once, null is not known


class HallInfo(BaseModel):
    """What there is to play, and against whom."""

    version: str
    games: list[GameInfo]
    levels: list[str]  # of bots, from easy to very strong
    bots: list[BotLevel] = []  # the same, with how long they think
    languages: list[str]
    stalled_seconds: float  # without an action, before a table's owner may give a seat to a bot
    compiling: Compiling


class Me(BaseModel):
    """The guest that the cookie names; both are null before a name was chosen."""

    guest: str | None
    name: str | None


class NewName(Strict):
    """Choose a name, or another one."""

    name: str = Field(min_length=1, max_length=MAX_NAME)


class RulesWish(Strict):
    """Which rules to give."""

    language: Language = "en"


class RulesText(BaseModel):
    """The rules of a game for readers, as Markdown; a chapter begins with `## Title {#id}`."""

    text: str


class Texts(BaseModel):
    """Fluent sources of one language: of the engine, of the hall, of the bots, and of each game."""

    language: Language
    engine: str
    hall: str
    games: dict[str, str]
    bots: str = ""


class SeatWish(Strict):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "friend", "bot"]
    level: str | None = Field(default=None, max_length=40)  # of a bot; medium if not given
    name: str | None = Field(default=None, max_length=MAX_NAME)  # for a further "me" in a hot seat, or a bot


class NewTable(Strict):
    """A table to be set up. Play begins as soon as all seats are taken."""

    game: GameName
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_PLAYERS)
    options: dict[str, bool | str] = Field(default_factory=dict, max_length=20)
    title: str = Field(default="", max_length=MAX_TITLE)
    open: bool = False  # shown in the lobby; else one gets in by invitation only
    help: bool = True  # whether anybody at the table may be told what choices bring, and have hints


class SitDown(Strict):
    """Take a free seat; any free one if none is named."""

    seat: Seat | None = None
    name: str | None = Field(default=None, max_length=MAX_NAME)


class OneSeat(Strict):
    """One seat of the guest's, or all of them."""

    seat: Seat | None = None


class TheSeat(Strict):
    """A seat of somebody else's."""

    seat: Seat


class FillUp(Strict):
    """Give all free seats to bots, so that play begins."""

    level: str | None = Field(default=None, max_length=40)


class Agreement(Strict):
    """Be for ending the game here, or no longer."""

    agree: bool = True


class Rematch(Strict):
    """Ask for a rematch or accept one (yes), decline it or withdraw one's own (no), or begin it with the others' seats free (without)."""

    answer: RematchWord = "yes"


class ChatLine(BaseModel):
    """Something that was written at a table."""

    number: int  # counts the lines of a table
    seat: int  # of whoever wrote it
    name: str  # under which they sat there
    person: str  # the same for all lines of a person at this table, and for nobody else's
    mine: bool
    phrase: Phrase | None  # a prepared one, which each reader has in their language
    text: str  # otherwise
    at: str  # ISO 8601, UTC


class Chat(BaseModel):
    """What was written at a table whose game is over, if its players have kept it."""

    lines: list[ChatLine]
    keeps: bool  # the guest who asks is for keeping it


class KeepChat(Strict):
    """Be for keeping the chat with the game, or no longer. It is kept as long as all who have a seat are for it."""

    keep: bool = True


class Notes(BaseModel):
    """What a guest has noted on a game, for nobody else."""

    text: str


class NewNotes(Strict):
    """What a guest's notes on a game shall be."""

    text: str = Field(max_length=MAX_NOTES)


class SeatInfo(BaseModel):
    """A seat of a table."""

    seat: int
    kind: Literal["person", "bot", "free"]
    name: str  # empty when free
    level: str | None  # of the bot that plays it now
    plays: str | None = None  # the level that plays for it as long as its own is not compiled
    mine: bool  # held by the guest who asks
    away: bool  # left; a bot plays on until the person comes back
    connected: bool  # the person looks at the table just now
    agrees: bool  # to end the game here
    thinking: bool  # a bot thinks about its move
    rematch: Literal["proposes", "accepts", "declines"] | None = None  # null before anybody asks, and without an answer


class TableInfo(BaseModel):
    """A table, as it shows to a guest."""

    id: str
    game: str
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
    idle_seconds: float  # since the game last went on
    rematch: str | None  # id of the table that plays it again
    inviter: str | None = None  # the name under which whoever set it up sits at it
    day: str | None = None  # whose draws it has, which are the same for all; null at ordinary tables
    counts: bool = False  # the owner's one try of that day
    help: bool = True  # false: nobody at the table is told what choices bring, and nobody gets hints
    chat: bool = False  # the guest may write to others at the table just now


class Lobby(BaseModel):
    """What a guest sees in the lobby."""

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
