/** A real table as the end of an address: what is scored, and the position's text. */

export interface Table {
  text: string;
  scoring: string;
  tiles: string; // numbers of scoring tiles, such as 0,4,7,13
}

export function readTable(hash: string): Table {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  return { text: parts.get("text") ?? "", scoring: parts.get("scoring") ?? "", tiles: parts.get("tiles") ?? "" };
}

export function writeTable({ text, scoring, tiles }: Table): string {
  const parts = new URLSearchParams({ scoring, ...(tiles ? { tiles } : {}), text });
  return `#${parts.toString()}`;
}
