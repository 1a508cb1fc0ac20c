import { describe, expect, test } from "vitest";
import { readMoment, writeMoment } from "./moment";
import type { Looker, Source } from "./replayController.svelte";

/** Read what stands behind the path of an address. */
function read(end: string): ReturnType<typeof readMoment> {
  const { hash, search } = new URL(`http://hall/replay/ab${end}`);
  return readMoment({ hash, search });
}

describe("a link to a moment", () => {
  test.each<[Source, Looker]>([
    [{ table: "ab", link: null }, 1],
    [{ table: "ab", link: "s3cret&+" }, "all"],
    [{ log: "…", name: "game.jsonl" }, "none"],
  ])("leads back to the step and to who looks", (source, viewer) => {
    expect(read(writeMoment(source, 42, viewer))).toEqual({ ply: 42, viewer });
  });

  test("of a table is in the query, which the hall sees, with the right to look", () => {
    expect(writeMoment({ table: "ab", link: null }, 42, 1)).toBe("?ply=42&seat=1");
    expect(writeMoment({ table: "ab", link: "s3cret&" }, 42, 1)).toBe("?link=s3cret%26&ply=42&seat=1");
  });

  test("of a file stays behind the hash, where nobody else sees it", () => {
    expect(writeMoment({ log: "…", name: "game.jsonl" }, 7, "all")).toBe("#ply=7&seat=all");
  });

  test("of an earlier version, behind the hash, still works and goes before the query", () => {
    expect(read("#ply=42&seat=1")).toEqual({ ply: 42, viewer: 1 });
    expect(read("?ply=3&seat=0#ply=42&seat=1")).toEqual({ ply: 42, viewer: 1 });
  });

  test.each(["", "?ply=x&seat=you", "?ply=-1&seat=12", "?ply=1234567", "#elsewhere"])(
    "that says nothing readable names no moment: %s",
    (end) => expect(read(end)).toEqual({ ply: null, viewer: null }),
  );
});
