"""Gymnasium's own check, and a seat among bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meadhall.engine.errors import BadOption
from meadhall.envs.gymnasium import IDS, SeatEnv
from meadhall.envs.match_env import RENDER_MODES

from ..documents import check_research
from .tables import THREATENED, chosen, observed


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_its_conventions_kept(name: str) -> None:
    check_env(gymnasium.make(name, players=3, seat=1).unwrapped)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("mode", RENDER_MODES)
def test_gymnasium_makes_and_draws_every_render_mode_without_a_warning(mode: str) -> None:
    with gymnasium.make("meadhall/Vikings-v0", render_mode=mode) as env:
        env.reset(seed=1)
        assert env.render_mode == mode and (env.render() is None) == (mode == "human")


@pytest.mark.parametrize(
    ("name", "players"), [("meadhall/Vikings-v0", 2), ("meadhall/Skye-v0", 3), ("meadhall/GoneWild-v0", 2)]
)
def test_a_whole_game_against_random_bots_ends_with_a_share_of_the_victory(name: str, players: int) -> None:
    env = gymnasium.make(name, players=players, seat=None, opponents="random")
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=7)
    seat = info["seat"]
    terminated = False
    while not terminated:
        match = env.unwrapped.table.match  # type: ignore[attr-defined]
        assert match.turn == seat and np.flatnonzero(info["action_mask"]).tolist() == list(match.legal_actions)
        assert (observation == observed(match.game.name, match.state, seat)).all()
        observation, reward, terminated, truncated, info = env.step(np.int64(chosen(info["action_mask"], rng)))
        assert not truncated and (terminated or reward == 0)
    winners = info["places"].count(1)
    assert reward == pytest.approx((info["places"][seat] == 1) / winners)
    assert info["seat"] == seat and not info["action_mask"].any()


def test_the_same_seed_brings_the_same_game_and_the_next_reset_another() -> None:
    env = SeatEnv("vikings", opponents="random")
    one, _ = env.reset(seed=3)
    other, _ = env.reset()
    again, _ = env.reset(seed=3)
    assert (one == again).all() and (one != other).any()


def test_opponents_are_bots_by_name() -> None:
    env = SeatEnv("vikings", players=3, seat=2, opponents=["greedy", "random"])
    _, info = env.reset(seed=1)
    assert env.table.match.turn == 2 and {seat for seat, _ in env.table.match.log} >= {0, 1}
    assert info["action_mask"].any()
    assert [type(bot).__name__ for bot in env._bots.values()] == ["GreedyBot", "RandomBot"]


def test_a_reset_can_begin_at_a_position() -> None:
    env = SeatEnv("vikings")
    observation, info = env.reset(options={"position": THREATENED})
    assert (observation == observed("vikings", env.table.match.state, 0)).all()
    assert env.action_masks().dtype == np.bool_ and (env.action_masks() == info["action_mask"]).all()


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("vikings", illegal_reward=-2.5)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(env.table.actions - 1)
    assert reward == -2.5 and terminated and info["illegal"] == env.table.actions - 1


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="There is no bot 'nobody'"):
        SeatEnv("vikings", opponents="nobody")
    with pytest.raises(BadOption, match="With 3 players there are 2 opponents, not 1"):
        SeatEnv("vikings", 3, opponents=["random"])
    with pytest.raises(BadOption, match="There is no seat 2"):
        SeatEnv("vikings", seat=2)


def test_the_guide_goes_as_printed() -> None:
    check_research("gymnasium")
