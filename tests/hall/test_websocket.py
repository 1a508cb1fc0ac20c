"""Live play: one action at a time, once, by whose seat it is; and catching up."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall.bots import Thoughts
from meadhall.engine.match import Match
from meadhall.engine.texts import decimal
from meadhall.hall.compute.costly_work import Asker
from meadhall.hall.services import bot_runner as thinking
from meadhall.hall.services.hall import Hall
from meadhall.hall.services.table import Table
from meadhall.hall.services.warmup import Warmup
from meadhall.hall.settings import Settings

from .client import HallProcess, sqlite
from .run_async import run_async
from .test_secrets import table_with


def test_an_action_is_acknowledged_and_shown_to_all(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"], language="de") as his:
        first = hers.my_turn()
        his.hear_position()
        assert his.position["legal"] == [] and "Anna" in his.position["prompt"]
        chosen = first["legal"][0]
        answer = hers.act(chosen["id"])
        assert (answer["type"], answer["ply"]) == ("position", first["ply"] + 1)
        assert hers.entries[-1]["sentence"] == chosen["sentence"]
        seen = his.until(lambda message: message["type"] == "position")
        assert seen["ply"] == answer["ply"] and seen["request"] is None
        assert his.entries[-1]["action"] == chosen["text"]
        assert his.entries[-1]["sentence"] != chosen["sentence"], "each in his own language"


def test_a_double_click_acts_once(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        position = live.my_turn()
        click = {"seat": 0, "ply": position["ply"], "revision": 0, "action": position["legal"][0]["id"]}
        first, second = live.say("act", **click), live.say("act", **click)
        assert live.until(lambda message: message.get("request") == first)["type"] == "position"
        answer = live.until(lambda message: message.get("request") == second)
        assert (answer["type"], answer["code"]) == ("refused", "moved-on")
        fresh = live.until(lambda message: message["type"] == "position")
        assert fresh["ply"] >= position["ply"] + 1
        assert [entry["seat"] for entry in live.entries].count(0) == 1


def test_two_tabs_never_act_twice(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as one, anna.at(table["id"]) as other:
        position = one.my_turn()
        other.my_turn()
        assert one.act(position["legal"][0]["id"])["type"] == "position"
        # The other tab acts on what it saw before it heard of it.
        answer = other.ask("act", seat=0, ply=position["ply"], revision=0, action=position["legal"][-1]["id"])
        assert answer["code"] == "moved-on"
        assert [entry["seat"] for entry in other.entries].count(0) == 1


@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_an_action_on_another_ply_is_refused(hall: HallProcess, off: int) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        position = live.my_turn()
        answer = live.act(position["legal"][0]["id"], ply=position["ply"] + off)
        assert answer["code"] == "moved-on"
        assert live.act(position["legal"][0]["id"], revision=1)["code"] == "moved-on"
        assert anna.get(f"/api/tables/{table['id']}")["ply"] == position["ply"]


def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"], language="de") as live:
        position = live.my_turn()
        for action in ("N4", "nonsense", 1_000_000, 9999):
            answer = live.act(action)
            assert (answer["type"], answer["code"]) == ("refused", "illegal"), action
            assert answer["message"]
        assert "Gefragt ist: eine Kombination" in live.act("N4")["message"]
        assert live.act(position["legal"][0]["id"], seat=1)["code"] == "not-your-seat"
        explained = live.ask("explain", seat=0, action="N4")
        assert not explained["legal"] and "Gefragt ist: eine Kombination" in explained["message"]
        assert live.ask("explain", seat=0, action=position["legal"][0]["id"])["legal"]
        assert anna.get(f"/api/tables/{table['id']}")["ply"] == position["ply"]


def test_in_simultaneous_choices_nobody_is_too_late(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up("skye", seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        first = hers.my_turn()
        assert his.my_turn()["ply"] == first["ply"]
        assert hers.act(first["legal"][0]["id"])["type"] == "position"
        stale = his.ask("act", seat=1, ply=first["ply"], revision=0, action=his.position["legal"][0]["id"])
        assert stale["type"] == "position" and stale["ply"] == first["ply"] + 2
        again = his.ask("act", seat=1, ply=first["ply"], revision=0, action=first["ply"])
        assert again["code"] == "moved-on", "but a second click on the same question is"


def test_a_preview_shows_what_could_follow_and_changes_nothing(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        position = live.my_turn()
        action = position["legal"][0]["id"]
        shown = live.ask("preview", seat=0, action=action)
        assert shown["known"] and shown["legal"]
        after = live.act(action)
        assert [choice["id"] for choice in after["legal"]] == [choice["id"] for choice in shown["legal"]]
        assert live.ask("preview", seat=0, action="N9")["type"] == "refused"


def test_a_page_that_lost_its_connection_catches_up(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        live.my_turn()
        had, entries = live.position["ply"], list(live.entries)
        with anna.at(table["id"]) as other:
            for _ in range(6):
                other.act_first()
            end = other.my_turn()
            whole = other.entries
    with anna.at(table["id"], ply=had, revision=0) as back:
        back.entries = entries
        happened = back.until(lambda message: message["type"] == "happened")
        assert happened["keep"] == had and len(happened["entries"]) == end["ply"] - had
        assert back.hear_position()["ply"] == end["ply"]
        assert back.entries == whole


def test_a_page_that_knows_nonsense_gets_everything(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    for ply, revision in ((999, 0), (3, 7)):
        with anna.at(table["id"], ply=ply, revision=revision) as live:
            happened = live.until(lambda message: message["type"] == "happened")
            assert happened["keep"] == 0 and happened["entries"][0]["ply"] == 0


def test_the_language_can_be_changed_at_the_table(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        english = live.my_turn()["prompt"]
        german = live.ask("speak", language="de")
        assert german["prompt"] != english and "wähle" in german["prompt"].lower()


def test_the_language_can_be_changed_before_play_begins(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    with anna.at(table["id"]) as live:
        assert live.ask("speak", language="de")["type"] == "table"
        bjarni.post(f"/api/tables/{table['id']}/sit")
        assert "Wähle" in live.my_turn()["prompt"]


def test_who_agrees_to_end_the_game_is_answered(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        hers.hear_position()
        his.hear_position()
        answer = hers.ask("agree_end", agree=True)
        assert answer["type"] == "table" and answer["table"]["seats"][0]["agrees"]
        assert not hers.ask("agree_end", agree=False)["table"]["seats"][0]["agrees"]
        hers.ask("agree_end")
        assert his.ask("agree_end")["table"]["status"] == "ended"
        assert his.ask("agree_end")["code"] == "not-playing"


def test_an_earlier_position_can_be_looked_at_again(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        first = live.my_turn()
        live.act_first()
        past = live.ask("history", ply=first["ply"])
        assert past["view"] == first["view"] and past["type"] == "past"
        assert live.ask("history", ply=10_000)["code"] == "no-such-ply"


def test_a_table_can_be_drawn_as_in_a_terminal(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up("gonewild", seats="me easy")
    with anna.at(table["id"]) as live:
        live.hear_position()
        picture = live.ask("picture")
        text = "\n".join("".join(span["text"] for span in line) for line in picture["lines"])
        assert "Anna" in text and "[/" not in text
        assert any(span["style"] for line in picture["lines"] for span in line)


def test_a_hint_names_legal_actions_and_how_sure_it_is(hall: HallProcess) -> None:
    anna, loki = hall.guest(), hall.guest("Loki")
    table = anna.set_up(seats="me easy", open=True)
    with anna.at(table["id"]) as live, loki.at(table["id"]) as other:
        position = live.my_turn()
        asked = live.say("hint", seat=0)
        assert live.ask("hint", seat=0)["code"] == "still-thinking"
        hint = live.until(lambda message: message.get("request") == asked)
        assert {option["id"] for option in hint["options"]} <= {choice["id"] for choice in position["legal"]}
        assert all(0 <= option["share"] <= 1 for option in hint["options"])
        assert hint["line"][0]["sentence"] == hint["options"][0]["sentence"]
        reason = hint["reason"]
        assert sum(source["best"] for source in reason["sources"]) == pytest.approx(reason["best"], abs=0.5)
        assert decimal(reason["best"], "en") in reason["text"]
        other.hear_position()
        assert other.ask("hint", seat=0)["code"] == "not-your-seat"


def test_a_hint_ends_with_the_page_that_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, stopped = Event(), Event()

    class Ponderous:
        def think(self, match: Match, seat: int, stop: Event) -> Thoughts:
            begun.set()
            if stop.wait(30):
                stopped.set()
            return Thoughts(0, [])

    async def ask_and_leave() -> None:
        hall = Hall(Settings())
        hall.context.warmup = Warmup(["vikings"])
        monkeypatch.setattr(hall.warmup, "check_hint", lambda game: None)  # as if compiled bots were there
        asking = asyncio.create_task(
            hall.bots.advise(table_with(Match("vikings", 2, seed=1)), 0, Asker("anna", "home"))
        )
        assert await asyncio.to_thread(begun.wait, 30)
        asking.cancel()
        await asyncio.wait([asking])
        assert await asyncio.to_thread(stopped.wait, 30), "bots need the thread"

    monkeypatch.setattr(thinking, "create", lambda *_: Ponderous())
    run_async(ask_and_leave())


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "seat": -1, "ply": 0, "revision": 0, "action": 1}',
        '{"type": "act", "seat": 0, "ply": "x", "revision": 0, "action": 1}',
        '{"type": "act", "seat": 0, "ply": 0, "revision": 0, "action": {}}',
        '{"type": "act", "seat": 0, "ply": 0, "revision": 0, "action": 1, "extra": true}',
        '{"type": "ping", "request": 1e300}',
        '{"type": "ping", "request": -1}',
        "\u0000",
        "[" * 2000,
    ],
)
def test_a_message_that_is_none_is_refused_and_the_talk_goes_on(hall: HallProcess, message: str) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        position = live.my_turn()
        live.socket.send(message)
        answer = live.until(lambda each: each["type"] == "refused")
        assert answer["code"] == "bad-message" and "Traceback" not in answer["message"]
        assert live.ask("ping")["type"] == "pong"
        assert anna.get(f"/api/tables/{table['id']}")["ply"] == position["ply"]


def test_a_message_of_bytes_is_refused_and_the_talk_goes_on(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        live.hear_position()
        live.socket.send(b"\x00\x01")
        assert live.until(lambda each: each["type"] == "refused")["code"] == "bad-message"
        assert live.ask("ping")["type"] == "pong"
    with connect(f"{hall.address.replace('http', 'ws')}/api/lobby/live") as lobby:
        lobby.recv(30)
        lobby.send(b"\x00\x01")
        anna.set_up(seats="me friend", open=True)
        assert "lobby" in str(lobby.recv(30)), "the lobby goes on, too"


def test_a_message_that_is_too_long_ends_the_talk_and_changes_nothing(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        position = live.my_turn()
        live.socket.send(json.dumps({"type": "ping", "request": 1, "filling": "x" * 10_000}))
        with pytest.raises(ConnectionClosed):
            live.until(lambda message: False)
    assert anna.get(f"/api/tables/{table['id']}")["ply"] == position["ply"]


def test_hello_comes_first(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy", open=True)
    with connect(f"{hall.address.replace('http', 'ws')}/api/tables/{table['id']}/live") as socket:
        socket.send('{"type": "ping", "request": 3}')
        answer = json.loads(socket.recv(30))
        assert (answer["code"], answer["request"]) == ("bad-message", 3)


def test_a_page_hears_of_its_table_though_it_says_hello_late(tmp_path: Path) -> None:
    forgetful = ("--most-idle-tables", "1")
    hall = HallProcess(sqlite(tmp_path), ("-m", "tests.hall.unlimited_server"), ready=False, more=forgetful)
    anna = hall.guest()
    table = anna.set_up(seats="me friend friend", open=True)
    with connect(f"{hall.address.replace('http', 'ws')}/api/tables/{table['id']}/live") as socket:

        def say(message: str, until: str) -> str:
            socket.send(message)
            heard = ""
            while until not in heard:
                heard += f"{socket.recv(30)!s}\n"
            return heard

        say('{"type": "ping", "request": 1}', "hello comes first")
        anna.set_up(seats="me friend")  # for which the hall makes room
        say('{"type": "hello"}', '"type":"table"')
        anna.post(f"/api/tables/{table['id']}/sit")
        told = say('{"type": "ping", "request": 2}', '"type":"pong"').splitlines()
        shown = [json.loads(line)["table"] for line in told if '"type":"table"' in line]
        assert shown and [seat["kind"] for seat in shown[-1]["seats"]] == ["person", "person", "free"]
    hall.stop()


@pytest.mark.parametrize("name", ["nowhere", "%00", "x" * 25])
def test_a_table_that_is_not_there_is_told_by_the_way_the_connection_ends(hall: HallProcess, name: str) -> None:
    anna = hall.guest()
    # The hall may be quicker than the page's first word.
    with pytest.raises(ConnectionClosed) as closed, anna.at(name) as live:
        live.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_bots_that_think_long_do_not_block_other_tables(hall: HallProcess) -> None:
    import time

    anna = hall.guest()
    slow = [anna.set_up(seats="master master") for _ in range(3)]
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        live.my_turn()
        begun = time.monotonic()
        for _ in range(20):
            assert live.ask("ping")["type"] == "pong"
            anna.get("/api/lobby")
        # A master thinks for seconds about each decision; twenty questions in a row do not wait for one.
        assert time.monotonic() - begun < 20
    for each in slow:
        assert anna.post(f"/api/tables/{each['id']}/end")["status"] == "ended", (
            "where only bots play, the owner decides"
        )


def test_the_prompt_speaks_to_who_acts_and_tells_the_others_who_does(hall: HallProcess) -> None:
    anna, bjarni, loki = hall.guest("Anna"), hall.guest("Bjarni"), hall.guest("Loki")
    table = anna.set_up(seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with (
        anna.at(table["id"]) as hers,
        bjarni.at(table["id"], language="de") as his,
        loki.at(table["id"]) as watching,
    ):
        assert hers.my_turn()["prompt"] == "Choose a group to buy."
        assert his.hear_position()["prompt"] == "Anna wählt eine Kombination zum Kaufen."
        assert watching.hear_position()["prompt"] == "Anna chooses a group to buy."


def test_people_at_one_screen_are_spoken_to_by_name() -> None:
    table = table_with(Match("vikings", 3, names=["Anna", "Ben", "Cleo"], seed=1))
    assert prompt_of(table, 0) == "Choose a group to buy."
    table.seats[1] = replace(table.seats[1], guest=table.seats[0].guest)
    table.set_row(table.row, table.seats)
    assert prompt_of(table, 0) == "Anna: Choose a group to buy."
    assert prompt_of(table, 1) == prompt_of(table, 2) == "Anna chooses a group to buy."


def prompt_of(table: Table, viewer: int | None) -> str:
    told: str = json.loads(table.position_message(viewer, "en"))["prompt"]
    return told
