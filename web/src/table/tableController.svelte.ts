/** What the reader does at a table: choosing, confirming, asking, looking back, being told a scoring. */

import type { GameModule, Translate } from "../games/types";
import { HallError } from "../lib/api";
import { hall, sourcesOf } from "../lib/hall.svelte";
import { Live } from "../lib/live.svelte";
import { complain, dismissAll, notify } from "../lib/notices.svelte";
import { reducedMotion, settings } from "../lib/settings.svelte";
import { coin, fanfare, horn, tock } from "../lib/sound";
import { t, translator } from "../lib/texts.svelte";
import type { ActionSense, Amounts, Chain, Choice, Entry, Hint, Past, Position, SeatInfo } from "../protocol";
import { rulingAddress } from "../rules";
import { currenciesOf } from "./ledgerRows";
import { logBefore, viewBefore, type ScoredLine } from "./playback";
import { Previews } from "./previews";
import { Senses } from "./senses";

const LINE = 650; // milliseconds that a line of a scoring is shown before the next

export class TableController {
  readonly live: Live;
  module = $state.raw<GameModule | null>(null);
  confirming = $state.raw<Choice | null>(null); // chosen, and not yet sent
  busy = $state(false); // sent, and not yet answered
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  past = $state.raw<Past | null>(null); // the table as it was, while the reader looks back
  told = $state.raw<ScoredLine[]>([]); // a scoring that is told line by line
  line = $state(-1); // which of them is being told; -1 is none any more
  telling = $state(false); // the scoring is in sight, while it is told and until it is put away
  private untold = $derived(this.line < 0 ? [] : this.told.slice(this.line + 1));

  private given: string[] = []; // what I have agreed to give away in this turn: it is not asked again
  private clock: ReturnType<typeof setTimeout> | undefined;

  private previews: Previews;
  private senses: Senses;

  constructor(id: string) {
    this.live = new Live(id);
    this.previews = new Previews((choice) => this.live.preview(choice));
    this.senses = new Senses(() => this.live.senses());
    this.live.onNews = (entries) => this.hear(entries);
  }

  close(): void {
    clearTimeout(this.clock);
    this.live.close();
  }

  get t(): Translate {
    return this.live.table ? translator(this.live.table.game) : t;
  }

  get names(): string[] {
    return this.live.table?.seats.map((seat) => seat.name || t("seat-free")) ?? [];
  }

  get gameTitle(): string {
    return hall.info?.games.find((game) => game.name === this.live.table?.game)?.title ?? "";
  }

  /** Where points and money can come from, in the order of the rulebook. */
  get sources(): string[] {
    return sourcesOf(this.live.table?.game);
  }

  /** What can be chosen now: nothing while looking back, or while a choice is on its way. */
  get legal(): Choice[] {
    const position = this.live.position;
    return position && !this.past && !this.busy && this.live.socket.connected && !this.live.ended ? position.legal : [];
  }

  /** What can be done as one that takes several choices. */
  get chains(): Chain[] {
    return this.legal.length > 0 ? (this.live.position?.chains ?? []) : [];
  }

  /** Whether the reader has no seat here. */
  get watching(): boolean {
    return this.live.position?.seat === null && !this.live.table?.seats.some((seat) => seat.mine);
  }

  /** Bots for whose moves the table that is shown waits. */
  get thinking(): SeatInfo[] {
    const waitedFor = this.live.position?.waited_for ?? [];
    if (this.past || this.over) return [];
    return this.live.table?.seats.filter(({ seat }) => waitedFor.includes(seat) && this.live.isBot(seat)) ?? [];
  }

  /** Whether there are moves of bots to be skipped. */
  get canSkip(): boolean {
    if (this.past || this.live.hurrying || this.myTurn || settings.pace === "at-once") return false;
    return this.live.behind > 0 || (this.thinking.length > 0 && !this.watching);
  }

  skipBots = (): void => {
    if (this.canSkip) this.live.skip();
  };

  /** The game is over and its last scoring is being told: how it ended is not told before. */
  get tellingEnd(): boolean {
    return this.line >= 0 && this.live.position?.turn === "over";
  }

  /** Nothing follows on the table that is shown: the game is over, or was ended. */
  get over(): boolean {
    return !this.past && (this.live.ended !== null || this.live.position?.turn === "over");
  }

  /** The table that is shown, with nothing on it that a scoring is still to tell. */
  view = $derived.by((): Position["view"] | undefined => {
    if (this.past) return this.past.view;
    const view = this.live.position?.view;
    if (!view) return undefined;
    // Before the end, money that has come in can be spent at once.
    const held = this.tellingEnd ? currenciesOf(this.untold) : [this.points];
    return viewBefore(view, this.untold, held);
  });

  /** The log as far as it is told. */
  log = $derived.by(() => logBefore(this.live.log, this.untold, this.points));

  /** The currency that is points. */
  get points(): string {
    return this.module?.points ?? "points";
  }

  get myTurn(): boolean {
    return (this.live.position?.my_turn ?? false) && !this.live.ended;
  }

  get spotlight(): Amounts | null {
    return this.told[this.line] ?? null;
  }

  // Choosing

