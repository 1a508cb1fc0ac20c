import { beforeEach, describe, expect, test, vi } from "vitest";
import { recall, remember } from "./memory";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("what is remembered of chats", () => {
  test("is nothing at a table that was never opened, and each table's own otherwise", () => {
    remember("ab", { read: 7, muted: ["loki"], silent: false });
    expect(recall("ab")).toEqual({ read: 7, muted: ["loki"], silent: false });
    expect(recall("cd")).toEqual({ read: 0, muted: [], silent: false });
  });

  test("are the fifty tables that were opened last", () => {
    for (let table = 0; table < 60; table++) {
      remember(`t${table}`, { read: table, muted: [], silent: false });
      remember("again", { read: 1, muted: [], silent: true });
    }
    expect(recall("t0").read).toBe(0);
    expect(recall("t59").read).toBe(59);
    expect(recall("again").silent).toBe(true);
    expect(Object.keys(JSON.parse(kept.get("meadhall-chats")!) as object)).toHaveLength(50);
  });

  test("begins anew where it is damaged or cannot be stored", () => {
    kept.set("meadhall-chats", "{");
    expect(recall("ab").read).toBe(0);
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(() => remember("ab", { read: 1, muted: [], silent: false })).not.toThrow();
    expect(recall("ab").read).toBe(0);
  });
});
