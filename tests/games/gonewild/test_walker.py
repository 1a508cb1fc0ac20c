"""Vikings Gone Wild: walks through tight places with every check on."""

from ...walk_checks import check_that_nothing_stands_still, check_that_positions_read_back_and_bots_answer


def test_nothing_stands_still_and_nothing_is_lost_with_bounds_checked() -> None:
    check_that_nothing_stands_still("gonewild")


def test_every_position_of_a_walk_reads_back_and_a_bot_of_each_kind_answers() -> None:
    check_that_positions_read_back_and_bots_answer("gonewild")
