"""The table drawn for a terminal, in Rich's markup.

A tile is four lines of nine characters: its edges in the colour of their terrain with the roads that cross them, and
inside its name, where its north edge points, and what stands on it.

    ,,,,║,,,,      a pasture with a road in the north
    ═ T14e  ~      T14, turned so that its printed north edge points east
    , cfw   ~      cattle, farm and barrels
    ^^^^^^^^^      a mountain in the south, water in the east
"""

from collections.abc import Sequence

from rich.markup import escape

from ....engine.record import State
from ....engine.texts import Texts, texts
from ..analysis.score_breakdown import forecast
from ..notation.action_notation import face_text
from ..rules.cells import COLUMN, ROW, cell_text
from ..rules.components import (
    ALL_TILES,
    CASTLE,
    DRAWN_EACH,
    EAST,
    EDGES,
    LETTERS,
    NORTH,
    NOTHING,
    ROAD_AT,
    ROUNDS,
    SCORING_NAMES,
    SOUTH,
    TILE_NAMES,
    TRACK_GOLD,
    WEALTH,
    WEST,
)
from ..rules.income import track_side
from ..rules.rules import must_act
from ..rules.scoring import is_scored
from ..rules.state import PRICES
from .explain import TEXTS
from .names import shown_on
from .sentences import staying
from .view import knows_choices, knows_gold

# Pasture, mountain, water.
TERRAIN_STYLES = ("black on green3", "white on grey37", "white on dodger_blue3")
TERRAIN_TEXTURES = (",", "^", "~")  # terrain is never told by colour alone
INSIDE = "default on default"
OBJECT_LETTERS = {
    "sheep": "s",
    "cattle": "c",
    "farm": "f",
    "broch": "b",
    "lighthouse": "l",
    "ship": "v",
    "barrels": "w",
    "castle": "*",
}
SCROLL_LETTER = "?"
WIDTH, HEIGHT = 9, 4
NORTH_SOUTH_ROAD, EAST_WEST_ROAD = "║", "═"


def picture(
    state: State, names: Sequence[str], language: str, only: int | None = None, viewer: int | None = None
) -> str:
    """Draw the scoring tiles and all clan areas, or one of them, with what the viewer may know."""
    say = texts(language, TEXTS)
    if only is not None:
        return _player(state, only, names[only], viewer, say)
    parts = [_heading(state, names, say), _scoring(state, say)]
    parts += [_player(state, seat, names[seat], viewer, say) for seat in range(state.players)]
    return "\n\n".join(part for part in parts if part)


def _heading(state: State, names: Sequence[str], say: Texts) -> str:
    return (
        "[bold]"
        + say(
            "picture-heading",
            round=int(state.round_number),
            rounds=int(ROUNDS[state.players]),
            start=escape(names[state.start]),
            gold=int(TRACK_GOLD[track_side(state), state.round_number]),
        )
        + "[/]"
    )


def _scoring(state: State, say: Texts) -> str:
    lines = []
    for letter, tile in enumerate(state.scoring):
        if tile != NOTHING:
            mark = "▶" if is_scored(state, letter) else " "
            lines.append(f"{mark} {LETTERS[letter]}  {say(f'scoring-{SCORING_NAMES[tile]}')} ({tile})")
    return "\n".join(lines)


def _player(state: State, seat: int, name: str, viewer: int | None, say: Texts) -> str:
    player = state.seats[seat]
    marker = "▶ " if must_act(state, seat) else "  "
    gold = str(player.gold) if knows_gold(state, seat, viewer) else "?"
    lines = [f"{marker}[bold]{escape(name)}[/]  {say('picture-money', points=int(player.points), gold=gold)}"]
    forecasts = _forecasts(state, seat, viewer)
    if forecasts:
        lines.append(f"   {say('picture-forecast')}: {forecasts}")
    lines += [f"   {line}" for line in _offer(state, seat, viewer, say)]
    for word, tiles in (("hand", player.hand), ("returned", player.returned)):
        held = [_tile_label(int(tile), say) for tile in tiles if tile != NOTHING]
        if held:
            lines.append(f"   {say(f'picture-{word}')}: {escape('; '.join(held))}")
    shown = [4 * int(tile) for tile in [*player.offer, *player.hand] if tile != NOTHING]
    lines += [f"   {line}" for line in _side_by_side(shown)]
    return "\n".join(lines + _clan_area(player))


