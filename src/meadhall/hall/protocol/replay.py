"""What travels about games that are over, and about real tables: replays and scorings. More of `protocol`."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from ...engine.game import Turn
from . import Entry, GameView, Ply, Span, Strict

MOST_FRAMES = 40  # in one answer
MOST_TEXT = 12_000  # letters of displays that are scored; a table of five takes about 3,000

# Who looks: a seat, a spectator, or somebody who may know everything.
Looker = Annotated[str, Field(pattern=r"^(all|none|[0-7])$")]
# What a game must be told besides the displays.
ScoringValue = Annotated[str, Field(max_length=40)]
FrameCount = Annotated[int, Field(ge=1, le=MOST_FRAMES)]


class Veil(BaseModel):
    """What a viewer was told of an entry while it was secret."""

    sentence: str
    until: int  # from this ply on the secret is known


class ReplayEntry(Entry):
    """An entry of a log that is replayed: what it truly was, and what the viewer knew of it at first."""

    veil: Veil | None


class RoundStart(BaseModel):
    """Where in the log a round begins."""

    round: int
    ply: int


class Replay(BaseModel):
    """A game that is over, as it is told to a viewer."""

    game: str
    title: str
    names: list[str]
    plies: int
    over: bool  # false for one that was ended by agreement, and for a log that stops before the end
    prompt: str  # how it ended
    points: list[int]
    places: list[int]  # empty when it is not over
    entries: list[ReplayEntry]
    turns: list[int]  # plies at which another player begins to act
    rounds: list[RoundStart]
    links: int | None = None  # to this game, that its players have made; null for everybody else, and for a log file


class ReplayLinks(BaseModel):
    """The links to a game that is over: whoever has one may look at it."""

    links: int  # that the players of the table have made
    mine: str | None  # path of the one of the player who asks


class Frame(BaseModel):
    """The table after so many entries of the log."""

    ply: int
    turn: Turn
    waited_for: list[int]
    prompt: str
    view: GameView
    picture: list[list[Span]] | None  # as a terminal draws it, where it was asked for


class Frames(BaseModel):
    """Tables one after the other."""

    frames: list[Frame]


class LogFile(Strict):
    """A log, to be looked at. The hall does not keep it."""

    log: str
    viewer: Looker = "none"


class LogFrames(LogFile):
    """Frames of a log that the hall does not keep."""

    first: Ply = 0
    count: FrameCount = 1
    pictures: bool = False


class ShownLog(BaseModel):
    """The log that this hall was opened to show (`meadhall replay FILE --open`)."""

    name: str
    log: str


class ToScore(BaseModel):
    """Displays of a real table in the game's notation; what else the game must be told to score them are further fields."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, ScoringValue | None]

    text: str = Field(max_length=MOST_TEXT)

    @property
    def how(self) -> dict[str, str]:
        """The game's scoring options that were given."""
        return {name: value for name, value in (self.__pydantic_extra__ or {}).items() if value}


class ScoredLine(BaseModel):
    """A line of a scoring: where it comes from, what it brings by currency, and why."""

    source: str
    label: str
    amounts: dict[str, int]
    detail: str


class ScoredPlayer(BaseModel):
    """A player's lines, and what they have before and after them."""

    name: str
    lines: list[ScoredLine]
    before: dict[str, int]
    after: dict[str, int]


class Scored(BaseModel):
    """Real displays: how they look to the rules, and what they score, or why they cannot be scored."""

    view: GameView | None  # null where the displays cannot lie on a table
    players: list[ScoredPlayer]  # empty then, too
    problem: str  # why; else empty
    currencies: list[str]  # points first
