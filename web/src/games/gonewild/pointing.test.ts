import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pointing } from "./pointing";

const look = vi.fn();
const away = vi.fn();
const pointer = (pointerType: string, movementX = 1) => ({ pointerType, movementX, movementY: 0 }) as PointerEvent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe("a card is looked at closely", () => {
  test("when a mouse has come to rest on it", () => {
    const card = pointing(look, away);
    card.onpointermove(pointer("mouse"));
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(look).toHaveBeenCalledOnce();
    card.onpointerleave();
    expect(away).toHaveBeenCalledOnce();
  });

  test("not when the table changes under a mouse that does not move, nor when it only passes", () => {
    const card = pointing(look, away);
    card.onpointermove(pointer("mouse", 0));
    vi.advanceTimersByTime(1000);
    card.onpointermove(pointer("mouse"));
    card.onpointerleave();
    vi.advanceTimersByTime(1000);
    expect(look).not.toHaveBeenCalled();
  });

  test("by a long press, whose click then chooses nothing", () => {
    const card = pointing(look, away);
    card.onpointerdown(pointer("touch"));
    vi.advanceTimersByTime(500);
    expect(look).toHaveBeenCalledOnce();
    expect([card.wasLong(), card.wasLong()]).toEqual([true, false]);
  });

  test("not by a short press, which chooses", () => {
    const card = pointing(look, away);
    card.onpointerdown(pointer("touch"));
    vi.advanceTimersByTime(100);
    card.onpointerup();
    vi.advanceTimersByTime(1000);
    expect(look).not.toHaveBeenCalled();
    expect(card.wasLong()).toBe(false);
  });

  test("when the keyboard comes to it, not when a click gives it the focus", () => {
    const card = pointing(look, away);
    const focus = (visible: boolean) => ({ currentTarget: { matches: () => visible } }) as unknown as FocusEvent;
    card.onfocus(focus(false));
    expect(look).not.toHaveBeenCalled();
    card.onfocus(focus(true));
    expect(look).toHaveBeenCalledOnce();
  });
});
