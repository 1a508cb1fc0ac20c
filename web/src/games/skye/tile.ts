/** A tile as the hall gives it, with the names of its things. */

import type * as hall from "./protocol";

export type Terrain = "pasture" | "mountain" | "water";
type Counted = "farm" | "broch" | "lighthouse" | "ship" | "barrels" | "cattle" | "sheep";
export type Kind = "castle" | Counted | "scroll";

export interface TileFace extends Omit<hall.TileFace, "edges" | "areas" | "objects" | "scroll"> {
  edges: Terrain[]; // north, east, south, west
  areas: [terrain: Terrain, sides: string][]; // no side when it lies inside
  objects: [kind: Kind, area: number][];
  scroll: (hall.ScrollView & { counts: Counted }) | null;
}
