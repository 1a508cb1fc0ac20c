import { describe, expect, test, vi } from "vitest";
import type { ActionSense } from "../protocol";
import { Senses } from "./senses";

const sense = (id: number): ActionSense => ({ id, text: `brings ${id}`, amounts: {}, lines: [] });

describe("what choices bring", () => {
  test("is asked once for a position, whichever choice is looked at", async () => {
    const ask = vi.fn(() => Promise.resolve([sense(1), sense(2)]));
    const senses = new Senses(ask);
    expect((await senses.of(1, "a"))?.text).toBe("brings 1");
    expect((await senses.of(2, "a"))?.text).toBe("brings 2");
    expect(await senses.of(3, "a")).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
    await senses.of(1, "b");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("of a position that has gone is not told", async () => {
    const answers: ((senses: ActionSense[]) => void)[] = [];
    const senses = new Senses(() => new Promise((answer) => answers.push(answer)));
    const before = senses.of(1, "a");
    const now = senses.of(1, "b");
    answers.forEach((answer) => answer([sense(1)]));
    expect(await before).toBeNull();
    expect((await now)?.id).toBe(1);
  });

  test("is asked anew after the hall could not be asked", async () => {
    const ask = vi.fn(() => Promise.resolve([sense(1)]));
    ask.mockReturnValueOnce(Promise.reject(new Error("the connection is lost")));
    const senses = new Senses(ask);
    expect(await senses.of(1, "a")).toBeNull();
    expect((await senses.of(1, "a"))?.id).toBe(1);
  });
});
