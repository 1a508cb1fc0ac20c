/** Legal places as spots that glow on my clan area, for the tile as it is turned now. */

import type { Action } from "../types";
import { layingOf, placeOf, type Place, type PlayerView } from "./view";

/** A free cell beside the clan area while a tile is about to be placed. */
export interface Spot {
  place: Place;
  action: Action | null; // a click on it; null where the tile fits in no way
  turn: number; // how the tile lies then
  asTurned: boolean; // it fits as it is turned now
  others: { action: Action; turn: number }[]; // further ways in which it fits
  clashes: string; // the sides that do not fit as it is turned now
  gain: number | null; // points as things are, with that turn
}

export function spotsOn(player: PlayerView, legal: Action[], turn: number): Spot[] {
  const ways = new Map<string, { action: Action; turn: number }[]>();
  for (const action of legal) {
    const laying = layingOf(action.text);
    if (laying) ways.set(laying.place.cell, [...(ways.get(laying.place.cell) ?? []), { action, turn: laying.turn }]);
  }
  return player.fits.flatMap(({ cell, clashes, gains }) => {
    const place = placeOf(cell);
    if (!place) return [];
    // As it is turned now, or turned on as little as possible.
    const fitting = (ways.get(cell) ?? []).sort((a, b) => ((a.turn - turn + 4) % 4) - ((b.turn - turn + 4) % 4));
    const [first, ...others] = fitting;
    return {
      place,
      action: first?.action ?? null,
      turn: first?.turn ?? turn,
      asTurned: first?.turn === turn,
      others,
      clashes: clashes[turn] ?? "",
      gain: first ? (gains[first.turn] ?? null) : null,
    };
  });
}
