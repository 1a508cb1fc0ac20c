"""Actions, clan areas, whole tables and logs as text, both ways; and what is refused."""

import re
from pathlib import Path

import numpy as np
import pytest

from meadhall.engine.chance import below, generator
from meadhall.engine.errors import BadNotation, BadOption, BadPosition
from meadhall.engine.log import log_text, read_log
from meadhall.engine.match import Match
from meadhall.engine.play import playout
from meadhall.engine.record import same
from meadhall.engine.texts import texts
from meadhall.games.skye.game import GAME
from meadhall.games.skye.notation.action_notation import action_text, read_action
from meadhall.games.skye.notation.clan_notation import area_rows
from meadhall.games.skye.presentation.explain import TEXTS
from meadhall.games.skye.rules.actions import ACTIONS
from meadhall.games.skye.rules.cells import CELLS, MOST_TILES, REACH, cell_at, cell_text, read_cell
from meadhall.games.skye.rules.components import LANDSCAPE
from meadhall.games.skye.rules.state import BUY, PRICES, STATE

from .tables import CIRCLE, HAMLET, LOOP, RING, RUNS, a_match, choose, clan, walk


def test_every_action_has_one_text_and_every_text_one_action() -> None:
    written = [action_text(action) for action in range(ACTIONS)]
    assert len(set(written)) == ACTIONS
    assert [read_action(text) for text in written] == list(range(ACTIONS))


def test_actions_are_read_in_any_case_and_spacing() -> None:
    assert read_action("  n2e1   EAST ") == read_action("N2E1 east")
    with pytest.raises(BadNotation, match="Actions look like"):
        read_action("place T14")
    with pytest.raises(BadNotation, match="ids go from 0"):
        action_text(ACTIONS)


def test_cells_reach_as_far_as_tiles_can() -> None:
    # At most 3 tiles in each of 6 rounds, in a straight line.
    assert REACH == 18 and MOST_TILES == 19
    assert cell_at(18, 0) >= 0 and cell_at(19, 0) == -1 and cell_at(9, 9) >= 0 and cell_at(10, 9) == -1
    assert CELLS == 2 * 18 * 19 + 1
    assert [read_cell(cell_text(cell)) for cell in range(CELLS)] == list(range(CELLS))


@pytest.mark.parametrize("text", (HAMLET, RING, CIRCLE, LOOP, RUNS))
def test_clan_area_round_trips(text: str) -> None:
    rows = [line.split() for line in text.strip().splitlines()]
    assert [row.split() for row in area_rows(clan(text))] == rows


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_position_of_a_game_round_trips(players: int) -> None:
    match = Match("skye", players, seed=players, auto_chance=False, names=["Änne", "B b", "C", "D", "E"][:players])
    rng = generator(players)
    while True:
        state, names = GAME.read_position(match.position)
        assert same(state, match.state) and names == match.names
        assert GAME.position_text(state, names) == match.position
        assert GAME.state_options(state) == match.options
        if match.is_over:
            break
        match.play(choose(match, rng))


def test_position_while_some_seats_are_done_round_trips() -> None:
    match = a_match(3, seed=2)
    rng = generator(1)
    while not match.is_over:
        # The highest seat that may act goes first, so that low seats wait.
        seats = [seat for seat in range(3) if match.legal_actions_of(seat).texts not in ([], ["reconsider"])]
        actions = match.legal_actions_of(seats[-1])
        match.play(actions[below(rng, len(actions))], seat=seats[-1])
        state, _ = GAME.read_position(match.position)
        assert same(state, match.state)


def test_match_goes_on_from_a_position_as_from_the_game() -> None:
    match = a_match(3, seed=6)
    for _ in walk(match, 6, lambda m: int(m.state.round_number) == 3):
        pass
    other = Match.from_position("skye", match.position, seed=6)
    assert list(other.legal_actions) == list(match.legal_actions)
    assert other.options == match.options


@pytest.mark.parametrize("players", (2, 5))
def test_log_round_trips(players: int) -> None:
    match = a_match(players, seed=3, tiles="0,4,7,13" if players == 2 else "random")
    for _ in walk(match, seed=3):
        pass
    again = read_log(log_text(match))
    assert again.log == match.log and again.points == match.points and again.position == match.position
    assert again.options == match.options


def test_log_with_a_change_of_mind_round_trips() -> None:
    match = a_match(2, seed=3)
    for action in (0, 0, 0):
        match.play(match.legal_actions_of(1)[action], seat=1)
    match.play("reconsider", seat=1)
    match.play(match.legal_actions_of(1)[0], seat=1)
    assert read_log(log_text(match)).position == match.position


MONEY = "gold 5 points 0"


