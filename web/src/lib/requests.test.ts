import { expect, test } from "vitest";
import { Requests } from "./requests";

test("each request gets its own answer, in whatever order they come", async () => {
  const requests = new Requests();
  const [first, second] = [requests.open<object>(), requests.open<object>()];
  requests.answer(second.request, { said: "second" });
  requests.answer(first.request, { said: "first" });
  expect(await first.answer).toEqual({ said: "first" });
  expect(await second.answer).toEqual({ said: "second" });
});

test("a refusal is an error of that request alone", async () => {
  const requests = new Requests();
  const [refused, other] = [requests.open(), requests.open<object>()];
  requests.fail(refused.request, new Error("no"));
  requests.answer(other.request, {});
  await expect(refused.answer).rejects.toThrow("no");
  expect(await other.answer).toEqual({});
});

test("a lost connection fails all that wait", async () => {
  const requests = new Requests();
  const answers = [requests.open().answer, requests.open().answer];
  requests.failAll(new Error("lost"));
  for (const answer of answers) await expect(answer).rejects.toThrow("lost");
});

test("what comes after the answer changes nothing", async () => {
  const requests = new Requests();
  const { request, answer } = requests.open<object>();
  requests.answer(request, { said: "first" });
  requests.answer(request, { said: "second" });
  requests.fail(request, new Error("late"));
  expect(await answer).toEqual({ said: "first" });
});
