"""The table of the day: the same draws and the same bots for all, one try that counts, and nothing to peek at."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from types import SimpleNamespace
from typing import Any, cast

import pytest

from meadhall.bots import create
from meadhall.bots.registry import bot_of
from meadhall.bots.search import SearchBot
from meadhall.games import games, load
from meadhall.hall.compute.cpu_slots import CpuSlots, SharedStop
from meadhall.hall.services import best_bots, daily_seeds
from meadhall.hall.services.best_bots import BestBots
from meadhall.hall.services.context import HallContext

from .client import Guest, HallProcess, Live

GAME = "skye"


def play_to_the_end(guest: Guest, table: str) -> Live:
    """Play a table by always doing the first thing that is legal."""
    live = guest.at(table)
    while live.my_turn()["turn"] != "over":
        live.act_first()
    if not live.ended:
        live.until(lambda message: message["type"] == "ended")
    return live


def chosen_by(live: Live, seat: int | str) -> list[str]:
    """Return what a seat has chosen, or chance has brought."""
    return [entry["action"] for entry in live.entries if entry["seat"] == seat]


@pytest.fixture(scope="module")
def two(hall: HallProcess) -> list[tuple[Guest, dict[str, Any], Live]]:
    """Two guests who have played today's table in the same way."""
    played = []
    for name in ("Anna", "Ben"):
        guest = hall.guest(name)
        table = guest.post(f"/api/daily/{GAME}")
        played.append((guest, table, play_to_the_end(guest, table["id"])))
    return played


def test_who_chooses_the_same_meets_the_same_draws_and_the_same_bots(
    two: list[tuple[Guest, dict[str, Any], Live]],
) -> None:
    (_, table, one), (_, _, other) = two
    assert (table["day"], table["counts"]) == (daily_seeds.today(), True)
    # In simultaneous phases it is chance who is quicker, and so what comes first in the log.
    for seat in ("chance", 0, 1, 2):
        assert chosen_by(one, seat) == chosen_by(other, seat)
    assert one.ended["points"] == other.ended["points"]


def test_results_stand_beside_each_other_once_one_has_played(
    hall: HallProcess, two: list[tuple[Guest, dict[str, Any], Live]]
) -> None:
    (anna, table, live), _ = two
    day = table["day"]
    told = anna.get(f"/api/daily/{GAME}/{day}")
    assert (told["state"], told["visible"], told["table"], told["finished"]) == ("done", True, table["id"], 2)
    people = [result for result in told["results"] if result["bot"] is None]
    assert [(result["name"], result["place"], result["mine"]) for result in people] in (
        [("Anna", 1, True), ("Ben", 1, False)],
        [("Anna", 2, True), ("Ben", 2, False)],
    )
    seat = told["seat"]
    assert people[0]["points"] == live.ended["points"][seat]
    assert people[0]["lead"] == live.ended["points"][seat] - max(
        points for at, points in enumerate(live.ended["points"]) if at != seat
    )
    # Who has not played sees how many have, and nothing else; nobody sees the seed before the day is closed.
    stranger = hall.guest("Carla").get(f"/api/daily/{GAME}/{day}")
    assert (stranger["state"], stranger["visible"], stranger["results"], stranger["finished"]) == ("new", False, [], 2)
    assert stranger["seed"] is None is told["seed"]
    assert stranger["digest"] == told["digest"]
    (today,) = (game for game in anna.get("/api/daily")["games"] if game["game"] == GAME)
    assert (today["state"], today["finished"], today["result"]["points"]) == ("done", 2, people[0]["points"])


def test_further_tries_are_practice(two: list[tuple[Guest, dict[str, Any], Live]]) -> None:
    (anna, table, first), _ = two
    again = anna.post(f"/api/daily/{GAME}")
    assert again["id"] != table["id"]
    assert (again["day"], again["counts"]) == (table["day"], False)
    assert anna.post(f"/api/daily/{GAME}")["id"] == again["id"]  # the one that is being played
    with anna.at(again["id"]) as live:
        live.my_turn()
        drawn = chosen_by(live, "chance")
        assert drawn and drawn == chosen_by(first, "chance")[: len(drawn)]
    assert anna.get(f"/api/daily/{GAME}/{table['day']}")["finished"] == 2


