/** A moment as the end of an address: `#ply=42&seat=1`. Seats count from 0; `all` knows everything, `none` is a spectator. */

import type { Looker } from "./reel.svelte";

export interface Moment {
  ply: number | null;
  viewer: Looker | null;
}

export function readMoment(hash: string): Moment {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const ply = parts.get("ply");
  const seat = parts.get("seat");
  return {
    ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null,
    viewer: seat === "all" || seat === "none" ? seat : seat !== null && /^\d$/.test(seat) ? Number(seat) : null,
  };
}

export function writeMoment(ply: number, viewer: Looker): string {
  return `#ply=${ply}&seat=${viewer}`;
}
