import { expect, test } from "vitest";
import { figure, signed, signedDecimal } from "./numbers";

test("what is gained or lost has a sign, and nothing has none", () => {
  expect([3, -3, 0].map(signed)).toEqual(["+3", "−3", "0"]);
});

test("a number below zero has a real minus, as wide as a plus", () => {
  expect([3, -3, 0].map(figure)).toEqual(["3", "−3", "0"]);
});

test("a mean has one place at most, as the language writes it", () => {
  expect([3.14, -3, 0.04, -12.55].map((amount) => signedDecimal(amount, "en"))).toEqual(["+3.1", "−3", "0", "−12.6"]);
  expect(signedDecimal(-3.14, "de")).toBe("−3,1");
});
