/** The first real game: two players, an easy bot, and help that says what each choice brings. */

import type { GameInfo } from "../protocol";
import { api } from "../lib/api";
import { introduce } from "../lib/hall.svelte";
import { settings, usual } from "../lib/settings.svelte";
import { progressOf } from "./progress";

/** Whether a first real game comes next: a lesson was finished, and nothing begun since. */
export function canPlayForReal(game: GameInfo): boolean {
  return (
    !settings.begun.includes(game.name) && (game.lessons ?? []).some((lesson) => progressOf(game.name, lesson).done)
  );
}

/** Set up the table, and return where it is. */
export async function beginRealGame(game: GameInfo): Promise<string> {
  await introduce();
  const bots = Array.from({ length: game.fewest - 1 }, () => ({ kind: "bot" as const, level: usual.bots }));
  const table = await api.newTable({ game: game.name, seats: [{ kind: "me" }, ...bots], help: true });
  settings.help = true;
  settings.begun = [...settings.begun.filter((name) => name !== game.name), game.name];
  return `/table/${table.id}`;
}
