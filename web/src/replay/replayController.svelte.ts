/** A game that is over, as it is looked at: where it comes from, who looks, which step is shown. */

import type { Entry, Frame, Replay } from "../protocol";
import { api } from "../lib/api";
import { complain } from "../lib/notices.svelte";
import { BLOCK, FrameBlocks } from "./frameBlocks";

/** A table of the hall, perhaps with a link that lets one look. */
export interface TableSource {
  table: string;
  link: string | null;
}

/** Where a game comes from: a table of the hall, or a log file that only this page has. */
export type Source = TableSource | { log: string; name: string };

/** Who looks: a seat, a spectator, or somebody who knows everything. */
export type Looker = number | "none" | "all";

/** What a step is measured in. */
export type Pace = "step" | "turn" | "round";

const MOTION = 8; // steps forward at once that are still shown as motion
const BEAT = 1100; // milliseconds of a step while it plays by itself

export class ReplayController {
  replay = $state.raw<Replay | null>(null);
  frame = $state.raw<Frame | null>(null); // the one that is shown
  happened = $state.raw<Entry[]>([]); // what led to it from the one before
  trouble = $state<string | null>(null); // why there is nothing to show
  ply = $state(0); // that is wanted; its frame may be on the way
  viewer = $state<Looker>("all");
  playing = $state(false);
  links = $state<number | null>(null); // to this game, that its players have made; null for everybody else

  private readonly blocks = new FrameBlocks();
  private told = ""; // for whom, and in which language, the replay was told
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    private pictures: () => boolean, // the table is not drawn: the terminal's picture is needed
  ) {}

  close(): void {
    clearTimeout(this.clock);
  }

  get last(): number {
    return this.replay?.plies ?? 0;
  }

  /** Where the first player begins to act. */
  get opening(): number {
    return this.replay?.turns[0] ?? 0;
  }

  /** Fetch the game as it is told to whoever looks, in the reader's language, and show a step of it. */
  async tell(language: string): Promise<void> {
    const told = `${this.viewer}/${language}`;
    if (told === this.told) return this.show();
    this.told = told;
    try {
      const replay = await api.replay(this.source, String(this.viewer));
      if (told !== this.told) return;
      const first = this.replay === null;
      this.replay = replay;
      this.links = replay.links ?? null;
      if (first && this.ply < 0) this.ply = this.opening;
      this.ply = Math.min(Math.max(this.ply, 0), this.last);
      await this.show();
    } catch (error) {
      if (this.replay) complain(error);
      else this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Show a step; one that is not here yet is fetched with those around it. */
  async show(): Promise<void> {
    const { ply, told } = { ply: this.ply, told: this.told };
    try {
      const frame = await this.fetch(ply);
      // Meanwhile the reader may have gone on.
      if (!frame || ply !== this.ply || told !== this.told) return;
      const before = this.frame?.ply ?? ply;
      const forward = ply > before && ply - before <= MOTION;
      this.happened = forward ? (this.replay?.entries.slice(before, ply) ?? []) : [];
      this.frame = frame;
      if (ply + BLOCK / 2 <= this.last) void this.fetch(ply + BLOCK / 2).catch(() => undefined);
    } catch (error) {
      complain(error);
    }
  }

  private fetch(ply: number): Promise<Frame | undefined> {
    const [viewer, pictures] = [String(this.viewer), this.pictures()];
    return this.blocks.frame(ply, `${this.told}/${pictures}`, async (first) => {
      const answer = await api.frames(this.source, { viewer, first, count: BLOCK, pictures });
      return answer.frames;
    });
  }

  go(ply: number): void {
    this.ply = Math.min(Math.max(ply, 0), this.last);
    if (this.ply === this.last) this.stop();
    void this.show();
  }

  /** The step that a button leads to, or null where there is none. */
  goal(pace: Pace, way: 1 | -1): number | null {
    const marks =
      pace === "step"
        ? [this.ply - 1, this.ply + 1]
        : [
            0,
            ...(pace === "turn" ? (this.replay?.turns ?? []) : (this.replay?.rounds.map((round) => round.ply) ?? [])),
            this.last,
          ];
    const goal = way > 0 ? marks.find((mark) => mark > this.ply) : marks.filter((mark) => mark < this.ply).at(-1);
    return goal === undefined || goal < 0 || goal > this.last ? null : goal;
  }

  move(pace: Pace, way: 1 | -1): void {
    const goal = this.goal(pace, way);
    if (goal !== null) this.go(goal);
  }

  // Playing by itself

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.ply >= this.last) this.go(this.opening);
    this.playing = true;
    this.clock = setTimeout(this.beat, BEAT / 2);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.clock);
  }

  /** Draws pass quickly: those that follow each other are one beat. */
  private beat = (): void => {
    if (!this.playing) return;
    const entries = this.replay?.entries ?? [];
    let next = this.ply + 1;
    while (next < this.last && entries[next - 1]?.seat === "chance" && entries[next]?.seat === "chance") next += 1;
    this.go(next);
    if (this.playing) this.clock = setTimeout(this.beat, BEAT);
  };
}

/** What an entry says to whoever looks at a step: a secret stays one until it is revealed. */
export function sentenceAt(entry: Replay["entries"][number], ply: number): string {
  return entry.veil && ply < entry.veil.until ? entry.veil.sentence : entry.sentence;
}
