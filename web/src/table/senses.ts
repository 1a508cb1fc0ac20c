/** What the choices of a position bring: asked of the hall once somebody looks at one, and only while it is shown. */

import type { ActionSense } from "../protocol";

export class Senses {
  private position = ""; // that the answer belongs to
  private answer: Promise<Map<number, ActionSense>> | null = null;

  constructor(private readonly ask: () => Promise<ActionSense[]>) {}

  /** What a choice of a position brings; nothing where there is nothing to tell, or nobody could tell it. */
  async of(choice: number, position: string): Promise<ActionSense | null> {
    if (this.position !== position) this.answer = null;
    this.position = position;
    this.answer ??= this.fetch();
    const answer = this.answer;
    const senses = await answer.catch(() => {
      // Nothing is kept of a question that failed: the next look asks anew.
      if (this.answer === answer) this.answer = null;
      return null;
    });
    return (this.position === position && senses?.get(choice)) || null;
  }

  private async fetch(): Promise<Map<number, ActionSense>> {
    return new Map((await this.ask()).map((sense) => [sense.id, sense]));
  }
}
