"""A first start on a machine: the rules are compiled while the lobby answers."""

from pathlib import Path

import httpx

from .client import HallProcess, sqlite


def test_the_hall_answers_while_it_compiles_and_says_how_far(tmp_path: Path) -> None:
    nothing_compiled = {"MEADHALL_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    hall = HallProcess(sqlite(tmp_path), environment=nothing_compiled, ready=False)
    try:
        health = httpx.get(f"{hall.address}/health", timeout=60).json()
        assert health["status"] == "compiling" and health["compiling"]["now"].startswith("Vikings: ")
        anna = hall.guest()
        assert not anna.get("/api/lobby")["compiling"]["ready"]
        assert not anna.get("/api/hall")["games"][2]["ready"]
        table = anna.set_up("gonewild", seats="me easy")
        assert table["status"] == "playing" and table["ply"] == 0
        with anna.at(table["id"]) as live:
            message = live.until(lambda each: each["type"] == "preparing")
            assert message["compiling"]["steps"] > message["compiling"]["done"]
            assert live.ask("ping")["type"] == "pong", "a page that hears nothing would give up"
            assert live.ask("explain", seat=0, action=1)["code"] == "preparing"
    finally:
        hall.stop()