def _forecasts(state: State, seat: int, viewer: int | None) -> str:
    parts = []
    for letter, tile in enumerate(state.scoring):
        if tile != NOTHING:
            hidden = tile == WEALTH and not all(knows_gold(state, other, viewer) for other in range(state.players))
            parts.append(f"{LETTERS[letter]} {'?' if hidden else forecast(state, seat, int(tile))}")
    return "  ".join(parts)


def _tile_label(tile: int, say: Texts) -> str:
    """A tile as it is typed, with what it shows."""
    return f"{TILE_NAMES[tile]} ({', '.join(shown_on(tile, say))})"


def _offer(state: State, seat: int, viewer: int | None, say: Texts) -> list[str]:
    player = state.seats[seat]
    lines = []
    for slot in range(DRAWN_EACH):
        if player.offer[slot] == NOTHING:
            continue
        tile = _tile_label(int(player.offer[slot]), say)
        told = ""
        if knows_choices(state, seat, viewer):
            if player.axe == slot:
                told = say("picture-axe")
            elif player.price[slot]:
                told = say("picture-price", gold=int(player.price[slot]))
        elif state.phase == PRICES:
            told = "?"
        lines.append(f"{escape(tile)}  {told}".rstrip())
    if lines and seat == viewer and state.phase == PRICES:
        lines.append(staying(state, seat, say.language))
    return [f"{say('picture-offer')}:", *(f"  {line}" for line in lines)] if lines else []


def _side_by_side(faces: list[int]) -> list[str]:
    drawn = [tile_lines(face) for face in faces]
    return ["  ".join(tile[row] for tile in drawn) for row in range(HEIGHT)] if drawn else []


def tile_lines(face: int) -> list[str]:
    """Draw a tile as four lines."""
    tile = ALL_TILES[face // 4]
    label = face_text(face) if face // 4 != CASTLE else "castle"
    letters = "".join(OBJECT_LETTERS[kind] for kind, _ in tile.objects) + (SCROLL_LETTER if tile.scroll else "")
    return [
        _edge(face, NORTH, WIDTH, NORTH_SOUTH_ROAD),
        _inside(face, label, EAST_WEST_ROAD),
        _inside(face, letters, ""),
        _edge(face, SOUTH, WIDTH, NORTH_SOUTH_ROAD),
    ]


def _edge(face: int, side: int, width: int, road: str) -> str:
    """Draw a piece of an edge in its terrain, with the road if one crosses it and is to be shown in this piece."""
    terrain = EDGES[face, side]
    texture = TERRAIN_TEXTURES[terrain]
    middle = road if road and ROAD_AT[face, side] != NOTHING else texture
    return f"[{TERRAIN_STYLES[terrain]}]{middle:{texture}^{width}}[/]"


def _inside(face: int, text: str, road: str) -> str:
    west, east = _edge(face, WEST, 1, road), _edge(face, EAST, 1, road)
    return f"{west}[{INSIDE}] {text:<{WIDTH - 3}}[/]{east}"


def _clan_area(player: State) -> list[str]:
    """Draw the clan area with the free cells around it, which show their names."""
    faces = dict(zip(player.cells[: player.tiles].tolist(), player.faces[: player.tiles].tolist(), strict=True))
    places = {(int(COLUMN[cell]), int(ROW[cell])): tile_lines(face) for cell, face in faces.items()}
    for cell in player.free[: player.frees]:
        places[int(COLUMN[cell]), int(ROW[cell])] = _free_lines(cell_text(int(cell)))
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    blank = [" " * WIDTH] * HEIGHT
    return [
        "   " + "".join(places.get((x, y), blank)[line] for x in columns).rstrip()
        for y in rows
        for line in range(HEIGHT)
    ]


def _free_lines(name: str) -> list[str]:
    return [f"[dim]{text:^{WIDTH}}[/]" for text in ("·       ·", name, "", "·       ·")]
