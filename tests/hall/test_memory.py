"""What a hall keeps in memory, and what happens to it when the database does not answer."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import asyncpg
import pytest
from sqlalchemy import make_url

from meadhall.games import load
from meadhall.hall.errors import HallError
from meadhall.hall.protocol import SeatWish
from meadhall.hall.services import hall as hall_module
from meadhall.hall.services import lobby as lobby_module
from meadhall.hall.services import seats
from meadhall.hall.services.hall import Hall
from meadhall.hall.services.new_table import new_row, new_seats
from meadhall.hall.services.table import Viewer
from meadhall.hall.services.warmup import Warmup
from meadhall.hall.settings import Settings
from meadhall.hall.store import GuestRow, Store, TableRow
from meadhall.hall.store.migrate import migrate

from .run_async import run_async

ANNA = GuestRow("anna", "Anna")


@asynccontextmanager
async def hall_on(folder: Path) -> AsyncIterator[tuple[Hall, TableRow]]:
    """A hall on a new database, with a table at which Anna waits for a friend."""
    hall = Hall(Settings())
    hall.context.store = Store(make_url(f"sqlite+aiosqlite:///{folder / 'hall.sqlite'}"), hall.context.process)
    await migrate(hall.store.engine)
    await hall.store.add_guest(ANNA, "secret")
    vikings = load("vikings")
    row = new_row(vikings, {}, "", True, ANNA.id, complete=False)
    seats = new_seats(vikings, [SeatWish(kind="me"), SeatWish(kind="friend"), SeatWish(kind="friend")], ANNA, ())
    await hall.store.add_table(row, seats, most=20)
    yield hall, row
    await hall.store.close()


def kept(hall: Hall) -> dict[str, int]:
    return {name: len(value) for name, value in vars(hall.context).items() if isinstance(value, dict)}


def test_a_table_that_is_not_there_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async def ask() -> None:
        async with hall_on(tmp_path) as (hall, _):
            before = kept(hall)
            for number in range(5):
                with pytest.raises(HallError, match="no such table"):
                    await hall.tables.get(f"made-up-{number}")
            assert kept(hall) == before

    run_async(ask())


def test_a_table_that_many_ask_for_at_once_is_in_memory_once(tmp_path: Path) -> None:
    async def ask() -> None:
        async with hall_on(tmp_path) as (hall, row):
            found = await asyncio.gather(*(hall.tables.get(row.id) for _ in range(10)))
            assert len({id(table) for table in found}) == 1

    run_async(ask())


def test_a_table_that_was_let_go_of_is_the_same_for_who_still_holds_it(tmp_path: Path) -> None:
    async def ask() -> None:
        async with hall_on(tmp_path) as (hall, row):
            held = await hall.tables.get(row.id)
            hall.context.settings = replace(hall.settings, most_idle_tables=0)
            hall.tables._make_room()
            assert row.id not in hall.context.tables
            assert await hall.tables.get(row.id) is held

    run_async(ask())


def test_who_leaves_is_told_while_nobody_else_can_act(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave() -> list[tuple[bool, bool]]:
        async with hall_on(tmp_path) as (hall, row):
            table = await hall.tables.get(row.id)
            page, other = Viewer(ANNA.id, 9999), Viewer(None, 9999)
            table.viewers = [page, other]
            told: list[tuple[bool, bool]] = []
            monkeypatch.setattr(
                hall.tables, "broadcast_all", lambda table, who: told.append((who == [page], table.lock.locked()))
            )
            await seats.leave(hall, table, ANNA, None)
            return told

    assert run_async(leave()) == [(True, True)]


class Down:
    """A database that is starting up, as its driver says it."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def due_tables(self, *_asked: Any) -> list[str]:
        self._fail()

    async def lobby(self, *_asked: Any) -> list[Any]:
        self._fail()

    def _fail(self) -> NoReturn:
        self.asked.set()
        raise asyncpg.CannotConnectNowError("the database system is starting up")

    async def is_asked(self) -> None:
        """Wait until the hall asks again."""
        self.asked.clear()
        async with asyncio.timeout(10):
            await self.asked.wait()


def test_the_hall_looks_for_tables_again_whatever_the_database_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "SWEEP_SECONDS", 0.01)

    async def sweep() -> None:
        hall, down = Hall(Settings()), Down()
        hall.context.store = down  # type: ignore[assignment]
        sweeping = asyncio.create_task(hall._sweep())
        for _ in range(3):
            await down.is_asked()
        sweeping.cancel()

    run_async(sweep())


def test_the_lobby_tells_its_news_again_whatever_the_database_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "GATHER_SECONDS", 0.01)

    async def tell() -> None:
        hall, down = Hall(Settings()), Down()
        hall.context.store = down  # type: ignore[assignment]
        hall.lobby.viewers.append(Viewer(None, 9999))
        telling = asyncio.create_task(hall.lobby.run())
        for _ in range(3):
            hall.lobby.mark_dirty()
            await down.is_asked()
        telling.cancel()

    run_async(tell())


def test_the_lobby_is_made_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with hall_on(tmp_path) as (hall, row):
            asked = 0
            lobby = hall.store.lobby

            async def counted(*which: Any) -> Any:
                nonlocal asked
                asked += 1
                return await lobby(*which)

            monkeypatch.setattr(hall.store, "lobby", counted)
            hall.context.warmup = Warmup(hall.settings.games)
            seen = await asyncio.gather(*(hall.lobby.look(None) for _ in range(50)))
            assert len(set(seen)) == 1 and asked == 2, "those that wait, and those that play"
            hall.lobby.outdate()
            assert row.id in await hall.lobby.look(None) and asked == 4
            mine = json.loads(await hall.lobby.look(row.owner))
            assert [table["id"] for table in mine["mine"]] == [row.id] and mine["open"] == mine["running"] == []

    run_async(ask())


def test_a_page_that_takes_nothing_is_told_nothing_more() -> None:
    viewer = Viewer(None, 1000)
    viewer.send("x" * 5000)
    assert not viewer.lagging.is_set(), "one message may be as long as it has to be"
    viewer.send("y")
    assert viewer.lagging.is_set() and viewer.unsent == 5000
