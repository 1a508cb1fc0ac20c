/** Pictures for the rules, by name. They need nothing from a table. */

import type { Component } from "svelte";
import Display from "./Display.svelte";
import Ferry from "./Ferry.svelte";
import Figures from "./Figures.svelte";
import Group from "./Group.svelte";
import Island from "./Island.svelte";
import Scoring from "./Scoring.svelte";
import Ship from "./Ship.svelte";
import Specials from "./Specials.svelte";
import Wheel from "./Wheel.svelte";

export const pictures: Record<string, Component> = {
  wheel: Wheel,
  group: Group,
  island: Island,
  figures: Figures,
  ship: Ship,
  ferry: Ferry,
  display: Display,
  scoring: Scoring,
  specials: Specials,
};
