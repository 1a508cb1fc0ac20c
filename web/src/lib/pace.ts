/** What the hall tells of a table is queued, and shown step by step at the reader's pace. */

/** For how many milliseconds the table stands still before a bot begins a turn, and before each further choice in it. */
export const PACES_MS = {
  slow: { turn: 1600, choice: 1600 },
  normal: { turn: 700, choice: 350 },
  "at-once": { turn: 0, choice: 0 },
} as const;

// A table of bots that is far ahead of its reader: beyond so many steps the oldest are shown at once.
const MOST_WAITING = 200;

interface Clock {
  now: () => number;
  after: (ms: number, then: () => void) => () => void; // returns what calls it off
}

const REAL: Clock = {
  now: () => performance.now(),
  // Without a pause, what comes within one frame of the screen is shown together.
  after: (ms, then) => {
    if (ms === 0) {
      const frame = requestAnimationFrame(then);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** Messages that lead from one position to the next, shown together. */
export class StepQueue<Message> {
  private steps: Message[][] = [];
  private open: Message[] = []; // of a step that is not complete yet
  private shownAt = -Infinity;
  private calledOff: (() => void) | null = null;

  constructor(
    private readonly show: (messages: Message[]) => void,
    private readonly pauseBefore: (messages: Message[]) => number, // milliseconds since what was shown before
    private readonly changed: (waiting: number) => void = () => {},
    private readonly clock: Clock = REAL,
  ) {}

  /** How many steps wait. */
  get waiting(): number {
    return this.steps.length;
  }

  /** Take a message; `complete` says that it ends a step. */
  add(message: Message, complete: boolean): void {
    this.open.push(message);
    if (!complete) return;
    this.steps.push(this.open);
    this.open = [];
    while (this.steps.length > MOST_WAITING) this.showNext();
    this.schedule();
  }

  /** Show everything that waits, together. */
  flush(): void {
    this.stop();
    const all = [...this.steps.flat(), ...this.open];
    this.steps = [];
    this.open = [];
    if (all.length > 0) this.showNow(all);
    this.changed(0);
  }

  /** Forget what waits: it will be told anew. */
  clear(): void {
    this.stop();
    this.steps = [];
    this.open = [];
    this.changed(0);
  }

  private stop(): void {
    this.calledOff?.();
    this.calledOff = null;
  }

  private schedule(): void {
    this.changed(this.steps.length);
    if (this.calledOff !== null || this.steps.length === 0) return;
    const wait = this.shownAt + this.pauseBefore(this.steps[0]!) - this.clock.now();
    const next = () => {
      this.calledOff = null;
      this.showNext();
      this.schedule();
    };
    this.calledOff = this.clock.after(Math.max(0, wait), next);
  }

  /** Show the next step, with those that follow it where none of them needs a time of its own. */
  private showNext(): void {
    const next = this.steps.shift();
    if (!next) return;
    const together = [...next];
    if (this.pauseBefore(next) === 0)
      while (this.steps.length > 0 && this.pauseBefore(this.steps[0]!) === 0) together.push(...this.steps.shift()!);
    this.showNow(together);
  }

  private showNow(messages: Message[]): void {
    this.shownAt = this.clock.now();
    this.show(messages);
  }
}
