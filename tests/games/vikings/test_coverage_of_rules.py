"""Every ruling and every special tile has a test with its name; what is missing shows here."""

import re
from pathlib import Path

import pytest

from meadhall.games.vikings.rules.components import SPECIAL_NAMES

RULINGS = 22
TESTS = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__))
NAMES = re.findall(r"^def (test_\w+)", TESTS, re.MULTILINE)


@pytest.mark.parametrize("number", range(1, RULINGS + 1))
def test_every_ruling_has_a_test(number: int) -> None:
    assert any(name.startswith(f"test_ruling_{number}_") for name in NAMES)


@pytest.mark.parametrize("tile", SPECIAL_NAMES)
def test_every_special_tile_has_a_test(tile: str) -> None:
    words = re.sub(r"\W", "_", tile.removesuffix(" tile"))
    assert any(name.startswith("test_special_tile_") and words in name for name in NAMES)
