/** Points, lines and distances in a tile's own units: 100 wide, 100 high, its printed north edge up. */

export interface Point {
  x: number;
  y: number;
  corner?: boolean; // the line bends sharply here
}

export const CELL = 100;
export const CENTRE: Point = { x: 50, y: 50 };
export const SIDES = "NESW";
export const SIDE_NAMES = ["north", "east", "south", "west"] as const;

// Side i runs from corner i to corner i + 1, clockwise.
export const CORNERS: Point[] = [
  { x: 0, y: 0, corner: true },
  { x: CELL, y: 0, corner: true },
  { x: CELL, y: CELL, corner: true },
  { x: 0, y: CELL, corner: true },
];
export const OUTWARD: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
export const moved = (a: Point, by: Point, far: number): Point => ({ x: a.x + by.x * far, y: a.y + by.y * far });

/** The middle of a tile's edge. */
export const edgeMiddle = (side: number): Point => moved(CENTRE, OUTWARD[side]!, CELL / 2);

/** A point after so many quarter turns clockwise around the tile's centre. */
export function turned({ x, y }: Point, turn: number): Point {
  if (turn === 0) return { x, y };
  return turned({ x: CELL - y, y: x }, turn - 1);
}

/** Points along a cubic Bézier curve, its ends included. */
export function cubic(a: Point, b: Point, c: Point, d: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const [p, q, r] = [between(a, b, t), between(b, c, t), between(c, d, t)];
    return between(between(p, q, t), between(q, r, t), t);
  });
}

export const quadratic = (a: Point, b: Point, c: Point, steps: number): Point[] =>
  cubic(a, between(a, b, 2 / 3), between(c, b, 2 / 3), c, steps);

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

/** The distance of a point from a line through points. */
export function toLine(p: Point, line: Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, toSegment(p, line[i - 1]!, line[i]!));
  return least;
}

export const toOutline = (p: Point, outline: Point[]): number => toLine(p, [...outline, outline[0]!]);

export function isInside(p: Point, outline: Point[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** An open line, smooth through its points. */
export function smoothLine(points: Point[]): string {
  let path = `M${short(points[0]!.x)} ${short(points[0]!.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [points[i]!, points[i + 1]!];
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${[leave.x, leave.y, arrive.x, arrive.y, to.x, to.y].map(short).join(" ")}`;
  }
  return path;
}
