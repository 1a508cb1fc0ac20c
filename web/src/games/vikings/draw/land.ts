/** The shapes of islands: one shore whose land runs to the edge of the tile where the tile is open. */

import { smoothOutline, type Point } from "../../shared/curve";
import { noise } from "../../shared/noise";
import type { Row, Shape, TileView } from "../view";
import { ROWS } from "../view";

export const CELL = 100; // the side of a tile in the drawing's own units
const MIDDLE = 53; // height of an island's middle in its tile
const HALF = 31; // from there to its shore
const CAP = 46; // where the round end of an island has its centre, from the tile's sea side
const CAP_RADIUS = 34;
const ROUGH = 4.5; // how far the coast strays
const STEP = 25;
const LEVEL = 8; // how far from an open side the coast is level
const JOIN = 0.4;

/** Tiles side by side whose land touches: an island, or a part of one. */
interface Run {
  row: Row;
  first: number; // column, from 1
  tiles: TileView[];
  completed: boolean;
}

/** Split a display into runs; an end tile closes one. */
export function runs(tiles: TileView[]): Run[] {
  const found: Run[] = [];
  for (const row of ROWS) {
    let open: Run | null = null;
    for (const tile of tiles.filter((tile) => tile.row === row).sort((a, b) => a.column - b.column)) {
      const joins: boolean = open !== null && tile.tile !== "left" && open.first + open.tiles.length === tile.column;
      if (open && joins) open.tiles.push(tile);
      else found.push((open = { row, first: tile.column, tiles: [tile], completed: tile.completed }));
      if (tile.tile === "right") open = null;
    }
  }
  return found;
}

/** The outline of land, of one tile or of several side by side, `out` units outside its shore (or inside, below 0), in units of the run's first tile. */
export function outline(shapes: Shape[], out: number, seed: number): string {
  const width = shapes.length * CELL;
  const closedWest = shapes[0] === "left";
  const closedEast = shapes.at(-1) === "right";
  const points: Point[] = [];
  const stray = (side: number, i: number): number => (noise(seed, side, i) - 0.5) * 2 * ROUGH;

  // West to east along the north shore, around the east end, back along the south shore, around the west end.
  const from = closedWest ? CAP : 0;
  const to = closedEast ? width - CAP : width;
  const edge = (side: -1 | 1, x: number): Point => {
    const fromOpen = Math.min(closedWest ? width : x + JOIN, closedEast ? width : width + JOIN - x);
    const y = MIDDLE + side * (HALF + out) + (fromOpen <= LEVEL + JOIN ? 0 : stray(side, Math.round(x / STEP)));
    return { x, y, corner: fromOpen === 0 };
  };
  const steps = Math.max(1, Math.round((to - from) / STEP));
  const along = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  // At an open side the coast is level and reaches a little over the edge, so that neighbours join without a gap.
  if (!closedWest) along.splice(0, 1, -JOIN, LEVEL);
  if (!closedEast) along.splice(-1, 1, width - LEVEL, width + JOIN);
  points.push(...along.map((x) => edge(-1, x)));
  if (closedEast) points.push(...cap(width - CAP, 1, out, stray));
  points.push(...along.reverse().map((x) => edge(1, x)));
  if (closedWest) points.push(...cap(CAP, -1, out, stray));
  return smoothOutline(points);
}

function cap(x: number, side: -1 | 1, out: number, stray: (side: number, i: number) => number): Point[] {
  return [-1, 0, 1].map((i) => {
    const angle = (i * side * Math.PI) / 4;
    const far = out + stray(7 * side, i) / 3;
    return {
      x: x + side * (CAP_RADIUS + far) * Math.cos(angle),
      y: MIDDLE + (HALF + far) * Math.sin(angle),
    };
  });
}

/** A number for a tile's coast and trees: the same island always looks the same. */
export function seedOf(row: Row, column: number): number {
  return ROWS.indexOf(row) * 41 + column;
}
