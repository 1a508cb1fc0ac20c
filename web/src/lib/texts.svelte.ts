/** The page's words: its own catalogue, and the engine's and the games', which the hall sends. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Translate } from "../games/types";
import type { Texts } from "../protocol";
import de from "../texts/de.ftl?raw";
import en from "../texts/en.ftl?raw";
import { settings } from "./settings.svelte";

export type Language = "en" | "de";
type Sources = Record<Language, string>;

/** Bundles are asked in their order; the page's own comes first. */
function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const own: Record<Language, FluentBundle> = { en: bundle("en", en), de: bundle("de", de) };
const fromHall: Partial<Record<Language, { shared: FluentBundle[]; games: Record<string, FluentBundle> }>> = $state({});
const fromModules: Record<string, Record<Language, FluentBundle>> = $state({});

/** Take over the catalogues that the hall has sent. */
export function addHallTexts(texts: Texts): void {
  const language = texts.language;
  fromHall[language] = {
    shared: [texts.engine, texts.hall, texts.bots ?? ""].map((source) => bundle(language, source)),
    games: Object.fromEntries(Object.entries(texts.games).map(([game, source]) => [game, bundle(language, source)])),
  };
}

/** Whether the hall's catalogues of a language are here. */
export function hasHallTexts(language: Language): boolean {
  return fromHall[language] !== undefined;
}

/** Take over the words that a game's part of the page brings along. */
export function addModuleTexts(game: string, sources: Sources): void {
  fromModules[game] ??= { en: bundle("en", sources.en), de: bundle("de", sources.de) };
}

/** Say something of the page's own catalogue in the reader's language. */
export const t: Translate = (key, args) => say([own[settings.language]], key, args);

/** Say something of the catalogues that all games share, or nothing where they do not have it. */
export function sayShared(key: string, args?: Record<string, string | number>): string {
  const said = say(fromHall[settings.language]?.shared ?? [], key, args);
  return said === key ? "" : said;
}

/** Say what a level of bots is called, or the name of a bot that whoever runs the hall offers. */
export function levelName(level: string | null): string {
  const name = level ?? "medium";
  return sayShared(`level-${name}`) || name;
}

/** Say something of the page's, a game's or the engine's catalogue. */
export function translator(game: string): Translate {
  return (key, args) => say(bundlesOf(game), key, args);
}

function bundlesOf(game: string): FluentBundle[] {
  const language = settings.language;
  const hall = fromHall[language];
  const all = [own[language], fromModules[game]?.[language], hall?.games[game], ...(hall?.shared ?? [])];
  return all.filter((some) => some !== undefined);
}

function say(bundles: FluentBundle[], key: string, args?: Record<string, FluentVariable>): string {
  for (const some of bundles) {
    const pattern = some.getMessage(key)?.value;
    if (pattern) return some.formatPattern(pattern, args ?? null, []);
  }
  return key; // a mistake of ours: seen on the page, and by the tests
}

/** Join names as people do: Anna, Ben and Carla. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language === "en" ? "en-GB" : settings.language).format(names);
}

/** Whether there is a text of a key, in the page's, a game's or the engine's catalogue. */
export function knows(key: string, game: string): boolean {
  return bundlesOf(game).some((some) => some.hasMessage(key));
}
