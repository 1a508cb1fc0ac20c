"""How much a hall bears: scripted guests over real WebSockets at many tables at once.

    python -m benchmarks.hall_load --tables 200 --pace 100 --seconds 20

Every table has two guests with a WebSocket each. An action takes from when it is sent until the last of the two has got
the view that it led to; a view holds the whole table and all legal actions. The yardstick is a bare echo on the same
machine, in the same run, at the same pace, over as many connections, of a message as long as a view. Everything that was
acknowledged is counted again in the database afterwards.

Both servers share one core and the guests have the others, so that they do not drive each other from core to core; with
`--roam` the system places them as it likes.
"""

import argparse
import asyncio
import json
import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from meadhall.hall.logging import start_logging
from meadhall.hall.server import listen, serve
from meadhall.hall.settings import Limits, Rate, Settings

from .results import add_json_option, save

MANY = Rate(1e9, 1_000_000_000)
NO_LIMITS = Limits(
    guest=MANY,
    address=MANY,
    new_guests=MANY,
    tables=10**6,
    bot_tables=10**6,
    bot_tables_of_address=10**6,
    bot_tables_of_hall=10**6,
    connections=10**6,
    connections_of_address=10**6,
)
READY_WITHIN = 600.0
# Where a message says what it is.
MOST_OF_A_HEAD = 60
PLY = re.compile(r'"ply":(\d+)')


@dataclass
class Result:
    """What was measured: milliseconds of each action, errors, and for how long."""

    milliseconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def at(self, share: float) -> float:
        """Return the time within which so many were done."""
        return statistics.quantiles(self.milliseconds, n=100, method="inclusive")[round(share * 100) - 1]

    def line(self, name: str) -> str:
        rate = len(self.milliseconds) / self.seconds
        return f"{name:<22} {rate:8.1f} a second   p50 {self.at(0.5):8.2f} ms   p99 {self.at(0.99):8.2f} ms"


# The servers


def stay(server: bool) -> None:
    """Keep this process on the last core if it is a server, else on the others; a system that cannot do so places it itself."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[-1:] if server else cores[:-1])


def run_echo() -> None:
    """Serve a bare echo, with the same server and settings as the hall's."""

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketDisconnect:
            pass

    listening = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/echo", echo)])
    config = uvicorn.Config(app, log_level="warning", ws_per_message_deflate=False)
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


