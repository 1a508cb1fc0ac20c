import { describe, expect, test } from "vitest";
import type { Action } from "../types";
import { comingTo, spotsOn } from "./spots";
import type { VikingsView } from "./view";

const view = (some: Partial<VikingsView> = {}): VikingsView =>
  ({ cell: null, ferry: null, bought: null, ...some }) as VikingsView;
const legal = (...texts: string[]): Action[] => texts.map((text, id) => ({ id, text, sentence: "" }));

/** Where an action glows: a place of the notation, or a line of the mainland. */
const shown = (spots: ReturnType<typeof spotsOn>) =>
  spots.map(({ action, place, line }) => [action.text, place ? "display" : line]);

describe("on my display", () => {
  test("each cell that can be chosen glows, and what is no place does not", () => {
    expect(shown(spotsOn(view(), legal("N4", "V2", "start G", "buy 3", "done"), null))).toEqual([
      ["N4", "display"],
      ["V2", "display"],
      ["start G", "display"],
    ]);
  });

  test("a figure stays on the cell that was just laid, or goes to its row of the mainland", () => {
    const spots = spotsOn(view({ cell: "S3" }), legal("stay", "go"), null);
    expect(spots.map(({ place, line }) => place ?? line)).toEqual([{ on: "island", row: "scout", column: 3 }, 3]);
  });

  test("whoever can be ferried glows in their row of the mainland", () => {
    const spots = spotsOn(view(), legal("ferry W", "ferry F", "ferry one"), null);
    expect(shown(spots)).toEqual([
      ["ferry W", 1],
      ["ferry F", 5],
    ]);
  });

  test("the hint is marked, and nothing else", () => {
    const spots = spotsOn(view(), legal("N4", "N5"), 1);
    expect(spots.map(({ hint }) => hint)).toEqual([false, true]);
  });
});

describe("what would come to a spot", () => {
  const at = (text: string, some: Partial<VikingsView>) => {
    const spot = spotsOn(view(some), legal(text), null)[0]!;
    return comingTo(view(some), spot);
  };

  test("is the left end at the start, and what was bought later", () => {
    expect(at("start G", {})).toEqual({ tile: "left", figure: null });
    const bought = { tile: "church", figure: "noble" } as NonNullable<VikingsView["bought"]>;
    expect(at("N4", { bought })).toEqual({ tile: "church", figure: null });
  });

  test("is a figure of the row when it is ferried", () => {
    expect(at("N4", { ferry: "one" })).toEqual({ tile: null, figure: "noble" });
  });
});
