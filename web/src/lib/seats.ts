/** Seats are told apart by colour, and by pattern for the colour-blind. */

import type { SeatStyle } from "../games/types";

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
