"""A landscape tile of Isle of Skye, drawn from its tile line on a square of 100."""

from ....draw.curve import Point, noise, smooth
from ....draw.palette import INK, MEADOW, OAK_DARK, SEA, SHORE, SNOW
from ....draw.svg import circle, group, path, rect, tag, text
from ..presentation.view import TileFace

TERRAINS = {"pasture": MEADOW, "mountain": "#9d9185", "water": SEA}  # a test compares them with the page
SIDES = "NESW"
MIDDLES = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
# The corner clockwise behind each side.
CORNERS = {"N": (100, 0), "E": (100, 100), "S": (0, 100), "W": (0, 0)}
BEFORE = {"N": "W", "E": "N", "S": "E", "W": "S"}
DEPTH = 30  # of an area that reaches one edge
WEDGE = 47  # where nothing fills the middle, areas meet there
ROUGH = 5

# Where objects stand, by the edges that their area reaches: away from the middle of an edge, where roads come in.
AT_A_SIDE = {
    "N": ((26, 15), (74, 15), (50, 17)),
    "E": ((85, 27), (85, 73), (83, 50)),
    "S": ((26, 85), (74, 85), (50, 84)),
    "W": ((15, 27), (15, 73), (17, 50)),
}
AT_A_CORNER = {"NE": (77, 23), "ES": (77, 77), "SW": (23, 77), "WN": (23, 23)}
INSIDE = ((50, 46), (39, 56), (61, 56))
AROUND = ((36, 36), (64, 36), (64, 64), (36, 64))


def draw_face(face: TileFace, north: str = "N") -> str:
    """Draw a tile whose printed north edge points to a side. What stands on it is turned with it."""
    turn = 90 * SIDES.index(north)
    seed = sum(map(ord, face.name))
    middle = _middle(face)
    parts = [rect(0, 0, 100, 100, TERRAINS[face.areas[middle][0]])]
    for number, (terrain, sides) in enumerate(face.areas):
        if number != middle:
            line = _enclosed(seed) if not sides else _reaching(sides, seed + number, _has_middle(face))
            parts.append(path(line, TERRAINS[terrain], stroke=INK, stroke_opacity=0.35, stroke_width=1.5))
    parts += [_road(road, bool(_middle_objects(face, middle))) for road in face.roads]
    parts.append(_objects(face, middle, turn))
    if face.scroll:
        parts.append(_scroll(face, turn))
    frame = rect(0.75, 0.75, 98.5, 98.5, "none", stroke=OAK_DARK, stroke_width=1.5)
    return group([group([*parts, frame], x=-50, y=-50)], x=50, y=50, turn=turn)


def _has_middle(face: TileFace) -> bool:
    """Tell whether one area fills the middle: one that reaches several edges, or lies wholly inside."""
    return any(len(sides) != 1 for _, sides in face.areas)


def _middle(face: TileFace) -> int:
    """Return the area that fills the middle: the one with most edges, or else the one inside, or else the fullest."""
    areas = range(len(face.areas))
    most = max(areas, key=lambda area: len(face.areas[area][1]))
    if len(face.areas[most][1]) > 1:
        return most
    inside = [area for area in areas if not face.areas[area][1]]
    return inside[0] if inside else max(areas, key=lambda area: sum(where == area for _, where in face.objects))


def _middle_objects(face: TileFace, middle: int) -> list[str]:
    return [what for what, where in face.objects if where == middle]


def _reaching(sides: str, seed: int, shallow: bool) -> str:
    """Draw an area that reaches one edge, or two beside each other."""
    first = next(side for side in SIDES if side in sides and BEFORE[side] not in sides)
    last = next(side for side in SIDES if side in sides and SIDES[(SIDES.index(side) + 1) % 4] not in sides)
    begin, end = CORNERS[BEFORE[first]], CORNERS[last]
    corners = [Point(*begin, True)]
    side = first
    while side != last:
        corners.append(Point(*CORNERS[side], True))
        side = SIDES[(SIDES.index(side) + 1) % 4]
    corners.append(Point(*end, True))
    if len(sides) == 1:
        mx, my = MIDDLES[first]
        depth = (DEPTH if shallow else WEDGE) / 50
        px, py = mx + (50 - mx) * depth, my + (50 - my) * depth
        inner = [_between(end, (px, py), 0.6, seed, 1), Point(px, py), _between((px, py), begin, 0.4, seed, 2)]
    else:
        inner = [_between(end, begin, share, seed, i) for i, share in enumerate((0.25, 0.5, 0.75))]
    return smooth([*corners, *inner])


def _between(a: tuple[float, float], b: tuple[float, float], share: float, seed: int, i: int) -> Point:
    return Point(
        a[0] + (b[0] - a[0]) * share + (noise(seed, i, 1) - 0.5) * 2 * ROUGH,
        a[1] + (b[1] - a[1]) * share + (noise(seed, i, 2) - 0.5) * 2 * ROUGH,
    )


def _enclosed(seed: int) -> str:
    around = ((50, 27), (68, 34), (73, 51), (66, 67), (49, 71), (32, 66), (28, 48), (34, 33))
    return smooth([Point(x + 3 * noise(seed, i), y + 3 * noise(seed, i, 7)) for i, (x, y) in enumerate(around)])


