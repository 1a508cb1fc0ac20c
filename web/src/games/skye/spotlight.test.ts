import { describe, expect, test } from "vitest";
import type { LedgerLine } from "../types";
import { litByLetter, litByLine } from "./spotlight";
import type { PlayerView, SkyeView } from "./view";

const view = { scoring: [{ name: "sheep" }, { name: "castle-road" }, { name: null }] } as SkyeView;
const player = {
  seat: 0,
  paying: [
    { cells: ["N1", "E1"], areas: [] },
    { cells: [], areas: [2] },
    { cells: ["N1"], areas: [] },
  ],
  income: { barrel_cells: ["S1"] },
  scrolls: [
    { cell: "W1", counts: "ship" },
    { cell: "W2", counts: "farm" },
  ],
} as unknown as PlayerView;
const line = (source: string, seat = 0): LedgerLine => ({ seat, source, label: "", amounts: {}, detail: "" });

describe("a scoring tile lights up", () => {
  test("the tiles and areas that it pays for", () => {
    expect(litByLetter(view, player, 0)).toEqual({ cells: new Set(["N1", "E1"]), areas: new Set(), roads: false });
  });

  test("the roads, when it is about them", () => {
    expect(litByLetter(view, player, 1)).toEqual({ cells: new Set(), areas: new Set([2]), roads: true });
  });

  test("nothing before it is drawn, or where there is none", () => {
    expect(litByLetter(view, player, 2)).toBeNull();
    expect(litByLetter(view, player, 3)).toBeNull();
  });
});

describe("a line of a scoring lights up", () => {
  test("what its scoring tile pays for", () => {
    expect(litByLine(view, player, line("tile-sheep"))).toEqual(litByLetter(view, player, 0));
  });

  test("the barrels that pay an income, and the scrolls of a kind", () => {
    expect([...litByLine(view, player, line("income-barrels"))!.cells]).toEqual(["S1"]);
    expect([...litByLine(view, player, line("scroll-farm"))!.cells]).toEqual(["W2"]);
  });

  test("nothing of somebody else's, and nothing for what lies nowhere", () => {
    expect(litByLine(view, player, line("tile-sheep", 1))).toBeNull();
    expect(litByLine(view, player, line("income-castle"))).toBeNull();
    expect(litByLine(view, player, null)).toBeNull();
  });
});
