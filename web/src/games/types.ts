/**
 * The seam between the page's frame and a game's table.
 *
 * A table draws a view and offers what is legal. It holds no rules: it maps legal actions, by their text notation
 * (docs/notation.md), to places that glow, and says which one was chosen.
 */

import type { Component } from "svelte";
import type { Amounts, Chain, Choice, Entry, Scored, Span } from "../protocol";

/** A view of some game: its type is known to the game alone, and the frame only passes it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = any;

/** Something that can be done now: its id, its notation (such as "buy 3" or "N4"), and a sentence on what it does. */
export type Action = Choice;

/** Legal actions that can be carried out as one: what it is called, a sentence on what it does, its actions. */
export type { Chain };

/** A line of the ledger: where points or money came from, or went, and why. */
export type LedgerLine = Amounts;

/** Something that was done, by a seat or by chance, with the lines of the ledger that it wrote. */
export type Happening = Entry;

/** How a seat is told apart: by colour, and by pattern for the colour-blind. */
export interface SeatStyle {
  colour: string; // a CSS colour
  ink: string; // a CSS colour that is readable on it
  pattern: "plain" | "dots" | "stripes" | "checks" | "waves";
}

/** What the reader has chosen in the settings, as far as a table cares. */
export interface TableSettings {
  reducedMotion: boolean; // also when the system asks for it
  confirm: boolean; // the frame asks before a turn ends
}

/** Text of a key of the catalogues (the engine's, the game's, the page's). */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

/** What a game's `Table` is given. All of it changes by being replaced, never in place. */
export interface TableProps<View> {
  view: View; // what this seat may know, as the game's view model says
  legal: Action[]; // what I can do now; empty when it is not my turn
  me: number | null; // my seat; null is a spectator
  names: string[]; // by seat
  colours: SeatStyle[]; // by seat
  t: Translate;
  act: (id: number) => void; // carry out one of the legal actions
  chains?: Chain[]; // what I can do now as one that takes several actions; a lesson and a replay have none
  chain?: (text: string) => void; // carry out one of them
  explain: (action: string | number) => Promise<string>; // shows why it is not legal, and gives the sentence
  preview: (id: number) => Promise<Action[]>; // what could be done after a legal action; empty if the turn is over then
  picture: () => Promise<Span[][]>; // the table as a terminal draws it, for games that are not drawn yet
  happened: Happening[]; // what was done since the view before this one, for motion; empty on a first look or after undo
  spotlight: LedgerLine | null; // the line of a scoring that is being told just now: light up what it speaks of
  hint: number | null; // the action that a strong player would choose, when asked for
  settings: TableSettings;
  compact: boolean; // a phone: one column
  over: boolean; // nothing follows: the game is over, or was ended by agreement
}

/** An answer in the prompt bar. */
export interface Answer {
  id: number | string; // of a legal action, or the text of a chain
  label: string; // one or few words, such as "Stay"; the action's sentence is its longer description
  main?: boolean; // the usual answer, drawn filled
}

/** One number of a player in the strip, such as gold. */
export interface Figure {
  key: string;
  label: string; // read out and shown on hover
  value: number | string;
  icon?: Component<{ size?: number }>; // ours, 24 px grid; without one the label is written
}

/** What the strip of numbers shows. */
export interface Numbers {
  facts: { label: string; value: string }[]; // round, coming scoring
  players: { seat: number; points: number; pointsLabel: string; figures: Figure[]; place: number }[];
}

/** What the picker of an option is given, where a game has one of its own for it. */
export interface OptionProps {
  value: string;
  onchange: (value: string) => void;
}

/** What a game's score editor is given. Positions are texts in the game's notation (docs/notation.md). */
export interface EditorProps {
  start: string; // the position to begin with; empty for an empty table
  scored: Scored | null; // what the hall has said last
  say: Translate; // the game's words
  onchange: (text: string) => void;
}

/** How a real table of a game is built on screen to be scored by the hall. */
export interface TableScoring {
  scorings: string[]; // what can be scored, the usual one first; their names are the texts `counts-<game>-<scoring>`
  editor: () => Promise<{ default: Component<EditorProps> }>;
  example: { text: string; scoring: string; tiles: string };
  /** Chooses the scoring tiles, in games that have some, for the scorings that count them. */
  tiles?: { Picker: Component<{ tiles: string; onchange: (tiles: string) => void }>; scorings: string[] };
}

/**
 * A game's part of the page. `web/src/games/<game>/index.ts` exports one as default, and is found there.
 * The folder's name is the game's name in the hall. A game without a folder gets `plain/`.
 */
export interface GameModule<View = AnyView> {
  Table: Component<TableProps<View>>;
  Cover: Component; // a picture for the lobby; fills the width it is given, 3:2
  numbers: (view: View, t: Translate, over: boolean) => Numbers; // over: nothing follows, so nothing is scored next
  /**
   * Which legal actions are answered in the prompt bar, too: short ones such as stay, go, pass, done; and chains.
   * The table draws every legal action itself, each with `data-action="<text>"`, and its sentence as its name.
   */
  answers: (view: View, legal: Action[], t: Translate, chains: Chain[]) => Answer[];
  /** The currency of the ledger that is points, such as "fame". */
  points: string;
  /** Whether players hold something that others may not see: then a curtain falls between two people at one screen. */
  secrets: boolean;
  /** The chapter of the rules that fits the moment: an id of a heading in `rules/<language>.md` of the game's folder. */
  chapter: (view: View) => string;
  /** The module's own words as Fluent sources (`import en from "./texts/en.ftl?raw"`), keys prefixed `<game>-`. */
  texts?: { en: string; de: string };
  /** Pictures for the rules, by name: `![goldsmiths](goldsmith)` in the text draws this component. */
  RulesPictures?: Record<string, Component>;
  /** Pickers for options that are more than a box to tick or a text, by the option's name. */
  options?: Record<string, Component<OptionProps>>;
  /** The rules that a table was set up with, in words; without it, the options that are not as usual. */
  rulesInWords?: (options: Record<string, unknown>, say: Translate) => string[];
  /** Finds what the bubble of a lesson points at, by the game's name for it: a selector within the table, for the learner's seat. */
  lessonPoint?: (point: string, seat: number) => string;
  /** The table of games without a folder: everything that is said of them comes from the hall. */
  isPlain?: boolean;
  /** Where a real table can be scored. */
  scoring?: TableScoring;
}
