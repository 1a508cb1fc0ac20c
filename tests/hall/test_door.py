"""Who may come in, and what every answer carries."""

import re
from typing import Any

import httpx
import pytest
from starlette.types import Message
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from meadhall.hall.app import create_app
from meadhall.hall.errors import HallError
from meadhall.hall.limits import Buckets
from meadhall.hall.settings import Rate

from .alone import run_alone
from .client import Guest, HallProcess


def test_the_cookie_is_for_us_alone(hall: HallProcess) -> None:
    anna = Guest(hall.address)
    assert anna.get("/api/me") == {"guest": None, "name": None}
    assert not anna.http.cookies, "looking makes no guest"
    answer = anna.http.post("/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "secure" not in cookie
    assert len(re.findall(r"meadhall=([^;]+)", answer.headers["set-cookie"])[0]) >= 43
    assert anna.get("/api/me")["name"] == "Anna"
    again = anna.http.post("/api/me", json={"name": "Astrid"})
    assert "set-cookie" not in again.headers and again.json()["guest"] == answer.json()["guest"]


def test_over_https_the_cookie_is_secure(hall: HallProcess) -> None:
    answer = httpx.post(f"{hall.address}/api/me", json={"name": "Anna"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobody(hall: HallProcess) -> None:
    loki = Guest(hall.address)
    for secret in ("x", "x" * 43, "x" * 5000, "'; DROP TABLE guests; --"):
        loki.http.cookies.set("meadhall", secret)
        assert loki.get("/api/me")["guest"] is None
        assert loki.refused("/api/tables", game="vikings", seats=[{"kind": "me"}, {"kind": "bot"}])[:2] == (
            401,
            "no-guest",
        )
        loki.http.cookies.clear()


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/hall", "/docs", "/health", "/api/nowhere", "/nowhere.js"])
def test_every_answer_carries_a_strict_policy(hall: HallProcess, path: str) -> None:
    headers = httpx.get(hall.address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "http" not in policy and "*" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_an_answer_about_our_own_fault_carries_it_too() -> None:
    app = create_app()

    async def ask() -> httpx.Response:
        # Nobody has opened this hall, so it cannot say how it is.
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://hall") as client:
            return await client.get("/health")

    answer = run_alone(ask())
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "our-fault")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://127.0.0.1.evil.example", "http://["]
)
def test_another_site_can_change_nothing(hall: HallProcess, origin: str) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    answer = anna.http.post(f"/api/tables/{table['id']}/leave", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "strange-origin")
    assert not anna.get(f"/api/tables/{table['id']}")["seats"][0]["away"]
    cookie = f"meadhall={anna.http.cookies['meadhall']}"
    for path in (f"/api/tables/{table['id']}/live", "/api/lobby/live"):
        with pytest.raises(InvalidStatus):
            connect(hall.address.replace("http", "ws") + path, additional_headers={"Cookie": cookie, "Origin": origin})


def test_our_own_page_may(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    answer = anna.http.post(f"/api/tables/{table['id']}/leave", json={}, headers={"Origin": hall.address})
    assert answer.status_code == 200
    with connect(hall.address.replace("http", "ws") + "/api/lobby/live", additional_headers={"Origin": hall.address}):
        pass


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u0000b", "a\u202eb", "\u200b"])
def test_names_are_short_and_printable(hall: HallProcess, name: str) -> None:
    guest = Guest(hall.address)
    status, code, message = guest.refused("/api/me", name=name)
    assert status == 422 and code in ("bad-name", "bad-request") and message
    assert not guest.http.cookies


def test_a_body_that_is_too_large_is_refused(hall: HallProcess) -> None:
    anna = hall.guest()
    assert anna.refused("/api/me", name="x" * 20_000)[:2] == (413, "too-large")

    def chunks() -> Any:
        for _ in range(40):
            yield b"x" * 1000

    answer = anna.http.post("/api/me", content=chunks(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name": 5}', b'{"nom": "Anna"}', b"[" * 5000]
)
def test_a_body_that_is_not_understood_is_refused(hall: HallProcess, body: bytes) -> None:
    anna = hall.guest()
    answer = anna.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["code"] == "bad-request"
    assert anna.get("/api/me")["name"] == "Anna"


def test_errors_are_worded_in_the_readers_language(hall: HallProcess) -> None:
    anna = hall.guest()
    german = anna.http.post("/api/tables/nowhere/sit", json={}, headers={"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"})
    assert german.json()["error"]["message"].startswith("Diesen Tisch gibt es nicht")
    other = anna.http.get("/api/tables/nowhere", headers={"Accept-Language": "fr, es"})
    assert other.json()["error"]["message"].startswith("There is no such table")


def test_what_is_not_there_is_said_so(hall: HallProcess) -> None:
    for path in ("/api/nowhere", "/docs/../../pyproject.toml", "/nowhere.js", "/" + "a" * 300, "/%00", "/a%00.js"):
        answer = httpx.get(hall.address + path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-page")
    answer = httpx.delete(hall.address + "/api/me")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "not-allowed")


@pytest.mark.parametrize(
    "path", ["/%2e%2e/%2e%2e/cli/serve.py", "/..%2f..%2fcli%2fserve.py", "/assets/..%2f..%2fapp.py", "/%00"]
)
def test_only_files_of_the_page_are_served(hall: HallProcess, path: str) -> None:
    answer = httpx.get(hall.address + path)
    assert "import" not in answer.text and answer.status_code in (200, 404)


def test_the_reference_needs_nothing_from_outside(hall: HallProcess) -> None:
    page = httpx.get(f"{hall.address}/docs").text
    assert not re.search(r"(src|href)=\"(https?:)?//", page) and "<script>" not in page
    for name in re.findall(r"(?:src|href)=\"(/docs/[^\"]+)\"", page):
        answer = httpx.get(hall.address + name)
        assert answer.status_code == 200 and "http" not in answer.text
    paths = httpx.get(f"{hall.address}/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/sit" in paths


def test_a_guest_who_asks_too_fast_is_slowed_down(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        live.hear_position()
        for _ in range(240):
            live.say("ping")
        assert live.until(lambda message: message["type"] == "refused")["code"] == "too-fast"
        # On a slow machine the bucket may have got a drop or two meanwhile.
        answers = (anna.http.get("/api/me") for _ in range(200))
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.headers["retry-after"]


def test_who_chatters_in_the_lobby_is_shown_out(hall: HallProcess) -> None:
    guest = Guest(hall.address)
    address = hall.address.replace("http", "ws") + "/api/lobby/live"
    with pytest.raises(ConnectionClosed) as closed, connect(address, additional_headers=guest.headers) as lobby:
        for _ in range(5000):
            lobby.send("x")
        while True:
            lobby.recv(30)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_an_address_that_asks_too_fast_opens_nothing_more() -> None:
    app = create_app()
    hall = app.state.hall
    hall.address_rate = Buckets(Rate(0.001, 1))
    hall.address_rate.take("10.0.0.1")

    async def open_socket(path: str) -> list[Message]:
        said: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            said.append(message)

        scope = {"type": "websocket", "path": path, "headers": [], "query_string": b"", "client": ("10.0.0.1", 1)}
        await app(scope, receive, send)
        return said

    for path in ("/api/lobby/live", "/api/tables/abc/live"):
        accepted, closed = run_alone(open_socket(path))
        assert accepted["type"] == "websocket.accept"
        assert closed["code"] == 1008 and closed["reason"].startswith("Too much at once")

    async def ask() -> int:
        transport = httpx.ASGITransport(app, client=("10.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://hall") as client:
            return (await client.get("/health")).status_code

    assert run_alone(ask()) == 429


def test_a_bucket_fills_again() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 3), lambda: now)
    for _ in range(3):
        buckets.take("anna")
    with pytest.raises(HallError, match="Too much at once"):
        buckets.take("anna")
    buckets.take("bjarni")
    now = 0.5
    buckets.take("anna")
    with pytest.raises(HallError):
        buckets.take("anna")


def test_a_guest_has_so_many_tables_and_no_more(hall: HallProcess) -> None:
    anna = hall.guest()
    for _ in range(20):
        anna.set_up(seats="me friend")
    wish = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    assert anna.refused("/api/tables", **wish)[:2] == (429, "too-many-tables")
    first = anna.get("/api/lobby")["mine"][0]["id"]
    anna.post(f"/api/tables/{first}/leave")
    anna.set_up(seats="me friend")


def test_a_guest_has_so_many_windows_and_no_more(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    windows = [anna.at(table["id"]) for _ in range(30)]
    for window in windows:
        window.hear()
    with pytest.raises(ConnectionClosed) as closed, anna.at(table["id"]) as one_more:
        one_more.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    for window in windows:
        window.socket.close()


def test_the_tiles_of_isle_of_skye_are_given_once_as_printed(hall: HallProcess) -> None:
    answer = httpx.get(f"{hall.address}/api/games/skye/tiles")
    tiles = {tile["name"]: tile for tile in answer.json()["tiles"]}
    assert len(tiles) == 74 and next(iter(tiles)) == "castle"
    assert tiles["T14"]["areas"] == [["pasture", "N"], ["water", "ESW"]] and tiles["T14"]["roads"] == ["N"]
    assert re.fullmatch(r"max-age=\d+", answer.headers["cache-control"])
