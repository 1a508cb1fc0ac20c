/** Frames of a replay, fetched in blocks and kept. */

import type { Frame } from "../protocol";

export const BLOCK = 20; // frames that are fetched together

export class FrameBlocks {
  private blocks = new Map<string, Promise<Frame[]>>();

  /** The frame of a step as it is told in one way; its block is fetched when it is not here yet. */
  async frame(ply: number, way: string, fetch: (first: number) => Promise<Frame[]>): Promise<Frame | undefined> {
    const first = Math.floor(ply / BLOCK) * BLOCK;
    const key = `${way}/${first}`;
    let block = this.blocks.get(key);
    if (!block) {
      block = fetch(first);
      this.blocks.set(key, block);
      block.catch(() => this.blocks.delete(key)); // the next try asks again
    }
    return (await block).find((frame) => frame.ply === ply);
  }
}
