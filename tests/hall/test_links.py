"""Links to games that are over: they carry the right to look, until they are withdrawn; and what messengers show of a link."""

import re
import struct
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.compute import pictures
from meadhall.hall.compute.costly_work import Asker, CostlyWork
from meadhall.hall.compute.pictures import Pictures
from meadhall.hall.errors import HallError
from meadhall.hall.settings import Limits
from meadhall.hall.store.digest import digest

from .client import Guest, HallProcess
from .run_async import run_async

TITLE = 'A "fine" <b>evening</b> & more'


@pytest.fixture(scope="module")
def players(hall: HallProcess) -> list[Guest]:
    return [hall.guest("Anna"), hall.guest("Bert")]


@pytest.fixture
def table(players: list[Guest]) -> str:
    """A game by invitation that two people have ended after a few steps."""
    anna, bert = players
    made = anna.set_up(seats="me friend", title=TITLE)
    bert.post(f"/api{made['invitation'].replace('invitation', 'invitations')}")
    bert.post(f"/api/tables/{made['id']}/sit")
    with anna.at(made["id"]) as live:
        live.act_first()
    for guest in players:
        guest.post(f"/api/tables/{made['id']}/end")
    name: str = made["id"]
    return name


def link_to(guest: Guest, table: str) -> str:
    """Return what a player's link holds."""
    mine: str = guest.post(f"/api/tables/{table}/links")["mine"]
    address, link = mine.split("?link=")
    assert address == f"/replay/{table}"
    return link


def answers(guest: Guest, table: str, link: str) -> list[tuple[int, str]]:
    """Ask for everything that a link opens; return status and code, or the kind of what came."""
    got = []
    for path in ("replay?", "replay/frames?viewer=all&", "log?", "preview.png?"):
        answer = guest.http.get(f"/api/tables/{table}/{path}link={link}")
        kind = answer.headers["content-type"].split(";")[0]
        got.append((answer.status_code, kind if answer.status_code == 200 else answer.json()["error"]["code"]))
    return got


OPENED = [(200, "application/json"), (200, "application/json"), (200, "text/plain"), (200, "image/png")]


def test_whoever_has_the_link_may_look_at_the_game_and_at_nothing_else(
    hall: HallProcess, players: list[Guest], table: str
) -> None:
    link = link_to(players[0], table)
    assert len(link) == 32, "192 bits"
    nobody, stranger = Guest(hall.address), hall.guest("Loki")
    for other in (nobody, stranger):
        assert answers(other, table, link) == OPENED
        assert other.http.get(f"/api/tables/{table}").status_code == 404, "the table itself stays by invitation"
        assert other.http.get(f"/api/tables/{table}/replay").status_code == 404
    another = players[0].set_up(seats="me easy")["id"]
    players[0].post(f"/api/tables/{another}/end")
    assert answers(nobody, another, link) == [(404, "no-such-link")] * 4


def test_a_player_gets_the_same_link_again_and_each_has_her_own(players: list[Guest], table: str) -> None:
    anna, bert = players
    first = link_to(anna, table)
    assert anna.get(f"/api/tables/{table}/replay")["links"] == 1
    assert link_to(anna, table) == first != link_to(bert, table)
    assert anna.get(f"/api/tables/{table}/replay")["links"] == 2


def test_links_are_withdrawn_by_any_player_and_new_ones_are_others(
    hall: HallProcess, players: list[Guest], table: str
) -> None:
    anna, bert = players
    links = [link_to(guest, table) for guest in players]
    nobody = Guest(hall.address)
    assert bert.post(f"/api/tables/{table}/links/withdraw") == {"links": 0, "mine": None}
    for link in links:
        assert answers(nobody, table, link) == [(404, "no-such-link")] * 4
    says = {"en": "This link to a game was withdrawn", "de": "Dieser Link zu einer Partie wurde zurückgezogen"}
    for language, sentence in says.items():
        answer = nobody.http.get(f"/api/tables/{table}/replay?link={links[0]}", headers={"Accept-Language": language})
        assert answer.json()["error"]["message"].startswith(sentence)
    assert anna.get(f"/api/tables/{table}/replay?link={links[0]}")["links"] == 0, "her own right is not the link's"
    fresh = link_to(anna, table)
    assert fresh not in links and answers(nobody, table, fresh) == OPENED


@pytest.mark.parametrize("link", ["", "guessed", "A" * 32, "a%00b", "%F0%9F%90%91", "x" * 3000])
def test_a_link_that_is_none_is_refused_in_words(hall: HallProcess, table: str, link: str) -> None:
    assert answers(Guest(hall.address), table, link) == [(404, "no-such-link")] * 4
    assert answers(Guest(hall.address), "no-such-table", link) == [(404, "no-such-link")] * 4


def test_only_players_make_and_withdraw_links_and_only_after_the_end(hall: HallProcess, players: list[Guest]) -> None:
    anna, loki = players[0], hall.guest("Loki")
    running = anna.set_up(seats="me easy", open=True)["id"]
    for path in ("links", "links/withdraw"):
        assert anna.refused(f"/api/tables/{running}/{path}")[:2] == (409, "not-over")
        assert loki.refused(f"/api/tables/{running}/{path}")[:2] == (403, "not-your-seat")
        assert Guest(hall.address).refused(f"/api/tables/{running}/{path}")[:2] == (401, "no-guest")
    anna.post(f"/api/tables/{running}/end")
    assert loki.get(f"/api/tables/{running}/replay")["links"] is None, "how many there are is for players"


def test_the_database_has_no_link_only_a_digest(tmp_path: Path) -> None:
    from .client import sqlite

    own = HallProcess(sqlite(tmp_path), games=("vikings",))
    anna = own.guest("Anna")
    table = anna.set_up(seats="me easy")["id"]
    anna.post(f"/api/tables/{table}/end")
    link = link_to(anna, table)
    own.stop()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert link.encode() not in written and digest(link).encode() in written


