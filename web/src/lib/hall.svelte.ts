/** The hall that the page belongs to: what there is to play, and who the reader is. */

import type { HallInfo, Me } from "../protocol";
import { api, HallError } from "./api";
import { settings, usual } from "./settings.svelte";
import { addHallTexts, hasHallTexts, t } from "./texts.svelte";

const AGAIN = 1500; // milliseconds between two tries to reach a hall that does not answer

export const hall = $state({
  info: null as HallInfo | null,
  me: null as Me | null,
  trouble: null as string | null, // why the hall does not answer
});

/** Ask the hall what it has, until it answers. */
export async function enterHall(): Promise<void> {
  try {
    [hall.info, hall.me] = await Promise.all([api.hall(), api.me()]);
    hall.trouble = null;
  } catch (error) {
    hall.trouble = error instanceof HallError ? error.message : t("error-no-connection");
    setTimeout(() => void enterHall(), AGAIN);
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

/** The level that was chosen last; where the hall does not offer it any more, the one for newcomers. */
export function usualLevel(): string {
  return hall.info?.levels.includes(settings.bots) === false ? usual.bots : settings.bots;
}

/** Take a name, or another one. */
export async function rename(name: string): Promise<void> {
  hall.me = await api.rename(name.trim());
}

const NAMES = ["Alva", "Bodil", "Eirik", "Freydis", "Gunnar", "Halla", "Ingvar", "Ketil", "Leif", "Ragna", "Sif", "Torvald", "Ulf", "Ylva"];

/** A name for a newcomer who does not want to think of one. */
export const suggestedName = NAMES[Math.floor(Math.random() * NAMES.length)]!;

/** Make sure that the hall knows the reader, under the suggested name if she has not chosen one. */
export async function introduce(): Promise<void> {
  if (!hall.me?.guest) await rename(suggestedName);
}
