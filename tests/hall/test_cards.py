"""The faces of the cards over HTTP, and a hall that plays with an owner's card file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.games.gonewild.rules.ids import PACKAGED

from .client import HallProcess, sqlite


def test_the_packaged_cards_can_be_asked_for(hall: HallProcess) -> None:
    cards = hall.guest().get("/api/games/gonewild/cards")
    assert cards["cards"]["cannon"]["name"] == {"en": "Cannon", "de": "Kanone"}
    assert hall.guest().get(f"/api/games/gonewild/cards?players=4&digest={cards['digest']}")["players"] == 4


def test_cards_that_nobody_plays_with_are_not_found(hall: HallProcess) -> None:
    answer = hall.guest().http.get("/api/games/gonewild/cards?digest=00000000")
    assert answer.status_code == 404
    assert answer.json()["error"] == {"code": "no-such-cards", "message": "No table here plays with these cards."}


@pytest.fixture
def owners_hall(tmp_path: Path) -> Iterator[HallProcess]:
    text = PACKAGED.read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('en = "Cannon"', 'en = "Big Bertha"').replace("strength = 7", "strength = 9"))
    process = HallProcess(sqlite(tmp_path), games=("gonewild",), more=("--cards", str(path)))
    yield process
    process.stop()


def test_a_hall_plays_with_the_card_file_of_its_owner(owners_hall: HallProcess) -> None:
    anna = owners_hall.guest()
    table = anna.set_up("gonewild", seats="me easy")
    with anna.at(table["id"]) as live:
        digest = live.my_turn()["view"]["cards"]
    cards = anna.get(f"/api/games/gonewild/cards?digest={digest}")["cards"]
    assert cards["cannon"]["name"]["en"] == "Big Bertha"
    assert cards["thor"]["strength"] == 9
    assert "cards" not in table["options"]
