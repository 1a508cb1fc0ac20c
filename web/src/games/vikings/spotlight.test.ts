import { describe, expect, test } from "vitest";
import type { LedgerLine } from "../types";
import { litBy } from "./spotlight";
import type { PlayerView, TileView } from "./view";

const line = (source: string, some: Partial<LedgerLine> = {}): LedgerLine => ({
  seat: 0,
  source,
  label: "",
  amounts: {},
  detail: "",
  ...some,
});
const island = (row: TileView["row"], first: number, length: number, completed: boolean): TileView[] =>
  Array.from({ length }, (_, i) => ({
    row,
    column: first + i,
    tile: i === 0 ? "left" : i === length - 1 ? "right" : "middle",
    building: null,
    building_tile: false,
    figure: false,
    threatened: false,
    completed,
  }));
const player = {
  seat: 0,
  longest_island: 3,
  tiles: [...island("noble", 1, 3, true), ...island("scout", 1, 2, true), ...island("fisherman", 1, 3, false)],
} as unknown as PlayerView;

describe("a line of a scoring lights up", () => {
  test("the row that it is about, and the places that it names", () => {
    expect([...litBy(line("nobles", { places: ["N1", "N3"] }), player)]).toEqual(["noble", "N1", "N3"]);
  });

  test("the longest completed islands, or all completed ones", () => {
    expect([...litBy(line("longest-island"), player)]).toEqual(["N1", "N2", "N3"]);
    expect([...litBy(line("most-islands"), player)]).toEqual(["N1", "N2", "N3", "S1", "S2"]);
  });

  test("nothing on somebody else's display, and nothing when no line is told", () => {
    expect(litBy(line("nobles", { seat: 1 }), player).size).toBe(0);
    expect(litBy(null, player).size).toBe(0);
  });
});
