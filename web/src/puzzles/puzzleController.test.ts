import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { complain } from "../lib/notices.svelte";
import type { AllPuzzles, PuzzleExplained, PuzzleJudged, PuzzleShown } from "../protocol";
import { PuzzleController } from "./puzzleController.svelte";

vi.mock("../lib/api", () => ({
  api: { puzzle: vi.fn(), puzzles: vi.fn(), answerPuzzle: vi.fn(), puzzleHint: vi.fn() },
}));
vi.mock("../lib/hall.svelte", () => ({ introduce: vi.fn() }));
vi.mock("../lib/notices.svelte", () => ({ complain: vi.fn() }));

const PLACE = { game: "hills", puzzle: "0a1b2c3d" };
const explained = { answer: "west", says: ["verdict"] } as unknown as PuzzleExplained;
const shown = (more: Partial<PuzzleShown> = {}) =>
  ({
    legal: [
      { id: 4, text: "east", sentence: "Goes east." },
      { id: 7, text: "west", sentence: "Goes west." },
    ],
    hints: [],
    hints_left: 3,
    state: "new",
    explained: null,
    ...more,
  }) as unknown as PuzzleShown;
const judged = (more: Partial<PuzzleJudged>) =>
  ({ right: false, counted: true, rating: 968, change: -32, explained, following: "next", ...more }) as PuzzleJudged;

async function opened(more: Partial<PuzzleShown> = {}): Promise<PuzzleController> {
  vi.mocked(api.puzzle).mockResolvedValue(shown(more));
  vi.mocked(api.puzzles).mockResolvedValue({
    games: [{ game: "hills", rating: 1000, following: PLACE.puzzle }],
  } as unknown as AllPuzzles);
  const controller = new PuzzleController(PLACE, () => false);
  await controller.open();
  return controller;
}

beforeEach(() => vi.clearAllMocks());

describe("a puzzle", () => {
  test("is answered only by saying so: what is chosen on the table can be changed", async () => {
    const controller = await opened();
    controller.choose(4);
    controller.choose(7);
    expect(controller.marked).toBe(7);
    controller.unchoose();
    await controller.answer();
    expect(api.answerPuzzle).not.toHaveBeenCalled();
  });

  test("keeps its answer to itself after a wrong choice, until it is asked for", async () => {
    const controller = await opened();
    vi.mocked(api.answerPuzzle).mockResolvedValue(judged({}));
    controller.choose(4);
    await controller.answer();
    expect([controller.mode, controller.marked, controller.explained]).toEqual(["wrong", 4, null]);
    expect([controller.rating, controller.following]).toEqual([968, "next"]);
    await controller.giveUp();
    expect(api.answerPuzzle).toHaveBeenCalledTimes(1);
    expect([controller.mode, controller.marked]).toEqual(["explained", 7]);
  });

  test("can be tried again, and is explained when it is right", async () => {
    const controller = await opened();
    vi.mocked(api.answerPuzzle).mockResolvedValueOnce(judged({}));
    controller.choose(4);
    await controller.answer();
    controller.retry();
    vi.mocked(api.answerPuzzle).mockResolvedValueOnce(judged({ right: true, counted: false, change: 0 }));
    controller.choose(7);
    await controller.answer();
    expect([controller.mode, controller.judged?.right, controller.rating]).toEqual(["explained", true, 968]);
  });

  test("that was answered before is explained at once, in another language as well, but not while it is tried again", async () => {
    const controller = await opened({ state: "missed", explained });
    expect([controller.mode, controller.following]).toEqual(["explained", null]);
    controller.retry();
    await controller.open();
    expect(controller.mode).toBe("choosing");
  });

  test("gives one hint after the other", async () => {
    const controller = await opened({ hints: ["not east"], hints_left: 2 });
    vi.mocked(api.puzzleHint).mockResolvedValue({ number: 1, text: "think of sheep", left: 1 });
    await controller.hint();
    expect(api.puzzleHint).toHaveBeenCalledWith(PLACE, 1);
    expect([controller.hints, controller.hintsLeft]).toEqual([["not east", "think of sheep"], 1]);
  });

  test("stays as it is when the hall does not answer", async () => {
    const controller = await opened();
    vi.mocked(api.answerPuzzle).mockRejectedValue(new Error("no answer"));
    controller.choose(4);
    await controller.answer();
    expect(complain).toHaveBeenCalledOnce();
    expect([controller.mode, controller.marked, controller.busy]).toEqual(["choosing", 4, false]);
  });
});
