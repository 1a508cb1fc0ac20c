import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol";
import { whoAsksMe } from "./rematch";

const table = (rematch: string | null, ...seats: Partial<SeatInfo>[]): TableInfo =>
  ({ rematch, seats }) as unknown as TableInfo;
const anna: Partial<SeatInfo> = { name: "Anna", mine: false, rematch: "proposes" };
const me: Partial<SeatInfo> = { name: "Me", mine: true };

test("somebody who proposes another game asks me", () => {
  expect(whoAsksMe(table(null, me, anna))).toBe("Anna");
});

test.each([
  ["nobody proposes", table(null, me, { ...anna, rematch: null })],
  ["I proposed it", table(null, { ...me, rematch: "proposes" })],
  ["I have answered", table(null, { ...me, rematch: "declines" }, anna)],
  ["I have no seat", table(null, { name: "Ben", mine: false }, anna)],
  ["it is set up already", table("ab", me, anna)],
])("nobody asks me when %s", (_, some) => {
  expect(whoAsksMe(some)).toBeNull();
});
