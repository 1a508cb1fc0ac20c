"""Every ruling and every scoring tile has a test; what is missing shows here."""

import re
from pathlib import Path

import pytest

from meadhall.games.skye.rules.components import SCORING_NAMES

RULINGS = 8
TESTS = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__))
NAMES = re.findall(r"^def (test_\w+)", TESTS, re.MULTILINE)


@pytest.mark.parametrize("number", range(1, RULINGS + 1))
def test_every_ruling_has_a_test(number: int) -> None:
    assert any(name.startswith(f"test_ruling_{number}_") for name in NAMES)


@pytest.mark.parametrize("tile", SCORING_NAMES)
def test_every_scoring_tile_is_counted_by_hand_somewhere(tile: str) -> None:
    assert re.search(rf'(pays|majority)\("{tile}"', TESTS) or f'"{tile.replace("-", "_")}": ' in TESTS
