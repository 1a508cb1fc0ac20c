/** A WebSocket that comes back by itself, and on which a question finds its answer. */

import { HallError } from "./api";
import { Requests } from "./requests";
import { t } from "./texts.svelte";

const FIRST_PAUSE = 250; // milliseconds before the first try to come back
const LONGEST_PAUSE = 4000;
const SIGN_OF_LIFE = 15_000; // how often one is asked for
const PATIENCE = 10; // seconds that an answer may take

interface Message {
  type?: string;
  request?: number | null;
  code?: string;
  message?: string;
}

interface Ears<In> {
  opened: () => void;
  heard: (message: In) => void;
  closed?: (code: number, reason: string) => boolean; // true: it is no use to come back
}

export class Socket<In extends object, Out extends object> {
  connected = $state(false);
  lost = $state(false); // was connected, and is not: a banner tells

  private socket: WebSocket | null = null;
  private over = false;
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private readonly requests = new Requests();

  constructor(
    private readonly path: string,
    private readonly ears: Ears<In>,
    private readonly talks = true, // false: the other side only speaks
  ) {
    this.open();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.check);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something that needs no answer. */
  say(message: Out): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask something; refusals and lost connections are errors. */
  ask<Answer>(message: Out, patience = PATIENCE): Promise<Answer> {
    if (!this.connected) return Promise.reject(new HallError(t("error-no-connection"), "no-connection"));
    const { request, answer } = this.requests.open<Answer>();
    setTimeout(() => this.requests.fail(request, new HallError(t("error-no-answer"), "no-answer")), patience * 1000);
    this.say({ ...message, request });
    return answer;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.again);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.check);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.lost = false;
      this.pause = FIRST_PAUSE;
      clearInterval(this.pulse);
      this.pulse = setInterval(this.check, SIGN_OF_LIFE);
      this.ears.opened();
    };
    // A frame holds one message or several, a line each.
    socket.onmessage = (event: MessageEvent<string>) => {
      for (const line of event.data.split("\n")) this.hear(JSON.parse(line) as In & Message);
    };
    socket.onclose = (event) => this.drop(socket, event.code, event.reason);
  }

  private hear(message: In & Message): void {
    this.ears.heard(message);
    if (message.request == null) return;
    if (message.type !== "refused") this.requests.answer(message.request, message);
    else this.requests.fail(message.request, new HallError(message.message ?? "", message.code ?? ""));
  }

  private drop(socket: WebSocket, code: number, reason: string): void {
    if (socket !== this.socket || this.over) return;
    if (this.connected) this.lost = true;
    this.connected = false;
    clearInterval(this.pulse);
    this.requests.failAll(new HallError(t("error-no-connection"), "no-answer"));
    if (this.ears.closed?.(code, reason)) {
      this.lost = false;
      return this.close();
    }
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
  }

  /** The net is back, or somebody looks again: do not wait for the pause to end. */
  private hurry = (): void => {
    if (this.connected) return void this.check();
    if (this.over || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.again);
    this.pause = FIRST_PAUSE;
    this.open();
  };

  /** A socket can be dead without knowing it: without an answer it is dropped. A hall on this machine answers offline, too. */
  private check = async (): Promise<void> => {
    const socket = this.socket;
    if (!socket || !this.connected || !this.talks) return;
    try {
      await this.ask({ type: "ping" } as unknown as Out, 3);
    } catch {
      socket.onclose = null;
      socket.close();
      this.drop(socket, 1006, "");
    }
  };
}
