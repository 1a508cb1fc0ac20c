"""The page and the drawings of Python have one palette."""

import re
from pathlib import Path

import pytest

from meadhall.draw import palette

SOURCES = Path(__file__).parents[2] / "web" / "src"
TOKENS = (SOURCES / "styles" / "tokens.css").read_text(encoding="utf-8")
# Name of a token, and its colour where it is light.
PAGE = dict(re.findall(r"--([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})[,;]", TOKENS))
COLOURS = {name: value for name, value in vars(palette).items() if isinstance(value, str) and value.startswith("#")}


def test_there_are_colours_to_compare() -> None:
    assert len(COLOURS) > 15
    assert len(PAGE) > len(COLOURS)


@pytest.mark.parametrize("name", sorted(COLOURS))
def test_a_colour_of_a_drawing_is_that_of_the_page(name: str) -> None:
    token = name.lower().replace("_", "-")
    assert PAGE.get(token) == COLOURS[name], f"--{token} in web/src/styles/tokens.css, {name} in draw/palette.py"


def test_seats_have_the_same_colours_in_the_same_order() -> None:
    seats = (SOURCES / "lib" / "seats.ts").read_text(encoding="utf-8")
    assert tuple(PAGE[token] for token in re.findall(r'colour: "var\(--([a-z-]+)\)"', seats)) == palette.SEATS


def test_colours_are_mixed_as_by_the_page() -> None:
    assert palette.mix("#ffffff", "#000000", 1) == "#ffffff"
    assert palette.mix("#ffffff", "#000000", 0) == "#000000"
    assert palette.mix("#ff0000", "#0000ff", 0.25) == "#4000bf"
