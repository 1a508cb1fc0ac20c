"""How a hall is run: where it keeps its tables, and what it allows."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..bots import LEVELS, create
from ..bots.programs import ProgramBot
from ..engine.errors import BadOption
from ..games import load, names

PAGE_FOLDER = Path(__file__).with_name("page")
# Plays on for a program that has failed.
REPLACEMENT = "greedy"
# Guests see these names, and texts are found under them.
BOT_NAME = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,29}")

# A name as browsers send it, or an address; of IPv6 with or without its brackets.
HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9.])?|\[?[0-9A-Fa-f]*:[0-9A-Fa-f:.]*\]?")


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What one guest or one address may ask of a hall that others use too."""

    guest: Rate = Rate(20, 80)  # messages and requests of a guest
    address: Rate = Rate(100, 400)  # the same of an address, which a household shares
    new_guests: Rate = Rate(0.5, 30)  # of an address
    body: int = 16_384  # bytes of a request
    chat: Rate = Rate(0.5, 6)  # lines that a guest writes at tables
    log: int = 1_048_576  # bytes of a request that brings a log; 4,000 plies take a fifth of it
    tables: int = 20  # that are not over, set up by one guest
    bot_tables: int = 5  # at which only bots play, set up by one guest
    bot_tables_of_address: int = 10
    bot_tables_of_hall: int = 50  # more than these play only while somebody looks on
    costly: Rate = Rate(0.25, 10)  # seconds of costly work for a guest, such as replays
    costly_of_address: Rate = Rate(0.5, 20)
    costly_waiting: int = 6  # pieces of it that a guest waits for
    costly_waiting_of_address: int = 12
    costly_waiting_in_all: int = 60
    seated: int = 50  # tables that are not over, at which one guest sits
    connections: int = 30  # WebSockets of a guest
    connections_of_address: int = 500
    sockets_of_address: int = 512  # connections of any kind; a proxy on this machine has as many as it likes
    frames: Rate = Rate(50, 1000)  # of one WebSocket, signs of life included
    refusals: Rate = Rate(1, 30)  # how often somebody is told “too fast” before they are cut off
    shut_out_seconds: float = 10  # that an address without manners has to wait before it may connect again
    unsent: int = 2_000_000  # bytes that wait for a slow page before it is cut off
    hello_seconds: float = 10
    header_seconds: float = 10  # for the head of a request, from when the hall begins to wait for it
    body_seconds: float = 30
    unread_seconds: float = 30  # that what was sent may wait for its reader
    silent_seconds: float = 20  # without a sign of life, before and after a WebSocket is asked for one
    stalled_seconds: float = 180  # without an action, before a table's owner may give a seat to a bot


@dataclass(frozen=True)
class ShownLog:
    """A log that a hall is opened to show."""

    name: str
    text: str


@dataclass(frozen=True)
class Settings:
    """The settings of a hall."""

    database: str | None = None  # URL; SQLite in the user's data folder if not given
    games: tuple[str, ...] = field(default_factory=names)  # that are offered
    page: Path = PAGE_FOLDER
    limits: Limits = field(default_factory=Limits)
    most_idle_tables: int = 500  # kept in memory though nobody looks at them
    # Options that are not for guests, by game: new tables play with them.
    operator_options: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    shown_log: ShownLog | None = None
    hint: str = "search:2s:nodes=300000"  # the bot that gives hints
    pause: float = 0.5  # seconds that a bot takes at least for a move
    pause_among_people: float = 0.05  # the same where people play: their pages show moves at each reader's own pace
    bots: Mapping[str, str] = field(default_factory=dict)  # that guests may choose besides the levels, by name
    host_names: tuple[str, ...] = ()  # under which the hall is reached, besides this machine's own

    def database_url(self) -> URL:
        """Return the database's address with the driver that we use; a wrong one is refused."""
        if self.database is None:
            return URL.create("sqlite+aiosqlite", database=str(default_database()))
        try:
            url = make_url(self.database)
        except (ArgumentError, ValueError):
            raise BadOption(f"--database {self.database!r} is not a URL. {_EXAMPLES}") from None
        kind = url.get_backend_name()
        if kind in ("postgresql", "postgres"):
            if not url.database:
                raise BadOption("--database names no database after the host. " + _EXAMPLES)
            return _with_sslmode(url.set(drivername="postgresql+asyncpg"))
        if kind == "sqlite":
            if not url.database or url.database == ":memory:" or "\0" in url.database:
                raise BadOption("--database names no file: the hall keeps its tables in one. " + _EXAMPLES)
            return url.set(drivername="sqlite+aiosqlite")
        raise BadOption(f"--database: {kind!r} is not a database that the hall knows. {_EXAMPLES}")


