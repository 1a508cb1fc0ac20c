/** Fingers, mouse and wheel on the window of a clan area. */

import type { PanZoom } from "./panzoom.svelte";

/** Svelte action: drag, wheel and pinch. A drag is no click. */
export function gestures(node: HTMLElement, pan: PanZoom): { destroy(): void } {
  const FAR = 6; // pixels that make a press a drag
  const WHEEL = 1.0015;
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  const at = (event: MouseEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  };
  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("[data-still]")) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, at(event));
  }
  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled < FAR) return void fingers.set(event.pointerId, { ...before, ...now });
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = (p: { x: number; y: number }): number => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      pan.zoom(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else pan.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }
  function click(event: MouseEvent): void {
    if (travelled < FAR || event.detail === 0) return; // a key is no drag
    travelled = 0;
    event.preventDefault();
    event.stopPropagation();
  }
  function wheel(event: WheelEvent): void {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { x, y } = at(event);
    pan.zoom(WHEEL ** -event.deltaY, x, y);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
    },
  };
}
