/** What the hall sends, with the names of the game's things. */

import type * as hall from "./protocol";

export type Counts = Record<string, number>;
export type Resource = "beer" | "gold";
export type GoneWildView = hall.GoneWildView;
export type PlayerView = hall.PlayerView;
export type BuildingView = hall.BuildingView;
export type MissionView = hall.MissionView;
export type CardFace = hall.CardFace;
export type CardEffect = hall.CardEffect;
export type CardSet = hall.CardSet;

export const RESOURCES: readonly Resource[] = ["beer", "gold"];

/** Each card of a pile singly, with a key that stays while others come and go. */
export function singly(counts: Counts): { card: string; key: string }[] {
  return Object.entries(counts).flatMap(([card, n]) =>
    Array.from({ length: n }, (_, i) => ({ card, key: `${card} ${i}` })),
  );
}

/** How many cards a pile has. */
export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** A building as it is written in actions: `brewery 1`, or `hall`. */
export function placeOf(house: BuildingView): string {
  return house.building === "hall" ? "hall" : `${house.building} ${house.place}`;
}

/** The card of a building, or of a town hall of a level. */
export function cardOf(house: BuildingView, level: number): string {
  return house.building === "hall" ? `town_hall_${level}` : house.building;
}
