"""Games that are over, log files that guests bring, and real tables, over HTTP."""

import json
from typing import Any

import pytest

from meadhall.engine.log import read_log
from meadhall.games import load

from ..logs import GAMES, a_log, part_of_a_log
from .client import Guest, HallProcess

DISPLAY = """player 1 Anna
gold 4 fame 10
V  b  r  g
W  <* -* >
N  <  c  -* >*
S  <* -  -* -*  >
G  .  <  -* -*  >
F  .  .  <* >"""
CLANS = """player 1 Anna
gold 6 points 27
. . T24w . . .
. . T59 T28w . .
T22s T02w T39w . T30 T06e
. . C T52 T43w .
. . . . T38e .
player 2 Ben
gold 8 points 31
C"""


@pytest.fixture(scope="module")
def guest(hall: HallProcess) -> Guest:
    return hall.guest("Reader")


def ended_table(guest: Guest, game: str, **more: Any) -> str:
    """Play a few moves against a bot, then agree to end."""
    table: str = guest.set_up(game, "me bot", **more)["id"]
    with guest.at(table) as live:
        for _ in range(4):
            live.act_first()
    assert guest.post(f"/api/tables/{table}/end")["status"] == "ended"
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_log_is_told_with_its_turns_and_rounds(guest: Guest, game: str) -> None:
    log = part_of_a_log(game, 600)
    match = read_log(log)
    told = guest.post("/api/replay", log=log, viewer="all")
    assert (told["game"], told["plies"], told["over"]) == (game, match.ply, match.is_over)
    assert (told["names"], told["points"]) == (match.names, match.points)
    assert told["places"] == (match.ranking if match.is_over else [])
    assert [entry["action"] for entry in told["entries"]] == match.log_texts
    assert all(entry["veil"] is None for entry in told["entries"])
    assert told["entries"][-1]["points"] == match.points
    rounds = [mark["round"] for mark in told["rounds"]]
    assert rounds == sorted(set(rounds)) and len(rounds) > 3
    begin = set(told["turns"])
    seats = {ply: seat for ply, (seat, _) in enumerate(match.log) if seat >= 0}
    before = None
    for ply, seat in seats.items():
        assert (ply in begin) == (seat != before)
        before = seat


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_what_the_engine_shows_at_that_ply(guest: Guest, game: str) -> None:
    log = part_of_a_log(game, 90)
    for viewer, seat in (("none", None), ("1", 1)):
        frames = guest.post("/api/replay/frames", log=log, first=40, count=5, viewer=viewer, pictures=True)["frames"]
        assert [frame["ply"] for frame in frames] == [40, 41, 42, 43, 44]
        for frame in frames:
            then = read_log(log)
            then.rewind(frame["ply"])
            assert frame["view"] == json.loads(then.view(seat).model_dump_json())
            assert frame["picture"]
    whole = read_log(log)
    truth = guest.post("/api/replay/frames", log=log, first=whole.ply, viewer="all")["frames"][0]["view"]["players"]
    for seat, player in enumerate(truth):
        own: Any = whole.view(seat)
        assert player == json.loads(own.players[seat].model_dump_json())


def test_a_seat_is_told_secrets_only_from_when_they_were_revealed(guest: Guest) -> None:
    entries = guest.post("/api/replay", log=a_log("skye"), viewer="0")["entries"]
    secret = [entry for entry in entries if entry["veil"]]
    assert secret and all(entry["seat"] == 1 for entry in secret)
    match = read_log(a_log("skye"))
    for entry in secret[:12]:
        until, action = entry["veil"]["until"], match.log[entry["ply"]][1]
        assert match.game.action_text(action) not in entry["veil"]["sentence"]
        for ply, known in ((until - 1, False), (until, True)):
            then = match.copy()
            then.rewind(ply)
            assert (then.seen(0)[entry["ply"]][1] is not None) == known


def test_hidden_gold_is_in_no_line_that_a_seat_is_told_of_another(guest: Guest) -> None:
    def gold(viewer: str) -> set[int]:
        entries = guest.post("/api/replay", log=a_log("skye"), viewer=viewer)["entries"][:-1]
        return {line["seat"] for entry in entries for line in entry["lines"] if "gold" in line["amounts"]}

    assert (gold("none"), gold("0"), gold("all")) == (set(), {0}, {0, 1})


