/** The roads of a tile: from the middles of their edges to each other, and bridges where water lies in between. */

import { noise } from "../../shared/noise";
import type { TileFace } from "../tile";
import {
  between,
  CENTRE,
  CORNERS,
  edgeMiddle,
  isInside,
  moved,
  OUTWARD,
  quadratic,
  SIDES,
  toOutline,
  type Point,
} from "./geometry";
import { seedOf, type Land } from "./land";

const STEPS = 12;
const DEAD_END = 40; // how far a road reaches that leads nowhere
const SHY = 8; // how near it comes to the border of its area
const ASIDE = 0.28; // how far two roads keep from each other, as a part of the way to their corners

/** The lines of each road; several where it forks. */
export function roadsOf(face: TileFace, land: Land): Point[][][] {
  return face.roads.map((road) =>
    roadLines(
      face,
      land,
      [...road].map((side) => SIDES.indexOf(side)),
    ),
  );
}

function roadLines(face: TileFace, land: Land, sides: number[]): Point[][] {
  const sway = (noise(seedOf(face.name), 77) - 0.5) * 10;
  const [first, second] = sides as [number, number];
  if (sides.length === 1) return [deadEnd(land, first)];
  if (sides.length > 2) {
    const middle = fork(face, land);
    return sides.map((side) => quadratic(edgeMiddle(side), moved(CENTRE, OUTWARD[side]!, 18), middle, STEPS));
  }
  const [from, to] = [edgeMiddle(first), edgeMiddle(second)];
  if (second - first === 2) {
    const across = OUTWARD[first + 1]!;
    const half = moved(fork(face, land), across, sway / 2);
    const bend = (end: Point): Point[] => quadratic(end, between(end, CENTRE, 0.5), half, STEPS / 2);
    return [[...bend(from), ...bend(to).reverse().slice(1)]];
  }
  const corner = CORNERS[second - first === 1 ? second : 0]!;
  const aside = face.roads.length > 1 ? ASIDE : 0;
  return [quadratic(from, between(CENTRE, corner, aside), to, STEPS)];
}

/** Where roads meet: the middle, away from where water comes near it. */
function fork(face: TileFace, land: Land): Point {
  let middle = CENTRE;
  if (!land.hub) return middle;
  for (const side of [0, 1, 2, 3]) {
    if (face.areas[land.areaAt[side]!]![0] === "water") middle = moved(middle, OUTWARD[(side + 2) % 4]!, 5);
  }
  return middle;
}

/** A road that ends within the area it begins in. */
function deadEnd(land: Land, side: number): Point[] {
  const outline = land.outlines[land.areaAt[side]!]!;
  const from = edgeMiddle(side);
  const inwards = OUTWARD[(side + 2) % 4]!;
  let far = DEAD_END;
  while (
    far > 12 &&
    !(isInside(moved(from, inwards, far), outline) && toOutline(moved(from, inwards, far), outline) > SHY)
  )
    far -= 2;
  const end = moved(moved(from, inwards, far), OUTWARD[(side + 1) % 4]!, 4);
  return quadratic(from, moved(from, inwards, far / 2), end, STEPS);
}

/** The parts of roads that lie over water. */
export function bridgesOf(roads: Point[][][], waters: Point[][]): Point[][] {
  const bridges: Point[][] = [];
  for (const line of roads.flat()) {
    let open: Point[] = [];
    for (const point of line) {
      if (waters.some((water) => isInside(point, water))) open.push(point);
      else if (open.length) [bridges[bridges.length], open] = [open, []];
    }
    if (open.length) bridges.push(open);
  }
  return bridges.filter((bridge) => bridge.length > 1);
}
