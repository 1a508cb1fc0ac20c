/** Displays for pictures, written as in docs/notation.md: a row's letter, then its tiles. */

import { LETTERS } from "../places";
import { BUILDINGS, SAILS, type Money, type PlayerView, type Row, type Sail, type Shape } from "../view";

/** What the sails show in the pictures, where no table is at hand to tell. */
export const SHOWN: Record<Sail, Money> = {
  red: { gold: 3 },
  green: { gold: 5 },
  yellow: { fame: 2 },
  blue: { fame: 3 },
};

/**
 * Read a display for a picture. `V b r'` are ships, the second repelled; `N <* c >*!` an island with two nobles, the second
 * threatened; `+` behind the row's letter says that its island is complete.
 */
export function scene(text: string, mainland: PlayerView["mainland"] = {}): PlayerView {
  const player: PlayerView = {
    seat: -1,
    fame: 0,
    gold: 0,
    mainland,
    special: {},
    waiting: [],
    ships: [],
    tiles: [],
    completed_islands: 0,
    longest_island: 0,
    ledger: {},
    place: 1,
  };
  for (const line of text.trim().split("\n")) {
    const [letters = "", ...cells] = line.trim().split(/\s+/);
    cells.forEach((cell, i) => {
      if (cell === ".") return;
      const sail = SAILS.find((sail) => sail[0] === cell[0]);
      const column = i + 1;
      if (letters === "V" && sail) player.ships.push({ column, sail, repelled: cell.includes("'") });
      else
        player.tiles.push({
          ...island(cell),
          row: LETTERS[letters[0]!] as Row,
          column,
          completed: letters.includes("+"),
        });
    });
  }
  return player;
}

function island(
  cell: string,
): Pick<PlayerView["tiles"][number], "tile" | "building" | "building_tile" | "figure" | "threatened"> {
  const tile: Shape = cell[0] === "<" ? "left" : cell[0] === ">" ? "right" : "middle";
  return {
    tile,
    building: BUILDINGS.find((name) => (name === "watchtower" ? "t" : name[0]) === cell[0]!.toLowerCase()) ?? null,
    building_tile: /[A-Z]/.test(cell[0]!),
    figure: cell.includes("*"),
    threatened: cell.includes("!"),
  };
}
