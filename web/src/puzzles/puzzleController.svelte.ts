/** A puzzle as it is solved: a choice that is weighed, hints, what the choice was worth, and another try. */

import type { Choice, PuzzleExplained, PuzzleJudged, Puzzles, PuzzleShown } from "../protocol";
import { api, type PuzzlePlace } from "../lib/api";
import { introduce } from "../lib/hall.svelte";
import { complain } from "../lib/notices.svelte";

/** What the panel is about. */
export type Mode =
  | "choosing" // something is to be chosen
  | "wrong" // what was chosen is not the best; the answer is not told yet
  | "explained"; // the answer, and why it is the answer

export class PuzzleController {
  puzzle = $state.raw<PuzzleShown | null>(null);
  standing = $state.raw<Puzzles | null>(null); // how the reader does at this game
  mode = $state<Mode>("choosing");
  chosen = $state.raw<Choice | null>(null); // on the board, not answered yet
  judged = $state.raw<PuzzleJudged | null>(null); // the answer that was given last
  explained = $state.raw<PuzzleExplained | null>(null);
  hints = $state.raw<string[]>([]);
  hintsLeft = $state(0);
  busy = $state(false);
  trouble = $state<string | null>(null); // why there is nothing to show

  private again = false; // a further try: what was answered before stays out of sight

  constructor(
    readonly place: PuzzlePlace,
    private readonly pictures: () => boolean, // the table is not drawn: the terminal's picture is needed
  ) {}

  /** The choice that glows on the board: mine, or the answer once it is told. */
  get marked(): number | null {
    if (this.mode !== "explained") return this.chosen?.id ?? null;
    return this.puzzle?.legal.find((choice) => choice.text === this.explained?.answer)?.id ?? null;
  }

  /** The puzzle that comes next: one that is about as hard as the reader is good. */
  get following(): string | null {
    if (this.judged) return this.judged.following;
    const following = this.standing?.following ?? null;
    return following === this.place.puzzle ? null : following;
  }

  get rating(): number | null {
    return this.judged?.rating ?? this.standing?.rating ?? null;
  }

  /** Show the puzzle, or the same in another language. */
  async open(): Promise<void> {
    try {
      const [shown, all] = await Promise.all([api.puzzle(this.place, this.pictures()), api.puzzles()]);
      this.puzzle = shown;
      this.standing = all.games.find((game) => game.game === this.place.game) ?? null;
      this.hints = shown.hints;
      this.hintsLeft = shown.hints_left;
      this.chosen = shown.legal.find((choice) => choice.id === this.chosen?.id) ?? null;
      const told = shown.explained !== null && !this.again;
      this.explained = told ? shown.explained : null;
      this.mode = told ? "explained" : "choosing";
    } catch (error) {
      if (this.puzzle) complain(error);
      else this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Weigh one of the choices: it counts only when it is answered. */
  choose = (id: number | string): void => {
    if (this.mode === "choosing") this.chosen = this.puzzle?.legal.find((choice) => choice.id === id) ?? null;
  };

  unchoose = (): void => {
    this.chosen = null;
  };

  /** Answer with what was chosen. */
  answer = (): Promise<void> => (this.chosen ? this.send(this.chosen.text) : Promise.resolve());

  /** Ask for the answer: without having chosen, that is a puzzle missed. */
  giveUp = async (): Promise<void> => {
    if (this.mode === "wrong" && this.judged) this.explain(this.judged.explained);
    else await this.send(null);
  };

  private send(action: string | null): Promise<void> {
    return this.work(async () => {
      await introduce(); // so that the hall remembers it
      const judged = await api.answerPuzzle(this.place, { action });
      this.judged = judged;
      if (judged.right || action === null) this.explain(judged.explained);
      else this.mode = "wrong";
    });
  }

  private explain(explained: PuzzleExplained): void {
    this.explained = explained;
    this.mode = "explained";
    this.chosen = null;
  }

  /** Try once more; it does not count. */
  retry = (): void => {
    this.again = true;
    this.chosen = null;
    this.explained = null;
    this.mode = "choosing";
  };

  hint = (): Promise<void> =>
    this.work(async () => {
      await introduce();
      const told = await api.puzzleHint(this.place, this.hints.length);
      this.hints = [...this.hints, told.text];
      this.hintsLeft = told.left;
    });

  private async work(does: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await does();
    } catch (error) {
      complain(error);
    } finally {
      this.busy = false;
    }
  }
}
