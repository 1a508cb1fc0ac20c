"""Several halls on one PostgreSQL: the same tables, never two actions on one ply, and nobody is missed who dies."""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import asyncpg
import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from meadhall.hall.store.schema import metadata

from .client import WAIT, Guest, HallProcess, Live
from .postgres import running
from .run_async import run_async


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


def at_once(database: str, row: tuple[str, str], *requests: Callable[[], Any]) -> list[Any]:
    """Hold a row of the database until every request waits for it, then let them race; return their answers."""
    kind, name = row

    async def race() -> list[Any]:
        connection = await asyncpg.connect(database)
        async with asyncio.timeout(WAIT), connection.transaction():
            await connection.execute(f"SELECT id FROM {kind} WHERE id = $1 FOR UPDATE", name)
            asked = [asyncio.create_task(asyncio.to_thread(request)) for request in requests]
            while await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < len(requests):
                await asyncio.sleep(0.02)
        answers = await asyncio.gather(*asked)
        await connection.close()
        return answers

    return run_async(race())


def test_the_migrations_make_the_same_tables_on_postgresql(halls: list[HallProcess], database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        engine = create_async_engine(database.replace("postgresql", "postgresql+asyncpg"))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert run_async(compare()) == []


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


def numbers_heard(live: Live) -> list[int]:
    """Return the numbers of the lines of a chat that a page has heard."""
    chats = [message for message in map(json.loads, live.heard) if message["type"] == "chat"]
    return [line["number"] for chat in chats for line in chat["lines"]]


def test_what_is_written_at_one_process_is_read_at_the_other(halls: list[HallProcess]) -> None:
    one, other = halls
    anna, bjarni = one.guest("Anna"), other.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        hers.my_turn()
        assert hers.ask("read_chat")["lines"] == his.ask("read_chat")["lines"] == []
        for number in range(1, 4):
            (hers if number % 2 else his).ask("write_chat", text=f"line {number}")
        for live in (hers, his):
            while (seen := numbers_heard(live)) != [1, 2, 3]:
                assert seen == [1, 2, 3][: len(seen)], "each of them once"
                live.until(lambda message: message["type"] == "chat")
        bjarni.post(f"/api/tables/{table['id']}/chat")
        assert hers.until(lambda message: message["type"] == "chat")["keepers"] == [1]


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


def test_play_begins_when_the_last_two_sit_down_at_two_processes_at_once(
    halls: list[HallProcess], database: str
) -> None:
    anna, bjarni, dagny = halls[0].guest("Anna"), halls[0].guest("Bjarni"), halls[1].guest("Dagny")
    table = anna.set_up(seats="me friend friend", open=True)
    path = f"/api/tables/{table['id']}"
    assert dagny.get(path)["status"] == "waiting"
    sitting = [partial(bjarni.post, f"{path}/sit", seat=1), partial(dagny.post, f"{path}/sit", seat=2)]
    answers = at_once(database, ("tables", table["id"]), *sitting)
    assert sorted(answer["status"] for answer in answers) == ["playing", "waiting"]
    for guest in (anna, dagny):
        with guest.at(table["id"]) as live:
            assert live.hear_position()["turn"] == 0
            assert [seat["name"] for seat in live.table["seats"]] == ["Anna", "Bjarni", "Dagny"]


def test_a_game_ends_when_all_agree_at_two_processes_at_once(halls: list[HallProcess], database: str) -> None:
    anna, bjarni = halls[0].guest("Anna"), halls[1].guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    path = f"/api/tables/{table['id']}"
    bjarni.post(f"{path}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        hers.hear_position()
        his.hear_position()
        answers = at_once(
            database, ("tables", table["id"]), *(partial(guest.post, f"{path}/end") for guest in (anna, bjarni))
        )
        assert sorted(answer["status"] for answer in answers) == ["ended", "playing"]
        for live in (hers, his):
            assert live.until(lambda message: message["type"] == "ended")["agreed"], "told at both"
            assert live.position["legal"] == [] and live.position["waited_for"] == []


@pytest.mark.parametrize("asked", [False, True], ids=["asking", "accepting"])
def test_two_who_answer_to_a_rematch_at_two_processes_at_once_agree(
    halls: list[HallProcess], database: str, asked: bool
) -> None:
    guests = [halls[0].guest("Anna"), halls[0].guest("Bert"), halls[1].guest("Cleo")]
    table = guests[0].set_up(seats="me friend friend", open=True)
    path = f"/api/tables/{table['id']}"
    for guest in guests[1:]:
        guest.post(f"{path}/sit")
    for guest in guests:
        guest.post(f"{path}/end")
    if asked:
        guests[0].post(f"{path}/rematch")
    with guests[0].at(table["id"]) as live:
        live.hear_position()
        at_once(database, ("tables", table["id"]), *(partial(guest.post, f"{path}/rematch") for guest in guests[1:]))
        said = sorted(str(seat["rematch"]) for seat in guests[0].get(path)["seats"])
        assert said == (["accepts", "accepts", "proposes"] if asked else ["None", "accepts", "proposes"])
        begun = guests[0].get(path)["rematch"] if asked else guests[0].post(f"{path}/rematch")["id"]
        told = live.until(lambda message: message["type"] == "table" and message["table"]["rematch"] is not None)
        assert told["table"]["rematch"] == begun
    for guest in guests:
        assert [each["id"] for each in guest.get("/api/lobby")["mine"]] == [begun], "there is one new table"


def test_a_guest_has_no_more_tables_for_setting_them_up_at_two_processes_at_once(
    halls: list[HallProcess], database: str
) -> None:
    anna = halls[0].guest("Anna")
    for _ in range(19):
        anna.set_up(seats="me friend")
    wish = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    wishing = [partial(at(anna, hall).http.post, "/api/tables", json=wish) for hall in halls]
    answers = at_once(database, ("guests", anna.get("/api/me")["guest"]), *wishing)
    assert sorted(answer.status_code for answer in answers) == [200, 429]
    assert len(anna.get("/api/lobby")["mine"]) == 20


def test_a_guest_may_come_by_invitation_at_two_processes_at_once(halls: list[HallProcess], database: str) -> None:
    anna, bjarni = halls[0].guest("Anna"), halls[0].guest("Bjarni")
    table = anna.set_up(seats="me friend")
    path = f"/api{table['invitation'].replace('invitation', 'invitations')}"
    coming = [partial(at(bjarni, hall).post, path) for hall in halls]
    answers = at_once(database, ("tables", table["id"]), *coming)
    assert [answer["id"] for answer in answers] == [table["id"]] * 2


def test_a_waiting_table_that_is_closed_at_one_process_is_closed_at_the_other(halls: list[HallProcess]) -> None:
    anna, bjarni = halls[0].guest("Anna"), halls[1].guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    with bjarni.at(table["id"]) as live:
        assert live.until(lambda message: message["type"] == "table")["table"]["status"] == "waiting"
        anna.post(f"/api/tables/{table['id']}/leave")
        live.until(lambda message: message["type"] == "table" and message["table"]["status"] == "closed")


def test_who_leaves_and_comes_back_at_one_process_looks_from_there_at_the_other(halls: list[HallProcess]) -> None:
    anna, bjarni = halls[0].guest("Anna"), halls[0].guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    path = f"/api/tables/{table['id']}"
    bjarni.post(f"{path}/sit")
    with at(bjarni, halls[1]).at(table["id"]) as elsewhere:
        assert elsewhere.hear_position()["seat"] == 1
        bjarni.post(f"{path}/leave")
        looking_on = elsewhere.until(lambda message: message["type"] == "position")
        assert looking_on["seat"] is None and looking_on["legal"] == []
        bjarni.post(f"{path}/return")
        assert elsewhere.until(lambda message: message["type"] == "position")["seat"] == 1


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
