/** What areas are filled with; a test compares them with those of the drawings in Python. */

import type { Terrain } from "../tile";

const MOUNTAIN = "#9d9185";

export const TERRAINS: Record<Terrain, string> = { pasture: "var(--meadow)", mountain: MOUNTAIN, water: "var(--sea)" };

/** On what is light in the dark, too. */
export const LIGHT_TERRAINS: Record<Terrain, string> = { pasture: "#93a95c", mountain: MOUNTAIN, water: "#3f7f93" };
