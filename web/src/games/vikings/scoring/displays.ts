/** Displays of Vikings as they are built on screen, and as text in the game's notation. No rules: the hall says what fits. */

import { BUILDINGS, ROWS, SAILS, type Building, type Figure, type PlayerView, type Row, type Sail } from "../view";

/** A tile by its letter of the notation, and whether its row's figure stands on it. */
interface Cell {
  tile: string;
  figure: boolean;
}

export interface Display {
  name: string;
  gold: number;
  fame: number;
  mainland: Partial<Record<Figure, number>>;
  special: Record<string, number>;
  ships: (string | null)[]; // letters of sails, by column
  rows: Record<Row, (Cell | null)[]>;
}

export const ANY_MIDDLE = "-";
export const ISLANDS = ["<", "f", "c", "l", "t", ANY_MIDDLE, ">"];
export const MONUMENTS = ["F", "C", "L", "T"];
export const SHIPS = ["r", "g", "y", "b"];
export const WAITING: Figure[] = ["boatswain", ...ROWS]; // on the mainland

export function emptyDisplay(name: string): Display {
  return {
    name,
    gold: 0,
    fame: 0,
    mainland: {},
    special: {},
    ships: [],
    rows: { warrior: [], noble: [], scout: [], goldsmith: [], fisherman: [] },
  };
}

export function sailOfLetter(letter: string): Sail {
  return SAILS.find((sail) => sail[0] === letter) ?? "red";
}

const BUILDING_LETTERS = "fclt"; // in the order of the buildings' names

/** The building of a middle's letter, small for a middle, large for a building tile. */
export function buildingOfLetter(letter: string): Building | null {
  return BUILDINGS[BUILDING_LETTERS.indexOf(letter.toLowerCase())] ?? null;
}

export function shapeOfLetter(letter: string): "left" | "middle" | "right" {
  return letter === "<" ? "left" : letter === ">" ? "right" : "middle";
}

const initial = (figure: Figure): string => figure[0]!.toUpperCase();

export function writeDisplays(displays: Display[]): string {
  return displays.map(writeDisplay).join("\n");
}

function writeDisplay(display: Display, seat: number): string {
  const lines = [`player ${seat + 1} ${display.name}`, `gold ${display.gold} fame ${display.fame}`];
  const waiting = WAITING.filter((figure) => display.mainland[figure]).map(
    (figure) => initial(figure) + display.mainland[figure],
  );
  if (waiting.length) lines.push(`mainland ${waiting.join(" ")}`);
  const special = Object.entries(display.special).filter(([, n]) => n > 0);
  if (special.length) lines.push(`special ${special.map(([name, n]) => (n > 1 ? `${name} ${n}` : name)).join(", ")}`);
  lines.push(...writeRow("V", display.ships));
  for (const row of ROWS) {
    const cells = display.rows[row].map((cell) => (cell ? cell.tile + (cell.figure ? "*" : "") : null));
    lines.push(...writeRow(initial(row), cells));
  }
  return lines.join("\n");
}

function writeRow(letter: string, cells: (string | null)[]): string[] {
  const written = cells
    .map((cell) => cell ?? ".")
    .join(" ")
    .replace(/[. ]+$/, "");
  return written ? [`${letter} ${written}`] : [];
}

/** Read displays as they were written here, or typed by hand; null when a line is none of a display. */
export function readDisplays(text: string): Display[] | null {
  const displays: Display[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.split("#")[0]!.trim();
    if (!line) continue;
    const [word = "", ...rest] = line.split(/\s+/);
    if (word.toLowerCase() === "player") displays.push(emptyDisplay(rest.slice(1).join(" ")));
    else if (displays.length === 0 || !readLine(displays.at(-1)!, word, rest)) return null;
  }
  return displays;
}

function readLine(display: Display, word: string, rest: string[]): boolean {
  const row = ROWS.find((some) => initial(some) === word.toUpperCase());
  if (word.toLowerCase() === "gold") {
    display.gold = Number(rest[0]) || 0;
    display.fame = rest[1] === "fame" ? Number(rest[2]) || 0 : 0;
  } else if (word.toLowerCase() === "mainland") {
    for (const count of rest) {
      const figure = WAITING.find((some) => initial(some) === count[0]);
      if (figure) display.mainland[figure] = Number(count.slice(1)) || 0;
    }
  } else if (word.toLowerCase() === "special") {
    for (const entry of rest.join(" ").split(",")) {
      const [, name = "", n] = /^\s*(.*?)(?:\s+(\d+))?\s*$/.exec(entry) ?? [];
      if (name) display.special[name] = Number(n ?? 1);
    }
  } else if (word.toUpperCase() === "V") {
    display.ships = rest.map((cell) => (SHIPS.includes(cell) ? cell : null));
  } else if (row) {
    display.rows[row] = rest.map((cell) => (cell === "." ? null : { tile: cell[0]!, figure: cell.endsWith("*") }));
  } else return false;
  return true;
}

/** A display as the drawing takes it, before the hall has said what is threatened, repelled and complete. */
export function asView(display: Display, seat: number): PlayerView {
  return {
    seat,
    fame: display.fame,
    gold: display.gold,
    mainland: display.mainland,
    special: display.special,
    waiting: [],
    ships: display.ships.flatMap((letter, i) =>
      letter ? [{ column: i + 1, sail: sailOfLetter(letter), repelled: false }] : [],
    ),
    tiles: ROWS.flatMap((row) =>
      display.rows[row].flatMap((cell, i) =>
        cell
          ? [
              {
                row,
                column: i + 1,
                tile: shapeOfLetter(cell.tile),
                building: buildingOfLetter(cell.tile),
                building_tile: MONUMENTS.includes(cell.tile),
                figure: cell.figure,
                threatened: false,
                completed: false,
              },
            ]
          : [],
      ),
    ),
    completed_islands: 0,
    longest_island: 0,
    ledger: {},
    place: 1,
  };
}
