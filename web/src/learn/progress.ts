/** How far the reader has come in lessons, remembered in this browser with the settings. */

import type { GameInfo } from "../protocol";
import { settings, type LessonProgress } from "../lib/settings.svelte";

const NOTHING: LessonProgress = { step: 0, done: false };

export function progressOf(game: string, lesson: string): LessonProgress {
  return settings.lessons[`${game}/${lesson}`] ?? NOTHING;
}

/** Remember the step that comes next; a lesson that was finished once stays finished. */
export function reach(game: string, lesson: string, step: number): void {
  settings.lessons[`${game}/${lesson}`] = { step, done: progressOf(game, lesson).done };
}

/** Remember that a lesson was finished; the next time it begins anew. */
export function finish(game: string, lesson: string): void {
  settings.lessons[`${game}/${lesson}`] = { step: 0, done: true };
}

/** Where a game is learned: its only lesson, or the list of its lessons. */
export function learnPath(game: GameInfo): string {
  const [first, ...others] = game.lessons ?? [];
  return first && others.length === 0 ? `/learn/${game.name}/${first}` : `/learn/${game.name}`;
}
