/** While a scoring is told, everything on the page stands where the telling is: what is still to come is held back. */

import type { Amounts, Entry } from "../protocol";

/** A line of a scoring, with the entry of the log that brought it. */
export interface ScoredLine extends Amounts {
  ply: number;
}

/** A view as it was before some lines of the ledger, where its players have what the ledger counts under the same names. */
export function viewBefore<View extends object>(view: View, lines: Amounts[], currencies: string[]): View {
  if (lines.length === 0 || !("players" in view) || !Array.isArray(view.players)) return view;
  const players = view.players.map((player: object, seat) => {
    const before = { ...player } as Record<string, unknown>;
    for (const line of lines) {
      if (line.seat !== seat) continue;
      for (const currency of currencies) {
        const amount = before[currency];
        if (typeof amount === "number") before[currency] = amount - (line.amounts[currency] ?? 0);
      }
    }
    return before;
  });
  return { ...view, players };
}

/** A log without some of its lines, and with the points as they were before them. */
export function logBefore(log: Entry[], lines: ScoredLine[], points: string): Entry[] {
  const first = lines[0];
  if (!first) return log;
  return log.map((entry) => {
    if (entry.ply < first.ply) return entry;
    const isHeld = (line: Amounts) =>
      lines.some((held) => held.ply === entry.ply && held.seat === line.seat && held.source === line.source);
    const later = lines.filter((line) => line.ply <= entry.ply); // whose points this entry has already
    return {
      ...entry,
      lines: entry.lines.filter((line) => !isHeld(line)),
      points: entry.points.map((sum, seat) =>
        later.reduce((left, line) => left - (line.seat === seat ? (line.amounts[points] ?? 0) : 0), sum),
      ),
    };
  });
}
