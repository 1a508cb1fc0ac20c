import { describe, expect, test } from "vitest";
import type { Entry } from "../protocol";
import { logBefore, viewBefore, type ScoredLine } from "./playback";

const line = (seat: number, source: string, amounts: Record<string, number>, ply = 9): ScoredLine => ({
  ply,
  seat,
  source,
  label: source,
  amounts,
  detail: "",
});

describe("while a scoring is told", () => {
  const untold = [
    line(0, "islands", { fame: 3, gold: 1 }),
    line(0, "ships", { fame: 2 }),
    line(1, "ships", { gold: 4 }),
  ];
  const view = {
    round: 6,
    players: [
      { fame: 10, gold: 5, name: "Anna" },
      { fame: 8, gold: 4, name: "Ben" },
    ],
  };

  test("players have what they had before the lines that are still to come", () => {
    expect(viewBefore(view, untold, ["fame", "gold"]).players).toEqual([
      { fame: 5, gold: 4, name: "Anna" },
      { fame: 8, gold: 0, name: "Ben" },
    ]);
  });

  test("only the currencies that are held back change", () => {
    expect(viewBefore(view, untold, ["fame"]).players).toEqual([
      { fame: 5, gold: 5, name: "Anna" },
      { fame: 8, gold: 4, name: "Ben" },
    ]);
  });

  test("the view that the hall sent stays as it was", () => {
    viewBefore(view, untold, ["fame"]);
    expect(view.players[0]!.fame).toBe(10);
  });

  test("a view without lines to come is the view itself, and so is one that has no players", () => {
    expect(viewBefore(view, [], ["fame"])).toBe(view);
    const other = { seats: 2 };
    expect(viewBefore(other, untold, ["fame"])).toBe(other);
  });

  test("the log has no line that is still to come, and the points of before", () => {
    const told = line(0, "nobles", { fame: 1 });
    const log = [
      { ply: 8, lines: [line(0, "islands", { fame: 3 }, 8)], points: [1, 1] },
      { ply: 9, lines: [told, ...untold], points: [10, 8] },
    ] as unknown as Entry[];
    const before = logBefore(log, untold, "fame");
    expect(before[0]).toBe(log[0]);
    expect(before[1]!.lines).toEqual([told]);
    expect(before[1]!.points).toEqual([5, 8]);
    expect(logBefore(log, [], "fame")).toBe(log);
  });

  test("an entry has the points of its own time, when a scoring comes in several entries", () => {
    const later = [line(0, "islands", { fame: 3 }, 9), line(0, "ships", { fame: 2 }, 10)];
    const log = [
      { ply: 9, lines: [later[0]], points: [8] },
      { ply: 10, lines: [later[1]], points: [10] },
    ] as unknown as Entry[];
    expect(logBefore(log, later, "fame").map(({ points }) => points)).toEqual([[5], [5]]);
  });
});