def a_position() -> str:
    match = a_match(2, seed=1, tiles="0,4,7,13")
    assert int(match.state.phase) == PRICES
    return match.position


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("skye 1", "skye 2", "only version 1"),
        ("players 2", "players 3", "3 players are announced"),
        ("phase prices", "phase lunch", "is not a phase"),
        ("round 1", "round 7", "from 1 to 6"),
        ("scoring 0 4 7 13", "scoring 0 4 4 13", "lies at two letters"),
        ("scoring 0 4 7 13", "scoring 0 4 7 .", "A scoring tile is missing"),
        ("scoring 0 4 7 13 given\n", "", "'scoring' is missing"),
        ("turn 1", "turn 2", "nobody is before another"),
        (MONEY, MONEY.replace("5", "4"), "at least 5 \\(ruling 1\\)"),
        ("gold 5 points 0", "gold 5", "gold and points"),
        (MONEY, MONEY.replace("5", "300"), "incomes bring at most"),
        ("  C", "  C C", "one castle"),
        ("  C", "  C T22s", "a round brings at most 3"),
        ("  C", "  C T22", "T22 at E1 shows pasture"),
        ("  C", "  C . T22", "touches nothing"),
        ("  C", "  C T99", "is not a tile"),
        ("  ledger", "  treasure", "is not a line of a clan area"),
        ("income-castle 0p 5g", "income-castle 0p 6g", "The ledger adds up to"),
        ("phase prices", "phase build", "tiles are offered"),
        ("phase prices", "phase draw tiles", "has already drawn three tiles"),
    ],
)
def test_impossible_position_is_refused_with_its_reason(old: str, new: str, complaint: str) -> None:
    text = a_position()
    if old == MONEY:
        # Without the ledger, which would not add up.
        text = "\n".join(line for line in text.splitlines() if "ledger" not in line)
    assert old in text
    with pytest.raises(BadPosition, match=complaint):
        GAME.read_position(text.replace(old, new, 1))


def test_tile_at_two_places_is_refused() -> None:
    lines = a_position().splitlines()
    offers = [i for i, line in enumerate(lines) if line.startswith("  offer")]
    lines[offers[1]] = lines[offers[0]]
    with pytest.raises(BadPosition, match="lies at two places"):
        GAME.read_position("\n".join(lines))


@pytest.mark.parametrize("value", ("0,4,7", "0,4,7,16", "0,4,4,7", "all", "", 5, "-1,2,3,4"))
def test_bad_scoring_tiles_are_refused(value: object) -> None:
    with pytest.raises(BadOption, match="'tiles' is 'random', or four different numbers"):
        GAME.read_options({"tiles": value})


def test_options_are_read_as_typed() -> None:
    assert GAME.read_options({"tiles": " 13, 0,4 ,7", "open_gold": "yes"}) == {"tiles": "13,0,4,7", "open_gold": True}
    assert GAME.read_options({}) == {"tiles": "random", "open_gold": False}


def test_both_languages_have_the_same_texts() -> None:
    keys = [
        {
            line.split(" =")[0]
            for line in (TEXTS / f"{language}.ftl").read_text("utf-8").splitlines()
            if " =" in line and line[0].isalpha()
        }
        for language in ("en", "de")
    ]
    assert keys[0] == keys[1] and len(keys[0]) > 100
    assert texts("de", TEXTS)("terrain-water") == "Gewässer"


def test_sentences_and_prompts_exist_for_every_action_that_is_offered() -> None:
    match = Match("skye", 3, seed=5, auto_chance=False)
    rng = generator(5)
    told = set()
    while not match.is_over:
        for language in ("en", "de"):
            assert match.prompt(language)
            for seat in range(3):
                assert match.prompt(language, seat)
                for action in list(match.legal_actions_of(seat))[:3]:
                    assert match.names[seat] in match.sentence(action, language, seat)
        action = choose(match, rng)
        told.add(match.sentence(action).split()[-1])
        match.play(action)
    assert "wins" in match.prompt() or "share" in match.prompt()
    assert len(told) > 10


def test_examples_of_the_document_can_be_read() -> None:
    page = (Path(__file__).parents[3] / "docs" / "skye.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    (table,) = [block for block in blocks if block.startswith("skye 1")]
    state, names = GAME.read_position(table)
    assert names == ["Anna", "Ben"] and int(state.phase) == BUY
    (area,) = [block for block in blocks if block.startswith("player 1")]
    assert len(GAME.score(area, {"tiles": "0,4,7,13"}, "en")[0].lines) == 4
    doubtful = re.findall(r"^\| (T\d\d) \|", page, re.MULTILINE)
    assert doubtful == [tile.name for tile in LANDSCAPE if tile.another_reading]


def test_damaged_positions_are_refused_or_can_be_played_to_the_end() -> None:
    rng = generator(9)
    match = a_match(3, seed=9)
    texts_of_a_game = [match.position for _ in walk(match, seed=9)]
    ids = np.zeros(max(GAME.most_legal, GAME.most_outcomes), np.int32)
    refused = played = 0
    for _ in range(600):
        words = re.split(r"(\s+)", texts_of_a_game[below(rng, len(texts_of_a_game))])
        numbers = [i for i, word in enumerate(words) if re.search(r"\d", word)]
        i = numbers[below(rng, len(numbers))]
        words[i] = re.sub(r"\d+", lambda found: str(int(found[0]) + below(rng, 3)).zfill(len(found[0])), words[i])
        if below(rng, 4) == 0:
            del words[below(rng, len(words))]
        try:
            state, names = GAME.read_position("".join(words))
        except BadPosition:
            refused += 1
            continue
        played += 1
        assert same(GAME.read_position(GAME.position_text(state, names))[0], state)
        assert playout(state, rng, ids, ids.copy()) < 400
    assert refused > 100 and played > 100


def test_state_is_small() -> None:
    assert STATE.itemsize <= 12_000
