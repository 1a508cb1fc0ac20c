import { expect, test, vi } from "vitest";
import { arrows } from "./arrows";

/** A button with its middle at a point. */
const button = (x: number, y: number) => ({
  getBoundingClientRect: () => ({ x: x - 5, y: y - 5, width: 10, height: 10 }),
  focus: vi.fn(),
  closest(): unknown {
    return this;
  },
});
type Button = ReturnType<typeof button>;

/** Press a key on one of some buttons, and give the one that has the focus then. */
function press(key: string, here: Button, all: Button[], more: object = {}): Button | undefined {
  let heard: (event: object) => void = () => {};
  const node = {
    addEventListener: (_: string, listener: typeof heard) => (heard = listener),
    removeEventListener: vi.fn(),
    querySelectorAll: () => all,
  };
  arrows(node as unknown as HTMLElement, "button");
  heard({ key, target: here, preventDefault: vi.fn(), ...more });
  return all.find((some) => some.focus.mock.calls.length > 0);
}

const grid = () => [button(0, 0), button(100, 0), button(0, 100), button(100, 100), button(230, 100)];

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 1, 0],
  ["ArrowDown", 0, 2],
  ["ArrowUp", 3, 1],
  ["ArrowRight", 3, 4],
])("%s goes from %i to its neighbour %i", (key, from, to) => {
  const all = grid();
  expect(press(key, all[from]!, all)).toBe(all[to]);
});

test("what lies straight ahead comes before what is nearer, but aside", () => {
  const [here, aside, ahead] = [button(0, 0), button(60, 60), button(120, 0)];
  expect(press("ArrowRight", here, [here, aside, ahead])).toBe(ahead);
});

test("where nothing lies in a direction the focus stays", () => {
  const all = grid();
  expect(press("ArrowUp", all[0]!, all)).toBeUndefined();
});

test("other keys, and arrows with Alt, Ctrl or Meta, are not meant", () => {
  for (const [key, more] of [
    ["Enter", {}],
    ["ArrowRight", { altKey: true }],
    ["ArrowRight", { ctrlKey: true }],
    ["ArrowRight", { metaKey: true }],
  ] as const) {
    const all = grid();
    expect(press(key, all[0]!, all, more)).toBeUndefined();
  }
});
