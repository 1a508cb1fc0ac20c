"""PettingZoo's own tests, and what observations, masks and rewards hold."""

import pickle
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from meadhall.engine.bits import holds
from meadhall.engine.chance import generator
from meadhall.engine.errors import BadOption, IllegalAction
from meadhall.envs.pettingzoo import gonewild_v0, skye_v0, vikings_v0
from meadhall.games.gonewild.rules.ids import CARDS
from meadhall.games.gonewild.rules.observation import SEAT_SIZE as GONEWILD_SEAT
from meadhall.games.skye.rules.cells import MOST_TILES
from meadhall.games.skye.rules.components import DRAWN_EACH
from meadhall.games.skye.rules.observation import SEAT_SIZE as SKYE_SEAT
from meadhall.games.skye.rules.observation import TILE_SIZE
from meadhall.games.vikings.rules.components import GOLDSMITH
from meadhall.games.vikings.rules.observation import SEAT_SIZE, SEES_LEFT, SEES_MIDDLE, STANDING
from meadhall.games.vikings.rules.scoring import threatened
from meadhall.games.vikings.rules.state import CELLS, COLUMNS

from ..documents import check_research
from .tables import THREATENED, chosen

MODULES = [vikings_v0, skye_v0, gonewild_v0]
every_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])

# What PettingZoo says of every environment with masks: observations are not plain arrays, and who waits has an empty mask.
pytestmark = pytest.mark.filterwarnings("ignore")


@every_module
def test_pettingzoo_finds_its_conventions_kept(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=100)
    api_test(module.raw_env(players=3, reward="margin"), num_cycles=50)
    seed_test(module.env, num_cycles=50)
    parallel_api_test(module.parallel_env(players=3), num_cycles=50)


@every_module
def test_cycles_are_counted_as_pettingzoo_counts_them(module: ModuleType) -> None:
    max_cycles_test(module)


