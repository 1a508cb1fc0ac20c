/** What has moved between two views: from where it was to where it is. Places are the table's `data-at` names. */

import { placed, placeText } from "./places";
import { ROWS, type Figure, type PlayerView, type TileName, type VikingsView } from "./view";

export interface Flight {
  from: string;
  to: string;
  tile: TileName | null;
  figure: Figure | null;
}

export function flights(before: VikingsView, after: VikingsView): Flight[] {
  const left = groupsGone(before, after);
  const bought = before.bought;
  const moved: Flight[] = [];

  /** Where a tile or a figure came from: the hand of its buyer, or the wheel when it was bought and placed at once. */
  function origin(seat: number, tile: TileName | null, figure: Figure | null): string | null {
    if (
      bought &&
      before.turn === seat &&
      (tile === null || bought.tile === tile) &&
      (figure === null || bought.figure === figure)
    )
      return `bought-${seat}`;
    return (
      left.find((group) => (tile === null || group.tile === tile) && (figure === null || group.figure === figure))
        ?.at ?? null
    );
  }
  function fly(from: string | null, to: string, tile: TileName | null, figure: Figure | null): void {
    if (from) moved.push({ from, to, tile, figure });
  }

  if (after.bought && !before.bought)
    fly(left[0]?.at ?? null, `bought-${after.turn}`, after.bought.tile, after.bought.figure);
  for (const player of after.players) {
    const was = before.players[player.seat];
    if (!was) continue;
    for (const { name, tile, figure } of newTiles(was, player))
      fly(origin(player.seat, tile, figure), `${player.seat}-${name}`, tile, figure);
    for (const row of ROWS) {
      const landed = newFigures(was, player, row);
      const ashore = (player.mainland[row] ?? 0) - (was.mainland[row] ?? 0);
      // A figure that was ferried has left the mainland; any other was bought.
      for (const name of landed)
        fly(
          ashore < 0 ? `${player.seat}-land-${row}` : origin(player.seat, null, row),
          `${player.seat}-${name}`,
          null,
          row,
        );
      if (ashore > 0) fly(origin(player.seat, null, row), `${player.seat}-land-${row}`, null, row);
    }
    if ((player.mainland.boatswain ?? 0) > (was.mainland.boatswain ?? 0))
      fly(origin(player.seat, null, "boatswain"), `${player.seat}-land-boatswain`, null, "boatswain");
  }
  return moved;
}

function groupsGone(before: VikingsView, after: VikingsView): { at: string; tile: TileName; figure: Figure | null }[] {
  const still = new Set(
    after.round === before.round
      ? after.wheel.filter((group) => group.tile).map((group) => group.price + after.turned)
      : [],
  );
  return before.wheel.flatMap(({ price, tile, figure }) => {
    const slot = price + before.turned;
    return tile && !still.has(slot) ? [{ at: `wheel-${slot}`, tile, figure }] : [];
  });
}

function newTiles(was: PlayerView, player: PlayerView): { name: string; tile: TileName; figure: Figure | null }[] {
  const islands = player.tiles
    .filter((tile) => !was.tiles.some((old) => old.row === tile.row && old.column === tile.column))
    .map((tile) => ({
      name: placeText(placed(tile)),
      tile: tile.tile === "middle" ? (tile.building ?? "farmstead") : tile.tile,
      figure: tile.figure ? tile.row : null,
    }));
  const ships = player.ships
    .filter((ship) => !was.ships.some((old) => old.column === ship.column))
    .map((ship) => ({ name: `V${ship.column}`, tile: `${ship.sail}_ship` as TileName, figure: null }));
  return [...islands, ...ships];
}

/** Figures that stand on tiles which lay there before. */
function newFigures(was: PlayerView, player: PlayerView, row: (typeof ROWS)[number]): string[] {
  return player.tiles
    .filter((tile) => tile.row === row && tile.figure)
    .filter((tile) => was.tiles.some((old) => old.row === row && old.column === tile.column && !old.figure))
    .map((tile) => placeText(placed(tile)));
}
