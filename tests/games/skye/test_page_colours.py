"""The page's colours of terrains are those of the drawings."""

import re
from pathlib import Path

from meadhall.draw.palette import MEADOW, SEA
from meadhall.games.skye.drawing.tile import TERRAINS

COLOURS = Path(__file__).parents[3] / "web" / "src" / "games" / "skye" / "draw" / "colours.ts"


def test_terrains_have_the_colours_of_the_page() -> None:
    text = COLOURS.read_text(encoding="utf-8")
    mountain = re.search(r'MOUNTAIN = "(#[0-9a-f]{6})"', text)
    assert mountain
    known = {"MOUNTAIN": mountain[1], '"var(--meadow)"': MEADOW, '"var(--sea)"': SEA}
    for name in ("TERRAINS", "LIGHT_TERRAINS"):
        listed = re.search(rf"export const {name}: .*= {{ (.*) }}", text)
        assert listed
        pairs = [pair.split(": ") for pair in listed[1].split(", ")]
        assert {terrain: known.get(colour, colour.strip('"')) for terrain, colour in pairs} == TERRAINS, name
