/** Clan areas as they are built on screen, and as text in the game's notation. No rules: the hall says what fits. */

export const CASTLE = "C";
const SIDES = "nesw"; // where a tile's printed north edge points, by quarter turns

interface PlacedTile {
  tile: string; // such as T14, or C for the castle
  turn: number; // quarters clockwise
}

export interface Clan {
  name: string;
  gold: number | null; // null: nobody has said
  points: number;
  tiles: Record<string, PlacedTile>; // by cell: steps east and south of the castle
}

export const cellKey = (east: number, south: number): string => `${east},${south}`;

export function emptyClan(name: string): Clan {
  return { name, gold: 0, points: 0, tiles: { [cellKey(0, 0)]: { tile: CASTLE, turn: 0 } } };
}

/** The cells from the westernmost to the easternmost tile, and so on, with so many empty ones around. */
export function extent(clan: Clan, around = 0): { west: number; east: number; north: number; south: number } {
  const cells = Object.keys(clan.tiles).map((key) => key.split(",").map(Number) as [number, number]);
  return {
    west: Math.min(...cells.map(([x]) => x)) - around,
    east: Math.max(...cells.map(([x]) => x)) + around,
    north: Math.min(...cells.map(([, y]) => y)) - around,
    south: Math.max(...cells.map(([, y]) => y)) + around,
  };
}

export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

export function writeClans(clans: Clan[]): string {
  return clans.map(writeClan).join("\n");
}

function writeClan(clan: Clan, seat: number): string {
  const { west, east, north, south } = extent(clan);
  const rows = range(north, south).map((y) =>
    range(west, east)
      .map((x) => {
        const laid = clan.tiles[cellKey(x, y)];
        return laid ? laid.tile + (laid.turn ? SIDES[laid.turn] : "") : ".";
      })
      .join(" "),
  );
  const money = clan.gold === null ? [] : [`gold ${clan.gold} points ${clan.points}`];
  return [`player ${seat + 1} ${clan.name}`, ...money, ...rows].join("\n");
}

/** Read clan areas as they were written here, or typed by hand; null when a line is none of a clan area. */
export function readClans(text: string): Clan[] | null {
  const clans: Clan[] = [];
  let rows: string[][] = [];
  const finish = (): boolean => clans.length === 0 || settle(clans.at(-1)!, rows);
  for (const raw of text.split("\n")) {
    const words = raw.split("#")[0]!.trim().split(/\s+/).filter(Boolean);
    if (words.length === 0) continue;
    const first = words[0]!.toLowerCase();
    if (first === "player") {
      if (!finish()) return null;
      rows = [];
      clans.push({ name: words.slice(2).join(" "), gold: null, points: 0, tiles: {} });
    } else if (clans.length === 0) return null;
    else if (first === "gold") {
      clans.at(-1)!.gold = Number(words[1]) || 0;
      clans.at(-1)!.points = Number(words[3]) || 0;
    } else if (words.every((word) => /^(\.|c|t\d+[nesw]?)$/i.test(word))) rows.push(words);
    else return null;
  }
  return finish() ? clans : null;
}

/** Put rows where they lie: everything is counted from the castle. */
function settle(clan: Clan, rows: string[][]): boolean {
  const y = rows.findIndex((row) => row.some((word) => word.toUpperCase() === CASTLE));
  const x = rows[y]?.findIndex((word) => word.toUpperCase() === CASTLE) ?? -1;
  if (x < 0) return false;
  rows.forEach((row, j) =>
    row.forEach((word, i) => {
      if (word === ".") return;
      const [, tile = CASTLE, side = "n"] = /^(t\d+|c)([nesw]?)$/i.exec(word) ?? [];
      clan.tiles[cellKey(i - x, j - y)] = {
        tile: tile.toUpperCase(),
        turn: Math.max(0, SIDES.indexOf((side || "n").toLowerCase())),
      };
    }),
  );
  return true;
}
