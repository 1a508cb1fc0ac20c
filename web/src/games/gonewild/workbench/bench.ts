import type { Bench, Moment } from "../../../workbench/bench";
import de from "../../../../../src/meadhall/games/gonewild/texts/de.ftl?raw";
import en from "../../../../../src/meadhall/games/gonewild/texts/en.ftl?raw";
import { lay } from "../cards.svelte";
import game from "../index";
import type { CardSet } from "../view";
import cards from "./cards.json";
import Gallery from "./Gallery.svelte";

for (const players of [2, 3, 4]) lay({ ...(cards as CardSet), players });

const bench: Bench = {
  game,
  moments: import.meta.glob<Moment>("./moments/*.json", { import: "default", eager: true }),
  texts: { en, de },
  Gallery,
};

export default bench;
