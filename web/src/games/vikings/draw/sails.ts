import type { Row, Sail } from "../view";

/** What is painted on a sail: the silhouette of the row of its colour. */
export const REACHES: Record<Sail, Row> = { red: "noble", green: "scout", yellow: "goldsmith", blue: "fisherman" };
