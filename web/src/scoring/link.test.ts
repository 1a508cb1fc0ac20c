import { expect, test } from "vitest";
import { readTable, writeTable } from "./link";

test("a link holds the whole table as it was typed", () => {
  const table = { text: "player 1 Ann & Bö #1\n  W  <* -+ >", scoring: "end", tiles: "0,4,7,13" };
  expect(readTable(writeTable(table))).toEqual(table);
});

test("scoring tiles are in a link only where there are some", () => {
  expect(writeTable({ text: "x", scoring: "end", tiles: "" })).toBe("#scoring=end&text=x");
});

test("an address without a table is an empty one", () => {
  expect(readTable("")).toEqual({ text: "", scoring: "", tiles: "" });
});
