/** How a clan area lies in its window: as a whole, until the reader moves or enlarges it herself. */

/** Cells that should be in sight, counted from the castle. */
export interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

interface Look {
  x: number; // of the castle's north-western corner, in pixels from the window's
  y: number;
  cell: number; // side of a cell in pixels
}

const SMALLEST = 18;
const LARGEST = 180;
const MARGIN = 6;
const IN_SIGHT = 60; // pixels of the clan area that cannot be pushed out of the window

export class PanZoom {
  width = $state(0);
  height = $state(0);
  private moved = $state.raw<Look | null>(null);

  constructor(
    private readonly bounds: () => Bounds,
    private readonly most: () => number, // the largest cell that is chosen by itself
    private readonly above: () => number, // pixels at the top that something else lies on
  ) {}

  private fitted: Look = $derived.by(() => {
    const { west, north, east, south } = this.bounds();
    const [columns, rows] = [east - west + 1, south - north + 1];
    const above = this.above();
    const room = Math.min((this.width - 2 * MARGIN) / columns, (this.height - above - 2 * MARGIN) / rows);
    const cell = Math.max(SMALLEST, Math.min(this.most(), room));
    return {
      cell,
      x: (this.width - columns * cell) / 2 - west * cell,
      y: above + (this.height - above - rows * cell) / 2 - north * cell,
    };
  });

  get look(): Look {
    return this.moved ?? this.fitted;
  }

  get isMoved(): boolean {
    return this.moved !== null;
  }

  fit(): void {
    this.moved = null;
  }

  pan(dx: number, dy: number): void {
    this.set({ ...this.look, x: this.look.x + dx, y: this.look.y + dy });
  }

  /** Enlarge around a point of the window; without one around its middle. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const { x, y, cell } = this.look;
    const larger = Math.max(SMALLEST, Math.min(LARGEST, cell * factor));
    const grown = larger / cell;
    this.set({ cell: larger, x: px - (px - x) * grown, y: py - (py - y) * grown });
  }

  private set({ x, y, cell }: Look): void {
    const { west, north, east, south } = this.bounds();
    const clamp = (at: number, first: number, last: number, room: number): number =>
      Math.max(IN_SIGHT - (last + 1) * cell, Math.min(room - IN_SIGHT - first * cell, at));
    this.moved = { cell, x: clamp(x, west, east, this.width), y: clamp(y, north, south, this.height) };
  }
}

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
