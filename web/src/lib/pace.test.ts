import { expect, test } from "vitest";
import { StepQueue } from "./pace";

/** A clock that a test turns on. */
function bench(pause = 500) {
  let now = 0;
  let due: { at: number; then: () => void } | null = null;
  const shown: string[][] = [];
  const waiting: number[] = [];
  const queue = new StepQueue<string>(
    (messages) => shown.push(messages),
    (messages) => (messages.some((message) => message.startsWith("mine")) ? 0 : pause),
    (count) => waiting.push(count),
    {
      now: () => now,
      after: (ms, then) => {
        const timer = { at: now + ms, then };
        due = timer;
        return () => {
          if (due === timer) due = null;
        };
      },
    },
  );
  const pass = (ms: number) => {
    const end = now + ms;
    while (due && due.at <= end) {
      const { at, then } = due;
      now = at;
      due = null;
      then();
    }
    now = end;
  };
  return { queue, shown, waiting, pass };
}

function say(queue: StepQueue<string>, ...steps: string[]) {
  for (const step of steps) {
    queue.add(`${step} happened`, false);
    queue.add(`${step} position`, true);
  }
}

const step = (name: string) => [`${name} happened`, `${name} position`];

test("moves of bots are shown one after the other, each for its time", () => {
  const { queue, shown, pass } = bench();
  say(queue, "a", "b", "c");
  pass(0);
  expect(shown).toEqual([step("a")]);
  pass(499);
  expect(shown).toHaveLength(1);
  pass(1);
  expect(shown).toEqual([step("a"), step("b")]);
  pass(500);
  expect(shown).toHaveLength(3);
  pass(5000);
  say(queue, "d");
  pass(0);
  expect(shown.at(-1), "who waits for nothing is shown at once").toEqual(step("d"));
});

test("what needs no time of its own is shown as soon as what came before it", () => {
  const { queue, shown, pass } = bench();
  say(queue, "a", "mine", "b");
  pass(0);
  expect(shown).toEqual([step("a"), step("mine")]);
  pass(500);
  expect(shown.at(-1)).toEqual(step("b"));
  say(queue, "mine one", "mine two");
  pass(0);
  expect(shown.at(-1), "what comes together is shown together").toEqual([...step("mine one"), ...step("mine two")]);
});

test("all that waits can be shown at once, or forgotten", () => {
  const { queue, shown, waiting, pass } = bench();
  say(queue, "a", "b", "c");
  pass(0);
  queue.add("d happened", false);
  queue.flush();
  expect(shown).toEqual([step("a"), [...step("b"), ...step("c"), "d happened"]]);
  expect([queue.waiting, waiting.at(-1)]).toEqual([0, 0]);
  say(queue, "e");
  queue.clear();
  pass(5000);
  expect(shown).toHaveLength(2);
});

test("a reader who is far behind is brought nearer", () => {
  const { queue, shown } = bench();
  say(queue, ...Array.from({ length: 205 }, (_, n) => String(n)));
  expect([queue.waiting, shown.length]).toEqual([200, 5]);
});
