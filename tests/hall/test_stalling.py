"""Who sits down and never moves: whoever set up the table can go on without, and does not pay for it."""

from collections.abc import Iterator

import pytest

from .client import Guest, HallProcess
from .raw_connection import wait_until
from .test_attacks import close_hall, open_hall


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall that has little patience with who does not move."""
    process = open_hall(tmp_path_factory.mktemp("hasty"), stalled_seconds=0.5, tables=3, seated=3)
    yield process
    close_hall(process)


def stalled(hall: HallProcess) -> tuple[Guest, Guest, str]:
    """Return a table's owner, a stranger for whom it waits, and its path."""
    anna, loki = hall.guest("Anna"), hall.guest("Loki")
    table = anna.set_up(seats="friend me", open=True)
    path = f"/api/tables/{table['id']}"
    assert loki.post(f"{path}/sit")["waited_for"] == [0]
    return anna, loki, path


def replaceable(owner: Guest, path: str) -> None:
    """Wait until the table has stood still for long enough."""
    wait_until(lambda: bool(owner.get(path)["idle_seconds"] > 0.5), "it goes on")


def test_the_owner_lets_a_bot_play_for_who_has_not_acted_for_a_while(hasty: HallProcess) -> None:
    anna, loki, path = stalled(hasty)
    assert anna.get("/api/hall")["stalled_seconds"] == 0.5
    replaceable(anna, path)
    with loki.at(path.rpartition("/")[2]) as his:
        his.my_turn()
        seat = anna.post(f"{path}/replace", seat=0)["seats"][0]
        assert seat["away"] and seat["level"] == "medium" and seat["name"] == "Loki"
        his.until(lambda message: message["type"] == "position" and message["seat"] is None)
        wait_until(lambda: anna.get(path)["waited_for"] == [1], "the bot does not move")
        assert not loki.post(f"{path}/return")["seats"][0]["away"], "and who was only in the kitchen comes back"


def test_nobody_is_replaced_before_the_time(hall: HallProcess) -> None:
    anna, _, path = stalled(hall)
    status, code, message = anna.refused(f"{path}/replace", seat=0)
    assert (status, code) == (409, "not-stalling") and "3 minutes" in message and "Loki" in message


def test_only_the_owner_replaces_and_only_whom_the_game_waits_for(hasty: HallProcess) -> None:
    anna, loki, path = stalled(hasty)
    replaceable(anna, path)
    assert loki.refused(f"{path}/replace", seat=1)[:2] == (403, "not-owner")
    assert anna.refused(f"{path}/replace", seat=1)[:2] == (409, "not-waited-for"), "her own seat she leaves"
    assert anna.refused(f"{path}/replace", seat=7)[:2] == (409, "not-waited-for")
    assert anna.refused(f"{path}/replace")[0] == 422
    anna.post(f"{path}/replace", seat=0)
    assert anna.refused(f"{path}/replace", seat=0)[:2] == (409, "not-waited-for")


def test_acting_and_taking_it_back_does_not_win_time(hasty: HallProcess) -> None:
    anna, loki, path = stalled(hasty)
    replaceable(anna, path)
    with loki.at(path.rpartition("/")[2]) as his:
        his.act(his.my_turn()["legal"][0]["id"])
        if his.position["can_undo"]:
            assert his.back()["type"] == "position"
            assert anna.get(path)["idle_seconds"] > 0.5
            assert anna.post(f"{path}/replace", seat=0)["seats"][0]["away"]


def test_agreeing_and_not_does_not_win_time(hasty: HallProcess) -> None:
    anna, loki, path = stalled(hasty)
    replaceable(anna, path)
    for agree in (True, False):
        loki.post(f"{path}/end", agree=agree)
    assert anna.post(f"{path}/replace", seat=0)["seats"][0]["away"]


def test_leaving_frees_the_quota(hasty: HallProcess) -> None:
    anna, loki = hasty.guest("Anna"), hasty.guest("Loki")
    paths = [f"/api/tables/{anna.set_up(seats='friend me', open=True)['id']}" for _ in range(3)]
    wish = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    assert anna.refused("/api/tables", **wish)[:2] == (429, "too-many-tables")
    loki.post(f"{paths[0]}/sit")
    assert anna.refused("/api/tables", **wish)[:2] == (429, "too-many-tables")
    anna.post(f"{paths[0]}/leave")
    anna.post("/api/tables", **wish)
    assert anna.refused("/api/tables", **wish)[:2] == (429, "too-many-tables")


def test_a_table_that_only_bots_play_on_is_still_the_owners(hasty: HallProcess) -> None:
    anna, loki = hasty.guest("Anna"), hasty.guest("Loki")
    paths = [f"/api/tables/{anna.set_up(seats='friend me', open=True)['id']}" for _ in range(3)]
    for guest, way in ((loki, "sit"), (anna, "leave"), (loki, "leave")):
        guest.post(f"{paths[0]}/{way}")
    if anna.get(paths[0])["status"] == "playing":
        wish = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        assert anna.refused("/api/tables", **wish)[:2] == (429, "too-many-tables")


def test_a_stranger_sits_at_so_many_tables_and_no_more(hasty: HallProcess) -> None:
    loki = hasty.guest("Loki")
    paths = [f"/api/tables/{hasty.guest('Anna').set_up(seats='friend me', open=True)['id']}" for _ in range(4)]
    for path in paths[:3]:
        loki.post(f"{path}/sit")
    assert loki.refused(f"{paths[3]}/sit")[:2] == (429, "too-many-seats")
    loki.post(f"{paths[0]}/leave")
    loki.post(f"{paths[3]}/sit")
