/** Seats are told apart by colour, and by pattern for the colour-blind. */

import type { SeatStyle } from "../games/types";
import type { SeatInfo } from "../protocol";

export const SEAT_STYLES: readonly SeatStyle[] = [
  { colour: "var(--player-orange)", ink: "#1f1b17", pattern: "dots" },
  { colour: "var(--player-teal)", ink: "#ffffff", pattern: "stripes" },
  { colour: "var(--player-ivory)", ink: "#2b2320", pattern: "plain" },
  { colour: "var(--player-plum)", ink: "#ffffff", pattern: "checks" },
  { colour: "var(--player-slate)", ink: "#ffffff", pattern: "waves" },
];

export function seatStyle(seat: number): SeatStyle {
  return SEAT_STYLES[seat % SEAT_STYLES.length]!;
}

/** Seats of people who are known by their names alone, as at a table that nobody sits at. */
export function seatsOf(names: string[], mine: number | null = null): SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    name,
    kind: "person",
    level: null,
    mine: seat === mine,
    away: false,
    connected: true,
    agrees: false,
    thinking: false,
  }));
}
