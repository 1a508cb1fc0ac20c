"""Positions straight from the record: they read back, and what is mistyped is named with its line."""

import numpy as np
import pytest

from meadhall.engine.errors import BadPosition
from meadhall.engine.record import State, blank, record_type, same
from meadhall.engine.record_notation import RecordNotation

FRUIT = ("apple", "pear", "plum")
SEAT = [
    ("points", np.int16),
    ("basket", np.int8, (3,)),
    ("field", np.int64),
]
STATE = record_type(
    [
        ("seats", np.dtype(SEAT, align=True), (3,)),
        ("players", np.int8),
        ("round_number", np.int8),
        ("market", np.int8, (2, 2)),
        ("prices", np.int16, (3,)),
    ]
)


def complete(state: State) -> None:
    if state.round_number > 9:
        raise BadPosition("There are nine rounds.")
    for seat in range(state.players):
        state.seats[seat].points = 2 * state.seats[seat].basket.sum()


NOTATION = RecordNotation(
    "market",
    STATE,
    range(2, 4),
    names={"market": FRUIT},
    counts={"basket": FRUIT},
    left_out=("points",),
    complete=complete,
)
TEXT = """market 1 players 2
round_number 4
market plum . apple apple
prices 3 -4 5
player 1 Anna B.
  basket apple 2 plum 1
  field 4611686018427387904
player 2 Ben
  basket
  field -1
"""


def test_a_table_reads_back_to_the_last_bit() -> None:
    state, names = NOTATION.read(TEXT)
    assert names == ["Anna B.", "Ben"] and state.market.tolist() == [[2, -1], [0, 0]]
    assert state.seats[0].basket.tolist() == [2, 0, 1] and state.seats[0].field == 1 << 62
    assert state.seats["points"].tolist() == [6, 0, 0]
    assert NOTATION.text(state, names) == TEXT
    again, _ = NOTATION.read(f"# as somebody types it\n{TEXT.upper().replace('  ', '')}  # the end\n")
    assert same(again, state)


@pytest.mark.parametrize(
    ("written", "instead", "why"),
    [
        ("market 1 players 2", "market 2 players 2", "Line 1: The first line is, for example: market 1 players 2."),
        ("players 2", "players 4", "Line 1: The number of players must be a whole number from 2 to 3, not '4'."),
        ("players 2", "players 3", "Line 1: 3 players are announced, but 2 follow."),
        ("round_number 4", "round_number 400", "Line 2: round_number is a whole number from -128 to 127, not '400'."),
        ("round_number 4", "round_number 10", "There are nine rounds."),
        ("round_number 4", "round_number four", "not 'four'"),
        ("round_number 4\n", "", "Line 1: A line that begins with 'round_number' must follow."),
        ("round_number 4\n", "round_number 4\nround_number 4\n", "Line 3: 'round_number' comes twice."),
        ("prices 3 -4 5", "prices 3 -4", "Line 4: prices takes 3 words, not 2."),
        ("prices 3 -4 5", "price 3 -4 5", "Line 4: 'price 3 -4 5' is not a line of the table. Its lines begin with"),
        ("plum . apple", "plum . fig", "Line 3: 'fig' is unknown. market is one of apple, pear, plum, or ."),
        ("apple 2 plum 1", "apple 2 plum", "Line 6 (Anna B.): The number of plum is a whole number from 0 to 127"),
        ("apple 2 plum 1", "fig 2", "Line 6 (Anna B.): 'fig' is unknown. Expected: apple, pear, plum, each with"),
        ("  field -1\n", "", "Line 8 (Ben): A line that begins with 'field' must follow."),
        ("  field -1\n", "  shield -1\n", "'shield -1' is not a line of a player. Its lines begin with basket, field."),
    ],
)
def test_what_is_mistyped_is_named_with_its_line(written: str, instead: str, why: str) -> None:
    assert written in TEXT
    with pytest.raises(BadPosition) as refused:
        NOTATION.read(TEXT.replace(written, instead, 1))
    assert why in str(refused.value)


def test_names_are_words_and_fields_are_whole_numbers() -> None:
    with pytest.raises(ValueError, match="'red apple' is not one word"):
        RecordNotation("market", STATE, range(2, 4), names={"market": ("red apple",)}, counts={}, complete=complete)
    parts = record_type([*((name, STATE[name]) for name in ("players", "round_number")), ("share", np.float32)])
    seats = np.dtype([("points", np.int16)])
    with_share = record_type([("seats", seats, (2,)), *((name, parts[name]) for name in parts.names or ())])
    with pytest.raises(ValueError, match="'share' does not hold whole numbers"):
        RecordNotation("market", with_share, range(2, 3), names={}, counts={}, complete=complete)


def test_an_empty_table_is_written() -> None:
    state = blank(STATE)
    state.players = 2
    state.market[:] = -1
    assert "market . . . .\nprices 0 0 0\nplayer 1 Anna\n  basket\n  field 0\n" in NOTATION.text(state, ["Anna", "Ben"])
