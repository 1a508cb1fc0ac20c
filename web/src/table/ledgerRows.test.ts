import { expect, test } from "vitest";
import type { Amounts, Entry } from "../protocol";
import { allLines, courseOf, currenciesOf, rows } from "./ledgerRows";

const line = (seat: number, source: string, amounts: Record<string, number>): Amounts => ({
  seat,
  source,
  label: source.toUpperCase(),
  amounts,
  detail: "",
});

test("what came from a source is added up for each seat, and a seat without it has nothing, not 0", () => {
  const lines = [
    line(0, "islands", { points: 2 }),
    line(2, "islands", { points: 5 }),
    line(0, "islands", { points: -2 }),
  ];
  expect(rows(lines, "points", 3, ["islands"])).toEqual([
    { source: "islands", label: "ISLANDS", amounts: [0, null, 5] },
  ]);
});

test("rows stand in the order of the rulebook, not in that in which they came", () => {
  const lines = [line(0, "end", { points: 1 }), line(0, "start", { points: 1 }), line(0, "middle", { points: 1 })];
  const shown = rows(lines, "points", 1, ["start", "middle", "end"]);
  expect(shown.map(({ source }) => source)).toEqual(["start", "middle", "end"]);
});

test("each currency has its own rows", () => {
  const lines = [line(0, "nobles", { points: 3 }), line(0, "goldsmiths", { gold: 2 })];
  expect(rows(lines, "gold", 1, ["nobles", "goldsmiths"]).map(({ source }) => source)).toEqual(["goldsmiths"]);
});

test("the lines of a log are those of all its entries", () => {
  const log = [{ lines: [line(0, "a", {})] }, { lines: [] }, { lines: [line(1, "b", {})] }] as unknown as Entry[];
  expect(allLines(log).map(({ source }) => source)).toEqual(["a", "b"]);
});

test("each currency of some lines is named once, in the order in which they come", () => {
  expect(currenciesOf([line(0, "a", { fame: 3, gold: 1 }), line(1, "b", { gold: 2 })])).toEqual(["fame", "gold"]);
});

test("the course of points begins after the first entry", () => {
  expect(courseOf([{ ply: 0, points: [1, 2] }])).toEqual([{ ply: 1, points: [1, 2] }]);
});
