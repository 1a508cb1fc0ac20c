"""Lessons over HTTP: a step shows what is asked, and tells what comes of whatever is done."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.engine.errors import BadData
from meadhall.engine.lesson import begin, find_lesson
from meadhall.engine.registry import games, load
from meadhall.hall.protocol.lessons import LessonAction, LessonStep
from meadhall.hall.services import lessons as service

from .client import Guest, HallProcess, sqlite

FIRST = "/api/games/vikings/lessons/first"
TAUGHT = [(game.name, lesson.name) for game in games() for lesson in game.lessons()]


@pytest.fixture(scope="module")
def learning(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall whose rules are interpreted: a step of a lesson needs no more."""
    process = HallProcess(sqlite(tmp_path_factory.mktemp("learning")), ("-m", "tests.hall.interpreted_server"))
    yield process
    assert process.stop() == 0, process.errors
    assert "Traceback" not in process.errors, process.errors


def test_the_hall_tells_what_its_games_teach(learning: HallProcess) -> None:
    guest = Guest(learning.address)
    (vikings,) = (game for game in guest.get("/api/hall")["games"] if game["name"] == "vikings")
    listed = guest.get("/api/games/vikings/lessons")
    assert vikings["lessons"] == [lesson["name"] for lesson in listed["lessons"]]
    assert listed["lessons"][0]["title"] == "Your first game"
    guest.http.headers["Accept-Language"] = "de"
    assert guest.get("/api/games/vikings/lessons")["lessons"][0]["title"] == "Deine erste Partie"


def test_a_step_is_shown_to_anybody(learning: HallProcess) -> None:
    step = Guest(learning.address).get(f"{FIRST}/2")
    assert (step["kind"], step["actions"], step["point"]) == ("do", ["buy 3"], None)
    assert [choice["text"] for choice in step["legal"]][:2] == ["buy 1", "buy 2"]
    assert step["table"]["view"]["you"] == step["seat"] == 0
    assert step["table"]["picture"] is None
    assert Guest(learning.address).get(f"{FIRST}/2?pictures=true")["table"]["picture"]


def test_what_is_asked_is_done_and_the_next_step_follows(learning: HallProcess) -> None:
    answer = Guest(learning.address).post(f"{FIRST}/5", action="stay")
    assert answer["outcome"] == "done"
    assert [frame["happened"]["action"] for frame in answer["frames"]] == ["stay", "buy 1", "start G", "F1", "stay"]
    assert answer["next"]["step"] == 6
    assert answer["next"]["table"]["view"] == answer["frames"][-1]["view"]


def test_something_else_is_tried_and_judged(learning: HallProcess) -> None:
    answer = Guest(learning.address).post(f"{FIRST}/2", action="buy 11")
    assert (answer["outcome"], answer["next"]) == ("tried", None)
    assert answer["message"] == "Ida buys a blue ship and a boatswain for 11."
    assert answer["frames"][0]["happened"]["lines"][0]["amounts"] == {"gold": -11}
    assert answer["compared"] < 0


def test_what_is_not_legal_is_explained(learning: HallProcess) -> None:
    answer = Guest(learning.address).post(f"{FIRST}/2", action="buy 0")
    assert (answer["outcome"], answer["frames"], answer["next"]) == ("refused", [], None)
    assert "another fisherman stands on the wheel" in answer["message"]


def test_an_attempt_at_what_is_not_legal_can_be_the_task(learning: HallProcess) -> None:
    answer = Guest(learning.address).post(f"{FIRST}/1", action="buy 0")
    assert (answer["outcome"], answer["next"]["step"]) == ("done", 2)
    assert "another fisherman stands on the wheel" in answer["message"]
    assert Guest(learning.address).post(f"{FIRST}/1", action="buy 1")["outcome"] == "tried"


def test_an_attempt_in_any_way_that_the_lesson_names_will_do(learning: HallProcess) -> None:
    first = "/api/games/skye/lessons/first"
    number = next(place.number for place in find_lesson(load("skye"), "first").places() if len(place.step.attempt) > 1)
    for action in ("E1 north", "E1 west"):
        answer = Guest(learning.address).post(f"{first}/{number}", action=action)
        assert (answer["outcome"], answer["next"]["step"]) == ("done", number + 1)


