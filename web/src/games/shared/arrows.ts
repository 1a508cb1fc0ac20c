/** Keys that move the focus among things that can be chosen, by where they lie on the screen. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Svelte action: arrow keys go from the focused button to the nearest one in that direction. */
export function arrows(node: HTMLElement, selector: string): { update(to: string): void; destroy(): void } {
  let those = selector;

  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const here = (event.target as Element).closest(those);
    if (!direction || !here || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nearest(here, [...node.querySelectorAll<HTMLElement>(those)], direction);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }

  node.addEventListener("keydown", move);
  return {
    update: (to) => (those = to),
    destroy: () => node.removeEventListener("keydown", move),
  };
}

function nearest(here: Element, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === here) continue;
    const to = middle(other);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 4) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
