"""A single display as text, as a person at a real table would type it, with everything checked."""

import re

from ....engine.bits import bit, holds, members
from ....engine.position_parser import HIGHEST_AMOUNT, Place, read_number
from ....engine.record import State, blank
from ..rules.components import (
    BUILDINGS,
    FARMSTEAD,
    FARMSTEAD_TILE,
    FIGURE_NAMES,
    FIGURES,
    FIGURES_OF_A_COLOUR,
    LEFT,
    NOTHING,
    RED_SHIP,
    RIGHT,
    ROWS,
    SAILS,
    SPECIAL_NAMES,
    SPECIALS,
    SPECIALS_IN_BOX,
)
from ..rules.placing import (
    FIRST_SHIP_COLUMNS,
    building_at,
    clash_in_the_east,
    clash_in_the_west,
    contact,
    has_started,
    middles_with,
    ships_in,
    tile_waits,
)
from ..rules.scoring import tiles_in
from ..rules.state import COLUMNS, FAME, GOLD, PLAYER, SHIP_COLUMNS, SOURCE_NAMES
from .action_notation import FIGURE_LETTERS, SHIP_LETTER, TILE_LETTERS

EMPTY = "."
FIGURE_MARK = "*"
ANY_MIDDLE = "-"  # a middle whose building nobody has written down
BUILDING_LETTERS = TILE_LETTERS[FARMSTEAD:RIGHT]
SAIL_LETTERS = TILE_LETTERS[RED_SHIP:]


def row_name(row: int) -> str:
    return f"{FIGURE_NAMES[row]} row"


# Writing


def counts_text(letters: str, counts: State) -> str:
    """Write counts behind their letters, without those that are 0."""
    return " ".join(f"{letter}{n}" for letter, n in zip(letters, counts, strict=True) if n)


def specials_text(counts: list[int]) -> str:
    """Write special tiles by name, with a number where there are several."""
    names = ((name, n) for name, n in zip(SPECIAL_NAMES, counts, strict=True) if n)
    return ", ".join(name if n == 1 else f"{name} {n}" for name, n in names)


def tile_text(player: State, row: int, column: int) -> str:
    """Write the tile of a cell, with its figure."""
    cell = row * COLUMNS + column
    if holds(player.left[row], column):
        tile = TILE_LETTERS[LEFT]
    elif holds(player.right[row], column):
        tile = TILE_LETTERS[RIGHT]
    elif holds(player.middle[row], column):
        building = building_at(player, row, column)
        monuments = [BUILDING_LETTERS[b].upper() for b in range(BUILDINGS) if player.monument[b] == cell]
        tile = monuments[0] if monuments else ANY_MIDDLE if building == NOTHING else BUILDING_LETTERS[building]
    else:
        return EMPTY
    return tile + (FIGURE_MARK if holds(player.figures[row], column) else "")


def ship_text(player: State, column: int) -> str:
    for sail in range(SAILS):
        if holds(player.ships[sail], column):
            return SAIL_LETTERS[sail]
    return EMPTY


def display_text(player: State, seat: int, name: str) -> str:
    """Write a player's display: money, mainland, special tiles, ledger and the six rows."""
    lines = [f"player {seat + 1} {name}", f"  gold {player.gold} fame {player.fame}"]
    mainland = counts_text(FIGURE_LETTERS, player.mainland)
    if mainland:
        lines.append(f"  mainland {mainland}")
    waiting = player.special.tolist()
    for building in range(BUILDINGS):
        if player.monument[building] != NOTHING:
            waiting[FARMSTEAD_TILE + building] = 0
    if any(waiting):
        lines.append(f"  special {specials_text(waiting)}")
    booked = [
        f"{name} {fame}f {gold}g"
        for name, (fame, gold) in zip(SOURCE_NAMES, player.ledger, strict=True)
        if fame or gold
    ]
    if booked:
        lines.append(f"  ledger {', '.join(booked)}")
    lines.append(_row_text(SHIP_LETTER, [ship_text(player, column) for column in range(SHIP_COLUMNS)]))
    for row in range(ROWS):
        lines.append(_row_text(FIGURE_LETTERS[row], [tile_text(player, row, c) for c in range(COLUMNS)]))
    return "\n".join(lines)


