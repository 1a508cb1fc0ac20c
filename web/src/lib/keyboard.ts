/** Keys that the page itself answers. */

/** Whether a key is meant for the page: not for a field or a dialogue, not for the browser, and nobody has used it. */
export function isForPage(event: KeyboardEvent): boolean {
  const elsewhere = (event.target as Element).closest("input, select, textarea, dialog") !== null;
  return !elsewhere && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
}
