"""Whole random games: nothing is lost, everything can be told, and both ways of running agree."""

import os
import subprocess
import sys

import numpy as np
import pytest

from meadhall.engine.chance import Generator, below, generator
from meadhall.engine.log import log_text, read_log
from meadhall.engine.match import Match
from meadhall.engine.record import copied, same
from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.notation.consistency import check_table

from .tables import NAMES


def walk(players: int, seed: int, steps: int) -> tuple[Match, Generator]:
    match = Match(GAME, players, seed=seed, names=NAMES[:players])
    rng = generator(seed, 99)
    for _ in range(steps):
        if match.is_over:
            break
        match.play(match.legal_actions[below(rng, len(match.legal_actions))])
    return match, rng


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_round_trip_at_every_step_of_a_game(players: int) -> None:
    match, rng = walk(players, 5, 0)
    for step in range(600):
        if match.is_over:
            break
        if step % 4 == 0:
            state = match.state
            check_table(state)
            back, names = GAME.read_position(match.position)
            assert same(state, back), match.position
            assert names == NAMES[:players]
        match.play(match.legal_actions[below(rng, len(match.legal_actions))])


def test_explain_is_silent_exactly_for_legal_actions() -> None:
    for players in (2, 3, 4):
        match, rng = walk(players, 8, 0)
        for step in range(350):
            legal = list(match.legal_actions)
            if step % 10 == 0:
                state = match.state
                for action in range(GAME.actions):
                    reason = GAME.explain(state, match.turn, action)
                    assert (reason is None) == (action in legal), GAME.action_text(action)
                    if reason is not None and action % 11 == step % 11:
                        assert reason.text("en") != reason.text("de")
            match.play(legal[below(rng, len(legal))])


def test_every_action_has_a_sentence_and_every_phase_a_prompt_in_both_languages() -> None:
    match, rng = walk(3, 21, 0)
    for _ in range(300):
        state = match.state
        for language in ("en", "de"):
            assert match.prompt(language)
            for action in match.legal_actions:
                assert match.sentence(action, language)
        match.play(match.legal_actions[below(rng, len(match.legal_actions))])
        assert match.game.picture(state, NAMES[:3], "de")
    for action in range(GAME.actions):
        assert GAME.read_action(GAME.action_text(action).upper()) == action
        assert GAME.sentence(match.state, action, NAMES[:3], "en")


@pytest.mark.parametrize("players", [2, 4])
def test_a_log_replays_to_the_same_state(players: int) -> None:
    match, _ = walk(players, 3, 400)
    back = read_log(log_text(match))
    assert same(match.state, back.state) and back.points == match.points
    begun = Match.from_position(GAME, match.position, seed=1)
    begun.play(begun.legal_actions[-1])
    assert same(read_log(log_text(begun)).state, begun.state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_resampling_keeps_what_a_seat_sees_and_may_do(players: int) -> None:
    match, rng = walk(players, 13, 0)
    ids, others = np.zeros(GAME.most_legal, np.int32), np.zeros(GAME.most_legal, np.int32)
    seen = [np.zeros(GAME.observation, np.int16) for _ in range(2)]
    changed = 0
    for step in range(400):
        if match.is_over:
            break
        if step % 5 == 0:
            state = match.state
            for seat in range(players):
                other = copied(state)
                GAME.rules.resample(other, seat, rng)
                check_table(other)
                changed += not same(state, other)
                assert GAME.view(state, seat).model_dump_json() == GAME.view(other, seat).model_dump_json()
                n = GAME.rules.legal(state, seat, ids)
                assert n == GAME.rules.legal(other, seat, others) and (ids[:n] == others[:n]).all()
                for numbers, table in zip(seen, (state, other), strict=True):
                    GAME.rules.observe(table, seat, numbers)
                assert (seen[0] == seen[1]).all()
        match.play(match.legal_actions[below(rng, len(match.legal_actions))])
    assert changed > 50


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own() -> None:
    match, _ = walk(3, 2, 30)
    assert [player.hand for player in GAME.view(match.state, None).players] == [None] * 3
    seen = [player.hand is not None for player in GAME.view(match.state, 1).players]
    assert seen == [False, True, False]


def test_interpreted_and_compiled_games_agree() -> None:
    program = (
        "from meadhall.engine.match import Match\n"
        "from meadhall.engine.chance import below, generator\n"
        "import hashlib\n"
        "for players in (2, 3, 4):\n"
        "    match, rng = Match('gonewild', players, seed=4), generator(4, 1)\n"
        "    for _ in range(150):\n"
        "        match.play(match.legal_actions[below(rng, len(match.legal_actions))])\n"
        "    print(match.ply, match.points, hashlib.sha256(match.position.encode()).hexdigest())\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-W", "ignore", "-c", program],
            env={**os.environ, "NUMBA_DISABLE_JIT": setting},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for setting in ("0", "1")
    ]
    assert told[0] == told[1] and told[0].count("\n") == 3
