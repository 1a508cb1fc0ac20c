/** The players of a table that is about to be built. */

import { notify } from "../lib/notices.svelte";
import { t } from "../lib/texts.svelte";

/** What a player is called who has no name. */
export function playerName(seat: number): string {
  return t("score-player", { number: seat + 1 });
}

/** Begin with the position of a link, or with one player who has nothing; `read` gives null for what is no position. */
export function begin<Player>(
  start: string,
  most: number,
  read: (text: string) => Player[] | null,
  empty: (name: string) => Player,
): Player[] {
  const players = start ? read(start) : [];
  if (players === null) notify(t("score-unreadable"), "trouble");
  return players?.length ? players.slice(0, most) : [empty(playerName(0))];
}