def test_a_try_that_counts_has_neither_hints_nor_a_stand_in(hall: HallProcess) -> None:
    guest = hall.guest("Dora")
    table = guest.post(f"/api/daily/{GAME}")
    with guest.at(table["id"]) as live:
        live.my_turn()
        for kind in ("hint", "senses"):
            refused = live.ask(kind, seat=live.position["seat"])
            assert refused["type"] == "refused" and refused["code"] == "no-hints-today", refused
    assert guest.refused(f"/api/tables/{table['id']}/leave")[1] == "cannot-leave-today"
    assert guest.post(f"/api/tables/{table['id']}/end")["status"] == "ended"
    told = guest.get(f"/api/daily/{GAME}/{table['day']}")
    assert (told["state"], told["visible"]) == ("given-up", True)
    assert "Dora" not in [result["name"] for result in told["results"]]


def test_the_log_says_whose_draws_it_has_and_keeps_the_seed(two: list[tuple[Guest, dict[str, Any], Live]]) -> None:
    (anna, table, _), _ = two
    log = anna.http.get(f"/api/tables/{table['id']}/log").text
    digest = anna.get(f"/api/daily/{GAME}/{table['day']}")["digest"]
    assert f'"draws": {{"name": "{table["day"]}", "sha256": "{digest}"}}' in log


def test_a_day_to_come_has_no_results(hall: HallProcess) -> None:
    tomorrow = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    answer = hall.guest("Emil").http.get(f"/api/daily/{GAME}/{tomorrow}")
    assert answer.json()["error"]["code"] == "no-such-day"
    assert hall.guest("Emil").http.get(f"/api/daily/{GAME}/2026-02-30").status_code == 422


def test_an_earlier_day_is_open_to_all_and_its_seed_fits_the_digest(hall: HallProcess) -> None:
    told = hall.guest("Finn").get(f"/api/daily/{GAME}/2026-01-01")
    assert told["visible"] and told["results"] == []
    assert sha256(told["seed"].encode()).hexdigest() == told["digest"]
    assert (told["before"], told["after"]) == ("2025-12-31", "2026-01-02")


def test_a_day_closes_when_those_who_began_late_have_had_time() -> None:
    noon = datetime(2026, 11, 20, 12, tzinfo=UTC)
    assert daily_seeds.closes("2026-11-19") == noon
    assert not daily_seeds.is_closed("2026-11-19", noon - timedelta(seconds=1))
    assert daily_seeds.is_closed("2026-11-19", noon)
    assert daily_seeds.today(noon) == "2026-11-20"


def test_seeds_differ_by_hall_game_and_day() -> None:
    seeds = [
        daily_seeds.seed_of(secret, game, day)
        for secret in ("one", "two")
        for game in ("vikings", "skye")
        for day in ("2026-11-19", "2026-11-20")
    ]
    assert len(set(seeds)) == len(seeds)


def test_bots_of_the_day_have_a_budget_in_iterations() -> None:
    for name in (bot_of(daily_seeds.LEVEL, load("vikings")), daily_seeds.STRONGEST):
        bot = create(name, "vikings", seed=1)
        assert isinstance(bot, SearchBot) and bot.settings.seconds is None


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_days_are_played_from_every_seat(game: str) -> None:
    days = {daily_seeds.Day.of(load(game), f"2026-11-{number:02}") for number in range(1, 31)}
    for day in days:
        assert day.players in load(game).players and 0 <= day.seat < day.players
    assert {day.seat for day in days if day.players == 2} >= ({0, 1} if 2 in load(game).players else set())


def test_the_strongest_bot_plays_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_bots, "STRONGEST", "greedy")
    monkeypatch.setattr(best_bots, "Day", SimpleNamespace(of=lambda *_: daily_seeds.Day(2, 1, "easy")))
    context = cast(HallContext, SimpleNamespace(secret="s", settings=SimpleNamespace(operator_options={})))
    bots, stop = BestBots(context, cast(Any, None), CpuSlots(1)), SharedStop(CpuSlots(1))
    best = bots._play(GAME, "2026-11-19", stop)
    assert best is not None and best == bots._play(GAME, "2026-11-19", stop)
    assert len(best.points) == 2 and sorted(best.places)[0] == 1
    stop.set()
    assert bots._play(GAME, "2026-11-19", stop) is None
