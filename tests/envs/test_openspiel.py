"""OpenSpiel's own simulation tests, its searches, and what its players know."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from meadhall.engine.errors import BadOption
from meadhall.envs.openspiel import GAMES, PlayoutEvaluator
from meadhall.games.skye.rules.state import PRICES

from ..documents import check_research

VIKINGS, SKYE, GONEWILD = (kind.type.short_name for kind in GAMES)


def walked(name: str, until: Callable[[Any], bool], seed: int = 1, **options: Any) -> Any:
    """Return a state of a random game, where something is so, or its end."""
    state = pyspiel.load_game(name, options).new_initial_state()
    rng = np.random.default_rng(seed)
    while not state.is_terminal() and not until(state):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", [VIKINGS, SKYE, GONEWILD])
def test_openspiel_plays_random_games_with_all_its_checks(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", [VIKINGS, SKYE, GONEWILD])
def test_states_are_saved_copied_and_read_back(name: str) -> None:
    state = walked(name, lambda state: state.move_number() >= 60, players=3)
    game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(read) == str(state) and game.num_players() == 3
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before and str(copy) != before and copy.history() == [*state.history(), copy.history()[-1]]


def test_utilities_are_shares_of_the_victory() -> None:
    state = walked(VIKINGS, lambda state: False, players=4)
    places = np.zeros(4, np.int32)
    state.position.game.rules.ranking(state.position.states[0], places)
    winners = places == 1
    assert state.returns() == (winners / winners.sum()).tolist() and state.legal_actions() == []


def test_actions_and_outcomes_have_our_texts() -> None:
    state = pyspiel.load_game(VIKINGS).new_initial_state()
    assert state.is_chance_node() and state.action_to_string(0) == state.position.game.action_text(
        state.position.ids[0]
    )
    state = walked(VIKINGS, lambda state: state.is_player_node())
    assert state.action_to_string(state.legal_actions()[0]).startswith("buy")


def in_prices(state: Any) -> bool:
    """Tell whether the first seat has set its prices and the second has not."""
    return bool(state.position.states[0].phase == PRICES and state.current_player() == 1)


def test_a_hidden_price_is_in_its_owners_information_state_alone() -> None:
    def chosen_among_several(state: Any) -> bool:
        before = state.position.before
        return in_prices(state) and before.turn == 0 and len(before.ids) > 1

    one = walked(SKYE, chosen_among_several)
    assert not one.is_terminal()
    legal = one.position.before.ids
    other = one.get_game().new_initial_state()
    for action in one.history()[:-1]:
        other.apply_action(action)
    other.apply_action(next(action for action in legal if action != one.position.action))
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert "?" in one.information_state_string(1)


def test_prices_that_were_revealed_are_in_everybodys_information_state() -> None:
    state = walked(SKYE, in_prices)
    secret = state.position.action
    while state.position.states[0].phase == PRICES:
        state.apply_action(state.legal_actions()[0])
    assert all(f"[0:{secret}]" in state.information_state_string(player) for player in (0, 1))


@pytest.mark.parametrize("name", [SKYE, GONEWILD])
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str) -> None:
    # In Vikings Gone Wild the other player has drawn a hand and not played it yet.
    state = walked(
        name, in_prices if name == SKYE else lambda state: state.move_number() > 60 and state.current_player() == 1
    )
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    seen = set()
    for _ in range(20):
        guess = state.resample_from_infostate(1, sampler)
        assert guess.information_state_string(1) == state.information_state_string(1)
        assert guess.information_state_tensor(1) == state.information_state_tensor(1)
        assert guess.current_player() == state.current_player() and guess.legal_actions() == state.legal_actions()
        seen.add(guess.information_state_string(0))
    # A first deck holds few kinds of cards, so few hands are possible.
    assert len(seen) >= 3


def test_openspiels_searches_play_our_games() -> None:
    state = walked(VIKINGS, lambda state: state.move_number() > 300)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 12, PlayoutEvaluator(seed=1), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    for name in (SKYE, GONEWILD):
        late = walked(name, lambda state: state.move_number() > 250 and len(state.legal_actions()) > 1)
        late = late if not late.is_terminal() else walked(name, in_prices)
        guessing = ismcts.ISMCTSBot(late.get_game(), rollouts, 1.4, 6, random_state=np.random.RandomState(1))
        assert guessing.step(late) in late.legal_actions()


def test_compiled_playouts_agree_with_openspiels_own() -> None:
    state = walked(VIKINGS, lambda state: state.move_number() > 330)
    mine = PlayoutEvaluator(400, seed=1).evaluate(state)
    theirs = mcts.RandomRolloutEvaluator(60, np.random.RandomState(2)).evaluate(state)
    assert mine.sum() == pytest.approx(1) and abs(mine[0] - theirs[0]) < 0.25


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises((BadOption, pyspiel.SpielError), match="2 to 4 players"):
        GAMES[0]({"players": 5})


def test_the_guide_goes_as_printed() -> None:
    check_research("openspiel")
