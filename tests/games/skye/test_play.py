"""Whole games at random: what must hold at every step."""

import os
import subprocess
import sys

import numpy as np
import pytest

from meadhall.engine.chance import below, generator
from meadhall.engine.contract import CHANCE
from meadhall.engine.match import Match
from meadhall.games.skye.analysis.score_breakdown import Surveyed
from meadhall.games.skye.game import GAME
from meadhall.games.skye.rules.actions import ACTIONS, MOST_GOLD
from meadhall.games.skye.rules.areas import castle_roads
from meadhall.games.skye.rules.components import SCORING_NAMES, TILES
from meadhall.games.skye.rules.ending import score_end
from meadhall.games.skye.rules.observation import observe
from meadhall.games.skye.rules.scoring import worth
from meadhall.games.skye.rules.state import BUY, SCROLLS

from .reference import NO_MAJORITY, Reference
from .tables import a_match, legal_of, walk

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_money_is_conserved_to_the_coin_through_every_buying_phase(players: int) -> None:
    match = a_match(players, seed=players)
    before = None
    for _ in walk(match, seed=players):
        state = match.state
        if int(state.phase) != BUY:
            before = None
            continue
        money = sum(int(player.gold) + int(player.price.sum()) for player in state.seats[:players])
        assert before is None or money == before
        before = money


@pytest.mark.parametrize("players", PLAYERS)
def test_ledger_adds_up_to_points_and_gold_at_every_step(players: int) -> None:
    match = a_match(players, seed=players + 10)
    for _ in walk(match, seed=players):
        state = match.state
        for player in state.seats[:players]:
            at_tiles = int(player.price.sum()) if int(state.phase) == BUY else 0
            assert player.ledger.sum(axis=0).tolist() == [int(player.points), int(player.gold) + at_tiles]
    assert match.is_over


@pytest.mark.parametrize("players", PLAYERS)
def test_explain_is_none_exactly_when_an_action_is_legal(players: int) -> None:
    match = Match("skye", players, seed=players, auto_chance=False)
    rng = generator(players)
    asked = 0
    while not match.is_over:
        state = match.state
        if below(rng, 12) == 0 or (match.turn == CHANCE and below(rng, 6) == 0):
            asked += 1
            for seat in (CHANCE, *range(players)):
                is_seat = seat != CHANCE
                legal = legal_of(state, seat) if is_seat else list(match.outcomes())
                sample = {*legal, *(below(rng, ACTIONS) for _ in range(40)), -1, ACTIONS}
                for action in sample:
                    reason = GAME.explain(state, seat, action)
                    assert (reason is None) == (action in legal)
                    if reason is not None:
                        assert reason.text("en") and reason.text("de")
        actions = list(match.legal_actions)
        match.play(actions[below(rng, len(actions))])
    assert asked > 5
    over = GAME.explain(match.state, 0, 0)
    assert over is not None and over.key == "over"


@pytest.mark.parametrize("players", PLAYERS)
def test_scoring_tiles_agree_with_a_plain_second_counting(players: int) -> None:
    for seed in range(4):
        match = a_match(players, seed=seed)
        for _ in walk(match, seed=seed):
            pass
        for player in match.state.seats[:players]:
            surveyed, plain = Surveyed(player), Reference(player)
            expected = plain.worth()
            for name in NO_MAJORITY:
                tile = SCORING_NAMES.index(name)
                assert int(worth(player, tile, surveyed.table[: surveyed.count])) == expected[name], name
            assert sum(scroll.points for scroll in surveyed.scrolls()) == plain.scrolls()
            assert bin(int(castle_roads(player))).count("1") >= len(plain.castle_cells())


def test_end_scoring_pays_the_scrolls_that_were_forecast() -> None:
    match = a_match(4, seed=8)
    for _ in walk(match, seed=8):
        pass
    state = match.state
    for seat in range(4):
        player = state.seats[seat]
        forecast = sum(scroll.points for scroll in Surveyed(player).scrolls())
        assert forecast == int(player.ledger[SCROLLS:-1, 0].sum())
    again = match.state
    score_end(again)
    assert [int(p.ledger[SCROLLS:-1, 0].sum()) for p in again.seats[:4]] == [
        2 * int(p.ledger[SCROLLS:-1, 0].sum()) for p in state.seats[:4]
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_observation_has_one_size_and_tells_no_secret(players: int) -> None:
    match = a_match(players, seed=2)
    rng = generator(3)
    for _ in walk(match, seed=2):
        state = match.state
        for seat in range(players):
            seen = np.full(GAME.observation + 4, 77, np.int16)
            observe(state, seat, seen[2:-2])
            assert (seen[:2] == 77).all() and (seen[-2:] == 77).all()
            other = match.state
            GAME.rules.resample(other, seat, rng)
            again = np.zeros(GAME.observation, np.int16)
            observe(other, seat, again)
            assert (again == seen[2:-2]).all()


def test_no_game_brings_more_gold_than_there_are_prices() -> None:
    for players in PLAYERS:
        match = a_match(players, seed=4)
        for _ in walk(match, seed=4):
            assert sum(int(player.gold) for player in match.state.seats[:players]) <= MOST_GOLD


def test_game_lasts_six_rounds_and_five_with_five_players() -> None:
    for players, rounds in ((2, 6), (3, 6), (4, 6), (5, 5)):
        match = a_match(players, seed=1)
        starts = {}
        for _ in walk(match):
            state = match.state
            starts[int(state.round_number)] = int(state.start)
        assert starts == {n: (n - 1) % players for n in range(1, rounds + 1)}


def test_who_has_set_all_prices_may_reconsider_but_is_not_waited_for() -> None:
    match = Match("skye", 3, seed=1)
    assert match.must_act == 0b111
    while match.legal_actions_of(1).texts != ["reconsider"]:
        match.play(match.legal_actions_of(1)[0], seat=1)
    assert match.pending == 0b111
    assert match.must_act == 0b101


def test_given_scoring_tiles_are_not_drawn() -> None:
    match = Match("skye", 3, auto_chance=False, tiles="0,4,7,13", open_gold=True)
    assert match.state.scoring.tolist() == [0, 4, 7, 13]
    assert match.turn == CHANCE and len(match.outcomes()) == TILES
    drawn = Match("skye", 3, auto_chance=False)
    assert sorted(drawn.outcomes().values()) == [1] * 16
    drawn.play("scoring 5")
    assert "scoring 5" not in drawn.legal_actions.texts and len(drawn.legal_actions) == 15


PLAYED = """
import zlib
import numpy as np
from meadhall.engine.play import simulate
from meadhall.games.skye.game import GAME
ids = np.zeros(max(GAME.most_legal, GAME.most_outcomes), np.int32)
weights = ids.copy()
for players in (2, 3, 4, 5):
    states = np.zeros(2, GAME.state_type)
    points, places = np.zeros((3, players), np.int32), np.zeros((3, players), np.int32)
    options = GAME.option_array(GAME.read_options({}))
    decisions = simulate(states, players, options, 7, 0, 3, ids, weights, points, places)
    print(decisions, points.tolist(), places.tolist(), zlib.crc32(states[1].tobytes()))
"""


def test_compiled_and_interpreted_games_are_the_same() -> None:
    told = []
    for interpreted in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": interpreted}
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", PLAYED], env=environment, capture_output=True, text=True, check=True
        )
        told.append(done.stdout)
    assert told[0] == told[1] and told[0].count("\n") == 4
