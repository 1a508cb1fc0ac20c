/** The little Markdown that the rules are written in: headings with an id, paragraphs, lists, tables, pictures, bold and italics. */

export interface Word {
  text: string;
  kind: "plain" | "bold" | "italic";
}

type Block =
  | { kind: "paragraph"; words: Word[] }
  | { kind: "heading"; words: Word[] }
  | { kind: "list"; ordered: boolean; items: Word[][] }
  | { kind: "table"; head: Word[][]; rows: Word[][][] }
  | { kind: "tip"; words: Word[] }
  | { kind: "picture"; name: string; caption: string };

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** Read a text: `## Title {#id}` begins a chapter; what comes before the first one is not shown. */
export function read(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const lines = part.trim().split("\n");
    const title = /^## (.+?) \{#([a-z-]+)\}$/.exec(lines[0] ?? "");
    if (title) chapters.push({ id: title[2]!, title: title[1]!, blocks: [] });
    else if (lines[0]) chapters.at(-1)?.blocks.push(block(lines));
  }
  return chapters;
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  const picture = /^!\[(.*)\]\((\w+)\)$/.exec(first);
  if (picture) return { kind: "picture", caption: picture[1]!, name: picture[2]! };
  if (first.startsWith("### ")) return { kind: "heading", words: words(first.slice(4)) };
  if (first.startsWith("> "))
    return { kind: "tip", words: words(lines.map((line) => line.replace(/^> ?/, "")).join(" ")) };
  if (first.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[-| ]+\|$/.test(line)).map(cells);
    return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
  }
  if (/^(- |\d+\. )/.test(first)) {
    const items = lines
      .join("\n")
      .split(/\n(?=- |\d+\. )/)
      .map((item) => words(item.replace(/^(- |\d+\. )/, "").replace(/\n\s*/g, " ")));
    return { kind: "list", ordered: !first.startsWith("- "), items };
  }
  return { kind: "paragraph", words: words(lines.join(" ")) };
}

function cells(line: string): Word[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => words(cell.trim()));
}

function words(text: string): Word[] {
  return text
    .split(/(\*\*.+?\*\*|\*.+?\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), kind: "bold" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), kind: "italic" };
      return { text: part, kind: "plain" };
    });
}
