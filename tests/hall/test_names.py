"""Names that imitate somebody at the table are refused."""

import pytest

from meadhall.hall.errors import HallError
from meadhall.hall.services.names import clean_name, looks_like
from meadhall.hall.services.new_table import BOT_NAMES, unlike

from .client import HallProcess


@pytest.mark.parametrize(
    "imitation",
    [
        "Аnna",  # Cyrillic А
        "Annа",
        "Αnna",  # Greek Α
        "Ａｎｎａ",  # full width
        "𝐀𝐧𝐧𝐚",  # mathematical
        "An na",
        "Anna\ufe0f",
    ],
)
def test_a_name_that_looks_like_a_seated_players_is_refused(imitation: str) -> None:
    assert looks_like(imitation, "Anna")
    with pytest.raises(HallError) as refused:
        unlike(clean_name(imitation), ["Bjarni", "Anna", ""])
    assert refused.value.code == "imitating-name"
    assert "“Anna”" in refused.value.text("en").replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("one", "other"), [("Al", "AI"), ("Bob", "B0b"), ("Will", "WiII"), ("Torn", "Tom"), ("Ivo", "lvo")]
)
def test_letters_that_blur_look_alike(one: str, other: str) -> None:
    assert looks_like(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Änna"), ("Анна", "Anna"), ("Иван", "Ivan"), ("Νίκος", "Nikos"), ("Anna", "Hanna")]
)
def test_names_that_can_be_told_apart_are_welcome(one: str, other: str) -> None:
    assert unlike(one, [other]) == one


def test_whoever_has_the_same_name_gets_a_number() -> None:
    assert unlike("Anna", ["Anna"]) == "Anna 2"
    assert unlike("anna", ["Anna", "Anna 2"]) == "anna 3"


@pytest.mark.parametrize("sign", ["\u200b", "\u034f", "\u3164", "\u2800", "\ufe01", "\U000e0101", "\u202e", "\u00ad"])
def test_signs_that_nobody_sees_are_refused(sign: str) -> None:
    with pytest.raises(HallError) as refused:
        clean_name(f"An{sign}na")
    assert refused.value.code == "bad-name"


def test_names_with_signs_that_everybody_sees_are_not() -> None:
    for name in ("Anna ❤️", "Jürgen", "Ólafur", "李雷", "Søren", "O’Neill", "علي"):
        assert clean_name(name) == name


def test_bots_have_names_of_their_own() -> None:
    assert not any(looks_like(one, other) for one in BOT_NAMES for other in BOT_NAMES if one != other)


def test_a_stranger_cannot_sit_down_as_somebody_else(hall: HallProcess) -> None:
    anna, loki = hall.guest("Anna"), hall.guest("Аnnа")
    table = anna.set_up(seats="me friend", open=True)
    path = f"/api/tables/{table['id']}/sit"
    status, code, message = loki.refused(path)
    assert (status, code) == (422, "imitating-name") and "who already has a seat" in message
    answer = loki.http.post(path, json={}, headers={"Accept-Language": "de"})
    assert "so heißt hier schon jemand" in answer.json()["error"]["message"]
    assert loki.refused(path, name="Ann\u0430")[1] == "imitating-name"
    assert loki.post(path, name="Loki")["seats"][1]["name"] == "Loki"
