/** Copying a link. */

import { notify } from "./notices.svelte";

/** Copy a text, and say one thing when that has worked, another where the browser forbids it. */
export async function copy(text: string, copied: string, forbidden: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify(copied);
    return true;
  } catch {
    notify(forbidden);
    return false;
  }
}
