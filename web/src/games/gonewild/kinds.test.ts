import { describe, expect, test } from "vitest";
import { bandOf, drawingOf, parted, signOf } from "./kinds";
import type { CardFace } from "./view";

const face = (some: Partial<CardFace>): CardFace => ({ id: "", deck: "", type: "", effects: [], ...some }) as CardFace;
const goal = (word: string, what: string | null = null) =>
  ({ when: "goal", word, what }) as unknown as CardFace["effects"][number];

describe("a card", () => {
  test("of a known kind has its band and its sign, and any other one those of an action", () => {
    expect([bandOf(face({ type: "hero" })), signOf(face({ type: "hero" }))]).toEqual(["hero", "hero"]);
    expect([bandOf(face({ type: "else" })), signOf(face({ type: "else" }))]).toEqual(["action", "action"]);
  });

  test("has a drawing of its own", () => {
    expect(drawingOf(face({ id: "brewery", type: "building" }))).toBe("brewery");
  });

  test("without one, such as a mission, has that of what it is about", () => {
    expect(drawingOf(face({ id: "worker", deck: "mission", effects: [goal("own", "building")] }))).toBe("building");
    expect(drawingOf(face({ id: "draco", deck: "mission", effects: [goal("own", "hero")] }))).toBe("hero");
    expect(drawingOf(face({ id: "x", deck: "bonus", effects: [goal("most_strength")] }))).toBe("strength");
    expect(drawingOf(face({ id: "x", deck: "bonus", type: "bonus" }))).toBe("bonus");
  });
});

describe("a name", () => {
  const read = (name: string) => parted(name).replaceAll("\u00ad", "|");

  test("with a long word may be parted where it is spoken", () => {
    expect(read("Verteidigungsturm")).toContain("|");
    expect(read("Verteidigungsturm").replaceAll("|", "")).toBe("Verteidigungsturm");
    expect(read("Schatztruhe")).toBe("Schatz|truhe");
  });

  test("of short words stays whole", () => {
    expect(read("Bierfass Ole")).toBe("Bierfass Ole");
  });
});
