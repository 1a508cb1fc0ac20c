import { describe, expect, test } from "vitest";
import { placeAt } from "./places";

describe("an address", () => {
  test.each([
    ["/", { name: "lobby" }],
    ["/table/ab-12", { name: "table", id: "ab-12" }],
    ["/invitation/s3cret", { name: "invitation", secret: "s3cret" }],
    ["/rules/hills", { name: "rules", game: "hills" }],
    ["/replay", { name: "replay", of: null }],
    ["/replay/", { name: "replay", of: null }],
    ["/replay/shown", { name: "replay", of: "shown" }],
    ["/replay/ab-12", { name: "replay", of: "ab-12" }],
    ["/score/hills", { name: "score", game: "hills" }],
    ["/learn/hills", { name: "learn", game: "hills", lesson: null }],
    ["/puzzles", { name: "puzzles" }],
    ["/puzzles/hills/0a1b2c3d", { name: "puzzle", game: "hills", puzzle: "0a1b2c3d" }],
    ["/daily/hills", { name: "daily", game: "hills", day: null }],
    ["/daily/hills/2026-11-19", { name: "daily", game: "hills", day: "2026-11-19" }],
    ["/learn/hills/first", { name: "learn", game: "hills", lesson: "first" }],
  ])("%s names a place", (path, place) => {
    expect(placeAt(path)).toEqual(place);
  });

  test.each(["/table", "/table/", "/invitation", "/rules", "/score/", "/daily", "/puzzles/hills", "/elsewhere"])(
    "%s names nothing",
    (path) => {
      expect(placeAt(path)).toEqual({ name: "nowhere" });
    },
  );

  test("is read as people typed it, not as the browser writes it", () => {
    expect(placeAt("/rules/Tal%20der%20%C3%84hren")).toEqual({ name: "rules", game: "Tal der Ähren" });
  });

  test("that no browser would write leads nowhere instead of breaking the page", () => {
    for (const path of ["/table/%", "/%E0%A4%A", "/replay/%zz"]) expect(placeAt(path)).toEqual({ name: "nowhere" });
  });
});
