"""The table drawn for a terminal, in Rich's markup."""

from collections.abc import Sequence

from rich.markup import escape

from ....engine.bits import holds
from ....engine.record import State
from ....engine.texts import Texts, texts
from ..notation.action_notation import FIGURE_LETTERS, SHIP_LETTER, TILE_LETTERS
from ..notation.display_notation import BUILDING_LETTERS, SAIL_LETTERS
from ..rules.components import (
    BUILDINGS,
    FARMSTEAD_TILE,
    FIGURE_NAMES,
    FIGURES,
    NOTHING,
    ROWS,
    SAILS,
    SHIP_FAME,
    SHIP_GOLD,
    SPACES,
    SPECIAL_NAMES,
)
from ..rules.ferrying import ends_small
from ..rules.placing import building_at, is_ship, ships_in, tile_waits
from ..rules.rules import turn
from ..rules.scoring import repelled, threatened, tiles_in
from ..rules.state import COLUMNS, SHIP_COLUMNS
from .explain import TEXTS
from .names import text_key
from .sentences import payments

# Warrior, noble, scout, goldsmith, fisherman, boatswain.
FIGURE_STYLES = (
    "bold white on grey23",
    "bold white on red3",
    "bold white on dark_green",
    "bold black on gold1",
    "bold white on dodger_blue3",
    "bold black on grey70",
)
SAIL_STYLES = ("bold red", "bold green", "bold yellow", "bold bright_blue")
LAND = "green"
SPARE_COLUMNS = 2  # empty columns shown right of the last tile
FEWEST_COLUMNS = 5
CELL_WIDTH = 5
GROUP_WIDTH = 4


def picture(
    state: State, names: Sequence[str], language: str, only: int | None = None, viewer: int | None = None
) -> str:
    """Draw the wheel and all displays, or only one player's display with it."""
    say = texts(language, TEXTS)
    parts = [_heading(state, names, say), _wheel(state, say)]
    if state.drawn.any():
        parts.append(f"{say('picture-drawn')}: {_figures(state.drawn)}")
    if state.advanced:
        parts.append(_open_specials(state, say))
    seats = range(state.players) if only is None else [only]
    parts += [_display(state, seat, names[seat], say) for seat in seats]
    return "\n\n".join(part for part in parts if part)


def _heading(state: State, names: Sequence[str], say: Texts) -> str:
    scoring = say("scoring-small" if ends_small(state.round_number) else "scoring-large")
    return (
        "[bold]"
        + say("picture-heading", round=int(state.round_number), scoring=scoring, start=escape(names[state.start]))
        + "[/]"
    )


def figure_mark(figure: int) -> str:
    return f"[{FIGURE_STYLES[figure]}] {FIGURE_LETTERS[figure]} [/]"


def _tile_mark(tile: int) -> str:
    if is_ship(tile):
        sail = tile - TILE_LETTERS.index(SAIL_LETTERS[0])
        return f"[{SAIL_STYLES[sail]}]{_ship_letters(sail)}[/]"
    letter = TILE_LETTERS[tile]
    shape = {"<": "  ◖━", ">": "━◗  "}.get(letter, f"━{letter}━━")
    return f"[{LAND}]{shape}[/]"


def _ship_letters(sail: int) -> str:
    """A ship's sail letter and what it shows: blue with 3 fame is b3f."""
    shows = f"{SHIP_GOLD[sail]}g" if SHIP_GOLD[sail] else f"{SHIP_FAME[sail]}f"
    return f"▲{SAIL_LETTERS[sail]}{shows}"[:4]


def _wheel(state: State, say: Texts) -> str:
    groups = [price for price in range(SPACES) if state.wheel_tile[price] != NOTHING]
    if not groups:
        return ""
    taken = payments(state)
    paid = [_paid(*taken.get(price, (0, 0))) for price in groups]
    width = max(GROUP_WIDTH, *map(len, paid))
    gap = " " * (width + 1 - GROUP_WIDTH)
    prices = gap.join(f"{price:^{GROUP_WIDTH}}" for price in groups)
    rows = {
        "price": f"[bold]{prices}[/]",
        "paid": " ".join(f"{text:<{width}}" for text in paid).rstrip(),
        "tile": gap.join(_tile_mark(state.wheel_tile[price]) for price in groups),
        "figure": gap.join(
            f"{figure_mark(state.wheel_figure[price])} " if state.wheel_figure[price] != NOTHING else " " * GROUP_WIDTH
            for price in groups
        ),
    }
    shown = [(say(f"picture-{title}"), row) for title, row in rows.items() if row]
    margin = max(len(title) for title, _ in shown)
    return "\n".join(f"{title:<{margin}}  {row}" for title, row in shown)


