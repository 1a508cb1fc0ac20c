/** Tiles by the names that a typed display has for them. */

import { allFaces } from "../faces.svelte";
import type { TileFace } from "../tile";

/** The face of a tile by its name in the notation, in capitals; C is the castle. */
export function faceOf(tile: string): TileFace | undefined {
  return tile === "C" ? allFaces()[0] : allFaces().find((face) => face.name.toUpperCase() === tile);
}
