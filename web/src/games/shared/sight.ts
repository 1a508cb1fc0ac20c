/** Showing the part of a table that something is about. */

import type { TableSettings } from "../types";

/** Scroll to a part of a table, if it is out of sight. */
export function bringIntoSight(
  table: HTMLElement | undefined,
  selector: string,
  settings: TableSettings,
  block: ScrollLogicalPosition = "nearest",
): void {
  const behavior = settings.reducedMotion ? "auto" : "smooth";
  table?.querySelector(selector)?.scrollIntoView({ block, behavior });
}
