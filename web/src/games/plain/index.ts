/** A game without a drawn table: the terminal's picture, and a button for each legal sentence. */

import type { GameModule, Numbers, Translate } from "../types";
import CardsCover from "./CardsCover.svelte";
import HillsCover from "./HillsCover.svelte";
import Table from "./Table.svelte";

/** What the views of all games share. */
interface AnyView {
  round: number;
  rounds?: number;
  players: { seat: number; points?: number; gold?: number | null; place: number }[];
}

const COVERS: Record<string, GameModule["Cover"]> = { skye: HillsCover, gonewild: CardsCover };

export function plainGame(name: string): GameModule<AnyView> {
  return {
    Table,
    Cover: COVERS[name] ?? HillsCover,
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
