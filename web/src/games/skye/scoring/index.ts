/** Scoring a real table of Isle of Skye. */

import type { TableScoring } from "../../types";
import { EXAMPLE } from "./example";
import ScoringTiles from "./ScoringTiles.svelte";

export const scoring: TableScoring = {
  scorings: ["round", "end", "all"],
  editor: () => import("./Editor.svelte"),
  example: { text: EXAMPLE, scoring: "round", tiles: "4,10,1,0" },
  tiles: { Picker: ScoringTiles, scorings: ["round", "all"] },
};
