/** What the hall sends, with the names of the game's things. */

import type * as hall from "./protocol";

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
export type Money = Record<string, number>; // by currency: gold or fame

export type Counts<Name extends string> = Partial<Record<Name, number>>;

// The hall's models say `string` where only some names are possible; here they are told apart.

export interface TileView extends hall.TileView {
  row: Row;
  building: Building | null;
}

export interface ShipView extends hall.ShipView {
  sail: Sail;
}

export interface PlayerView extends Omit<hall.PlayerView, "mainland"> {
  mainland: Counts<Figure>;
  ships: ShipView[];
  tiles: TileView[];
}

export interface GroupView extends hall.GroupView {
  tile: TileName | null;
  figure: Figure | null;
}

export interface VikingsView extends Omit<hall.VikingsView, "drawn" | "stacks" | "bag"> {
  wheel: GroupView[];
  bought: GroupView | null;
  replacing: Building | null;
  drawn: Counts<Figure>;
  stacks: Counts<TileName>;
  bag: Counts<Figure>;
  sails: Record<Sail, Money>;
  players: PlayerView[];
}

/** All special tiles by name, in the order of the box; a test compares them with the engine's. */
export const SPECIALS = [
  ..."treasure goldsmith+1 goldsmith+2 boat noble+1 scout+1 fisherman+1 boatswain overfeeding exchange".split(" "),
  ...BUILDINGS.map((building) => `${building} tile`),
];

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
