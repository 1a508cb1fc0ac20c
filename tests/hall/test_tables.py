"""Tables and seats: set up, join, watch, leave, come back, end."""

import pytest

from meadhall.engine.log import read_log

from .client import Guest, HallProcess, Live


def table_of(guest: Guest, table: str) -> dict[str, object]:
    found: dict[str, object] = guest.get(f"/api/tables/{table}")
    return found


def test_a_table_against_bots_begins_at_once(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy medium")
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [seat["level"] for seat in table["seats"]] == [None, "easy", "medium"]
    assert len({seat["name"] for seat in table["seats"]}) == 3
    assert table["my_turn"] and table["waited_for"] == [0]


def test_bots_move_without_a_visitor(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="easy easy me")
    with anna.at(table["id"]) as live:
        assert live.my_turn()["turn"] == 2
        assert {entry["seat"] for entry in live.entries} == {"chance", 0, 1}


def test_a_friend_comes_by_invitation_and_nobody_else(hall: HallProcess) -> None:
    anna, bjarni, stranger = hall.guest("Anna"), hall.guest("Bjarni"), hall.guest("Loki")
    table = anna.set_up(seats="me friend")
    assert table["status"] == "waiting"
    invitation = table["invitation"]
    assert len(invitation.rpartition("/")[2]) >= 32
    for path in ("", "/sit", "/leave", "/rematch"):
        answer = stranger.http.post(f"/api/tables/{table['id']}{path}", json={}) if path else None
        answer = answer or stranger.http.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 404
    assert stranger.refused("/api/invitations/guessed-secret")[:2] == (404, "no-such-invitation")
    assert bjarni.post(f"/api{invitation.replace('invitation', 'invitations')}")["id"] == table["id"]
    joined = bjarni.post(f"/api/tables/{table['id']}/sit")
    assert joined["status"] == "playing"
    assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Bjarni"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert stranger.http.get(f"/api/tables/{table['id']}").status_code == 404
    assert anna.refused(f"/api/tables/{table['id']}/sit")[:2] == (409, "not-waiting")


def test_an_open_table_stands_in_the_lobby_until_it_is_full(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True, title="  A <b>long</b>   evening ")
    assert table["title"] == "A <b>long</b> evening"
    found = [each for each in bjarni.get("/api/lobby")["open"] if each["id"] == table["id"]]
    assert found and found[0]["invitation"] is None
    assert table["id"] in [each["id"] for each in anna.get("/api/lobby")["mine"]]
    bjarni.post(f"/api/tables/{table['id']}/sit", seat=1)
    lobby = hall.guest("Loki").get("/api/lobby")
    assert table["id"] not in [each["id"] for each in lobby["open"]]
    assert table["id"] in [each["id"] for each in lobby["running"]]


def test_a_lobby_that_is_looked_at_tells_its_news(hall: HallProcess) -> None:
    from websockets.sync.client import connect

    anna = hall.guest()
    with connect(hall.address.replace("http", "ws") + "/api/lobby/live", max_size=None) as socket:
        assert '"type":"lobby"' in str(socket.recv(60))
        table = anna.set_up(seats="me friend", open=True)
        while table["id"] not in str(socket.recv(60)):
            pass


def test_who_set_up_the_table_can_give_free_seats_to_bots(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend friend", open=True)
    path = f"/api/tables/{table['id']}/fill"
    assert bjarni.refused(path)[:2] == (403, "not-owner")
    assert anna.refused(path, level="godlike")[:2] == (422, "bad-level")
    filled = anna.post(path, level="easy")
    assert filled["status"] == "playing"
    assert [seat["level"] for seat in filled["seats"]] == [None, "easy", "easy"]


def test_a_taken_seat_is_not_given_away(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Anna")
    table = anna.set_up(seats="me friend friend", open=True)
    path = f"/api/tables/{table['id']}/sit"
    assert bjarni.refused(path, seat=0)[:2] == (409, "seat-taken")
    assert bjarni.refused(path, seat=7)[:2] == (409, "seat-taken")
    assert bjarni.post(path, seat=2)["seats"][2]["name"] == "Anna 2"


def test_a_bot_takes_over_for_who_leaves_and_gives_the_seat_back(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend easy", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    before = table_of(anna, table["id"])
    assert before["waited_for"] == [0]
    left = anna.post(f"/api/tables/{table['id']}/leave")
    assert left["seats"][0]["away"] and left["seats"][0]["level"] == "medium" and not left["my_turn"]
    with bjarni.at(table["id"]) as live:
        assert live.my_turn()["turn"] == 1
        assert live.entries[-1]["seat"] == 0
        assert live.table["seats"][0]["away"]
    with anna.at(table["id"]) as live:
        assert live.hear_position()["seat"] is None, "who has left looks on as a spectator"
        assert live.ask("act", seat=0, ply=live.position["ply"], revision=0, action=0)["code"] == "not-your-seat"
        back = anna.post(f"/api/tables/{table['id']}/return")
        assert not back["seats"][0]["away"]
        live.until(lambda message: message["type"] == "position" and message["seat"] == 0)
    assert anna.refused(f"/api/tables/{table['id']}/return")[:2] == (409, "not-away")
    with bjarni.at(table["id"]) as live:
        while live.my_turn()["turn"] == 1 and live.position["legal"]:
            live.act_first()
            if live.position["turn"] != 1:
                break
    with anna.at(table["id"]) as live:
        assert live.my_turn()["turn"] == 0, "the bot no longer plays for her"


def test_a_waiting_table_is_closed_when_nobody_waits_any_more(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me friend", open=True)
    assert anna.post(f"/api/tables/{table['id']}/leave")["status"] == "closed"
    assert table["id"] not in [each["id"] for each in anna.get("/api/lobby")["open"]]
    assert anna.refused(f"/api/tables/{table['id']}/sit")[:2] == (409, "not-waiting")


def test_who_looks_at_a_waiting_table_can_leave_it(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend friend", open=True)
    path = f"/api/tables/{table['id']}"
    bjarni.post(f"{path}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        hers.until(lambda message: message["type"] == "table")
        his.until(lambda message: message["type"] == "table")
        assert bjarni.post(f"{path}/leave")["status"] == "waiting"
        hers.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["kind"] == "free")
        assert anna.post(f"{path}/leave")["status"] == "closed"
        his.until(lambda message: message["type"] == "table" and message["table"]["status"] == "closed")


def test_spectators_look_on_and_cannot_act(hall: HallProcess) -> None:
    anna, loki = hall.guest("Anna"), hall.guest("Loki")
    table = anna.set_up(seats="me medium", open=True)
    with loki.at(table["id"]) as live:
        position = live.hear_position()
        assert position["seat"] is None and position["legal"] == [] and not position["my_turn"]
        answer = live.ask("act", seat=0, ply=position["ply"], revision=0, action=0)
        assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
        with anna.at(table["id"]) as hers:
            hers.my_turn()
            assert hers.until(lambda message: message["type"] == "table")["table"]["watchers"] == 1
    nobody = Guest(hall.address)
    with nobody.at(table["id"]) as live:
        assert live.hear_position()["seat"] is None


def test_a_game_ends_by_agreement_of_all_people(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend easy", open=True)
    path = f"/api/tables/{table['id']}/end"
    assert anna.refused(path)[:2] == (409, "not-playing")
    bjarni.post(f"/api/tables/{table['id']}/sit")
    assert hall.guest("Loki").refused(path)[:2] == (403, "not-your-seat")
    with bjarni.at(table["id"]) as live:
        live.hear_position()
        assert anna.post(path, agree=True)["seats"][0]["agrees"]
        assert not anna.post(path, agree=False)["seats"][0]["agrees"]
        assert anna.post(path)["status"] == "playing"
        live.say("agree_end")
        ended = live.until(lambda message: message["type"] == "ended")
        assert ended["agreed"] and len(ended["sheets"]) == 3
        assert ended["prompt"] == "The game was ended by agreement."
    assert table_of(anna, table["id"])["status"] == "ended"
    with anna.at(table["id"]) as live:
        assert live.hear_position()["legal"] == []
        assert live.ask("act", seat=0, ply=live.position["ply"], revision=0, action=0)["code"] == "not-playing"


def test_a_game_ends_when_the_only_one_who_was_against_it_leaves(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend easy", open=True)
    path = f"/api/tables/{table['id']}"
    bjarni.post(f"{path}/sit")
    with anna.at(table["id"]) as live:
        live.hear_position()
        assert anna.post(f"{path}/end")["status"] == "playing"
        assert bjarni.post(f"{path}/leave")["status"] == "ended"
        assert live.until(lambda message: message["type"] == "ended")["agreed"]


def test_bots_play_on_where_everybody_has_left_until_the_owner_ends_it(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    path = f"/api/tables/{table['id']}"
    bjarni.post(f"{path}/sit")
    for guest in (anna, bjarni):
        assert guest.post(f"{path}/leave")["status"] == "playing"
    assert bjarni.refused(f"{path}/end")[:2] == (403, "not-your-seat")
    assert anna.post(f"{path}/end", agree=False)["status"] == "playing"
    assert anna.post(f"{path}/end")["status"] == "ended"


def test_one_guest_plays_several_seats_and_sees_only_the_one_she_looks_from(hall: HallProcess) -> None:
    anna = hall.guest()
    wishes = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
    table = anna.post("/api/tables", game="skye", seats=wishes)
    with anna.at(table["id"]) as live:
        position = live.hear_position()
        assert position["seat"] is None
        assert [player["gold"] for player in position["view"]["players"]] == [None, None]
        left = live.ask("look", seat=0)
        assert left["seat"] == 0 and left["legal"]
        assert [player["gold"] is None for player in left["view"]["players"]] == [False, True]
        right = live.ask("look", seat=1)
        assert [player["gold"] is None for player in right["view"]["players"]] == [True, False]
        assert live.act(right["legal"][0]["id"])["type"] == "position"
        assert live.ask("look", seat=None)["legal"] == []


def play_to_the_end(live: Live) -> None:
    while live.my_turn()["turn"] != "over":
        live.act_first()


def test_a_finished_game_has_places_sheets_a_course_and_a_log_to_take_home(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    log = anna.http.get(f"/api/tables/{table['id']}/log")
    assert (log.status_code, log.json()["error"]["code"]) == (409, "not-over")
    with anna.at(table["id"]) as live:
        play_to_the_end(live)
        ended = live.ended or live.until(lambda message: message["type"] == "ended")
    assert sorted(ended["places"])[0] == 1 and not ended["agreed"]
    assert ended["course"][-1]["points"] == ended["points"] == [sheet["points"] for sheet in ended["sheets"]]
    for sheet in ended["sheets"]:
        assert sum(line["amounts"].get("fame", 0) for line in sheet["lines"]) == sheet["points"]
    told = [entry["points"] for entry in live.entries]
    assert told[-1] == ended["points"] and len(told) == live.position["ply"]
    text = anna.http.get(f"/api/tables/{table['id']}/log").text
    match = read_log(text)
    assert match.is_over and match.points == ended["points"] and match.names[0] == "Anna"
    finished = anna.get("/api/lobby")["finished"]
    assert [each["places"] for each in finished if each["id"] == table["id"]] == [ended["places"]]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "bad-request"),
        ({"game": "vikings", "seats": [{"kind": "me"}]}, "bad-seats"),
        ({"game": "vikings", "seats": [{"kind": "me"}] * 5}, "bad-seats"),
        ({"game": "vikings", "seats": [{"kind": "ghost"}, {"kind": "me"}]}, "bad-request"),
        ({"game": "vikings", "seats": [{"kind": "me"}, {"kind": "bot", "level": "search:1h"}]}, "bad-level"),
        ({"game": "vikings", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"turbo": True}}, "bad-option"),
        ({"game": "gonewild", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"cards": "/etc/passwd"}}, "bad-option"),
        ({"game": "vikings", "seats": [{"kind": "me"}, {"kind": "bot"}], "title": "x" * 61}, "bad-request"),
        ({"game": "vikings", "seats": [{"kind": "me"}, {"kind": "bot"}], "title": "a\u202eb"}, "bad-title"),
        ({"game": "vikings", "seats": [{"kind": "me", "name": "A\u0000"}, {"kind": "bot"}]}, "bad-name"),
        ({"game": "vikings", "seats": [{"kind": "me"}, {"kind": "bot"}], "extra": 1}, "bad-request"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_not_set_up(hall: HallProcess, body: dict[str, object], code: str) -> None:
    anna = hall.guest()
    answer = anna.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)
    assert anna.get("/api/lobby")["mine"] == []
