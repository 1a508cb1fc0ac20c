/** All tiles as printed, fetched once from the hall. */

import { api } from "../../lib/api";
import type { SkyeTiles } from "./protocol";
import type { TileFace } from "./tile";

const AGAIN = 1500; // milliseconds until a hall that did not answer is asked again

let known = $state.raw<Readonly<Record<string, TileFace>>>({});
let asked = false;

/** The face of a tile by its name, such as T14 or castle; nothing until the hall has told. */
export function faceOf(name: string): TileFace | undefined {
  if (!asked) void fetchFaces();
  return known[name];
}

/** All faces, the castle first; none until the hall has told. */
export function allFaces(): TileFace[] {
  if (!asked) void fetchFaces();
  return Object.values(known);
}

/** Take faces from elsewhere than a hall. */
export function giveFaces(tiles: TileFace[]): void {
  asked = true;
  known = Object.fromEntries(tiles.map((face) => [face.name, face]));
}

async function fetchFaces(): Promise<void> {
  asked = true;
  try {
    giveFaces((await api.ofGame<SkyeTiles>("skye", "tiles")).tiles as unknown as TileFace[]);
  } catch {
    setTimeout(() => void fetchFaces(), AGAIN);
  }
}
