/** What a line of a scoring speaks of: names of cells ("N4", "V2") and of rows of the mainland ("noble"). */

import type { LedgerLine } from "../types";
import { runs } from "./draw/land";
import { placed, placeText } from "./places";
import type { PlayerView } from "./view";

// Sources of the ledger that are about a row as a whole.
const ROW_OF: Record<string, string> = {
  nobles: "noble",
  "noble-tiles": "noble",
  scouts: "scout",
  scouted: "scout",
  "scout-tiles": "scout",
  goldsmiths: "goldsmith",
  "goldsmith-tiles-1": "goldsmith",
  "goldsmith-tiles-2": "goldsmith",
  "fisherman-tiles": "fisherman",
  feeding: "fisherman",
  "overfeeding-tile": "fisherman",
  "most-boatswains": "boatswain",
  "ships-repelled": "warrior",
};

export function litBy(line: LedgerLine | null, player: PlayerView): Set<string> {
  const lit = new Set<string>();
  if (!line || line.seat !== player.seat) return lit;
  const row = ROW_OF[line.source];
  if (row) lit.add(row);
  for (const place of line.places ?? []) lit.add(place);
  if (line.source === "most-islands" || line.source === "longest-island") {
    for (const island of runs(player.tiles)) {
      const longEnough = line.source === "most-islands" || island.tiles.length === player.longest_island;
      if (!island.completed || !longEnough) continue;
      for (const tile of island.tiles) lit.add(placeText(placed(tile)));
    }
  }
  return lit;
}
