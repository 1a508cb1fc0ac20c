/** The keyboard at a table. The table itself has its own keys for its places; these are the frame's. */

import type { Answer } from "../games/types";
import type { Desk } from "./desk.svelte";
import type { Tab } from "./Tabs.svelte";

interface Frame {
  toggle: (tab: Tab) => void;
  close: () => void;
}

export function keys(event: KeyboardEvent, desk: Desk, answers: Answer[], frame: Frame): void {
  const target = event.target as HTMLElement;
  const writes = target.closest("input, select, textarea, dialog") !== null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes) return;
  if (event.key === "Enter" && desk.confirming && isFreeToConfirm(target, desk.confirming.text)) {
    event.preventDefault();
    // A key that is held down has chosen; it does not answer the question, too.
    if (!event.repeat) void desk.confirm();
  } else if (event.key === "Escape") {
    if (desk.confirming) desk.confirming = null;
    else if (desk.hint) desk.hint = null;
    else if (desk.telling) desk.putAway();
    else if (desk.past) desk.returnToNow();
    else frame.close();
  } else if (/^[1-9]$/.test(event.key)) {
    const answer = answers[Number(event.key) - 1];
    if (answer) void desk.choose(answer.id);
  } else {
    const does = LETTERS[event.key.toLowerCase()];
    if (!does) return;
    event.preventDefault();
    does(desk, frame);
  }
}

/** Whether Enter is free to say yes: the focus is on no button, or on the one that was just chosen. */
function isFreeToConfirm(target: HTMLElement, chosen: string): boolean {
  const button = target.closest<HTMLElement>("button, a, [role=button]");
  return button === null || button.dataset.action === chosen;
}

/** Put the focus on the first thing on the table that can be chosen; arrows go on from there. */
export function focusChoice(): void {
  document.querySelector<HTMLElement>("#table [data-action]")?.focus();
}

const LETTERS: Record<string, (desk: Desk, frame: Frame) => void> = {
  c: focusChoice,
  u: (desk) => desk.live.position?.can_undo && void desk.undo(false),
  t: (desk) => desk.live.position?.can_undo && void desk.undo(true),
  h: (desk) => void desk.askHint(),
  l: (_, frame) => frame.toggle("log"),
  r: (_, frame) => frame.toggle("rules"),
};
