/** A lesson as it is learned: the step that is asked, what was done, what somebody else did after it. */

import type { Amounts, Choice, Entry, LessonAction, LessonAnswer, LessonStep, LessonTable } from "../protocol";
import { api, type LessonPlace } from "../lib/api";
import { complain } from "../lib/notices.svelte";
import { finish, progressOf, reach } from "./progress";

const OWN = 350; // milliseconds that one's own move is shown before others move
const DRAWN = 120; // something that is drawn
const OTHERS = 1100; // and each of theirs: time to read what they do
const LINE = 700; // of a scoring

/** What the bubble is about. */
export type Mode =
  | "asked" // the step
  | "watching" // what happens after it
  | "scored" // what a scoring brought
  | "tried" // what something else would have brought
  | "over"; // the lesson is finished

/** What something else than the task would do. */
export interface Tried {
  sentence: string;
  lines: Amounts[]; // of the learner
  compared: number | null; // points better or worse than the task
}

/** What a scoring has brought the learner. */
export interface Scored {
  titles: string[]; // of scorings; none for points that come without one
  lines: Amounts[];
}

export class LearnController {
  step = $state.raw<LessonStep | null>(null);
  table = $state.raw<LessonTable | null>(null); // that is shown
  legal = $state.raw<Choice[]>([]);
  happened = $state.raw<Entry[]>([]); // what led to the table that is shown
  mode = $state<Mode>("asked");
  praise = $state(""); // for the step before
  reason = $state(""); // why what was done is not legal
  watched = $state(""); // what somebody does just now
  tried = $state.raw<Tried | null>(null);
  scored = $state.raw<Scored | null>(null);
  line = $state(-1); // of the scoring, that is told just now; -1 when all are
  trouble = $state<string | null>(null); // why there is nothing to show

  private next: LessonStep | null = null;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private hurry: (() => void) | null = null; // ends a pause
  private closed = false;

  constructor(
    readonly place: LessonPlace,
    private readonly pictures: () => boolean, // the table is not drawn: the terminal's picture is needed
    private readonly calm: () => boolean, // things are where they are at once
    private readonly points: () => string, // the currency that is points
  ) {}

  close(): void {
    this.closed = true;
    clearTimeout(this.clock);
  }

  /** Show the step that was reached, or the same one in another language. */
  async open(): Promise<void> {
    const number = this.step?.step ?? progressOf(this.place.game, this.place.lesson).step;
    try {
      this.show(await this.fetch(number));
    } catch (error) {
      // A lesson may have become shorter since.
      if (number > 0 && this.step === null) return this.restart();
      this.fail(error);
    }
  }

  /** Begin anew. */
  restart = async (): Promise<void> => {
    this.hurry?.();
    try {
      const first = await this.fetch(0);
      this.praise = "";
      this.show(first);
    } catch (error) {
      this.fail(error);
    }
  };

  private fetch(number: number): Promise<LessonStep> {
    return api.lessonStep(this.place, number, this.pictures());
  }

  private fail(error: unknown): void {
    if (this.step) complain(error);
    else this.trouble = error instanceof Error ? error.message : String(error);
  }

  private show(step: LessonStep): void {
    this.next = null;
    this.step = step;
    this.table = step.table;
    this.legal = step.legal;
    this.happened = [];
    this.reason = "";
    this.watched = "";
    this.tried = null;
    this.scored = null;
    this.mode = "asked";
    reach(this.place.game, this.place.lesson, step.step);
  }

  /** Do something: one of the legal actions, one that may not be legal, or nothing where one only goes on. */
  do = async (action: LessonAction["action"]): Promise<string> => {
    const step = this.step;
    if (!step || this.mode !== "asked") return "";
    try {
      const answer = await api.doInLesson(this.place, step.step, { action: action ?? null, pictures: this.pictures() });
      if (this.step !== step || this.mode !== "asked" || this.closed) return "";
      if (answer.outcome === "refused") this.reason = answer.message;
      else if (answer.outcome === "tried") this.try(step, answer);
      else await this.finishStep(step, answer);
      return answer.message;
    } catch (error) {
      complain(error);
      return "";
    }
  };

  private try(step: LessonStep, answer: LessonAnswer): void {
    const mine = answer.frames.flatMap((frame) => frame.happened.lines.filter((line) => line.seat === step.seat));
    this.legal = [];
    this.happened = answer.frames.map((frame) => frame.happened);
    this.table = answer.frames.at(-1) ?? this.table;
    this.tried = { sentence: answer.message, lines: mine, compared: answer.compared ?? null };
    this.reason = "";
    this.mode = "tried";
  }

  /** Take back what was tried. */
  takeBack = (): void => {
    if (this.step && this.mode === "tried") this.show(this.step);
  };

  private async finishStep(step: LessonStep, answer: LessonAnswer): Promise<void> {
    this.next = answer.next;
    this.legal = [];
    this.reason = "";
    this.praise = answer.message;
    this.mode = "watching";
    for (const frame of answer.frames) {
      this.happened = [frame.happened];
      this.table = frame;
      const own = frame.happened.seat === step.seat;
      this.watched = own ? "" : frame.happened.sentence;
      await this.pause(own ? OWN : frame.happened.seat === "chance" ? DRAWN : OTHERS);
      if (this.closed || this.step !== step) return;
    }
    const isCelebrated = (line: Amounts) =>
      line.seat === step.seat && (line.scored || (line.amounts[this.points()] ?? 0) > 0);
    const scorings = answer.frames.filter((frame) => frame.happened.lines.some(isCelebrated));
    const lines = scorings.flatMap((frame) => frame.happened.lines.filter(isCelebrated));
    if (lines.length > 0)
      await this.celebrate(
        step,
        scorings.flatMap((frame) => frame.happened.scoring ?? []),
        lines,
      );
    else this.goOn();
  }

  /** Tell a scoring line by line; the reader goes on when it was read. */
  private async celebrate(step: LessonStep, titles: string[], lines: Amounts[]): Promise<void> {
    this.scored = { titles: titles.filter((title, i) => titles.indexOf(title) === i), lines };
    this.mode = "scored";
    for (this.line = 0; this.line < lines.length; this.line += 1) {
      await this.pause(LINE);
      if (this.closed || this.step !== step) return;
    }
    this.line = -1;
  }

  /** Go on to the next step, or to the end of the lesson. */
  goOn = (): void => {
    if (this.mode === "scored") this.praise = ""; // it was said with the scoring
    if (this.next) {
      this.show(this.next);
      return;
    }
    finish(this.place.game, this.place.lesson);
    this.mode = "over";
  };

  /** Show at once what is being told. */
  skip = (): void => this.hurry?.();

  private pause(milliseconds: number): Promise<void> {
    if (this.calm()) return Promise.resolve();
    return new Promise((done) => {
      this.hurry = () => {
        clearTimeout(this.clock);
        this.hurry = null;
        done();
      };
      this.clock = setTimeout(() => this.hurry?.(), milliseconds);
    });
  }
}
