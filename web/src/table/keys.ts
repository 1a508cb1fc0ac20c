/** The keyboard at a table. The table itself has its own keys for its places; these are the frame's. */

import type { Answer } from "../games/types";
import { isForPage } from "../lib/keyboard";
import type { TableController } from "./tableController.svelte";
import type { Tab } from "./Tabs.svelte";

interface Frame {
  toggle: (tab: Tab) => void;
  close: () => void;
}

export function keys(event: KeyboardEvent, controller: TableController, answers: Answer[], frame: Frame): void {
  const target = event.target as HTMLElement;
  if (!isForPage(event)) return;
  if (event.key === "Enter" && controller.confirming && isFreeToConfirm(target, controller.confirming.text)) {
    event.preventDefault();
    // A key that is held down has chosen; it does not answer the question, too.
    if (!event.repeat) void controller.confirm();
  } else if (event.key === "Escape") {
    if (controller.confirming) controller.confirming = null;
    else if (controller.hint) controller.hint = null;
    else if (controller.telling) controller.putAway();
    else if (controller.past) controller.returnToNow();
    else frame.close();
  } else if (/^[1-9]$/.test(event.key)) {
    const answer = answers[Number(event.key) - 1];
    if (answer) void controller.choose(answer.id);
  } else {
    const does = LETTERS[event.key.toLowerCase()];
    if (!does) return;
    event.preventDefault();
    does(controller, frame);
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

const LETTERS: Record<string, (controller: TableController, frame: Frame) => void> = {
  c: focusChoice,
  u: (controller) => controller.live.position?.can_undo && void controller.undo(false),
  t: (controller) => controller.live.position?.can_undo && void controller.undo(true),
  h: (controller) => void controller.askHint(),
  s: (controller) => controller.skipBots(),
  l: (_, frame) => frame.toggle("log"),
  m: (_, frame) => frame.toggle("chat"),
  r: (_, frame) => frame.toggle("rules"),
};
