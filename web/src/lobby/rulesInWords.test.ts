import { expect, test } from "vitest";
import type { GameModule } from "../games/types";
import type { GameInfo } from "../protocol";
import { rulesInWords } from "./rulesInWords";

const option = (name: string, usual: boolean | string, help: string) =>
  ({ name, kind: typeof usual === "boolean" ? "yes-or-no" : "text", default: usual, help }) as GameInfo["options"][0];
const game = {
  name: "hnefatafl",
  options: [option("long", false, "play longer"), option("first", false, ""), option("board", "11", "the board")],
} as GameInfo;
const plain = {} as GameModule;
const say = (key: string) => `said ${key}`;

test("only what is not as usual is told, by the game's words where there are some", () => {
  const table = { options: { long: true, first: true, board: "13" } };
  const known = (key: string) => key.endsWith("-first");
  expect(rulesInWords(table, game, plain, say, known)).toEqual([
    "play longer",
    "said option-hnefatafl-first",
    "the board: 13",
  ]);
  expect(rulesInWords({ options: { long: false, first: false, board: "11" } }, game, plain, say, known)).toEqual([]);
});

test("a game may say its rules itself", () => {
  const own = { rulesInWords: () => ["the old way"] } as unknown as GameModule;
  expect(rulesInWords({ options: {} }, game, own, say, () => false)).toEqual(["the old way"]);
});
