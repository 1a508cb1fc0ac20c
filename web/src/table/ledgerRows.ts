/** Where everything came from, added up from the log's lines. */

import type { Amounts, CoursePoint, Entry } from "../protocol";

export interface Row {
  source: string;
  label: string;
  amounts: (number | null)[]; // by seat; null where nothing was booked
}

/** The rows of one currency, in the order of the game's sources, which is that of its rulebook. */
export function rows(lines: Amounts[], currency: string, seats: number, sources: string[]): Row[] {
  const made = new Map<string, Row>();
  for (const line of lines) {
    const amount = line.amounts[currency];
    if (amount === undefined) continue;
    let row = made.get(line.source);
    if (!row) {
      row = { source: line.source, label: line.label, amounts: Array.from({ length: seats }, () => null) };
      made.set(line.source, row);
    }
    row.amounts[line.seat] = (row.amounts[line.seat] ?? 0) + amount;
  }
  return [...made.values()].sort((a, b) => sources.indexOf(a.source) - sources.indexOf(b.source));
}

/** What some lines of the ledger count: each currency once. */
export function currenciesOf(lines: Amounts[]): string[] {
  return [...new Set(lines.flatMap((line) => Object.keys(line.amounts)))];
}

/** How the points have run, for the chart. */
export function courseOf(log: Pick<Entry, "ply" | "points">[]): CoursePoint[] {
  return log.map(({ ply, points }) => ({ ply: ply + 1, points }));
}

/** All lines of a log. */
export function allLines(log: Entry[]): Amounts[] {
  return log.flatMap((entry) => entry.lines);
}