# Previews


def metas(guest: Guest, address: str, **headers: str) -> dict[str, str]:
    """Return what a crawler reads, by name or property."""
    answer = guest.http.get(address, headers=headers)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', answer.text)
    title = re.search(r"<title>(.*)</title>", answer.text)
    assert title
    return {name: unescape(content) for name, content in found} | {"title": unescape(title[1])}


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_link_to_a_moment_has_a_title_a_sentence_and_a_picture_of_it(
    hall: HallProcess, players: list[Guest], table: str
) -> None:
    link = link_to(players[0], table)
    crawler = Guest(hall.address)
    told = metas(crawler, f"/replay/{table}?link={link}&ply=7&seat=0")
    assert told["og:title"] == told["twitter:title"] == f"{TITLE} – Vikings: Anna, Bert"
    assert told["title"] == f"{TITLE} – Vikings: Anna, Bert – Meadhall"
    assert told["og:description"].startswith("A finished game, step by step. The link opens it at step 7 of ")
    assert told["twitter:card"] == "summary_large_image" and told["robots"] == "noindex"
    assert told["og:url"] == f"{hall.address}/replay/{table}?link={link}&ply=7&seat=0"
    assert told["og:image"].startswith(f"{hall.address}/api/tables/{table}/preview.png?ply=7&")
    picture = crawler.http.get(told["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert size_of(picture.content) == (1200, 630) == (int(told["og:image:width"]), int(told["og:image:height"]))
    later = metas(crawler, f"/replay/{table}?link={link}&ply=999999")
    assert crawler.http.get(later["og:image"]).content != picture.content, "it shows that moment"
    german = metas(crawler, f"/replay/{table}?link={link}&ply=7", **{"Accept-Language": "de"})
    assert german["og:description"].startswith("Eine beendete Partie") and german["og:locale"] == "de_DE"
    assert crawler.http.get(german["og:image"]).status_code == 200


def test_names_and_titles_cannot_break_out_of_the_head(hall: HallProcess, players: list[Guest], table: str) -> None:
    crawler = Guest(hall.address)
    link = link_to(players[0], table)
    text = crawler.http.get(f'/replay/{table}?link={link}&x="><script>', headers={"Host": "127.0.0.1"}).text
    assert "<b>" not in text and text.count("<script") == 1, "the page's own"


def test_what_not_everybody_may_see_is_in_no_preview(hall: HallProcess, players: list[Guest], table: str) -> None:
    crawler, known = Guest(hall.address), metas(Guest(hall.address), "/")
    assert known["og:title"] == "Meadhall" and "Vikings, Isle of Skye, Vikings Gone Wild" in known["og:description"]
    same = ("title", "description", "og:title", "og:description", "og:image")
    link = link_to(players[0], table)
    players[1].post(f"/api/tables/{table}/links/withdraw")
    running = players[0].set_up(seats="me friend", title="Hidden")["id"]
    for address in (
        f"/table/{table}", f"/replay/{table}", f"/replay/{table}?link={link}", f"/table/{running}",
        "/replay", "/replay/shown", "/table/x%22%3E", "/score/vikings",
    ):  # fmt: skip
        told = metas(crawler, address)
        assert [told[name] for name in same] == [known[name] for name in same], address
        assert [metas(players[0], address)[name] for name in same] == [known[name] for name in same], address
    assert size_of(crawler.http.get(known["og:image"]).content) == (1200, 630)


def test_open_tables_invitations_and_rules_have_previews(hall: HallProcess, players: list[Guest]) -> None:
    crawler = Guest(hall.address)
    made = players[0].set_up("skye", seats="me friend", open=True, title="Thing")
    told = metas(crawler, f"/table/{made['id']}")
    assert (told["og:title"], "robots" in told) == ("Thing – Isle of Skye", False)
    assert told["og:description"] == "A seat is free at this table of Isle of Skye. Come and play."
    assert size_of(crawler.http.get(told["og:image"]).content) == (1200, 630)
    invited = metas(crawler, made["invitation"])
    assert (invited["og:title"], invited["robots"]) == ("Anna invites you to a game of Isle of Skye", "noindex")
    guessed = metas(crawler, "/invitation/guessed")
    assert (guessed["og:title"], guessed["robots"]) == ("You are invited to a game", "noindex")
    assert metas(crawler, "/rules/skye")["og:title"] == "The rules of Isle of Skye"
    players[0].post(f"/api/tables/{made['id']}/leave")


def test_a_picture_is_made_once_and_not_everybody_can_wait_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def slowly(svg: str) -> bytes:
        made.append(svg)
        return svg.encode()

    monkeypatch.setattr(pictures, "rasterize", slowly)
    monkeypatch.setattr(pictures, "MOST_KEPT", 3)

    async def run() -> tuple[list[Any], list[Any]]:
        import asyncio

        costly, asker = CostlyWork(Limits()), Asker(None, "here")
        hall_pictures = Pictures(costly)
        same = await asyncio.gather(*(hall_pictures.png("one", asker, lambda: "one") for _ in range(5)))
        many = [hall_pictures.png(n, asker, str) for n in range(pictures.MOST_WAITING + 2)]
        others = await asyncio.gather(*many, return_exceptions=True)
        costly.stop()
        assert len(hall_pictures._kept) == 3
        return list(same), list(others)

    same, others = run_async(run())
    assert same == [b"one"] * 5 and made.count("one") == 1
    refused = [other for other in others if isinstance(other, HallError)]
    assert [error.code for error in refused] == ["busy"] * 2
