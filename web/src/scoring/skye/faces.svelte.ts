/** The tiles as printed, fetched once from the hall. */

import type { TileFace } from "../../games/skye/tile";
import { complain } from "../../lib/notices.svelte";

let known = $state.raw<TileFace[]>([]);
let asked: Promise<void> | null = null;

async function fetchFaces(): Promise<void> {
  try {
    const answer = await fetch("/api/games/skye/tiles");
    known = ((await answer.json()) as { tiles: TileFace[] }).tiles;
  } catch (error) {
    asked = null; // the next one who looks asks again
    complain(error);
  }
}

/** All faces, the castle first; none before they have come. */
export function faces(): TileFace[] {
  asked ??= fetchFaces();
  return known;
}

/** The face of a tile by its name in the notation; C is the castle. */
export function faceOf(tile: string): TileFace | undefined {
  return tile === "C" ? faces()[0] : faces().find((face) => face.name.toUpperCase() === tile);
}
