"""Lessons are data that a checker plays to their end, and the checker finds what is wrong with one."""

import shutil
from pathlib import Path

import pytest

from meadhall.engine.errors import BadData, BadNotation, IllegalAction
from meadhall.engine.game import Game
from meadhall.engine.lesson import (
    Lesson,
    begin,
    check_lesson,
    check_lessons,
    find_lesson,
    lessons_in,
    play_scripted,
    read_lesson,
)
from meadhall.engine.match import Match
from meadhall.engine.registry import games, load

VIKINGS = load("vikings")
POSITION = """
vikings 1 players 2 standard
round 1 start 1 turn 1 phase buy
wheel fF <F <G fG >G <S >S <N cN >W rW bB
stacks <13 f3 c4 l5 t5 >18 r2 g4 y4 b2
bag W11 N11 S11 G10 F11 B12
player 1 Ida
  gold 30 fame 10
player 2 Ole
  gold 30 fame 10
"""
GOOD = f'''
seat = 1

[[chapter]]
name = "buying"
position = """{POSITION}"""

[[chapter.step]]
name = "hello"
point = "wheel"

[[chapter.step]]
name = "zero"
attempt = "buy 0"
point = "price-0"

[[chapter.step]]
name = "buy"
ask = "buy 3"

[[chapter.step]]
name = "start"
ask = "start G"

[[chapter.step]]
name = "tile"
ask = "G2"
only = true

[[chapter.step]]
name = "stay"
ask = ["stay", "go"]
'''
TEXTS = """
short-title = Title
short-about = About
short-buying = Buying
short-buying-hello = Hello.
short-buying-zero = Zero.
short-buying-buy = Buy.
short-buying-start = Start.
short-buying-tile = Tile.
short-buying-tile-done = Well done.
short-buying-stay = Stay.
"""


def lesson_of(folder: Path, source: str = GOOD, english: str = TEXTS, german: str | None = TEXTS) -> Lesson:
    """Write a lesson into a folder and read it."""
    (folder / "short.toml").write_text(source, encoding="utf-8")
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    if german is not None:
        (folder / "de.ftl").write_text(german, encoding="utf-8")
    return read_lesson(folder / "short.toml")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_lesson_of_every_game_can_be_played_to_its_end(game: Game) -> None:
    assert check_lessons(game) == []


def test_a_lesson_that_can_be_played_has_no_problems(tmp_path: Path) -> None:
    assert check_lesson(VIKINGS, lesson_of(tmp_path)) == []


BROKEN = [
    ("phase buy\n", "phase sell\n", "the position cannot be read"),
    ("wheel fF", "wheel fF fF", "the position cannot be read"),
    ('ask = "buy 3"', 'ask = "buy 0"', "'buy 0' is not legal"),
    ('ask = "buy 3"', 'ask = "fly 3"', "'fly 3' is not legal"),
    ('ask = "buy 3"', 'ask = "buy *"', "several actions are right, so it has to be the last step"),
    ('ask = "buy 3"', 'ask = "buy 3"\nonly = true', "something else is legal"),
    ('ask = "buy 3"', "brings = { gold = 3 }\npoint = 'wheel'", "an action that brings 3 gold is not legal"),
    ('ask = "buy 3"', 'ask = "buy 3"\nthen = ["start G", "N7"]', "the script stops after"),
    ('ask = "buy 3"', 'ask = "buy 3"\nthen = ["swim"]', "'swim' is not an action of Vikings"),
    ('ask = "buy 3"', 'ask = "buy 3"\npoint = "moon"', "it points at 'moon', which is not there"),
    ('point = "price-0"', 'point = "price-12"', "it points at 'price-12', which is not there"),
    ('attempt = "buy 0"', 'attempt = "buy 1"', "'buy 1' is legal"),
    ('attempt = "buy 0"', 'attempt = "swim"', "'swim' is not an action of Vikings"),
    ('attempt = "buy 0"\npoint = "price-0"', 'attempt = "buy 0"', "an attempt needs a point"),
    ("only = true", "", "nothing else is legal there"),
    ('ask = ["stay", "go"]', 'ask = ["stay", "go"]\nthen = ["buy 1"]', "so no script can follow"),
    ('ask = "buy 3"', 'ask = "buy 3"\nthen = ["start G", "G2", "stay"]', "Ida cannot act there"),
    ("seat = 1", "seat = 3", "there is no seat 3 at a table of 2"),
    ('name = "zero"', 'name = "hello"', "two steps are called 'hello'"),
]


@pytest.mark.parametrize(("good", "bad", "problem"), BROKEN)
def test_the_checker_finds_what_is_wrong(tmp_path: Path, good: str, bad: str, problem: str) -> None:
    assert good in GOOD
    problems = check_lesson(VIKINGS, lesson_of(tmp_path, GOOD.replace(good, bad, 1)))
    assert any(problem in found for found in problems), problems


