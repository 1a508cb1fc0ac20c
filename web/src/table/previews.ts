/** What would be legal after a choice, asked once for each choice of a position. */

import type { Choice } from "../protocol";

export class Previews {
  private position = ""; // that the answers belong to
  private answers = new Map<number, Choice[]>();

  constructor(private readonly ask: (choice: number) => Promise<Choice[] | null>) {}

  /** What follows a choice in a position; nothing when that is not known, or nobody could say. */
  async of(choice: number, position: string): Promise<Choice[]> {
    if (this.position !== position) this.answers.clear();
    this.position = position;
    const known = this.answers.get(choice);
    if (known) return known;
    const legal = (await this.ask(choice).catch(() => null)) ?? [];
    if (this.position === position) this.answers.set(choice, legal);
    return legal;
  }
}
