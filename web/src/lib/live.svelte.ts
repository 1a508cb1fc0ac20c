/** A table as it lives: the socket to the hall, kept alive, and everything that it has told. */

import type {
  ActionSense,
  ChatMessage,
  Choice,
  Ended,
  Entry,
  Explained,
  FromHall,
  FromPage,
  Hint,
  Past,
  Pictured,
  Position,
  Previewed,
  Senses,
  Span,
  TableInfo,
  WriteChat,
} from "../protocol";
import { HallError } from "./api";
import { hall } from "./hall.svelte";
import { PACES_MS, StepQueue } from "./pace";
import { Socket } from "./socket.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

export class Live {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<Entry[]>([]);
  happened = $state.raw<Entry[]>([]); // what led from the position before to this one
  ended = $state.raw<Ended | null>(null);
  wentOn = $state(Date.now()); // when the game last went on, by the reader's clock
  gone = $state<string | null>(null); // why the table cannot be shown
  behind = $state(0); // steps that the hall has told and the page has yet to show
  hurrying = $state(false); // bots' moves are shown at once until it is the reader's turn

  /** Called for entries that are new, not for those of a first look. */
  onNews: (entries: Entry[]) => void = () => {};

  /** Called for what is written at the table, once it was asked for. */
  onChat: (message: ChatMessage) => void = () => {};

  readonly socket: Socket<FromHall, FromPage>;
  private readonly queue = new StepQueue<FromHall>(
    (messages) => this.show(messages),
    (messages) => this.pauseBefore(messages),
    (waiting) => (this.behind = waiting),
  );
  private coming: Entry[] = [];
  private looked = false; // the first position has come
  private revision = 0;
  private chained: { first: number; last: number; revision: number } | null = null; // where my last chain is in the log
  private seat: number | null = null; // looked from, in a hot seat

