"""The log: one JSON object a line, whoever writes it, and never so much that a disk is full."""

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.hall.logging import TRACEBACK, json_handler

WHOEVER = """
import asyncio, logging, threading, warnings
from meadhall.hall.logging import log, start_logging
start_logging("info")
log.info("the hall is open", process="x")
logging.getLogger("sqlalchemy.pool").error("a library")
logging.getLogger("sqlalchemy.pool").info("a library that chatters")
warnings.warn("old fashioned")
thread = threading.Thread(target=lambda: 1 / 0, name="bot")
thread.start()
thread.join()
class Ash:
    def __del__(self): raise ValueError("too late")
Ash()
async def fail():
    asyncio.get_running_loop().call_soon(lambda: 1 / 0)
    await asyncio.sleep(0.01)
asyncio.run(fail())
"""


def test_every_library_writes_in_our_format() -> None:
    done = subprocess.run([sys.executable, "-c", WHOEVER], capture_output=True, text=True, timeout=60)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    told = {(line.get("by", ""), line["level"]) for line in lines}
    assert told == {
        ("", "info"),
        ("", "error"),
        ("sqlalchemy.pool", "error"),
        ("py.warnings", "warning"),
        ("asyncio", "error"),
    }
    assert [line["thread"] for line in lines if line["what"] == "a thread failed"] == ["bot"]
    assert sum("ZeroDivisionError" in line.get("error", "") for line in lines) == 2
    assert sum("too late" in line.get("error", "") for line in lines) == 1


@pytest.fixture
def log() -> Iterator[tuple[logging.Logger, io.StringIO]]:
    stream = io.StringIO()
    logger = logging.getLogger("tests.some-library")
    logger.propagate = False
    logger.handlers = [json_handler(stream)]
    yield logger, stream
    logger.handlers = []


Log = tuple[logging.Logger, io.StringIO]


def entries(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail_deeply(depth: int) -> None:
    if depth:
        fail_deeply(depth - 1)
    raise ValueError("x" * 10_000)


def test_tracebacks_are_short_and_few(log: Log) -> None:
    logger, stream = log
    for number in range(2000):
        try:
            fail_deeply(20 + number % 2)
        except ValueError:
            logger.exception("accept() failed")
    assert len(stream.getvalue()) < 40 * (TRACEBACK + 500)
    assert all(len(entry["error"]) <= TRACEBACK for entry in entries(stream))


def test_what_was_left_out_is_told(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    logger, stream = log
    (sparing,) = logger.handlers[0].filters
    monkeypatch.setattr(sparing._kinds, "clock", lambda: now)  # type: ignore[union-attr]
    monkeypatch.setattr(sparing._all, "clock", lambda: now)  # type: ignore[union-attr]
    for number in range(120):
        logger.warning("flooded by %s", number)
    logger.warning("something else")
    assert [entry["what"] for entry in entries(stream)][-2:] == ["flooded by 19", "something else"]
    now = 5.0
    logger.warning("flooded by %s", 120)
    logger.warning("flooded by %s", 121)
    *_, told, after = entries(stream)
    assert told["left_out"] == 100 and "left_out" not in after


def test_lines_that_all_differ_are_too_many_as_well(log: Log) -> None:
    logger, stream = log
    for number in range(5000):
        logger.warning(f"{number} is nobody's number")
    assert len(entries(stream)) < 1000
