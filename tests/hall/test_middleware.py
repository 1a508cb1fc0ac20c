"""Who may come in, and what every answer carries."""

import asyncio
import re
from typing import Any

import httpx
import pytest
from starlette.types import Message
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from meadhall.engine.errors import BadOption
from meadhall.hall.app import create_app
from meadhall.hall.errors import HallError
from meadhall.hall.limits import Buckets, Patience, household
from meadhall.hall.settings import Rate, Settings, read_host_names

from .client import Guest, HallProcess
from .raw_connection import Raw
from .run_async import run_async


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

    answer = run_async(ask())
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


async def ask_app(app: Any, path: str, headers: dict[str, str], **scope: Any) -> tuple[int, str]:
    """Ask an application without a server in between; return status and body."""
    said: list[Message] = []
    coming: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> Message:
        while not coming:
            await asyncio.sleep(1)  # nobody goes away
        return coming.pop()

    async def send(message: Message) -> None:
        said.append(message)

    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    usual = {"type": "http", "method": "GET", "scheme": "http", "query_string": b"", "client": ("10.0.0.1", 1)}
    await app(usual | {"path": path, "headers": raw, "server": ("192.168.0.7", 8000)} | scope, receive, send)
    return said[0]["status"], b"".join(message.get("body", b"") for message in said[1:]).decode()


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.0.7:8000", True),  # which it listens on
        ("hall.example.org", True),
        ("HALL.example.org.:443", True),
        ("mead.example", True),
        ("192.168.0.8:8000", False),
        ("evil.example", False),
        ("hall.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        ("[", False),
        ("a/b", False),
    ],
)
def test_the_hall_answers_to_its_own_names_only(host: str, fine: bool) -> None:
    app = create_app(Settings(host_names=read_host_names(["hall.example.org", "MEAD.example"])))
    status, body = run_async(ask_app(app, "/docs", {"Host": host}))
    if fine:
        assert status == 200
        return
    assert status == 421 and '"strange-host"' in body and "--host-name" in body


def test_a_real_hall_is_called_by_what_is_configured(hall: HallProcess) -> None:
    answer = httpx.get(f"{hall.address}/api/me", headers={"Host": "evil.example", "Accept-Language": "de"})
    assert answer.status_code == 421
    assert answer.json()["error"]["message"].startswith("Diese Halle heißt nicht „evil.example“.")
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: bWVhZGhhbGxtZWFkaGFsbA==\r\nSec-WebSocket-Version: 13"
    with Raw(hall.address) as raw:
        raw.send(f"GET /api/lobby/live HTTP/1.1\r\nHost: evil.example\r\n{upgrade}\r\n\r\n".encode())
        assert raw.rest().startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize("name", ["https://hall.example", "hall.example:8000", "a b", "", "*"])
def test_a_host_name_is_a_name_alone(name: str) -> None:
    with pytest.raises(BadOption, match="--host-name"):
        read_host_names([name])


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "fine"),
    [
        ("http", "localhost:8000", "http://localhost:8000", True),
        ("http", "localhost:8000", "https://localhost:8000", False),
        ("http", "localhost", "http://localhost:80", True),
        ("http", "localhost", "http://localhost:8080", False),
        ("https", "mead.example", "https://mead.example", True),
        ("https", "mead.example", "http://mead.example", False),
        ("https", "mead.example", "https://MEAD.example:443", True),
        ("https", "mead.example", "ftp://mead.example", False),
        ("https", "mead.example", "null", False),
        ("http", "[::1]:8000", "http://[::1]:8000", True),
    ],
)
def test_an_origin_has_a_scheme_too(scheme: str, host: str, origin: str, fine: bool) -> None:
    app = create_app(Settings(host_names=("mead.example",)))
    status, body = run_async(ask_app(app, "/docs", {"Host": host, "Origin": origin}, scheme=scheme, method="POST"))
    assert (status, "strange-origin" in body) == ((405, False) if fine else (403, True))
    if not fine:
        assert "X-Forwarded-Proto" in body


@pytest.mark.parametrize(
    ("site", "status"), [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403)]
)
def test_another_site_can_ask_nothing_either(hall: HallProcess, site: str, status: int) -> None:
    answer = httpx.get(f"{hall.address}/api/lobby", headers={"Sec-Fetch-Site": site})
    assert answer.status_code == status
    page = httpx.get(f"{hall.address}/", headers={"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate"})
    assert page.status_code == 200, "but a link may lead here"


def test_addresses_of_one_household_are_counted_together() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::9") != household("2001:db8:1:3::4")
    assert household("::ffff:10.0.0.1") == household("10.0.0.1") == "10.0.0.1"
    assert household("unknown") == "unknown" and household("::1") == "::1"


def test_who_does_not_listen_is_out_for_a_while() -> None:
    now = 0.0
    patience = Patience(Rate(1, 2), 10, lambda: now)
    assert [patience.ends_with("loki") for _ in range(3)] == [False, False, True]
    assert patience.is_out("loki") and not patience.is_out("anna")
    now = 11
    assert not patience.is_out("loki") and not patience.ends_with("loki")


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

        headers = [(b"host", b"localhost")]
        scope = {"type": "websocket", "path": path, "headers": headers, "query_string": b"", "client": ("10.0.0.1", 1)}
        await app(scope, receive, send)
        return said

    for path in ("/api/lobby/live", "/api/tables/abc/live"):
        accepted, closed = run_async(open_socket(path))
        assert accepted["type"] == "websocket.accept"
        assert closed["code"] == 1008 and closed["reason"].startswith("Too much at once")

    async def ask() -> int:
        transport = httpx.ASGITransport(app, client=("10.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://hall") as client:
            return (await client.get("/health")).status_code

    assert run_async(ask()) == 429


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
