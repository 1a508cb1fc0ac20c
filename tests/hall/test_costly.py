"""Costly work is done by turns, paid for with the time that it took, and refused where it is too much."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.engine.log import log_text
from meadhall.engine.match import Match
from meadhall.engine.registry import load
from meadhall.hall.app import create_app
from meadhall.hall.compute.costly_work import Asker, CostlyWork, Debts, Steps
from meadhall.hall.compute.cpu_slots import CpuSlots, SharedStop
from meadhall.hall.errors import HallError
from meadhall.hall.services.warmup import Warmup
from meadhall.hall.settings import Limits, Rate, Settings
from meadhall.puzzles.puzzle import puzzles_of

from .client import sqlite
from .run_async import run_async

LOKI, ANNA = Asker("loki", "10.0.0.1"), Asker("anna", "10.0.0.2")


def compute(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_who_has_had_little_is_next() -> None:
    told: list[str] = []
    all_have_asked = threading.Event()

    def work(name: str, steps: int) -> Steps[str]:
        for _ in range(steps):
            all_have_asked.wait(10)
            compute(0.005)
            yield
        told.append(name)
        return name

    async def run() -> list[str]:
        costly = CostlyWork(Limits())
        asked = [asyncio.create_task(costly.do_steps(LOKI, work(f"loki {n}", 10))) for n in range(3)]
        await asyncio.sleep(0.05)
        asked.append(asyncio.create_task(costly.do_steps(ANNA, work("anna", 2))))
        await asyncio.sleep(0.05)
        all_have_asked.set()
        results = await asyncio.gather(*asked)
        costly.stop()
        return results

    assert run_async(run()) == ["loki 0", "loki 1", "loki 2", "anna"]
    assert told == ["anna", "loki 0", "loki 1", "loki 2"]


def test_too_much_at_once_is_refused_and_nobody_else_is() -> None:
    go_on = threading.Event()

    async def run() -> list[str]:
        costly = CostlyWork(Limits(costly_waiting=2, costly_waiting_of_address=3, costly_waiting_in_all=4))
        beside = Asker("hel", LOKI.address)
        asked = [
            asyncio.create_task(costly.do(asker, go_on.wait, 10))
            for asker in (LOKI, LOKI, LOKI, beside, beside, ANNA, Asker("dagny", "10.0.0.3"))
        ]
        await asyncio.sleep(0.1)
        go_on.set()
        results = await asyncio.gather(*asked, return_exceptions=True)
        costly.stop()
        return [result.code if isinstance(result, HallError) else "" for result in results]

    assert run_async(run()) == ["", "", "busy", "", "busy", "", "busy"]


def test_work_is_paid_for_with_the_time_that_it_took() -> None:
    async def run() -> None:
        costly = CostlyWork(Limits(costly=Rate(0.001, 1)))
        costly.charge(LOKI, 0.95)
        await costly.do(LOKI, compute, 0.1)
        with pytest.raises(HallError, match="busy"):
            await costly.do(LOKI, compute, 0.1)
        with pytest.raises(HallError, match="busy"):
            costly.check(LOKI)
        await costly.do(ANNA, compute, 0.01)
        costly.stop()

    run_async(run())


def test_debts_are_forgiven_in_the_course_of_time() -> None:
    clock = [0.0]
    debts = Debts(Rate(0.5, 10), lambda: clock[0])
    debts.add("anna", 12)
    assert debts.are_too_high("anna") and not debts.are_too_high("bjarni")
    clock[0] = 10.0
    assert debts.of("anna") == 7 and not debts.are_too_high("anna")


def test_what_goes_wrong_is_told_to_who_asked() -> None:
    def fail() -> None:
        raise HallError("no-such-page")

    async def run() -> None:
        costly = CostlyWork(Limits())
        with pytest.raises(HallError, match="nothing at this address"):
            await costly.do(ANNA, fail)
        assert await costly.do(ANNA, str, 7) == "7"
        costly.stop()

    run_async(run())


def test_thoughts_compute_by_turns() -> None:
    turns, computing, most, rounds = CpuSlots(2), [0], [0], [0] * 6
    counting = threading.Lock()

    def think(number: int) -> None:
        stop = SharedStop(turns)
        with stop.computing():
            for _ in range(20):
                with counting:
                    computing[0] += 1
                    most[0] = max(most[0], computing[0])
                time.sleep(0.001)
                with counting:
                    computing[0] -= 1
                assert not stop.is_set()
                rounds[number] += 1
                # Nobody is ahead of the others by more than who has just come.
                assert max(rounds) - min(rounds) <= 20

    threads = [threading.Thread(target=think, args=[number]) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert rounds == [20] * 6 and most[0] == 2


def test_what_anybody_may_ask_without_a_cookie_is_worked_out_beside_the_thread_for_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: set[str] = set()

    def noted(name: str) -> None:
        plain = getattr(Match, name)

        def note(*args: Any, **named: Any) -> Any:
            worked.add(threading.current_thread().name)
            return plain(*args, **named)

        monkeypatch.setattr(Match, name, staticmethod(note) if name == "from_position" else note)

    for name in ("from_position", "view", "sentence", "prompt", "copy"):
        noted(name)
    monkeypatch.setattr(Warmup, "start", lambda *_: None)
    puzzle = f"/api/puzzles/vikings/{puzzles_of(load('vikings'))[0].name}"
    log = Match("vikings", players=2, seed=1)
    asked: list[tuple[str, str, Any]] = [
        ("GET", "/api/puzzles", None),
        ("GET", f"{puzzle}?pictures=true", None),
        ("POST", puzzle, {"action": "stay"}),
        ("POST", puzzle, {"action": None}),
        ("POST", f"{puzzle}/hints/0", None),
        ("GET", "/api/games/vikings/lessons/first/2?pictures=true", None),
        ("POST", "/api/games/vikings/lessons/first/2", {"action": "buy 3"}),
        ("POST", "/api/replay", {"log": log_text(log)}),
        ("POST", "/api/replay/frames", {"log": log_text(log), "count": 1}),
    ]

    async def ask() -> None:
        app = create_app(Settings(database=sqlite(tmp_path), games=("vikings",)))
        await app.state.hall.open()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for method, path, body in asked:
                worked.clear()
                answer = await client.request(method, path, json=body)
                assert answer.status_code in (200, 409, 422), answer.text
                assert worked <= {"costly"}, f"{method} {path}"
        await app.state.hall.close()

    run_async(ask())