def _row_text(letter: str, cells: list[str]) -> str:
    while cells and cells[-1] == EMPTY:
        cells.pop()
    return f"  {letter}  {' '.join(f'{cell:2}' for cell in cells)}".rstrip()


# Reading


def read_counts(text: str, letters: str, what: str, place: Place) -> list[int]:
    """Read counts such as `W2 N1` in the order of the letters."""
    counts = [0] * len(letters)
    seen = set()
    for token in text.split():
        match = re.fullmatch(r"(.)(\d{1,2})", token)
        if not match or match[1] not in letters:
            raise place.error(
                f"{token[:20]!r} is not a count of {what}. Write a letter of {' '.join(letters)} and a number, such as {letters[0]}2."
            )
        if match[1] in seen:
            raise place.error(f"{match[1]} is counted twice among the {what}.")
        seen.add(match[1])
        counts[letters.index(match[1])] = int(match[2])
    return counts


def read_specials(text: str, place: Place) -> list[int]:
    """Read special tiles such as `boat 2, church tile`."""
    counts = [0] * SPECIALS
    for entry in text.split(","):
        match = re.fullmatch(r"\s*(.*?)(?:\s+(\d{1,2}))?\s*", entry)
        name = " ".join(match[1].lower().split()) if match else ""
        if name not in SPECIAL_NAMES:
            raise place.error(f"{entry.strip()[:30]!r} is not a special tile. There are: {', '.join(SPECIAL_NAMES)}.")
        kind = SPECIAL_NAMES.index(name)
        if counts[kind]:
            raise place.error(f"The special tile {name!r} is listed twice; write {name} 2 for two of them.")
        counts[kind] = int(match[2] or 1) if match else 0
        if counts[kind] > SPECIALS_IN_BOX[kind]:
            raise place.error(f"{counts[kind]} special tiles {name!r}: the box has {SPECIALS_IN_BOX[kind]}.")
    return counts


def is_display_line(word: str) -> bool:
    """Tell whether a line of a display begins with a word, in any case."""
    is_row = len(word) == 1 and word.upper() in SHIP_LETTER + FIGURE_LETTERS[:ROWS]
    return is_row or word.lower() in ("gold", "mainland", "special", "ledger")


