/** The rules of each game in our own words, with the rulings on what they leave open, fetched when somebody wants to read them. */

import type { Language } from "../lib/texts.svelte";
import { read, type Chapter } from "./markdown";

const texts = import.meta.glob<string>("./*/*.md", { query: "?raw", import: "default" });

export async function loadRules(game: string, language: Language): Promise<Chapter[]> {
  const parts = [texts[`./${game}/${language}.md`], texts[`./${game}/rulings.${language}.md`]];
  const chapters = await Promise.all(parts.map(async (load) => (load ? read(await load()) : [])));
  return chapters.flat();
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
