"""Reviews of games that are over: made in the background, kept, told to who may look; and playing on from a moment."""

import time
from typing import Any

import pytest

from .client import WAIT, Guest, HallProcess
from .test_daily import play_to_the_end


@pytest.fixture(scope="module")
def anna(hall: HallProcess) -> Guest:
    return hall.guest("Anna")


@pytest.fixture(scope="module")
def table(anna: Guest) -> str:
    """A game by invitation that is over."""
    name: str = anna.set_up("vikings", "me easy", open=False)["id"]
    play_to_the_end(anna, name)
    return name


def reviewed(guest: Guest, path: str) -> Any:
    """Ask until the review is there."""
    end = time.monotonic() + 3 * WAIT
    while (state := guest.get(path))["state"] != "ready":
        assert state["state"] == "working" and 0 <= state["done"] <= 1
        assert time.monotonic() < end
        time.sleep(0.1)
    return state["review"]


def test_a_game_is_reviewed_once_and_told_to_each_in_their_words(anna: Guest, hall: HallProcess, table: str) -> None:
    path = f"/api/tables/{table}/review"
    assert anna.get(path) == {"state": "none", "deep": False, "done": 0, "review": None}
    assert anna.post(path)["state"] == "working"
    told = reviewed(anna, path)
    assert anna.post(path)["review"] == told
    assert anna.get(f"{path}?deep=true")["state"] == "none"
    assert told["names"][0] == "Anna" and told["accounts"][0]["says"][0].startswith("You ")
    lines = told["accounts"][0]["lines"]
    assert sum(line["share"] for line in lines[:-1]) == pytest.approx(lines[-1]["share"], abs=0.5)
    ben = hall.guest("Ben")
    assert ben.http.get(path).status_code == 404 and ben.http.post(path, json={}).status_code == 404
    link = anna.post(f"/api/tables/{table}/links")["mine"].split("?link=")[1]
    assert ben.get(f"{path}?link={link}")["review"]["accounts"][0]["says"][0].startswith("Anna ")
    german = anna.http.get(path, headers={"Accept-Language": "de"}).json()["review"]
    assert german["words"]["title"] == "Rückblick" and german["accounts"][0]["says"][0].startswith("Du ")


def test_only_games_that_are_over_are_reviewed(anna: Guest) -> None:
    running = anna.set_up("vikings", "me easy")["id"]
    assert anna.refused(f"/api/tables/{running}/review")[:2] == (409, "not-over")
    assert anna.refused(f"/api/tables/{running}/what-if", ply=0, seat=0)[:2] == (409, "not-over")


def test_a_game_goes_on_from_any_of_its_moments_in_a_copy(anna: Guest, table: str) -> None:
    log = anna.get(f"/api/tables/{table}/replay?viewer=all")["entries"]
    ply = next(entry["ply"] for entry in log[len(log) // 2 :] if entry["seat"] == 1)
    made = anna.post(f"/api/tables/{table}/what-if", ply=ply, seat=1)
    assert (made["open"], made["status"]) == (False, "playing")
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"] and made["seats"][1]["mine"]
    live = anna.at(made["id"])
    live.my_turn()
    copied = [entry["action"] for entry in live.entries[:ply]]
    assert copied == [entry["action"] for entry in log[:ply]] and live.position["ply"] == ply
    live.act_first()
    assert anna.get(f"/api/tables/{table}/replay?viewer=all")["entries"] == log
    assert anna.refused(f"/api/tables/{table}/what-if", ply=len(log), seat=0)[1] == "nothing-to-play"
    assert anna.refused(f"/api/tables/{table}/what-if", ply=len(log) + 1, seat=0)[1] == "no-such-ply"
    assert anna.http.post(f"/api/tables/{table}/what-if", json={"ply": 0, "seat": 5}).status_code in (409, 422)
