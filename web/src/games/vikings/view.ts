/** What the hall sends: `VikingsView` of src/meadhall/games/vikings/view.py. */

export const FIGURES = ["warrior", "noble", "scout", "goldsmith", "fisherman", "boatswain"] as const;
export const ROWS = ["warrior", "noble", "scout", "goldsmith", "fisherman"] as const;
export const SAILS = ["red", "green", "yellow", "blue"] as const;
export const BUILDINGS = ["farmstead", "church", "longhouse", "watchtower"] as const;

export type Figure = (typeof FIGURES)[number];
export type Row = (typeof ROWS)[number];
export type Sail = (typeof SAILS)[number];
export type Building = (typeof BUILDINGS)[number];
export type Shape = "left" | "middle" | "right";
export type TileName = "left" | "right" | Building | `${Sail}_ship`;
export type Money = { gold?: number; fame?: number };

/** An island tile on a display. */
export interface TileView {
  row: Row;
  column: number; // from 1
  tile: Shape;
  building: Building | null;
  building_tile: boolean;
  figure: boolean;
  threatened: boolean;
  completed: boolean;
}

export interface ShipView {
  column: number;
  sail: Sail;
  repelled: boolean;
}

export interface PlayerView {
  seat: number;
  fame: number;
  gold: number;
  mainland: Partial<Record<Figure, number>>;
  special: Record<string, number>;
  waiting: string[];
  ships: ShipView[];
  tiles: TileView[];
  completed_islands: number;
  longest_island: number;
  ledger: Record<string, [number, number]>;
  place: number;
}

export interface GroupView {
  price: number;
  tile: TileName | null;
  figure: Figure | null;
}

export interface VikingsView {
  game: "vikings";
  you: number | null;
  advanced: boolean;
  auction: boolean;
  round: number;
  scorings: ("small" | "large")[];
  phase: string;
  start: number;
  turn: number | "chance" | "over";
  wheel: GroupView[];
  turned: number;
  bought: GroupView | null;
  cell: string | null;
  earns_special: boolean;
  replacing: Building | null;
  ferry: string | null;
  ferried: string[];
  bid: number | null;
  bidder: number | null;
  passed: number[];
  drawn: Partial<Record<Figure, number>>;
  stacks: Partial<Record<TileName, number>>;
  bag: Partial<Record<Figure, number>>;
  special_open: Record<string, number>;
  special_hidden: Record<string, number>;
  sails: Record<Sail, Money>;
  players: PlayerView[];
}

/** The key of a name in the game's catalogue: `goldsmith+1` is called `special-goldsmith-1` there. */
export function textKey(kind: "figure" | "tile" | "special" | "row", name: string): string {
  return `${kind}-${name.replace(/[^a-z0-9]+/g, "-")}`;
}

/** The sail of a ship among the tiles, or null for an island. */
export function sailOf(tile: TileName): Sail | null {
  return tile.endsWith("_ship") ? (tile.slice(0, -5) as Sail) : null;
}

/** The shape of an island tile. */
export function shapeOf(tile: TileName): Shape {
  return tile === "left" || tile === "right" ? tile : "middle";
}

/** The building of a middle among the tiles, or null. */
export function buildingOf(tile: TileName): Building | null {
  return (BUILDINGS as readonly string[]).includes(tile) ? (tile as Building) : null;
}
