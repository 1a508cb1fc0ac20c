import { describe, expect, test } from "vitest";
import { GAP, placeBubble, unionOf, type Box } from "./placement";

const ROOM: Box = { left: 8, top: 100, width: 374, height: 700 };
const BUBBLE = { width: 300, height: 150 };

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

describe("a bubble", () => {
  test.each([
    ["below", { left: 150, top: 200, width: 60, height: 60 }],
    ["above", { left: 150, top: 700, width: 60, height: 60 }],
    ["below", { left: 8, top: 100, width: 374, height: 500 }],
    ["below", { left: 0, top: 10, width: 390, height: 20 }],
    ["below", { left: 0, top: 40, width: 390, height: 60 }], // in the head, above the room
  ])("lies %s what it points at", (side, target) => {
    const placed = placeBubble(target, BUBBLE, ROOM);
    expect(placed.side).toBe(side);
    expect(overlaps({ ...placed, ...BUBBLE }, target)).toBe(false);
  });

  test.each([
    ["right", { left: 20, top: 120, width: 300, height: 660 }],
    ["left", { left: 700, top: 120, width: 280, height: 660 }],
  ])("lies %s of what is tall", (side, target) => {
    const placed = placeBubble(target, BUBBLE, { left: 0, top: 100, width: 1000, height: 700 });
    expect(placed.side).toBe(side);
    expect(overlaps({ ...placed, ...BUBBLE }, target)).toBe(false);
  });

  test("stays within the room, and its tail points at the middle", () => {
    const placed = placeBubble({ left: 340, top: 200, width: 40, height: 40 }, BUBBLE, ROOM);
    expect(placed.left).toBe(82);
    expect(placed.top).toBe(240 + GAP);
    expect(placed.left + placed.tail).toBe(360);
  });

  test("covers least of what is better seen", () => {
    const target = { left: 150, top: 400, width: 60, height: 60 };
    const below = { left: 100, top: 480, width: 60, height: 60 };
    expect(placeBubble(target, BUBBLE, ROOM, [below]).side).toBe("above");
    const larger = { left: 100, top: 250, width: 90, height: 90 };
    expect(placeBubble(target, BUBBLE, ROOM, [below, larger]).side).toBe("below");
  });

  test("lies beside several things that are together", () => {
    const boxes = [
      { left: 10, top: 200, width: 40, height: 60 },
      { left: 60, top: 180, width: 100, height: 200 },
    ];
    expect(unionOf(boxes)).toEqual({ left: 10, top: 180, width: 150, height: 200 });
    expect(unionOf([])).toBeNull();
    const placed = placeBubble(unionOf(boxes), BUBBLE, ROOM);
    expect(boxes.some((box) => overlaps({ ...placed, ...BUBBLE }, box))).toBe(false);
  });

  test("points at nothing from the foot of the room", () => {
    expect(placeBubble(null, BUBBLE, ROOM)).toMatchObject({ side: "docked", top: 650, left: 82 });
  });

  test("leaves free what is larger than the room, where its middle is", () => {
    const low = { left: 8, top: 90, width: 374, height: 800 };
    expect(placeBubble(low, BUBBLE, ROOM)).toMatchObject({ side: "docked", top: 100 });
    expect(placeBubble({ ...low, height: 700 }, BUBBLE, ROOM)).toMatchObject({ side: "docked", top: 650 });
  });
});
