/** Pictures for the rules, by name. They need nothing from a table but the tiles' faces. */

import type { Component } from "svelte";
import Areas from "./Areas.svelte";
import Clan from "./Clan.svelte";
import Fit from "./Fit.svelte";
import Income from "./Income.svelte";
import Offer from "./Offer.svelte";
import Scorings from "./Scorings.svelte";
import Scroll from "./Scroll.svelte";
import Things from "./Things.svelte";

export const pictures: Record<string, Component> = {
  clan: Clan,
  things: Things,
  income: Income,
  offer: Offer,
  fit: Fit,
  areas: Areas,
  scorings: Scorings,
  scroll: Scroll,
};
