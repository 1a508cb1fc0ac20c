"""Who sits where at a new table, and under which name."""

import random
import secrets
from collections.abc import Collection, Mapping, Sequence

from ...bots import LEVELS
from ...engine.errors import BadOption
from ...engine.game import Game
from ..errors import HallError, Refusal
from ..protocol import MAX_NAME, MAX_TITLE, SeatWish
from ..store import GuestRow, SeatRow, TableRow
from ..store.store import now
from .names import check_no_imitation, clean_name, looks_like, same_name
from .table import STAND_IN

BOT_NAMES = (
    "Astrid", "Bjarni", "Dagny", "Egil", "Freydis", "Gudrun", "Halfdan", "Inga",
    "Ketil", "Leif", "Ragna", "Sigrid", "Snorri", "Thora", "Ulf", "Yrsa",
)  # fmt: skip


def clean_title(title: str) -> str:
    """Return a title without needless spaces; refuse control characters."""
    clean = " ".join(title.split())
    if len(clean) > MAX_TITLE or not clean.isprintable():
        raise HallError("bad-title", most=MAX_TITLE)
    return clean


def check_level(level: str | None, bots: Collection[str]) -> str:
    """Return the level of a bot, or the name of one that the operator offers."""
    if level is None:
        return STAND_IN
    if level not in LEVELS and level not in bots:
        raise HallError("bad-level", level=level, levels=", ".join([*LEVELS, *bots]))
    return level


def unlike(name: str, taken: Sequence[str]) -> str:
    """Return a name that nobody at the table has: with a number behind it if need be. One that only looks the same is refused."""
    check_no_imitation(name, taken)
    number, free = 2, name
    while any(same_name(free, other) for other in taken):
        behind = f" {number}"
        free, number = name[: MAX_NAME - len(behind)] + behind, number + 1
    return free


def bot_name(taken: Sequence[str]) -> str:
    """Return the name of a bot that is not at the table yet."""
    return random.choice([name for name in BOT_NAMES if not any(looks_like(name, other) for other in taken)])


def new_seats(game: Game, wishes: Sequence[SeatWish], guest: GuestRow, bots: Collection[str]) -> list[SeatRow]:
    """Seat a new table."""
    if len(wishes) not in game.players:
        raise HallError("bad-seats", game=game.title, fewest=game.players[0], most=game.players[-1], seats=len(wishes))
    seats: list[SeatRow] = []
    for number, wish in enumerate(wishes):
        taken = [seat.name for seat in seats]
        level = check_level(wish.level, bots) if wish.kind == "bot" else None
        if wish.kind == "me":
            name = unlike(clean_name(wish.name or guest.name), taken)
            seats.append(SeatRow(number, "person", guest.id, level, name, away=False, agrees=False))
        elif wish.kind == "bot":
            name = unlike(clean_name(wish.name), taken) if wish.name else bot_name(taken)
            seats.append(SeatRow(number, "bot", None, level, name, away=False, agrees=False))
        else:
            seats.append(SeatRow(number, "free", None, None, "", away=False, agrees=False))
    return seats


def read_options(
    game: Game, given: Mapping[str, bool | str], operator: Mapping[str, str] | None = None
) -> dict[str, bool | str]:
    """Check a guest's options, and add those of the operator, who alone may name a file of this machine, for instance."""
    shown = [option.name for option in game.guest_options]
    for name in given:
        if name not in shown:
            raise Refusal("bad-option", f"{game.title} has no option {name!r}. Its options are: {', '.join(shown)}.")
    try:
        return game.read_options({**given, **(operator or {})})
    except BadOption as error:
        raise Refusal("bad-option", str(error)) from None


def new_row(
    game: Game,
    options: dict[str, bool | str],
    title: str,
    is_open: bool,
    owner: str,
    complete: bool,
    has_help: bool = True,
) -> TableRow:
    """Make the row of a new table, whose options were checked."""
    at = now()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules=game.version_under(options),
        options=options,
        title=title,
        open=is_open,
        invitation=secrets.token_urlsafe(24),
        owner=owner,
        status="playing" if complete else "waiting",
        ply=0,
        revision=0,
        pending=0,
        bots_due=False,
        points=[],
        places=[],
        rematch=None,
        created=at,
        changed=at,
        help=has_help,
    )