  /** Choose a legal action by its id, or a chain of them by its text. */
  choose = async (id: number | string): Promise<void> => {
    const chain = this.chains.find(({ text }) => text === id);
    if (chain) {
      this.confirming = null;
      this.hint = null;
      this.putAway();
      return this.send(...chain.actions);
    }
    const choice = this.legal.find((action) => action.id === id);
    if (!choice) return;
    this.confirming = null;
    this.hint = null;
    this.putAway();
    // What would be lost without a word is asked about. A choice after which I go on can be taken back; one that ends
    // my turn often cannot.
    const warned = choice.cautions?.some((caution) => !this.given.includes(caution));
    if (warned || (settings.confirm && !(await this.preview(choice.id)).length)) this.confirming = choice;
    else await this.send(choice.id);
  };

  confirm = async (): Promise<void> => {
    const choice = this.confirming;
    this.confirming = null;
    if (!choice) return;
    this.given.push(...(choice.cautions ?? []));
    await this.send(choice.id);
  };

  private async send(...actions: number[]): Promise<void> {
    const [first, ...then] = actions;
    if (first === undefined) return;
    dismissAll();
    await this.doing(() => this.live.act(first, ...then));
    tock();
  }

  undo = (whole: boolean): Promise<void> => {
    this.confirming = null;
    this.hint = null;
    return this.doing(() => this.live.undo(whole));
  };

  private async doing(something: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await something();
    } catch (error) {
      // Somebody was faster: the fresh position is here already, and speaks for itself.
      if (!(error instanceof HallError && error.code === "moved-on")) complain(error);
    } finally {
      this.busy = false;
    }
  }

  // Ending the game by agreement

  /** The seats that I have, and have not left to a bot. */
  get mySeats(): SeatInfo[] {
    return this.live.table?.seats.filter((seat) => seat.mine && !seat.away) ?? [];
  }

  /** Whether I am for ending the game here. */
  get agreed(): boolean {
    return this.mySeats.some((seat) => seat.agrees);
  }

  agreeEnd = async (end: boolean): Promise<void> => {
    try {
      await this.live.agreeEnd(end);
    } catch (error) {
      complain(error);
    }
  };

  // Asking

  explain = async (action: string | number): Promise<string> => {
    try {
      const { message, ruling } = await this.live.explain(action);
      const game = this.live.table?.game;
      notify(message, "plain", game && ruling ? rulingAddress(game, ruling) : null);
      return message;
    } catch (error) {
      complain(error);
      return "";
    }
  };

  private get positionName(): string {
    const position = this.live.position;
    return `${position?.ply}/${position?.revision}/${position?.seat}`;
  }

  preview = (id: number): Promise<Choice[]> => this.previews.of(id, this.positionName);

  /** Whether this table allows help: hints, and what choices bring. */
  get hasHelp(): boolean {
    const table = this.live.table;
    return table !== null && table.help !== false && !table.counts;
  }

  /** What a choice brings, in the reader's language; nothing where the table or the reader does without. */
  sense = async (id: number): Promise<ActionSense | null> => {
    if (!this.hasHelp || !settings.help) return null;
    return this.senses.of(id, `${this.positionName}/${settings.language}`);
  };

  askHint = async (): Promise<void> => {
    if (this.hinting || !this.myTurn || !this.hasHelp) return;
    this.hinting = true;
    const asked = this.live.position;
    try {
      const hint = await this.live.hint();
      if (this.live.position === asked) this.hint = hint;
    } catch (error) {
      complain(error);
    } finally {
      this.hinting = false;
    }
  };

  // Looking back

  lookBack = async (ply: number): Promise<void> => {
    if (ply >= this.live.log.length) return this.returnToNow();
    try {
      this.past = await this.live.past(Math.max(ply, 0));
    } catch (error) {
      complain(error);
    }
  };

  returnToNow = (): void => {
    this.past = null;
  };

  // Being told

  private hear(entries: Entry[]): void {
    this.hint = null;
    this.confirming = null;
    const me = this.live.position?.seat;
    if (entries.some((entry) => entry.seat !== "chance" && entry.seat !== me)) {
      this.given = [];
      tock();
    }
    const lines = entries.flatMap(({ ply, lines }) =>
      lines.filter((line) => line.scored).map((line) => ({ ...line, ply })),
    );
    if (lines.length > 0) this.tell(lines);
  }

  /** Tell the lines of a scoring one after the other; with reduced motion all at once. */
  private tell(lines: ScoredLine[]): void {
    this.told = this.line >= 0 ? [...this.told, ...lines] : lines;
    this.telling = true;
    if (reducedMotion()) return this.skip();
    if (this.line < 0) this.line = 0;
    clearTimeout(this.clock);
    this.clock = setTimeout(this.tellNext, LINE);
    coin();
  }

  private tellNext = (): void => {
    if (this.line + 1 >= this.told.length) return void (this.line = -1);
    this.line += 1;
    coin();
    this.clock = setTimeout(this.tellNext, LINE);
  };

  /** Show all lines at once. */
  skip = (): void => {
    clearTimeout(this.clock);
    this.line = -1;
  };

  /** Put the scoring away. */
  putAway = (): void => {
    this.skip();
    this.telling = false;
  };

  /** Show the last scoring again, all of it. */
  showScoring = (): void => {
    this.telling = true;
  };

  /** Hear everything anew in the reader's language; what was told in another one is gone. */
  speak(): void {
    this.putAway();
    this.told = [];
    this.live.speak();
  }

  sing(what: "my turn" | "over"): void {
    if (what === "my turn") horn();
    else fanfare();
  }
}
