/** What there is to say about a building, and what lies on it. */

import type { Tabletop } from "./tabletop";
import { faceOf } from "./tabletop";
import { cardOf, RESOURCES, type BuildingView, type PlayerView } from "./view";

export interface Spot {
  kind: string; // of resource
  there: boolean; // a token lies on it; else there is room for one
}

/** The tokens on a building with the room that is left; a town hall has what is loose. */
export function tokensOn(top: Tabletop, house: BuildingView, player: PlayerView): Spot[] {
  if (house.building === "hall") {
    return RESOURCES.flatMap((kind) =>
      Array.from({ length: player.hall_tokens[kind] ?? 0 }, () => ({ kind, there: true })),
    );
  }
  const holds = faceOf(top, cardOf(house, player.level)).effects.find((effect) =>
    ["store", "produce"].includes(effect.word),
  );
  if (!holds) return [];
  const room = Math.max(house.tokens, holds.word === "store" ? (holds.n ?? 0) : 0);
  return Array.from({ length: room }, (_, i) => ({ kind: holds.what ?? "beer", there: i < house.tokens }));
}

/** Say in which state a building is. */
export function describe(top: Tabletop, house: BuildingView, player: PlayerView): string {
  const { t } = top;
  const lies = tokensOn(top, house, player).filter((spot) => spot.there).length;
  return [
    t("gonewild-defends", { n: house.defence }),
    house.guard ? t("gonewild-guarded", { n: house.guard }) : "",
    lies ? t("gonewild-lies", { n: lies }) : "",
    house.under_construction ? t("gonewild-under-construction") : "",
    house.damaged ? t("gonewild-damaged") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
