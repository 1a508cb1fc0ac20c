import { describe, expect, test } from "vitest";
import type { Action } from "../types";
import { spotsOn } from "./spots";
import type { PlayerView } from "./view";

const fit = (cell: string, clashes = ["", "", "", ""], gains: (number | null)[] = [0, 1, 2, 3]) => ({
  cell,
  clashes,
  gains,
});
const player = (...fits: ReturnType<typeof fit>[]): PlayerView => ({ fits }) as PlayerView;
const legal = (...texts: string[]): Action[] => texts.map((text, id) => ({ id, text, sentence: "" }));

describe("a free cell", () => {
  test("lays the tile as it is turned now, where it fits like that", () => {
    const [spot] = spotsOn(player(fit("N1")), legal("N1 north", "N1 south"), 2);
    expect(spot).toMatchObject({ turn: 2, asTurned: true, gain: 2, action: { text: "N1 south" } });
    expect(spot!.others.map(({ turn }) => turn)).toEqual([0]);
  });

  test("turns it on as little as possible, where it fits only otherwise", () => {
    const [spot] = spotsOn(player(fit("N1")), legal("N1 north", "N1 west"), 1);
    expect(spot).toMatchObject({ turn: 3, asTurned: false, gain: 3 });
    expect(spot!.others.map(({ turn }) => turn)).toEqual([0]);
  });

  test("where it fits in no way says which sides clash, and lays nothing", () => {
    const [spot] = spotsOn(player(fit("E1", ["N", "ES", "", ""])), legal("N1 north"), 1);
    expect(spot).toMatchObject({ action: null, turn: 1, asTurned: false, clashes: "ES", gain: null });
  });

  test("is one for each cell, wherever it lies", () => {
    const spots = spotsOn(player(fit("N1"), fit("S1W2")), [], 0);
    expect(spots.map(({ place }) => [place.east, place.south])).toEqual([
      [0, -1],
      [-2, 1],
    ]);
  });
});
