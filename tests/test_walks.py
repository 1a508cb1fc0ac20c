"""Long random walks with every check on, in processes of their own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall.engine.chance import generator
from meadhall.engine.log import log_text, read_log
from meadhall.engine.match import Match
from meadhall.engine.record import same

DECISIONS = 1_000_000
MODES = [{}, {"advanced": True}, {"advanced": True, "auction": False}]


def test_a_million_decisions_in_every_mode_with_bounds_checks_conserve_everything() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.walk", "--decisions", str(DECISIONS)],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("nothing wrong") == 9


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