class DisplayReader:
    """Reads the lines of one player, one after the other; `finish` checks the whole."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.player = blank(PLAYER)
        self.player.monument[:] = NOTHING
        self.fame_given = False
        self.ledger_given = False
        self._rows: dict[str, int] = {}
        self._seen: set[str] = set()

    def read(self, line: str, place: Place) -> bool:
        """Read a line; tell whether such a line belongs to a display."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if not is_display_line(word):
            return False
        is_row = len(word) == 1
        key = word.upper() if is_row else word
        if key in self._seen:
            raise place.error(f"{word!r} comes twice in this display.")
        self._seen.add(key)
        if is_row:
            self._rows[key] = place.line
            self._read_row(key, rest.split(), place)
        elif word == "gold":
            self._read_money(rest, place)
        elif word == "mainland":
            self.player.mainland[:] = read_counts(rest, FIGURE_LETTERS, "figures", place)
        elif word == "special":
            self.player.special[:] += read_specials(rest, place)
        else:
            self._read_ledger(rest, place)
        return True

    def _read_money(self, rest: str, place: Place) -> None:
        match = re.fullmatch(r"(\S+)(?:\s+fame\s+(\S+))?", rest)
        if not match:
            raise place.error("Money is written as: gold 12 fame 10.")
        self.player.gold = read_number(match[1], "Gold", place)
        if match[2]:
            self.player.fame = read_number(match[2], "Fame", place, lowest=-HIGHEST_AMOUNT)
            self.fame_given = True

    def _read_ledger(self, rest: str, place: Place) -> None:
        self.ledger_given = True
        for entry in rest.split(","):
            match = re.fullmatch(r"\s*(\S+)\s+(-?\d{1,4})f\s+(-?\d{1,4})g\s*", entry)
            if not match or match[1] not in SOURCE_NAMES:
                raise place.error(
                    f"{entry.strip()[:40]!r} is not a line of the ledger. Such a line is a source with fame and gold, like "
                    f"'purchases -2f -12g'; the sources are: {', '.join(SOURCE_NAMES)}."
                )
            source = SOURCE_NAMES.index(match[1])
            if self.player.ledger[source].any():
                raise place.error(f"The source {match[1]!r} comes twice in the ledger.")
            self.player.ledger[source] = int(match[2]), int(match[3])

    def _read_row(self, letter: str, cells: list[str], place: Place) -> None:
        widest = SHIP_COLUMNS if letter == SHIP_LETTER else COLUMNS
        if len(cells) > widest:
            raise place.error(f"Row {letter} has {len(cells)} columns; the tiles of the box reach to column {widest}.")
        for column, cell in enumerate(cells):
            if cell == EMPTY:
                continue
            if letter == SHIP_LETTER:
                self._read_ship(cell, column, place)
            else:
                self._read_tile(cell, FIGURE_LETTERS.index(letter), column, place)

    def _read_ship(self, cell: str, column: int, place: Place) -> None:
        if cell not in tuple(SAIL_LETTERS):
            raise place.error(
                f"Ship row, column {column + 1}: {cell[:10]!r} is not a ship. Ships are r, g, y and b by their sail, . is an empty space."
            )
        self.player.ships[SAIL_LETTERS.index(cell)] |= bit(column)

    def _read_tile(self, cell: str, row: int, column: int, place: Place) -> None:
        where = f"{row_name(row).capitalize()}, column {column + 1}"
        tile, figures = cell[0], cell[1:]
        if figures.strip(FIGURE_MARK):
            raise place.error(
                f"{where}: {cell[:10]!r} is not a tile. Behind the tile there is * for its figure, or nothing."
            )
        if len(figures) > 1:
            raise place.error(
                f"{where}: {len(figures)} figures on one tile; only one figure may stand on a tile (rule: placing figures)."
            )
        columns = bit(column)
        if tile == TILE_LETTERS[LEFT]:
            self.player.left[row] |= columns
        elif tile == TILE_LETTERS[RIGHT]:
            self.player.right[row] |= columns
        elif tile.lower() in BUILDING_LETTERS:
            building = BUILDING_LETTERS.index(tile.lower())
            self.player.middle[row] |= columns
            if tile.islower():
                self.player.building[building, row] |= columns
            else:
                self._read_monument(building, row * COLUMNS + column, where, place)
        elif tile == ANY_MIDDLE:
            self.player.middle[row] |= columns
        else:
            raise place.error(
                f"{where}: {cell[:10]!r} is not an island tile. Tiles are < (left end), f c l t (middles by building, - if unknown), "
                "F C L T (building tiles), > (right end); . is an empty cell."
            )
        if figures:
            self.player.figures[row] |= columns

    def _read_monument(self, building: int, cell: int, where: str, place: Place) -> None:
        if self.player.monument[building] != NOTHING:
            raise place.error(f"{where}: a second {SPECIAL_NAMES[FARMSTEAD_TILE + building]}; the box has one.")
        self.player.monument[building] = cell
        self.player.special[FARMSTEAD_TILE + building] += 1

    def row_place(self, letter: str) -> Place:
        """Return where a row was written, or the display's first line."""
        return Place(self._rows.get(letter, self.place.line), self.place.player)

    def finish(self) -> State:
        """Check that the display can lie on a table, and return it."""
        self._check_islands()
        self._check_contact()
        self._check_ships()
        self._check_counts()
        self._check_ledger()
        return self.player

    def _check_islands(self) -> None:
        player = self.player
        for row in range(ROWS):
            place = self.row_place(FIGURE_LETTERS[row])
            for column in members(tiles_in(player, row)):
                tile = self._tile_at(row, column)
                where = f"{row_name(row).capitalize()}, column {column + 1}"
                if column == 0 and tile != LEFT:
                    raise place.error(
                        f"{where}: land against the sea at the mainland's coast; only a left end lies in column 1."
                    )
                if holds(clash_in_the_west(player, row, tile), column):
                    raise place.error(f"{where}: sea against open land on its west side.")
                if holds(clash_in_the_east(player, row, tile), column):
                    raise place.error(f"{where}: sea against open land on its east side.")

    def _tile_at(self, row: int, column: int) -> int:
        if holds(self.player.left[row], column):
            return LEFT
        return RIGHT if holds(self.player.right[row], column) else FARMSTEAD

    def _check_contact(self) -> None:
        """Lay the tiles down one after the other, each with contact to those that lie already."""
        laid = blank(PLAYER)
        missing = [(row, column) for row in range(ROWS) for column in members(tiles_in(self.player, row))]
        while missing:
            touching = [cell for cell in missing if holds(contact(laid, cell[0]), cell[1])]
            if not touching:
                row, column = missing[0]
                raise self.row_place(FIGURE_LETTERS[row]).error(
                    f"{row_name(row).capitalize()}, column {column + 1}: no contact, by way of other island tiles, to the mainland."
                )
            for row, column in touching:
                laid.middle[row] |= bit(column)
            missing = [cell for cell in missing if cell not in touching]

    def _check_ships(self) -> None:
        taken = ships_in(self.player)
        place = self.row_place(SHIP_LETTER)
        columns = list(members(taken))
        if columns and columns[-1] >= FIRST_SHIP_COLUMNS and len(columns) != columns[-1] + 1:
            gap = next(column for column in range(SHIP_COLUMNS) if column not in columns)
            raise place.error(
                f"Ship row, column {gap + 1}: a gap; columns 1 to 3 are filled first, then always the next."
            )
        if columns and not has_started(self.player):
            raise place.error("Ships, but nothing in column 1: the start tile lies before anything that was bought.")

    def _check_counts(self) -> None:
        player = self.player
        for figure in range(FIGURES):
            n = int(player.mainland[figure])
            if figure < ROWS:
                n += len(list(members(player.figures[figure])))
            if n > FIGURES_OF_A_COLOUR:
                raise self.place.error(
                    f"{n} figures of the kind {FIGURE_NAMES[figure]}: the box has {FIGURES_OF_A_COLOUR}."
                )
        for kind in range(SPECIALS):
            if player.special[kind] > SPECIALS_IN_BOX[kind]:
                raise self.place.error(
                    f"{player.special[kind]} special tiles {SPECIAL_NAMES[kind]!r}, one on the display: the box has {SPECIALS_IN_BOX[kind]}."
                )

    def check_waiting(self, replacing: int = NOTHING) -> None:
        """Refuse a building tile that waits although its owner has a middle with that building."""
        for building in range(BUILDINGS):
            if building != replacing and tile_waits(self.player, building) and middles_with(self.player, building):
                raise self.place.error(
                    f"The {SPECIAL_NAMES[FARMSTEAD_TILE + building]} waits beside a middle with that building; it is exchanged at once."
                )

    def _check_ledger(self) -> None:
        player = self.player
        if not self.ledger_given:
            player.ledger[0] = player.fame, player.gold
            return
        fame, gold = int(player.ledger[:, FAME].sum()), int(player.ledger[:, GOLD].sum())
        if (fame, gold) != (player.fame, player.gold):
            raise self.place.error(
                f"The ledger adds up to {fame} fame and {gold} gold, but the display says {player.fame} fame and {player.gold} gold."
            )
