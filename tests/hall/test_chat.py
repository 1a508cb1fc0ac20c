"""Chat at tables of people: who reads and writes, how much, what is kept of it; and the notes that nobody else sees."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from meadhall.hall.protocol import MAX_CHAT, MAX_NOTES
from meadhall.hall.services.chat_access import TALK_SECONDS
from meadhall.hall.services.hall import Hall
from meadhall.hall.services.plain_text import one_line, several_lines
from meadhall.hall.services.table import Table, Viewer
from meadhall.hall.store import GuestRow
from meadhall.hall.store.chat import MOST_LINES, ChatRow
from meadhall.hall.store.schema import tables
from meadhall.hall.store.store import now

from .client import Guest, HallProcess, Live, Message
from .run_async import run_async
from .test_memory import ANNA, hall_on

BERT = GuestRow("bert", "Bert")


def pair(hall: HallProcess, **more: Any) -> tuple[Guest, Guest, str]:
    """Let two people sit down at a table; return them and its path."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.set_up(seats="me friend", **more)
    bert.post(f"/api{table['invitation'].replace('invitation', 'invitations')}")
    bert.post(f"/api/tables/{table['id']}/sit")
    return anna, bert, f"/api/tables/{table['id']}"


def read(live: Live) -> Message:
    """Ask for the chat, and return it."""
    return live.ask("read_chat")


def hear_line(live: Live) -> Message:
    """Wait for the next line."""
    told = live.until(lambda message: message["type"] == "chat" and message["lines"])
    line: Message = told["lines"][-1]
    return line


def refusal(live: Live, **fields: Any) -> str:
    """Write what must be refused; return the code."""
    live.say("write_chat", **fields)
    code: str = live.until(lambda message: message["type"] == "refused")["code"]
    return code


def test_two_people_talk_and_each_reads_phrases_in_their_language(hall: HallProcess) -> None:
    anna, bert, path = pair(hall)
    name = path.rpartition("/")[2]
    assert anna.get(path)["chat"] and bert.get(path)["chat"]
    with anna.at(name) as hers, bert.at(name, language="de") as his:
        hers.ask("write_chat", text="  Hello\n<b>Bert</b>  ")
        chat = read(his)
        assert chat["whole"] and chat["open"] and not chat["kept"]
        (line,) = chat["lines"]
        assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "Hello <b>Bert</b>")
        assert not line["mine"] and line["phrase"] is None
        assert [each["mine"] for each in read(hers)["lines"]] == [True]
        his.ask("write_chat", phrase="good-luck")
        answer = hear_line(hers)
        assert (answer["name"], answer["phrase"], answer["text"], answer["number"]) == ("Bert", "good-luck", "", 2)
        assert answer["person"] != line["person"], "one of them can be muted"
        assert BERT.id not in str(answer) and anna.get("/api/me")["guest"] not in str(line), "who it is stays unknown"
    # Another page of hers finds all of it; the game's log has none.
    with anna.at(name) as again:
        assert [each["number"] for each in read(again)["lines"]] == [1, 2]
        again.hear_position()
        assert "Hello" not in str(again.entries) and "good-luck" not in str(again.position)


def test_nobody_else_reads_or_writes(hall: HallProcess) -> None:
    anna, _, path = pair(hall, open=True)
    name, loki = path.rpartition("/")[2], hall.guest("Loki")
    assert not loki.get(path)["chat"]
    with anna.at(name) as hers, loki.at(name) as spectator, Guest(hall.address).at(name) as nobody:
        read(hers)
        hers.ask("write_chat", text="between us")
        for live in (spectator, nobody):
            assert live.ask("read_chat")["code"] == "not-your-seat"
            assert live.ask("write_chat", text="hi")["code"] == "not-your-seat"
            assert "between us" not in "".join(live.heard)
    assert loki.get(f"{path}/chat")["lines"] == []
    assert loki.refused(f"{path}/chat", keep=True)[:2] == (403, "not-your-seat")
    alone = anna.set_up(seats="me easy")
    assert not alone["chat"]
    with anna.at(alone["id"]) as live:
        assert live.ask("write_chat", text="hello, bot")["code"] == "no-chat"
        assert read(live)["code"] == "no-chat"


