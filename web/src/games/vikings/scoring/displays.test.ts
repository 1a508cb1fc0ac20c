import { describe, expect, test } from "vitest";
import { scoring } from ".";
import { asView, emptyDisplay, readDisplays, writeDisplays } from "./displays";

describe("displays as text", () => {
  test("read back as they were built", () => {
    const anna = emptyDisplay("Anna Bö");
    anna.gold = 3;
    anna.fame = 12;
    anna.mainland = { boatswain: 2, noble: 1 };
    anna.special = { "goldsmith+1": 2, boat: 1, exchange: 0 };
    anna.ships = ["r", null, "b"];
    anna.rows.noble = [{ tile: "<", figure: true }, { tile: "c", figure: false }, null, { tile: ">", figure: false }];
    const ben = emptyDisplay("Ben");
    const text = writeDisplays([anna, ben]);
    expect(text).toBe(
      "player 1 Anna Bö\ngold 3 fame 12\nmainland B2 N1\nspecial goldsmith+1 2, boat\nV r . b\nN <* c . >\n" +
        "player 2 Ben\ngold 0 fame 0",
    );
    const { exchange, ...special } = anna.special;
    expect(exchange).toBe(0);
    expect(readDisplays(text)).toEqual([{ ...anna, special }, ben]);
  });

  test("of the example read back, however they are indented", () => {
    const shown = readDisplays(scoring.example.text)!;
    expect(shown.map(({ name }) => name)).toEqual(["Anna", "Bert"]);
    expect(readDisplays(writeDisplays(shown))).toEqual(shown);
  });

  test("may have comments, empty lines and capitals", () => {
    expect(readDisplays("PLAYER 1 Anna # me\n\nGold 4\nw <")![0]).toMatchObject({ name: "Anna", gold: 4, fame: 0 });
  });

  test.each(["gibberish here", "player 1 Anna\ngibberish", "gold 4 fame 2"])("are not what %j says", (text) => {
    expect(readDisplays(text)).toBeNull();
  });
});

test("a display is drawn with its tiles where they lie, before the hall has said anything", () => {
  const [anna] = readDisplays("player 1 Anna\nV . g\nN <* F -")!;
  const view = asView(anna!, 1);
  expect(view.ships).toEqual([{ column: 2, sail: "green", repelled: false }]);
  expect(
    view.tiles.map(({ row, column, tile, building, building_tile, figure }) => [
      row,
      column,
      tile,
      building,
      building_tile,
      figure,
    ]),
  ).toEqual([
    ["noble", 1, "left", null, false, true],
    ["noble", 2, "middle", "farmstead", true, false],
    ["noble", 3, "middle", null, false, false],
  ]);
});
