"""`greedy` tells by how many points each legal action leaves a seat ahead, as far as the seat knows."""

import pytest

from meadhall.bots.greedy import GreedyBot
from meadhall.engine.match import Match
from meadhall.engine.registry import load, names


@pytest.mark.parametrize("game", names())
def test_every_legal_action_has_a_lead_and_the_best_is_chosen(game: str) -> None:
    match = Match(game, 2, seed=3)
    for _ in range(4):
        match.play(match.legal_actions[0])
    seat = match.turn
    leads = GreedyBot(load(game), seed=1).leads(match, seat)
    assert list(leads) == list(match.legal_actions_of(seat))
    assert leads[GreedyBot(load(game), seed=1).act(match, seat)] == max(leads.values())


def test_the_match_stays_as_it_is() -> None:
    match = Match("vikings", 2, seed=3)
    position = match.position
    GreedyBot(load("vikings"), seed=1).leads(match, match.turn)
    assert match.position == position
