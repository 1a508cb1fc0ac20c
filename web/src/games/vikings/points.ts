/** Finds what the bubble of a lesson points at; `presentation/lesson_points.py` says what there is. */

export function lessonPoint(point: string, seat: number): string {
  const price = /^price-(\d+)$/.exec(point);
  if (price) return `[data-group="${price[1]}"]`;
  if (/^[VWNSGF]\d+$/.test(point) || point.startsWith("land-") || point === "mainland")
    return `.mine [data-at="${seat}-${point}"]`;
  return point === "display" ? ".mine" : `[data-at="${point}"]`;
}
