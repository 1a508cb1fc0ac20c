/** Days and times, in the reader's language. */

import { settings } from "./settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The time of day of something, by the reader's clock. */
export function clockTime(when: string): string {
  return new Intl.DateTimeFormat(settings.language, { hour: "2-digit", minute: "2-digit", hour12: false }).format(
    new Date(when),
  );
}

export function ago(when: string): string {
  const seconds = (Date.now() - Date.parse(when)) / 1000;
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "second");
}

/** Today as the hall counts days: it is the same day all over the world. */
export function todaysDate(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A day in words. A day of the hall, such as 2026-11-19, is that day everywhere. */
export function dateOf(when: string): string {
  const options: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(when);
  return new Intl.DateTimeFormat(locale(), isDay ? { ...options, timeZone: "UTC" } : options).format(new Date(when));
}

/** The time of day of a moment, where the reader is. */
export function timeOf(when: string): string {
  return new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" }).format(new Date(when));
}

const locale = () => (settings.language === "en" ? "en-GB" : settings.language);