def _paid(gold: int, fame: int) -> str:
    """Write what a price takes besides gold: 3 gold and 5 fame is 3g5f; nothing where gold is enough."""
    return f"{f'{gold}g' if gold else ''}{fame}f" if fame else ""


def _open_specials(state: State, say: Texts) -> str:
    tiles = [
        say(f"special-{text_key(name)}") + (f" ×{n}" if n > 1 else "")
        for name, n in zip(SPECIAL_NAMES, state.special_open, strict=True)
        if n
    ]
    return f"{say('picture-specials')}: {escape('; '.join(tiles) or '–')}"


def _display(state: State, seat: int, name: str, say: Texts) -> str:
    player = state.seats[seat]
    marker = "▶ " if turn(state) == seat else "  "
    lines = [f"{marker}[bold]{escape(name)}[/]  {say('picture-money', fame=int(player.fame), gold=int(player.gold))}"]
    lines.append(f"   {say('picture-mainland')}: {_figures(player.mainland)}")
    if player.special.any():
        lines.append(f"   {say('picture-special')}: {escape(_owned(player, say))}")
    columns = _shown_columns(player)
    lines.append(" " * 16 + "".join(f"{column + 1:^{CELL_WIDTH}}" for column in range(columns)))
    lines.append(_row_title(SHIP_LETTER, say("row-ship")) + "".join(_ship_cell(player, c) for c in range(columns)))
    for row in range(ROWS):
        title = _row_title(FIGURE_LETTERS[row], say(f"row-{FIGURE_NAMES[row]}"))
        lines.append(title + "".join(_cell(player, row, column) for column in range(columns)))
    return "\n".join(lines)


def _figures(counts: State) -> str:
    return " ".join(figure_mark(figure) * int(counts[figure]) for figure in range(FIGURES) if counts[figure]) or "–"


def _owned(player: State, say: Texts) -> str:
    owned = []
    for kind, name in enumerate(SPECIAL_NAMES):
        if player.special[kind]:
            text = say(f"special-{text_key(name)}")
            if kind >= FARMSTEAD_TILE and tile_waits(player, kind - FARMSTEAD_TILE):
                text += f" ({say('picture-waits')})"
            owned.append(text + (f" ×{player.special[kind]}" if player.special[kind] > 1 else ""))
    return "; ".join(owned)


def _shown_columns(player: State) -> int:
    tiles = int(ships_in(player))
    for row in range(ROWS):
        tiles |= int(tiles_in(player, row))
    return min(max(tiles.bit_length() + SPARE_COLUMNS, FEWEST_COLUMNS), COLUMNS)


def _row_title(letter: str, name: str) -> str:
    return f"   {letter} {name:<11}"


def _ship_cell(player: State, column: int) -> str:
    for sail in range(SAILS):
        if column < SHIP_COLUMNS and holds(player.ships[sail], column):
            style = "dim" if holds(repelled(player, sail), column) else SAIL_STYLES[sail]
            return f"[{style}]{_ship_letters(sail):<{CELL_WIDTH}}[/]"
    return f"[dim]{'·':^{CELL_WIDTH}}[/]"


def _cell(player: State, row: int, column: int) -> str:
    """Draw a cell: land runs to the edge where the tile is open, so that tiles side by side become one island."""
    if not holds(tiles_in(player, row), column):
        return f"[dim]{'·':^{CELL_WIDTH}}[/]"
    west = "◖" if holds(player.left[row], column) else "━"
    east = "◗" if holds(player.right[row], column) else "━"
    if holds(player.figures[row], column):
        lying = holds(threatened(player, row), column)
        middle = (
            f"[/][{FIGURE_STYLES[row]}]{'(' if lying else ' '}{FIGURE_LETTERS[row]}{')' if lying else ' '}[/][{LAND}]"
        )
    else:
        middle = f"━{_building_letter(player, row, column)}━"
    return f"[{LAND}]{west}{middle}{east}[/]"


def _building_letter(player: State, row: int, column: int) -> str:
    for building in range(BUILDINGS):
        if player.monument[building] == row * COLUMNS + column:
            return BUILDING_LETTERS[building].upper()
    building = building_at(player, row, column)
    return "━" if building == NOTHING else BUILDING_LETTERS[building]
