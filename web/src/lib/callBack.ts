/** Calls the reader back when it is their turn: a notification of the browser's own while the page is out of sight, and a mark on the installed app. No server takes part in it. */

import { settings } from "./settings.svelte";

/** Whether this browser has notifications, here. */
export const canNotify = "Notification" in globalThis && globalThis.isSecureContext;

/** Ask for the permission to notify; tell whether it is there. */
export async function askToNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Say something to a reader who looks elsewhere and wants to be told. A newer word about the same place replaces the last one. */
export async function callBack(title: string, text: string, path: string): Promise<void> {
  if (!canNotify || !settings.notify || !document.hidden || Notification.permission !== "granted") return;
  const how = { body: text, tag: path, icon: "/icons/192.png", data: path, lang: settings.language };
  // Browsers on phones notify by the service worker alone.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, how);
  const notification = new Notification(title, how);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Show on the installed app's icon that somebody waits for its reader. */
export function mark(waits: boolean): void {
  const done = waits ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  done?.catch(() => undefined); // not installed, or not wanted
}