_EXAMPLES = "Write sqlite:////folder/hall.sqlite or postgresql://user:password@host/name."


def _with_sslmode(url: URL) -> URL:
    """Call encryption what PostgreSQL calls it, where it goes by SQLAlchemy's name."""
    return url.set(query={"sslmode" if name == "ssl" else name: value for name, value in url.query.items()})


def read_host_names(given: Sequence[str]) -> tuple[str, ...]:
    """Read the names under which the hall is reached: names or addresses alone, as they stand behind https://."""
    for name in given:
        if not HOST_NAME.fullmatch(name):
            raise BadOption(
                f"--host-name {name!r}: write a name alone, such as hall.example.org, without https:// or port."
            )
    return tuple(name.lower().strip("[]").removesuffix(".") for name in given)


def read_games(given: str) -> tuple[str, ...]:
    """Read the games that the operator offers, with commas between them; all if none is named."""
    wanted = [name.strip() for name in given.split(",")] if given else names()
    for name in wanted:
        if name not in names():
            raise BadOption(f"--games {given!r}: there is no game {name!r}. The games are: {', '.join(names())}.")
    return tuple(name for name in names() if name in wanted)


def read_operator_options(given: Sequence[str], offered: Sequence[str]) -> dict[str, dict[str, str]]:
    """Read options that guests cannot set, as GAME.NAME=VALUE."""
    options: dict[str, dict[str, str]] = {}
    for entry in given:
        place, equals, value = entry.partition("=")
        name, dot, option = place.strip().partition(".")
        known = [f"{game}.{shown}" for game in offered for shown in _operator_options(game)]
        if not equals or not dot or f"{name}.{option}" not in known:
            raise BadOption(f"--game-option {entry!r}: write one of these with = and its value: {', '.join(known)}.")
        load(name).read_options({option: value})
        options.setdefault(name, {})[option] = value
    return options


def everywhere(option: str, value: str, offered: Sequence[str]) -> list[str]:
    """Write an option that guests cannot set for each game that has it."""
    wanted = [f"{game}.{option}={value}" for game in offered if option in _operator_options(game)]
    if not wanted:
        raise BadOption(f"--{option}: none of the games that are offered ({', '.join(offered)}) takes it.")
    return wanted


def _operator_options(game: str) -> list[str]:
    return [option.name for option in load(game).options if option.operator_only]


def read_bots(given: Sequence[str], games: Sequence[str] | None = None) -> dict[str, str]:
    """Read bots that the operator offers, as NAME=BOT. A program is started once, to see that it speaks the protocol."""
    bots: dict[str, str] = {}
    for entry in given:
        name, equals, bot = (part.strip() for part in entry.partition("="))
        if not equals or not BOT_NAME.fullmatch(name) or not bot:
            raise BadOption(
                f"--bot {entry!r}: write NAME=BOT, such as mybot=exec:./mybot; NAME has letters, digits and -."
            )
        if name in (*LEVELS, REPLACEMENT) or name in bots:
            raise BadOption(f"--bot {name!r}: a bot already has this name.")
        for game in names() if games is None else games:
            made = create(bot, game, seed=0)
        if isinstance(made, ProgramBot):
            made.greet()
        bots[name] = bot
    return bots


def default_database() -> Path:
    """Return the file of the user's own hall."""
    return Path(platformdirs.user_data_dir("meadhall")) / "hall.sqlite"
