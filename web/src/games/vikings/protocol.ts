// Made by `make types` from src/meadhall/games/vikings. Do not edit: a test compares the two.

/**
 * What a group would bring whoever's turn it is, as things lie: at its best place, or at the place of an action.
 */
export interface GainView {
  price: number | null;
  action: string | null;
  cell: string | null;
  fame: number;
  gold: number;
  end: number;
}
/**
 * A space of the wheel.
 */
export interface GroupView {
  price: number;
  tile: string | null;
  figure: string | null;
  gold: number | null;
  fame: number | null;
}
/**
 * A player's display, mainland and purse.
 */
export interface PlayerView {
  seat: number;
  fame: number;
  gold: number;
  mainland: {
    [k: string]: number;
  };
  special: {
    [k: string]: number;
  };
  waiting: string[];
  ships: ShipView[];
  tiles: TileView[];
  completed_islands: number;
  longest_island: number;
  ledger: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: unknown[];
  };
  place: number;
}
/**
 * A ship above a display.
 */
export interface ShipView {
  column: number;
  sail: string;
  repelled: boolean;
}
/**
 * An island tile on a display.
 */
export interface TileView {
  row: string;
  column: number;
  tile: "left" | "middle" | "right";
  building: string | null;
  building_tile: boolean;
  figure: boolean;
  threatened: boolean;
  completed: boolean;
}
/**
 * The whole table, as a seat sees it.
 */
export interface VikingsView {
  game?: "vikings";
  you: number | null;
  advanced: boolean;
  auction: boolean;
  round: number;
  scorings: ("small" | "large")[];
  phase: string;
  start: number;
  turn: number | ("chance" | "over");
  wheel: GroupView[];
  turned: number;
  bought: GroupView | null;
  cell: string | null;
  earns_special: boolean;
  replacing: string | null;
  ferry: string | null;
  ferried: string[];
  bid: number | null;
  bidder: number | null;
  passed: number[];
  drawn: {
    [k: string]: number;
  };
  stacks: {
    [k: string]: number;
  };
  bag: {
    [k: string]: number;
  };
  special_open: {
    [k: string]: number;
  };
  special_hidden: {
    [k: string]: number;
  };
  sails: {
    [k: string]: {
      [k: string]: number;
    };
  };
  gains: GainView[];
  players: PlayerView[];
}
