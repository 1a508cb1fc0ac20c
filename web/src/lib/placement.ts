/** Where a bubble is laid so that it does not cover what it points at. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  side: "below" | "above" | "right" | "left" | "docked"; // of what it points at; docked: there is nothing, or no room beside it
  tail: number; // pixels from the bubble's left edge, or from its top where it lies beside
}

/** Where an element is on the screen. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The smallest box around others. */
export function unionOf(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export const GAP = 14; // for the tail
const CORNER = 22; // the tail keeps away from the bubble's corners

/** How many square pixels two boxes share. */
function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Lay a bubble beside what it points at, within the room that there is: below, above, right or left of it.
 * Of the sides with room it takes the one where it covers least of what is better seen, and of equals the first.
 */
export function placeBubble(
  target: Box | null,
  bubble: { width: number; height: number },
  room: Box,
  better: Box[] = [],
): Placed {
  const right = room.left + room.width;
  const bottom = room.top + room.height;
  const docked: Placed = { left: right - bubble.width, top: bottom - bubble.height, side: "docked", tail: 0 };
  if (!target) return docked;
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const left = between(middle.x - bubble.width / 2, room.left, right - bubble.width);
  const top = between(middle.y - bubble.height / 2, room.top, bottom - bubble.height);
  const acrossTail = between(middle.x - left, CORNER, bubble.width - CORNER);
  const downTail = between(middle.y - top, CORNER, bubble.height - CORNER);
  const below = Math.max(target.top + target.height + GAP, room.top); // also of what is in the head of the page
  const above = target.top - GAP - bubble.height;
  const beside = target.left + target.width + GAP;
  const before = target.left - GAP - bubble.width;
  const sides: Placed[] = [];
  if (below + bubble.height <= bottom) sides.push({ left, top: below, side: "below", tail: acrossTail });
  if (above >= room.top && above + bubble.height <= bottom)
    sides.push({ left, top: above, side: "above", tail: acrossTail });
  if (beside + bubble.width <= right) sides.push({ left: beside, top, side: "right", tail: downTail });
  if (before >= room.left) sides.push({ left: before, top, side: "left", tail: downTail });
  const covered = sides.map((side) => better.reduce((sum, box) => sum + overlapOf({ ...side, ...bubble }, box), 0));
  const best = sides[covered.indexOf(Math.min(...covered))];
  if (best) return best;
  // What is larger than the room is left free where its middle is.
  return middle.y > room.top + room.height / 2 ? { ...docked, top: room.top } : docked;
}
