/** Pictures for the rules, by name. They draw the packaged cards, and need nothing from a table. */

import type { Component } from "svelte";
import Attack from "./Attack.svelte";
import Bonuses from "./Bonuses.svelte";
import Card from "./Card.svelte";
import Favours from "./Favours.svelte";
import Kinds from "./Kinds.svelte";
import Missions from "./Missions.svelte";
import Path from "./Path.svelte";
import Resources from "./Resources.svelte";
import Track from "./Track.svelte";
import Units from "./Units.svelte";
import Village from "./Village.svelte";

export const pictures: Record<string, Component> = {
  attack: Attack,
  bonuses: Bonuses,
  card: Card,
  favours: Favours,
  kinds: Kinds,
  missions: Missions,
  path: Path,
  resources: Resources,
  track: Track,
  units: Units,
  village: Village,
};
