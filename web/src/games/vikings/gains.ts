/** What groups would bring as things lie: the marks on the wheel and on cells, and the same in words. */

import type { Translate } from "../types";
import type { GainView } from "./protocol";

export type Gain = Pick<GainView, "fame" | "gold" | "end">;

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** One number of a chip. */
export interface Mark {
  kind: "fame" | "gold";
  text: string;
  end: boolean; // it comes at the end
}

/** What the chip shows: the coming scorings; where they bring nothing, the end. */
export function gainMarks({ fame, gold, end }: Gain): Mark[] {
  const coming = (["fame", "gold"] as const)
    .map((kind) => ({ kind, n: kind === "fame" ? fame : gold }))
    .filter(({ n }) => n !== 0)
    .map(({ kind, n }) => ({ kind, text: signed(n), end: false }));
  return coming.length || !end ? coming : [{ kind: "fame", text: signed(end), end: true }];
}

/** The same as a sentence, for who hears it. */
export function gainSentence({ fame, gold, end }: Gain, t: Translate): string {
  const parts: string[] = [];
  if (fame) parts.push(t("vikings-gain-fame", { n: signed(fame) }));
  if (gold) parts.push(t("vikings-gain-gold", { n: signed(gold) }));
  if (end) parts.push(t("vikings-gain-end", { n: signed(end) }));
  return parts.length ? t("vikings-gain", { what: parts.join(", ") }) : "";
}
