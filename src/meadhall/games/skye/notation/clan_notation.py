"""A player's clan area and purse as text, as a person at a real table would type it, with everything checked."""

import re

from ....engine.position_parser import Place, read_number
from ....engine.record import State, blank
from ..rules.actions import MOST_GOLD
from ..rules.cells import BESIDE, CASTLE_CELL, COLUMN, MOST_TILES, ROW, cell_at, cell_text
from ..rules.clan import clear_clan, lay, opposite
from ..rules.components import (
    CASTLE,
    CASTLE_FACE,
    DRAWN_EACH,
    EDGES,
    NOTHING,
    RECEIVED_AT_MOST,
    SIDE_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
)
from ..rules.state import GOLD, PLAYER, POINTS, SOURCE_NAMES
from .action_notation import EMPTY, face_text, read_face, read_tile_name

AXE_WORD = "axe"


# Writing


def tiles_text(tiles: State) -> str:
    return " ".join(TILE_NAMES[tile] for tile in tiles if tile != NOTHING)


def area_rows(player: State) -> list[str]:
    """Write the clan area row by row from north to south; a dot is an empty cell."""
    places = {
        (int(COLUMN[cell]), int(ROW[cell])): face_text(int(face))
        for cell, face in zip(player.cells[: player.tiles], player.faces[: player.tiles], strict=True)
    }
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    return [" ".join(f"{places.get((x, y), EMPTY):4}" for x in columns).rstrip() for y in rows]


def offer_text(player: State) -> str:
    """Write the tiles before the screen, each with its price or the axe, in the order drawn; a dot where none is left."""
    places = []
    for slot in range(DRAWN_EACH):
        tile = player.offer[slot]
        text = TILE_NAMES[tile] if tile != NOTHING else EMPTY
        if player.axe == slot:
            text += f" {AXE_WORD}"
        elif player.price[slot]:
            text += f" {player.price[slot]}"
        places.append(text)
    return ", ".join(places)


def clan_text(player: State, seat: int, name: str) -> str:
    """Write a player: money, offer, hand, ledger and clan area."""
    lines = [f"player {seat + 1} {name}", f"  gold {player.gold} points {player.points}"]
    if (player.offer != NOTHING).any():
        lines.append(f"  offer {offer_text(player)}")
    for word, tiles in (("hand", player.hand), ("laid", player.laid), ("returned", player.returned)):
        if tiles[0] != NOTHING:
            lines.append(f"  {word} {tiles_text(tiles)}")
    if player.building != NOTHING:
        lines.append(f"  building {TILE_NAMES[player.building]}")
    booked = [
        f"{source} {points}p {gold}g"
        for source, (points, gold) in zip(SOURCE_NAMES, player.ledger, strict=True)
        if points or gold
    ]
    if booked:
        lines.append(f"  ledger {', '.join(booked)}")
    return "\n".join(lines + [f"  {row}" for row in area_rows(player)])


# Reading


def is_area_row(line: str) -> bool:
    """Tell whether a line looks like a row of a clan area."""
    first = line.split()[0]
    return first == EMPTY or re.fullmatch(r"[Cc]|[Tt]\d+[A-Za-z]?", first) is not None


