/** The rules that a table of Isle of Skye was set up with, in words: the scoring tiles by name. */

import type { Translate } from "../../types";
import { LETTERS, scoringTiles } from "./tiles";

const RANDOM = "random";

export function rulesInWords(options: Record<string, unknown>, say: Translate): string[] {
  const names = scoringTiles();
  const tiles = String(options.tiles ?? RANDOM);
  const chosen = tiles === RANDOM ? [] : tiles.split(",");
  return [
    chosen.length === 0
      ? say("option-skye-tiles")
      : LETTERS.map((letter, at) => `${letter}: ${say(`source-tile-${names[Number(chosen[at])] ?? ""}`)}`).join(", "),
    ...(options.open_gold === true ? [say("option-skye-open_gold")] : []),
  ];
}
