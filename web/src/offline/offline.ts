/** What the page does so that it can be opened when the hall cannot be reached. Browsers allow it over https and on this machine; elsewhere nothing happens. */

import { ANSWERS, KEPT_AT } from "./names";

const PAUSE = 2000; // milliseconds between two lobbies that are kept

/** Let the service worker be installed, once the page has what it needs; `whenInCharge` lets answers come by it for the first time. */
export function goOffline(whenInCharge: () => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", whenInCharge, { once: true });
  const register = () =>
    void navigator.serviceWorker.register("/service-worker.js").catch((error: unknown) => {
      console.warn("The page cannot be shown without the hall:", error);
    });
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

let waiting: string | null = null;

/** Keep the lobby as it was told last: it comes over a socket, of which the service worker hears nothing. */
export function keepLobby(lobby: object): void {
  if (!("serviceWorker" in navigator)) return;
  if (waiting === null) setTimeout(() => void keepNow(), PAUSE);
  waiting = JSON.stringify(lobby);
  if (document.hidden) void keepNow();
}

async function keepNow(): Promise<void> {
  const text = waiting;
  waiting = null;
  if (text === null) return;
  const headers = { "Content-Type": "application/json", [KEPT_AT]: new Date().toISOString() };
  try {
    await (await caches.open(ANSWERS)).put("/api/lobby", new Response(text, { headers }));
  } catch {
    // No room, or storage is forbidden.
  }
}
