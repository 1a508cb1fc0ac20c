import { describe, expect, test } from "vitest";
import { read, type Word } from "./markdown";

const plain = (text: string): Word[] => [{ text, kind: "plain" }];
const blocks = (text: string) => read(`## Title {#id}\n\n${text}`)[0]!.blocks;

describe("rules", () => {
  test("are parted into chapters by headings with an id", () => {
    const chapters = read("Not shown.\n\n## The goal {#goal}\n\nWin.\n\n## The end {#the-end}\n\nStop.");
    expect(chapters).toEqual([
      { id: "goal", title: "The goal", blocks: [{ kind: "paragraph", words: plain("Win.") }] },
      { id: "the-end", title: "The end", blocks: [{ kind: "paragraph", words: plain("Stop.") }] },
    ]);
  });

  test("have paragraphs over several lines, with bold and italic words", () => {
    expect(blocks("You **win**\nor *lose*.")).toEqual([
      {
        kind: "paragraph",
        words: [
          { text: "You ", kind: "plain" },
          { text: "win", kind: "bold" },
          { text: " or ", kind: "plain" },
          { text: "lose", kind: "italic" },
          { text: ".", kind: "plain" },
        ],
      },
    ]);
  });

  test("have lists, ordered or not, whose items go on in the next line", () => {
    expect(blocks("- one\n  more\n- two")).toEqual([
      { kind: "list", ordered: false, items: [plain("one more"), plain("two")] },
    ]);
    expect(blocks("1. one\n2. two")).toEqual([{ kind: "list", ordered: true, items: [plain("one"), plain("two")] }]);
  });

  test("have tables with a head", () => {
    expect(blocks("| A | B |\n|---|---|\n| 1 | 2 |")).toEqual([
      { kind: "table", head: [plain("A"), plain("B")], rows: [[plain("1"), plain("2")]] },
    ]);
  });

  test("have headings, tips and pictures", () => {
    expect(blocks("### More")).toEqual([{ kind: "heading", words: plain("More") }]);
    expect(blocks("> A tip\n> goes on.")).toEqual([{ kind: "tip", words: plain("A tip goes on.") }]);
    expect(blocks("![A wheel](wheel)")).toEqual([{ kind: "picture", name: "wheel", caption: "A wheel" }]);
  });
});
