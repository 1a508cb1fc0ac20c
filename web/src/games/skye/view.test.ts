import { describe, expect, test } from "vitest";
import type { Action } from "../types";
import { layingOf, lettersOf, placeOf, prices, takingBack, turnOf, type SkyeView } from "./view";

const legal = (...texts: string[]): Action[] => texts.map((text, id) => ({ id, text, sentence: "" }));

describe("the notation of a cell", () => {
  test.each([
    ["C", 0, 0],
    ["N2", 0, -2],
    ["S1", 0, 1],
    ["E3", 3, 0],
    ["W1", -1, 0],
    ["N2E1", 1, -2],
    ["S10W12", -12, 10],
  ])("%s lies %i east and %i south of the castle", (cell, east, south) => {
    expect(placeOf(cell)).toEqual({ cell, east, south });
  });

  test.each(["", "E1N2", "N", "N2E", "T14", "pass"])("is not %j", (text) => {
    expect(placeOf(text)).toBeNull();
  });
});

test("how a tile is laid is a cell and the side that its north edge points to", () => {
  expect(layingOf("N2E1 east")).toEqual({ place: { cell: "N2E1", east: 1, south: -2 }, turn: 1 });
  expect(layingOf("C north")?.turn).toBe(0);
  for (const text of ["N2E1", "N2E1 up", "price 3", "reconsider"]) expect(layingOf(text)).toBeNull();
});

test("a tile is turned by quarters, clockwise", () => {
  expect(["north", "east", "south", "west", "unknown"].map(turnOf)).toEqual([0, 1, 2, 3, 0]);
});

test("prices are offered from the lowest, whatever their order", () => {
  expect(prices(legal("price 10", "price 2", "axe", "price 1")).map(({ gold }) => gold)).toEqual([1, 2, 10]);
});

describe("taking back what was chosen", () => {
  const view = (phase: string, isNew: boolean): SkyeView =>
    ({ phase, you: 0, players: [{ seat: 0, tiles: [{ new: isNew }] }] }) as unknown as SkyeView;

  test("is offered where it changes something", () => {
    expect(takingBack(view("prices", false), legal("reconsider"))?.text).toBe("reconsider");
    expect(takingBack(view("build", true), legal("reconsider"))?.text).toBe("reconsider");
  });

  test("is not offered where no tile was laid, or where it is not legal", () => {
    expect(takingBack(view("build", false), legal("reconsider"))).toBeUndefined();
    expect(takingBack(view("prices", false), legal("price 1"))).toBeUndefined();
  });
});

test("a round scores the letters that name it", () => {
  const scoring = [
    { letter: "A", rounds: [1, 3] },
    { letter: "B", rounds: [2, 3] },
  ];
  expect(lettersOf({ scoring } as SkyeView, 3)).toEqual(["A", "B"]);
  expect(lettersOf({ scoring } as SkyeView, 1)).toEqual(["A"]);
});
