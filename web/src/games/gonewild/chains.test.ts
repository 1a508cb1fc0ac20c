import { expect, test } from "vitest";
import { cardsOf } from "./chains";

test("a chain says how many cards it plays: neither what is chosen for one nor the purchase is a card", () => {
  const steps = ["play beer", "play crystal", "choose gold", "choose gold", "buy path 1"];
  expect(cardsOf({ text: "buy path 1", sentence: "", actions: [0, 12, 180, 180, 43], steps })).toBe(2);
});
