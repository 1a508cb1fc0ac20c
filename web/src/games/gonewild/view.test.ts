import { expect, test } from "vitest";
import { cardOf, placeOf, singly, total, type BuildingView } from "./view";

const house = (building: string, place = 0): BuildingView => ({ building, place }) as BuildingView;

test("cards of a pile are shown singly, with keys that stay while others come and go", () => {
  const before = singly({ beer: 2, gold: 1 });
  expect(before.map(({ card }) => card)).toEqual(["beer", "beer", "gold"]);
  const keys = (cards: typeof before) => cards.map(({ key }) => key);
  expect(keys(before)).toEqual(expect.arrayContaining(keys(singly({ beer: 1, gold: 1 }))));
  expect(new Set(keys(before)).size).toBe(3);
});

test("a pile has as many cards as all its kinds together", () => {
  expect([total({ beer: 2, gold: 1 }), total({})]).toEqual([3, 0]);
});

test("a building is named as in actions: by its place, and the town hall by its word", () => {
  expect([placeOf(house("brewery", 1)), placeOf(house("hall"))]).toEqual(["brewery 1", "hall"]);
});

test("the card of a town hall is that of its level", () => {
  expect([cardOf(house("hall"), 2), cardOf(house("brewery"), 2)]).toEqual(["town_hall_2", "brewery"]);
});
