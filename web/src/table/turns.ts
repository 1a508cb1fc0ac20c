/** The log by turns: which entries belong together, as the hall says, in the order in which they began. */

import type { Amounts, Entry } from "../protocol";

/** Entries that are one line: a turn, draws, or what all do together. */
export interface Group<Told extends Entry> {
  ply: number; // of its first entry
  kind: Entry["kind"];
  entries: Told[];
}

/** A scoring, which is a table. */
export interface Scoring {
  ply: number; // of the last entry that brought something
  title: string;
  lines: Amounts[];
}

export type Item<Told extends Entry> = Group<Told> | Scoring;

export function byTurns<Told extends Entry>(log: Told[]): Item<Told>[] {
  const groups = new Map<number, Group<Told>>();
  const scorings: Scoring[] = [];
  for (const entry of log) {
    const group = groups.get(entry.group);
    if (group) group.entries.push(entry);
    else groups.set(entry.group, { ply: entry.group, kind: entry.kind, entries: [entry] });
    if (entry.scoring === null) continue;
    // A scoring can come seat by seat.
    if (scorings.at(-1)?.title !== entry.scoring) scorings.push({ ply: entry.ply, title: entry.scoring, lines: [] });
    const scoring = scorings.at(-1)!;
    scoring.ply = entry.ply;
    scoring.lines.push(...entry.lines.filter((line) => line.scored));
  }
  // A scoring comes after all turns that had begun when it came.
  const items: Item<Told>[] = [];
  let next = 0;
  for (const group of groups.values()) {
    while (next < scorings.length && scorings[next]!.ply < group.ply) items.push(scorings[next++]!);
    items.push(group);
  }
  return [...items, ...scorings.slice(next)];
}

/** What a group says in one line; `say` gives the sentence of an entry. */
export function headline<Told extends Entry>(group: Group<Told>, say: (entry: Told) => string): string {
  const last = group.entries.filter((entry) => entry.headline !== null).at(-1);
  return last?.headline ?? say(group.entries[0]!);
}

/** Entries of a group as its steps: draws that follow each other are one. */
export function steps<Told extends Entry>(group: Group<Told>): Told[][] {
  const made: Told[][] = [];
  for (const entry of group.entries) {
    const last = made.at(-1)?.at(-1);
    if (group.kind === "turn" && entry.seat === "chance" && last?.seat === "chance" && last.ply === entry.ply - 1)
      made.at(-1)!.push(entry);
    else made.push([entry]);
  }
  return made;
}

/** The same sentence said several times is said once, with how often. */
export function together(sentences: string[]): string {
  const times = new Map<string, number>();
  for (const sentence of sentences) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([sentence, count]) => (count > 1 ? `${sentence} (${count}×)` : sentence)).join(" ");
}

/** What lines brought without a scoring, added up by seat and currency. */
export function gains(entries: Entry[]): { seat: number; amounts: Record<string, number> }[] {
  const sums = new Map<number, Record<string, number>>();
  for (const line of entries.flatMap((entry) => entry.lines)) {
    if (line.scored) continue;
    const sum = sums.get(line.seat) ?? {};
    for (const [currency, amount] of Object.entries(line.amounts)) sum[currency] = (sum[currency] ?? 0) + amount;
    sums.set(line.seat, sum);
  }
  return [...sums].map(([seat, amounts]) => ({ seat, amounts }));
}
