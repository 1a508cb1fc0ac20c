/** What is drawn on each card, by its id, on a grid of 48: shapes as fill and path, outlined in ink, from back to front. */

type Shape = [fill: string, path: string];

const INK = "#2b2320";
const OAK = "#b98a56";
const DARK_OAK = "#7d5a36";
const GOLD = "#e0ac2b";
const AMBER = "#d98e2b";
const SNOW = "#f7f5ef";
const ROCK = "#a5a19c";
const STEEL = "#c9ccd0";
const SKIN = "#e2b78e";
const RED = "#b3412f";
const SEA = "#4f93a8";
const GREEN = "#7f9a4f";
const BEAR = "#8a5f3c";
const PINK = "#e3a39d";
const VIOLET = "#8a6aa8";
const LINE = "none";

const move = (shapes: Shape[], dx: number, dy: number): Shape[] =>
  // Only the first point of a path is absolute in what is moved.
  shapes.map(([fill, path]) => [fill, path.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `M${+x + dx} ${+y + dy}`)]);

const MUG: Shape[] = [
  [LINE, "M31 20c9 0 9 14 0 14"],
  [AMBER, "M12 16h20v23c0 4-20 4-20 0z"],
  [LINE, "M18 24v10M26 24v10"],
  [SNOW, "M11 17c-4-6 3-9 7-7c2-4 9-4 11 0c5-1 7 4 4 7c-2 2-4 0-5 0s-2 4-5 3s-4-3-6-3s-5 2-6 0z"],
];
const INGOT: Shape[] = [
  [GOLD, "M4 34l5-10h13l5 10z"],
  [LINE, "M9 24l3 4h11M4 34l8-6"],
];
const HOUSE: Shape[] = [
  [OAK, "M9 42v-18h30v18z"],
  [DARK_OAK, "M4 25l20-17l20 17l-4 3l-16-13l-16 13z"],
];
const TOWER: Shape[] = [
  [ROCK, "M15 44l2-20h14l2 20z"],
  [ROCK, "M13 24v-6h5v3h4v-3h4v3h4v-3h5v6z"],
];
const SKULL: Shape[] = [
  [SNOW, "M11 22c0-17 26-17 26 0c0 6-4 7-5 11v6h-16v-6c-1-4-5-5-5-11z"],
  [INK, "M16 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM25 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM24 28l2 4h-4z"],
  [LINE, "M20 35v4M24 35v4M28 35v4"],
];
const MASK: Shape[] = [
  [INK, "M6 14c10 3 26 3 36 0c0 12-6 16-12 14c-3-1-4-4-6-4s-3 3-6 4c-6 2-12-2-12-14z"],
  [SNOW, "M13 18c4-2 7 0 7 3c-3 2-6 1-7-3zM35 18c-4-2-7 0-7 3c3 2 6 1 7-3z"],
];
const GIFT: Shape[] = [
  [RED, "M8 22h32v20h-32z"],
  [GOLD, "M21 22h6v20h-6z"],
  [RED, "M6 15h36v7h-36z"],
  [GOLD, "M24 15c-12 1-14-11-5-10c4 0 5 6 5 10c0-4 1-10 5-10c9-1 7 11-5 10z"],
];
const HAMMER: Shape[] = [
  [DARK_OAK, "M21 20h6v24h-6z"],
  [STEEL, "M8 6h32l2 4v8l-2 4h-32l-2-4v-8z"],
  [LINE, "M13 6v16M35 6v16"],
];
const WHEELED: Shape[] = [
  [ROCK, "M8 23l26-12l6 11l-26 12z"],
  [LINE, "M30 13l6 11"],
  [OAK, "M10 35a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"],
  [LINE, "M18 27v16M10 35h16"],
];
const HELMET: Shape[] = [
  [SKIN, "M14 24h20v6c0 9-20 9-20 0z"],
  [ROCK, "M12 25c0-18 24-18 24 0z"],
  [LINE, "M24 12v12M12 25h24"],
];
const HORNS: Shape[] = [[SNOW, "M13 18c-8 1-10-6-9-12c3 4 7 5 11 6zM35 18c8 1 10-6 9-12c-3 4-7 5-11 6z"]];
const WINGS: Shape[] = [
  [SNOW, "M13 22c-9 0-10-9-9-15c2 3 4 3 6 3c0 3 2 3 4 4zM35 22c9 0 10-9 9-15c-2 3-4 3-6 3c0 3-2 3-4 4z"],
];
const BEARD: Shape = ["#c8752f", "M14 28c3 4 17 4 20 0v6c0 13-20 13-20 0z"];
const CHEST: Shape[] = [
  [OAK, "M7 24h34v17h-34z"],
  [GOLD, "M21 22h6v9h-6z"],
  [LINE, "M13 24v17M35 24v17"],
];

