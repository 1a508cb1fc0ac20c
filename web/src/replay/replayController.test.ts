import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import type { Replay } from "../protocol";
import { ReplayController, sentenceAt, type Looker } from "./replayController.svelte";

vi.mock("../lib/api", () => ({ api: { replay: vi.fn(), frames: vi.fn() }, whenReady: (ask: () => unknown) => ask() }));
vi.mock("../lib/notices.svelte", () => ({ complain: vi.fn() }));

const entry = (ply: number, seat: number | "chance") => ({ ply, seat }) as Replay["entries"][number];

/** A game of 50 steps: set up by chance until 4, turns begin at 4, 10 and 30, rounds at 4 and 30. */
async function opened(viewer: Looker = "all"): Promise<ReplayController> {
  vi.mocked(api.replay).mockResolvedValue({
    plies: 50,
    turns: [4, 10, 30],
    rounds: [{ ply: 4 }, { ply: 30 }],
    entries: Array.from({ length: 50 }, (_, i) => entry(i + 1, i < 4 || (i >= 20 && i < 25) ? "chance" : i % 2)),
  } as unknown as Replay);
  vi.mocked(api.frames).mockImplementation(
    async (_, { first, count }) =>
      ({ frames: Array.from({ length: count }, (_, i) => ({ ply: first + i })) }) as Awaited<
        ReturnType<typeof api.frames>
      >,
  );
  const controller = new ReplayController({ table: "ab", link: null }, () => false);
  controller.viewer = viewer;
  controller.ply = -1; // no moment was named
  await controller.tell("en");
  return controller;
}

beforeEach(() => vi.clearAllMocks());

describe("a replay", () => {
  test("begins where the first player acts, unless its address names a moment", async () => {
    const controller = await opened();
    expect(controller.ply).toBe(4);
    expect(controller.frame?.ply).toBe(4);
  });

  test.each([
    ["step", 10, 11, 9],
    ["turn", 10, 30, 4],
    ["turn", 11, 30, 10],
    ["round", 10, 30, 4],
    ["round", 30, 50, 4],
    ["turn", 0, 4, null],
    ["step", 50, null, 49],
  ] as const)("goes by a %s from %i on to %s, and back to %s", async (pace, ply, on, back) => {
    const controller = await opened();
    controller.ply = ply;
    expect(controller.goal(pace, 1)).toBe(on);
    expect(controller.goal(pace, -1)).toBe(back);
  });

  test("never leaves the game", async () => {
    const controller = await opened();
    controller.go(99);
    expect(controller.ply).toBe(50);
    controller.go(-5);
    expect(controller.ply).toBe(0);
  });

  test("shows a few steps forward as motion, and a leap or a step back as none", async () => {
    const controller = await opened();
    const seen = async (ply: number) => {
      controller.ply = ply;
      await controller.show();
      return controller.happened.map((some) => some.ply);
    };
    expect(await seen(6)).toEqual([5, 6]);
    expect(await seen(5)).toEqual([]);
    expect(await seen(40)).toEqual([]);
  });

  test("shows the step that is wanted last, though an earlier one comes later", async () => {
    const controller = await opened();
    let arrive: () => void = () => {};
    const late = new Promise<void>((done) => (arrive = done));
    vi.mocked(api.frames).mockImplementation(async (_, { first }) => {
      if (first === 20) await late;
      return { frames: [{ ply: first + 5 }] } as Awaited<ReturnType<typeof api.frames>>;
    });
    controller.ply = 25;
    const first = controller.show();
    controller.ply = 45;
    await controller.show();
    arrive();
    await first;
    expect(controller.frame?.ply).toBe(45);
  });

  test("that plays by itself passes draws which follow each other in one beat, and stops at the end", async () => {
    vi.useFakeTimers();
    const controller = await opened();
    controller.ply = 20;
    controller.toggle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(controller.ply).toBe(25);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(controller.ply).toBe(50);
    expect(controller.playing).toBe(false);
    vi.useRealTimers();
  });
});

test("a secret is told to whom it was one only when it has been revealed", () => {
  const secret = { sentence: "Anna sets 7", veil: { sentence: "Anna sets a price", until: 9 } };
  expect(sentenceAt(secret as Replay["entries"][number], 8)).toBe("Anna sets a price");
  expect(sentenceAt(secret as Replay["entries"][number], 9)).toBe("Anna sets 7");
  expect(sentenceAt({ sentence: "Ben passes", veil: null } as Replay["entries"][number], 0)).toBe("Ben passes");
});
