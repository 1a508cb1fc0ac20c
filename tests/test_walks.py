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
from meadhall.games import NAMES, load

from .vikings.invariants import MODES
from .walking import Walker, starts, tight_tables

# From each start: in compiled code with every index checked, and with every position read back and bots that are asked.
DECISIONS = int(os.environ.get("MEADHALL_WALK", "200000"))
CAREFUL_DECISIONS = 30


@pytest.mark.parametrize("name", NAMES)
def test_nothing_stands_still_and_nothing_is_lost_with_bounds_checked(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.walking", name, "--decisions", str(DECISIONS)],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("nothing wrong") == len(starts(load(name)))
    assert done.stdout.endswith("never taken: nothing\n"), done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_every_position_of_a_walk_reads_back_and_a_bot_of_each_kind_answers(name: str) -> None:
    walker = Walker(name, seed=2)
    for state in starts(walker.game).values():
        walker.go_carefully(state, CAREFUL_DECISIONS)


def test_a_walk_thinks_again_whenever_it_can() -> None:
    walker = Walker("skye", seed=3)
    walker.go_carefully(walker.game.read_position(tight_tables("skye")["island without gold"])[0], 60)
    thought_again, passed = (
        int(walker.habits.chosen[walker.game.read_action(text)]) for text in ("reconsider", "pass")
    )
    assert thought_again > passed


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
