"""Records: copies that share nothing, equality without the padding, and a plain copy to read from."""

import numpy as np

from meadhall.engine.record import blank, copied, plain, record_type, same

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
    copy = plain(table)
    assert (copy.number, copy.market, copy.one.gold) == (3, [[0, 0], [4, 0]], 9)
    assert [(seat.gold, seat.cells) for seat in copy.seats] == [(0, [0, 0, 0]), (12, [1, 2, 1 << 40])]
    assert type(copy.number) is int
