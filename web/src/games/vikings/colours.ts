/** What is coloured in Vikings alone; a test compares them with those of the drawings in Python. */

import type { Figure } from "./view";

export const FIGURE_COLOURS: Record<Figure, string> = {
  fisherman: "#2f6db0",
  goldsmith: "#d9a514",
  scout: "#3f8f4f",
  noble: "#b23a3a",
  warrior: "#2d2a2a",
  boatswain: "#8a8f94",
};
