"""What choices bring, in every game: about what is legal, from known sources, and no secret of anybody."""

import random
from collections.abc import Iterator

import pytest

from meadhall.engine.chance import generator
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.registry import games
from meadhall.engine.texts import LANGUAGES

OURS = [game for game in games() if game.lessons()]
DECISIONS = 90


def walk(game: Game, players: int) -> Iterator[tuple[Match, int]]:
    """Play a game at random, and return each moment in which somebody has a choice, with who that is."""
    match = Match(game, players, seed=7, **game.warmup_options)
    chooser = random.Random(7)
    for _ in range(DECISIONS):
        if match.is_over:
            return
        yield match, match.turn
        match.play(chooser.choice(list(match.legal_actions)), match.turn)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_senses_are_of_legal_actions_and_depend_on_nothing_that_a_seat_may_not_know(game: Game) -> None:
    rng = generator(3)
    told_of = 0
    for match, seat in walk(game, 3):
        told = {language: match.senses(seat, language) for language in LANGUAGES}
        legal = set(match.legal_actions_of(seat))
        assert {*told["en"]} == {*told["de"]} <= legal
        for sense in told["en"].values():
            assert sense.text and "None" not in sense.text
            for line in sense.lines:
                assert line.source in game.sources and set(line.amounts) <= set(game.currencies)
        possible = match.state
        game.rules.resample(possible, seat, rng)
        assert game.senses(possible, seat, "en") == told["en"]
        told_of += len(told["en"])
    assert told_of > DECISIONS


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_nobody_is_told_of_somebody_elses_choices(game: Game) -> None:
    for match, seat in walk(game, 2):
        for other in range(match.players):
            if other != seat:
                assert set(match.senses(other, "en")) <= set(match.legal_actions_of(other))
