"""What people are told of each level: its name, how strong it is, and how long it thinks."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from meadhall.bots import LEVELS, create
from meadhall.bots.registry import LEVEL_BOTS, TEXTS, bot_of, thinking_seconds
from meadhall.engine.texts import LANGUAGES
from meadhall.games import load

from .positions import GAMES


def keys(language: str) -> list[str]:
    body = FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def test_every_level_and_no_other_has_a_name_and_a_description_in_each_language() -> None:
    told = [key for level in LEVELS for key in (f"level-{level}", f"level-{level}-about")]
    for language in LANGUAGES:
        assert [key for key in keys(language) if key.startswith("level-")] == told
    assert keys("en") == keys("de")


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_how_long_it_thinks_as_far_as_its_budget_tells(level: str) -> None:
    by_the_clock = re.fullmatch(r"search:([\d.]+)s.*", LEVEL_BOTS[level])
    expected = 0 if LEVEL_BOTS[level].startswith("greedy") else float(by_the_clock[1]) if by_the_clock else None
    assert thinking_seconds(level) == expected


def test_other_bots_say_it_where_it_can_be_known() -> None:
    assert thinking_seconds("search:500ms") == 0.5
    assert thinking_seconds("random") == 0
    assert thinking_seconds("search:1000") is None
    assert thinking_seconds("exec:./mybot") is None


@pytest.mark.parametrize("game", GAMES)
def test_a_games_own_bots_for_levels_are_of_the_usual_kind(game: str) -> None:
    """Whether a level needs compiled code, and how long it thinks, is told of the level, not of the game."""
    the_game = load(game)
    assert the_game.level_bots.keys() <= set(LEVELS)
    for level in LEVELS:
        name = bot_of(level, the_game)
        assert name.partition(":")[0] == LEVEL_BOTS[level].partition(":")[0]
        assert thinking_seconds(name) == thinking_seconds(level)
        assert repr(create(level, game)) == repr(create(name, game))


def test_levels_of_earlier_versions_are_still_there() -> None:
    assert set(LEVELS) >= {"easy", "medium", "hard", "expert", "master"}
    assert LEVELS[0] == "beginner" and LEVELS[-1] == "master"
