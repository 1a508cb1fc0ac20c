/** Where the reader is: real addresses, so that links, reloads and the back button work. */

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export type Place =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "invitation"; secret: string }
  | { name: "rules"; game: string }
  | { name: "replay"; of: string | null } // a table's id, "shown" for the log that the hall was opened with, null for a file
  | { name: "score"; game: string }
  | { name: "nowhere" };

/** The place that the address names. */
export function place(): Place {
  const [first, second] = path.split("/").slice(1).map(decodeURIComponent);
  if (!first) return { name: "lobby" };
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "invitation" && second) return { name: "invitation", secret: second };
  if (first === "rules" && second) return { name: "rules", game: second };
  if (first === "replay") return { name: "replay", of: second || null };
  if (first === "score" && second) return { name: "score", game: second };
  return { name: "nowhere" };
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
