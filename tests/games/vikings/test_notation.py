"""Actions as texts."""

import pytest

from meadhall.engine.errors import BadNotation
from meadhall.games.vikings.notation.action_notation import action_text, read_action
from meadhall.games.vikings.rules.actions import ACTIONS, MOST_MONEY


def test_every_action_has_a_text_of_its_own_that_reads_back() -> None:
    texts = [action_text(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    assert [read_action(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize("text", ["buy 3", " Buy   3 ", "BUY 3"])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    assert action_text(read_action(text)) == "buy 3"


@pytest.mark.parametrize(
    "text", ["", "buy", "buy 12", "N0", "N38", "V15", "B1", "take", "bid -1", "ferry B", "\x00", "x" * 500]
)
def test_what_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation, match="Actions look like: buy 3"):
        read_action(text)


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_an_unknown_id_is_refused(action: int) -> None:
    with pytest.raises(BadNotation, match=f"0 to {ACTIONS - 1}"):
        action_text(action)


def test_bids_reach_as_far_as_money_can() -> None:
    # One of two players: 30 gold and 10 fame at first, a treasure, five goldsmith scorings at 7 gold for each of at
    # most 6, 12, 13, 13 and 13 goldsmiths; two large scorings with all ships (46), 13 nobles at 5, 13 scouts at 4 and
    # 13 fishermen at 1.
    assert MOST_MONEY == 30 + 10 + 5 + 7 * (6 + 12 + 13 + 13 + 13) + 2 * (46 + 65 + 52 + 13)
    assert action_text(read_action(f"bid {MOST_MONEY}")) == f"bid {MOST_MONEY}"
