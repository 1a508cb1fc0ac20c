"""The table of the day: everybody plays it with the same draws against the same bots, and sees afterwards how others did."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

from sqlalchemy.exc import IntegrityError

from ...engine.game import Game
from ...games import load
from ..errors import HallError
from ..protocol import daily as d
from ..store import GuestRow, SeatRow, TableRow
from ..store.daily import Best, Finished
from .daily_seeds import Day, closes, draws_of, is_closed, read_day, today
from .hall import Hall
from .names import clean_name, looks_like
from .new_table import BOT_NAMES, new_row, read_options
from .seats import begin
from .table import Table


async def set_up(hall: Hall, guest: GuestRow, name: str) -> Table:
    """Bring a guest to their table of the day: the one that is being played, or a new one, of which the first counts."""
    hall.warmup.check_offered(name)
    game, day = load(name), today()
    like = Day.of(game, day)
    if hall.warmup.waits_for(name, like.level):
        hall.warmup.want(name)
        raise HallError("preparing-today", game=game.title)
    row = await _running(hall, guest, name, day)
    if row is None:
        row = await _begin_one(hall, guest, game, day, like)
    hall.best_bots.want(name, day)
    table = await hall.tables.get(row.id)
    await begin(hall, table)
    return table


async def _running(hall: Hall, guest: GuestRow, game: str, day: str) -> TableRow | None:
    tables = await hall.store.daily.tables_of(game, day, guest.id)
    return next((row for row in tables if row.status == "playing"), None)


async def _begin_one(hall: Hall, guest: GuestRow, game: Game, day: str, like: Day) -> TableRow:
    options = read_options(game, {}, hall.settings.operator_options.get(game.name))
    first = not await hall.store.daily.tables_of(game.name, day, guest.id)
    row = replace(new_row(game, options, "", False, guest.id, complete=True), day=day, counts=first)
    try:
        await hall.store.add_table(row, _seats(guest, like), hall.settings.limits.tables)
    except IntegrityError:
        # The guest has pressed twice, and the other one was quicker.
        running = await _running(hall, guest, game.name, day)
        if running is None:
            raise
        return running
    return row


def _seats(guest: GuestRow, like: Day) -> list[SeatRow]:
    """Seat the guest among the day's bots, who have the same names at every table unless the guest has one of them."""
    mine = clean_name(guest.name)
    names = iter([name for name in BOT_NAMES if not looks_like(name, mine)])
    return [
        SeatRow(seat, "person", guest.id, None, mine, away=False, agrees=False)
        if seat == like.seat
        else SeatRow(seat, "bot", None, like.level, next(names), away=False, agrees=False)
        for seat in range(like.players)
    ]


async def games_of_today(hall: Hall, guest: GuestRow | None) -> d.Daily:
    """Tell what there is today, and how far a guest has come."""
    day = today()
    return d.Daily(
        day=day,
        games=[await _of_today(hall, guest, load(name), day) for name in hall.settings.games],
    )


async def _of_today(hall: Hall, guest: GuestRow | None, game: Game, day: str) -> d.DailyGame:
    like = Day.of(game, day)
    mine = await hall.store.daily.tables_of(game.name, day, guest.id) if guest else []
    results = _results(await _finished(hall, game.name, day), None, guest, like)
    return d.DailyGame(
        game=game.name,
        title=game.title,
        players=like.players,
        level=like.level,
        ready=not hall.warmup.waits_for(game.name, like.level),
        state=_state(mine),
        table=next((row.id for row in mine if row.status == "playing"), None),
        finished=len(results),
        result=next((result for result in results if result.mine), None),
    )


def _state(mine: list[TableRow]) -> d.DailyState:
    counting = next((row for row in mine if row.counts), None)
    if counting is None:
        return "new"
    if any(row.status == "playing" for row in mine):
        return "playing"
    return "done" if counting.status == "finished" else "given-up"


async def results_of(hall: Hall, guest: GuestRow | None, name: str, text: str) -> d.DailyResults:
    """Tell how a day's table went: to those who have had their try, and to all once no more can have one."""
    hall.warmup.check_offered(name)
    game, date = load(name), read_day(text)
    day, now = date.isoformat(), read_day(today())
    if date > now:
        raise HallError("no-such-day")
    like, closed = Day.of(game, day), is_closed(day)
    mine = await hall.store.daily.tables_of(name, day, guest.id) if guest else []
    finished = await _finished(hall, name, day)
    best = await hall.store.daily.best(name, day)
    if best is None and finished and not hall.warmup.waits_for(name, like.level):
        hall.best_bots.want(name, day)
    state = _state(mine)
    visible = closed or state in ("done", "given-up") or any(row.counts and row.status == "finished" for row in mine)
    draws = draws_of(hall.context.secret, name, day)
    return d.DailyResults(
        game=name,
        title=game.title,
        day=day,
        before=(date - timedelta(days=1)).isoformat(),
        after=(date + timedelta(days=1)).isoformat() if date < now else None,
        players=like.players,
        seat=like.seat,
        level=like.level,
        state=state,
        table=next((row.id for row in mine if row.counts), None),
        finished=len(finished),
        visible=visible,
        results=_results(finished, best, guest, like) if visible else [],
        best_is_playing=best is None and bool(finished),
        digest=draws.digest,
        seed=draws.seed if closed else None,
        closes=closes(day).isoformat(),
    )


async def _finished(hall: Hall, game: str, day: str) -> list[Finished]:
    return await hall.store.daily.finished(game, day, round(closes(day).timestamp() * 1000))


def _results(finished: list[Finished], best: Best | None, guest: GuestRow | None, like: Day) -> list[d.DailyResult]:
    """Compare all who have finished, the best lead first; those with the same lead and points share a place."""
    told = [
        _result(one.seat.name, None, one.table.points, one.seat.seat)
        | {"mine": guest is not None and one.seat.guest == guest.id, "won": one.table.places[one.seat.seat] == 1}
        for one in finished
    ]
    if best is not None:
        won = best.places[like.seat] == 1
        told.append(_result("", best.bot, best.points, like.seat) | {"mine": False, "won": won})
    keys = [(one["lead"], one["points"]) for one in told]
    placed = [
        d.DailyResult(place=1 + sum(key > own for key in keys), **one) for one, own in zip(told, keys, strict=True)
    ]
    return sorted(placed, key=lambda result: (result.place, result.bot is not None, result.name))


def _result(name: str, bot: str | None, points: list[int], seat: int) -> dict[str, Any]:
    others = max(there for at, there in enumerate(points) if at != seat)
    return {"name": name, "bot": bot, "points": points[seat], "lead": points[seat] - others}
