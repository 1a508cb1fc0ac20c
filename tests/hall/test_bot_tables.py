"""Tables at which only bots play: how many there may be, how fast they play unseen, and which are thrown away."""

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.games import load
from meadhall.hall.errors import HallError
from meadhall.hall.protocol import SeatWish
from meadhall.hall.services import bot_tables as bot_tables_module
from meadhall.hall.services.bot_runner import TABLES_AT_FULL_PACE
from meadhall.hall.services.hall import Hall
from meadhall.hall.services.new_table import new_row, new_seats
from meadhall.hall.services.table import Table, Viewer
from meadhall.hall.settings import Limits
from meadhall.hall.store import GuestRow
from meadhall.hall.store.store import now

from .run_async import run_async
from .test_memory import ANNA, hall_on

BJARNI = GuestRow("bjarni", "Bjarni")
BOT = SeatWish(kind="bot", level="easy")
ME = SeatWish(kind="me")


async def let_bots_play(hall: Hall, guest: GuestRow, address: str, seats: tuple[SeatWish, ...] = (BOT, BOT)) -> str:
    """Set up a table as the hall does, of bots alone if nobody else is wished for."""
    game = load("vikings")
    row = new_row(game, {}, "", True, guest.id, complete=True)
    alone = all(wish.kind == "bot" for wish in seats)
    async with hall.bot_tables.one_more(row.id, guest.id, address) if alone else nullcontext():
        await hall.store.add_table(row, new_seats(game, seats, guest, ()), most=1000)
    return row.id


def test_tables_of_bots_alone_are_limited_by_guest_address_and_hall(tmp_path: Path) -> None:
    async def run() -> list[str]:
        refusals = []
        async with hall_on(tmp_path) as (hall, _):
            limits = Limits(bot_tables=2, bot_tables_of_address=3, bot_tables_of_hall=4)
            hall.context.settings = replace(hall.settings, limits=limits)
            await hall.store.add_guest(BJARNI, "another")
            for guest, address in (
                (ANNA, "1"), (ANNA, "1"), (ANNA, "2"),
                (BJARNI, "1"), (BJARNI, "1"), (BJARNI, "2"), (GuestRow("anna", "Anna"), "3"), (BJARNI, "4"),
            ):  # fmt: skip
                try:
                    await let_bots_play(hall, guest, address)
                    refusals.append("")
                except HallError as error:
                    refusals.append(error.code)
            # Who sits down herself is not counted, and not refused.
            await let_bots_play(hall, ANNA, "1", (SeatWish(kind="me"), BOT))
            await hall.store.add_guest(GuestRow("dagny", "Dagny"), "a third")
            with pytest.raises(HallError) as refused:
                await let_bots_play(hall, GuestRow("dagny", "Dagny"), "5")
            refusals.append(refused.value.code)
        return refusals

    mine, here, in_all = "too-many-bot-tables", "too-many-bot-tables-here", "too-many-bot-tables-in-all"
    assert run_async(run()) == ["", "", mine, "", here, "", mine, mine, in_all]


def test_games_of_bots_are_thrown_away_but_for_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tables_module, "KEPT_OF_GUEST", 3)

    async def run() -> tuple[list[str], list[str], list[tuple[int, int]]]:
        async with hall_on(tmp_path) as (hall, waiting):
            game = load("vikings")
            made = []
            for number in range(6):
                wishes = (BOT, SeatWish(kind="me")) if number == 0 else (BOT, BOT)
                row = new_row(game, {}, "", True, ANNA.id, complete=True)
                row = replace(row, status="finished" if number < 5 else "playing", changed=now() - 10**7 + number)
                await hall.store.add_table(row, new_seats(game, wishes, ANNA, ()), most=1000)
                made.append(row.id)
            looked_at = await hall.tables.get(made[1])
            await hall.bot_tables.tidy()
            after = [name for name in made if await hall.store.table(name) is not None]
            # The oldest of the four games of bots goes once nobody looks at it.
            looked_at.viewers.append(Viewer(None, 9))
            monkeypatch.setattr(bot_tables_module, "KEPT_OF_GUEST", 2)
            await hall.bot_tables.tidy()
            assert await hall.store.table(waiting.id) is not None
            return made, after, await hall.store.log(made[1], 0, 10)

    made, after, log = run_async(run())
    assert after == [made[0], *made[2:]] and log == []


def test_tables_left_to_bots_share_a_pace_and_rest_where_there_are_too_many(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_on(tmp_path) as (hall, _):
            game = load("vikings")
            row = new_row(game, {}, "", True, ANNA.id, complete=True)
            table = Table(row, new_seats(game, (BOT, BOT), ANNA, ()), None)
            pause = hall.settings.pause
            due = [hall.bots._due_at(table, 100.0) for _ in range(3 * TABLES_AT_FULL_PACE + 1)]
            assert due[0] == 100 + pause and due[-1] == pytest.approx(100 + 4 * pause)
            table.viewers.append(Viewer(None, 9))
            assert hall.bots._due_at(table, 100.0) == 100 + pause, "somebody looks on"
            among = Table(row, new_seats(game, (ME, BOT), ANNA, ()), None)
            assert hall.bots._due_at(among, 100.0) == 100 + hall.settings.pause_among_people < 100 + pause
            table.viewers.clear()
            hall.context.settings = replace(hall.settings, limits=Limits(bot_tables_of_hall=0))
            assert not hall.bots._has_place(table) and hall.bots.places_left() == 0
            table.viewers.append(Viewer(None, 9))
            assert hall.bots._has_place(table)

    run_async(run())
