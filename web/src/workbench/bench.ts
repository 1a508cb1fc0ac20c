/** What a game brings to the workbench: moments of real games, made by its `workbench/make_moments.py`. */

import type { Component } from "svelte";
import type { Action, GameModule, LedgerLine } from "../games/types";

type Words = Record<string, string>;
export type Spoken = Omit<Action, "sentence"> & { sentence: Words };

export interface Moment {
  view: any; // the game's own view model
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
