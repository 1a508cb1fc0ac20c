/** Short messages at the foot of the page, which go by themselves; read out by screen readers. */

interface Notice {
  id: number;
  text: string;
  kind: "plain" | "trouble";
  more: string | null; // the address of a page that says more
}

const SECONDS = 7;
const LONGEST = 3; // more would hide the table

let next = 0;
export const notices: Notice[] = $state([]);

export function notify(text: string, kind: Notice["kind"] = "plain", more: string | null = null): void {
  const same = notices.findIndex((notice) => notice.text === text);
  if (same >= 0) notices.splice(same, 1);
  const id = next++;
  notices.push({ id, text, kind, more });
  if (notices.length > LONGEST) notices.shift();
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}

/** Show an error as it is worded. */
export function complain(error: unknown): void {
  notify(error instanceof Error ? error.message : String(error), "trouble");
}

/** Clear them all: the reader has gone on. */
export function dismissAll(): void {
  notices.length = 0;
}
