import { expect, test } from "vitest";
import { gainMarks, gainSentence } from "./gains";

test("a chip shows what the coming scorings bring, and else the end", () => {
  expect(gainMarks({ fame: 6, gold: 0, end: -1 })).toEqual([{ kind: "fame", text: "+6", end: false }]);
  expect(gainMarks({ fame: 2, gold: 18, end: 0 }).map((mark) => mark.text)).toEqual(["+2", "+18"]);
  expect(gainMarks({ fame: 0, gold: 0, end: -4 })).toEqual([{ kind: "fame", text: "−4", end: true }]);
  expect(gainMarks({ fame: 0, gold: 0, end: 0 })).toEqual([]);
});

test("who hears it hears all of it", () => {
  const t = (key: string, args: Record<string, string | number> = {}) => `${key}(${Object.values(args).join()})`;
  expect(gainSentence({ fame: 6, gold: 0, end: -1 }, t)).toBe(
    "vikings-gain(vikings-gain-fame(+6), vikings-gain-end(−1))",
  );
  expect(gainSentence({ fame: 0, gold: 0, end: 0 }, t)).toBe("");
});
