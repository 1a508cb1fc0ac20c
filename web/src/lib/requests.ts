/** Questions that wait for their answers, told apart by a number. */

interface Waiting {
  done: (message: never) => void;
  failed: (error: Error) => void;
}

export class Requests {
  private last = 0;
  private waiting = new Map<number, Waiting>();

  /** Begin a request: its number, and what will be its answer. */
  open<Answer>(): { request: number; answer: Promise<Answer> } {
    const request = ++this.last;
    const answer = new Promise<Answer>((done, failed) => this.waiting.set(request, { done, failed }));
    return { request, answer };
  }

  /** Answer a request; one that waits no more is left alone. */
  answer(request: number, message: object): void {
    this.take(request)?.done(message as never);
  }

  fail(request: number, error: Error): void {
    this.take(request)?.failed(error);
  }

  failAll(error: Error): void {
    for (const request of [...this.waiting.keys()]) this.fail(request, error);
  }

  private take(request: number): Waiting | undefined {
    const waiting = this.waiting.get(request);
    this.waiting.delete(request);
    return waiting;
  }
}
