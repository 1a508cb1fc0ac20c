/** Isle of Skye's part of the page. */

import type { Action, Answer, GameModule, Numbers, Translate } from "../types";
import Cover from "./Cover.svelte";
import Gold from "../shared/icons/Gold.svelte";
import Tiles from "./icons/Tiles.svelte";
import { pictures } from "./pictures";
import { lessonPoint } from "./points";
import { scoring } from "./scoring";
import { rulesInWords } from "./scoring/rulesInWords";
import ScoringTilesOption from "./scoring/ScoringTilesOption.svelte";
import Table from "./Table.svelte";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import { lettersOf, takingBack, type SkyeView } from "./view";

function numbers(view: SkyeView, t: Translate, over: boolean): Numbers {
  return {
    facts: [
      { label: t("skye-fact-round"), value: `${view.round}/${view.rounds}` },
      ...(over ? [] : [{ label: t("skye-fact-scored"), value: lettersOf(view, view.round).join(" ") }]),
    ],
    players: view.players.map((player) => ({
      seat: player.seat,
      points: player.points,
      pointsLabel: t("points"),
      place: player.place,
      figures: [
        {
          key: "gold",
          label: player.gold === null ? t("skye-fact-hidden-gold") : t("gold"),
          value: player.gold ?? "?",
          icon: Gold,
        },
        { key: "tiles", label: t("skye-fact-tiles"), value: player.tiles.length, icon: Tiles },
      ],
    })),
  };
}

function answers(view: SkyeView, legal: Action[], t: Translate): Answer[] {
  const back = takingBack(view, legal);
  return legal.flatMap(({ id, text }) => {
    if (text === "pass") return [{ id, label: t("skye-pass") }];
    if (id === back?.id) return [{ id, label: t(view.phase === "build" ? "skye-rebuild" : "skye-reconsider") }];
    return [];
  });
}

const CHAPTERS: Record<string, string> = {
  "draw scoring": "setup",
  "draw tiles": "income",
  prices: "pricing",
  buy: "buying",
  build: "building",
  over: "end",
};

const skye: GameModule<SkyeView> = {
  Table,
  Cover,
  numbers,
  answers,
  points: "points",
  secrets: true, // prices, and gold in hand
  chapter: (view) => CHAPTERS[view.phase] ?? "goal",
  texts: { en, de },
  RulesPictures: pictures,
  options: { tiles: ScoringTilesOption },
  rulesInWords,
  scoring,
  lessonPoint,
};

export default skye;
