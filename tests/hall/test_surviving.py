"""Nothing that was acknowledged is lost: killed with SIGKILL, stopped, started again."""

import socket
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from .client import WAIT, Guest, HallProcess, Live, sqlite


@pytest.fixture(scope="module")
def own_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall that tests may kill, and leave running for the next one."""
    process = HallProcess(sqlite(tmp_path_factory.mktemp("survivor")), games=("vikings",))
    yield process
    process.stop()


def restarted(hall: HallProcess, *guests: Guest, ready: bool = True) -> None:
    """Kill a hall in the middle of things and start it again; guests keep their cookies."""
    hall.kill()
    hall.start(ready)
    for guest in guests:
        cookies = guest.http.cookies
        guest.address = hall.address
        guest.http = httpx.Client(base_url=hall.address, timeout=60, headers=guest.headers)
        for cookie in cookies.jar:
            guest.http.cookies.set(cookie.name, str(cookie.value))


def whose_turn(*lives: Live) -> Live:
    """Wait until one of them has to act, and all know of it."""
    while True:
        ply = max(live.hear_position()["ply"] for live in lives)
        for live in lives:
            live.reach(ply)
        for live in lives:
            if live.position["my_turn"]:
                return live
        lives[0].until(lambda message: message["type"] == "position")


def test_kill_minus_nine_loses_nothing_that_was_acknowledged(own_hall: HallProcess) -> None:
    anna, bjarni = own_hall.guest("Anna"), own_hall.guest("Bjarni")
    table = anna.set_up(seats="me friend easy", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    for round_number in range(3):
        with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
            for _ in range(4 + round_number):
                whose_turn(hers, his).act_first()
            # A last action is on its way when the lights go out.
            acting = whose_turn(hers, his)
            click = {name: acting.position[name] for name in ("seat", "ply", "revision")}
            acting.say("act", action=acting.position["legal"][0]["id"], **click)
            known = list(acting.entries)
            restarted(own_hall, anna, bjarni)
        with anna.at(table["id"]) as live:
            live.hear_position()
            assert live.entries[: len(known)] == known
            assert anna.get(f"/api/tables/{table['id']}")["ply"] >= len(known)


def test_bots_go_on_after_a_restart_without_a_visitor(own_hall: HallProcess) -> None:
    anna = own_hall.guest()
    table = anna.set_up(seats="hard hard")
    with anna.at(table["id"]) as live:
        live.hear_position()
        live.reach(31)
        had = list(live.entries)
    restarted(own_hall, anna)
    with anna.at(table["id"]) as live:
        live.reach(len(had) + 4)
        assert live.entries[: len(had)] == had


def test_a_bot_takes_over_for_who_leaves_after_a_restart(own_hall: HallProcess) -> None:
    anna, bjarni = own_hall.guest("Anna"), own_hall.guest("Bjarni")
    path = f"/api/tables/{anna.set_up(seats='me friend', open=True)['id']}"
    assert bjarni.post(f"{path}/sit")["waited_for"] == [0]
    restarted(own_hall, anna, bjarni)
    # Nobody looks at the table, so the hall has not replayed its log yet.
    anna.post(f"{path}/leave")
    until = time.monotonic() + WAIT
    while bjarni.get(path)["waited_for"] != [1]:
        assert time.monotonic() < until, "nobody moves for who has left"
        time.sleep(0.1)


def test_an_action_right_after_a_restart_waits_for_the_rules(own_hall: HallProcess) -> None:
    anna = own_hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        position = live.my_turn()
    click = {name: position[name] for name in ("seat", "ply", "revision")}
    restarted(own_hall, anna, ready=False)
    with anna.at(table["id"], ply=position["ply"]) as live:
        answer = live.ask("act", action=position["legal"][0]["id"], **click)
        assert (answer["type"], answer["ply"]) == ("position", position["ply"] + 1)


def test_what_was_taken_back_stays_taken_back(own_hall: HallProcess) -> None:
    anna = own_hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        live.my_turn()
        live.act_first()
        back = live.back()
    restarted(own_hall, anna)
    with anna.at(table["id"], ply=back["ply"] + 1, revision=0) as live:
        happened = live.until(lambda message: message["type"] == "happened")
        assert happened["keep"] == 0 and happened["revision"] == 1
        assert live.hear_position()["ply"] == back["ply"]
        assert live.position["view"] == back["view"]
        live.act_first()
        assert live.position["can_undo"]


def test_it_stops_cleanly_when_asked(own_hall: HallProcess) -> None:
    anna = own_hall.guest()
    table = anna.set_up(seats="me hard hard")
    with anna.at(table["id"]) as live:
        live.act_first()
        assert own_hall.stop() == 0
    assert "Traceback" not in own_hall.errors
    assert '"the hall is closed"' in own_hall.errors
    own_hall.start()


def test_it_stops_cleanly_though_a_page_does_not_say_goodbye(own_hall: HallProcess) -> None:
    anna = own_hall.guest()
    table = anna.set_up(seats="me friend")
    with socket.create_connection(("127.0.0.1", int(own_hall.address.rsplit(":", 1)[1]))) as silent:
        key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        who = f"Host: {own_hall.address.removeprefix('http://')}\r\nCookie: meadhall={anna.http.cookies['meadhall']}"
        silent.sendall(f"GET /api/tables/{table['id']}/live HTTP/1.1\r\n{who}\r\n{key}\r\n\r\n".encode())
        assert silent.recv(12) == b"HTTP/1.1 101"
        assert own_hall.stop() == 0
    assert "Traceback" not in own_hall.errors, own_hall.errors
    own_hall.start()


def test_a_bot_takes_its_time_when_somebody_looks(own_hall: HallProcess) -> None:
    pause = own_hall.command.index("--pause") + 1
    own_hall.stop()
    own_hall.command[pause] = "0.8"
    own_hall.start()
    own_hall.command[pause] = "0"  # of whoever starts it next
    anna = own_hall.guest()
    with anna.at(anna.set_up(seats="easy me")["id"]) as live:
        live.my_turn()
        while live.act_first()["my_turn"]:
            pass
        times = [time.monotonic()]
        while not live.position["my_turn"]:
            live.until(lambda message: message["type"] == "position")
            times.append(time.monotonic())
    assert len(times) > 2
    assert times[-1] - times[0] > 0.4 * (len(times) - 1)  # messages may be late, but not by half of all pauses


def test_the_database_lets_readers_read_while_it_is_written(own_hall: HallProcess) -> None:
    file = own_hall.command[own_hall.command.index("--database") + 1].removeprefix("sqlite:///")
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_an_action_is_shown_though_its_page_goes_away_while_it_is_written(own_hall: HallProcess) -> None:
    anna, bjarni = own_hall.guest("Anna"), own_hall.guest("Bjarni")
    loki = own_hall.guest("Loki")
    table = anna.set_up(seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    file = own_hall.command[own_hall.command.index("--database") + 1].removeprefix("sqlite:///")
    with bjarni.at(table["id"]) as his, closing(sqlite3.connect(file, isolation_level=None)) as slow:
        his.hear_position()
        hers, watching = anna.at(table["id"]), loki.at(table["id"])
        ply = hers.my_turn()["ply"]
        watching.hear_position()
        slow.execute("BEGIN IMMEDIATE")
        click = {name: hers.position[name] for name in ("seat", "ply", "revision")}
        hers.say("act", action=hers.position["legal"][0]["id"], **click)
        time.sleep(0.3)
        hers.socket.socket.shutdown(socket.SHUT_RDWR)
        # Her page is to be told that he has gone, too, and the hall notices that it cannot be told anything.
        watching.socket.close()
        time.sleep(0.3)
        slow.execute("ROLLBACK")
        assert his.reach(ply + 1)["ply"] == ply + 1
        with anna.at(table["id"]) as again:
            assert again.hear_position()["ply"] == ply + 1


def test_a_second_hall_on_the_same_file_is_refused(own_hall: HallProcess) -> None:
    second = subprocess.run(own_hall.command, capture_output=True, text=True, timeout=120)
    assert second.returncode == 2
    assert second.stderr.splitlines()[-1].startswith("meadhall: Another hall already uses")


def test_a_chat_and_notes_survive_the_hall(own_hall: HallProcess) -> None:
    anna, bert = own_hall.guest("Anna"), own_hall.guest("Bert")
    name = anna.set_up(seats="me friend", open=True)["id"]
    bert.post(f"/api/tables/{name}/sit")
    with anna.at(name) as live:
        live.ask("write_chat", text="before the storm")
    anna.post(f"/api/tables/{name}/notes", text="remember")
    restarted(own_hall, anna, bert, ready=False)
    assert anna.get(f"/api/tables/{name}/notes") == {"text": "remember"}
    with bert.at(name) as live:
        assert [line["text"] for line in live.ask("read_chat")["lines"]] == ["before the storm"]
