"""Tables that were begun under earlier rules go on under them; those of unknown rules say why they cannot."""

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.engine.log import load_log
from meadhall.games import load
from meadhall.hall.errors import HallError
from meadhall.hall.services.new_table import new_row
from meadhall.hall.services.table import Table
from meadhall.hall.services.table_manager import _fold
from meadhall.hall.store import SeatRow

OLD_LOG = Path(__file__).parents[1] / "games" / "gonewild" / "logs" / "rules_1.jsonl"


def test_a_table_of_earlier_rules_goes_on_under_them() -> None:
    match = load_log(OLD_LOG)
    row = new_row(load("gonewild"), match.options, "", True, "anna", complete=True)
    assert row.rules != match.rules
    seats = [SeatRow(seat, "guest", name, None, name, False, False) for seat, name in enumerate(match.names)]
    table = Table(replace(row, rules=match.rules, ply=match.ply), seats, None)
    went_on = _fold(table, match.log)
    assert went_on.rules == match.rules and went_on.position == match.position
    for rules in (row.rules, "0.00000000"):
        with pytest.raises(HallError, match="another version of the rules"):
            _fold(Table(replace(row, rules=rules, ply=match.ply), seats, None), match.log)
