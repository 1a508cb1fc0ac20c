"""`python -m tests.new_game.suites NAME`: the suites of other libraries, and our own checks, on the new game.

They run where it is installed.
"""

import sys
import warnings
from pathlib import Path

import numpy as np

from meadhall.cli.main import app
from meadhall.engine.errors import MeadhallError
from meadhall.engine.match import Match

from .stranger import GAME


def vector() -> None:
    """Thousands of games at once are the games that a match plays."""
    from meadhall.envs import VectorEnv

    env = VectorEnv(GAME, 3, 64, seed=1)
    games = np.zeros(64, np.int64)
    for _ in range(60):
        batch = env.step(env.sample())
        games += batch.done
        for i in np.flatnonzero(batch.done):
            assert batch.rewards[i].sum() == 1 and env.places[i].min() == 1
    assert games.min() >= 3
    several = VectorEnv(GAME, 3, 128, seed=1, threads=2)
    alone = VectorEnv(GAME, 3, 128, seed=1)
    for _ in range(20):
        assert (several.step(several.sample()).observation == alone.step(alone.sample()).observation).all()
    several.close()


def pettingzoo() -> None:
    """PettingZoo's own tests."""
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

    from meadhall.envs import pettingzoo as games

    module = getattr(games, f"{GAME}_v0")
    api_test(module.env(), num_cycles=100)
    api_test(module.raw_env(players=3, reward="margin"), num_cycles=50)
    seed_test(module.env, num_cycles=50)
    parallel_api_test(module.parallel_env(players=3, short=True), num_cycles=50)
    max_cycles_test(module)
    render_test(module.env)


def gymnasium() -> None:
    """Gymnasium's own check."""
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import meadhall.envs.gymnasium

    (name,) = (name for name, game in meadhall.envs.gymnasium.IDS.items() if game == GAME)
    assert name == "meadhall/Driftwood-v0"
    check_env(gymnasium.make(name, players=3, seat=1, opponents="greedy").unwrapped)


def openspiel() -> None:
    """OpenSpiel's random simulations, and a search that guesses what is hidden."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import meadhall.envs.openspiel as ours

    game = pyspiel.load_game(f"python_meadhall_{GAME}", {"players": 3, "short": True})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False, mask_test=True)
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == 1:
            # The first player has chosen, and the second cannot know what.
            sampler = pyspiel.UniformProbabilitySampler(int(rng.integers(9)), 0.0, 1.0)
            guesses = [state.resample_from_infostate(1, sampler) for _ in range(20)]
            assert {guess.information_state_string(1) for guess in guesses} == {state.information_state_string(1)}
            assert len({guess.information_state_string(0) for guess in guesses}) > 1
            rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
            bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=np.random.RandomState(1))
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == 1
    assert any(kind.type.short_name == f"python_meadhall_{GAME}" for kind in ours.GAMES)


def refusals() -> None:
    """What the game does not bring is said in a sentence, in a notebook as well."""
    from meadhall.envs.gymnasium import SeatEnv

    match = Match(GAME, 2)
    assert match._repr_svg_() is None
    for wish, refusal in (
        (lambda: app(["balance", GAME]), "There is no balance report for Driftwood"),
        (lambda: app(["score", GAME, str(Path(__file__))]), "Driftwood has no displays that can be scored"),
        (lambda: app(["svg", "--tile", "plank", GAME]), "Driftwood brings no drawing"),
        (lambda: SeatEnv(GAME, render_mode="svg"), "has no render mode 'svg'. Modes are: human, ansi."),
    ):
        try:
            wish()
        except MeadhallError as error:
            assert refusal in str(error), error
        else:
            raise AssertionError(refusal)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    globals()[sys.argv[1]]()
    print("fine")
