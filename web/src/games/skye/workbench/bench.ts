import type { Bench, Moment } from "../../../workbench/bench";
import de from "../../../../../src/meadhall/games/skye/texts/de.ftl?raw";
import en from "../../../../../src/meadhall/games/skye/texts/en.ftl?raw";
import { giveFaces } from "../faces.svelte";
import game from "../index";
import type { TileFace } from "../tile";
import Gallery from "./Gallery.svelte";
import tiles from "./tiles.json";

giveFaces(tiles as unknown as TileFace[]);

const bench: Bench = {
  game,
  moments: import.meta.glob<Moment>("./moments/*.json", { import: "default", eager: true }),
  texts: { en, de },
  Gallery,
};

export default bench;
