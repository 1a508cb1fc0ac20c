"""What lies on a table of Vikings, each thing drawn on a square of 100: land, buildings, ships, figures."""

import math
from functools import cache

from ....draw.curve import Point, noise, smooth
from ....draw.palette import FAME, GLOW, GOLD, INK, MEADOW, SEA_DEEP, SHORE, SNOW
from ....draw.svg import circle, group, path, rect, text
from .colours import CARD, FIGURES

CELL = 100
MIDDLE, HALF = 53, 31  # height of an island's middle in its tile, and from there to its shore
CAP, CAP_RADIUS = 46, 34  # where the round end of an island has its centre
ROUGH = 4.5  # how far the coast strays
STEP, LEVEL, JOIN = 25, 8, 0.4

# The silhouette of each trade, 24 wide around 0, 0.
EMBLEMS = {
    "fisherman": "M-11.5 0C-8 -7.5 2 -8 6 -1.5L11.5 -6.5Q9.5 0 11.5 6.5L6 1.5C2 8 -8 7.5 -11.5 0ZM-7.8 -1.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z",
    "goldsmith": "M-7.5 4.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0ZM-4.4 4.5a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0Z"
    "M0 -13L1.8 -8.8L6 -7L1.8 -5.2L0 -1L-1.8 -5.2L-6 -7L-1.8 -8.8Z",
    "scout": "M-12.5 1L-9.5 -1.5C-7 5 1 4.5 2.5 -5L10.5 -0.5C9 12 -8.5 13.5 -12.5 1ZM4.2 -8L4.8 -12.5L7.4 -11.8L6.6 -6.8ZM8.5 -6L11.5 -10L13.5 -8.5L10.7 -4.7Z",
    "noble": "M-10 5L-11.5 -6L-5.5 -1L0 -10.5L5.5 -1L11.5 -6L10 5ZM-10 7H10V10H-10Z",
    "warrior": "M-6 12L6 -11L8.500 -10L-3.500 13ZM2 -12C8 -14 13 -8 13 -1C9 -4 5 -5 0 -5Z",
    "boatswain": "M-8 11L2 -5C0 -9 3 -14 8 -12C12 -9 10 -4 5 -3L-5 13Z",
}

BUILDINGS = {
    "farmstead": (
        ("M-15 0V-13H9V0Z", "#d8b27a"),
        ("M-19 -12L-11 -26H5L13 -12Z", "#c79a3f"),
        ("M-6 0V-9H0V0Z", "#5c4127"),
    ),
    "church": (
        ("M-14 0V-11H14V0Z", "#7a5230"),
        ("M-18 -10L-11 -18H11L18 -10Z", "#4c3a2e"),
        ("M-11 -22L0 -36L11 -22ZM-7 -18V-23H7V-18Z", "#4c3a2e"),
        ("M-1 -36V-46H1V-36ZM-5 -43H5V-41H-5Z", "#4c3a2e"),
        ("M-3.5 0V-7Q0 -10 3.5 -7V0Z", "#f2c53d"),
    ),
    "longhouse": (
        ("M-19 0V-8Q0 -12 19 -8V0Z", "#a5763f"),
        ("M-23 -7Q-20 -19 -15 -21Q0 -26 15 -21Q20 -19 23 -7Q0 -13 -23 -7Z", "#7f8f4a"),
        ("M-3.5 0V-7.5H3.5V0Z", "#3c2a1a"),
    ),
    "watchtower": (
        ("M-9 0L-5.5 -27H5.5L9 0Z", "#a8a29c"),
        ("M-11 -25H11V-33H-11Z", "#8a6238"),
        ("M-13 -32L0 -42L13 -32Z", "#b3412f"),
    ),
}
# The row that a sail reaches, whose silhouette it shows.
REACHES = {"red": "noble", "green": "scout", "yellow": "goldsmith", "blue": "fisherman"}


def outline(shape: str, out: float, seed: int) -> str:
    """Draw the shore of a tile, so far outside it; the land runs to the edge where the tile is open."""
    closed_west, closed_east = shape == "left", shape == "right"

    def stray(side: int, i: int) -> float:
        return (noise(seed, side + 10, i + 10) - 0.5) * 2 * ROUGH

    def edge(side: int, x: float) -> Point:
        from_open = min(CELL if closed_west else x + JOIN, CELL if closed_east else CELL + JOIN - x)
        level = from_open <= LEVEL + JOIN
        return Point(x, MIDDLE + side * (HALF + out) + (0 if level else stray(side, round(x / STEP))), from_open == 0)

    def cap(x: float, side: int) -> list[Point]:
        points = []
        for i in (-1, 0, 1):
            angle, far = i * side * math.pi / 4, out + stray(7 * side, i) / 3
            points.append(
                Point(x + side * (CAP_RADIUS + far) * math.cos(angle), MIDDLE + (HALF + far) * math.sin(angle))
            )
        return points

    first, last = CAP if closed_west else 0, CELL - CAP if closed_east else CELL
    steps = max(1, round((last - first) / STEP))
    along = [first + (last - first) * i / steps for i in range(steps + 1)]
    if not closed_west:
        along[:1] = [-JOIN, LEVEL]
    if not closed_east:
        along[-1:] = [CELL - LEVEL, CELL + JOIN]
    points = [edge(-1, x) for x in along]
    points += cap(CELL - CAP, 1) if closed_east else []
    points += [edge(1, x) for x in reversed(along)]
    points += cap(CAP, -1) if closed_west else []
    return smooth(points)