@every_module
def test_tables_are_drawn_in_every_mode(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {"svg": lambda picture: picture.startswith("<svg"), "ansi": lambda picture: "\x1b[" in picture}
    render_test(module.env, custom_tests=drawn)
    assert "Player 1" in capsys.readouterr().out


def test_a_threatened_figure_is_seen_with_the_ship_above_it() -> None:
    env = vikings_v0.raw_env()
    env.reset(options={"position": THREATENED})
    astrid = env.table.match.state.seats[0]
    assert holds(threatened(astrid, GOLDSMITH), 1) and not holds(threatened(astrid, GOLDSMITH), 0)
    mine = env.observe("player_0")["observation"]
    hers = env.observe("player_1")["observation"][SEAT_SIZE : 2 * SEAT_SIZE]
    goldsmiths = mine[GOLDSMITH * COLUMNS :]
    assert goldsmiths[:2].tolist() == [SEES_LEFT + STANDING, SEES_MIDDLE + STANDING]
    # The sails are numbered from 1, red, green, blue and yellow.
    assert mine[CELLS : CELLS + 3].tolist() != [0, 0, 0] and mine[CELLS + 2] == 0
    assert hers.tolist() == mine[:SEAT_SIZE].tolist()


def test_the_mask_has_the_legal_actions_of_the_agent_that_acts_and_of_no_other() -> None:
    env = vikings_v0.raw_env()
    env.reset(options={"position": THREATENED})
    assert env.agent_selection == "player_0"
    mask = env.observe("player_0")["action_mask"]
    texts = [env.table.game.action_text(int(action)) for action in np.flatnonzero(mask)]
    assert texts == env.table.match.legal_actions.texts and all(text.startswith("buy") for text in texts)
    assert not env.observe("player_1")["action_mask"].any()


def prices(agent: str, other: str) -> tuple[list[int], list[int]]:
    """Set the first seat's prices as told, and return what both agents see of them."""
    env = skye_v0.raw_env()
    env.reset(seed=3)
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    env.step(env.table.game.read_action(f"price {agent}"))
    env.step(env.table.game.read_action(f"price {other}"))
    assert env.agent_selection == "player_1"
    place = MOST_TILES * TILE_SIZE + DRAWN_EACH
    mine = env.observe("player_0")["observation"]
    return mine[place : place + DRAWN_EACH].tolist(), env.observe("player_1")["observation"].tolist()


def test_a_price_that_is_set_in_secret_is_seen_by_its_owner_alone() -> None:
    (one, seen_of_one), (two, seen_of_two) = prices("1", "2"), prices("2", "1")
    assert sorted(one) == [0, 1, 2] and one != two
    assert seen_of_one == seen_of_two
    place = SKYE_SEAT + MOST_TILES * TILE_SIZE + DRAWN_EACH
    assert not any(seen_of_one[place : place + DRAWN_EACH])


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    env = gonewild_v0.raw_env()
    env.reset(seed=1)
    state = env.table.match.state
    mine, hers = env.observe("player_0")["observation"], env.observe("player_1")["observation"]
    assert mine[CARDS : 2 * CARDS].tolist() == state.seats[0].hand.tolist() and state.seats[0].hand.any()
    # Of the other's hand only its size is known, and which cards are in hand and deck together.
    unseen = state.seats[0].hand + state.seats[0].draws
    assert hers[GONEWILD_SEAT : GONEWILD_SEAT + CARDS].tolist() == unseen.tolist()
    assert not hers[GONEWILD_SEAT + CARDS : GONEWILD_SEAT + 2 * CARDS].any()
    assert hers[GONEWILD_SEAT + 4 * CARDS + 1] == state.seats[0].hand.sum()
    env.table.game.rules.resample(state, 1, generator(8))
    again = np.zeros_like(hers)
    env.table.game.rules.observe(state, 1, again)
    assert (again == hers).all()


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_rewards_come_at_the_end_and_tell_how_it_ended(reward: str) -> None:
    env = vikings_v0.env(players=3, reward=reward)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, gained, terminated, _, info = env.last()
        total[agent] += gained
        if terminated:
            assert {"points", "place"} <= set(info)
            env.step(None)
        else:
            assert gained == 0
            env.step(chosen(observation["action_mask"], rng))
    match = env.unwrapped.table.match
    if reward == "win":
        assert list(total.values()) == [float(place == 1) for place in match.ranking]
    else:
        best = sorted(match.points)
        assert list(total.values()) == [p - (best[-2] if p == best[-1] else best[-1]) for p in match.points]


def test_an_illegal_action_loses_the_game_or_is_refused() -> None:
    env = vikings_v0.env()
    env.reset(seed=1)
    env.step(0 if not env.observe("player_0")["action_mask"][0] else 1040)
    assert env.rewards == {"player_0": -1.0, "player_1": 0} and all(env.terminations.values())
    raw = vikings_v0.raw_env()
    raw.reset(seed=1)
    before = raw.table.match.state
    with pytest.raises(IllegalAction):
        raw.step(1040)
    assert raw.table.match.state == before and raw.agent_selection == "player_0"


def test_simultaneous_choices_are_made_in_one_step_of_the_parallel_environment() -> None:
    env = skye_v0.parallel_env(players=3)
    observations, _ = env.reset(seed=2)
    masks = [observations[agent]["action_mask"] for agent in env.agents]
    assert [int(mask[:-1].sum()) for mask in masks] == [3, 3, 3]
    assert [int(mask[-1]) for mask in masks] == [0, 1, 1]
    actions = {agent: int(np.flatnonzero(mask)[0]) for agent, mask in zip(env.agents, masks, strict=True)}
    _, _, _, _, infos = env.step(actions)
    assert env.table.match.log[-3:] == [(seat, actions[agent]) for seat, agent in enumerate(env.agents)]
    assert infos == {agent: {} for agent in env.agents}
    # What is not legal counts as waiting.
    ply = env.table.match.ply
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, 0))
    assert env.table.match.ply == ply and infos["player_1"] == {"illegal": 0}


def test_a_match_is_cut_off_after_its_cycles() -> None:
    env = vikings_v0.parallel_env(max_cycles=2)
    env.reset(seed=1)
    waiting = dict.fromkeys(env.agents, env.wait)
    _, _, terminations, truncations, _ = env.step(waiting)
    assert not any(truncations.values())
    _, _, terminations, truncations, _ = env.step(waiting)
    assert all(truncations.values()) and not any(terminations.values()) and env.agents == []


def test_environments_can_be_pickled_with_their_options() -> None:
    env = pickle.loads(pickle.dumps(vikings_v0.raw_env(players=4, advanced=True)))
    assert env.table.players == 4 and env.table.options["advanced"] is True


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="no render mode 'rgb_array'"):
        vikings_v0.raw_env(render_mode="rgb_array")
    with pytest.raises(BadOption, match="max_cycles is at least 1"):
        vikings_v0.parallel_env(max_cycles=0)
    with pytest.raises(BadOption, match="position is for 2 players"):
        vikings_v0.raw_env(players=3).reset(options={"position": THREATENED})


def test_the_guide_goes_as_printed() -> None:
    check_research("pettingzoo")
