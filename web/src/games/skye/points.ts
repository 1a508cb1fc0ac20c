/** Finds what the bubble of a lesson points at; `presentation/lesson_points.py` says what there is. */

export function lessonPoint(point: string): string {
  if (point === "clan") return ".main .mine";
  // Tiles to choose from are in the market; those of the clan area, and free cells, in it.
  return /^T\d+$/.test(point) ? `.market [data-at="${point}"]` : `[data-at="${point}"]`;
}
