"""What choices bring, over a socket: told to who asks, and to nobody at a table without help."""

from collections.abc import Iterator

import pytest

from .client import HallProcess, sqlite


@pytest.fixture(scope="module")
def helping(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall whose rules are interpreted: what choices bring needs no more."""
    process = HallProcess(sqlite(tmp_path_factory.mktemp("helping")), ("-m", "tests.hall.interpreted_server"))
    yield process
    assert process.stop() == 0, process.errors
    assert "Traceback" not in process.errors, process.errors


@pytest.mark.parametrize("game", ["vikings", "skye", "gonewild"])
def test_who_asks_is_told_what_the_legal_actions_bring(helping: HallProcess, game: str) -> None:
    anna = helping.guest("Anna")
    table = anna.set_up(game, "me friend")
    ben = helping.guest("Ben")
    ben.post(f"/api{table['invitation'].replace('/invitation', '/invitations')}")
    ben.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as live, ben.at(table["id"], language="de") as other:
        position, _ = live.hear_position(), other.hear_position()
        seat = position["waited_for"][0]
        asking, waiting = (live, other) if seat == 0 else (other, live)
        told = asking.ask("senses", seat=seat)
        assert (told["type"], told["ply"], told["revision"]) == ("senses", position["ply"], position["revision"])
        legal = {choice["id"] for choice in asking.position["legal"]}
        assert told["senses"] and {sense["id"] for sense in told["senses"]} <= legal
        for sense in told["senses"]:
            assert sense["text"]
            assert all(0 not in line["amounts"].values() for line in sense["lines"])
        assert waiting.ask("senses", seat=seat)["code"] == "not-your-seat"
        assert "sense" not in "".join(waiting.heard[:-1])


def test_a_table_without_help_tells_nobody_and_shows_that_to_all(helping: HallProcess) -> None:
    anna = helping.guest("Anna")
    table = anna.set_up("vikings", "me friend", open=True, help=False)
    assert table["help"] is False and anna.set_up("vikings", "me friend")["help"] is True
    (shown,) = [other for other in helping.guest("Ben").get("/api/lobby")["open"] if other["id"] == table["id"]]
    assert shown["help"] is False
    anna.post(f"/api/tables/{table['id']}/fill", level="easy")
    with anna.at(table["id"]) as live:
        seat = live.my_turn()["seat"]
        for kind in ("senses", "hint"):
            refused = live.ask(kind, seat=seat)
            assert (refused["type"], refused["code"]) == ("refused", "no-help")
        live.say("speak", language="de")
        assert live.ask("senses", seat=seat)["message"].startswith("An diesem Tisch wird ohne Hilfe gespielt")


def test_a_rematch_keeps_that_a_table_is_without_help(helping: HallProcess) -> None:
    anna = helping.guest("Anna")
    table = anna.set_up("vikings", "me easy", help=False)
    anna.post(f"/api/tables/{table['id']}/end")
    assert anna.post(f"/api/tables/{table['id']}/rematch")["help"] is False
