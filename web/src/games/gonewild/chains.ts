/** What can be done as one though it takes several choices: `presentation/chains.py` says what there is. */

import type { Chain } from "../types";

/** The chain that plays every card of the hand that is good for beer and gold alone. */
export const PLAY_ALL = "play resources";

/** How many cards of the hand a chain plays. */
export function cardsOf(chain: Chain): number {
  return chain.steps.filter((step) => step.startsWith("play ")).length;
}