class ClanReader:
    """Reads the lines of one player, one after the other; `finish` checks the whole."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.player = blank(PLAYER)
        clear_clan(self.player)
        for tiles in (self.player.offer, self.player.hand, self.player.laid, self.player.returned):
            tiles[:] = NOTHING
        self.player.axe = NOTHING
        self.player.building = NOTHING
        self.gold_given = False
        self.points_given = False
        self.ledger_given = False
        self._rows: list[tuple[Place, list[str]]] = []
        self._seen: set[str] = set()

    def read(self, line: str, place: Place) -> bool:
        """Read a line; tell whether such a line belongs to a player."""
        if is_area_row(line):
            self._rows.append((place, line.split()))
            return True
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word not in ("gold", "offer", "hand", "laid", "returned", "building", "ledger"):
            return False
        if word in self._seen:
            raise place.error(f"{word!r} comes twice for this player.")
        self._seen.add(word)
        if word == "gold":
            self._read_money(rest, place)
        elif word == "offer":
            self._read_offer(rest, place)
        elif word == "ledger":
            self._read_ledger(rest, place)
        elif word == "building":
            self.player.building = self._tile(rest, place)
        else:
            self._read_tiles(word, rest.split(), place)
        return True

    def _tile(self, text: str, place: Place) -> int:
        tile = read_tile_name(text)
        if tile == NOTHING:
            raise place.error(
                f"{text[:20]!r} is not a tile. The tiles are {TILE_NAMES[0]} to {TILE_NAMES[CASTLE - 1]}."
            )
        return tile

    def _read_money(self, rest: str, place: Place) -> None:
        match = re.fullmatch(r"(\S+)(?:\s+points\s+(\S+))?", rest, re.IGNORECASE)
        if not match:
            raise place.error("Money is written as: gold 12 points 30.")
        self.player.gold = read_number(match[1], "Gold", place, 0, MOST_GOLD)
        self.gold_given = True
        if match[2]:
            self.player.points = read_number(match[2], "Points", place)
            self.points_given = True

    def _read_offer(self, rest: str, place: Place) -> None:
        entries = [entry.split() for entry in rest.split(",")]
        if len(entries) != DRAWN_EACH or not all(1 <= len(entry) <= 2 for entry in entries):
            raise place.error(
                "An offer has three places between commas, such as: offer T14 axe, T03 5, . (a dot for none)."
            )
        for slot, (tile, *price) in enumerate(entries):
            if tile == EMPTY:
                if price:
                    raise place.error("There is gold or an axe at an empty place of the offer.")
                continue
            self.player.offer[slot] = self._tile(tile, place)
            if price and price[0].lower() == AXE_WORD:
                if self.player.axe != NOTHING:
                    raise place.error("A player has one axe (ruling 3).")
                self.player.axe = slot
            elif price:
                self.player.price[slot] = read_number(price[0], "A price", place, 1, MOST_GOLD)

    def _read_tiles(self, word: str, names: list[str], place: Place) -> None:
        if not 1 <= len(names) <= RECEIVED_AT_MOST:
            raise place.error(
                f"A player receives at most {RECEIVED_AT_MOST} tiles in a round; {len(names)} are listed."
            )
        tiles = [self._tile(name, place) for name in names]
        if word != "laid":
            tiles.sort()
        getattr(self.player, word)[: len(tiles)] = tiles

    def _read_ledger(self, rest: str, place: Place) -> None:
        self.ledger_given = True
        for entry in rest.split(","):
            match = re.fullmatch(r"\s*(\S+)\s+(-?\d{1,4})p\s+(-?\d{1,4})g\s*", entry)
            if not match or match[1] not in SOURCE_NAMES:
                raise place.error(
                    f"{entry.strip()[:40]!r} is not a line of the ledger. Such a line is a source with points and gold, like "
                    f"'sales 0p 12g'; the sources are: {', '.join(SOURCE_NAMES)}."
                )
            source = SOURCE_NAMES.index(match[1])
            if self.player.ledger[source].any():
                raise place.error(f"The source {match[1]!r} comes twice in the ledger.")
            self.player.ledger[source] = int(match[2]), int(match[3])

    def finish(self) -> State:
        """Check that the clan area can lie on a table, and return the player."""
        faces = self._faces()
        self._check_terrain(faces)
        self._check_contact(set(faces))
        for cell, face in faces.items():
            if cell != CASTLE_CELL:
                lay(self.player, cell, face)
        return self.player

    def _faces(self) -> dict[int, int]:
        """Find each tile's cell: the castle is where the counting begins."""
        found = [
            (x, y, read_face(token), token, place)
            for y, (place, tokens) in enumerate(self._rows)
            for x, token in enumerate(tokens)
            if token != EMPTY
        ]
        for _, _, face, token, place in found:
            if face == NOTHING:
                raise place.error(
                    f"{token[:20]!r} is not a tile. A tile is written as T14, or T14e when its printed north edge points "
                    "east (n, e, s, w); C is the castle, a dot is an empty cell."
                )
        castles = [(x, y) for x, y, face, _, _ in found if face == CASTLE_FACE]
        if len(castles) != 1:
            raise self.place.error(f"A clan area has one castle, written as C; here are {len(castles)}.")
        if len(found) > MOST_TILES:
            raise self.place.error(f"{len(found)} tiles; a clan area has at most {MOST_TILES}, with the castle.")
        faces: dict[int, int] = {}
        for x, y, face, token, place in found:
            cell = cell_at(x - castles[0][0], y - castles[0][1])
            if cell == NOTHING:
                raise place.error(f"{token} lies farther from the castle than tiles can reach.")
            if any(face // 4 == other // 4 for other in faces.values()):
                raise place.error(f"{TILE_NAMES[face // 4]} lies twice in this clan area; the box has it once.")
            faces[cell] = face
        return faces

    def _check_terrain(self, faces: dict[int, int]) -> None:
        for cell, face in faces.items():
            for side in range(4):
                other = int(BESIDE[cell, side])
                if other in faces and EDGES[face, side] != EDGES[faces[other], opposite(side)]:
                    shown, theirs = EDGES[face, side], EDGES[faces[other], opposite(side)]
                    raise self.place.error(
                        f"{face_text(face)} at {cell_text(cell)}: its {SIDE_NAMES[side]} edge is {TERRAIN_NAMES[shown]}, but "
                        f"{face_text(faces[other])} at {cell_text(other)} shows {TERRAIN_NAMES[theirs]} there (ruling 5)."
                    )

    def _check_contact(self, cells: set[int]) -> None:
        apart = cells - connected_cells(cells)
        if apart:
            cell = min(apart)
            raise self.place.error(
                f"The tile at {cell_text(cell)} touches nothing that leads to the castle (ruling 5)."
            )

    def check_ledger(self, at_tiles: int) -> None:
        """The ledger adds up to points and gold, with the gold that lies at tiles; without one, all is carried over."""
        player = self.player
        gold = int(player.gold) + at_tiles
        if not self.ledger_given:
            player.ledger[0] = player.points, gold
            return
        points_booked, gold_booked = int(player.ledger[:, POINTS].sum()), int(player.ledger[:, GOLD].sum())
        if (points_booked, gold_booked) != (player.points, gold):
            raise self.place.error(
                f"The ledger adds up to {points_booked} points and {gold_booked} gold, but the player has "
                f"{player.points} points and {gold} gold."
            )


def connected_cells(cells: set[int]) -> set[int]:
    """Return those of the cells that hang together with the castle."""
    reached = {CASTLE_CELL}
    todo = [CASTLE_CELL]
    while todo:
        for other in map(int, BESIDE[todo.pop()]):
            if other in cells and other not in reached:
                reached.add(other)
                todo.append(other)
    return reached
