/** The rules of each game in our own words, fetched when somebody wants to read them. */

import type { Language } from "../lib/texts.svelte";
import { read, type Chapter } from "./markdown";

const texts = import.meta.glob<string>("./*/*.md", { query: "?raw", import: "default" });

export async function loadRules(game: string, language: Language): Promise<Chapter[]> {
  const load = texts[`./${game}/${language}.md`];
  return load ? read(await load()) : [];
}
