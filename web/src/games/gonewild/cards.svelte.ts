/** The faces of the cards, fetched once for each card set. */

import { api } from "../../lib/api";
import { complain } from "../../lib/notices.svelte";
import type { CardSet } from "./view";

const known: Record<string, CardSet> = $state({});
const asked: Record<string, boolean> = {};

/** Give the card set of a table, or the packaged one; null until it is here. */
export function cardSet(digest: string | null, players: number): CardSet | null {
  const key = `${digest ?? "packaged"}/${players}`;
  if (!known[key] && !asked[key]) {
    asked[key] = true;
    api.ofGame<CardSet>("gonewild", "cards", { players, ...(digest ? { digest } : {}) }).then(
      (set) => keep(key, set),
      (error) => {
        asked[key] = false; // the next look asks again
        complain(error);
      },
    );
  }
  return known[key] ?? null;
}

function keep(key: string, set: CardSet): void {
  known[key] = set;
}

/** Take over a card set without asking the hall for it. */
export function lay(set: CardSet): void {
  for (const digest of [set.digest, "packaged"]) keep(`${digest}/${set.players}`, set);
}
