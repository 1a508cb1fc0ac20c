/**
 * The service worker: lets the page open when the hall cannot be reached. Pages and answers come from the hall whenever
 * it answers, so nothing is out of date; files of the build are named after their contents. The script says from which
 * build it is, so that a browser notices a new one, fetches its files, and takes it when the last page of the old one
 * is closed.
 */

import { ANSWERS, KEPT_AT } from "./names";
import { isFromNobody, planOf } from "./plan";

// What the types of a page do not know of a worker.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly BUILD: { stamp: string; files: string[] }; // put in front of this script by the build
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(name: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(name: "fetch", listener: (event: Asked) => void): void;
  addEventListener(name: "notificationclick", listener: (event: Clicked) => void): void;
}
const worker = self as unknown as Worker;

const PREFIX = "meadhall-page-";
const PAGE = PREFIX + worker.BUILD.stamp;
const START = "/";
const PATIENCE = 4000; // milliseconds until what was kept is shown, where the hall keeps us waiting
const MOST_ANSWERS = 80;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll([START, "/icon.svg", ...worker.BUILD.files])));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim()));
});

async function forgetOldBuilds(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (planOf(request, location.origin)) {
    case "page":
      event.respondWith(page(request));
      break;
    case "file":
      event.respondWith(file(request));
      break;
    case "answer":
      event.respondWith(answer(request));
      break;
  }
});

/** A page as the hall has it, or the start page, which finds its way by itself. */
async function page(request: Request): Promise<Response> {
  return fromHall(request, async () => (await caches.open(PAGE)).match(START));
}

/** A file that never changes under its name, or another one of the hall's. */
async function file(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(PAGE)).match(request);
  if (new URL(request.url).pathname.startsWith("/assets/")) return (await kept()) ?? fetch(request);
  return fromHall(request, kept);
}

/** What the hall says, or said last, with the time at which that was. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(ANSWERS);
  const said = await fromHall(request, () => cache.match(request));
  if (said.ok && !said.headers.has(KEPT_AT)) await keep(cache, request, said.clone());
  return said;
}

async function keep(cache: Cache, request: Request, said: Response): Promise<void> {
  const headers = {
    "Content-Type": said.headers.get("Content-Type") ?? "application/json",
    [KEPT_AT]: new Date().toISOString(),
  };
  try {
    await cache.delete(request);
    await cache.put(request, new Response(await said.blob(), { headers }));
    const names = await cache.keys();
    await Promise.all(names.slice(0, -MOST_ANSWERS).map((name) => cache.delete(name)));
  } catch {
    // No room: without the hall, less can be shown.
  }
}

/** What the hall answers; what was kept where it does not, or not soon. */
async function fromHall(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const coming = fetch(request);
  try {
    const answered = await soon(coming);
    if (!isFromNobody(answered.status)) return answered;
  } catch {
    // It cannot be reached.
  }
  return (await kept()) ?? coming;
}

function soon(coming: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("too late")), PATIENCE);
    coming.then(resolve, reject);
  });
}

/** A click on “your turn” leads to its table: to the page that shows it, or to a new one. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  if (typeof path === "string") event.waitUntil(lead(path));
});

async function lead(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
