"""Several halls on one PostgreSQL: the same tables, never two actions on one ply, and nobody is missed who dies."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from meadhall.hall.store.rows import metadata

from .alone import run_alone
from .client import Guest, HallProcess, Live
from .postgres import running


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with running() as url:
        yield url


@pytest.fixture(scope="module")
def halls(database: str) -> Iterator[list[HallProcess]]:
    # Started together, so that both find an empty database.
    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(partial(HallProcess, games=("vikings",)), [database, database]))
    yield both
    for hall in both:
        hall.stop()
        assert "Traceback" not in hall.errors, hall.errors


def at(guest: Guest, hall: HallProcess) -> Guest:
    """Return the same guest at another process."""
    other = Guest(hall.address)
    other.http = httpx.Client(base_url=hall.address, timeout=60, headers=guest.headers)
    other.http.cookies.set("meadhall", guest.http.cookies["meadhall"])
    return other


def click(live: Live, **asked: Any) -> dict[str, Any]:
    """Act, and return the answer."""
    return live.ask("act", **asked)


def test_the_migrations_make_the_same_tables_on_postgresql(halls: list[HallProcess], database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        engine = create_async_engine(database.replace("postgresql", "postgresql+asyncpg"))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert run_alone(compare()) == []


def test_two_processes_serve_one_table(halls: list[HallProcess]) -> None:
    one, other = halls
    anna, bjarni = one.guest("Anna"), other.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    with anna.at(table["id"]) as hers:
        assert table["id"] in [each["id"] for each in bjarni.get("/api/lobby")["open"]]
        bjarni.post(f"/api/tables/{table['id']}/sit")
        assert hers.my_turn()["turn"] == 0, "her page hears that play has begun"
        with bjarni.at(table["id"], language="de") as his:
            his.hear_position()
            for _ in range(12):
                acting, looking = (hers, his) if hers.position["my_turn"] else (his, hers)
                acting.act_first()
                looking.reach(acting.position["ply"])
                assert looking.position["view"]["players"] == acting.position["view"]["players"]
            assert [entry["action"] for entry in his.entries] == [entry["action"] for entry in hers.entries]


def test_what_is_taken_back_at_one_process_is_taken_back_at_the_other(halls: list[HallProcess]) -> None:
    one, other = halls
    anna = one.guest("Anna")
    table = anna.set_up(seats="me friend", open=True)
    bjarni = other.guest("Bjarni")
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        hers.my_turn()
        his.hear_position()
        hers.act_first()
        his.reach(hers.position["ply"])
        back = hers.back()
        seen = his.until(lambda message: message["type"] == "position" and message["revision"] == 1)
        assert seen["ply"] == back["ply"] and len(his.entries) == back["ply"]


def test_two_processes_can_never_both_append(halls: list[HallProcess]) -> None:
    anna = halls[0].guest("Anna")
    table = anna.set_up(seats="me me")
    everywhere = [at(anna, hall).at(table["id"], seat=0) for hall in halls]
    with everywhere[0], everywhere[1], ThreadPoolExecutor(2) as pool:
        for live in everywhere:
            live.hear_position()
        for _ in range(10):
            ply = max(live.position["ply"] for live in everywhere)
            for live in everywhere:
                live.reach(ply)
                if live.position["seat"] != live.position["turn"]:
                    live.ask("look", seat=live.position["turn"])
            choice = everywhere[0].position["legal"][0]["id"]
            asked = {name: everywhere[0].position[name] for name in ("seat", "ply", "revision")}
            answers = list(pool.map(partial(click, action=choice, **asked), everywhere))
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["position", "refused"], answers
            assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["moved-on"]
            for live in everywhere:
                live.reach(ply + 1)
    whole = anna.at(table["id"])
    with whole:
        whole.hear_position()
        assert [entry["ply"] for entry in whole.entries] == list(range(whole.position["ply"]))


def test_the_tables_of_a_process_that_died_go_on(halls: list[HallProcess], database: str) -> None:
    doomed = HallProcess(database, games=("vikings",))
    anna = doomed.guest("Anna")
    table = anna.set_up(seats="hard hard", open=True)
    with anna.at(table["id"]) as live:
        live.hear_position()
        live.reach(27)
        had = list(live.entries)
        doomed.kill()
    with at(anna, halls[0]).at(table["id"]) as live:
        live.reach(len(had) + 5)
        assert live.entries[: len(had)] == had
    at(anna, halls[0]).post(f"/api/tables/{table['id']}/end")
