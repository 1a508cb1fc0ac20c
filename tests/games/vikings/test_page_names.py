"""The page's names and colours are those of the game."""

import re
from pathlib import Path

from meadhall.games.vikings.drawing.colours import FIGURES
from meadhall.games.vikings.rules.components import SPECIAL_NAMES

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "vikings"


def test_the_page_knows_all_special_tiles() -> None:
    view = (PAGE / "view.ts").read_text(encoding="utf-8")
    listed = re.search(r"export const SPECIALS = \[\n  \.\.\.\"([^\"]*)\"", view)
    buildings = re.search(r"export const BUILDINGS = \[([^\]]*)\]", view)
    assert listed and buildings
    names = [*listed[1].split(), *(f"{name} tile" for name in re.findall(r'"(\w+)"', buildings[1]))]
    assert tuple(names) == SPECIAL_NAMES


def test_figures_have_the_colours_of_the_page() -> None:
    colours = (PAGE / "colours.ts").read_text(encoding="utf-8")
    assert dict(re.findall(r'(\w+): "(#[0-9a-f]{6})"', colours)) == FIGURES


def test_tiles_are_printed_on_the_same_sea() -> None:
    assert "fill: color-mix(in srgb, var(--sea) 74%, var(--snow));" in (PAGE / "draw" / "Card.svelte").read_text()
