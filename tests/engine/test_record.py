"""Records: copies that share nothing, equality without the padding, and a plain copy to read from."""

import pickle

import numpy as np
import pytest

from meadhall.engine.record import blank, copied, record_type, same, to_python

SEAT = np.dtype([("gold", np.int16), ("cells", np.int64, (3,))], align=True)
TABLE = record_type([("number", np.int8), ("seats", SEAT, (2,)), ("market", np.int16, (2, 2)), ("one", SEAT)])


def test_a_copy_shares_nothing_with_its_original() -> None:
    table = blank(TABLE)
    table.seats[1].cells[2] = 7
    copy = copied(table)
    assert type(copy) is type(table) and same(copy, table)
    copy.seats[1].cells[2] = 8
    table.market[1, 0] = 4
    assert (table.seats[1].cells[2], copy.market[1, 0]) == (7, 0)
    assert not same(copy, table)


def test_padding_does_not_count() -> None:
    one, other = np.zeros(1, TABLE), np.full(1, 255, np.uint8).repeat(TABLE.itemsize).view(TABLE)
    for field in ("number", "seats", "market", "one"):
        other[field] = one[field]
    assert one.tobytes() != other.tobytes()
    assert same(one[0], other[0])


def test_a_plain_copy_has_the_same_numbers_as_ordinary_lists() -> None:
    table = blank(TABLE)
    table.number = 3
    table.seats[1].gold = 12
    table.seats[1].cells[:] = (1, 2, 1 << 40)
    table.market[1, 0] = 4
    table.one.gold = 9
    copy = to_python(table)
    assert (copy.number, copy.market, copy.one.gold) == (3, [[0, 0], [4, 0]], 9)
    assert [(seat.gold, seat.cells) for seat in copy.seats] == [(0, [0, 0, 0]), (12, [1, 2, 1 << 40])]
    assert type(copy.number) is int


def test_a_plain_copy_of_a_table_has_only_the_seats_of_its_players() -> None:
    table = blank(record_type([("players", np.int8), ("seats", SEAT, (5,))]))
    table.players = 3
    table.seats[2].gold = 7
    assert [seat.gold for seat in to_python(table).seats] == [0, 0, 7]


def test_a_field_that_a_record_does_not_have_is_named() -> None:
    table = blank(TABLE)
    with pytest.raises(AttributeError, match="no field 'silver'"):
        _ = table.silver
    with pytest.raises(AttributeError, match="no field 'silver'"):
        table.silver = 3
    assert not hasattr(table, "silver")


def test_records_go_to_another_process_and_back() -> None:
    table = blank(TABLE)
    table.seats[1].gold = 12
    back = pickle.loads(pickle.dumps(table))
    assert type(back) is type(table) and same(back, table) and back.seats[1].gold == 12
