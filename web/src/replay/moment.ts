/**
 * A moment as the end of an address: `?ply=42&seat=1` for a game of the hall, so that the hall can tell others what the
 * address shows, and `#ply=42&seat=1` for a file; both are read. Seats count from 0; `all` knows everything, `none` is a spectator.
 */

import type { Looker, Source } from "./replayController.svelte";

export interface Moment {
  ply: number | null;
  viewer: Looker | null;
}

export function readMoment(address: { hash: string; search: string }): Moment {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ""));
  const parts = hash.has("ply") || hash.has("seat") ? hash : new URLSearchParams(address.search);
  const ply = parts.get("ply");
  const seat = parts.get("seat");
  return {
    ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null,
    viewer: seat === "all" || seat === "none" ? seat : seat !== null && /^\d$/.test(seat) ? Number(seat) : null,
  };
}

export function writeMoment(source: Source, ply: number, viewer: Looker): string {
  const moment = `ply=${ply}&seat=${viewer}`;
  if (!("table" in source)) return `#${moment}`;
  return source.link ? `?link=${encodeURIComponent(source.link)}&${moment}` : `?${moment}`;
}
