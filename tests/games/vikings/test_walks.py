"""Vikings: walks through tight places with every check on, and whole games that hold together."""

from typing import Any

import numpy as np
import pytest

from meadhall.engine.chance import generator
from meadhall.engine.log import log_text, read_log
from meadhall.engine.match import Match
from meadhall.engine.record import same

from ...walk_checks import check_that_nothing_stands_still, check_that_positions_read_back_and_bots_answer
from .invariants import MODES


def test_nothing_stands_still_and_nothing_is_lost_with_bounds_checked() -> None:
    check_that_nothing_stands_still("vikings")


def test_every_position_of_a_walk_reads_back_and_a_bot_of_each_kind_answers() -> None:
    check_that_positions_read_back_and_bots_answer("vikings")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", MODES, ids=["standard", "advanced", "no-auction"])
def test_views_logs_and_resampled_states_hold_along_a_whole_game(options: dict[str, Any], players: int) -> None:
    match = Match("vikings", players, seed=100 + players, **options)
    rng = np.random.default_rng(players)
    observation = np.zeros(match.game.observation, np.int16)
    while not match.is_over:
        before = match.state
        for seat in range(players):
            guess = match.state
            match.game.rules.resample(guess, seat, generator(match.ply))
            assert match.game.view(guess, seat) == match.view(seat)
            assert same(match.state, before)
            match.game.rules.observe(before, seat, observation)
        actions = match.legal_actions
        for action in actions:
            assert match.game.read_action(match.game.action_text(action)) == action
        match.play(actions[int(rng.integers(len(actions)))])
        if match.ply % 5 == 0:
            assert same(read_log(log_text(match)).state, match.state)
    assert same(read_log(log_text(match)).state, match.state)
