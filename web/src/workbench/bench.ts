/** What a game brings to the workbench: moments of real games, which `make_moments.py` writes by its `moments.py`. */

import type { Component } from "svelte";
import type { Action, AnyView, GameModule, LedgerLine } from "../games/types";

type Words = Record<string, string>;
export type Spoken = Omit<Action, "sentence"> & { sentence: Words };

export interface Moment {
  view: AnyView;
  names: string[];
  prompt: Words;
  legal: Spoken[];
  lines?: LedgerLine[];
  follows?: Record<string, Spoken[]>; // what could be done after an action
  why?: Words; // why an action is not legal
}

export interface Bench {
  game: GameModule;
  moments: Record<string, Moment>; // by path
  texts: { en: string; de: string }; // of the engine's side of the game
  film?: () => Promise<Moment[]>; // a whole game, not kept
  Gallery?: Component; // what else there is to look at, such as all tiles
}
