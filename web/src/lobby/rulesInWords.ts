/** The rules that a table was set up with, in words. */

import type { GameModule, Translate } from "../games/types";
import type { GameInfo, TableInfo } from "../protocol";

/** What is not as usual; a game may say it better itself. Nothing means the usual rules. */
export function rulesInWords(
  table: Pick<TableInfo, "options">,
  game: GameInfo,
  module: GameModule,
  say: Translate,
  knows: (key: string) => boolean,
): string[] {
  if (module.rulesInWords) return module.rulesInWords(table.options, say);
  return game.options
    .filter(({ name, default: usual }) => name in table.options && table.options[name] !== usual)
    .map(({ name, help }) => {
      const key = `option-${game.name}-${name}`;
      const said = knows(key) ? say(key) : help || name;
      const value = table.options[name];
      return typeof value === "boolean" ? said : `${said}: ${String(value)}`;
    });
}