def _road(road: str, busy: bool) -> str:
    """Draw a road that joins edges; one alone ends in the middle of the tile."""
    cx, cy = 50, 56 if busy else 50
    line = "".join(f"M{MIDDLES[side][0]} {MIDDLES[side][1]}Q{_toward(side)} {cx} {cy}" for side in road)
    return path(line, stroke=OAK_DARK, stroke_width=8) + path(
        line, stroke=SHORE, stroke_width=5.5, stroke_linecap="round"
    )


def _toward(side: str) -> str:
    x, y = MIDDLES[side]
    return f"{(x + 50) / 2:.0f} {(y + 50) / 2:.0f}"


def _slots(face: TileFace, area: int, middle: int) -> list[tuple[int, int]]:
    sides = face.areas[area][1]
    slots = [at for pair, at in AT_A_CORNER.items() if pair[0] in sides and pair[1] in sides]
    if not sides:
        return [*INSIDE, *AROUND]
    if area == middle:
        slots += AROUND
    beside = [at for side in SIDES if side in sides for at in AT_A_SIDE[side][:2]]
    return slots + beside + [AT_A_SIDE[side][2] for side in SIDES if side in sides]


def _objects(face: TileFace, middle: int, turn: int) -> str:
    used: dict[int, int] = {}
    drawn = []
    taken: list[tuple[int, int]] = []
    for what, area in face.objects:
        slots = _slots(face, area, middle)
        free = [at for at in slots if all(abs(at[0] - x) + abs(at[1] - y) > 16 for x, y in taken)] or slots
        at = free[0]
        taken.append(at)
        used[area] = used.get(area, 0) + 1
        # They stand upright however the tile is turned.
        drawn.append(group([THINGS[what]], x=at[0], y=at[1], turn=-turn))
    return "".join(drawn)


def _scroll(face: TileFace, turn: int) -> str:
    assert face.scroll is not None
    x, y = 50, 78
    for area, (_, sides) in enumerate(face.areas):
        if area == face.scroll.area and sides:
            x, y = AT_A_SIDE[sides[-1]][2]
    # One side of the tile is 100; the scroll stays inside however wide it is.
    x, y = min(max(x, 24), 76), min(max(y, 14), 86)
    each = f"/{face.scroll.each}" if face.scroll.each > 1 else ""
    parts = [
        rect(-21, -10, 42, 20, "#f3e3b8", rx=5, stroke=OAK_DARK, stroke_width=1.5),
        text(-17, 5, f"1{each}", 12, bold=True),
        group([THINGS[face.scroll.counts]], x=9, scale=0.8),
    ]
    return group(parts, x=x, y=y, turn=-turn)


def _barrel(x: int) -> str:
    return path(f"M{x - 4} -5Q{x - 6} 0 {x - 4} 6H{x + 4}Q{x + 6} 0 {x + 4} -5Z", "#a5763f") + path(
        f"M{x - 5} -1H{x + 5}M{x - 5} 3H{x + 5}", stroke=INK
    )


def _thing(*parts: str) -> str:
    return tag("g", *parts, stroke=INK, stroke_width=1.2, stroke_linejoin="round", stroke_linecap="round")


THINGS = {
    "sheep": _thing(
        path("M-4 4V8M4 4V8"), tag("ellipse", rx=8, ry=5.5, fill=SNOW), circle(8, -3, 3, INK), path("M9 -6L11 -7")
    ),
    "cattle": _thing(
        path("M-5 4V9M4 4V9", stroke_width=2),
        path("M-10 -5H5L8 -8L13 -6L12 -1L8 1V5H-10Z", "#7a4a2a"),
        path("M8 -8L6 -12M12 -7L15 -10", stroke_width=1.6),
    ),
    "farm": _thing(
        path("M-9 8V-2H9V8Z", "#e8d9b5"), path("M-12 -1L-6 -9H6L12 -1Z", "#b3412f"), path("M-2 8V2H3V8Z", "#5c4127")
    ),
    "broch": _thing(path("M-9 9L-6 -10H6L9 9Z", "#6d6965"), path("M-3 9V3Q0 0 3 3V9Z", "#2b2320"), path("M-7 -3H7")),
    "lighthouse": _thing(
        path("M-5 10L-3 -7H3L5 10Z", SNOW),
        path("M-4.5 3H4.5L5 7H-5ZM-3.500 -4H3.500L4 0H-4Z", "#b3412f"),
        path("M-4 -7H4V-12H-4Z", "#f0b429"),
        path("M-5 -12L0 -16L5 -12Z", "#2b2320"),
    ),
    "ship": _thing(
        path("M-10 3H10C9 9 6 10 4 10H-4C-6 10 -9 9 -10 3Z", "#7d5a36"),
        path("M-1 1V-12C-8 -9 -9 -3 -9 1ZM1 1V-10C6 -7 8 -3 8 1Z", SNOW),
    ),
    "barrels": _thing(_barrel(-6), _barrel(6)),
    "castle": _thing(
        path("M-14 12V-8H-9V-4H-4V-8H4V-4H9V-8H14V12Z", "#8e8a86"),
        path("M-4 12V4Q0 0 4 4V12Z", "#2b2320"),
        path("M0 -8V-17L8 -14L0 -11", "#b3412f"),
    ),
}
