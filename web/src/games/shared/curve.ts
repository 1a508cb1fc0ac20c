/** A point of an outline; at a corner the line bends sharply. */
export interface Point {
  x: number;
  y: number;
  corner?: boolean;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Draw a closed line through points, smooth everywhere but at corners; straight from corner to corner. */
export function smoothOutline(points: Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  let path = `M${short(at(0).x)} ${short(at(0).y)}`;
  for (let i = 0; i < points.length; i++) {
    const from = at(i);
    const to = at(i + 1);
    if (from.corner && to.corner) {
      path += `L${short(to.x)} ${short(to.y)}`;
      continue;
    }
    // Catmull-Rom: the tangent at a point runs between its neighbours; at a corner it runs along the segment.
    const before = from.corner ? from : at(i - 1);
    const after = to.corner ? to : at(i + 2);
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${[leave.x, leave.y, arrive.x, arrive.y, to.x, to.y].map(short).join(" ")}`;
  }
  return `${path}Z`;
}
