"""A table of Vikings: the wheel, and everybody's display."""

import math
from collections.abc import Mapping, Sequence

from ....draw import GameDrawing
from ....draw.palette import DANGER, GLOW, INK, OAK, OAK_DARK, PAPER_RAISED, SEA, SEA_DEEP, SEATS, SHORE, SNOW
from ....draw.svg import Drawing, below, beside, circle, group, in_rows, path, rect, shortened, text, wrapped
from ....engine.texts import Texts
from ..presentation.view import GroupView, PlayerView, VikingsView
from ..rules.components import BUILDING_NAMES, SAIL_NAMES, SHIP_FAME, SHIP_GOLD, SPECIAL_NAMES, TILE_NAMES
from .colours import FIGURES
from .parts import CELL, amount, building, card, figure, island, ship

ROWS = ("warrior", "noble", "scout", "goldsmith", "fisherman")
LINES = ("boatswain", *ROWS)  # of the mainland, from the harbour down
SAMPLE_TILES = ("left", "church", "green ship")  # they show what the game looks like
TILES_ARE = f"Its tiles are: {', '.join((*TILE_NAMES, *SPECIAL_NAMES))}."
SMALL = 0.5  # of a display's cells
COAST = 74  # width of the mainland
FEWEST_COLUMNS = 5
WHEEL = 200  # radius
SPECIAL_WIDTH = 190


def draw(view: VikingsView, names: Sequence[str], say: Texts) -> Drawing:
    """Draw the wheel beside the displays."""
    displays = [_display(player, names[player.seat], view.turn == player.seat, say) for player in view.players]
    round_text = f"{say('picture-round', round=view.round)}"
    wheel = _wheel(view.wheel, view.sails, round_text)
    offered = [_special(kind, say) for kind, n in view.special_open.items() for _ in range(n)]
    left = below([wheel, in_rows(offered, 2, 12)]) if offered else wheel
    return beside([left, in_rows(displays, 1 if len(displays) < 3 else 2)])


def draw_tile(name: str, say: Texts) -> Drawing | None:
    """Draw an island tile, a ship or a special tile."""
    wanted = " ".join(name.lower().replace("_", " ").split())
    for tile in TILE_NAMES:
        if tile.replace("_", " ") == wanted:
            sails = {sail: _worth(number) for number, sail in enumerate(SAIL_NAMES)}
            return Drawing(2 * CELL, 2 * CELL, group([_tile(tile, sails, 5)], scale=2))
    if wanted in SPECIAL_NAMES:
        return _special(wanted, say)
    return None


def _worth(sail: int) -> dict[str, int]:
    return {kind: int(table[sail]) for kind, table in (("gold", SHIP_GOLD), ("fame", SHIP_FAME)) if table[sail]}


def _tile(tile: str, sails: Mapping[str, dict[str, int]], seed: int) -> str:
    name = tile.replace("_", " ")
    if name.endswith(" ship"):
        sail = name.removesuffix(" ship")
        return card() + ship(sail, sails[sail])
    shape = tile if tile in ("left", "right") else "middle"
    return card() + island(shape, seed) + (building(tile) if tile in BUILDING_NAMES else "")


def _special(name: str, say: Texts) -> Drawing:
    key = "special-" + "".join(letter if letter.isalnum() else "-" for letter in name)
    lines = wrapped(say(key), 22)
    words = [text(95, 66 + 19 * i, line, 14, text_anchor="middle") for i, line in enumerate(lines)]
    title = text(95, 36, name, 17, bold=True, serif=True, text_anchor="middle")
    return Drawing(
        SPECIAL_WIDTH,
        130,
        rect(2, 2, SPECIAL_WIDTH - 4, 126, "#efe0bd", rx=10, stroke=OAK_DARK, stroke_width=4) + title + "".join(words),
    )


