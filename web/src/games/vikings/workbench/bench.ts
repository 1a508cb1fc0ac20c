import type { Bench, Moment } from "../../../workbench/bench";
import de from "../../../../../src/meadhall/games/vikings/texts/de.ftl?raw";
import en from "../../../../../src/meadhall/games/vikings/texts/en.ftl?raw";
import game from "../index";

const films = import.meta.glob<Moment[]>("./film.json", { import: "default" });

const bench: Bench = {
  game,
  moments: import.meta.glob<Moment>("./moments/*.json", { import: "default", eager: true }),
  texts: { en, de },
  film: async () => (await films["./film.json"]?.()) ?? [],
};

export default bench;
