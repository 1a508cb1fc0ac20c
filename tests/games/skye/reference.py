"""The scoring tiles once more, written as plainly as possible from the printed tiles: slow, and independent of the tables."""

from meadhall.engine.record import State
from meadhall.games.skye.rules.cells import COLUMN, ROW
from meadhall.games.skye.rules.components import ALL_TILES, SCORING_NAMES
from meadhall.games.skye.rules.tiles import SIDES, Tile

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
Cell = tuple[int, int]
Part = tuple[Cell, int]


class Reference:
    """A clan area as a dictionary of cells."""

    def __init__(self, player: State) -> None:
        self.tiles: dict[Cell, tuple[Tile, int]] = {
            (int(COLUMN[cell]), int(ROW[cell])): (ALL_TILES[face // 4], face % 4)
            for cell, face in zip(
                player.cells[: player.tiles].tolist(), player.faces[: player.tiles].tolist(), strict=True
            )
        }

    def turned(self, sides: str, turned: int) -> set[str]:
        return {SIDES[(SIDES.index(side) + turned) % 4] for side in sides}

    def near(self, cell: Cell, side: str) -> Cell:
        return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]

    def area_sides(self, part: Part) -> set[str]:
        tile, turned = self.tiles[part[0]]
        return self.turned(tile.areas[part[1]].sides, turned)

    def part_at(self, cell: Cell, side: str) -> Part:
        tile, _ = self.tiles[cell]
        return next((cell, i) for i in range(len(tile.areas)) if side in self.area_sides((cell, i)))

    def areas(self) -> list[tuple[set[Part], bool]]:
        """All areas as sets of parts, each with whether it is completed."""
        left = {(cell, i) for cell, (tile, _) in self.tiles.items() for i in range(len(tile.areas))}
        found = []
        while left:
            parts, todo, closed = set(), [left.pop()], True
            while todo:
                part = todo.pop()
                parts.add(part)
                for side in self.area_sides(part):
                    cell = self.near(part[0], side)
                    if cell not in self.tiles:
                        closed = False
                        continue
                    other = self.part_at(cell, OPPOSITE[side])
                    if other not in parts:
                        todo.append(other)
            left -= parts
            found.append((parts, closed))
        return found

    def terrain(self, parts: set[Part]) -> str:
        cell, i = next(iter(parts))
        return self.tiles[cell][0].areas[i].terrain

    def inside(self, parts: set[Part], kind: str) -> int:
        return sum((kind, i) == entry for cell, i in parts for entry in self.tiles[cell][0].objects)

    def shown(self, cell: Cell, kind: str) -> int:
        return sum(kind == what for what, _ in self.tiles[cell][0].objects)

    def total(self, kind: str) -> int:
        return sum(self.shown(cell, kind) for cell in self.tiles)

    def castle_cells(self) -> set[Cell]:
        """The tiles with a road that leads to the castle."""
        reached = {((0, 0), 0)}
        todo = list(reached)
        while todo:
            cell, road = todo.pop()
            tile, turned = self.tiles[cell]
            for side in self.turned(tile.roads[road], turned):
                other = self.near(cell, side)
                if other not in self.tiles:
                    continue
                neighbour, its_turn = self.tiles[other]
                for i, its_road in enumerate(neighbour.roads):
                    if OPPOSITE[side] in self.turned(its_road, its_turn) and (other, i) not in reached:
                        reached.add((other, i))
                        todo.append((other, i))
        return {cell for cell, _ in reached}

    def columns(self) -> int:
        runs = 0
        for x, y in self.tiles:
            if (x, y - 1) not in self.tiles and (x, y + 1) in self.tiles and (x, y + 2) in self.tiles:
                runs += 1
        return runs

    def farms(self) -> int:
        near = {
            (x + dx, y + dy)
            for x, y in self.tiles
            if self.shown((x, y), "farm")
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
        }
        return sum(self.shown(cell, "sheep") + self.shown(cell, "cattle") for cell in self.tiles if cell in near)

    def squares(self) -> int:
        return sum(all((x + dx, y + dy) in self.tiles for dx in (0, 1) for dy in (0, 1)) for x, y in self.tiles)

    def worth(self) -> dict[str, int]:
        """What each scoring tile that is no majority pays."""
        areas = self.areas()
        closed = [parts for parts, completed in areas if completed]
        road = self.castle_cells()
        waters = [len({cell for cell, _ in parts}) for parts in closed if self.terrain(parts) == "W"]
        return {
            "squares": 2 * self.squares(),
            "sheep": self.total("sheep"),
            "brochs": sum({0: 0, 1: 1, 2: 3}.get(self.inside(parts, "broch"), 6) for parts, _ in areas),
            "farms": self.farms(),
            "cattle-road": 2 * sum(self.shown(cell, "cattle") for cell in road),
            "castle-road": len(road),
            "great-water": 2 * max(waters, default=0),
            "areas": len(closed),
            "large-areas": 3 * sum(len({cell for cell, _ in parts}) >= 3 for parts in closed),
            "settlements": 5 * min(self.total("broch"), self.total("farm"), self.total("lighthouse")),
            "harbours": 3
            * sum(bool(self.inside(parts, "ship") and self.inside(parts, "lighthouse")) for parts, _ in areas),
            "columns": 3 * self.columns(),
            "peaks": 2 * sum(self.terrain(parts) == "M" for parts in closed),
        }

    def scrolls(self) -> int:
        points = 0
        for parts, completed in self.areas():
            for cell, i in parts:
                scroll = self.tiles[cell][0].scroll
                if scroll is not None and scroll.area == i:
                    points += self.total(scroll.counts) // scroll.each * (2 if completed else 1)
        return points


NO_MAJORITY = [name for name in SCORING_NAMES if name not in ("barrels", "ships", "wealth")]