class Process:
    """A server in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "benchmarks.hall_load", *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0].rstrip("/")
        self.live = self.address.replace("http", "ws")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


# The load


async def paced(
    units: int, pace: float, seconds: float, act: Callable[[int], Awaitable[float | None]], result: Result
) -> None:
    """Let every unit act again and again, so many of them together a second; without a pace, as fast as they can."""
    interval = units / pace if pace else 0.0
    begun = time.perf_counter()

    async def one(number: int) -> None:
        due = begun + random.random() * interval
        while due < begun + seconds:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            took = await act(number)
            if took is None:
                return
            result.milliseconds.append(took * 1000)
            # A late guest does not hurry: a person thinks after seeing the table.
            due = max(due + interval, time.perf_counter())

    await asyncio.gather(*(one(number) for number in range(units)))
    result.seconds = time.perf_counter() - begun


async def measure_echo(address: str, tables: int, pace: float, seconds: float, length: int) -> Result:
    """Measure a bare echo over two connections for each table, of which one at a time is used."""
    result = Result()
    sockets = [await connect(f"{address}/echo", max_size=None, compression=None) for _ in range(2 * tables)]
    message = "x" * length

    async def act(number: int) -> float:
        socket = sockets[2 * number + random.getrandbits(1)]
        begun = time.perf_counter()
        await socket.send(message)
        await socket.recv()
        return time.perf_counter() - begun

    await paced(tables, pace, seconds, act, result)
    for socket in sockets:
        await socket.close()
    return result


class LoadedTable:
    """A table with two guests who act in turn."""

    def __init__(self, name: str, sockets: tuple[ClientConnection, ClientConnection]) -> None:
        self.name = name
        self.sockets = sockets
        self.views = ["", ""]  # the latest of each guest
        self.acknowledged = 0

    async def hear(self, seat: int, ply: int) -> float:
        """Take messages of a seat until the position of a ply, or a later one; return when that came."""
        while True:
            frame = await self.sockets[seat].recv()
            came = time.perf_counter()
            assert isinstance(frame, str)
            for text in frame.split("\n"):
                head = text[:MOST_OF_A_HEAD]
                if '"type":"refused"' in head:
                    raise RuntimeError(text)
                if '"type":"position"' in head and int(PLY.search(head)[1]) >= ply:  # type: ignore[index]
                    self.views[seat] = text
                    return came

    async def greet(self) -> None:
        for seat in (0, 1):
            await self.sockets[seat].send('{"type":"hello"}')
        await asyncio.gather(self.hear(0, 1), self.hear(1, 1))

    async def act(self) -> float | None:
        """Do something legal; return how long it took until both had the view that it led to."""
        # Only what is looked at is read, and not while somebody waits for the next view.
        position = json.loads(self.views[0])
        if position["turn"] == "over":
            return None
        seat, ply = position["turn"], position["ply"]
        legal = json.loads(self.views[seat])["legal"]
        message = {"type": "act", "seat": seat, "ply": ply, "revision": 0, "action": random.choice(legal)["id"]}
        text = json.dumps(message)
        begun = time.perf_counter()
        await self.sockets[seat].send(text)
        came = await asyncio.gather(self.hear(0, ply + 1), self.hear(1, ply + 1))
        self.acknowledged += 1
        return max(came) - begun


async def set_up(server: Process, tables: int) -> list[LoadedTable]:
    """Seat two guests at every table."""
    until = time.monotonic() + READY_WITHIN
    async with (
        httpx.AsyncClient(base_url=server.address, timeout=60) as anna,
        httpx.AsyncClient(base_url=server.address, timeout=60) as bjarni,
    ):
        # All of them: loading a game keeps a core busy and everybody else waiting.
        while not all(game["ready"] for game in (await anna.get("/api/hall")).json()["games"]):
            assert time.monotonic() < until, "the games are not compiled"
            await asyncio.sleep(0.1)
        for client, name in ((anna, "Anna"), (bjarni, "Bjarni")):
            (await client.post("/api/me", json={"name": name})).raise_for_status()
        cookies = [{"Cookie": f"meadhall={client.cookies['meadhall']}"} for client in (anna, bjarni)]
        made = []
        wish = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "friend"}], "open": True}
        for _ in range(tables):
            table = (await anna.post("/api/tables", json=wish)).json()["id"]
            (await bjarni.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
            address = f"{server.live}/api/tables/{table}/live"
            sockets = [
                await connect(address, additional_headers=cookie, max_size=None, compression=None) for cookie in cookies
            ]
            made.append(LoadedTable(table, (sockets[0], sockets[1])))
            await made[-1].greet()
    return made


async def measure_hall(loaded: list[LoadedTable], pace: float, seconds: float) -> Result:
    """Measure actions at all tables."""
    result = Result()

    async def act(number: int) -> float | None:
        try:
            return await loaded[number].act()
        except Exception as error:
            result.errors.append(f"{loaded[number].name}: {error!r}")
            return None

    await paced(len(loaded), pace, seconds, act, result)
    return result


def lost(database: Path, loaded: list[LoadedTable]) -> list[str]:
    """Count in the database what was acknowledged."""
    with sqlite3.connect(database) as connection:
        counted = dict(
            connection.execute("SELECT table_id, count(*) FROM actions WHERE seat >= 0 GROUP BY table_id").fetchall()
        )
    return [table.name for table in loaded if counted.get(table.name, 0) != table.acknowledged]


async def run(arguments: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "hall.sqlite"
        roam = ["--roam"] if arguments.roam else []
        echo, hall = Process("--echo", *roam), Process("--hall", f"sqlite:///{database}", *roam)
        try:
            if not arguments.roam:
                stay(server=False)
            loaded = await set_up(hall, arguments.tables)
            length = round(statistics.mean(len(view) for table in loaded for view in table.views))
            print(f"{arguments.tables} tables, {2 * arguments.tables} connections, a view has {length} bytes")
            failed = False
            rows: list[dict[str, Any]] = []
            for pace in (arguments.pace, 0.0):
                how = f"{pace:.0f} actions a second" if pace else "as fast as they can"
                print(f"\n{how}, {arguments.seconds:.0f} s each:")
                seconds = arguments.seconds
                before = await measure_echo(echo.live, arguments.tables, pace, seconds / 2, length)
                played = await measure_hall(loaded, pace, seconds)
                after = await measure_echo(echo.live, arguments.tables, pace, seconds / 2, length)
                bare = Result(before.milliseconds + after.milliseconds, [], before.seconds + after.seconds)
                print(bare.line("bare echo"))
                print(played.line("acknowledged actions"))
                for share in (0.5, 0.99):
                    print(f"p{share * 100:.0f}: {played.at(share) / bare.at(share):.1f} times the echo's")
                rows += compared(how, pace, bare, played)
                missing = lost(database, loaded)
                print(f"errors: {len(played.errors)}, tables with something lost: {len(missing)}")
                print("\n".join(played.errors[:5]))
                failed = failed or bool(played.errors or missing)
            save(arguments.json, tables=arguments.tables, rows=rows)
            return int(failed)
        finally:
            echo.stop()
            hall.stop()


def compared(how: str, pace: float, echo: Result, actions: Result) -> list[dict[str, Any]]:
    """Return the lines of the table: two times at a pace, else how many a second."""

    def line(what: str, unit: str, of_echo: float, of_actions: float) -> dict[str, Any]:
        ratio = of_actions / of_echo
        values = {"echo": of_echo, "actions": of_actions, "ratio": ratio}
        spans = {name: {"lowest": round(value, 2), "highest": round(value, 2)} for name, value in values.items()}
        return {"what": what, "unit": unit, "runs": 1, **spans, "ratio": {**spans["ratio"], "median": round(ratio, 1)}}

    if pace:
        return [line(f"{how}, p{share * 100:.0f}", "ms", echo.at(share), actions.at(share)) for share in (0.5, 0.99)]
    rates = (len(result.milliseconds) / result.seconds for result in (echo, actions))
    return [{**line(how, "a second", *rates), "ratio": None}]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a hall under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=100.0, help="actions a second at all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--roam", action="store_true", help="let the system place servers and guests on the cores")
    add_json_option(parser)
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--hall", metavar="DATABASE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if (arguments.echo or arguments.hall) and not arguments.roam:
        stay(server=True)
    if arguments.echo:
        run_echo()
    elif arguments.hall:
        start_logging("warning")
        serve(Settings(database=arguments.hall, limits=NO_LIMITS), "127.0.0.1", 0)
    else:
        sys.exit(asyncio.run(run(arguments)))


if __name__ == "__main__":
    main()
