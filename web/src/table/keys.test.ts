import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Answer } from "../games/types";
import { keys } from "./keys";
import type { TableController } from "./tableController.svelte";

const answers: Answer[] = [
  { id: 11, label: "Stay" },
  { id: 12, label: "Go" },
];
const frame = { toggle: vi.fn(), close: vi.fn() };

function controllerWith(some: object = {}): TableController {
  return {
    confirming: null,
    hint: null,
    telling: false,
    past: null,
    live: { position: { can_undo: true } },
    choose: vi.fn(),
    confirm: vi.fn(),
    undo: vi.fn(),
    askHint: vi.fn(),
    putAway: vi.fn(),
    returnToNow: vi.fn(),
    ...some,
  } as unknown as TableController;
}

/** Press a key with the focus on something that lies in elements of these names. */
function press(
  key: string,
  controller: TableController,
  { inside = [], action, ...more }: { inside?: string[]; action?: string } & Partial<KeyboardEvent> = {},
): KeyboardEvent {
  const closest = (selector: string) =>
    selector.split(", ").some((name) => inside.includes(name)) ? { dataset: { action } } : null;
  const event = { key, target: { closest }, preventDefault: vi.fn(), ...more } as unknown as KeyboardEvent;
  keys(event, controller, answers, frame);
  return event;
}

beforeEach(() => vi.clearAllMocks());

describe("at a table", () => {
  test("digits choose the answers of the prompt, and a digit too many does nothing", () => {
    const controller = controllerWith();
    press("2", controller);
    press("3", controller);
    expect(vi.mocked(controller.choose).mock.calls).toEqual([[12]]);
  });

  test("letters undo, restart the turn, ask for a hint and open the drawer", () => {
    const controller = controllerWith();
    for (const key of ["u", "T", "h", "l", "r"]) press(key, controller);
    expect(vi.mocked(controller.undo).mock.calls).toEqual([[false], [true]]);
    expect(controller.askHint).toHaveBeenCalledOnce();
    expect(frame.toggle.mock.calls).toEqual([["log"], ["rules"]]);
  });

  test("nothing is undone where nothing can be", () => {
    const controller = controllerWith({ live: { position: { can_undo: false } } });
    for (const key of ["u", "t"]) press(key, controller);
    expect(controller.undo).not.toHaveBeenCalled();
  });

  test("the choices get the focus", () => {
    const focus = vi.fn();
    vi.stubGlobal("document", { querySelector: () => ({ focus }) });
    press("c", controllerWith());
    expect(focus).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test.each([
    ["with Ctrl", { ctrlKey: true }],
    ["with Alt", { altKey: true }],
    ["with Meta", { metaKey: true }],
    ["that the table has used", { defaultPrevented: true }],
    ["while somebody writes", { inside: ["input"] }],
    ["in a dialogue", { inside: ["dialog"] }],
  ])("a key %s is not the table's", (_, how) => {
    const controller = controllerWith();
    for (const key of ["h", "1", "Escape"]) press(key, controller, how);
    expect(controller.askHint).not.toHaveBeenCalled();
    expect(controller.choose).not.toHaveBeenCalled();
    expect(frame.close).not.toHaveBeenCalled();
  });

  test("a key that means nothing is left to the browser", () => {
    expect(press("q", controllerWith()).preventDefault).not.toHaveBeenCalled();
  });
});

describe("Escape", () => {
  test("puts away one thing at a time: the question, the hint, the scoring, the past, the drawer", () => {
    const controller = controllerWith({ confirming: {}, hint: {}, telling: true, past: {} });
    press("Escape", controller);
    expect([controller.confirming, controller.hint]).toEqual([null, {}]);
    press("Escape", controller);
    expect(controller.hint).toBeNull();
    press("Escape", controller);
    expect(controller.putAway).toHaveBeenCalledOnce();
    controller.telling = false;
    press("Escape", controller);
    expect(controller.returnToNow).toHaveBeenCalledOnce();
    expect(frame.close).not.toHaveBeenCalled();
    controller.past = null;
    press("Escape", controller);
    expect(frame.close).toHaveBeenCalledOnce();
  });
});

describe("Enter", () => {
  const confirming = { id: 3, text: "buy 3", sentence: "" };

  test("says yes, when the focus is nowhere or on what was just chosen", () => {
    const controller = controllerWith({ confirming });
    press("Enter", controller);
    press("Enter", controller, { inside: ["button"], action: "buy 3" });
    expect(controller.confirm).toHaveBeenCalledTimes(2);
  });

  test("on another button is that button's", () => {
    const controller = controllerWith({ confirming });
    press("Enter", controller, { inside: ["button"], action: "buy 4" });
    expect(controller.confirm).not.toHaveBeenCalled();
  });

  test("that is held down has chosen, and does not answer the question too", () => {
    const controller = controllerWith({ confirming });
    const event = press("Enter", controller, { repeat: true });
    expect(controller.confirm).not.toHaveBeenCalled();
    expect(event.preventDefault).toHaveBeenCalled();
  });
});
