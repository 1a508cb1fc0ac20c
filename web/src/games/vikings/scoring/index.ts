/** Scoring a real table of Vikings. */

import type { TableScoring } from "../../types";

const EXAMPLE = `player 1 Anna
  gold 7 fame 31
  mainland B1
  V  b  r
  W  <* >
  N  <* c  >*
  S  <* -* >
  G  <* >
  F  <* -* >
player 2 Bert
  gold 12 fame 28
  mainland B1 N1
  V  g
  W  <* >
  N  <* >*
  G  <* -* >*
  F  <  >*`;

export const scoring: TableScoring = {
  scorings: ["large", "small", "end"],
  editor: () => import("./Editor.svelte"),
  example: { text: EXAMPLE, scoring: "end", tiles: "" },
};
