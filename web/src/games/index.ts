/** Finds the games that have a folder of their own here; all others get the plain table. */

import { addModuleTexts } from "../lib/texts.svelte";
import { plainGame } from "./plain";
import type { GameModule } from "./types";

const drawn = import.meta.glob<{ default: GameModule }>(["./*/index.ts", "!./plain/index.ts"]);

const loaded = new Map<string, Promise<GameModule>>();

/** Fetch a game's part of the page, once. */
export function loadGame(name: string): Promise<GameModule> {
  const known = loaded.get(name);
  if (known) return known;
  const load = drawn[`./${name}/index.ts`];
  const module = load ? load().then((file) => file.default) : Promise.resolve(plainGame(name));
  loaded.set(
    name,
    module.then((game) => {
      if (game.texts) addModuleTexts(name, game.texts);
      return game;
    }),
  );
  return loaded.get(name)!;
}
