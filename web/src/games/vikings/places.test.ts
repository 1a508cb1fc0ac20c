import { describe, expect, test } from "vitest";
import type { Action } from "../types";
import { find, lineOf, placeOf, placeText, withWord } from "./places";

const action = (id: number, text: string): Action => ({ id, text, sentence: "" });

describe("the notation of a place", () => {
  test.each(["N4", "W12", "F1", "S3", "G10", "V2"])("%s reads back", (text) => {
    expect(placeText(placeOf(text)!)).toBe(text);
  });

  test("names a cell by the letter of its row", () => {
    expect(placeOf("N4")).toEqual({ on: "island", row: "noble", column: 4 });
    expect(placeOf("V2")).toEqual({ on: "ship", column: 2 });
  });

  test("of a start tile is the first cell of its row", () => {
    expect(placeOf("start G")).toEqual({ on: "island", row: "goldsmith", column: 1 });
  });

  test.each(["buy 3", "stay", "start V", "N", "B2", "xN4", "N4x", ""])("is not what %s says", (text) => {
    expect(placeOf(text)).toBeNull();
  });
});

test("ships are the first line of a display, then come warriors, nobles, scouts, goldsmiths and fishermen", () => {
  expect(["V1", "W1", "N1", "S1", "G1", "F1"].map((text) => lineOf(placeOf(text)!))).toEqual([0, 1, 2, 3, 4, 5]);
});

test("legal actions are found by their text, or by the word they begin with", () => {
  const legal = [action(1, "buy 0"), action(2, "buy 11"), action(3, "buyer"), action(4, "done")];
  expect(find(legal, "done")?.id).toBe(4);
  expect(find(legal, "buy")).toBeUndefined();
  expect(withWord(legal, "buy").map(([rest, { id }]) => [rest, id])).toEqual([
    ["0", 1],
    ["11", 2],
  ]);
});