def test_who_writes_too_much_or_nothing_is_refused_and_nobody_else_is(hall: HallProcess) -> None:
    anna, bert, path = pair(hall)
    name = path.rpartition("/")[2]
    with anna.at(name) as hers, bert.at(name) as his:
        read(his)
        for fields in ({"text": "x" * (MAX_CHAT + 1)}, {}, {"text": "x", "phrase": "hello"}, {"phrase": "shout"}):
            assert refusal(his, **fields) == "bad-message"
        for text in (" \n\t", "\u200b\u2060\u202e\u3164", "\ud800"):
            assert refusal(his, text=text) in ("bad-chat", "bad-message")
        answers = [hers.ask("write_chat", text=f"flood {number}") for number in range(20)]
        refused = [answer["code"] for answer in answers if answer["type"] == "refused"]
        assert 10 < len(refused) < 20 and set(refused) == {"too-much-chat"}
        assert his.ask("write_chat", phrase="one-moment")["type"] == "pong"
        assert his.hear_position()["legal"] is not None, "and the game goes on"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("all\r\nin one\u2028line", "all in one line"),
        ("gold \u202eevil\u202c \u2066x\u2069", "gold evil x"),
        ("ze\u200bro\u00ad wi\u2060dth\ufeff", "zero width"),
        ("e\u0301\u0302\u0303\u0304\u0305\u0306", "é\u0302\u0303\u0304"),
        ("tag\U000e0041\U000e007f", "tag"),
        ("שלום Anna 👍🏽", "שלום Anna 👍🏽"),
        ("\x00\x07 \u3164\u2800", ""),
        ("\u0301", ""),
        ("\ue000", ""),
    ],
)
def test_nothing_hides_in_a_line(written: str, shown: str) -> None:
    assert one_line(written) == shown


def test_notes_keep_their_lines_and_nothing_that_cannot_be_seen() -> None:
    assert several_lines("wheel:\r\n\t3 \x00nobles \u202e\n\nend\n\n") == "wheel:\n    3 nobles\n\nend"


def over(anna: Guest, bert: Guest, path: str) -> None:
    for guest in (anna, bert):
        guest.post(f"{path}/end")


def test_what_all_agree_to_keep_is_read_with_the_replay(hall: HallProcess) -> None:
    anna, bert, path = pair(hall, open=True)
    name, loki = path.rpartition("/")[2], hall.guest("Loki")
    with anna.at(name) as hers:
        read(hers)
        hers.ask("write_chat", text="well played")
        assert bert.post(f"{path}/chat", keep=True) == {"lines": [], "keeps": True}
        told = hers.until(lambda message: message["type"] == "chat" and message["keepers"])
        assert told["keepers"] == [1] and not told["kept"]
    over(anna, bert, path)
    assert anna.get(path)["chat"], "people still talk about the game"
    assert loki.get(f"{path}/chat")["lines"] == [], "only one of them has agreed"
    assert [line["text"] for line in anna.post(f"{path}/chat", keep=True)["lines"]] == ["well played"]
    assert [(line["name"], line["mine"]) for line in loki.get(f"{path}/chat")["lines"]] == [("Anna", False)]
    link = anna.post(f"{path}/links")["mine"].partition("link=")[2]
    assert Guest(hall.address).get(f"{path}/chat?link={link}")["lines"], "whoever may look at the game"
    assert bert.post(f"{path}/chat", keep=False) == {"lines": [], "keeps": False}
    assert anna.get(f"{path}/chat") == {"lines": [], "keeps": True}


async def finished(hall: Hall, name: str, minutes: float) -> Table:
    """Let Bert sit down, both write, and the game be over for so long."""
    await hall.store.add_guest(BERT, "another secret")
    table = await hall.tables.get(name)
    async with table.lock:
        free = [seat for seat in table.seats if seat.kind == "free"]
        new = [replace(free[0], kind="person", guest=BERT.id, name="Bert"), replace(free[1], kind="bot", name="Olaf")]
        await hall.tables.change_seats(table, list(zip(free, new, strict=True)))
    for guest in (ANNA, BERT):
        await hall.store.chat.add(name, ChatRow(0, guest.id, 0, guest.name, None, "text", now()))
    ago = now() - int(minutes * 60_000)
    await hall.store.writer.write(
        lambda connection: connection.execute(update(tables).values(status="ended", changed=ago))
    )
    async with table.lock:
        await hall.tables.refresh(table)
    return table