def test_one_goes_on_where_nothing_is_asked_and_nowhere_else(learning: HallProcess) -> None:
    guest = Guest(learning.address)
    assert guest.post(f"{FIRST}/0")["next"]["step"] == 1
    assert guest.refused(f"{FIRST}/2") == (409, "lesson-asks", "This step of the lesson asks for an action.")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/vikings/lessons/last/0", 404, "no-such-lesson"),
        ("/api/games/vikings/lessons/first/999", 404, "no-such-lesson"),
        ("/api/games/vikings/lessons/first/-1", 422, "bad-request"),
        ("/api/games/vikings/lessons/first/one", 422, "bad-request"),
        ("/api/games/vikings/lessons/first/99999999999", 422, "bad-request"),
        ("/api/games/vikings/lessons/..%2F..%2Fpyproject/0", 404, "no-such-page"),
        ("/api/games/vikings/lessons/First/0", 422, "bad-request"),
        ("/api/games/halma/lessons", 422, "bad-request"),
        ("/api/games/halma/lessons/first/0", 422, "bad-request"),
    ],
)
def test_what_there_is_not_is_refused(learning: HallProcess, path: str, status: int, code: str) -> None:
    answer = Guest(learning.address).http.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"action": "swim"}, 422),
        ({"action": ""}, 422),
        ({"action": "buy 3" * 100}, 422),
        ({"action": -1}, 422),
        ({"action": 10**12}, 422),
        ({"action": ["buy 3"]}, 422),
        ({"action": "buy 3", "seat": 1}, 422),
        ({"action": 999_999}, 200),
        ({"action": "tile left"}, 200),
    ],
)
def test_hostile_actions_are_refused(learning: HallProcess, body: dict[str, Any], status: int) -> None:
    answer = Guest(learning.address).http.post(f"{FIRST}/2", json=body)
    assert answer.status_code == status, answer.text
    if status == 200:
        assert answer.json()["outcome"] == "refused"


# Every lesson, without a server


def right(step: LessonStep) -> str | None:
    """Return what the bubble asks for."""
    return step.actions[0] if step.actions else step.attempt


def walk(game: str, lesson: str, language: str) -> list[LessonStep]:
    """Play a lesson to its end, doing what is asked."""
    step: LessonStep | None = service.step(load(game), lesson, 0, language)
    steps = []
    while step is not None:
        steps.append(step)
        action = right(step)
        answer = service.answer(load(game), lesson, step.step, LessonAction(action=action), language)
        assert answer.outcome == "done"
        step = answer.next
    return steps


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "lesson"), TAUGHT)
def test_whoever_does_what_is_asked_reaches_the_end(game: str, lesson: str, language: str) -> None:
    steps = walk(game, lesson, language)
    assert [step.step for step in steps] == list(range(steps[0].steps))


@pytest.mark.parametrize(("game", "lesson"), TAUGHT)
def test_whatever_else_is_done_is_told_and_changes_nothing(game: str, lesson: str) -> None:
    for step in walk(game, lesson, "en"):
        wanted = step.actions
        for choice in [choice for choice in step.legal if choice.text not in wanted][:2]:
            answer = service.answer(load(game), lesson, step.step, LessonAction(action=choice.id), "de")
            assert (answer.outcome, answer.next) == ("tried", None)
            assert answer.message
        assert service.step(load(game), lesson, step.step, "en") == step


@pytest.mark.parametrize(("game", "lesson"), TAUGHT)
def test_a_lesson_shows_only_what_its_seat_may_know(game: str, lesson: str) -> None:
    for step in walk(game, lesson, "en"):
        place = find_lesson(load(game), lesson).place(step.step)
        match = begin(load(game), place)
        assert step.table.view == match.view(place.lesson.learner)


def test_a_game_whose_lessons_cannot_be_read_is_played_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> None:
        raise BadData("first.toml: seat: Field required")

    monkeypatch.setattr(type(load("vikings")), "lessons", broken)
    assert json.loads(service.lessons(load("vikings"), "en").model_dump_json())["lessons"] == []
