"""What is coloured in Vikings alone; tests compare it with the page."""

from ....draw.palette import SEA, SNOW, mix

FIGURES = {
    "fisherman": "#2f6db0",
    "goldsmith": "#d9a514",
    "scout": "#3f8f4f",
    "noble": "#b23a3a",
    "warrior": "#2d2a2a",
    "boatswain": "#8a8f94",
}
CARD = mix(SEA, SNOW, 0.74)  # the square that a tile is printed on
