"""A review of a match as data: how the chances went, where the result came from, and which decisions mattered.

It holds numbers and notation alone. Sentences are made of it in the reader's language (`telling.py`).
"""

from pydantic import BaseModel, ConfigDict

# Who acted: a seat, or nobody where chance drew.
Actor = int | None


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Balance(_Part):
    """Where a number came from: `result` is `start` and everything else added up."""

    start: float
    luck: float  # what the draws brought
    own: float  # what one's own decisions cost
    gifts: float  # what others' decisions brought
    hidden: float  # what nobody could know when it was decided
    revised: float  # what the judge itself saw differently a step later
    result: float


class Play(_Part):
    """How a seat decided, over all decisions in which it had a choice and that could be judged."""

    decisions: int
    best: int  # in which the best action was chosen
    loss: float  # share of the victory that a decision cost, on average
    accuracy: float  # from 0 to 100
    level: str  # a plain name for the average loss: the key of a text


class Account(_Part):
    """What the game was about for one seat."""

    seat: int
    name: str
    share: Balance  # of the victory
    rival: int  # with whom its points are compared: who was ahead of all others, or next behind
    lead: Balance  # in points, over the rival
    play: Play | None  # nothing where its decisions could not be judged


class Moment(_Part):
    """The chances after a step."""

    ply: int
    by: Actor
    shares: tuple[float, ...]  # of the victory, by seat
    points: tuple[float, ...]  # expected at the end, by seat


class Turning(_Part):
    """A step at which chances changed much."""

    ply: int  # before it
    by: Actor
    seat: int  # whose chances changed most
    change: float  # of its share


class Gain(_Part):
    """What one source of the ledger brings more, on average, with one choice than with another."""

    source: str
    amount: float  # points
    error: float


class Compared(_Part):
    """The better choice beside the one that was played: the same draws played on from both to the end."""

    times: int
    share: float  # of the victory, that the better choice wins more
    error: float  # its standard error
    points: float  # at the end, that it brings more
    own: tuple[Gain, ...]  # by source of its own ledger, the largest first
    others: tuple[Gain, ...]  # the same of the others together


class Decision(_Part):
    """A decision that cost much, or a good one that was hard to find."""

    ply: int
    seat: int
    played: str
    better: str  # the best action; of a good decision the next best
    played_share: float
    better_share: float
    options: int  # how many actions there were
    compared: Compared | None = None  # of a costly decision

    @property
    def loss(self) -> float:
        """What it cost; below 0 where the next best would have cost something."""
        return self.better_share - self.played_share


class Review(_Part):
    """What a match was about."""

    game: str
    rules: str
    players: int
    names: tuple[str, ...]
    plies: int
    over: bool
    points: tuple[int, ...]
    places: tuple[int, ...]  # nothing before the end
    deep: bool
    seat: int | None  # with whose eyes, where the match was not over and has secrets
    start: Moment
    moments: tuple[Moment, ...]
    turnings: tuple[Turning, ...]
    accounts: tuple[Account, ...]
    costly: tuple[Decision, ...]  # the worst first, a few for each seat
    praised: tuple[Decision, ...]  # where only one action was good, and it was found
    revised: float  # sum of squares over all steps, by which the judge's own wavering is measured
    luck: float  # the same of luck
