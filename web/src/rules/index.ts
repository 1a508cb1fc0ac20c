/** The rules of each game in our own words, with the rulings on what they leave open, fetched when somebody wants to read them. */

import { api } from "../lib/api";
import { hall } from "../lib/hall.svelte";
import type { GameInfo, RulesText } from "../protocol";
import type { Language } from "../lib/texts.svelte";
import { read, type Chapter } from "./markdown";

const texts = import.meta.glob<string>("../games/*/rules/*.md", { query: "?raw", import: "default" });

/** Read a game's rules: in its folder here, or else from the hall, where the game brings them. */
export async function loadRules(game: string, language: Language): Promise<Chapter[]> {
  if (hall.info?.games.some((some) => some.name === game && some.rules)) {
    return read((await api.ofGame<RulesText>(game, "rules", { language })).text);
  }
  const parts = [
    texts[`../games/${game}/rules/${language}.md`],
    texts[`../games/${game}/rules/rulings.${language}.md`],
  ];
  const chapters = await Promise.all(parts.map(async (load) => (load ? read(await load()) : [])));
  return chapters.flat();
}

/** Whether there are rules of a game to read. */
export function hasRules(game: GameInfo): boolean {
  return game.rules || texts[`../games/${game.name}/rules/en.md`] !== undefined;
}

/** The chapter of the rulings, whose items have numbers. */
export const RULINGS = "rulings";

/** The address of a ruling. */
export function rulingAddress(game: string, ruling: number): string {
  return `/rules/${game}#ruling-${ruling}`;
}

/** The ruling that the address of this page names. */
export function rulingAsked(): number | null {
  const asked = /^#ruling-(\d+)$/.exec(location.hash);
  return asked ? Number(asked[1]) : null;
}
