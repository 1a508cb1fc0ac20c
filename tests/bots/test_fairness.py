"""A bot's choice is a function of what its seat knows and of its own randomness."""

import pytest

from meadhall import Match
from meadhall.bots import Bot, Observation, Thought, Thoughts, create
from meadhall.cli.play import _seated
from meadhall.engine.chance import generator
from meadhall.engine.record import same
from meadhall.games import load
from meadhall.games.skye.rules.state import PRICES

from .positions import GAMES, as_another_could_be, positions

BOTS = ("random", "greedy", "search:40")
PLAYERS = 3
TABLES = [(game, players) for game in GAMES for players in (2, PLAYERS, 4)]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_bot_chooses_the_same_whatever_its_seat_cannot_see(game: str, players: int, name: str) -> None:
    different = 0
    for match in positions(game, players, seed=5, most=14):
        seat = match.turn
        chosen = create(name, game, seed=9).act(match, seat)
        for seed in range(3):
            other = as_another_could_be(match, seat, seed)
            different += not same(match.state, other.state)
            assert create(name, game, seed=9).act(other, seat) == chosen
    assert different > 0 or game == "vikings", "the game had no secrets to hide"


class Spy(Bot):
    """Keeps what it was shown."""

    follows = True

    def consider(self, observation: Observation, stop: object) -> Thoughts:
        self.shown = observation
        return Thoughts(int(observation.legal[0]), [Thought(int(observation.legal[0]), 0, 0.5)])


@pytest.mark.parametrize("game", ("skye", "gonewild"))
def test_a_bot_is_shown_secrets_drawn_anew_from_its_own_generator(game: str) -> None:
    shown_guess = 0
    for match in positions(game, PLAYERS, seed=6, most=14):
        for seat in range(PLAYERS):
            if not len(match.legal_actions_of(seat)):
                continue
            one, again = Spy(match.game, seed=1), Spy(match.game, seed=1)
            one.act(match, seat)
            again.act(as_another_could_be(match, seat, 4), seat)
            assert same(one.shown.state, again.shown.state)
            assert match.game.view(one.shown.state, seat) == match.view(seat)
            shown_guess += not same(one.shown.state, match.state)
    assert shown_guess > 0


def test_a_bot_is_shown_what_happened_since_its_last_choice() -> None:
    match = Match("vikings", 2, seed=1)
    spy = Spy(match.game, seed=1)
    match.play(spy.act(match, 0))
    assert spy.shown.since is None
    before = match.ply - 1
    while match.turn != 0:
        match.play(match.legal_actions[0])
    spy.act(match, 0)
    assert spy.shown.since == match.log[before:]


def test_a_bot_whose_choice_was_taken_back_is_told_that_it_cannot_follow() -> None:
    match = Match("vikings", 2, seed=1)
    spy = Spy(match.game, seed=1)
    match.play("buy 3")
    spy.act(match, 0)
    match.undo()
    match.play("buy 2")
    spy.act(match, 0)
    assert spy.shown.since is None


def test_a_price_that_is_still_secret_is_not_told() -> None:
    match = Match("skye", 2, seed=2)
    spy = Spy(match.game, seed=1)
    spy.act(match, 1)
    mine = match.legal_actions_of(0)[-1]
    match.play(mine, seat=0)
    spy.act(match, 1)
    assert spy.shown.since == [(0, None)]


@pytest.mark.parametrize("again", [0, -1], ids=["the same", "another"])
@pytest.mark.parametrize("revealed", [False, True], ids=["secret", "revealed"])
def test_a_secret_that_was_taken_back_and_chosen_anew_is_none_of_a_bots_business(again: int, revealed: bool) -> None:
    match = Match("skye", 2, seed=2)
    spy = Spy(match.game, seed=1)
    hidden = list(match.legal_actions_of(0))
    match.play(hidden[0], seat=0)
    spy.act(match, 1)
    before = match.ply
    match.undo(seat=0)
    match.play(hidden[again], seat=0)
    while revealed and (match.state.phase == PRICES or match.turn != 1):
        match.play(match.legal_actions[0])
    spy.act(match, 1)
    assert spy.shown.since == match.seen(1)[before:]


def test_no_opponent_in_the_terminal_draws_what_chance_or_another_draws() -> None:
    opponents = _seated(load("vikings"), "random", players=4, me=3, seed=7)
    streams = [generator(7, ply) for ply in range(500)] + [opponent.rng for _, opponent in opponents.values()]
    assert len({tuple(stream) for stream in streams}) == 503
