/** What the hall sends, with the names of the game's things. */

import type * as hall from "./protocol";
import type { Action } from "../types";
import { SIDE_NAMES } from "./draw/geometry";

export type SkyeView = hall.SkyeView;
export type PlayerView = hall.SkyePlayer;
export type GainView = hall.GainView;
export type LaidTile = hall.LaidTile;

/** A cell of a clan area, counted from the castle. */
export interface Place {
  cell: string; // as the notation writes it: N2E1
  east: number;
  south: number;
}

/** `N2E1` is two steps north and one east of the castle, `C` its own cell. */
export function placeOf(cell: string): Place | null {
  const match = /^(?:([NS])(\d+))?(?:([EW])(\d+))?$/.exec(cell);
  if (cell !== "C" && (!match || !cell)) return null;
  const [, vertical, south = "0", horizontal, east = "0"] = match ?? [];
  return {
    cell,
    south: Number(south) * (vertical === "N" ? -1 : 1),
    east: Number(east) * (horizontal === "W" ? -1 : 1),
  };
}

/** How many quarters a tile is turned whose printed north edge points to a side. */
export function turnOf(side: string): number {
  return Math.max(0, (SIDE_NAMES as readonly string[]).indexOf(side));
}

/** `N2E1 east`: a cell, and how the tile is turned there. */
export function layingOf(text: string): { place: Place; turn: number } | null {
  const match = /^(\S+) (north|east|south|west)$/.exec(text);
  const place = match ? placeOf(match[1]!) : null;
  return place && match ? { place, turn: turnOf(match[2]!) } : null;
}

/** The legal action with a text. */
export function find(legal: Action[], text: string): Action | undefined {
  return legal.find((action) => action.text === text);
}

/** Taking back what was chosen, where that changes something: tiles that went back to the bag by themselves go back again. */
export function takingBack(view: SkyeView, legal: Action[]): Action | undefined {
  const mine = view.players.find(({ seat }) => seat === view.you);
  const changes = view.phase !== "build" || mine?.tiles.some((tile) => tile.new);
  return changes ? find(legal, "reconsider") : undefined;
}

/** The legal prices, from the lowest. */
export function prices(legal: Action[]): { gold: number; action: Action }[] {
  return legal
    .filter((action) => action.text.startsWith("price "))
    .map((action) => ({ gold: Number(action.text.slice(6)), action }))
    .sort((a, b) => a.gold - b.gold);
}

/** The names of those who are to act. */
export function waitedFor(view: SkyeView, names: string[]): string[] {
  return view.players.filter((player) => player.waited_for).map((player) => names[player.seat] ?? "");
}

/** The letters that are scored in a round. */
export function lettersOf(view: SkyeView, round: number): string[] {
  return view.scoring.filter((tile) => tile.rounds.includes(round)).map((tile) => tile.letter);
}
