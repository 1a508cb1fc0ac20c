"""A hall that offers some of the games: tables of the others wait until it offers them again."""

from pathlib import Path

from .client import Guest, HallProcess, sqlite


def test_a_game_that_is_not_offered_is_not_there(tmp_path: Path) -> None:
    with_skye = HallProcess(sqlite(tmp_path), games=("vikings", "skye"), ready=False)
    anna = with_skye.guest()
    skye, vikings = (anna.set_up(game, seats="me friend")["id"] for game in ("skye", "vikings"))
    with_skye.stop()

    without = HallProcess(sqlite(tmp_path), games=("vikings",), ready=False)
    again = _come(anna, without)
    assert [game["name"] for game in again.get("/api/hall")["games"]] == ["vikings"]
    assert [table["id"] for table in again.get("/api/lobby")["mine"]] == [vikings]
    answer = again.http.get(f"/api/tables/{skye}").json()["error"]
    assert (answer["code"], answer["message"]) == (
        "not-offered",
        "This hall does not offer Isle of Skye at the moment.",
    )
    wanted = {"game": "skye", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert again.refused("/api/tables", **wanted)[:2] == (409, "not-offered")
    without.stop()

    with_all = HallProcess(sqlite(tmp_path), ready=False)
    assert {table["id"] for table in _come(anna, with_all).get("/api/lobby")["mine"]} == {skye, vikings}
    with_all.stop()


def _come(guest: Guest, hall: HallProcess) -> Guest:
    """Let a guest of the same cookie come to a hall at another address."""
    same = Guest(hall.address)
    same.http.cookies.update(guest.http.cookies)
    return same
