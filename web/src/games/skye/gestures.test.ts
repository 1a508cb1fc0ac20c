import { describe, expect, test, vi } from "vitest";
import { gestures } from "./gestures";
import type { PanZoom } from "./panzoom.svelte";

function touched() {
  const pan = { pan: vi.fn(), zoom: vi.fn() };
  const heard: Record<string, (event: object) => void> = {};
  const node = {
    getBoundingClientRect: () => ({ x: 0, y: 0 }),
    hasPointerCapture: () => true,
    addEventListener: (name: string, listener: (event: object) => void) => (heard[name] = listener),
  };
  gestures(node as unknown as HTMLElement, pan as unknown as PanZoom);
  const target = { closest: () => null };
  const finger = (name: string, pointerId: number, clientX: number, clientY: number) =>
    heard[name]!({ pointerId, clientX, clientY, button: 0, target });
  const click = () => {
    const event = { detail: 1, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    heard.click!(event);
    return event.preventDefault.mock.calls.length === 0;
  };
  return { pan, heard, finger, click };
}

describe("on a clan area", () => {
  test("a drag moves it, and is no click", () => {
    const { pan, finger, click } = touched();
    finger("pointerdown", 1, 100, 100);
    finger("pointermove", 1, 110, 120);
    finger("pointerup", 1, 110, 120);
    expect(pan.pan.mock.calls).toEqual([[10, 20]]);
    expect(click()).toBe(false);
    expect(click()).toBe(true);
  });

  test("a press that trembles is a click", () => {
    const { pan, finger, click } = touched();
    finger("pointerdown", 1, 100, 100);
    finger("pointermove", 1, 102, 101);
    finger("pointerup", 1, 102, 101);
    expect(pan.pan).not.toHaveBeenCalled();
    expect(click()).toBe(true);
  });

  test("two fingers that part enlarge it, between them", () => {
    const { pan, finger } = touched();
    finger("pointerdown", 1, 100, 100);
    finger("pointerdown", 2, 200, 100);
    finger("pointermove", 2, 300, 100);
    expect(pan.zoom.mock.calls).toEqual([[2, 200, 100]]);
  });

  test("the wheel enlarges it where the mouse is", () => {
    const { pan, heard } = touched();
    heard.wheel!({ deltaY: -200, clientX: 30, clientY: 40, preventDefault: vi.fn() });
    const [factor, x, y] = pan.zoom.mock.calls[0]!;
    expect([factor > 1, x, y]).toEqual([true, 30, 40]);
  });
});
