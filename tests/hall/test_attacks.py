"""Attacks by one guest or one address, on this machine and bounded, while others go on as if nothing were."""

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .client import Guest, HallProcess, sqlite
from .raw_connection import PING, TEXT, Raw, frame, longest, wait_until

# So many times as long as without an attack, and a second at most where that is less, may the slowest of others' questions take.
SLOWER, FLOOR = 25, 1.0
FEW_FILES = 256


def open_hall(folder: Path, files: int = 0, **limits: Any) -> HallProcess:
    more = ["--limits", json.dumps(limits), *(["--files", str(files)] if files else [])]
    return HallProcess(sqlite(folder), ("-m", "tests.hall.limited_server"), games=("vikings",), more=more)


def close_hall(hall: HallProcess) -> None:
    """Stop a hall, and see that its log is short and in our format."""
    assert hall.stop() == 0, hall.errors[-2000:]
    assert len(hall.errors) < 50_000, hall.errors[-2000:]
    for line in hall.errors.splitlines():
        assert json.loads(line)["level"] == "info", line


def is_unharmed(during: float, before: float) -> bool:
    return during < max(SLOWER * before, FLOOR)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall of few files that soon loses its patience."""
    process = open_hall(
        tmp_path_factory.mktemp("attacked"),
        FEW_FILES,
        header_seconds=0.5,
        body_seconds=0.5,
        unread_seconds=0.5,
        silent_seconds=0.5,
        shut_out_seconds=0.5,
        unsent=20_000,
        new_guests=[10, 100],
    )
    yield process
    close_hall(process)


def fresh(hall: HallProcess) -> float:
    """Return how long the slowest of some questions takes that open a connection of their own."""

    def ask() -> None:
        with Raw(hall.address) as raw:
            raw.send(b"GET /api/hall HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert raw.rest().startswith(b"HTTP/1.1 200 ")

    return longest(ask)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: x", b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n"])
def test_more_half_sent_requests_than_files_keep_nobody_out(hall: HallProcess, sent: bytes) -> None:
    before = fresh(hall)
    with ExitStack() as attack:
        raws = [attack.enter_context(Raw(hall.address)) for _ in range(FEW_FILES + 50)]
        for raw in raws:
            raw.send(sent)
        assert is_unharmed(fresh(hall), before)
        for raw in raws:
            raw.rest()  # which ends, because the hall ends it


def test_bodies_that_do_not_come_keep_nobody_out(hall: HallProcess) -> None:
    before = fresh(hall)
    head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"
    with ExitStack() as attack:
        raws = [attack.enter_context(Raw(hall.address)) for _ in range(FEW_FILES + 50)]
        for raw in raws:
            raw.send(head.encode() + b'{"name":')
        assert is_unharmed(fresh(hall), before)
        answers = [raw.rest() for raw in raws]
    assert any(b" 408 " in answer and b'"too-slow"' in answer for answer in answers), answers[-1]


def test_half_a_head_is_told_that_it_was_too_slow(hall: HallProcess) -> None:
    with Raw(hall.address) as raw:
        raw.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        head, _, body = raw.rest().partition(b"\r\n\r\n")
    assert b" 408 " in head and json.loads(body)["error"]["code"] == "too-slow"


def test_a_head_that_comes_letter_by_letter_is_too_slow(hall: HallProcess) -> None:
    with Raw(hall.address) as raw:
        begun = time.monotonic()
        for letter in b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 600:
            raw.send(bytes([letter]))
            time.sleep(0.05)
            if time.monotonic() - begun > 2:
                break
        assert b" 408 " in raw.rest()


def test_answers_that_nobody_reads_do_not_stay(hall: HallProcess) -> None:
    before = fresh(hall)
    with ExitStack() as attack:
        raws = [attack.enter_context(Raw(hall.address)) for _ in range(5)]
        for raw in raws:
            raw.send(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 300)
        assert is_unharmed(fresh(hall), before)
        time.sleep(1.5)  # three times as long as the hall waits for a reader
        for raw in raws:
            assert raw.rest().count(b"HTTP/1.1 200 ") < 300, "the hall has waited for its reader"


def test_an_address_has_so_many_connections_and_no_more(hall: HallProcess) -> None:
    most = FEW_FILES // 2 // 4
    with ExitStack() as attack:
        raws = [attack.enter_context(Raw(hall.address, "127.0.0.2")) for _ in range(most + 10)]
        for raw in raws:
            raw.send(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        refused = [raw for raw in raws if not raw.rest()]
        assert 10 <= len(refused) < most
        with Raw(hall.address, "127.0.0.3") as other:
            other.send(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert b" 200 " in other.rest()


def test_an_address_that_is_refused_again_and_again_may_not_even_connect_for_a_while(hall: HallProcess) -> None:
    ask = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"

    def answer() -> bytes:
        with Raw(hall.address, "127.0.0.4") as raw:
            raw.send(ask.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            return raw.rest()

    with Raw(hall.address, "127.0.0.4") as raw:
        raw.send(ask * 1500)
        heard = raw.rest()
        assert b" 429 " in heard and heard.lower().count(b"connection: close") == 1
    assert answer() == b""
    wait_until(lambda: b" 200 " in answer(), "it may come again")


def flooded(hall: HallProcess, loki: Guest, path: str, data: bytes) -> float:
    """Let a guest flood the hall by ten sockets that never read; return how long others wait, once all ten were cut off."""
    anna = hall.guest("Anna")
    table = anna.set_up(seats="me friend")
    over = threading.Event()
    with anna.at(table["id"]) as live, ExitStack() as attack, ThreadPoolExecutor(10) as pool:
        live.hear()
        raws = [attack.enter_context(Raw(hall.address)) for _ in range(10)]
        for raw in raws:
            raw.upgrade(loki, path)
            raw.send(frame(TEXT, '{"type":"hello"}'))
        floods = [pool.submit(raw.flood, data, over) for raw in raws]
        try:
            during = longest(lambda: live.ask("ping"))
            wait_until(lambda: all(flood.done() for flood in floods), "they are not cut off")
        finally:
            over.set()
        assert all(flood.result() for flood in floods)
    return during


@pytest.mark.parametrize(
    "data",
    [frame(TEXT, '{"type":"ping"}') * 5000, frame(TEXT, "x") * 5000, frame(PING, "") * 10_000],
    ids=["messages", "nonsense", "signs of life"],
)
def test_ten_sockets_that_send_and_never_read_keep_nobody_waiting(hall: HallProcess, data: bytes) -> None:
    anna, loki = hall.guest("Anna"), hall.guest("Loki")
    table = loki.set_up(seats="me easy", open=True)
    with anna.at(table["id"]) as live:
        live.hear_position()
        before = longest(lambda: live.ask("ping"))
    assert is_unharmed(flooded(hall, loki, f"/api/tables/{table['id']}/live", data), before)
    assert is_unharmed(flooded(hall, loki, "/api/lobby/live", data), before)


def test_who_is_told_too_fast_again_and_again_is_cut_off(hall: HallProcess) -> None:
    loki = hall.guest("Loki")
    table = loki.set_up(seats="me easy")
    with pytest.raises(ConnectionClosed) as closed, loki.at(table["id"]) as live:
        live.hear_position()
        refused = 0
        with suppress(ConnectionClosed):
            while True:
                live.say("ping")
                live.say("ping")
                refused += live.hear()["type"] == "refused"
        while True:  # what had come before it was closed
            refused += live.hear()["type"] == "refused"
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    assert closed.value.rcvd.reason.startswith("Too much at once") and refused


def test_a_page_that_reads_nothing_is_cut_off_by_bytes(hall: HallProcess) -> None:
    loki = hall.guest("Loki")
    table = loki.set_up(seats="me friend", open=True)
    hall.guest("Anna").post(f"/api/tables/{table['id']}/sit")

    def connections() -> int:
        found: int = httpx.get(f"{hall.address}/health").json()["connections"]
        return found

    with Raw(hall.address) as raw:
        had = connections()
        raw.upgrade(loki, f"/api/tables/{table['id']}/live")
        raw.send(frame(TEXT, '{"type":"hello"}'))
        wait_until(lambda: connections() > had, "it is not counted")
        raw.send(frame(TEXT, '{"type":"look","seat":0}') * 60)
        wait_until(lambda: connections() == had, "it is not cut off")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells what a process has used")
def test_the_lobby_is_made_once_for_all(hall: HallProcess) -> None:
    hosts = [hall.guest(f"Host {number}") for number in range(4)]
    for host in hosts:
        for _ in range(12):
            host.set_up(seats="me friend friend friend", open=True)
    with httpx.Client(base_url=hall.address) as client:

        def cost(path: str) -> float:
            """Return the processor time that the hall takes for some answers."""
            before = processor_time(hall)
            for _ in range(60):
                assert client.get(path).status_code == 200
            return processor_time(hall) - before

        assert len(client.get("/api/lobby").json()["open"]) >= 48
        assert cost("/api/lobby") < 4 * cost("/api/me")


def processor_time(hall: HallProcess) -> float:
    """Return how long a hall has used the processor, in ticks, as Linux counts it."""
    fields = Path(f"/proc/{hall.process.pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
