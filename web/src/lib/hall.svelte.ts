/** The hall that the page belongs to: what there is to play, and who the reader is. */

import type { Compiling, HallInfo, Me, SeatInfo } from "../protocol";
import { api, HallError } from "./api";
import { reach } from "./reach.svelte";
import { settings, usual } from "./settings.svelte";
import { addHallTexts, hasHallTexts, levelName, sayShared, t } from "./texts.svelte";

const AGAIN = 1500; // milliseconds between two tries to reach a hall that does not answer

export const hall = $state({
  info: null as HallInfo | null,
  me: null as Me | null,
  compiling: null as Compiling | null, // how far the first start on its machine is, as it was told last
  trouble: null as string | null, // why the hall does not answer
});

let entering = false;

/** Ask the hall what it has, until it answers itself. */
export async function enterHall(): Promise<void> {
  if (entering) return;
  entering = true;
  while (!(await isEntered())) await new Promise((resolve) => setTimeout(resolve, AGAIN));
  entering = false;
}

async function isEntered(): Promise<boolean> {
  try {
    const [info, me] = await Promise.all([api.hall(), api.me()]);
    // What is read without the hall is not drawn anew with each try.
    if (hall.info === null || reach.keptAt === null) hall.info = info;
    hall.compiling = info.compiling;
    if (me.guest !== hall.me?.guest || me.name !== hall.me?.name) hall.me = me;
    hall.trouble = null;
    return reach.keptAt === null;
  } catch (error) {
    hall.trouble = error instanceof HallError ? error.message : t("error-no-connection");
    return false;
  }
}

/** Fetch the catalogues of the chosen language, until they are there. */
export async function fetchTexts(): Promise<void> {
  const language = settings.language;
  if (hasHallTexts(language)) return;
  try {
    addHallTexts(await api.texts(language));
  } catch {
    setTimeout(() => void fetchTexts(), AGAIN);
  }
}

/** When a level of bots, or hints without one, will be there at a game; nothing where they are. */
export function readyIn(game: string, level: string | null): string {
  const waits = hall.compiling?.games?.find((some) => some.game === game);
  if (!waits || !(level === null ? waits.hints : waits.levels.includes(level))) return "";
  return waits.seconds === null ? t("ready-never") : t("ready-in", { minutes: Math.round(waits.seconds / 60) });
}

/** Say who plays a bot's seat just now. */
export function botOn(seat: SeatInfo): string {
  return seat.plays
    ? t("seat-bot-for-now", { level: levelName(seat.plays) })
    : t("seat-bot", { level: levelName(seat.level) });
}

/** Say of a seat that another level plays when its own will be there. */
export function whenOf(game: string, seat: SeatInfo): string {
  return seat.plays ? `${levelName(seat.level)}: ${readyIn(game, seat.level)}` : "";
}

/** For how many seconds a bot thinks about a choice at most; null where nobody knows. */
export function secondsOf(level: string | null): number | null {
  return hall.info?.bots?.find((bot) => bot.name === (level ?? "medium"))?.seconds ?? null;
}

/** Say how strong a level is and how long it thinks, in the words that belong to it. */
export function aboutLevel(level: string | null): string {
  const name = level ?? "medium";
  const known = hall.info?.bots?.some((bot) => bot.name === name) ?? false;
  const seconds = secondsOf(name);
  const time =
    seconds === null
      ? sayShared("bot-thinks-briefly")
      : seconds < 0.1
        ? sayShared("bot-answers")
        : sayShared("bot-thinks", { seconds: Math.max(1, Math.round(seconds)) });
  return [sayShared(`level-${name}-about`), known ? time : ""].filter(Boolean).join(" ");
}

/** Where points and money can come from in a game, in the order of its rulebook. */
export function sourcesOf(game: string | undefined): string[] {
  return hall.info?.games.find((some) => some.name === game)?.sources ?? [];
}

/** The level that was chosen last; where the hall does not offer it any more, the one for newcomers. */
export function usualLevel(): string {
  return hall.info?.levels.includes(settings.bots) === false ? usual.bots : settings.bots;
}

/** Take a name, or another one. The browser keeps it, too, for a hall that has forgotten the guest. */
export async function rename(name: string): Promise<void> {
  hall.me = await api.rename(name.trim());
  settings.name = hall.me.name ?? name.trim();
}

const NAMES = [
  "Alva",
  "Bodil",
  "Eirik",
  "Freydis",
  "Gunnar",
  "Halla",
  "Ingvar",
  "Ketil",
  "Leif",
  "Ragna",
  "Sif",
  "Torvald",
  "Ulf",
  "Ylva",
];

/** The name that the reader had last; for a newcomer who does not want to think of one, one that stays the same. */
settings.name ||= NAMES[Math.floor(Math.random() * NAMES.length)]!;

/** The reader's name, as far as the hall or the browser knows it. */
export function myName(): string {
  return hall.me?.name ?? settings.name;
}

/** Make sure that the hall knows the reader, under the name that the browser has if they have not chosen one. */
export async function introduce(): Promise<void> {
  if (!hall.me?.guest) await rename(settings.name);
}
