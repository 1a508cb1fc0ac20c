/** Vikings' part of the page. */

import type { Action, Answer, GameModule, Numbers, Translate } from "../types";
import Cover from "./Cover.svelte";
import Boatswain from "./icons/Boatswain.svelte";
import Gold from "../shared/icons/Gold.svelte";
import Waiting from "./icons/Waiting.svelte";
import { pictures } from "./pictures";
import { lessonPoint } from "./points";
import { scoring } from "./scoring";
import Table from "./Table.svelte";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import { ROWS, type VikingsView } from "./view";

function numbers(view: VikingsView, t: Translate, over: boolean): Numbers {
  const scoring = view.scorings[view.round - 1] ?? "large";
  return {
    facts: [
      { label: t("vikings-fact-round"), value: `${view.round}/${view.scorings.length}` },
      ...(over ? [] : [{ label: t("vikings-fact-scoring"), value: t(`scoring-${scoring}`) }]),
    ],
    players: view.players.map((player) => ({
      seat: player.seat,
      points: player.fame,
      pointsLabel: t("fame"),
      place: player.place,
      figures: [
        { key: "gold", label: t("gold"), value: player.gold, icon: Gold },
        {
          key: "boatswains",
          label: t("vikings-fact-boatswains"),
          value: player.mainland.boatswain ?? 0,
          icon: Boatswain,
        },
        {
          key: "mainland",
          label: t("vikings-fact-mainland"),
          value: ROWS.reduce((sum, row) => sum + (player.mainland[row] ?? 0), 0),
          icon: Waiting,
        },
      ],
    })),
  };
}

// Answers that are words rather than places.
const SHORT: Record<string, { key: string; main?: boolean }> = {
  stay: { key: "vikings-stay", main: true },
  go: { key: "vikings-go" },
  pass: { key: "vikings-pass" },
  "take none": { key: "vikings-take-none" },
};

function answers(view: VikingsView, legal: Action[], t: Translate): Answer[] {
  return legal.flatMap(({ id, text }) => {
    if (text === "done") return [{ id, label: t(view.ferry === null ? "vikings-no-ferry" : "vikings-landed") }];
    const short = SHORT[text];
    return short ? [{ id, label: t(short.key), main: short.main ?? false }] : [];
  });
}

const CHAPTERS: Record<string, string> = {
  "draw specials": "specials",
  "draw tiles": "wheel",
  "draw figures": "wheel",
  bid: "auction",
  "remove figure": "auction",
  "place colour": "auction",
  buy: "buying",
  "place start": "islands",
  "place ship": "ships",
  "place island": "islands",
  "place figure": "figures",
  "take special": "specials",
  "replace middle": "specials",
  ferry: "boatswains",
  "ferry figure": "boatswains",
  over: "end",
};

function rulesInWords(options: Record<string, unknown>, say: Translate): string[] {
  if (options.advanced !== true) return [say("vikings-rules-standard")];
  return [
    say("option-vikings-advanced"),
    say(options.auction === true ? "vikings-rules-auction" : "vikings-rules-no-auction"),
  ];
}

const vikings: GameModule<VikingsView> = {
  Table,
  Cover,
  numbers,
  answers,
  points: "fame",
  secrets: false, // everything lies open
  chapter: (view) => CHAPTERS[view.phase] ?? "goal",
  texts: { en, de },
  RulesPictures: pictures,
  scoring,
  lessonPoint,
  rulesInWords,
};

export default vikings;
