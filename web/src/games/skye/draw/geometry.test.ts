import { expect, test } from "vitest";
import { isInside, toLine, turned } from "./geometry";

test("a point of a tile that is turned four times is where it was", () => {
  expect([0, 1, 2, 3, 4].map((turn) => turned({ x: 10, y: 0 }, turn))).toEqual([
    { x: 10, y: 0 },
    { x: 100, y: 10 },
    { x: 90, y: 100 },
    { x: 0, y: 90 },
    { x: 10, y: 0 },
  ]);
});

test("a point is inside an outline that it cannot leave without crossing it", () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ];
  expect(isInside({ x: 2, y: 2 }, corner)).toBe(true);
  expect(isInside({ x: 8, y: 8 }, corner)).toBe(false);
});

test("a point is as far from a line as from the nearest place of it, its ends included", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(toLine({ x: 5, y: 3 }, line)).toBe(3);
  expect(toLine({ x: -3, y: -4 }, line)).toBe(5);
});
