/** The scoring tiles of Isle of Skye by name, in the order of their numbers. */

import { hall } from "../../lib/hall.svelte";

const OF_A_TILE = "tile-"; // how the ledger names what a scoring tile brings

export const LETTERS = ["A", "B", "C", "D"];

export function scoringTiles(): string[] {
  const sources = hall.info?.games.find((game) => game.name === "skye")?.sources ?? [];
  return sources.filter((source) => source.startsWith(OF_A_TILE)).map((source) => source.slice(OF_A_TILE.length));
}
