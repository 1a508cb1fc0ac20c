import { describe, expect, test } from "vitest";
import type { TileFace } from "../tile";
import { isInside } from "./geometry";
import { landOf } from "./land";

const face = (...areas: TileFace["areas"]): TileFace =>
  ({ name: "T99", areas, objects: [], scroll: null }) as unknown as TileFace;
const NORTH = { x: 50, y: 3 };
const SOUTH = { x: 50, y: 97 };

describe("the areas of a tile", () => {
  test("run along their edges: what touches the north edge is of the northern area", () => {
    const { outlines } = landOf(face(["pasture", "N"], ["water", "ESW"]));
    expect(outlines.map((outline) => [isInside(NORTH, outline), isInside(SOUTH, outline)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test("that fill the tile have no border", () => {
    expect(landOf(face(["pasture", "NESW"])).borders).toEqual([]);
  });

  test("meet at a hub where there are three or four of them", () => {
    const { hub, borders } = landOf(face(["pasture", "N"], ["water", "E"], ["mountain", "SW"]));
    expect(hub).not.toBeNull();
    expect(borders).toHaveLength(3);
    expect(landOf(face(["pasture", "N"], ["water", "ESW"])).hub).toBeNull();
  });

  test("that touch opposite edges run through between the two others", () => {
    const { outlines } = landOf(face(["water", "NS"], ["pasture", "E"], ["mountain", "W"]));
    expect([NORTH, { x: 50, y: 50 }, SOUTH].every((point) => isInside(point, outlines[0]!))).toBe(true);
  });

  test("that lie inside have no edge to walk along", () => {
    expect(landOf(face(["pasture", "NESW"], ["water", ""])).outlines[1]).toEqual([]);
  });
});
