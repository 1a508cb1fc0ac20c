"""The table of the day: the same draws and the same bots for all, and how everybody did."""

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel

DayName = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$")]
DailyState = Literal["new", "playing", "done", "given-up"]


class DailyResult(BaseModel):
    """How somebody did."""

    place: int  # among all who have finished
    name: str  # empty for a bot
    bot: str | None  # the strongest bot, by its name for programs; null for people
    points: int
    lead: int  # points ahead of the best of the others at the table, below 0 behind
    won: bool
    mine: bool


class DailyGame(BaseModel):
    """Today's table of a game, as it stands for a guest."""

    game: str
    title: str
    players: int
    level: str  # of the bots
    ready: bool  # the bots can play; until then the hall prepares them
    state: DailyState  # of the guest's one try
    table: str | None  # that the guest is playing just now
    finished: int  # how many have finished
    result: DailyResult | None  # the guest's


class Daily(BaseModel):
    """What there is today."""

    day: str
    games: list[DailyGame]


class DailyResults(BaseModel):
    """A day's table of a game. Results are shown to those who have had their try, and to all once the day is closed."""

    game: str
    title: str
    day: str
    before: str  # the days beside it
    after: str | None  # null today
    players: int
    seat: int  # of the person
    level: str  # of the bots
    state: DailyState
    table: str | None  # the guest's that counts
    finished: int
    visible: bool
    results: list[DailyResult]  # the best first
    best_is_playing: bool  # the strongest bot is not through yet
    digest: str  # SHA-256 of the seed
    seed: str | None  # of the draws; null until the day is closed
    closes: str  # when it is, ISO 8601
