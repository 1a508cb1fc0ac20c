"""Thousands of games at once: the same rules, the same draws, nothing lost."""

import numpy as np
import pytest

from meadhall.engine.chance import generator
from meadhall.engine.errors import BadOption, IllegalAction
from meadhall.engine.match import Match
from meadhall.envs import VectorEnv
from meadhall.games import names

from ..documents import check_research
from .tables import legal, observed

TABLES = [("vikings", 2), ("vikings", 4), ("skye", 3), ("gonewild", 2)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_games_side_by_side_go_exactly_as_matches_do(game: str, players: int) -> None:
    """Each game is replayed by a match that draws from the same stream, through the end and into the next game."""
    env = VectorEnv(game, players, num_envs=4, seed=5, reward="margin")
    match, rng, ended = Match(game, players, auto_chance=False), generator(5, 2 * 3), 0
    match.roll(rng)
    while ended < 2:
        assert env.state(3) == match.state
        assert env.batch.seats[3] == match.turn
        assert np.flatnonzero(env.batch.mask[3]).tolist() == env.legal(3).tolist() == list(match.legal_actions)
        assert env.batch.observation[3].tolist() == observed(game, match.state, match.turn).tolist()
        action = int(env.sample()[3])
        batch = env.step(_only(env, action))
        match.play(action)
        match.roll(rng)
        assert batch.done[3] == match.is_over
        if match.is_over:
            ended += 1
            best_others = [max(match.points[:seat] + match.points[seat + 1 :]) for seat in range(players)]
            margins = [mine - other for mine, other in zip(match.points, best_others, strict=True)]
            assert env.points[3].tolist() == match.points and env.places[3].tolist() == match.ranking
            assert batch.rewards[3].tolist() == margins
            match = Match(game, players, auto_chance=False)
            match.roll(rng)
        else:
            assert not batch.rewards[3].any()


def _only(env: VectorEnv, action: int) -> "np.ndarray[tuple[int], np.dtype[np.int32]]":
    """Return actions that step the last game only."""
    actions = np.full(env.num_envs, -1, np.int32)
    actions[3] = action
    return actions


def test_a_winner_gets_one_and_winners_who_share_get_their_share() -> None:
    env = VectorEnv("skye", 2, num_envs=256, seed=1)
    ended = shared = 0
    for _ in range(400):
        batch = env.step(env.sample())
        assert not batch.rewards[~batch.done].any()
        for i in np.flatnonzero(batch.done):
            winners = env.places[i] == 1
            assert batch.rewards[i].tolist() == (winners / winners.sum()).tolist()
            ended += 1
            shared += winners.sum() > 1
    assert ended > 256 and shared > 0


@pytest.mark.parametrize("game", names())
def test_the_number_of_threads_and_of_games_changes_nothing(game: str) -> None:
    one, two = VectorEnv(game, 2, 128, seed=9, threads=1), VectorEnv(game, 2, 192, seed=9, threads=3)
    for _ in range(150):
        first, second = one.step(one.sample()), two.step(two.sample())
    for mine, other in zip(first, second, strict=True):
        assert np.array_equal(np.asarray(mine), np.asarray(other)[:128])
    two.close()


def test_a_reset_with_the_same_seed_brings_the_same_games() -> None:
    env = VectorEnv("vikings", 3, 64, seed=2)

    def played() -> list[bytes]:
        return [env.step(env.sample()).observation.tobytes() for _ in range(30)]

    first = played()
    env.reset()
    assert played() == first
    env.reset(seed=3)
    assert played() != first


def test_an_illegal_action_is_refused_with_its_reason_and_nothing_is_changed() -> None:
    env = VectorEnv("vikings", 2, 8, seed=1)
    before = [env.state(i) for i in range(8)]
    actions = env.sample().copy()
    illegal = int(np.flatnonzero(~env.batch.mask[6])[0])
    actions[6] = illegal
    with pytest.raises(IllegalAction, match=rf"Game 6: action {illegal} \(.+\): .+"):
        env.step(actions)
    for wrong in (env.actions, -2, 2**31, 2**40):
        numbers = actions.astype(np.int64)
        numbers[6] = wrong
        with pytest.raises(IllegalAction, match=f"Game 6: there is no action {wrong}"):
            env.step(numbers)
    assert all(env.state(i) == before[i] for i in range(8))
    for nonsense in (actions[:5], actions.astype(np.float32), np.zeros((8, 1), np.int32)):
        with pytest.raises(BadOption, match="one action for each game"):
            env.step(nonsense)


def test_minus_one_leaves_a_game_as_it_is() -> None:
    env = VectorEnv("vikings", 2, 4, seed=1)
    before = env.state(0)
    actions = env.sample().copy()
    actions[0] = -1
    env.step(actions)
    assert env.state(0) == before and env.state(1) != before


def test_masks_hold_nothing_of_earlier_positions() -> None:
    env = VectorEnv("gonewild", 3, 16, seed=4)
    for _ in range(300):
        batch = env.step(env.sample())
        for i in (0, 7, 15):
            expected = legal("gonewild", env.state(i), int(batch.seats[i]))
            assert np.flatnonzero(batch.mask[i]).tolist() == expected


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        VectorEnv("vikings", players=5)
    with pytest.raises(BadOption, match="no option 'gold'"):
        VectorEnv("vikings", gold=True)
    with pytest.raises(BadOption, match="There is no reward"):
        VectorEnv("vikings", reward="fame")
    with pytest.raises(BadOption, match="1 to 1048576 games"):
        VectorEnv("vikings", num_envs=0)
    with pytest.raises(BadOption, match="at least 1 thread"):
        VectorEnv("vikings", threads=0)


def test_the_guide_to_many_games_and_to_a_policy_that_learns_goes_as_printed() -> None:
    check_research("vector")
