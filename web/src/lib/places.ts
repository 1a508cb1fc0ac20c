/** The places of the page, and how an address names them. */

export type Place =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "invitation"; secret: string }
  | { name: "rules"; game: string }
  | { name: "replay"; of: string | null } // a table's id, "shown" for the log that the hall was opened with, null for a file
  | { name: "score"; game: string }
  | { name: "learn"; game: string; lesson: string | null } // null for the list of what the game teaches
  | { name: "puzzles" }
  | { name: "puzzle"; game: string; puzzle: string }
  | { name: "daily"; game: string; day: string | null } // null is today
  | { name: "nowhere" };

/** The place that the path of an address names. */
export function placeAt(path: string): Place {
  const [first, second, third] = path.split("/").slice(1).map(decoded);
  if (first === "") return { name: "lobby" };
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "invitation" && second) return { name: "invitation", secret: second };
  if (first === "rules" && second) return { name: "rules", game: second };
  if (first === "replay" && second !== null) return { name: "replay", of: second || null };
  if (first === "score" && second) return { name: "score", game: second };
  if (first === "learn" && second && third !== null) return { name: "learn", game: second, lesson: third || null };
  if (first === "puzzles" && !second && !third) return { name: "puzzles" };
  if (first === "puzzles" && second && third) return { name: "puzzle", game: second, puzzle: third };
  if (first === "daily" && second && third !== null) return { name: "daily", game: second, day: third || null };
  return { name: "nowhere" };
}

/** A part of a path as text; null where it is no address that a browser would write. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
