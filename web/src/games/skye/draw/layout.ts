/** Everything on a tile and where it is drawn: areas, roads, things placed by area without overlap, and what fills the rest. */

import { smoothOutline } from "../../shared/curve";
import { noise } from "../../shared/noise";
import type { Kind, Terrain, TileFace } from "../tile";
import { CELL, CENTRE, distance, isInside, smoothLine, toLine, toOutline, type Point } from "./geometry";
import { contents, landOf, seedOf } from "./land";
import { bridgesOf, roadsOf } from "./roads";

/** Something that stands on a tile. */
export interface Standing extends Point {
  kind: Kind;
  area: number;
  r: number;
}

/** What fills an area and tells terrains apart without colour: peaks, waves, tufts. */
interface Filling extends Point {
  terrain: Terrain;
  size: number;
}

interface Layout {
  areas: { terrain: Terrain; path: string; outline: Point[]; inside: boolean; wet: boolean }[];
  borders: { path: string; wet: boolean; areas: [number, number] }[];
  roads: string[]; // one path for each road
  ends: Point[]; // of roads that lead nowhere
  bridges: string[];
  things: Standing[];
  fillings: Filling[];
}

// How much room each kind would like, in the tile's units from its middle to its rim.
const SIZE: Record<Kind, number> = {
  castle: 19,
  scroll: 13,
  farm: 12,
  lighthouse: 12,
  broch: 11.5,
  ship: 11.5,
  barrels: 10.5,
  cattle: 10.5,
  sheep: 9.5,
};
const SMALLEST = 7;
const ROAD = 5; // half of a road's width, with its edges
const GRID = 3;
const PASSES = 5;
const AIRY = 1.35; // more room than that, as a part of a thing's size, is not looked for
const RIM = 2; // things may come nearer to a tile's edge than to a border
const SPACING: Record<Terrain, number> = { mountain: 15, water: 17, pasture: 16 };

const layouts = new Map<string, Layout>();

/** The drawing of a tile, worked out once. */
export function layoutOf(face: TileFace): Layout {
  const key = JSON.stringify(face);
  const known = layouts.get(key);
  if (known) return known;
  const made = layOut(face);
  layouts.set(key, made);
  return made;
}

function layOut(face: TileFace): Layout {
  const land = landOf(face);
  const roads = roadsOf(face, land);
  const lines = roads.flat();
  const outlines = face.areas.map(([, sides], area) =>
    sides ? land.outlines[area]! : island(face, area, lines, land.outlines),
  );
  const inside = face.areas.map(([, sides]) => sides === "");
  const terrain = (area: number): Terrain => face.areas[area]![0];
  const insides = outlines.filter((_, area) => inside[area]);
  const things = place(face, outlines, inside, lines);
  const waters = outlines.filter((_, area) => terrain(area) === "water");
  const liesInWater = (outline: Point[]): boolean => outline.some((p) => waters.some((water) => isInside(p, water)));
  return {
    areas: outlines.map((outline, area) => ({
      terrain: terrain(area),
      path: smoothOutline(outline),
      outline,
      inside: inside[area]!,
      wet: terrain(area) === "water" || (inside[area]! && liesInWater(outline)),
    })),
    borders: land.borders.map(({ points, areas }) => ({
      path: smoothLine(points),
      areas,
      wet: areas.some((area) => terrain(area) === "water"),
    })),
    roads: roads.map((parts) => parts.map(smoothLine).join("")),
    ends: roads.flatMap((parts, road) => (face.roads[road]!.length === 1 ? [parts[0]!.at(-1)!] : [])),
    bridges: bridgesOf(roads, waters).map(smoothLine),
    things,
    fillings: fill(face, outlines, inside, insides, lines, things),
  };
}

const grid = (step: number): Point[] => {
  const count = Math.floor(CELL / step);
  return Array.from({ length: count * count }, (_, i) => ({
    x: ((i % count) + 0.5) * step,
    y: (Math.floor(i / count) + 0.5) * step,
  }));
};

/** An area that lies inside the tile: round, off the roads, not in an area of its own terrain. */
function island(face: TileFace, area: number, lines: Point[][], outlines: Point[][]): Point[] {
  const radius = Math.min(25, 15 + 4 * contents(face, area));
  const alike = outlines.filter(
    (outline, other) => outline.length && other !== area && face.areas[other]![0] === face.areas[area]![0],
  );
  const score = (p: Point): number => {
    const free = Math.min(
      ...lines.map((line) => toLine(p, line) - ROAD),
      ...[p.x, p.y, CELL - p.x, CELL - p.y].map((edge) => edge - 6),
    );
    const apart = alike.some((outline) => isInside(p, outline) || toOutline(p, outline) < radius) ? -30 : 0;
    const border = Math.min(...outlines.filter((outline) => outline.length).map((outline) => toOutline(p, outline)));
    return Math.min(free, radius + 2) + apart + Math.min(0, border - radius) / 3 - distance(p, CENTRE) / 12;
  };
  const spots = grid(4);
  const centre = spots.reduce((best, p) => (score(p) > score(best) ? p : best), CENTRE);
  const free = Math.min(radius, ...lines.map((line) => toLine(centre, line) - ROAD - 1));
  const seed = seedOf(face.name) + area;
  return Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    const far = Math.max(12, free) * (0.93 + 0.14 * noise(seed, i));
    return { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
  });
}

