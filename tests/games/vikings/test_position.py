"""Positions as text: round trips, and what is refused."""

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meadhall.engine.errors import BadPosition
from meadhall.engine.match import Match
from meadhall.engine.record import same
from meadhall.games.vikings.notation.component_counts import figures_on_table, tiles_on_table
from meadhall.games.vikings.notation.position import DISPLAYS, read_position

MODES: list[dict[str, Any]] = [{}, {"advanced": True}, {"advanced": True, "auction": False}]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", MODES, ids=["standard", "advanced", "no-auction"])
def test_every_position_of_a_game_reads_back_to_the_last_bit(options: dict[str, Any], players: int) -> None:
    match = Match(
        "vikings", players, seed=players, auto_chance=False, names=["Ása", "Bo B.", "Cy", "Dí"][:players], **options
    )
    rng = np.random.default_rng(players)
    step = 0
    while True:
        if step % 3 == 0 or match.is_over:
            text = match.position
            state, names = read_position(text)
            assert same(state, match.state), text
            assert names == match.names
            assert match.game.position_text(state, names) == text
        if match.is_over:
            break
        legal = list(match.legal_actions)
        match.play(legal[rng.integers(len(legal))])
        step += 1


def test_a_match_goes_on_from_a_position() -> None:
    match = Match("vikings", 2, seed=5, advanced=True)
    for _ in range(40):
        match.play(match.legal_actions[0])
    other = Match.from_position("vikings", match.position, seed=5)
    assert other.options == match.options
    assert list(other.legal_actions) == list(match.legal_actions)
    while not other.is_over:
        other.play(other.legal_actions[-1])
    assert sorted(other.ranking)[0] == 1


TABLE = """
vikings 1 players 2 standard
round 1 start 1 turn 1 phase buy
wheel <F fF >F <G cG >N <N fW >W <W rB gB
stacks <13 f3 c4 l5 t5 >18 r2 g3 y4 b3
bag W10 N11 S13 G11 F10 B11
player 1 Anna
  gold 30 fame 10
player 2 Bert
  gold 30 fame 10
"""


def test_a_position_typed_by_hand_is_read() -> None:
    state, names = read_position(TABLE)
    assert names == ["Anna", "Bert"]
    assert tiles_on_table(state).sum() == 72
    assert figures_on_table(state).sum() == 78
    assert state.seats[0].ledger[0].tolist() == [10, 30]  # what was before is carried


def test_comments_and_blank_lines_are_passed_over() -> None:
    read_position(TABLE.replace("round 1", "# the first round\n\nround 1"))


def refused(text: str) -> str:
    with pytest.raises(BadPosition) as error:
        read_position(text)
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("vikings 1", "chess 1", "begins with a line such as: vikings 1"),
        ("vikings 1", "vikings 2", "version 2 of the notation"),
        ("players 2", "players 5", "number of players must be"),
        ("players 2", "players 3", "3 players are announced, but 2 follow"),
        ("standard", "blitz", "The first line is"),
        ("round 1 ", "round 7 ", "The round must be a whole number from 1 to 6"),
        ("round 1 start 1 turn 1 phase buy", "", "line with the round is missing"),
        ("phase buy", "phase nap", "'nap' is not a phase"),
        ("turn 1", "turn 2", "it is player 1's turn"),
        ("wheel <F ", "wheel . ", "price 0: empty"),
        ("wheel <F fF", "wheel <F f", "price 1: a tile without a figure"),
        (" gB", "", "The wheel has 12 spaces"),
        ("gB", "gX", "'gX' is not a group"),
        ("stacks <13", "stacks <14", "18 tiles of the kind 'left': the box has 17 besides"),
        ("stacks <13", "stacks <12", "The stacks hold 59 tiles; in round 1"),
        ("bag W10", "bag W11", "14 figures of the kind warrior: the box has 13"),
        ("bag W10", "bag W9", "The bag holds 65 figures"),
        ("bag W10", "bag Q10", "'Q10' is not a count of figures"),
        ("bag W10", "bag W10 W1", "W is counted twice"),
        ("bag W10", "drawn W1\nbag W10", "figures"),
        ("bag", "open boat\nbag", "belong to the advanced game"),
        ("bag", "luggage", "'luggage' is unknown"),
        ("player 2 Bert", "player 3 Bert", "numbered in order"),
        ("gold 30 fame 10\nplayer", "gold -1 fame 10\nplayer", "Gold must be a whole number from 0"),
        ("gold 30 fame 10\nplayer", "gold 30 fame -1\nplayer", "fame is below 0 before the end (ruling 8)"),
        ("gold 30 fame 10\nplayer", "gold 30\nplayer", "Money is missing"),
        ("gold 30 fame 10\nplayer", "gold 900 fame 10\nplayer", "more than anyone can have"),
        (
            "gold 30 fame 10\nplayer",
            "gold 30 fame 10\n  ledger starting 9f 30g\nplayer",
            "The ledger adds up to 9 fame",
        ),
        ("gold 30 fame 10\nplayer", "gold 30 fame 10\n  gold 3 fame 1\nplayer", "'gold' comes twice"),
        ("gold 30 fame 10\nplayer", "gold 30 fame 10\n  shoe 3\nplayer", "not a line of a display"),
        ("phase buy", "phase place island", "follows a purchase, but all groups are on the wheel"),
        ("phase buy", "phase ferry", "large scorings only"),
        ("phase buy", "phase over", "The game ends after round 6"),
        ("phase buy", "phase bid", "belongs to the game with the auction"),
        ("1 phase buy\nwheel <F fF >F", "2 phase buy\nbought >F\nwheel <F fF .", "Something is bought and not placed"),
        ("bag", "ferry W\nbag", "What the ferry carries"),
    ],
)
def test_an_impossible_table_is_refused_with_its_reason(old: str, new: str, says: str) -> None:
    assert old in TABLE
    assert says in refused(TABLE.replace(old, new, 1))


