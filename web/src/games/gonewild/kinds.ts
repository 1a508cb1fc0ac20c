/** How kinds of cards are told apart: the colour of the band, the sign in the corner, the drawing. */

import type { GlyphName } from "./draw/Glyph.svelte";
import { EMBLEMS } from "./draw/emblems";
import type { CardFace } from "./view";

const SIGNS: Record<string, GlyphName> = {
  unit: "unit",
  hero: "hero",
  defence: "shield",
  building: "house",
  townhall: "flag",
  resource: "resource",
  action: "action",
  upgrade: "upgrade",
  undead: "undead",
  draco: "draco",
  mission: "mission",
  bonus: "bonus",
};

export function bandOf(face: CardFace): string {
  return face.type in SIGNS ? face.type : "action";
}

export function signOf(face: CardFace): GlyphName {
  return SIGNS[face.type] ?? "action";
}

// A long word may be parted between two vowels, before the last consonant or what sounds like one.
const PARTS =
  /([aeiouyäöü][b-df-hj-np-tv-xzß]+?)(?=(?:sch[lmnrw]?|ch|ck|st|[bdfgkpt][lr]|[b-df-hj-np-tv-xzß])[aeiouyäöü])/gi;
const SYLLABLES = /([aeiouyäöü])(?=[b-df-hj-np-tv-xzß][aeiouyäöü])/gi; // where that is not enough
const LONG = 10; // letters that fit into a line of a small card

/** A name with soft hyphens in its long words, as not every browser knows where to part German ones. */
export function parted(name: string): string {
  const long = new RegExp(`\\p{L}{${LONG + 1},}`, "gu");
  const halved = name.replace(long, (word) => word.replace(PARTS, "$1\u00ad"));
  return halved.replace(long, (word) => word.replace(SYLLABLES, "$1\u00ad"));
}

const widths = new Map<string, number>();
const SIZE = 100; // pixels of the letters that are measured

/** How wide the widest part of a name is that cannot be parted further, with its hyphen, measured in letter sizes. */
export function widestPart(name: string): number {
  let width = widths.get(name);
  if (width === undefined) {
    const pen = document.createElement("canvas").getContext("2d");
    const serif = getComputedStyle(document.documentElement).getPropertyValue("--serif");
    if (pen) pen.font = `600 ${SIZE}px ${serif}`;
    const parts = name.replaceAll("\u00ad", "-\u00ad").split(/[\s\u00ad]|(?<=-)/);
    width = Math.max(1, ...parts.map((part) => (pen?.measureText(part).width ?? 0) / SIZE));
    widths.set(name, width);
  }
  return width;
}

// What missions and bonus cards are about, where it is no thing with a drawing of its own.
const ABOUT: Record<string, string> = {
  hall: "town_hall_2",
  attack_with: "strength",
  most_strength: "strength",
  most_buildings: "building",
  most_missions: "mission",
};

/** Name the drawing of a card: its own, or that of what it is about. */
export function drawingOf(face: CardFace): string {
  if (face.id in EMBLEMS && face.deck !== "mission" && face.deck !== "bonus") return face.id;
  const goal = face.effects.find((effect) => effect.when === "goal");
  return goal?.what ?? (goal && ABOUT[goal.word]) ?? face.type;
}
