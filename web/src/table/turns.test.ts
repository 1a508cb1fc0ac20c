import { describe, expect, test } from "vitest";
import type { Amounts, Entry } from "../protocol";
import { byTurns, gains, headline, steps, together, type Group } from "./turns";

let plies = 0;
const entry = (some: Partial<Entry>): Entry => {
  const ply = some.ply ?? ++plies;
  return {
    ply,
    seat: 0,
    action: null,
    sentence: `step ${ply}`,
    lines: [],
    points: [],
    group: ply,
    kind: "turn",
    headline: null,
    scoring: null,
    ...some,
  };
};
const line = (seat: number, amounts: Record<string, number>, scored = false): Amounts => ({
  seat,
  source: "source",
  label: "Source",
  amounts,
  detail: "",
  scored,
});
const group = (...entries: Entry[]): Group<Entry> => ({ ply: entries[0]!.ply, kind: entries[0]!.kind, entries });

describe("the log", () => {
  test("is read by turns, in the order in which they began", () => {
    const log = [
      entry({ ply: 1, group: 1 }),
      entry({ ply: 2, group: 2, seat: 1 }),
      entry({ ply: 3, group: 1 }),
      entry({ ply: 4, group: 4 }),
    ];
    const items = byTurns(log);
    expect(items.map((item) => ("entries" in item ? item.entries.map(({ ply }) => ply) : null))).toEqual([
      [1, 3],
      [2],
      [4],
    ]);
  });

  test("shows a scoring that came seat by seat as one table, after the turns that had begun", () => {
    const log = [
      entry({ ply: 1, group: 1 }),
      entry({ ply: 2, group: 2, scoring: "Round 1", lines: [line(0, { points: 2 }, true), line(0, { gold: 1 })] }),
      entry({ ply: 3, group: 2, scoring: "Round 1", lines: [line(1, { points: 4 }, true)] }),
      entry({ ply: 4, group: 4 }),
    ];
    const items = byTurns(log);
    expect(items.map((item) => ("title" in item ? item.title : item.ply))).toEqual([1, 2, "Round 1", 4]);
    const scoring = items.find((item) => "title" in item)!;
    expect("lines" in scoring && scoring.lines.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("shows two scorings as two", () => {
    const log = [
      entry({ ply: 1, scoring: "Round 1", lines: [line(0, { points: 2 }, true)] }),
      entry({ ply: 2, scoring: "Round 2", lines: [line(0, { points: 3 }, true)] }),
    ];
    expect(byTurns(log).flatMap((item) => ("title" in item ? [item.title] : []))).toEqual(["Round 1", "Round 2"]);
  });
});

describe("a turn", () => {
  test("says what its last headline says, and without one what its first step says", () => {
    const [first, second] = [entry({ headline: "Anna buys" }), entry({ headline: "Anna buys and lays" })];
    expect(headline(group(first, second, entry({})), () => "")).toBe("Anna buys and lays");
    expect(headline(group(entry({ sentence: "Anna passes" })), (some) => some.sentence)).toBe("Anna passes");
  });

  test("opens for its steps, with draws that follow each other as one", () => {
    const turn = group(
      entry({ ply: 1 }),
      entry({ ply: 2, seat: "chance" }),
      entry({ ply: 3, seat: "chance" }),
      entry({ ply: 4 }),
      entry({ ply: 6, seat: "chance" }),
      entry({ ply: 8, seat: "chance" }),
    );
    expect(steps(turn).map((step) => step.map(({ ply }) => ply))).toEqual([[1], [2, 3], [4], [6], [8]]);
  });

  test("of draws alone keeps each as a step", () => {
    const draws = group(entry({ ply: 1, seat: "chance", kind: "draws" }), entry({ ply: 2, seat: "chance" }));
    expect(steps(draws)).toHaveLength(2);
  });

  test("adds up by seat and currency what it brought without a scoring", () => {
    const entries = [
      entry({ lines: [line(0, { gold: -3 }), line(1, { gold: 2 })] }),
      entry({ lines: [line(0, { gold: 1, points: 4 }), line(0, { points: 9 }, true)] }),
    ];
    expect(gains(entries)).toEqual([
      { seat: 0, amounts: { gold: -2, points: 4 } },
      { seat: 1, amounts: { gold: 2 } },
    ]);
  });
});

test("a sentence that is said several times is said once, with how often", () => {
  expect(together(["A fisherman comes.", "A noble comes.", "A fisherman comes."])).toBe(
    "A fisherman comes. (2×) A noble comes.",
  );
});