def display_refused(text: str) -> str:
    with pytest.raises(BadPosition) as error:
        for reader in DISPLAYS.alone(text)[0]:
            reader.finish()
            reader.check_waiting()
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("G < > >", "Line 1 (Player 1): Goldsmith row, column 2: sea against open land on its east side."),
        (
            "G >",
            "Line 1 (Player 1): Goldsmith row, column 1: land against the sea at the mainland's coast; only a left end lies in column 1.",
        ),
        ("G < <", "column 1: sea against open land on its east side"),
        (
            "S <\nN < >**",
            "Line 2 (Player 1): Noble row, column 2: 2 figures on one tile; only one figure may stand on a tile",
        ),
        ("G < . >", "column 3: no contact, by way of other island tiles, to the mainland"),
        (
            "V . . . r\nG <",
            "Ship row, column 1: a gap; columns 1 to 3 are filled first, then always the next",
        ),
        ("V r", "the start tile lies before anything that was bought"),
        ("V q\nG <", "'q' is not a ship"),
        ("G < x", "'x' is not an island tile"),
        ("G <W", "'<W' is not a tile"),
        ("G < " + "f " * 40, "the tiles of the box reach to column 37"),
        ("mainland W14\nG <", "14 figures of the kind warrior: the box has 13"),
        ("mainland W12\nW <* >*", "14 figures of the kind warrior"),
        ("mainland 3W\nG <", "'3W' is not a count of figures"),
        ("special boat 7\nG <", "the box has 6"),
        ("special hammer\nG <", "'hammer' is not a special tile"),
        ("special boat, boat\nG <", "listed twice"),
        ("G < F F", "a second farmstead tile; the box has one"),
        ("special farmstead tile\nG < F", "one on the display: the box has 1"),
        ("special church tile\nG < c", "waits beside a middle with that building; it is exchanged at once"),
        ("G <\nG <", "'g' comes twice"),
        ("", "There is no display here"),
        ("hello", "is not a line of a display"),
        ("player 1 A\nG <\nplayer 1 B\nG <", "numbered in order"),
        ("".join(f"player {n} P{n}\nG <\n" for n in range(1, 6)), "Line 9 (P5): One display too many; at most 4 play"),
    ],
)
def test_an_impossible_display_is_refused_with_its_place_and_rule(text: str, says: str) -> None:
    assert says in display_refused(text)


def test_displays_of_a_table_together_hold_no_more_than_the_box() -> None:
    from meadhall.games.vikings.presentation.score_report import score

    six_red_ships = "player {} X\nV r r r\nG <"
    with pytest.raises(BadPosition, match="6 tiles of the kind 'red ship': the box has 3"):
        score(six_red_ships.format(1) + "\n" + six_red_ships.format(2), {})
    with pytest.raises(BadPosition, match="24 middles: the box has 20"):
        score("W < - - - - - -\nN < - - - - - -\nS < - - - - - -\nG < - - - - - -", {})


@st.composite
def mistyped(draw: st.DrawFn) -> str:
    """A position of a real game in which some characters or lines were changed."""
    players = draw(st.integers(2, 4))
    match = Match("vikings", players, seed=draw(st.integers(0, 50)), **draw(st.sampled_from(MODES)))
    for pick in draw(st.lists(st.integers(0, 10**6), max_size=150)):
        if not match.is_over:
            match.play(match.legal_actions[pick % len(match.legal_actions)])
    text = match.position
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        new = draw(st.sampled_from(["", "1", "0", "9", "<", ">", "f", "F", "*", ".", " ", "\n", "W2 ", "boat, ", "-"]))
        text = text[:at] + new + text[at + draw(st.integers(0, 2)) :]
    return text


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(mistyped(), st.integers(0, 1000))
def test_a_mistyped_position_is_refused_or_can_be_played_to_the_end(text: str, seed: int) -> None:
    try:
        match = Match.from_position("vikings", text, seed=seed)
    except BadPosition:
        return
    while not match.is_over:
        match.play(match.legal_actions[seed % len(match.legal_actions)])
    assert 1 in match.ranking
