/** What a line of a scoring speaks of, or what an open scoring tile pays for: told by the view, lit on the clan area. */

import type { LedgerLine } from "../types";
import type { PlayerView, SkyeView } from "./view";

export interface Lit {
  cells: Set<string>; // whole tiles
  areas: Set<number>; // areas, by their numbers
  roads: boolean; // it is about castle roads
}

const ON_ROADS = ["castle-road", "cattle-road"];

/** What a scoring tile at a letter pays a player for. */
export function litByLetter(view: SkyeView, player: PlayerView, letter: number): Lit | null {
  const paying = player.paying[letter];
  const name = view.scoring[letter]?.name;
  if (!paying || !name || paying.cells.length + paying.areas.length === 0) return null;
  return { cells: new Set(paying.cells), areas: new Set(paying.areas), roads: ON_ROADS.includes(name) };
}

/** What the line that is being told speaks of. */
export function litByLine(view: SkyeView, player: PlayerView, line: LedgerLine | null): Lit | null {
  if (!line || line.seat !== player.seat) return null;
  const letter = view.scoring.findIndex((tile) => line.source === `tile-${tile.name}`);
  if (letter >= 0) return litByLetter(view, player, letter);
  if (line.source === "income-barrels" && player.income) {
    return { cells: new Set(player.income.barrel_cells), areas: new Set(), roads: true };
  }
  const scrolls = player.scrolls.filter((scroll) => line.source === `scroll-${scroll.counts}`);
  return scrolls.length
    ? { cells: new Set(scrolls.map((scroll) => scroll.cell)), areas: new Set(), roads: false }
    : null;
}
