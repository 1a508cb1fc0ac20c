/** How a clan area lies in its window: as a whole, until the reader moves or enlarges it. */

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
