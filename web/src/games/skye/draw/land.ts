/** The areas of a tile: its outline walked along the edges, and soft borders from corner to corner where terrain changes. */

import { noise } from "../../shared/noise";
import type { TileFace } from "../tile";
import { between, CENTRE, CORNERS, cubic, distance, moved, OUTWARD, SIDES, type Point } from "./geometry";

/** A border between two areas of a tile. */
interface Border {
  points: Point[];
  areas: [number, number];
}

export interface Land {
  areaAt: number[]; // by side
  outlines: Point[][]; // by area; empty for one that lies inside, which is placed later
  borders: Border[];
  hub: Point | null; // where three or four areas meet
}

const STEPS = 10;
const ROUGH = 3.2; // how far a border strays
const CAP = 33; // how far an area of one edge reaches in
const ROOM = 5; // more for each thing that stands there
const DEEPEST = 50;
const TO_WATER = 11; // how far water keeps to its own edge where areas meet

/** A number for a tile's borders: the same tile always looks the same. */
export function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

/** How many things stand in an area. */
export function contents(face: TileFace, area: number): number {
  const scroll = face.scroll?.area === area ? 2 : 0;
  return face.objects.filter(([, where]) => where === area).length + scroll;
}

export function landOf(face: TileFace): Land {
  const seed = seedOf(face.name);
  const areaAt = [...SIDES].map((side) => face.areas.findIndex(([, sides]) => sides.includes(side)));
  const changes = [0, 1, 2, 3].filter((corner) => areaAt[corner] !== areaAt[(corner + 3) % 4]);
  const band = changes.length === 4 ? [0, 1].find((side) => areaAt[side] === areaAt[side + 2]) : undefined;
  // Borders that run from a corner to a corner, and those that run from a corner to the hub.
  const across: [from: number, to: number, points: Point[]][] = [];
  const inward = new Map<number, Point[]>();
  let hub: Point | null = null;
  if (band !== undefined) {
    for (const side of [band + 1, (band + 3) % 4]) across.push([side, (side + 1) % 4, cap(face, areaAt, side, seed)]);
  } else if (changes.length === 2) {
    const [first, second] = changes as [number, number];
    const single = second - first === 1 ? first : second - first === 3 ? second : null;
    if (single === null) across.push([first, second, wavy(diagonal(CORNERS[first]!, CORNERS[second]!), seed)]);
    else across.push([single, (single + 1) % 4, cap(face, areaAt, single, seed)]);
  } else if (changes.length > 2) {
    hub = { ...meeting(face, areaAt), corner: true };
    for (const corner of changes) inward.set(corner, wavy(straight(CORNERS[corner]!, hub), seed + corner));
  }

  const borders: Border[] = [
    ...across.map(([from, , points]): Border => ({ points, areas: [areaAt[from]!, areaAt[(from + 3) % 4]!] })),
    ...[...inward].map(([corner, points]): Border => ({ points, areas: [areaAt[corner]!, areaAt[(corner + 3) % 4]!] })),
  ];
  const outlines = face.areas.map((_, area) => walk(area, areaAt, across, inward));
  return { areaAt, outlines, borders, hub };
}

/** Walk around an area clockwise: along its edges, and along the border wherever another area begins. */
function walk(
  area: number,
  areaAt: number[],
  across: [number, number, Point[]][],
  inward: Map<number, Point[]>,
): Point[] {
  const sides = [0, 1, 2, 3];
  const runs = sides.filter((side) => areaAt[side] === area && areaAt[(side + 3) % 4] !== area);
  if (!areaAt.includes(area)) return [];
  if (runs.length === 0) return CORNERS;
  const outline: Point[] = [];
  const first = runs[0]!;
  let side = first;
  do {
    const began = side;
    outline.push(CORNERS[side]!);
    while (areaAt[side] === area) {
      side = (side + 1) % 4;
      outline.push(CORNERS[side]!);
    }
    const way = across.find(([from, to]) => from === side || to === side);
    if (way) {
      const [from, to, points] = way;
      outline.push(...(from === side ? points : [...points].reverse()).slice(1, -1));
      side = from === side ? to : from;
    } else {
      outline.push(...inward.get(side)!.slice(1), ...[...inward.get(began)!].reverse().slice(1, -1));
      side = began;
    }
  } while (side !== first);
  return outline;
}

/** The border of an area that has one edge: a bow from corner to corner, deeper where more stands in it. */
function cap(face: TileFace, areaAt: number[], side: number, seed: number): Point[] {
  const deep = Math.min(DEEPEST, CAP + ROOM * Math.max(0, contents(face, areaAt[side]!) - 1));
  const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % 4]!];
  const inwards = OUTWARD[(side + 2) % 4]!;
  const bow = cubic(
    from,
    moved(between(from, to, 0.08), inwards, deep * 1.33),
    moved(between(from, to, 0.92), inwards, deep * 1.33),
    to,
    STEPS,
  );
  return wavy(bow, seed + side);
}

const straight = (from: Point, to: Point): Point[] => Array.from({ length: 7 }, (_, i) => between(from, to, i / 6));

const diagonal = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => between(from, to, i / STEPS));

/** Where three or four areas meet: near the middle, and nearer to the edge of water, so that roads keep dry. */
function meeting(face: TileFace, areaAt: number[]): Point {
  let hub = CENTRE;
  for (const area of new Set(areaAt)) {
    const sides = [0, 1, 2, 3].filter((side) => areaAt[side] === area);
    const towards = sides.reduce((sum, side) => moved(sum, OUTWARD[side]!, 1 / Math.sqrt(sides.length)), {
      x: 0,
      y: 0,
    });
    // An area of two edges is the largest of three: the others get some of its room.
    if (face.areas[area]![0] === "water") hub = moved(hub, towards, TO_WATER);
    else if (sides.length === 2) hub = moved(hub, towards, 4);
  }
  return hub;
}

/** Let the inner points of a line stray to its sides; its ends stay. */
function wavy(points: Point[], seed: number): Point[] {
  const length = distance(points[0]!, points.at(-1)!);
  return points.map((point, i) => {
    if (i === 0 || i === points.length - 1) return point;
    const [before, after] = [points[i - 1]!, points[i + 1]!];
    const far = distance(before, after) || 1;
    const stray = (noise(seed, i) - 0.5) * 2 * ROUGH * Math.min(1, length / 70);
    return { x: point.x - ((after.y - before.y) / far) * stray, y: point.y + ((after.x - before.x) / far) * stray };
  });
}
