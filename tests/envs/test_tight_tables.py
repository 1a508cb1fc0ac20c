"""Learners at tight tables: no environment ever asks for an action where there is none."""

import numpy as np
import pyspiel
import pytest

from meadhall.engine.contract import CHANCE
from meadhall.engine.record import state_array
from meadhall.envs.openspiel.position import Position
from meadhall.envs.pettingzoo.aec import TableAEC
from meadhall.envs.pettingzoo.parallel import TableParallel
from meadhall.games import load, names

from ..walking import tight_tables
from .tables import chosen

STEPS = 40


@pytest.mark.parametrize("name", names())
def test_whoever_is_asked_at_a_tight_table_has_an_action(name: str) -> None:
    rng = np.random.default_rng(1)
    for text in tight_tables(name).values():
        players = int(load(name).read_position(text)[0].players)
        env = TableAEC(name, players)
        env.reset(seed=1, options={"position": text})
        for _ in range(STEPS):
            observation, _, over, _, _ = env.last()
            if over:
                break
            assert observation is not None and observation["action_mask"].any(), env.table.match.position
            env.step(chosen(observation["action_mask"], rng))


@pytest.mark.parametrize("name", names())
def test_of_all_who_act_at_once_at_a_tight_table_everybody_has_an_action_and_one_has_to_act(name: str) -> None:
    rng = np.random.default_rng(2)
    for text in tight_tables(name).values():
        players = int(load(name).read_position(text)[0].players)
        env = TableParallel(name, players)
        observations, _ = env.reset(seed=2, options={"position": text})
        for _ in range(STEPS):
            if not env.agents:
                break
            masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
            assert all(mask.any() for mask in masks.values()), env.table.match.position
            assert any(not mask[env.wait] for mask in masks.values()), env.table.match.position
            observations, *_ = env.step({agent: chosen(mask, rng) for agent, mask in masks.items()})


@pytest.mark.parametrize("name", names())
def test_openspiel_has_actions_at_tight_tables_and_wherever_a_player_believes_to_be(name: str) -> None:
    rng = np.random.default_rng(3)
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    game = load(name)
    for text in tight_tables(name).values():
        start, _ = game.read_position(text)
        state = pyspiel.load_game(f"python_meadhall_{name}", {"players": int(start.players)}).new_initial_state()
        state.position = Position(game, state_array(start), CHANCE)
        for _ in range(STEPS):
            if state.is_terminal():
                break
            if not state.is_chance_node():
                for player in range(state.num_players()):
                    guess = state.resample_from_infostate(player, sampler)
                    assert guess.legal_actions(), str(guess)
            state.apply_action(int(rng.choice(state.legal_actions())))
