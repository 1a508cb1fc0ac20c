"""What bots cost people: guests act at tables of their own, first in an idle hall and then beside many tables of bots.

    python -m benchmarks.hall_beside_bots --bots 50 --level hard

Two guests each at a few tables over real WebSockets, as in `hall_load`; the same guests at the same pace in both halves
of the run, which take turns, so that other work on the machine meets both alike. The aim: with 50 tables of hard bots
people's p99 stays under 5 times that of the idle hall. It takes about a minute where all games are compiled.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .hall_load import READY_WITHIN, Process, Result, measure_hall, set_up
from .results import add_json_option, save

AIM = 5.0
PATIENCE = 60.0
# What is only done the first time is over after so long, and is in neither half.
FIRST_SECONDS = 2.0


async def let_bots_play(server: Process, tables: int, level: str) -> tuple[httpx.AsyncClient, list[str]]:
    """Set up tables of bots alone; return who did, and the tables."""
    loki = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE)
    (await loki.post("/api/me", json={"name": "Loki"})).raise_for_status()
    seats = [{"kind": "bot", "level": level}] * 2
    made = []
    for number in range(tables):
        wish = {"game": ("vikings", "skye", "gonewild")[number % 3], "seats": seats}
        answer = (await loki.post("/api/tables", json=wish)).raise_for_status()
        made.append(answer.json()["id"])
    return loki, made


async def look_on(server: Process, loki: httpx.AsyncClient, tables: list[str]) -> list[ClientConnection]:
    """Look at tables of bots, without reading what is told: what waits is left to the connection's buffers."""
    cookie = {"Cookie": f"meadhall={loki.cookies['meadhall']}"}
    sockets = []
    for table in tables:
        address = f"{server.live}/api/tables/{table}/live"
        sockets.append(await connect(address, additional_headers=cookie, max_size=None, max_queue=None))
        await sockets[-1].send('{"type":"hello"}')
    return sockets


async def end(loki: httpx.AsyncClient, tables: list[str]) -> None:
    """End all games of bots; one that is over already has ended by itself."""
    for table in tables:
        await loki.post(f"/api/tables/{table}/end", json={"agree": True})
    await loki.aclose()


async def run(arguments: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        hall = Process("--hall", f"sqlite:///{Path(folder) / 'hall.sqlite'}", "--roam")
        try:
            loaded = await set_up(hall, arguments.tables)
            idle, beside = Result(), Result()
            await measure_hall(loaded, arguments.pace, FIRST_SECONDS)
            for _ in range(arguments.turns):
                add(idle, await measure_hall(loaded, arguments.pace, arguments.seconds))
                loki, bots = await let_bots_play(hall, arguments.bots, arguments.level)
                watching = await look_on(hall, loki, bots) if arguments.watched else []
                add(beside, await measure_hall(loaded, arguments.pace, arguments.seconds))
                for socket in watching:
                    await socket.close()
                await end(loki, bots)
            print(f"{arguments.tables} tables of people, {arguments.bots} of {arguments.level} bots")
            print(idle.line("idle hall"))
            print(beside.line("beside the bots"))
            for share in (0.5, 0.99):
                print(f"p{share * 100:.0f}: {beside.at(share) / idle.at(share):.1f} times that of the idle hall")
            save(
                arguments.json,
                idle_p50_ms=idle.at(0.5),
                beside_p50_ms=beside.at(0.5),
                idle_p99_ms=idle.at(0.99),
                beside_p99_ms=beside.at(0.99),
                ratio_p50=beside.at(0.5) / idle.at(0.5),
                ratio_p99=beside.at(0.99) / idle.at(0.99),
            )
            print("\n".join((idle.errors + beside.errors)[:5]))
            return int(bool(idle.errors or beside.errors) or beside.at(0.99) > AIM * idle.at(0.99))
        finally:
            hall.stop()


def add(to: Result, more: Result) -> None:
    to.milliseconds += more.milliseconds
    to.errors += more.errors
    to.seconds += more.seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what bots cost people in a hall.")
    parser.add_argument("--bots", type=int, default=50, help="tables of bots alone")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--watched", action="store_true", help="let somebody look on at every table of bots")
    parser.add_argument("--tables", type=int, default=20, help="tables of people")
    parser.add_argument("--pace", type=float, default=40.0, help="actions of people a second, all together")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each half of a turn")
    parser.add_argument("--turns", type=int, default=2)
    add_json_option(parser)
    arguments = parser.parse_args()
    longest = READY_WITHIN + 2 * arguments.turns * (arguments.seconds + PATIENCE)
    try:
        sys.exit(asyncio.run(asyncio.wait_for(run(arguments), longest)))
    except TimeoutError:
        sys.exit(f"The server did not get that far in {longest:.0f} s.")


if __name__ == "__main__":
    main()
