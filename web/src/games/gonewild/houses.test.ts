import { describe, expect, test, vi } from "vitest";
import { describe as say, tokensOn } from "./houses";
import type { Tabletop } from "./tabletop";
import type { BuildingView, CardEffect, PlayerView } from "./view";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const cards: Record<string, { effects: Partial<CardEffect>[] }> = {
  brewery: { effects: [{ word: "produce", what: "beer" }] },
  beer_container: { effects: [{ word: "store", what: "beer", n: 4 }] },
  tavern: { effects: [{ word: "draw", n: 1 }] },
};
const top = {
  cards: { cards },
  t: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(" "),
} as unknown as Tabletop;
const house = (building: string, some: Partial<BuildingView> = {}): BuildingView => ({
  building,
  place: 0,
  tokens: 0,
  defence: 3,
  guard: 0,
  under_construction: false,
  damaged: false,
  ...some,
});
const player = { level: 1, hall_tokens: { beer: 1, gold: 2 } } as unknown as PlayerView;
const shown = (some: BuildingView) => tokensOn(top, some, player).map(({ kind, there }) => (there ? kind : "room"));

describe("on a building", () => {
  test("that produces lies what it has made, and no room is shown", () => {
    expect(shown(house("brewery", { tokens: 2 }))).toEqual(["beer", "beer"]);
    expect(shown(house("brewery"))).toEqual([]);
  });

  test("that stores is room for more", () => {
    expect(shown(house("beer_container", { tokens: 1 }))).toEqual(["beer", "room", "room", "room"]);
  });

  test("that holds nothing lies nothing", () => {
    expect(shown(house("tavern", { tokens: 0 }))).toEqual([]);
  });

  test("such as the town hall lies what is loose", () => {
    expect(shown(house("hall"))).toEqual(["beer", "gold", "gold"]);
  });
});

test("a building is described by its state, with nothing about what it has not", () => {
  expect(say(top, house("tavern"), player)).toBe("gonewild-defends 3");
  expect(say(top, house("brewery", { tokens: 2, guard: 1, damaged: true }), player)).toBe(
    "gonewild-defends 3 gonewild-guarded 1 gonewild-lies 2 gonewild-damaged",
  );
});
