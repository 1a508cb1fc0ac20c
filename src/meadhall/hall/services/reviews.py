"""Reviews of games that are over, and playing on from their moments."""

from dataclasses import replace

from pydantic import ValidationError

from ...analysis.review import Review
from ...analysis.telling import tell
from ...engine.match import Match
from ...games import load
from ..compute.costly_work import Asker
from ..errors import HallError
from ..protocol import reviews as v
from ..store import GuestRow, SeatRow
from ..store.store import Append
from .hall import Hall
from .names import clean_name, looks_like
from .new_table import bot_name, check_level, new_row, unlike
from .replays import match_of
from .seats import begin
from .table import Table


async def want(hall: Hall, table: Table, deep: bool, asker: Asker) -> None:
    """Let a review be made, unless there is one."""
    match = await _match(hall, table)
    if await _kept(hall, table, deep) is None:
        hall.reviews.want(table.id, match, deep, asker)


async def state(
    hall: Hall, table: Table, deep: bool, guest: GuestRow | None, asker: Asker, language: str
) -> v.ReviewState:
    """Tell how far a review is, or the review; those who played are spoken to."""
    match = await _match(hall, table)
    done = hall.reviews.done(table.id, deep)
    if done is not None:
        return v.ReviewState(state="working", deep=deep, done=done, review=None)
    review = await _kept(hall, table, deep)
    if review is None:
        return v.ReviewState(state="none", deep=deep, done=0, review=None)
    mine = table.seats_of(guest.id) if guest else []
    told = await hall.costly.do(asker, tell, review, match, language, mine)
    return v.ReviewState(state="ready", deep=deep, done=1, review=told)


async def _match(hall: Hall, table: Table) -> Match:
    match = await match_of(hall, table)
    if not match.ply:
        raise HallError("not-over")
    return match


async def _kept(hall: Hall, table: Table, deep: bool) -> Review | None:
    """Return the review that is kept; one that an earlier version has made in another form is made anew."""
    content = await hall.store.reviews.get(table.id, deep)
    try:
        return Review.model_validate_json(content) if content is not None else None
    except ValidationError:
        return None


async def play_on(hall: Hall, table: Table, guest: GuestRow, wanted: v.WhatIf) -> Table:
    """Set up a copy of a game at one of its moments: a table for the guest alone, with bots on all other seats."""
    match = await _match(hall, table)
    match.check_seat(wanted.seat)
    hall.warmup.check_offered(table.row.game)
    if not 0 <= wanted.ply <= match.ply:
        raise HallError("no-such-ply", ply=wanted.ply, plies=match.ply)
    then = match.copy()
    then.rewind(wanted.ply)
    if then.is_over:
        raise HallError("nothing-to-play")
    game, level = load(table.row.game), check_level(wanted.level, hall.settings.bots)
    row = replace(
        new_row(game, match.options, table.row.title, False, guest.id, True, table.row.help), rules=table.row.rules
    )
    seats = _seats(table, guest, wanted.seat, level)
    await hall.store.add_table(row, seats, hall.settings.limits.tables)
    made = await hall.tables.get(row.id)
    if then.ply:
        await hall.store.append(Append(row.id, row.revision, 0, then.log, made.standing(then)))
        async with made.lock:
            await hall.tables.refresh(made)
    await begin(hall, made)
    return made


def _seats(table: Table, guest: GuestRow, mine: int, level: str) -> list[SeatRow]:
    """Seat the guest where they play on; everybody else is a bot, under a name of its own where a person sat."""
    name = clean_name(guest.name)
    taken, seats = [name], []
    for seat in table.seats:
        if seat.seat == mine:
            seats.append(SeatRow(mine, "person", guest.id, None, unlike(name, []), away=False, agrees=False))
            continue
        own = (
            seat.name
            if seat.kind == "bot" and not any(looks_like(seat.name, one) for one in taken)
            else bot_name(taken)
        )
        taken.append(own)
        seats.append(SeatRow(seat.seat, "bot", None, level, own, away=False, agrees=False))
    return seats
