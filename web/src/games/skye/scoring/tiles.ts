/** The scoring tiles of Isle of Skye by name, in the order of their numbers. */

import { sourcesOf } from "../../../lib/hall.svelte";

const OF_A_TILE = "tile-"; // how the ledger names what a scoring tile brings

export const LETTERS = ["A", "B", "C", "D"];

export function scoringTiles(): string[] {
  return sourcesOf("skye")
    .filter((source) => source.startsWith(OF_A_TILE))
    .map((source) => source.slice(OF_A_TILE.length));
}
