/** Finds what the bubble of a lesson points at; `presentation/lesson_points.py` says what there is. */

export function lessonPoint(point: string): string {
  const card = /^card-(\w+)$/.exec(point);
  return card ? `.market [data-card="${card[1]}"]` : `[data-part="${point === "hand" ? "my-hand" : point}"]`;
}
