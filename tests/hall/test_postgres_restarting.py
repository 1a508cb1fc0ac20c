"""A PostgreSQL that goes away and comes back under halls that stay open."""

import asyncio
import os
import shlex
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from meadhall.hall.store import notify as notify_module
from meadhall.hall.store.notify import Notifier

from .client import Guest, HallProcess, Live
from .postgres import USER, running
from .run_async import run_async

WITHIN = 60.0


class Postgres:
    """A PostgreSQL that can be stopped and started."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.data = Path(self.tell("SHOW data_directory"))
        self.command = shlex.split((self.data / "postmaster.opts").read_text())
        self.again: subprocess.Popen[bytes] | None = None

    def tell(self, statement: str) -> str:
        """Say something to the server from another database than the hall's."""

        async def say() -> object:
            connection = await asyncpg.connect(self.url.replace("/meadhall", "/postgres"))
            try:
                return await connection.fetchval(statement)
            finally:
                await connection.close()

        return str(run_async(say()))

    def stop(self) -> None:
        """Stop it without waiting for those who are connected."""
        main = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(main, signal.SIGINT)
        until = time.monotonic() + WITHIN
        while (self.data / "postmaster.pid").exists():
            assert time.monotonic() < until, "PostgreSQL does not stop"
            time.sleep(0.05)

    def start(self) -> None:
        """Start it as it was started first, and do not wait until it is ready."""
        user = USER if os.geteuid() == 0 else None
        quiet = subprocess.DEVNULL
        self.again = subprocess.Popen(self.command, user=user, cwd=self.data.parent, stdout=quiet, stderr=quiet)

    def end(self) -> None:
        if self.again is not None:
            self.again.terminate()
            self.again.wait(30)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as url:
        server = Postgres(url)
        yield server
        server.end()


@pytest.fixture(scope="module")
def halls(postgres: Postgres) -> Iterator[list[HallProcess]]:
    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(partial(HallProcess, games=("vikings",)), [postgres.url, postgres.url]))
    yield both
    for hall in both:
        assert hall.stop() == 0
        assert "a task failed" not in hall.errors, hall.errors
        assert "a request could not be answered" not in hall.errors, hall.errors


def until_it_answers(guest: Guest, path: str = "/api/lobby") -> None:
    """Ask until the hall answers; before that it may only say that its database does not."""
    until = time.monotonic() + WITHIN
    while (answer := guest.http.get(path)).status_code != 200:
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database")
        assert time.monotonic() < until, "the hall does not find its database again"
        time.sleep(0.02)


def goes_on(hers: Live, his: Live) -> None:
    """Let two people act in turn, each heard by the other."""
    for _ in range(4):
        acting, looking = (hers, his) if hers.position["my_turn"] else (his, hers)
        acting.act_first()
        looking.reach(acting.position["ply"])


def test_halls_go_on_where_they_were_after_a_restart_of_the_database(
    halls: list[HallProcess], postgres: Postgres
) -> None:
    anna, bjarni = halls[0].guest("Anna"), halls[1].guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    bots = anna.set_up(seats="expert expert", open=True)  # slow enough to be still at it
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        hers.my_turn()
        his.hear_position()
        goes_on(hers, his)
        acting = hers if hers.position["my_turn"] else his
        postgres.stop()
        for guest in (anna, bjarni):
            answer = guest.http.get("/api/lobby")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database")
            assert guest.http.get("/health").json()["database"] == "trouble"
        assert acting.act(acting.position["legal"][0]["id"])["code"] == "database"
        with pytest.raises(ConnectionClosed) as closed, anna.at(table["id"]) as third:
            third.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        postgres.start()
        for guest in (anna, bjarni):
            until_it_answers(guest)
        # Each hears of the other's actions only when both listen to the database again.
        goes_on(hers, his)
    with anna.at(bots["id"]) as live:
        ply = live.hear_position()["ply"]
        live.reach(ply + 4)
    anna.post(f"/api/tables/{bots['id']}/end")


def test_a_database_that_turns_the_hall_away_is_no_fault_of_ours(halls: list[HallProcess], postgres: Postgres) -> None:
    anna = halls[0].guest()
    until_it_answers(anna)
    postgres.tell("ALTER DATABASE meadhall ALLOW_CONNECTIONS false")
    postgres.tell("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = 'meadhall'")
    try:
        answer = anna.http.get("/api/lobby")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database")
        time.sleep(3)  # while both look for tables, and try to listen
    finally:
        postgres.tell("ALTER DATABASE meadhall ALLOW_CONNECTIONS true")
    until_it_answers(anna)


def test_a_table_that_no_database_could_name_is_not_there(halls: list[HallProcess]) -> None:
    anna = halls[0].guest()
    with pytest.raises(ConnectionClosed) as closed, anna.at("%00") as live:
        live.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_a_database_that_stops_answering_is_left_for_a_new_connection(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify_module, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(notify_module, "RECONNECT_SECONDS", 0.2)
    back = asyncio.Event()

    async def listen() -> None:
        notifier = Notifier(make_url(postgres.url), "one", lambda _: None, lambda _: None, back.set)
        await notifier.start()
        process = notifier._connection.get_server_pid()
        # It keeps the connection, and answers nothing on it.
        os.kill(process, signal.SIGSTOP)
        try:
            async with asyncio.timeout(WITHIN), notifier.thinking_about("table") as got:
                assert not got
            await asyncio.wait_for(back.wait(), WITHIN)
            async with notifier.thinking_about("table") as got:
                assert got
        finally:
            os.kill(process, signal.SIGCONT)
            await notifier.stop()

    run_async(listen())
