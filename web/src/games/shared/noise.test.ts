import { expect, test } from "vitest";
import { noise } from "./noise";

test("the same numbers always look the same, and others look different", () => {
  expect(noise(3, 4)).toBe(noise(3, 4));
  expect(noise(3, 4)).not.toBe(noise(4, 3));
});

test("noise is from 0 to 1, and on average in the middle", () => {
  const many = Array.from({ length: 2000 }, (_, i) => noise(7, i));
  expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...many)).toBeLessThan(1);
  expect(many.reduce((sum, n) => sum + n, 0) / many.length).toBeCloseTo(0.5, 1);
});
