/** The chat of a table as its reader has it: what was written, what is new, and whom they have muted. */

import type { ChatLine, ChatMessage, WriteChat } from "../protocol";
import { api } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import { complain } from "../lib/notices.svelte";
import { tock } from "../lib/sound";
import { t } from "../lib/texts.svelte";
import { recall, remember } from "./memory";

export type Phrase = NonNullable<WriteChat["phrase"]>;
export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "nice-move",
  "thanks",
  "sorry",
  "one-moment",
  "back-soon",
  "good-game",
];

/** What a line says to its reader: a prepared one in their own language. */
export function wordsOf(line: ChatLine): string {
  return line.phrase ? t(`phrase-${line.phrase}`) : line.text;
}

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  keepers = $state.raw<number[]>([]);
  kept = $state(false);
  open = $state(false);
  heard = $state(""); // the newest line of somebody else, to be read out
  private readonly memory = $state({ read: 0, muted: [] as string[], silent: false });

  /** The lines of those who are not muted. */
  readonly shown = $derived(this.lines.filter((line) => line.mine || !this.isMuted(line.person)));
  readonly unread = $derived(this.shown.filter((line) => !line.mine && line.number > this.memory.read).length);
  /** Everybody else who has written something, by their latest names. */
  readonly people = $derived(
    this.lines.filter((line, i) => !line.mine && !this.lines.slice(i + 1).some(({ person }) => person === line.person)),
  );

  constructor(private readonly live: Live) {
    this.memory = recall(live.id);
    live.onChat = (message) => this.hear(message);
  }

  get silent(): boolean {
    return this.memory.silent;
  }

  isMuted(person: string): boolean {
    return this.memory.silent || this.memory.muted.includes(person);
  }

  mute(person: string): void {
    const { muted } = this.memory;
    this.memory.muted = muted.includes(person) ? muted.filter((some) => some !== person) : [...muted, person];
    this.keepMemory();
  }

  muteAll(): void {
    this.memory.silent = !this.memory.silent;
    this.keepMemory();
  }

  /** All of it is in sight. */
  markRead(): void {
    const newest = this.lines.at(-1)?.number ?? 0;
    if (newest === this.memory.read) return;
    this.memory.read = newest;
    this.keepMemory();
  }

  /** Ask for all of it, and be told what follows. */
  read(): void {
    this.live.readChat().catch(complain);
  }

  /** Write something; tell whether it was sent. */
  async write(said: { phrase: Phrase } | { text: string }): Promise<boolean> {
    try {
      await this.live.writeChat(said);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  async keep(keep: boolean): Promise<void> {
    try {
      await api.keepChat(this.live.id, keep);
    } catch (error) {
      complain(error);
    }
  }

  private hear(message: ChatMessage): void {
    const known = message.whole ? 0 : (this.lines.at(-1)?.number ?? 0);
    const news = message.lines.filter((line) => line.number > known);
    this.lines = message.whole ? message.lines : [...this.lines, ...news];
    this.keepers = message.keepers;
    this.kept = message.kept;
    this.open = message.open;
    // One that was deleted begins anew.
    if (message.whole && (this.lines.at(-1)?.number ?? 0) < this.memory.read) this.memory.read = 0;
    const others = message.whole ? [] : news.filter((line) => !line.mine && !this.isMuted(line.person));
    const newest = others.at(-1);
    if (newest) {
      this.heard = t("chat-said", { name: newest.name, text: wordsOf(newest) });
      tock();
    }
  }

  private keepMemory(): void {
    remember(this.live.id, $state.snapshot(this.memory));
  }
}