@cache
def island(shape: str, seed: int, completed: bool = False) -> str:
    """Draw the land of a tile: surf, a golden line where the island is complete, sand, meadow."""
    layers = [(8.0, SNOW, 0.35), *([(4.5, GLOW, None)] if completed else []), (0.0, SHORE, None), (-7.0, MEADOW, None)]
    return "".join(path(outline(shape, out, seed), fill, opacity=opacity) for out, fill, opacity in layers)


def card() -> str:
    """Draw the square of sea that a tile is printed on."""
    return rect(1.5, 1.5, 97, 97, CARD, rx=6, stroke=SEA_DEEP, stroke_width=1.5)


@cache
def building(kind: str) -> str:
    return group(
        [path(d, fill) for d, fill in BUILDINGS[kind]],
        x=29,
        y=66,
        stroke=INK,
        stroke_width=1.6,
        stroke_linejoin="round",
    )


@cache
def figure(kind: str, lying: bool = False) -> str:
    """Draw a figure around 0, 0: a disc with its trade's emblem; a threatened one lies on its side."""
    colour = FIGURES[kind]
    disc = circle(
        0,
        0,
        25,
        "#5d554e" if lying else colour,
        stroke=colour if lying else INK,
        stroke_width=5 if lying else 2.5,
        stroke_dasharray="9 5" if lying else None,
    )
    fill = INK if kind == "goldsmith" and not lying else "#fffaf0"
    return group([disc, group([path(EMBLEMS[kind], fill, fill_rule="evenodd")], scale=1.4)], turn=90 if lying else 0)


def amount(kind: str, number: object, radius: float = 15) -> str:
    """Draw an amount around 0, 0: gold is a coin, fame a star."""
    if kind == "gold":
        shape = circle(0, 0, radius, GOLD, stroke="#7d5a12", stroke_width=2)
    else:
        corners = []
        for i in range(16):
            far = radius * (0.84 if i % 2 else 1.12)
            corners.append(f"{far * math.sin(i * math.pi / 8):.1f} {-far * math.cos(i * math.pi / 8):.1f}")
        shape = path(f"M{'L'.join(corners)}Z", FAME, stroke="#c9b2dd", stroke_width=1.5)
    ink = "#3a2a06" if kind == "gold" else "#fffaf0"
    size = radius * (1.2 if len(str(number)) < 2 else 1.0)
    return shape + text(0, size * 0.36, number, size, bold=True, fill=ink, text_anchor="middle")


def ship(sail: str, shows: dict[str, int], repelled: bool = False) -> str:
    """Draw a ship; its sail shows the row that it reaches, the badge what it is worth; repelled, the sail hangs."""
    return _hull(sail, repelled) + "".join(group([amount(kind, n)], x=18, y=79) for kind, n in shows.items())


@cache
def _hull(sail: str, repelled: bool) -> str:
    row = REACHES[sail]
    colour = FIGURES[row]
    if repelled:
        cloth = path(
            "M27 30L73 41C72 56 70 64 66 68C60 60 60 52 52 46C46 56 52 62 46 68C38 62 40 50 34 44C30 54 32 60 30 64Z",
            colour,
        )
    else:
        cloth = path("M23 17Q50 11 77 17Q85 36 78 57Q50 50 22 57Q30 36 23 17Z", colour)
        cloth += group([path(EMBLEMS[row], "#fffaf0", fill_rule="evenodd", stroke="none")], x=50, y=34, scale=1.25)
    parts = [
        path("M50 70V12", stroke="#5c4127", stroke_width=4),
        cloth,
        path(
            "M10 52C4 46 8 38 14 40C11 43 12 46 16 49C20 58 24 64 34 66H68C79 64 84 56 86 47C90 45 94 47 93 52C92 68 86 84 68 86H34C18 85 12 72 10 52Z",
            "#8a6238",
        ),
        path("M4 91Q12 85 20 91T36 91T52 91T68 91T84 91T98 91", stroke=SNOW, stroke_width=3, opacity=0.8),
    ]
    return group(parts, stroke=INK, stroke_width=1.8, stroke_linejoin="round")
