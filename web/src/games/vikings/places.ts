/** Where on the table a legal action lies, read off its notation (docs/notation.md). No rules: only where things are. */

import type { Action } from "../types";
import { FIGURES, ROWS, type Figure, type Row, type TileView } from "./view";

/** A place on a display. */
export type Place = { on: "island"; row: Row; column: number } | { on: "ship"; column: number };

export const LETTERS: Record<string, Figure> = Object.fromEntries(
  FIGURES.map((figure) => [figure[0]!.toUpperCase(), figure]),
);

/** `N4` is a cell of the nobles, `V2` a space for ships, `start G` the first cell of the goldsmiths. */
export function placeOf(text: string): Place | null {
  const start = /^start ([WNSGF])$/.exec(text);
  const cell = start ? [start[0], start[1], "1"] : /^([VWNSGF])(\d+)$/.exec(text);
  if (!cell) return null;
  const column = Number(cell[2]);
  return cell[1] === "V" ? { on: "ship", column } : { on: "island", row: LETTERS[cell[1]!] as Row, column };
}

/** The notation of a place. */
export function placeText(place: Place): string {
  return place.on === "ship" ? `V${place.column}` : `${place.row[0]!.toUpperCase()}${place.column}`;
}

/** Lines of a display: ships, and the rows of islands. */
export const LINES = ROWS.length + 1;

/** Where an island tile lies. */
export function placed(tile: TileView): Place {
  return { on: "island", row: tile.row, column: tile.column };
}

/** From the top of a display: 0 are the ships. */
export function lineOf(place: Place): number {
  return place.on === "ship" ? 0 : ROWS.indexOf(place.row) + 1;
}

/** The legal action with a text. */
export function find(legal: Action[], text: string): Action | undefined {
  return legal.find((action) => action.text === text);
}

/** The legal actions that begin with a word, each with what follows the word: `buy 3` is ["3", action]. */
export function withWord(legal: Action[], word: string): [string, Action][] {
  return legal
    .filter((action) => action.text.startsWith(`${word} `))
    .map((action) => [action.text.slice(word.length + 1), action]);
}
