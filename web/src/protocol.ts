// Made by `make types` from src/meadhall/hall/protocol. Do not edit: a test compares the two.

/**
 * Any message of the hall.
 */
export type FromHall =
  | TableMessage
  | Happened
  | Position
  | Refused
  | Explained
  | Previewed
  | Hint
  | Past
  | Pictured
  | Ended
  | Preparing
  | Pong;
/**
 * Any message of a page.
 */
export type FromPage =
  | Hello
  | Look
  | Speak
  | Act
  | Explain
  | Preview
  | Undo
  | RestartTurn
  | AskHint
  | AgreeEnd
  | AskPast
  | AskPicture
  | Ping;

/**
 * Carry out an action of a seat on the position of a ply.
 */
export interface Act {
  request?: number | null;
  type?: "act";
  seat: number;
  ply: number;
  revision: number;
  action: number | string;
}
/**
 * An action that a strong player considers.
 */
export interface Advice {
  id: number;
  text: string;
  sentence: string;
  share: number;
  visits: number;
}
/**
 * Be for ending the game here, or no longer.
 */
export interface AgreeEnd {
  request?: number | null;
  type?: "agree_end";
  agree?: boolean;
}
/**
 * Be for ending the game here, or no longer.
 */
export interface Agreement {
  agree?: boolean;
}
/**
 * A line of the ledger: what a seat gained or lost from a source.
 */
export interface Amounts {
  seat: number;
  source: string;
  label: string;
  amounts: {
    [k: string]: number;
  };
  detail: string;
  places?: string[];
  scored?: boolean;
}
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
 * Ask what a strong player would do.
 */
export interface AskHint {
  request?: number | null;
  type?: "hint";
  seat: number;
}
/**
 * Ask for the view after so many entries of the log.
 */
export interface AskPast {
  request?: number | null;
  type?: "history";
  ply: number;
}
/**
 * Ask for the table as it is drawn in a terminal, now or after so many entries of the log.
 */
export interface AskPicture {
  request?: number | null;
  type?: "picture";
  ply?: number | null;
}
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
 * A legal action.
 */
export interface Choice {
  id: number;
  text: string;
  sentence: string;
  cautions?: string[];
}
/**
 * How far the first start on this machine has compiled the rules.
 */
export interface Compiling {
  ready: boolean;
  done: number;
  steps: number;
  now: string;
}
/**
 * The points of all seats after so many entries of the log.
 */
export interface CoursePoint {
  ply: number;
  points: number[];
}
/**
 * The game is over.
 */
export interface Ended {
  type?: "ended";
  agreed: boolean;
  prompt: string;
  places: number[];
  points: number[];
  sheets: Sheet[];
  course: CoursePoint[];
}
/**
 * Where a seat's points and money came from.
 */
export interface Sheet {
  seat: number;
  name: string;
  points: number;
  place: number;
  lines: Amounts[];
}
/**
 * An entry of the log.
 */
export interface Entry {
  ply: number;
  seat: number | "chance";
  action: string | null;
  sentence: string;
  lines: Amounts[];
  points: number[];
  group: number;
  kind: "turn" | "draws" | "common";
  headline: string | null;
  scoring: string | null;
}
/**
 * The body of every answer that is an error.
 */
export interface ErrorBody {
  error: Problem;
}
/**
 * What was wrong: a code for programs, a sentence for people.
 */
export interface Problem {
  code: string;
  message: string;
}
/**
 * Ask why an action is not legal.
 */
export interface Explain {
  request?: number | null;
  type?: "explain";
  seat: number;
  action: number | string;
}
/**
 * Why an action is not legal, and by which ruling, if it is one; or that it is.
 */
