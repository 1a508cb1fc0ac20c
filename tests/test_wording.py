"""No internal codes in sentences for people: tiles, cells, ships, cards and players have names, and rulings a link."""

import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from meadhall.engine.bits import members
from meadhall.engine.match import Match

NAMES = ["Anna", "Ben", "Clara", "Dora"]
CODES = re.compile(
    r"""
    \bT\d\d                                  # a tile of Isle of Skye
    | \b[NS]\d+(?:[EW]\d+)?\b | \b[EW]\d+\b  # a cell of a clan area
    | \b[WNSGFBV]\d+\b                       # a cell, a ship or a figure of a display
    | \b[a-z]+_[a-z_\d]+                     # a card by its id
    | \d+,\d+,\d                             # scoring tiles by their numbers
    | \b(?:ruling|Auslegung|Entscheid)\b
    | \b(?:[Pp]layer|Spieler|[Ss]eat|Platz)\ \d
    | north\ edge | Nordkante | \bids?\b | [{}?]{2} | -\ -
    """,
    re.VERBOSE,
)
GAMES = [
    ("vikings", 2, {}),
    ("vikings", 4, {"advanced": True, "auction": True}),
    ("skye", 3, {}),
    ("gonewild", 3, {}),
]
UNTIL = 600  # decisions of a game; those of Vikings and Isle of Skye have fewer


def told(match: Match, language: str, rng: random.Random) -> Iterator[str]:
    """Everything that can be said of a moment: what is asked, what each action would do, and why others are not legal."""
    yield match.prompt(language)
    for seat in members(match.pending):
        yield match.prompt(language, seat)
        for action in match.legal_actions_of(seat):
            yield match.sentence(action, language, seat)
        for action in rng.sample(range(match.game.actions), 12):
            reason = match.explain(action, seat)
            if reason is not None:
                yield reason.text(language)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_no_sentence_of_a_whole_game_has_a_code(
    game: str, players: int, options: dict[str, Any], language: str
) -> None:
    rng = random.Random(5)
    match = Match(game, players, names=NAMES[:players], seed=5, **options)
    found = set()
    for _ in range(UNTIL):
        if match.is_over:
            break
        found |= {said for said in told(match, language, rng) if CODES.search(said)}
        seat = rng.choice(list(members(match.pending)))
        match.play(rng.choice(list(match.legal_actions_of(seat))), seat)
    assert sorted(found) == []
    before = np.zeros_like(match.game.ledger(match.state))
    for line in match.lines(match.game.ledger(match.state) - before):
        detail = match.game.line_detail(match.state, line, language)
        label = match.game.texts(language)(f"source-{line.source}")
        assert not CODES.search(f"{label}: {detail}"), detail
    for sheet in match.game.score(match.position, {"tiles": "0,3,5,7"} if game == "skye" else {}, language):
        for row in sheet.lines:
            assert not CODES.search(row.detail), row.detail


@pytest.mark.parametrize("code", ["T18", "at N2E1", "auf G4", "V1", "elf_archer", "0,4,7", "(ruling 19)", "player 2"])
def test_codes_are_recognized(code: str) -> None:
    assert CODES.search(f"Anna places it {code}.")


@pytest.mark.parametrize(
    "said", ["Anna buys the tile (2 sheep, farm) for 3.", "2 north 1 east of the castle", "+2 A 5"]
)
def test_names_and_numbers_are_no_codes(said: str) -> None:
    assert not CODES.search(said)
