import { expect, test } from "vitest";
import { figure, signed } from "./numbers";

test("what is gained or lost has a sign, and nothing has none", () => {
  expect([3, -3, 0].map(signed)).toEqual(["+3", "−3", "0"]);
});

test("a number below zero has a real minus, as wide as a plus", () => {
  expect([3, -3, 0].map(figure)).toEqual(["3", "−3", "0"]);
});
