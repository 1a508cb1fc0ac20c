/** Who asks me for another game at a table that is over, and has no answer yet. */

import type { TableInfo } from "../protocol";

export function whoAsksMe(table: TableInfo): string | null {
  const asking = table.seats.find((seat) => seat.rematch === "proposes" && !seat.mine);
  const silent = table.seats.some((seat) => seat.mine && !seat.rematch);
  return asking && silent && !table.rematch ? asking.name : null;
}
