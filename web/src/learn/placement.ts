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

export const GAP = 14; // for the tail
const CORNER = 22; // the tail keeps away from the bubble's corners

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Lay a bubble beside what it points at, within the room that there is: below, above, right or left of it. */
export function placeBubble(target: Box | null, bubble: { width: number; height: number }, room: Box): Placed {
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
  if (below + bubble.height <= bottom) return { left, top: below, side: "below", tail: acrossTail };
  if (above >= room.top && above + bubble.height <= bottom)
    return { left, top: above, side: "above", tail: acrossTail };
  if (beside + bubble.width <= right) return { left: beside, top, side: "right", tail: downTail };
  if (before >= room.left) return { left: before, top, side: "left", tail: downTail };
  // What is larger than the room is left free where its middle is.
  return middle.y > room.top + room.height / 2 ? { ...docked, top: room.top } : docked;
}