/** Put the things of each area where they have most room, near its middle; then let each look for a better place. */
function place(face: TileFace, outlines: Point[][], inside: boolean[], lines: Point[][]): Standing[] {
  const things: Standing[] = [];
  const spots = grid(GRID);
  face.areas.forEach((_, area) => {
    const kinds = face.objects.filter(([, where]) => where === area).map(([kind]) => kind);
    if (face.scroll?.area === area) kinds.push("scroll");
    if (!kinds.length) return;
    const outline = outlines[area]!;
    const others = outlines.filter((_, other) => inside[other] && other !== area);
    const free = spots
      .filter((p) => isInside(p, outline) && !others.some((other) => isInside(p, other)))
      .map((p) => ({ ...p, room: roomAt(p, outline, others, lines) }));
    const middle = centroid(free);
    const own: Standing[] = kinds
      .sort((a, b) => SIZE[b] - SIZE[a])
      .map((kind) => ({ kind, area, x: NaN, y: NaN, r: SIZE[kind] }));
    // The castle stands alone, where its roads meet.
    const castle = own.find((thing) => thing.kind === "castle");
    if (castle) return void things.push({ ...castle, ...CENTRE, y: CENTRE.y - 3 });
    for (let pass = 0; pass < PASSES; pass++) {
      for (const thing of own) {
        const rest = own.filter((other) => other !== thing && !Number.isNaN(other.x));
        const gap = (p: Point & { room: number }): number =>
          Math.min(p.room, ...rest.map((other) => distance(p, other) - other.r * 0.95));
        let best = -Infinity;
        for (const p of free) {
          const worth = Math.min(gap(p) / SIZE[thing.kind], AIRY) - distance(p, middle) / 500;
          if (worth > best) [best, thing.x, thing.y, thing.r] = [worth, p.x, p.y, gap(p)];
        }
        thing.r = Math.max(SMALLEST, Math.min(SIZE[thing.kind], thing.r));
      }
    }
    things.push(...own);
  });
  // What stands further south is in front.
  return things.sort((a, b) => a.y - b.y);
}

/** How far a point is from everything that does not move. */
function roomAt(p: Point, outline: Point[], others: Point[][], lines: Point[][]): number {
  const rim = [p.x, p.y, CELL - p.x, CELL - p.y].map((edge) => edge - RIM);
  const inner = toOutline(p, outline) + 1;
  const edge = Math.min(...rim);
  // Along the tile's own edge the outline is no border.
  const border = inner < edge + RIM + 1.5 ? inner : edge;
  return Math.min(
    edge,
    border,
    ...others.map((other) => toOutline(p, other)),
    ...lines.map((line) => toLine(p, line) - ROAD),
  );
}

function centroid(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function fill(
  face: TileFace,
  outlines: Point[][],
  inside: boolean[],
  insides: Point[][],
  lines: Point[][],
  things: Standing[],
): Filling[] {
  const fillings: Filling[] = [];
  const seed = seedOf(face.name);
  outlines.forEach((outline, area) => {
    const terrain = face.areas[area]![0];
    const spots = grid(5).map((p, i) => ({
      x: p.x + 4 * noise(seed, i, 1) - 2,
      y: p.y + 4 * noise(seed, i, 2) - 2,
      order: noise(seed, i, 3),
    }));
    for (const p of spots.sort((a, b) => a.order - b.order)) {
      const others = inside[area] ? [] : insides;
      if (!isInside(p, outline) || others.some((other) => isInside(p, other) || toOutline(p, other) < 7)) continue;
      const room = Math.min(toOutline(p, outline), ...lines.map((line) => toLine(p, line) - ROAD + 1));
      const near = Math.min(...things.map((thing) => distance(p, thing) - thing.r), Infinity);
      const apart = Math.min(...fillings.map((other) => distance(p, other)), Infinity);
      if (room < (terrain === "mountain" ? 8 : 6.5) || near < 5 || apart < SPACING[terrain]) continue;
      fillings.push({ x: p.x, y: p.y, terrain, size: 0.8 + 0.4 * noise(seed, p.order * 997, 4) });
    }
  });
  return fillings.sort((a, b) => a.y - b.y);
}
