/** How long ago something was, in the reader's language. */

import { settings } from "./settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(when: string): string {
  const seconds = (Date.now() - Date.parse(when)) / 1000;
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "second");
}
