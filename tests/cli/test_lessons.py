"""`meadhall lessons` lists what the games teach, and checks it."""

from collections.abc import Callable

import pytest

from meadhall.engine.registry import load

Meadhall = Callable[..., "tuple[int, str, str]"]


def test_lessons_are_listed_in_both_languages(meadhall: Meadhall) -> None:
    assert "vikings/first: Your first game (" in meadhall("lessons")[1]
    assert "vikings/first: Deine erste Partie (" in meadhall("lessons", "vikings", "--language", "de")[1]


def test_all_lessons_are_checked(meadhall: Meadhall) -> None:
    code, out, _ = meadhall("lessons", "--check")
    assert (code, out.splitlines()[-1]) == (0, "Every lesson can be played to its end.")


def test_an_unknown_game_is_refused(meadhall: Meadhall) -> None:
    code, _, error = meadhall("lessons", "halma")
    assert code == 2
    assert "There is no game 'halma'." in error


def test_what_is_wrong_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from meadhall.cli.lessons import lessons
    from meadhall.engine.errors import BadData

    monkeypatch.setattr(type(load("vikings")), "lesson_points", lambda *_: frozenset())
    with pytest.raises(BadData, match=r"vikings: first: chapter 'buying', step 'welcome': it points at 'mainland'"):
        lessons("vikings", check=True)
