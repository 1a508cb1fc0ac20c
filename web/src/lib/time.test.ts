import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { ago } from "./time";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-05-20T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

test.each([
  ["2026-05-20T11:59:31Z", "now"],
  ["2026-05-20T11:58:01Z", "1 minute ago"],
  ["2026-05-20T09:00:00Z", "3 hours ago"],
  ["2026-05-19T11:00:00Z", "yesterday"],
  ["2026-05-10T12:00:00Z", "10 days ago"],
])("%s is told in the largest unit that has passed", (when, told) => {
  expect(ago(when)).toBe(told);
});

test("how long ago something was is told in the reader's language", () => {
  settings.language = "de";
  expect(ago("2026-05-20T09:00:00Z")).toBe("vor 3 Stunden");
});
