/** Vikings Gone Wild's part of the page. */

import type { Action, Answer, Chain, GameModule, Numbers, Translate } from "../types";
import { PLAY_ALL } from "./chains";
import Cover from "./Cover.svelte";
import Beer from "./icons/Beer.svelte";
import Gold from "./icons/Gold.svelte";
import HandOfCards from "./icons/HandOfCards.svelte";
import { pictures } from "./pictures";
import { lessonPoint } from "./points";
import Table from "./Table.svelte";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import type { GoneWildView } from "./view";

function numbers(view: GoneWildView, t: Translate): Numbers {
  return {
    facts: [
      {
        label: t("gonewild-fact-round"),
        value: view.last_round ? t("gonewild-fact-last", { n: view.round }) : String(view.round),
      },
      { label: t("gonewild-fact-limit"), value: String(view.limit) },
    ],
    players: view.players.map((player) => ({
      seat: player.seat,
      points: player.points,
      pointsLabel: t("points"),
      place: player.place,
      figures: [
        { key: "hand", label: t("gonewild-fact-hand"), value: player.hand_size, icon: HandOfCards },
        { key: "beer", label: t("gonewild-fact-beer"), value: player.tokens.beer ?? 0, icon: Beer },
        { key: "gold", label: t("gonewild-fact-gold"), value: player.tokens.gold ?? 0, icon: Gold },
      ],
    })),
  };
}

// Answers that are words rather than places.
const SHORT: Record<string, { key: string; main?: boolean }> = {
  "end turn": { key: "gonewild-end-turn", main: true },
  declare: { key: "gonewild-declare", main: true },
  "no answer": { key: "gonewild-no-answer" },
  "recover no more": { key: "gonewild-no-more" },
  "keep no more": { key: "gonewild-no-more" },
  "choose beer": { key: "beer" },
  "choose gold": { key: "gold" },
};

function answers(_view: GoneWildView, legal: Action[], t: Translate, chains: Chain[]): Answer[] {
  const all = chains.find(({ text }) => text === PLAY_ALL);
  const single = legal.flatMap(({ id, text }) => {
    if (text.startsWith("store ")) return [{ id, label: text.slice(6) }];
    const short = SHORT[text];
    return short ? [{ id, label: t(short.key), main: (short.main ?? false) && !all }] : [];
  });
  return all ? [...single, { id: PLAY_ALL, label: t("gonewild-play-all"), main: true }] : single;
}

const CHAPTERS: Record<string, string> = {
  act: "turn",
  "order effects": "cards",
  "choose resource": "cards",
  "recover card": "cards",
  peek: "cards",
  "attach upgrade": "attacking",
  "place token": "tokens",
  "steal token": "tokens",
  send: "attacking",
  answer: "defending",
  "choose trapped": "defending",
  "take favour": "favours",
  pay: "paying",
  "store tokens": "tokens",
  "keep card": "village",
  over: "end",
};

const gonewild: GameModule<GoneWildView> = {
  Table,
  Cover,
  numbers,
  answers,
  points: "points",
  secrets: true, // hands
  chapter: (view) => CHAPTERS[view.phase] ?? "goal",
  texts: { en, de },
  RulesPictures: pictures,
  lessonPoint,
};

export default gonewild;