def _wheel(groups: Sequence[GroupView], sails: Mapping[str, dict[str, int]], words: str) -> Drawing:
    parts = [circle(0, 0, WHEEL, OAK, stroke=OAK_DARK, stroke_width=4), circle(0, 0, 66, SHORE, stroke=OAK_DARK)]
    for space in groups:
        angle = 2 * math.pi * space.price / len(groups)
        x, y = math.sin(angle), -math.cos(angle)
        parts.append(text(84 * x, 84 * y + 6, space.price, 17, bold=True, text_anchor="middle"))
        if space.tile:
            parts.append(group([_tile(space.tile, sails, space.price)], x=140 * x - 30, y=140 * y - 30, scale=0.6))
        if space.figure:
            parts.append(group([figure(space.figure)], x=172 * x, y=172 * y, scale=0.62))
    parts += [
        text(0, 5 + 20 * (i - (len(lines) - 1) / 2), line, 17, bold=True, serif=True, text_anchor="middle")
        for lines in [wrapped(words, 12)]
        for i, line in enumerate(lines)
    ]
    return Drawing(2 * WHEEL + 8, 2 * WHEEL + 8, group(parts, x=WHEEL + 4, y=WHEEL + 4))


def _display(player: PlayerView, name: str, acts: bool, say: Texts) -> Drawing:
    taken = [*(tile.column for tile in player.tiles), *(vessel.column for vessel in player.ships)]
    columns = max(FEWEST_COLUMNS, *(column + 1 for column in (0, *taken)))
    width = COAST + columns * CELL
    parts = [
        rect(0, 0, width, 6 * CELL, SEA),
        rect(0, 0, width, CELL, SEA_DEEP, opacity=0.6),
        path(
            "".join(f"M{COAST + i * CELL} 0V{6 * CELL}" for i in range(columns))
            + "".join(f"M0 {i * CELL}H{width}" for i in range(1, 6)),
            stroke=SNOW,
            stroke_opacity=0.25,
            stroke_width=2,
            stroke_dasharray="4 8",
        ),
        rect(0, 0, COAST - 6, 6 * CELL, SHORE),
    ]
    parts += [_mainland(kind, line, player.mainland.get(kind, 0)) for line, kind in enumerate(LINES)]
    for tile in player.tiles:
        row = ROWS.index(tile.row)
        seed = row * 41 + tile.column
        drawn = [card(), island(tile.tile, seed, tile.completed)]
        if tile.building_tile:
            drawn.append(rect(5, 5, 90, 90, "none", stroke="#efe0bd", stroke_width=6, rx=4))
        if tile.building:
            drawn.append(building(tile.building))
        if tile.threatened:
            drawn.append(path("M8 20L20 8M8 36L36 8M80 92L92 80M64 92L92 64", stroke=DANGER, stroke_width=4))
        if tile.figure:
            drawn.append(group([figure(tile.row, tile.threatened)], x=62, y=52))
        parts.append(group(drawn, x=COAST + (tile.column - 1) * CELL, y=(row + 1) * CELL))
    for vessel in player.ships:
        drawn = [card(), ship(vessel.sail, {}, vessel.repelled)]
        parts.append(group(drawn, x=COAST + (vessel.column - 1) * CELL))
    board = Drawing(width * SMALL, 6 * CELL * SMALL, group(parts, scale=SMALL))
    return below([_head(player, name, acts, board.width, say), board], 6)


def _mainland(kind: str, line: int, number: int) -> str:
    y = line * CELL + 50
    disc = group([figure(kind)], x=34, y=y, scale=0.95, opacity=1 if number else 0.35)
    count = circle(54, y + 26, 14, PAPER_RAISED, stroke=INK) + text(
        54, y + 33, number, 20, bold=True, text_anchor="middle"
    )
    return disc + (count if number else "")


def _head(player: PlayerView, name: str, acts: bool, width: float, say: Texts) -> Drawing:
    parts = [
        rect(0, 3, 16, 20, SEATS[player.seat], rx=3, stroke=GLOW if acts else INK, stroke_width=3 if acts else 1.5),
        text(24, 19, shortened(name, 18), 17, bold=True, serif=True),
        group([amount("fame", player.fame, 11)], x=width - 76, y=13),
        group([amount("gold", player.gold, 11)], x=width - 28, y=13),
    ]
    special = [f"{kind} ×{n}" if n > 1 else kind for kind, n in player.special.items()]
    lines = wrapped(", ".join(special), int(width / 7)) if special else []
    parts += [text(0, 42 + 17 * i, line, 13, fill=FIGURES["warrior"]) for i, line in enumerate(lines)]
    return Drawing(width, 28 + 17 * len(lines), "".join(parts))


DRAWING = GameDrawing(draw, draw_tile, TILES_ARE, SAMPLE_TILES)