@pytest.mark.parametrize(
    ("minutes", "keepers", "left"),
    [(1, (), 2), (11, (), 0), (11, (ANNA,), 0), (11, (ANNA, BERT), 2)],
)
def test_a_chat_is_deleted_after_the_game_unless_all_keep_it(
    tmp_path: Path, minutes: float, keepers: tuple[GuestRow, ...], left: int
) -> None:
    assert TALK_SECONDS == 600

    async def run() -> tuple[int, list[str]]:
        async with hall_on(tmp_path) as (hall, row):
            table = await finished(hall, row.id, minutes)
            for guest in keepers:
                await hall.chat.keep(table, guest, True)
            viewer = Viewer(ANNA.id, 10_000)
            viewer.chat_read = 2  # a page that is still open
            table.viewers.append(viewer)
            await hall.chat.tidy()
            told = await asyncio.wait_for(viewer.take(), 5) if left == 0 else []
            return len(await hall.store.chat.lines(row.id)), told

    lines, told = run_async(run())
    assert lines == left
    assert all('"whole":true,"lines":[]' in message and '"open":false' in message for message in told)


def test_lines_of_somebody_who_gave_up_their_seat_are_not_kept(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with hall_on(tmp_path) as (hall, row):
            table = await finished(hall, row.id, 11)
            gone = GuestRow("gone", "Gone")
            await hall.store.add_guest(gone, "a third secret")
            await hall.store.chat.add(row.id, ChatRow(0, gone.id, 2, gone.name, None, "bye", now()))
            for guest in (ANNA, BERT):
                await hall.chat.keep(table, guest, True)
            shown = [line.name for line in (await hall.chat.kept(table, None)).lines]
            await hall.chat.tidy()
            return shown + [line.name for line in await hall.store.chat.lines(row.id)]

    assert run_async(run()) == ["Anna", "Bert", "Anna", "Bert"]


def test_a_table_keeps_its_newest_lines_and_loses_all_with_itself(tmp_path: Path) -> None:
    async def run() -> tuple[int, int, list[ChatRow]]:
        async with hall_on(tmp_path) as (hall, row):
            for number in range(MOST_LINES + 5):
                await hall.store.chat.add(row.id, ChatRow(0, ANNA.id, 0, "Anna", None, str(number), now()))
            lines = await hall.store.chat.lines(row.id)
            await hall.store.chat.set_keeping(row.id, ANNA.id, True)
            await hall.store.chat.set_notes(row.id, ANNA.id, "mine")
            await hall.store.delete_table(row.id)
            return lines[0].number, lines[-1].number, await hall.store.chat.lines(row.id)

    assert run_async(run()) == (6, MOST_LINES + 5, [])


def test_notes_are_for_their_writer_alone_and_stay_with_the_game(hall: HallProcess) -> None:
    anna, bert, path = pair(hall, open=True)
    assert anna.get(f"{path}/notes") == {"text": ""}
    assert anna.post(f"{path}/notes", text="nobles first\n\x00<i>") == {"text": "nobles first\n<i>"}
    assert bert.get(f"{path}/notes") == {"text": ""}
    assert anna.refused(f"{path}/notes", text="x" * (MAX_NOTES + 1))[:2] == (422, "bad-request")
    assert anna.post(f"{path}/notes", text="🛡" * MAX_NOTES)["text"] == "🛡" * MAX_NOTES
    anna.post(f"{path}/notes", text="gold last")
    loki = hall.guest("Loki")
    assert loki.refused(f"{path}/notes", text="mine")[:2] == (403, "not-your-seat")
    assert loki.http.get(f"{path}/notes").status_code == 403
    assert Guest(hall.address).http.get(f"{path}/notes").status_code == 401
    over(anna, bert, path)
    assert anna.get(f"{path}/notes") == {"text": "gold last"}