def test_the_checker_finds_two_chapters_of_the_same_name(tmp_path: Path) -> None:
    chapter = GOOD.partition("\n\n")[2]
    problems = check_lesson(VIKINGS, lesson_of(tmp_path, GOOD + chapter))
    assert "two chapters are called 'buying'" in problems


def test_the_checker_finds_missing_long_and_unused_texts(tmp_path: Path) -> None:
    lesson = lesson_of(tmp_path, english=TEXTS.replace("short-buying-zero = Zero.\n", ""))
    assert check_lesson(VIKINGS, lesson) == ["en.ftl: the text 'short-buying-zero' is missing"]


def test_the_checker_finds_a_text_that_is_too_long_for_a_bubble(tmp_path: Path) -> None:
    lesson = lesson_of(tmp_path, german=TEXTS.replace("Zero.", "Null. " * 60))
    (problem,) = check_lesson(VIKINGS, lesson)
    assert problem.startswith("de.ftl: 'short-buying-zero' has 359 letters")


def test_the_checker_finds_a_language_that_is_missing(tmp_path: Path) -> None:
    assert check_lesson(VIKINGS, lesson_of(tmp_path, german=None)) == ["there is no de.ftl beside it"]


def test_the_checker_finds_a_text_that_no_lesson_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson_of(tmp_path, english=TEXTS + "short-buying-old = Old.\n")

    monkeypatch.setattr(type(VIKINGS), "lessons_folder", tmp_path)
    assert check_lessons(VIKINGS) == ["en.ftl: no lesson says 'short-buying-old'"]


@pytest.mark.parametrize(
    ("good", "bad", "problem"),
    [
        ("seat = 1", "seat = 1\nteacher = 2", "teacher"),
        ("seat = 1", "seat = one", "short.toml"),
        ('ask = "buy 3"', 'ask = "buy 3"\nattempt = "buy 0"', "not for both"),
        ('name = "zero"', 'name = "Zero!"', "chapter.1.step.2.name"),
        ('name = "hello"', 'name = "hello"\nonly = true', "only an asked action"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_its_place(tmp_path: Path, good: str, bad: str, problem: str) -> None:
    with pytest.raises(BadData, match=r"short\.toml") as refused:
        lesson_of(tmp_path, GOOD.replace(good, bad, 1))
    assert problem in str(refused.value)


def test_a_step_is_a_position_and_the_script_up_to_it(tmp_path: Path) -> None:
    lesson = lesson_of(tmp_path)
    assert lesson.length == 6
    match = begin(VIKINGS, lesson.place(4))
    assert match.log_texts == ["buy 3", "start G"]
    assert [match.game.action_text(action) for action in lesson.place(4).right_actions(match)] == ["G2"]
    with pytest.raises(BadNotation, match="there is no step 7"):
        lesson.place(6)


def test_several_right_actions_stand_in_the_order_in_which_they_are_named(tmp_path: Path) -> None:
    lesson = lesson_of(tmp_path, GOOD.replace('["stay", "go"]', '["go", "*"]'))
    match = begin(VIKINGS, lesson.place(5))
    assert [match.game.action_text(action) for action in lesson.place(5).right_actions(match)] == ["go", "stay"]


def test_what_an_action_brings_can_be_what_is_asked(tmp_path: Path) -> None:
    bought = 'name = "zero"\nattempt = "buy 0"\npoint = "price-0"'
    cheap = f"{GOOD[: GOOD.index(bought)]}name = 'zero'\nbrings = {{ gold = -2 }}\npoint = 'wheel'\n"
    lesson = lesson_of(tmp_path, cheap)
    assert check_lesson(VIKINGS, lesson) == []
    match = begin(VIKINGS, lesson.place(1))
    assert [match.game.action_text(action) for action in lesson.place(1).right_actions(match)] == ["buy 1", "buy 2"]


def test_a_script_says_who_acts_where_several_may() -> None:
    match = Match("skye", 2, seed=1)
    choice = next(iter(match.legal_actions_of(1).texts))
    play_scripted(match, f"2: {choice}")
    assert match.log[-1][0] == 1
    with pytest.raises(IllegalAction):
        play_scripted(Match.from_position(VIKINGS, POSITION), "2: buy 1")


def test_a_game_without_a_folder_of_lessons_has_none(tmp_path: Path) -> None:
    assert lessons_in(tmp_path / "nothing") == ()


def test_an_unknown_lesson_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadNotation, match="Its lessons are: first, advanced"):
        find_lesson(VIKINGS, "last")


def test_a_lesson_without_its_texts_says_so(tmp_path: Path) -> None:
    lesson = lesson_of(tmp_path)
    shutil.copy(tmp_path / "short.toml", tmp_path / "other.toml")
    assert lesson.title("en") == "Title"
    with pytest.raises(BadData, match=r"the text .other-title. is missing in en\.ftl"):
        read_lesson(tmp_path / "other.toml").title("en")
