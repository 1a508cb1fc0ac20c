import { expect, test, vi } from "vitest";
import type { Choice } from "../protocol";
import { Previews } from "./previews";

const after = (choice: number) => [{ id: choice + 1, text: "", sentence: "" }];

test("what follows a choice is asked once for each position", async () => {
  const ask = vi.fn(async (choice: number): Promise<Choice[] | null> => after(choice));
  const previews = new Previews(ask);
  expect(await previews.of(3, "7/0/0")).toEqual(after(3));
  expect(await previews.of(3, "7/0/0")).toEqual(after(3));
  expect(ask).toHaveBeenCalledTimes(1);
  await previews.of(3, "8/0/0");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("where nobody could say, nothing follows", async () => {
  const lost = new Previews(() => Promise.reject(new Error("lost")));
  expect(await lost.of(3, "7/0/0")).toEqual([]);
  const nothing = new Previews(async () => null);
  expect(await nothing.of(3, "7/0/0")).toEqual([]);
});

test("an answer that comes after the table has moved is not kept for the new position", async () => {
  let answerSlowly: (legal: Choice[]) => void = () => {};
  const slow = new Promise<Choice[]>((done) => (answerSlowly = done));
  const ask = vi.fn(async (choice: number) => after(choice)).mockReturnValueOnce(slow);
  const previews = new Previews(ask);
  const early = previews.of(3, "7/0/0");
  await previews.of(5, "8/0/0");
  answerSlowly([{ id: 99, text: "", sentence: "" }]);
  await early;
  expect(await previews.of(3, "8/0/0")).toEqual(after(3));
});