  constructor(readonly id: string) {
    this.socket = new Socket(`/api/tables/${encodeURIComponent(id)}/live`, {
      opened: () => this.hello(),
      heard: (message) => this.hear(message),
      closed: (code, reason) => this.refuse(code, reason),
    });
    document.addEventListener("visibilitychange", this.leave);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.leave);
    this.queue.clear();
    this.socket.close();
  }

  // What is asked

  /** Carry out an action, or several as one, which are then undone as one. */
  async act(action: number, ...then: number[]): Promise<void> {
    const { seat, ply, revision } = this.seated();
    await this.socket.ask({ type: "act", seat, ply, revision, action, ...(then.length ? { then } : {}) });
    this.chained = then.length ? { first: ply, last: ply + 1 + then.length, revision } : null;
  }

  async undo(whole: boolean): Promise<void> {
    const { seat, ply, revision } = this.seated();
    const chained = this.chained;
    if (whole) await this.socket.ask({ type: "restart_turn", seat, ply, revision });
    else if (chained?.last === ply && chained.revision === revision)
      await this.socket.ask({ type: "undo", seat, ply, revision, back_to: chained.first });
    else await this.socket.ask({ type: "undo", seat, ply, revision });
  }

  async explain(action: number | string): Promise<Explained> {
    return this.socket.ask<Explained>({ type: "explain", seat: this.seated().seat, action });
  }

  /** What could be chosen after an action, or null where that is not known. */
  async preview(action: number): Promise<Choice[] | null> {
    const answer = await this.socket.ask<Previewed>({ type: "preview", seat: this.seated().seat, action });
    return answer.known ? answer.legal : null;
  }

  async senses(): Promise<ActionSense[]> {
    return (await this.socket.ask<Senses>({ type: "senses", seat: this.seated().seat })).senses;
  }

  async hint(): Promise<Hint> {
    return this.socket.ask<Hint>({ type: "hint", seat: this.seated().seat }, 60);
  }

  async past(ply: number): Promise<Past> {
    return this.socket.ask<Past>({ type: "history", ply });
  }

  async picture(ply?: number): Promise<Span[][]> {
    return (await this.socket.ask<Pictured>({ type: "picture", ply: ply ?? null })).lines;
  }

  async agreeEnd(agree: boolean): Promise<void> {
    await this.socket.ask({ type: "agree_end", agree });
  }

  /** Ask for the chat; what is written after that comes by itself. */
  async readChat(): Promise<void> {
    await this.socket.ask({ type: "read_chat" });
  }

  async writeChat(said: Pick<WriteChat, "phrase" | "text">): Promise<void> {
    await this.socket.ask({ type: "write_chat", ...said });
  }

  /** Look from another seat of mine: the log and the position come anew. */
  look(seat: number | null): void {
    this.seat = seat;
    this.looked = false;
    this.socket.say({ type: "look", seat });
  }

  /** Hear everything anew in another language. */
  speak(): void {
    this.looked = false;
    this.socket.say({ type: "speak", language: settings.language });
  }

  private seated(): { seat: number; ply: number; revision: number } {
    const position = this.position;
    if (position?.seat == null) throw new HallError(t("error-not-seated"), "not-your-seat");
    return { seat: position.seat, ply: position.ply, revision: position.revision };
  }

  // What is heard

  private hello(): void {
    this.queue.flush(); // what was told already is not told again
    this.socket.say({
      type: "hello",
      language: settings.language,
      seat: this.seat,
      ply: this.log.length,
      revision: this.revision,
    });
  }

  /** What happens at the table is shown at the reader's pace; answers, and what has to do with seats alone, at once. */
  private hear(message: FromHall): void {
    const told = message.type === "happened" || message.type === "position" || message.type === "ended";
    if (!told) return this.take(message, []);
    this.queue.add(message, message.type !== "happened");
    const answers = "request" in message && message.request != null;
    if (answers || !this.looked || document.hidden) this.queue.flush();
  }

  /** How long what is shown stays before a step: moves of bots are followed, all others are seen as they come. */
  private pauseBefore(messages: FromHall[]): number {
    if (this.hurrying || document.hidden) return 0;
    const entries = messages.flatMap((message) => (message.type === "happened" ? message.entries : []));
    const move = entries.find(({ seat }) => this.isBot(seat));
    if (!move) return 0;
    const pace = PACES_MS[settings.pace] ?? PACES_MS.normal;
    return this.log.at(-1)?.group === move.group ? pace.choice : pace.turn;
  }

  /** Whether a bot plays a seat just now. */
  isBot(seat: number | "chance"): boolean {
    const info = seat === "chance" ? undefined : this.table?.seats[seat];
    return info !== undefined && (info.kind === "bot" || info.away);
  }

  /** Nobody follows a page that is out of sight. */
  private leave = (): void => {
    if (document.hidden) this.queue.flush();
  };

  /** Show at once what bots have done, and do until it is the reader's turn. */
  skip(): void {
    this.hurrying = this.position?.seat != null;
    this.queue.flush();
  }

  private show(messages: FromHall[]): void {
    const news: Entry[] = [];
    for (const message of messages) this.take(message, news);
    if (this.position?.my_turn || this.ended) this.hurrying = false;
    if (news.length > 0) this.onNews(news);
  }

  private take(message: FromHall, news: Entry[]): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        this.wentOn = Date.now() - message.table.idle_seconds * 1000;
        break;
      case "happened": {
        const log = this.log.slice(0, message.keep);
        if (message.keep < this.log.length) this.coming = []; // taken back, or told anew
        const known = log.length;
        for (const entry of message.entries) log[entry.ply] = entry;
        this.coming.push(...message.entries.filter((entry) => entry.ply >= known));
        this.log = log;
        this.revision = message.revision;
        break;
      }
      case "position":
        if (this.looked) news.push(...this.coming);
        if (this.looked && message.ply !== this.position?.ply) this.wentOn = Date.now();
        this.happened = [...news];
        this.coming = [];
        this.position = message;
        this.seat = message.seat;
        this.looked = true;
        break;
      case "ended":
        this.ended = message;
        break;
      case "chat":
        this.onChat(message);
        break;
      case "preparing":
        hall.compiling = message.compiling;
        break;
    }
  }

  private refuse(code: number, reason: string): boolean {
    const forGood = code === 4401 || code === 4403 || code === 4404;
    if (forGood) this.gone = reason || t("error-no-table");
    return forGood;
  }
}
