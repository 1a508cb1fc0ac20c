/** What the service worker does with a request; everything else passes it by. */

/** A page: from the hall, otherwise the one that was kept. A file: kept for good. An answer: from the hall, otherwise the last one. */
export type Plan = "page" | "file" | "answer" | null;

// What can be shown without the hall: what there is to play, who I am, the lobby, texts, and what games serve besides
// their tables, such as rules. Never anything that happens at a table.
const ANSWERS = /^\/api\/(hall|me|lobby|texts\/\w+|games\/\w+\/(?!lessons)\w+)$/;
// The hall's own files beside those of the page's build.
const FILES = /^\/(assets\/.+|icon\.svg|icons\/[\w-]+\.png|manifest\.webmanifest)$/;
// Addresses that the hall answers itself, and not with the page.
const NOT_PAGES = /^\/(api|docs)(\/|$)|^\/(health|openapi\.json)$|\.[a-z]+$/;

export function planOf({ method, mode, url }: { method: string; mode: string; url: string }, origin: string): Plan {
  const { origin: of, pathname } = new URL(url);
  if (method !== "GET" || of !== origin) return null;
  if (FILES.test(pathname)) return "file";
  if (ANSWERS.test(pathname)) return "answer";
  return mode === "navigate" && !NOT_PAGES.test(pathname) ? "page" : null;
}

/** Whether an answer comes from a proxy that does not reach the hall. */
export function isFromNobody(status: number): boolean {
  return status === 502 || status === 504;
}