def test_replays_speak_german(hall: HallProcess) -> None:
    guest = Guest(hall.address)
    guest.http.headers["Accept-Language"] = "de"
    told = guest.post("/api/replay", log=a_log("vikings"))
    assert "gewinnt" in told["prompt"] or "gewonnen" in told["prompt"] or "Spiel" in told["prompt"]


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda log: "", "is not a log of Meadhall"),
        (lambda log: "[1]", "is not a log of Meadhall"),
        (lambda log: "hello", "is not a log of Meadhall"),
        (lambda log: '{"a": 1}', "not the head of a log"),
        (lambda log: log.replace('"game": "vikings"', '"game": "chess"'), "no game 'chess'"),
        (lambda log: "[" * 100_000, "what no game writes"),
        (lambda log: log[:-20], "not JSON"),
        (lambda log: "\n".join(log.splitlines()[:20]), "cut off"),
        (lambda log: log.replace("Anna", "Anne"), "digest does not fit"),
        (lambda log: log.replace('"rules": "', '"rules": "0'), "other rules"),
        (lambda log: log.replace('"meadhall-log": 1', '"meadhall-log": 9'), "version 9"),
    ],
)
def test_a_damaged_or_foreign_log_gets_one_clear_message(guest: Guest, spoil: Any, says: str) -> None:
    for path in ("/api/replay", "/api/replay/frames"):
        status, code, message = guest.refused(path, log=spoil(a_log("vikings")))
        assert (status, code) == (422, "bad-log")
        assert says in message and "\n" not in message


def test_a_log_never_makes_the_hall_read_a_file(guest: Guest) -> None:
    head = json.loads(part_of_a_log("gonewild", 1).splitlines()[0])
    head["options"]["cards"] = "/etc/passwd"
    named = {**head, "options": {}, "position": "gonewild 1 players 2 cards 01234567 /etc/passwd"}
    for forged in (head, named):
        status, code, message = guest.refused("/api/replay", log=json.dumps(forged))
        assert (status, code) == (422, "bad-log")
        assert "files of somebody's own" in message and "passwd" not in message


def test_a_log_may_be_larger_than_other_requests_but_not_without_end(guest: Guest) -> None:
    assert guest.refused("/api/replay", log="x" * 100_000)[1] == "bad-log"
    assert guest.refused("/api/replay", log="x" * 1_100_000)[:2] == (413, "too-large")
    assert guest.refused("/api/score/vikings", text="x" * 20_000)[:2] == (413, "too-large")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"viewer": "7"}, 422, "bad-option"),
        ({"viewer": "everybody"}, 422, "bad-request"),
        ({"first": 999_999}, 409, "no-such-ply"),
        ({"first": -1}, 422, "bad-request"),
        ({"count": 1000}, 422, "bad-request"),
    ],
)
def test_what_is_not_there_is_refused(guest: Guest, wish: Any, status: int, code: str) -> None:
    assert guest.refused("/api/replay/frames", log=part_of_a_log("vikings", 60), **wish)[:2] == (status, code)


def test_a_table_can_be_replayed_once_it_is_over_by_whoever_may_see_it(hall: HallProcess, guest: Guest) -> None:
    private = guest.set_up("vikings", "me bot")["id"]
    answer = guest.http.get(f"/api/tables/{private}/replay")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
    assert guest.http.get(f"/api/tables/{private}/replay/frames?viewer=all").status_code == 409
    guest.post(f"/api/tables/{private}/end")
    told = guest.get(f"/api/tables/{private}/replay?viewer=all")
    assert told["plies"] == len(told["entries"]) and not told["over"]
    assert told["prompt"] == "The game was ended by agreement."
    assert guest.get(f"/api/tables/{private}/replay/frames?viewer=0&first=0&count=3")["frames"][2]["ply"] == 2
    stranger, nobody = hall.guest("Stranger"), Guest(hall.address)
    for other in (stranger, nobody):
        for path in ("replay", "replay/frames", "log"):
            answer = other.http.get(f"/api/tables/{private}/{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-table")
    public = ended_table(guest, "skye", open=True)
    assert Guest(hall.address).get(f"/api/tables/{public}/replay")["game"] == "skye"


