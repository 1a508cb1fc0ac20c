/** Where the reader is: real addresses, so that links, reloads and the back button work. */

import { placeAt, type Place } from "./places";

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** The place that the address names. */
export function place(): Place {
  return placeAt(path);
}

/** Go to another place; `replace` leaves no way back to this one. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Let a click on a link of ours change the place without loading the page anew: `<a href="/" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}
