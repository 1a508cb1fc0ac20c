// Made by `make types` from src/meadhall/games/gonewild. Do not edit: a test compares the two.

/**
 * The attack under way.
 */
export interface AttackView {
  target: string;
  seat: number | null;
  thing: string;
  strength: number;
  defence: number;
  to_win: number;
  to_repel: number;
  attackers: AttackerView[];
  declared: boolean;
}
/**
 * A card of the attack under way.
 */
export interface AttackerView {
  card: string;
  place: number | null;
  bonus: number;
  strength: number;
  trapped: boolean;
}
/**
 * A bonus card of this game, and how it would pay now.
 */
export interface BonusView {
  bonus: string;
  counts: number[];
  shares: number[];
}
/**
 * A building of a village.
 */
export interface BuildingView {
  building: string;
  place: number;
  tokens: number;
  defence: number;
  guard: number;
  under_construction: boolean;
  damaged: boolean;
}
/**
 * One effect, condition or bonus of a card: its word with its arguments for a picture, and what it says.
 */
export interface CardEffect {
  when: string;
  use: number;
  word: string;
  what?: string | null;
  resource?: string | null;
  n?: number | null;
  text: {
    [k: string]: string;
  };
}
/**
 * A card, a building, a town hall, Draco, a mission or a bonus card.
 */
export interface CardFace {
  id: string;
  name: {
    [k: string]: string;
  };
  deck: string;
  type: string;
  beer: number | null;
  gold: number | null;
  strength: number | null;
  defence: number | null;
  points: number | null;
  effects: CardEffect[];
  sentence: {
    [k: string]: string;
  };
  designed: string[];
}
/**
 * All cards of a set, by id, as they are at a table of so many players.
 */
export interface CardSet {
  digest: string;
  players: number;
  exchange: number;
  swap_price: number;
  cards: {
    [k: string]: CardFace;
  };
}
/**
 * A fighter with upgrades.
 */
export interface FighterView {
  card: string;
  place: number;
  bonus: number;
  strength: number;
  sent: boolean;
}
/**
 * The whole table, as a seat sees it.
 */
export interface GoneWildView {
  game?: "gonewild";
  you: number | null;
  cards: string;
  long: boolean;
  limit: number;
  thresholds: number[];
  hit_points: number[];
  round: number;
  last_round: boolean;
  stage: string;
  phase: string;
  start: number;
  active: number;
  turn: number | ("chance" | "over");
  path: (string | null)[];
  odin_discards: {
    [k: string]: number;
  };
  odin_unseen: {
    [k: string]: number;
  };
  market: {
    [k: string]: number;
  };
  favours_open: {
    [k: string]: number;
  };
  favours_left: number;
  bonuses: BonusView[];
  mission_piles: {
    [k: string]: number;
  }[];
  mission_bottom: string[];
  purse: {
    [k: string]: number;
  };
  spent: {
    [k: string]: number;
  };
  price: {
    [k: string]: number;
  };
  by_hand: boolean;
  boost: number;
  victim: number | null;
  hits: number;
  draco_done: boolean;
  ready: {
    [k: string]: number;
  };
  armed: FighterView[];
  might: number | null;
  aside: {
    [k: string]: number;
  };
  waiting: {
    [k: string]: number;
  };
  attack: AttackView | null;
  storing: StoringView | null;
  players: PlayerView[];
}
/**
 * The depot that is being filled in the storage phase.
 */
export interface StoringView {
  building: string;
  place: number;
  resource: string;
  fewest: number;
  most: number;
  waiting: number;
}
/**
 * A player's cards, village and missions.
 */
export interface PlayerView {
  seat: number;
  points: number;
  hand: {
    [k: string]: number;
  } | null;
  hand_size: number;
  known: {
    [k: string]: number;
  };
  deck_size: number;
  unseen: {
    [k: string]: number;
  };
  discards: {
    [k: string]: number;
  };
  played: {
    [k: string]: number;
  };
  level: number;
  hall: BuildingView;
  hall_tokens: {
    [k: string]: number;
  };
  tokens: {
    [k: string]: number;
  };
  village: BuildingView[];
  village_limit: number | null;
  missions: MissionView[];
  done: {
    [k: string]: number;
  };
  passed: number;
  favours_due: number;
  attacked: boolean;
  claimed: boolean;
  swapped: boolean;
  returned: boolean;
  ledger: {
    /**
     * @minItems 3
     * @maxItems 3
     */
    [k: string]: unknown[];
  };
  place: number;
}
/**
 * An open mission, and how much of it is done.
 */
export interface MissionView {
  mission: string;
  has: number;
  needs: number;
  met: boolean;
}