export interface Explained {
  request?: number | null;
  type?: "explained";
  seat: number;
  action: string;
  legal: boolean;
  message: string;
  ruling?: number | null;
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
 * Give all free seats to bots, so that play begins.
 */
export interface FillUp {
  level?: string | null;
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
 * The table after so many entries of the log.
 */
export interface Frame {
  ply: number;
  turn: number | ("chance" | "over");
  waited_for: number[];
  prompt: string;
  view: VikingsView | SkyeView | GoneWildView;
  picture: Span[][] | null;
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
  players: VikingsPlayerView[];
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
export interface VikingsPlayerView {
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
 * A tile before a screen. What is set in secret is unknown to the others until all prices are revealed.
 */
export interface OfferView {
  tile: string | null;
  axe: boolean | null;
  price: number | null;
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
 * What an open scoring tile pays for now.
 */
export interface PayingView {
  cells: string[];
  areas: number[];
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
  players: GoneWildPlayerView[];
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
export interface GoneWildPlayerView {
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
/**
 * A piece of a line in one style: words such as bold, dim, red, on_blue; none is plain.
 */
export interface Span {
  text: string;
  style: string;
}
/**
 * Tables one after the other.
 */
export interface Frames {
  frames: Frame[];
}
/**
 * The table's seats or status have changed. It answers an `agree_end`, and a `speak` before play begins.
 */
export interface TableMessage {
  request?: number | null;
  type?: "table";
  table: TableInfo;
}
/**
 * A table, as it shows to a guest.
 */
export interface TableInfo {
  id: string;
  game: "vikings" | "skye" | "gonewild";
  title: string;
  options: {
    [k: string]: unknown;
  };
  players: number;
  seats: SeatInfo[];
  status: "waiting" | "playing" | "finished" | "ended" | "closed";
  open: boolean;
  ply: number;
  revision: number;
  waited_for: number[];
  my_turn: boolean;
  points: number[];
  places: number[];
  created: string;
  changed: string;
  invitation: string | null;
  owner: boolean;
  watchers: number;
  idle_seconds: number;
  rematch: string | null;
}
/**
 * A seat of a table.
 */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  level: string | null;
  mine: boolean;
  away: boolean;
  connected: boolean;
  agrees: boolean;
  thinking: boolean;
  rematch?: ("proposes" | "accepts" | "declines") | null;
}
/**
 * Entries of the log that are new to the page. It keeps `keep` entries of its own; an entry of a ply that it has replaces that
 * one (a secret was revealed). It comes before the `position` that it led to.
 */
export interface Happened {
  type?: "happened";
  revision: number;
  keep: number;
  entries: Entry[];
}
/**
 * The table as the viewer sees it, and what can be done. After an `act` it carries that message's request.
 */
export interface Position {
  request?: number | null;
  type?: "position";
  ply: number;
  revision: number;
  seat: number | null;
  turn: number | ("chance" | "over");
  pending: number[];
  waited_for: number[];
  my_turn: boolean;
  prompt: string;
  legal: Choice[];
  can_undo: boolean;
  why_no_undo: string;
  view: VikingsView | SkyeView | GoneWildView;
}
/**
 * Something was not done; nothing has changed.
 */
export interface Refused {
  request?: number | null;
  type?: "refused";
  code: string;
  message: string;
}
/**
 * What a seat could choose next after an action; not known where something is drawn or revealed first.
 */
export interface Previewed {
  request?: number | null;
  type?: "previewed";
  seat: number;
  action: string;
  ply: number;
  revision: number;
  known: boolean;
  legal: Choice[];
}
/**
 * What a strong player would do, and how sure she is; the best first.
 */
export interface Hint {
  request?: number | null;
  type?: "hint";
  seat: number;
  ply: number;
  revision: number;
  options: Advice[];
  line: Step[];
}
/**
 * A step of the line that is expected to follow.
 */
export interface Step {
  seat: number | "chance";
  text: string;
  sentence: string | null;
}
/**
 * The table after so many entries of the log, as the viewer saw it.
 */
export interface Past {
  request?: number | null;
  type?: "past";
  ply: number;
  revision: number;
  seat: number | null;
  prompt: string;
  view: VikingsView | SkyeView | GoneWildView;
}
/**
 * The table as drawn in a terminal: lines of spans.
 */
export interface Pictured {
  request?: number | null;
  type?: "pictured";
  ply: number;
  revision: number;
  lines: Span[][];
}
/**
 * The rules are being compiled; the position follows by itself.
 */
export interface Preparing {
  type?: "preparing";
  compiling: Compiling;
}
/**
 * A sign of life.
 */
export interface Pong {
  request?: number | null;
  type?: "pong";
}
/**
 * The first message: the language, the seat to look from, and what the page has of the log already.
 */
export interface Hello {
  request?: number | null;
  type?: "hello";
  language?: "en" | "de";
  seat?: number | null;
  ply?: number;
  revision?: number;
}
/**
 * Look from another seat of the guest's (hot seat), or with null from nobody's.
 */
export interface Look {
  request?: number | null;
  type?: "look";
  seat: number | null;
}
/**
 * Go on in another language.
 */
export interface Speak {
  request?: number | null;
  type?: "speak";
  language: "en" | "de";
}
/**
 * Ask what a seat could choose next after an action.
 */
export interface Preview {
  request?: number | null;
  type?: "preview";
  seat: number;
  action: number | string;
}
/**
 * Take back the seat's last action.
 */
export interface Undo {
  request?: number | null;
  type?: "undo";
  seat: number;
  ply: number;
  revision: number;
}
/**
 * Take back all that the seat has done in this turn.
 */
export interface RestartTurn {
  request?: number | null;
  type?: "restart_turn";
  seat: number;
  ply: number;
  revision: number;
}
/**
 * Ask for a sign of life.
 */
export interface Ping {
  request?: number | null;
  type?: "ping";
}
/**
 * A game of the hall.
 */
export interface GameInfo {
  name: "vikings" | "skye" | "gonewild";
  title: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  currencies: string[];
  sources: string[];
  ready: boolean;
}
/**
 * An option of a game.
 */
export interface OptionInfo {
  name: string;
  kind: "yes-or-no" | "text";
  default: boolean | string;
  help: string;
}
/**
 * What there is to play, and against whom.
 */
export interface HallInfo {
  version: string;
  games: GameInfo[];
  levels: string[];
  languages: string[];
  stalled_seconds: number;
  compiling: Compiling;
}
/**
 * Whether the hall works.
 */
export interface Health {
  status: "ok" | "compiling" | "trouble";
  version: string;
  database: "ok" | "trouble";
  compiling: Compiling;
  tables: number;
  connections: number;
  thinking: number;
}
/**
 * What a guest sees when she enters.
 */
export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
  mine: TableInfo[];
  finished: TableInfo[];
  compiling: Compiling;
}
/**
 * The lobby, on its own WebSocket: at the beginning and whenever it has changed.
 */
export interface LobbyMessage {
  type?: "lobby";
  lobby: Lobby;
}
/**
 * A log, to be looked at. The hall does not keep it.
 */
export interface LogFile {
  log: string;
  viewer?: string;
}
/**
 * Frames of a log that the hall does not keep.
 */
export interface LogFrames {
  log: string;
  viewer?: string;
  first?: number;
  count?: number;
  pictures?: boolean;
}
/**
 * The guest that the cookie names; both are null before a name was chosen.
 */
export interface Me {
  guest: string | null;
  name: string | null;
}
/**
 * Choose a name, or another one.
 */
export interface NewName {
  name: string;
}
/**
 * A table to be set up. Play begins as soon as all seats are taken.
 */
export interface NewTable {
  game: "vikings" | "skye" | "gonewild";
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  options?: {
    [k: string]: boolean | string;
  };
  title?: string;
  open?: boolean;
}
/**
 * Who shall sit on a seat of a new table.
 */
export interface SeatWish {
  kind: "me" | "friend" | "bot";
  level?: string | null;
  name?: string | null;
}
/**
 * One seat of the guest's, or all of them.
 */
export interface OneSeat {
  seat?: number | null;
}
/**
 * Ask for a rematch or accept one (yes), decline it or withdraw one's own (no), or begin it with the others' seats free (without).
 */
export interface Rematch {
  answer?: "yes" | "no" | "without";
}
/**
 * A game that is over, as it is told to a viewer.
 */
export interface Replay {
  game: "vikings" | "skye" | "gonewild";
  title: string;
  names: string[];
  plies: number;
  over: boolean;
  prompt: string;
  points: number[];
  places: number[];
  entries: ReplayEntry[];
  turns: number[];
  rounds: RoundStart[];
  links?: number | null;
}
/**
 * An entry of a log that is replayed: what it truly was, and what the viewer knew of it at first.
 */
export interface ReplayEntry {
  ply: number;
  seat: number | "chance";
  action: string | null;
  sentence: string;
  lines: Amounts[];
  points: number[];
  group: number;
  kind: "turn" | "draws" | "common";
  headline: string | null;
  scoring: string | null;
  veil: Veil | null;
}
/**
 * What a viewer was told of an entry while it was secret.
 */
export interface Veil {
  sentence: string;
  until: number;
}
/**
 * Where in the log a round begins.
 */
export interface RoundStart {
  round: number;
  ply: number;
}
/**
 * The links to a game that is over: whoever has one may look at it.
 */
export interface ReplayLinks {
  links: number;
  mine: string | null;
}
/**
 * Real displays: how they look to the rules, and what they score, or why they cannot be scored.
 */
export interface Scored {
  view: (VikingsView | SkyeView | GoneWildView) | null;
  players: ScoredPlayer[];
  problem: string;
  currencies: string[];
}
/**
 * A player's lines, and what she has before and after them.
 */
export interface ScoredPlayer {
  name: string;
  lines: ScoredLine[];
  before: {
    [k: string]: number;
  };
  after: {
    [k: string]: number;
  };
}
/**
 * A line of a scoring: where it comes from, what it brings by currency, and why.
 */
export interface ScoredLine {
  source: string;
  label: string;
  amounts: {
    [k: string]: number;
  };
  detail: string;
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
 * The log that this hall was opened to show (`meadhall replay FILE --open`).
 */
export interface ShownLog {
  name: string;
  log: string;
}
/**
 * Take a free seat; any free one if none is named.
 */
export interface SitDown {
  seat?: number | null;
  name?: string | null;
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
 * Fluent sources of one language: of the engine, of the hall, and of each game.
 */
export interface Texts {
  language: "en" | "de";
  engine: string;
  hall: string;
  games: {
    [k: string]: string;
  };
}
/**
 * A seat of somebody else's.
 */
export interface TheSeat {
  seat: number;
}
/**
 * Displays of a real table in the game's notation, and what is to be scored.
 */
export interface ToScore {
  text: string;
  scoring?: string | null;
  tiles?: string | null;
}