export const EMBLEMS: Record<string, Shape[]> = {
  beer: MUG,
  beer_mugs: [...move(MUG, -8, 0), ...move(MUG, 7, 3)],
  gold: [...move(INGOT, 8, 2)],
  gold_bars: [...move(INGOT, -3, 8), ...move(INGOT, 20, 8), ...move(INGOT, 8, -3)],
  crystal: [
    [SEA, "M24 4l14 14l-14 26l-14-26z"],
    [LINE, "M10 18h28M24 4l-6 14l6 26l6-26z"],
  ],
  viking_warrior: [...HELMET, BEARD, ...HORNS],
  elf_archer: [
    [GREEN, "M20 30c0-14 18-14 18 0l4 14h-26z"],
    [SKIN, "M23 26c0-8 12-8 12 0c0 9-12 9-12 0zM35 24l6-5l-5 9z"],
    [LINE, "M10 4c12 10 12 30 0 40M10 4v40M4 24h24M23 20l6 4l-6 4"],
  ],
  bone_crusher: [
    [LINE, "M8 42L26 22"],
    [DARK_OAK, "M6 40l18-20l4 4l-18 20z"],
    [ROCK, "M22 22c-6-10 4-20 14-15c9 4 7 18-3 19c-5 1-9-1-11-4z"],
    [SNOW, "M24 9l-5-4l1 8zM38 10l5-4l-2 8zM36 25l6 4l-8 0z"],
  ],
  pigator: [
    [PINK, "M11 14l-4-9l11 4zM37 14l4-9l-11 4z"],
    [PINK, "M6 25c0-11 8-17 18-17s18 6 18 17s-8 17-18 17s-18-6-18-17z"],
    ["#c97a75", "M14 29c0-8 20-8 20 0s-20 8-20 0z"],
    [INK, "M19 28v4M29 28v4M15 19h.1M33 19h.1"],
    [SNOW, "M13 33l-3 7l7-4zM35 33l3 7l-7-4z"],
  ],
  cannon: WHEELED,
  chicken_tower: [
    ...TOWER,
    [RED, "M27 6c0-4 3-4 4-1c3-2 4 2 2 4z"],
    [SNOW, "M16 12c5 4 8-4 13-5c8-1 8 11-1 12c-7 1-12-1-12-7z"],
    [GOLD, "M34 10l6 2l-6 2z"],
    [INK, "M30 11h.1"],
  ],
  sheep_cannon: [
    ...move(WHEELED, 0, 2),
    [SNOW, "M26 13c-3-6 4-9 6-6c3-4 9-1 8 3c5 0 5 7 0 7c-2 4-8 4-9 1c-4 1-7-2-5-5z"],
    [INK, "M36 12c6-3 9 2 7 6c-4 1-7-2-7-6z"],
  ],
  brewery: [
    ...HOUSE,
    [DARK_OAK, "M12 42v-10h9v10z"],
    [AMBER, "M26 29h10c2 4 2 9 0 13h-10c-2-4-2-9 0-13z"],
    [LINE, "M25 33h12M25 38h12"],
  ],
  gold_factory: [
    [ROCK, "M34 22v-16h6v16z"],
    [OAK, "M6 42v-20l11 7v-7l11 7v-7l14 8v12z"],
    [GOLD, "M11 40l2-6h8l2 6zM26 40l2-6h8l2 6z"],
  ],
  beer_container: [
    [OAK, "M12 6h24c6 11 6 25 0 36h-24c-6-11-6-25 0-36z"],
    [LINE, "M9 15h30M9 33h30M18 6c-3 12-3 24 0 36M30 6c3 12 3 24 0 36"],
  ],
  gold_container: [[OAK, "M7 24c0-18 34-18 34 0z"], ...CHEST],
  tavern: [...HOUSE, [GOLD, "M13 28h7v6h-7zM28 28h7v6h-7z"], [DARK_OAK, "M21 42v-8h6v8z"], [SNOW, "M19 19h10v6h-10z"]],
  drakkar: [
    [LINE, "M24 6v24"],
    [RED, "M11 8h26c2 6 2 12 0 18h-26c2-6 2-12 0-18z"],
    [SNOW, "M19 8h5v18h-5zM30 8h5c1 6 1 12 0 18h-5z"],
    [DARK_OAK, "M2 20c5-2 7 3 8 9h28c1-6 3-11 8-9c-3 1-3 6-4 10c-2 7-6 12-10 12h-16c-4 0-8-5-10-12c-1-4-1-9-4-10z"],
  ],
  town_hall_1: [
    [OAK, "M8 43v-17h32v17z"],
    [DARK_OAK, "M3 28l21-20l21 20l-3 2h-36zM24 8l-5-5M24 8l5-5"],
    [INK, "M21 43v-9h6v9z"],
  ],
  town_hall_2: [
    [OAK, "M8 43v-19h32v19z"],
    [DARK_OAK, "M3 26l21-18l21 18l-3 2h-36zM24 8l-5-5M24 8l5-5"],
    [GOLD, "M12 31h6v5h-6zM30 31h6v5h-6z"],
    [INK, "M21 43v-10h6v10z"],
    [RED, "M24 14l4 6h-8z"],
  ],
  town_hall_3: [
    [OAK, "M6 43v-17h36v17z"],
    [DARK_OAK, "M2 28l9-8h26l9 8z"],
    [OAK, "M14 20v-4h20v4z"],
    [DARK_OAK, "M10 17l14-12l14 12zM24 5l-4-4M24 5l4-4"],
    [GOLD, "M10 32h6v5h-6zM32 32h6v5h-6z"],
    [INK, "M20 43v-10h8v10z"],
    [RED, "M24 9l3 5h-6z"],
  ],
  undead_beer: [...move(SKULL, -5, -2), [AMBER, "M31 32h10v9c0 2-10 2-10 0z"], [SNOW, "M30 32c0-4 12-4 12 0z"]],
  undead_gold: [...move(SKULL, -5, -2), [GOLD, "M28 43l3-7h10l3 7z"]],
  bear_rider: [
    [BEAR, "M8 14a6 6 0 1 1 10-5M40 14a6 6 0 1 0-10-5"],
    [BEAR, "M7 25c0-22 34-22 34 0c0 21-34 21-34 0z"],
    ["#c69a72", "M15 31c0-9 18-9 18 0s-18 10-18 0z"],
    [INK, "M21 27h6l-3 4zM16 20h.1M32 20h.1"],
    [LINE, "M24 31v4"],
  ],
  shaman: [
    [LINE, "M34 44L30 10"],
    [GREEN, "M10 44l4-20c1-10 14-10 15 0l2 20z"],
    [SKIN, "M15 22c0-8 12-8 12 0c0 8-12 8-12 0z"],
    [RED, "M14 18l-4-12l6 6l4-8l3 8l6-6l-3 12z"],
    [VIOLET, "M24 8a7 7 0 1 1 12 2c-2 3-6 4-8 3z"],
  ],
  assassin: [
    ["#4a4540", "M8 44c0-12 4-36 16-38c12 2 16 26 16 38z"],
    [SKIN, "M17 20h14v6h-14z"],
    [INK, "M20 23h.1M28 23h.1"],
    [STEEL, "M24 30l4 4v8l-4 5l-4-5v-8z"],
    [LINE, "M17 33h14"],
  ],
  shockwave_tower: [
    ...TOWER,
    [LINE, "M8 12c4-10 28-10 32 0M13 15c4-7 18-7 22 0"],
    [SEA, "M21 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"],
  ],
  hero_trap: [
    [STEEL, "M6 24c0-22 36-22 36 0l-5-6l-4 6l-4-6l-5 6l-5-6l-4 6l-4-6z"],
    [STEEL, "M6 28c0 18 36 18 36 0l-5 6l-4-6l-4 6l-5-6l-5 6l-4-6l-4 6z"],
  ],
  sword: [
    [STEEL, "M21 4l3-3l3 3v26h-6z"],
    [GOLD, "M12 30h24v5h-24z"],
    [DARK_OAK, "M21 35h6v9h-6z"],
    [LINE, "M24 6v22"],
  ],
  odins_boost: [
    [GOLD, "M24 3l6 9h-3v6h-6v-6h-3z"],
    [SNOW, "M5 31c8-13 30-13 38 0c-8 12-30 12-38 0z"],
    [SEA, "M17 31a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"],
    [INK, "M22 31a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"],
  ],
  scroll: [
    [SNOW, "M12 8h26c-4 4-3 26 0 32h-26c-3-6-4-28 0-32z"],
    [OAK, "M8 6h30c4 0 4 6 0 6h-30c-4 0-4-6 0-6zM8 36h30c4 0 4 6 0 6h-30c-4 0-4-6 0-6z"],
    [LINE, "M17 18h14M17 24h14M17 30h9"],
  ],
  money_theft: [...MASK, [GOLD, "M12 43l4-10h16l4 10z"]],
  recipe_theft: [...MASK, [SNOW, "M14 30h20v14h-20z"], [LINE, "M18 35h12M18 40h8"]],
  mystery_gift_res: [...GIFT, [SNOW, "M17 32a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"], [AMBER, "M21 29h6v7h-6z"]],
  mystery_gift_unit: [...GIFT, [SNOW, "M17 32a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"], [ROCK, "M20 33c0-6 8-6 8 0z"]],
  gold_miner: [
    [DARK_OAK, "M6 40l20-22l4 4l-20 22z"],
    [STEEL, "M14 8c12-4 24 6 26 20c-6-8-12-14-26-20z"],
    [GOLD, "M26 43l3-8h11l4 8z"],
  ],
  beer_specialist: [...move(MUG, -4, 2), [GREEN, "M36 6c6 2 8 8 5 12c-6 1-10-5-5-12zM32 14c-5 0-7 4-6 8"]],
  alviss: [
    [RED, "M12 22c0-6 6-18 14-20c-1 6 10 12 10 20z"],
    [SKIN, "M14 22h20v8c0 8-20 8-20 0z"],
    [SNOW, "M12 27c4 5 20 5 24 0c3 12-8 17-12 19c-4-2-15-7-12-19z"],
    [INK, "M19 25h.1M29 25h.1"],
  ],
  thor: [...HELMET, BEARD, ...WINGS, [GOLD, "M38 24l-5 9h4l-3 11l9-13h-5l4-7z"]],
  grendel: [
    [GREEN, "M8 20l-3-14l11 8zM40 20l3-14l-11 8z"],
    [GREEN, "M7 26c0-24 34-24 34 0c0 22-34 22-34 0z"],
    [GOLD, "M14 21l8 3c-1 5-8 4-8-3zM34 21l-8 3c1 5 8 4 8-3z"],
    [INK, "M13 33h22c-3 8-19 8-22 0z"],
    [SNOW, "M17 33l2 4l2-4zM27 33l2 4l2-4z"],
  ],
  valkyrie: [
    [GOLD, "M13 24c-4 10-3 16-6 20h8l3-8M35 24c4 10 3 16 6 20h-8l-3-8"],
    [SKIN, "M15 22h18v9c0 10-18 10-18 0z"],
    [STEEL, "M12 24c0-18 24-18 24 0l-7-2l-5 5l-5-5z"],
    ...WINGS,
  ],
  mjollnir: [...HAMMER, [GOLD, "M22 10l-3 5h4l-2 5l7-7h-4l2-3z"]],
  dvergar: [
    [STEEL, "M4 26h34c4 0 6-2 6-5h-40zM16 26c0 6-2 8-6 10v6h28v-6c-4-2-6-4-6-10z"],
    [DARK_OAK, "M24 16l10-8l2 2l-10 8z"],
    [ROCK, "M30 4l10 10l4-4l-10-8z"],
  ],
  treasure_chest: [
    [OAK, "M7 22l3-15c8-4 20-4 28 0l3 15z"],
    [GOLD, "M9 26c2-8 8-4 9-9c3 4 9 4 12 0c1 5 8 2 9 9z"],
    ...CHEST,
  ],
  time_manipulation: [
    [SNOW, "M14 8h20c0 10-7 12-7 16s7 6 7 16h-20c0-10 7-12 7-16s-7-6-7-16z"],
    [GOLD, "M18 38c1-5 11-5 12 0zM19 15h10l-5 6z"],
    [OAK, "M10 4h28v5h-28zM10 39h28v5h-28z"],
  ],
  resurrection: [
    [GOLD, "M12 34a12 12 0 0 1 24 0z"],
    [LINE, "M24 8v8M8 18l6 5M40 18l-6 5M4 34h40M10 40h28"],
    [SNOW, "M21 34v-12l3-5l3 5v12z"],
  ],
  lokis_lens: [
    [DARK_OAK, "M28 32l4-4l12 12l-4 4z"],
    [SNOW, "M5 20a15 15 0 1 0 30 0a15 15 0 1 0-30 0z"],
    [GREEN, "M14 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"],
    [INK, "M18 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"],
  ],
  beer_taxes: [
    [GOLD, "M8 20l3-14l7 7l6-10l6 10l7-7l3 14z"],
    [AMBER, "M14 26h16v15c0 4-16 4-16 0z"],
    [LINE, "M30 29c7 0 7 10 0 10"],
    [SNOW, "M12 26c0-4 20-4 20 0z"],
  ],
  gold_taxes: [
    [RED, "M8 20l3-14l7 7l6-10l6 10l7-7l3 14z"],
    [GOLD, "M6 43l5-12h26l5 12z"],
    [LINE, "M11 31l4 5h20"],
  ],
  draco: [
    [
      GREEN,
      "M4 40c6-2 8-8 12-14c-6-2-8-8-6-14c6 0 10 2 13 6c6-8 18-8 20 2l-7 2c-1 4 3 5 5 9c3 8-4 13-12 13c-8 0-10-4-12-8c-2 4-6 6-13 4z",
    ],
    [RED, "M30 16l4-8l3 8zM22 20l-2-9l7 6z"],
    [INK, "M35 19h.1"],
    [SNOW, "M24 34c4 4 8 4 11 2"],
  ],
  // Kinds of things, for missions and bonus cards.
  unit: [...HELMET, BEARD, ...HORNS],
  hero: [...HELMET, BEARD, ...WINGS],
  defence: [
    [SEA, "M8 8c11 2 21 2 32 0c2 18-4 28-16 36c-12-8-18-18-16-36z"],
    [LINE, "M24 9v33M9 22h30"],
  ],
  building: [...HOUSE, [DARK_OAK, "M20 42v-11h8v11z"]],
  townhall: [
    [OAK, "M8 43v-17h32v17z"],
    [DARK_OAK, "M3 28l21-20l21 20l-3 2h-36zM24 8l-5-5M24 8l5-5"],
    [INK, "M21 43v-9h6v9z"],
  ],
  odin: [
    [INK, "M6 14c6-6 14-4 17 2l19 18l-10-2l4 10l-10-6c-12 2-16-4-16-14l-7-2z"],
    [GOLD, "M13 15h.1"],
  ],
  strength: [
    [STEEL, "M40 4v8l-22 22l-6-6l22-22zM8 4v8l22 22l6-6l-22-22z"],
    [DARK_OAK, "M8 40l6-8l4 4l-8 6zM40 40l-6-8l-4 4l8 6z"],
  ],
  mission: [
    [SNOW, "M10 6h28v36h-28z"],
    [LINE, "M16 16l3 3l5-6M16 30l3 3l5-6M28 17h5M28 31h5"],
  ],
  resource: MUG,
  action: [
    [SNOW, "M12 8h26c-4 4-3 26 0 32h-26c-3-6-4-28 0-32z"],
    [LINE, "M17 18h14M17 24h14M17 30h9"],
  ],
  upgrade: [
    [STEEL, "M21 4l3-3l3 3v26h-6z"],
    [GOLD, "M12 30h24v5h-24z"],
    [DARK_OAK, "M21 35h6v9h-6z"],
  ],
};
