/** Legal actions as spots that glow on my display. */

import type { Action } from "../types";
import { find, LETTERS, lineOf, placeOf, withWord, type Place } from "./places";
import { ROWS, type Figure, type TileName, type VikingsView } from "./view";

/** Somewhere on a display that answers what is asked: a cell, or a row of the mainland. */
export interface Spot {
  action: Action;
  place: Place | null; // null is the mainland
  line?: number; // which of its rows, from the top
  hint?: boolean;
}

/** Everything on my display that can be chosen now. */
export function spotsOn(view: VikingsView, legal: Action[], hint: number | null): Spot[] {
  const spots: Spot[] = [];
  for (const action of legal) {
    const place = placeOf(action.text);
    if (place) spots.push({ action, place });
  }
  const stay = find(legal, "stay");
  const go = find(legal, "go");
  const there = view.cell ? placeOf(view.cell) : null;
  if (stay && there) spots.push({ action: stay, place: there });
  if (go && there) spots.push({ action: go, place: null, line: lineOf(there) });
  for (const [letter, action] of withWord(legal, "ferry")) {
    const row = LETTERS[letter];
    if (row) spots.push({ action, place: null, line: (ROWS as readonly string[]).indexOf(row) + 1 });
  }
  return spots.map((spot) => ({ ...spot, hint: spot.action.id === hint }));
}

/** What would lie or stand on a spot, were it chosen. */
export interface Coming {
  tile: TileName | null;
  figure: Figure | null;
}

export function comingTo(view: VikingsView, spot: Spot): Coming {
  if (spot.action.text.startsWith("start ")) return { tile: "left", figure: null };
  if (view.ferry !== null) return { tile: null, figure: spot.place?.on === "island" ? spot.place.row : null };
  return { tile: view.cell === null ? (view.bought?.tile ?? null) : null, figure: null };
}
