/** What the reader has read in the chats of tables, and whom they have muted there: remembered in this browser. */

export interface ChatMemory {
  read: number; // number of the last line that was in sight
  muted: string[]; // people of this table
  silent: boolean; // everybody is muted
}

const KEY = "meadhall-chats";
const MOST = 50; // tables, those that were opened last
const NOTHING: ChatMemory = { read: 0, muted: [], silent: false };

type Memories = Record<string, ChatMemory>;

/** What is remembered of a table. */
export function recall(table: string): ChatMemory {
  return { ...NOTHING, ...memories()[table] };
}

/** Remember a table as the newest; the oldest one is forgotten where there are too many. */
export function remember(table: string, memory: ChatMemory): void {
  const others = Object.entries(memories()).filter(([name]) => name !== table);
  const kept = others.slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: memory }));
  } catch {
    // Storage is forbidden: it holds as long as the page is open.
  }
}

function memories(): Memories {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Memories) : {};
  } catch {
    return {}; // damaged, or storage is forbidden: begin anew
  }
}