def test_the_log_of_a_table_reads_back_to_the_same_replay(guest: Guest) -> None:
    table = ended_table(guest, "gonewild", title="Sunday")
    file = guest.http.get(f"/api/tables/{table}/log").text
    here = guest.get(f"/api/tables/{table}/replay?viewer=1")
    there = guest.post("/api/replay", log=file, viewer="1")
    assert (here["title"], here["links"]) == ("Sunday", 0)
    assert {**here, "title": "", "prompt": there["prompt"], "links": None} == there


def test_a_hall_that_shows_no_log_says_so(guest: Guest) -> None:
    answer = guest.http.get("/api/replay/shown")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-shown-log")


@pytest.mark.parametrize(
    ("game", "text", "how"),
    [
        ("vikings", DISPLAY, {"scoring": "small"}),
        ("vikings", DISPLAY, {"scoring": "large"}),
        ("vikings", DISPLAY, {"scoring": "end"}),
        ("skye", CLANS, {"scoring": "round", "tiles": "4,10,1,0"}),
        ("skye", CLANS, {"scoring": "all", "tiles": "12"}),
        ("skye", CLANS, {"scoring": "end"}),
    ],
)
def test_a_real_table_is_scored_as_the_command_scores_it(guest: Guest, game: str, text: str, how: Any) -> None:
    answer = guest.post(f"/api/score/{game}", text=text, **how)
    sheets = load(game).score(text, how, "en")
    assert answer["problem"] == ""
    assert answer["currencies"] == list(load(game).currencies)
    assert [player["name"] for player in answer["players"]] == [sheet.name for sheet in sheets]
    for player, sheet in zip(answer["players"], sheets, strict=True):
        assert player["lines"] == [vars(line) for line in sheet.lines]
        assert (player["before"], player["after"]) == (sheet.before, sheet.after)


def test_the_rulebooks_example_scores_8_fame_and_9_gold(guest: Guest) -> None:
    (player,) = guest.post("/api/score/vikings", text=DISPLAY, scoring="large")["players"]
    assert {name: player["after"][name] - player["before"][name] for name in ("fame", "gold")} == {"fame": 8, "gold": 9}


def test_the_view_of_a_real_table_says_what_is_threatened_and_complete(guest: Guest) -> None:
    player = guest.post("/api/score/vikings", text=DISPLAY)["view"]["players"][0]
    assert [ship["repelled"] for ship in player["ships"]] == [True, True, False]
    assert {(tile["row"], tile["column"]) for tile in player["tiles"] if tile["threatened"]} >= {
        ("noble", 3),
        ("scout", 3),
    }


@pytest.mark.parametrize(
    ("game", "text", "how", "says", "drawn"),
    [
        ("vikings", "player 1 Anna\nG < > >", {}, "sea against open land on its east side", False),
        ("vikings", "player 1 Anna\nG . . <", {}, "no contact", False),
        ("vikings", "nonsense", {}, "is not a line of a display", False),
        ("skye", "player 1 Anna\ngold 1\nC C", {}, "one castle", False),
        ("skye", "player 1 Anna\nC T69", {"tiles": "0"}, "edge is", False),
        ("skye", "player 1 Anna\nC", {"scoring": "end"}, "Gold is missing", True),
        ("skye", "player 1 Anna\ngold 1\nC", {"scoring": "round"}, "Which scoring tiles?", True),
        ("skye", "player 1 Anna\ngold 1\nC", {"tiles": "99"}, "numbers 0 to 15", True),
    ],
)
def test_impossible_tables_are_explained(guest: Guest, game: str, text: str, how: Any, says: str, drawn: bool) -> None:
    answer = guest.post(f"/api/score/{game}", text=text, **how)
    assert says in answer["problem"]
    assert answer["players"] == []
    assert (answer["view"] is not None) == drawn


def test_a_game_without_displays_cannot_be_scored(guest: Guest) -> None:
    assert guest.refused("/api/score/gonewild", text="")[:2] == (422, "bad-request")
    assert guest.refused("/api/score/vikings", text="", wind="west")[:2] == (422, "bad-request")
