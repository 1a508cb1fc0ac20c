import { expect, test, vi } from "vitest";
import type { Frame } from "../protocol";
import { BLOCK, FrameBlocks } from "./frameBlocks";

const fetchFrom = (last: number) =>
  vi.fn(async (first: number) =>
    Array.from({ length: Math.min(BLOCK, last + 1 - first) }, (_, i) => ({ ply: first + i }) as Frame),
  );

test("frames of a block are fetched together, once", async () => {
  const [blocks, fetch] = [new FrameBlocks(), fetchFrom(99)];
  const frames = await Promise.all([BLOCK, BLOCK + 1, 2 * BLOCK - 1].map((ply) => blocks.frame(ply, "all", fetch)));
  expect(frames.map((frame) => frame?.ply)).toEqual([BLOCK, BLOCK + 1, 2 * BLOCK - 1]);
  expect(fetch.mock.calls).toEqual([[BLOCK]]);
});

test("somebody else's frames, or those in another language, are others", async () => {
  const [blocks, fetch] = [new FrameBlocks(), fetchFrom(99)];
  for (const way of ["all/en", "0/en", "all/de", "all/en"]) await blocks.frame(5, way, fetch);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a step that the game has not is no frame", async () => {
  expect(await new FrameBlocks().frame(15, "all", fetchFrom(7))).toBeUndefined();
});

test("a block that did not come is asked for again", async () => {
  const blocks = new FrameBlocks();
  const broken = () => Promise.reject(new Error("lost"));
  await expect(blocks.frame(3, "all", broken)).rejects.toThrow("lost");
  expect((await blocks.frame(3, "all", fetchFrom(9)))?.ply).toBe(3);
});
