/** A game without a drawn table: the terminal's picture, and a button for each legal sentence. */

import { hall } from "../../lib/hall.svelte";
import type { GameModule, Numbers, Translate } from "../types";
import HillsCover from "./HillsCover.svelte";
import Table from "./Table.svelte";

/** What the views of all games share; what a player has of a currency stands under its name. */
interface AnyView {
  round: number;
  rounds?: number;
  players: ({ seat: number; place: number } & Record<string, unknown>)[];
}

export function plainGame(name: string): GameModule<AnyView> {
  const currencies = () => hall.info?.games.find((game) => game.name === name)?.currencies ?? [];
  return {
    Table,
    Cover: HillsCover,
    numbers: (view, t) => numbers(view, t, currencies()),
    answers: () => [],
    get points() {
      return currencies()[0] ?? "points";
    },
    secrets: true,
    chapter: () => "goal",
    isPlain: true,
  };
}

/** The first currency is points. */
function numbers(view: AnyView, t: Translate, [points = "points", ...others]: string[]): Numbers {
  const round = view.rounds ? t("strip-round-of", { round: view.round, rounds: view.rounds }) : String(view.round);
  return {
    facts: [{ label: t("strip-round"), value: round }],
    players: view.players.map((player) => ({
      seat: player.seat,
      points: Number(player[points] ?? 0),
      pointsLabel: t(points),
      figures: others
        .filter((currency) => currency in player)
        .map((currency) => ({ key: currency, label: t(currency), value: (player[currency] as number | null) ?? "?" })),
      place: player.place,
    })),
  };
}
