import { describe, expect, test } from "vitest";
import { cellKey, emptyClan, extent, readClans, writeClans } from "./clans";
import { EXAMPLE } from "./example";

describe("clan areas as text", () => {
  test("read back as they were built, around the castle", () => {
    const clan = emptyClan("Anna Bö");
    clan.points = 12;
    clan.tiles[cellKey(-1, 0)] = { tile: "T14", turn: 1 };
    clan.tiles[cellKey(1, -1)] = { tile: "T02", turn: 0 };
    const text = writeClans([clan, emptyClan("Ben")]);
    expect(text).toBe("player 1 Anna Bö\ngold 0 points 12\n. . T02\nT14e C .\nplayer 2 Ben\ngold 0 points 0\nC");
    expect(readClans(text)).toEqual([clan, emptyClan("Ben")]);
  });

  test("of the example read back, however they are indented", () => {
    const clans = readClans(EXAMPLE)!;
    expect(clans.map(({ name, gold, points }) => [name, gold, points])).toEqual([
      ["Anna", 6, 27],
      ["Ben", 8, 31],
    ]);
    expect(readClans(writeClans(clans))).toEqual(clans);
  });

  test("keep that nobody has said how much gold there is", () => {
    const [clan] = readClans("player 1 Anna\nC T14s # beside it")!;
    expect(clan!.gold).toBeNull();
    expect(writeClans([clan!])).toBe("player 1 Anna\nC T14s");
  });

  test("may be written in small letters", () => {
    expect(readClans("PLAYER 1 Anna\nc t14W")![0]!.tiles).toEqual({
      "0,0": { tile: "C", turn: 0 },
      "1,0": { tile: "T14", turn: 3 },
    });
  });

  test.each(["C", "player 1 Anna\nT14", "player 1 Anna\nC T14x", "player 1 Anna\nC\nplayer 2 Ben"])(
    "are not what %j says",
    (text) => expect(readClans(text)).toBeNull(),
  );
});

test("a clan area reaches from its westernmost to its easternmost tile, with the cells around", () => {
  const clan = emptyClan("Anna");
  clan.tiles[cellKey(2, -1)] = { tile: "T14", turn: 0 };
  expect(extent(clan)).toEqual({ west: 0, east: 2, north: -1, south: 0 });
  expect(extent(clan, 1)).toEqual({ west: -1, east: 3, north: -2, south: 1 });
});
