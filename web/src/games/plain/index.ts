/** A game without a drawn table: the terminal's picture, and a button for each legal sentence. */

import type { GameModule, Numbers, Translate } from "../types";
import HillsCover from "./HillsCover.svelte";
import Table from "./Table.svelte";

/** What the views of all games share. */
interface AnyView {
  round: number;
  rounds?: number;
  players: { seat: number; points?: number; gold?: number | null; place: number }[];
}

export function plainGame(): GameModule<AnyView> {
  return {
    Table,
    Cover: HillsCover,
    numbers,
    answers: () => [],
    points: "points",
    secrets: true,
    chapter: () => "goal",
  };
}

function numbers(view: AnyView, t: Translate): Numbers {
  const round = view.rounds ? t("strip-round-of", { round: view.round, rounds: view.rounds }) : String(view.round);
  return {
    facts: [{ label: t("strip-round"), value: round }],
    players: view.players.map(({ seat, points = 0, gold, place }) => ({
      seat,
      points,
      pointsLabel: t("points"),
      figures: gold === undefined ? [] : [{ key: "gold", label: t("gold"), value: gold ?? "?" }],
      place,
    })),
  };
}
