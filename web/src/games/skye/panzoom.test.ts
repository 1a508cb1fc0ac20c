import { describe, expect, test } from "vitest";
import { PanZoom } from "./panzoom.svelte";

/** A clan area from a cell west of the castle to two east of it, in a window of 412 by 212 pixels. */
function window(most = 100): PanZoom {
  const pan = new PanZoom(
    () => ({ west: -1, north: 0, east: 2, south: 1 }),
    () => most,
    () => 0,
  );
  pan.width = 412;
  pan.height = 212;
  return pan;
}

describe("a clan area in its window", () => {
  test("lies there as a whole, until somebody moves it", () => {
    const pan = window();
    expect(pan.look).toEqual({ cell: 100, x: 106, y: 6 });
    expect(pan.isMoved).toBe(false);
    pan.pan(10, -5);
    expect(pan.look).toEqual({ cell: 100, x: 116, y: 1 });
    expect(pan.isMoved).toBe(true);
    pan.fit();
    expect(pan.look).toEqual({ cell: 100, x: 106, y: 6 });
  });

  test("has no larger cells than it should have by itself", () => {
    expect(window(50).look.cell).toBe(50);
  });

  test("is enlarged around the point that is meant, which stays where it is", () => {
    const pan = window();
    const before = (300 - pan.look.x) / pan.look.cell;
    pan.zoom(1.5, 300, 100);
    expect(pan.look.cell).toBe(150);
    expect((300 - pan.look.x) / pan.look.cell).toBeCloseTo(before);
  });

  test("cannot be pushed out of the window, nor enlarged beyond all measure", () => {
    const pan = window();
    pan.pan(9999, 9999);
    expect(pan.look).toMatchObject({ x: 412 - 60 + 100, y: 212 - 60 });
    for (let i = 0; i < 20; i++) pan.zoom(2);
    expect(pan.look.cell).toBe(180);
    for (let i = 0; i < 20; i++) pan.zoom(0.5);
    expect(pan.look.cell).toBe(18);
  });
});
