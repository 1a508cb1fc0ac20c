"""Isle of Skye: walks through tight places with every check on."""

import pytest

from ... import walking
from ...walk_checks import check_that_nothing_stands_still, check_that_positions_read_back_and_bots_answer
from ...walking import Walker, tight_tables


def test_nothing_stands_still_and_nothing_is_lost_with_bounds_checked() -> None:
    check_that_nothing_stands_still("skye")


def test_every_position_of_a_walk_reads_back_and_a_bot_of_each_kind_answers() -> None:
    check_that_positions_read_back_and_bots_answer("skye")


def test_a_walk_often_thinks_again_where_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "BOTS", ())
    walker = Walker("skye", seed=3)
    walker.go_carefully(walker.game.read_position(tight_tables("skye")["island without gold"])[0], 600)
    kind = walker.habits.kind[walker.game.read_action("reconsider")]
    # Dozens of placements are legal beside it: chosen evenly, it would be one in thirty.
    assert walker.habits.taken[kind] > walker.habits.legal[kind] / 10 > 10
