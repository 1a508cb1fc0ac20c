"""A table of Isle of Skye: the scoring tiles, offers and hands, and everybody's clan area."""

from collections.abc import Sequence
from functools import cache

from ....draw import GameDrawing
from ....draw.palette import CALM, GLOW, INK, LINE, OAK_DARK, PAPER_RAISED, SEATS, SHORE
from ....draw.svg import Drawing, below, beside, group, in_rows, rect, shortened, text, wrapped
from ....engine.texts import Texts
from ..presentation.view import OfferView, ScoringView, SkyePlayer, SkyeView, tile_face
from ..rules.components import SCORING_NAMES, TILE_NAMES
from .tile import draw_face

SAMPLE_TILES = ("T34", "castle", "T14e")  # they show what the game looks like
TILES_ARE = (
    f"Its tiles are {TILE_NAMES[0]} to T73 and castle, turned with a letter behind it (T14e); "
    f"its scoring tiles are: {', '.join(SCORING_NAMES)}."
)
CELL = 64
SMALL_CELL = 48
SIDES = {"north": "N", "east": "E", "south": "S", "west": "W"}
LETTERS = "nesw"


def draw(view: SkyeView, names: Sequence[str], say: Texts) -> Drawing:
    """Draw the scoring tiles above the players."""
    scoring = beside([_scoring_tile(tile, view.round, say) for tile in view.scoring], 12)
    players = [_player(player, names[player.seat], view.turn == player.seat, say) for player in view.players]
    round_text = Drawing(
        300, 24, text(0, 18, f"{say('picture-round', round=view.round)} / {view.rounds}", 17, bold=True)
    )
    return below([round_text, scoring, in_rows(players, 2 if len(players) < 5 else 3, 32)], 18)


def draw_tile(name: str, say: Texts) -> Drawing | None:
    """Draw a landscape tile, perhaps turned, the castle, or a scoring tile by its name or number."""
    wanted = name.lower()
    if wanted in ("c", "castle"):
        wanted = TILE_NAMES[-1].lower()
    if wanted.isdecimal() and int(wanted) < len(SCORING_NAMES):
        wanted = SCORING_NAMES[int(wanted)]
    if wanted in SCORING_NAMES:
        number = SCORING_NAMES.index(wanted)
        return _scoring_tile(ScoringView(letter="", tile=number, name=wanted, rounds=[]), 0, say)
    known = [tile.lower() for tile in TILE_NAMES]
    side = "N"
    if wanted not in known and wanted[-1:] in LETTERS and wanted[:-1] in known:
        wanted, side = wanted[:-1], wanted[-1].upper()
    if wanted not in known:
        return None
    return Drawing(200, 200, group([draw_face(tile_face(known.index(wanted)), side)], scale=2))


def _scoring_tile(tile: ScoringView, now: int, say: Texts) -> Drawing:
    scored = now in tile.rounds
    lines = wrapped(say(f"scoring-{tile.name}"), 20)[:5] if tile.name else ["?"]
    edge = GLOW if scored else OAK_DARK
    parts = [rect(0, 0, 150, 96, SHORE, rx=8, stroke=edge, stroke_width=4 if scored else 2)]
    parts += [text(75, 34 + 15 * i, line, 12, text_anchor="middle") for i, line in enumerate(lines)]
    if tile.letter:
        rounds = ", ".join(map(str, tile.rounds))
        parts += [text(10, 18, tile.letter, 15, bold=True, serif=True), text(140, 18, rounds, 11, text_anchor="end")]
    return Drawing(152, 98, group(parts, x=1, y=1))


def _player(player: SkyePlayer, name: str, acts: bool, say: Texts) -> Drawing:
    gold = "?" if player.gold is None else player.gold
    head = [
        rect(0, 3, 16, 20, SEATS[player.seat], rx=3, stroke=GLOW if acts else INK, stroke_width=3 if acts else 1.5),
        text(24, 19, shortened(name, 18), 17, bold=True, serif=True),
        text(24, 38, say("picture-money", points=player.points, gold=gold), 13),
    ]
    parts = [Drawing(280, 44, "".join(head))]
    if player.offer:
        parts.append(_row(say("picture-offer"), [_offered(offer, say) for offer in player.offer]))
    if player.hand:
        parts.append(_row(say("picture-hand"), [_small(tile) for tile in player.hand]))
    return below([*parts, _area(player)], 8)


def _row(label: str, drawings: Sequence[Drawing]) -> Drawing:
    return below([Drawing(120, 14, text(0, 12, label, 12)), beside(drawings, 8)], 4)


def _small(name: str) -> Drawing:
    return Drawing(SMALL_CELL, SMALL_CELL, group([_face(name, "N")], scale=SMALL_CELL / 100))


def _offered(offer: OfferView, say: Texts) -> Drawing:
    tile = (
        _small(offer.tile) if offer.tile else Drawing(SMALL_CELL, SMALL_CELL, rect(0, 0, 48, 48, "none", stroke=LINE))
    )
    told = say("picture-axe") if offer.axe else str(offer.price) if offer.price else ""
    return below(
        [tile, Drawing(SMALL_CELL, 14, text(SMALL_CELL / 2, 12, told, 12, bold=True, text_anchor="middle"))], 2
    )


@cache
def _face(name: str, north: str) -> str:
    return draw_face(tile_face(TILE_NAMES.index(name)), north)


def _area(player: SkyePlayer) -> Drawing:
    west, north = min(tile.east for tile in player.tiles), min(tile.south for tile in player.tiles)
    columns = max(tile.east for tile in player.tiles) - west + 1
    rows = max(tile.south for tile in player.tiles) - north + 1
    parts = [rect(0, 0, columns * CELL + 8, rows * CELL + 8, PAPER_RAISED, rx=6, stroke=LINE)]
    for tile in player.tiles:
        x, y = (tile.east - west) * CELL + 4, (tile.south - north) * CELL + 4
        parts.append(group([_face(tile.tile, SIDES[tile.north_points])], x=x, y=y, scale=CELL / 100))
        if tile.new:
            parts.append(rect(x + 1, y + 1, CELL - 2, CELL - 2, "none", stroke=CALM, stroke_width=3))
    return Drawing(columns * CELL + 8, rows * CELL + 8, "".join(parts))


DRAWING = GameDrawing(draw, draw_tile, TILES_ARE, SAMPLE_TILES)
