"""The database's tables, and their rows as plain objects. The log (`actions`) is the truth about a game; what `tables` says of it
(ply, pending, points) is there so that a lobby can be shown without a replay, and changes in the same transaction."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # a digest of what the cookie holds
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", String(80), nullable=False),  # their version
    Column("options", JSON, nullable=False),
    Column("title", String(60), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("invitation", String(48), nullable=False, unique=True),
    Column("owner", String(24), ForeignKey("guests.id"), nullable=False),
    Column("status", String(10), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("pending", Integer, nullable=False),  # bit mask of the seats that the game waits for
    Column("bots_due", Boolean, nullable=False),  # a bot is to move
    Column("points", JSON, nullable=False),
    Column("places", JSON, nullable=False),
    Column("rematch", String(24)),
    Column("help", Boolean, nullable=False, server_default=true()),  # what choices bring, and hints
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("changed", BigInteger, nullable=False),
    Column("day", String(10)),  # whose draws it has, as 2026-11-19; nothing at ordinary tables
    Column("counts", Boolean, nullable=False, server_default=false()),  # the owner's one try of the day
    Index("tables_by_status", "status", "changed"),
    Index("tables_by_owner", "owner", "status"),
    Index(
        "tables_of_day",
        "game",
        "day",
        "owner",
        unique=True,
        sqlite_where=text("counts"),
        postgresql_where=text("counts"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot or free
    Column("guest", String(24), ForeignKey("guests.id")),
    Column("level", String(40)),
    Column("name", String(40), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("agrees", Boolean, nullable=False),
    Column(
        "rematch", String(10)
    ),  # proposes, accepts or declines; nothing where nobody has asked, or it has not answered
    Index("seats_by_guest", "guest"),
)

visitors = Table(
    "visitors",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),  # -1 is chance
    Column("action", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# One row, which is written to see whether the database takes what is written.
health = Table(
    "health",
    metadata,
    Column("id", SmallInteger, primary_key=True),
    Column("written", BigInteger, nullable=False),
)


# Who has one may look at a game that is over. One for each player who makes one, so that pressing again adds none.
replay_links = Table(
    "replay_links",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("maker", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("salt", String(32), nullable=False),  # with the secret of the maker's cookie it makes the link's
    Column("secret", String(64), nullable=False, unique=True),  # a digest of what the link holds
    Column("created", BigInteger, nullable=False),
)


# One row: what the draws of a day are made from, together with its date.
secret = Table(
    "secret",
    metadata,
    Column("id", SmallInteger, primary_key=True),
    Column("secret", String(64), nullable=False),
)

# How the strongest bot did at a table of a day.
daily_bests = Table(
    "daily_bests",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("bot", String(40), nullable=False),
    Column("points", JSON, nullable=False),
    Column("places", JSON, nullable=False),
)

# What the people at a table write to each other: never a part of the log.
chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(40), nullable=False),  # as it was then: the seat may have been given up since
    Column("phrase", String(20)),  # a prepared one, otherwise the text counts
    Column("text", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Who is for keeping the chat of a table.
chat_keepers = Table(
    "chat_keepers",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
)

# What a guest notes on a game, for nobody else.
notes = Table(
    "notes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("text", String(4000), nullable=False),
)

# What guests did with puzzles.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("hints", SmallInteger, nullable=False),
    Column("answer", String(100)),  # the first one, which counts; nothing before it
    Column("solved", Boolean),
    Column("rating", Float),  # the guest's after it
    Column("at", BigInteger, nullable=False),
)


# What was found out about games that are over.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("deep", Boolean, primary_key=True),
    Column("content", Text, nullable=False),  # as JSON
    Column("made", BigInteger, nullable=False),
)


@dataclass(frozen=True)
class GuestRow:
    """A guest."""

    id: str
    name: str


@dataclass(frozen=True)
class TableRow:
    """A table without its seats and its log."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    title: str
    open: bool
    invitation: str
    owner: str
    status: str
    ply: int
    revision: int
    pending: int
    bots_due: bool
    points: list[int]
    places: list[int]
    rematch: str | None
    created: int
    changed: int
    day: str | None = None
    counts: bool = False
    help: bool = True


@dataclass(frozen=True)
class SeatRow:
    """A seat of a table."""

    seat: int
    kind: str
    guest: str | None
    level: str | None
    name: str
    away: bool
    agrees: bool
    rematch: str | None = None

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays it now."""
        return self.kind == "bot" or self.away
