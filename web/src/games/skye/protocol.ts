// Made by `make types` from src/meadhall/games/skye. Do not edit: a test compares the two.

/**
 * An area that runs over tiles of a clan area.
 */
export interface AreaView {
  terrain: string;
  cells: string[];
  open_edges: number;
  completed: boolean;
}
/**
 * A free cell and the tile that is about to be placed; four entries, by the side that its north edge points to.
 */
export interface FitView {
  cell: string;
  clashes: string[];
  gains: (number | null)[];
}
/**
 * What a tile would change for the viewer now, at the place where it brings most.
 */
export interface GainView {
  tile: string;
  cell: string | null;
  north_points: string | null;
  points: (number | null)[];
  scrolls: number;
  income: number;
}
/**
 * What the next income would be if nothing changed until then.
 */
export interface IncomeView {
  castle: number;
  barrels: number;
  barrel_cells: string[];
  ahead: number;
  behind: number;
}
/**
 * A tile of a clan area.
 */
export interface LaidTile {
  cell: string;
  east: number;
  south: number;
  tile: string;
  north_points: string;
  castle_road: boolean;
  castle_roads: boolean[];
  areas: number[];
  new: boolean;
}
/**
 * A tile before a screen. What is set in secret is unknown to the others until all prices are revealed.
 */
export interface OfferView {
  tile: string | null;
  axe: boolean | null;
  price: number | null;
}
/**
 * What an open scoring tile pays for now.
 */
export interface PayingView {
  cells: string[];
  areas: number[];
}
/**
 * A scoring tile at a letter of the board.
 */
export interface ScoringView {
  letter: string;
  tile: number | null;
  name: string | null;
  rounds: number[];
}
/**
 * What a scroll would pay now.
 */
export interface ScrollForecastView {
  cell: string;
  tile: string;
  counts: string;
  found: number;
  completed: boolean;
  points: number;
}
/**
 * A scroll as printed.
 */
export interface ScrollView {
  counts: string;
  each: number;
  area: number;
}
/**
 * A player's clan area, offer, hand and purse.
 */
export interface SkyePlayer {
  seat: number;
  points: number;
  gold: number | null;
  offer: OfferView[];
  chosen: number;
  pricing: string | null;
  buys_first: boolean;
  staying: number | null;
  staying_after: number[];
  waited_for: boolean;
  hand: string[];
  building: string | null;
  returned: string[];
  tiles: LaidTile[];
  areas: AreaView[];
  free_cells: string[];
  forecast: (number | null)[];
  paying: PayingView[];
  scrolls: ScrollForecastView[];
  income: IncomeView | null;
  fits: FitView[];
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
 * The castle and the landscape tiles of Isle of Skye as printed.
 */
export interface SkyeTiles {
  tiles: TileFace[];
}
/**
 * A tile as printed, its north edge up: all that is needed to draw it.
 */
export interface TileFace {
  name: string;
  edges: string[];
  areas: unknown[][];
  roads: string[];
  objects: unknown[][];
  scroll: ScrollView | null;
  another_reading: string;
}
/**
 * The whole table, as a seat sees it.
 */
export interface SkyeView {
  game?: "skye";
  you: number | null;
  open_gold: boolean;
  round: number;
  rounds: number;
  phase: string;
  start: number;
  turn: number | ("chance" | "over");
  pending: number[];
  gold_behind: number[];
  scoring: ScoringView[];
  bag: string[];
  gains: GainView[];
  players: SkyePlayer[];
}
