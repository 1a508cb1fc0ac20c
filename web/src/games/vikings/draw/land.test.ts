import { describe, expect, test } from "vitest";
import type { TileView } from "../view";
import { outline, runs } from "./land";

const row = (name: TileView["row"], ...tiles: [column: number, tile: TileView["tile"]][]): TileView[] =>
  tiles.map(([column, tile]) => ({ row: name, column, tile, completed: false }) as TileView);
const cells = (tiles: TileView[]) => runs(tiles).map(({ row, tiles }) => row[0] + tiles.map((t) => t.column).join(""));

describe("tiles side by side are one island", () => {
  test("from its left end to its right end", () => {
    expect(cells(row("noble", [1, "left"], [2, "middle"], [3, "right"]))).toEqual(["n123"]);
  });

  test("and end where a cell is free, or another island begins", () => {
    expect(cells(row("noble", [1, "left"], [2, "middle"], [4, "middle"]))).toEqual(["n12", "n4"]);
    expect(cells(row("noble", [1, "left"], [2, "right"], [3, "left"]))).toEqual(["n12", "n3"]);
    expect(cells(row("noble", [2, "right"], [3, "middle"]))).toEqual(["n2", "n3"]);
  });

  test("in whatever order they are given, and each row has its own", () => {
    expect(cells([...row("scout", [2, "right"], [1, "left"]), ...row("noble", [1, "left"])])).toEqual(["n1", "s12"]);
  });
});

test("land that is open on a side reaches over the edge of its tile, so that neighbours join without a gap", () => {
  const xs = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x]) => Number(x));
  expect(Math.min(...xs(outline(["middle"], 0, 1)))).toBeLessThan(0);
  expect(Math.max(...xs(outline(["middle"], 0, 1)))).toBeGreaterThan(100);
  expect(Math.min(...xs(outline(["left"], 0, 1)))).toBeGreaterThan(0);
  expect(Math.max(...xs(outline(["right"], 0, 1)))).toBeLessThan(100);
});
