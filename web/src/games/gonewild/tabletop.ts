/** What every part of the table needs: the cards, the words, what is legal, and how to choose or ask. */

import { getContext, setContext } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { Action, Chain, Translate } from "../types";
import type { CardFace, CardSet, Counts, GoneWildView } from "./view";

/** A card that is looked at closely: which one, where it lies, and what can be done with it. */
export interface ZoomedCard {
  face: CardFace;
  beside: DOMRect;
  note: string;
}

export interface Tabletop {
  readonly view: GoneWildView;
  readonly cards: CardSet;
  readonly legal: Action[];
  readonly chains: Chain[];
  readonly names: string[];
  readonly me: number | null;
  readonly hint: number | null;
  readonly told: string | null; // the source of points that is being told just now
  readonly still: boolean; // nothing moves
  readonly t: Translate;
  act: (id: number) => void;
  chain: (text: string) => void;
  ask: (text: string) => void; // why something is not legal
  look: (zoomed: ZoomedCard | null) => void;
  spread: (title: string, cards: Counts) => void; // show what a pile holds
}

const KEY = Symbol("tabletop");

export function setTabletop(top: Tabletop): void {
  setContext(KEY, top);
}

export function tabletop(): Tabletop {
  return getContext<Tabletop>(KEY);
}

export function faceOf(top: Tabletop, card: string): CardFace {
  return top.cards.cards[card]!;
}

export function nameOf(face: CardFace): string {
  return face.name[settings.language] ?? "";
}

/** What a card says, as a sentence. */
export function saying(face: CardFace): string {
  return face.sentence[settings.language] ?? "";
}

/** The legal action of that text, if it is one. */
export function choice(top: Tabletop, text: string): Action | undefined {
  return top.legal.find((action) => action.text === text);
}

/** The legal actions that begin with some words. */
export function choices(top: Tabletop, start: string): Action[] {
  return top.legal.filter((action) => action.text.startsWith(start));
}

/** What can be done as one, of that name: a purchase with cards of the hand that it needs goes before the bare purchase. */
export function chained(top: Tabletop, text: string): Chain | undefined {
  return top.chains.find((chain) => chain.text === text);
}
