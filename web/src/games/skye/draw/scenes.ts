/** What the sixteen scoring tiles show, in a field of 120 by 60: drawn from the same things as the landscape. */

import type { Kind } from "../tile";

export interface Scene {
  things?: [kind: Kind, x: number, y: number, r: number][];
  land?: [terrain: "pasture" | "mountain" | "water", path: string, ringed: boolean][];
  squares?: [x: number, y: number][]; // tiles as little squares, 16 wide
  road?: string;
  coin?: [x: number, y: number];
  pays: string[]; // what is written into the stars
}

const BLOB = "M12 30C10 14 28 8 40 13S66 10 68 26S58 50 44 47S14 48 12 30Z";
const PEAK = "M8 50C10 34 22 22 30 12L38 22L46 14C52 26 64 36 66 50Z";
const AROUND: [Kind, number, number, number][] = [
  ["sheep", 14, 14, 8],
  ["cattle", 62, 14, 9],
  ["sheep", 15, 45, 8],
  ["sheep", 61, 46, 8],
];

export const SCENES: Record<string, Scene> = {
  squares: {
    squares: [
      [22, 13],
      [39, 13],
      [22, 30],
      [39, 30],
    ],
    pays: ["2"],
  },
  sheep: { things: [["sheep", 38, 30, 17]], pays: ["1"] },
  brochs: {
    land: [["mountain", "M4 52L20 16L30 30L44 10L58 30L66 20L84 52Z", false]],
    things: [
      ["broch", 18, 40, 8],
      ["broch", 38, 40, 8],
      ["broch", 52, 40, 8],
      ["broch", 66, 40, 8],
    ],
    pays: ["1", "3", "6"],
  },
  barrels: { things: [["barrels", 38, 30, 18]], pays: ["5", "2"] },
  farms: { things: [...AROUND, ["farm", 38, 30, 13]], pays: ["1"] },
  "cattle-road": {
    road: "M18 36C34 26 44 46 66 36",
    things: [
      ["castle", 16, 28, 14],
      ["cattle", 60, 26, 13],
    ],
    pays: ["2"],
  },
  "castle-road": {
    road: "M18 34C34 18 50 50 78 30",
    things: [["castle", 18, 28, 15]],
    squares: [
      [44, 22],
      [61, 22],
    ],
    pays: ["1"],
  },
  "great-water": { land: [["water", BLOB, true]], pays: ["2"] },
  areas: {
    land: [
      ["pasture", "M6 24C6 10 22 8 28 18S22 38 14 36S6 34 6 24Z", true],
      ["mountain", "M34 22C34 10 52 8 56 20S48 38 40 34S34 32 34 22Z", true],
      ["water", "M26 46C28 38 50 36 56 44S50 56 40 55S24 54 26 46Z", true],
    ],
    pays: ["1"],
  },
  "large-areas": {
    land: [["pasture", BLOB, true]],
    squares: [
      [17, 21],
      [34, 21],
      [51, 21],
    ],
    pays: ["3"],
  },
  settlements: {
    things: [
      ["broch", 16, 30, 13],
      ["farm", 42, 30, 13],
      ["lighthouse", 66, 29, 14],
    ],
    pays: ["5"],
  },
  ships: { things: [["ship", 38, 30, 18]], pays: ["5", "2"] },
  wealth: { coin: [38, 30], pays: ["5", "2"] },
  harbours: {
    land: [["water", BLOB, false]],
    things: [
      ["ship", 28, 30, 13],
      ["lighthouse", 54, 28, 13],
    ],
    pays: ["3"],
  },
  columns: {
    squares: [
      [31, 4],
      [31, 21],
      [31, 38],
    ],
    pays: ["3"],
  },
  peaks: { land: [["mountain", PEAK, true]], pays: ["2"] },
};
