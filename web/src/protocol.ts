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
  | Senses
  | Hint
  | Past
  | Pictured
  | Ended
  | ChatMessage
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
  | AskSenses
  | AskHint
  | AgreeEnd
  | ReadChat
  | WriteChat
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
  /**
   * @maxItems 50
   */
  then?: (number | string)[];
}
/**
 * What a legal action brings, from the rules' own figures and as far as the seat can know.
 */
export interface ActionSense {
  id: number;
  text: string;
  amounts: {
    [k: string]: number;
  };
  lines: SenseLine[];
}
/**
 * Where a part of what an action brings comes from, as a line of the ledger would have it.
 */
export interface SenseLine {
  source: string;
  label: string;
  amounts: {
    [k: string]: number;
  };
  detail: string;
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
 * The puzzles of all games.
 */
export interface AllPuzzles {
  day: string;
  games: Puzzles[];
}
/**
 * The puzzles of a game, as they stand for a guest.
 */
export interface Puzzles {
  game: string;
  title: string;
  puzzles: number;
  daily: string | null;
  daily_state: "new" | "solved" | "missed";
  following: string | null;
  rating: number;
  solved: number;
  answered: number;
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
 * Ask what the legal actions of a seat bring.
 */
export interface AskSenses {
  request?: number | null;
  type?: "senses";
  seat: number;
}
/**
 * A line of a balance: victories in 100, and points over the rival.
 */
export interface BalanceLine {
  name: string;
  label: string;
  share: number;
  points: number;
}
export interface BaseModel {}
/**
 * A bot that can be chosen; what it is called and how strong it is, its texts say (`level-<name>`, `level-<name>-about`).
 */
export interface BotLevel {
  name: string;
  seconds: number | null;
}
/**
 * Legal actions that can be carried out as one: the first as `action` of an `act`, the others as its `then`.
 */
export interface Chain {
  text: string;
  sentence: string;
  actions: number[];
  steps: string[];
}
/**
 * What was written at a table whose game is over, if its players have kept it.
 */
export interface Chat {
  lines: ChatLine[];
  keeps: boolean;
}
/**
 * Something that was written at a table.
 */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  person: string;
  mine: boolean;
  phrase: ("hello" | "good-luck" | "nice-move" | "thanks" | "sorry" | "one-moment" | "back-soon" | "good-game") | null;
  text: string;
  at: string;
}
/**
 * What the people at the table have written; lines that are new follow those that the page has, unless it is the whole chat.
 */
export interface ChatMessage {
  request?: number | null;
  type?: "chat";
  whole: boolean;
  lines: ChatLine[];
  keepers: number[];
  kept: boolean;
  open: boolean;
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
 * How far the first start on this machine has compiled the games. They can be played meanwhile.
 */
export interface Compiling {
  ready: boolean;
  done: number;
  steps: number;
  now: string;
  games?: GameCompiling[];
}
/**
 * What a game does without until it is compiled.
 */
export interface GameCompiling {
  game: string;
  levels: string[];
  hints: boolean;
  seconds: number | null;
  failed: boolean;
}
/**
 * The points of all seats after so many entries of the log.
 */
export interface CoursePoint {
  ply: number;
  points: number[];
}
/**
 * What there is today.
 */
export interface Daily {
  day: string;
  games: DailyGame[];
}
/**
 * Today's table of a game, as it stands for a guest.
 */
export interface DailyGame {
  game: string;
  title: string;
  players: number;
  level: string;
  ready: boolean;
  state: "new" | "playing" | "done" | "given-up";
  table: string | null;
  finished: number;
  result: DailyResult | null;
}
/**
 * How somebody did.
 */
export interface DailyResult {
  place: number;
  name: string;
  bot: string | null;
  points: number;
  lead: number;
  won: boolean;
  mine: boolean;
}
/**
 * A day's table of a game. Results are shown to those who have had their try, and to all once the day is closed.
 */
export interface DailyResults {
  game: string;
  title: string;
  day: string;
  before: string;
  after: string | null;
  players: number;
  seat: number;
  level: string;
  state: "new" | "playing" | "done" | "given-up";
  table: string | null;
  finished: number;
  visible: boolean;
  results: DailyResult[];
  best_is_playing: boolean;
  digest: string;
  seed: string | null;
  closes: string;
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
 * Give all free seats to bots, so that play begins.
 */
export interface FillUp {
  level?: string | null;
}
/**
 * The table after so many entries of the log.
 */
export interface Frame {
  ply: number;
  turn: number | ("chance" | "over");
  waited_for: number[];
  prompt: string;
  /**
   * What a viewer may know of a table, as its game models it.
   */
  view: {
    game: string;
    [k: string]: unknown;
  };
  picture: Span[][] | null;
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
  game: string;
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
  inviter?: string | null;
  day?: string | null;
  counts?: boolean;
  help?: boolean;
  chat?: boolean;
}
/**
 * A seat of a table.
 */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  level: string | null;
  plays?: string | null;
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
  chains?: Chain[];
  can_undo: boolean;
  why_no_undo: string;
  /**
   * What a viewer may know of a table, as its game models it.
   */
  view: {
    game: string;
    [k: string]: unknown;
  };
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
 * What the legal actions of a seat bring; those of which there is nothing to tell are left out.
 */
export interface Senses {
  request?: number | null;
  type?: "senses";
  seat: number;
  ply: number;
  revision: number;
  senses: ActionSense[];
}
/**
 * What a strong player would do, and how sure they are; the best first.
 */
export interface Hint {
  request?: number | null;
  type?: "hint";
  seat: number;
  ply: number;
  revision: number;
  options: Advice[];
  line: Step[];
  reason?: HintReason | null;
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
 * Why the best action is better than the next best: games played on to the end from both, with the same draws.
 */
export interface HintReason {
  text: string;
  games: number;
  best: number;
  next: number;
  sources: HintSource[];
}
/**
 * Points that come from a source of the ledger until the end, on average.
 */
export interface HintSource {
  source: string;
  label: string;
  best: number;
  next: number;
  certain: boolean;
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
  /**
   * What a viewer may know of a table, as its game models it.
   */
  view: {
    game: string;
    [k: string]: unknown;
  };
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
 * The table's game is being compiled, or is now: how far it is, and what it does without. Play goes on meanwhile.
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
 * Take back the seat's last action, or those from an entry of the log on, as far as they can be taken back.
 */
export interface Undo {
  request?: number | null;
  type?: "undo";
  seat: number;
  ply: number;
  revision: number;
  back_to?: number | null;
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
 * Ask for what the people at the table have written, and be told from now on what they write.
 */
export interface ReadChat {
  request?: number | null;
  type?: "read_chat";
}
/**
 * Write to the others at the table: one of the prepared phrases, or a text.
 */
export interface WriteChat {
  request?: number | null;
  type?: "write_chat";
  phrase?: ("hello" | "good-luck" | "nice-move" | "thanks" | "sorry" | "one-moment" | "back-soon" | "good-game") | null;
  text?: string;
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
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  currencies: string[];
  sources: string[];
  rules: boolean;
  ready: boolean;
  lessons?: string[];
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
  bots?: BotLevel[];
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
 * Be for keeping the chat with the game, or no longer. It is kept as long as all who have a seat are for it.
 */
export interface KeepChat {
  keep?: boolean;
}
/**
 * What the learner does at a step; null goes on where nothing is asked.
 */
export interface LessonAction {
  action?: number | string | null;
  pictures?: boolean;
}
/**
 * What came of it.
 */
export interface LessonAnswer {
  outcome: "done" | "tried" | "refused";
  message: string;
  ruling?: number | null;
  frames: LessonFrame[];
  compared?: number | null;
  next: LessonStep | null;
}
/**
 * The table after an entry of the log.
 */
export interface LessonFrame {
  turn: number | ("chance" | "over");
  waited_for: number[];
  prompt: string;
  /**
   * What a viewer may know of a table, as its game models it.
   */
  view: {
    game: string;
    [k: string]: unknown;
  };
  picture: Span[][] | null;
  happened: Entry;
}
/**
 * A step before anything is done in it: what is said and asked, and the table.
 */
export interface LessonStep {
  game: string;
  lesson: string;
  title: string;
  chapter: string;
  step: number;
  steps: number;
  first: boolean;
  kind: "do" | "try" | "read";
  text: string;
  point: string | null;
  actions: string[];
  attempt: string | null;
  seat: number;
  names: string[];
  legal: Choice[];
  table: LessonTable;
}
/**
 * The table of a lesson, as the learner sees it.
 */
export interface LessonTable {
  turn: number | ("chance" | "over");
  waited_for: number[];
  prompt: string;
  /**
   * What a viewer may know of a table, as its game models it.
   */
  view: {
    game: string;
    [k: string]: unknown;
  };
  picture: Span[][] | null;
}
/**
 * A lesson of a game.
 */
export interface LessonInfo {
  name: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}
/**
 * What a game teaches, in the order in which people learn it.
 */
export interface Lessons {
  game: string;
  title: string;
  lessons: LessonInfo[];
}
/**
 * What a guest sees in the lobby.
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
 * The chances after a step.
 */
export interface Moment {
  ply: number;
  by: number | null;
  shares: number[];
  points: number[];
}
/**
 * Choose a name, or another one.
 */
export interface NewName {
  name: string;
}
/**
 * What a guest's notes on a game shall be.
 */
export interface NewNotes {
  text: string;
}
/**
 * A table to be set up. Play begins as soon as all seats are taken.
 */
export interface NewTable {
  game: string;
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
  help?: boolean;
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
 * What a guest has noted on a game, for nobody else.
 */
export interface Notes {
  text: string;
}
/**
 * One seat of the guest's, or all of them.
 */
export interface OneSeat {
  seat?: number | null;
}
/**
 * A choice, in notation; null gives up and asks for the answer.
 */
export interface PuzzleAnswer {
  action?: string | null;
}
/**
 * What a source brings more, on average, with the answer than with another choice, in points.
 */
export interface PuzzleDifference {
  source: string;
  label: string;
  amount: number;
  error: number;
}
/**
 * Why the answer is the answer, beside another choice.
 */
export interface PuzzleExplained {
  answer: string;
  sentence: string;
  other: string;
  other_sentence: string;
  says: string[];
  own_title: string;
  own: PuzzleDifference[];
  others_title: string;
  others: PuzzleDifference[];
}
/**
 * A hint.
 */
export interface PuzzleHint {
  number: number;
  text: string;
  left: number;
}
/**
 * What a choice was worth.
 */
export interface PuzzleJudged {
  right: boolean;
  counted: boolean;
  rating: number;
  change: number;
  explained: PuzzleExplained;
  following: string | null;
}
/**
 * A puzzle, as it stands for a guest.
 */
export interface PuzzleShown {
  game: string;
  title: string;
  name: string;
  day: string | null;
  rating: number;
  seat: number;
  names: string[];
  legal: Choice[];
  table: LessonTable;
  hints: string[];
  hints_left: number;
  state: "new" | "solved" | "missed";
  explained: PuzzleExplained | null;
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
  game: string;
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
 * How far the review of a game is, and the review once it is there.
 */
export interface ReviewState {
  state: "none" | "working" | "ready";
  deep: boolean;
  done: number;
  review: ToldReview | null;
}
/**
 * A review in a language: sentences, and the numbers of its chart.
 */
export interface ToldReview {
  game: string;
  deep: boolean;
  names: string[];
  start: Moment;
  moments: Moment[];
  turnings: ToldTurning[];
  accounts: ToldAccount[];
  costly: ToldDecision[];
  praised: ToldDecision[];
  judge: string;
  words: {
    [k: string]: string;
  };
}
/**
 * A step at which chances changed much.
 */
export interface ToldTurning {
  ply: number;
  what: string;
  says: string;
}
/**
 * The balance of a seat.
 */
export interface ToldAccount {
  seat: number;
  name: string;
  lead_label: string;
  says: string[];
  lines: BalanceLine[];
}
/**
 * A decision with what was better, or a good one.
 */
export interface ToldDecision {
  ply: number;
  seat: number;
  name: string;
  played: string;
  better: string;
  says: string[];
  own: SourceDifference[];
  others: SourceDifference[];
}
/**
 * What a source brings more with the better choice, in points.
 */
export interface SourceDifference {
  source: string;
  label: string;
  amount: number;
  error: number;
}
/**
 * A review is to be made; a deep one takes longer and is more exact.
 */
export interface ReviewWish {
  deep?: boolean;
}
/**
 * The rules of a game for readers, as Markdown; a chapter begins with `## Title {#id}`.
 */
export interface RulesText {
  text: string;
}
/**
 * Real displays: how they look to the rules, and what they score, or why they cannot be scored.
 */
export interface Scored {
  view: {
    game: string;
    [k: string]: unknown;
  } | null;
  players: ScoredPlayer[];
  problem: string;
  currencies: string[];
}
/**
 * A player's lines, and what they have before and after them.
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
 * Fluent sources of one language: of the engine, of the hall, of the bots, and of each game.
 */
export interface Texts {
  language: "en" | "de";
  engine: string;
  hall: string;
  games: {
    [k: string]: string;
  };
  bots?: string;
}
/**
 * A seat of somebody else's.
 */
export interface TheSeat {
  seat: number;
}
/**
 * Displays of a real table in the game's notation; what else the game must be told to score them are further fields.
 */
export interface ToScore {
  text: string;
  [k: string]: string | null;
}
/**
 * Play on from a moment of a game that is over, on a seat, against bots.
 */
export interface WhatIf {
  ply: number;
  seat: number;
  level?: string | null;
}
