/** The hall's HTTP side. Whatever goes wrong becomes a `HallError`, whose message is meant to be shown. */

import type {
  AllPuzzles,
  Daily,
  DailyResults,
  Chat,
  ErrorBody,
  Frames,
  HallInfo,
  LessonAction,
  LessonAnswer,
  Lessons,
  LessonStep,
  Lobby,
  LogFrames,
  Me,
  NewTable,
  PuzzleAnswer,
  PuzzleHint,
  PuzzleJudged,
  PuzzleShown,
  Notes,
  Rematch,
  Replay,
  ReplayLinks,
  ReviewState,
  Scored,
  ShownLog,
  TableInfo,
  Texts,
  ToScore,
  WhatIf,
} from "../protocol";
import type { Source, TableSource } from "../replay/replayController.svelte";
import { KEPT_AT } from "../offline/names";
import { heardFrom } from "./reach.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

export class HallError extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

/** Ask the hall; `keepalive` lets a change arrive though the page is being left. */
async function ask<Answer>(path: string, body?: object, keepalive = false): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const change = body && { method: "POST", body: JSON.stringify(body), keepalive };
    answer = await fetch(`/api${path}`, { headers, ...change });
  } catch {
    throw new HallError(t("error-no-connection"), "no-connection");
  }
  heardFrom(answer.headers.get(KEPT_AT));
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as Answer;
  const problem = (content as ErrorBody | null)?.error;
  throw new HallError(problem?.message ?? t("error-status", { status: answer.status }), problem?.code ?? "unknown");
}

type FramesWish = Required<Pick<LogFrames, "viewer" | "first" | "count" | "pictures">>;

function query(wish: Record<string, string | number | boolean>): string {
  return new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)])).toString();
}

/** The right to look that came with a link. */
const by = (source: { link: string | null }): Record<string, string> => (source.link ? { link: source.link } : {});

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Which lesson of which game. */
export interface LessonPlace {
  game: string;
  lesson: string;
}

const lessonPath = (game: string, lesson: string) =>
  `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;

/** Which puzzle of which game. */
export interface PuzzlePlace {
  game: string;
  puzzle: string;
}

const puzzlePath = ({ game, puzzle }: PuzzlePlace) =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`;

export const api = {
  hall: () => ask<HallInfo>("/hall"),
  me: () => ask<Me>("/me"),
  rename: (name: string) => ask<Me>("/me", { name }),
  lobby: () => ask<Lobby>("/lobby"),
  texts: (language: string) => ask<Texts>(`/texts/${language}`),
  /** The game is about to be played: the hall compiles it before the others. */
  prepare: (game: string) => ask<null>(`/games/${encodeURIComponent(game)}/prepare`, {}),
  newTable: (wish: NewTable) => ask<TableInfo>("/tables", wish),
  table: (id: string) => ask<TableInfo>(table(id)),
  sit: (id: string, seat: number) => ask<TableInfo>(`${table(id)}/sit`, { seat }),
  leave: (id: string) => ask<TableInfo>(`${table(id)}/leave`, {}),
  comeBack: (id: string) => ask<TableInfo>(`${table(id)}/return`, {}),
  replace: (id: string, seat: number) => ask<TableInfo>(`${table(id)}/replace`, { seat }),
  fill: (id: string, level: string) => ask<TableInfo>(`${table(id)}/fill`, { level }),
  rematch: (id: string, answer: Rematch["answer"]) => ask<TableInfo>(`${table(id)}/rematch`, { answer }),
  /** A resource of one game, such as what is printed on its tiles. */
  ofGame: <Answer>(game: string, resource: string, wish: Record<string, string | number> = {}) =>
    ask<Answer>(`/games/${encodeURIComponent(game)}/${resource}?${query(wish)}`),
  enter: (secret: string) => ask<TableInfo>(`/invitations/${encodeURIComponent(secret)}`, {}),
  // A log file stays with the page: it is sent along with each question.
  replay: (source: Source, viewer: string) =>
    "table" in source
      ? ask<Replay>(`${table(source.table)}/replay?${query({ viewer, ...by(source) })}`)
      : ask<Replay>("/replay", { log: source.log, viewer }),
  frames: (source: Source, wish: FramesWish) =>
    "table" in source
      ? ask<Frames>(`${table(source.table)}/replay/frames?${query({ ...wish, ...by(source) })}`)
      : ask<Frames>("/replay/frames", { log: source.log, ...wish }),
  makeLink: (id: string) => ask<ReplayLinks>(`${table(id)}/links`, {}),
  withdrawLinks: (id: string) => ask<ReplayLinks>(`${table(id)}/links/withdraw`, {}),
  review: (source: TableSource, deep: boolean) =>
    ask<ReviewState>(`${table(source.table)}/review?${query({ deep, ...by(source) })}`),
  makeReview: (source: TableSource, deep: boolean) =>
    ask<ReviewState>(`${table(source.table)}/review?${query(by(source))}`, { deep }),
  /** Play on from a moment of a game that is over, at a table of one's own. */
  whatIf: (source: TableSource, wish: WhatIf) =>
    ask<TableInfo>(`${table(source.table)}/what-if?${query(by(source))}`, wish),
  shownLog: () => ask<ShownLog>("/replay/shown"),
  lessons: (game: string) => ask<Lessons>(`/games/${encodeURIComponent(game)}/lessons`),
  lessonStep: ({ game, lesson }: LessonPlace, step: number, pictures: boolean) =>
    ask<LessonStep>(`${lessonPath(game, lesson)}/${step}?${query({ pictures })}`),
  doInLesson: ({ game, lesson }: LessonPlace, step: number, wanted: LessonAction) =>
    ask<LessonAnswer>(`${lessonPath(game, lesson)}/${step}`, wanted),
  puzzles: () => ask<AllPuzzles>("/puzzles"),
  puzzle: (place: PuzzlePlace, pictures: boolean) => ask<PuzzleShown>(`${puzzlePath(place)}?${query({ pictures })}`),
  answerPuzzle: (place: PuzzlePlace, answer: PuzzleAnswer) => ask<PuzzleJudged>(puzzlePath(place), answer),
  puzzleHint: (place: PuzzlePlace, number: number) => ask<PuzzleHint>(`${puzzlePath(place)}/hints/${number}`, {}),
  /** What there is today: a table of the day for each game. */
  today: () => ask<Daily>("/daily"),
  playDaily: (game: string) => ask<TableInfo>(`/daily/${encodeURIComponent(game)}`, {}),
  dailyResults: (game: string, day: string) =>
    ask<DailyResults>(`/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`),
  /** What the players of a game that is over have kept of their chat. */
  keptChat: (id: string, link: string | null) => ask<Chat>(`${table(id)}/chat?${query(by({ link }))}`),
  keepChat: (id: string, keep: boolean) => ask<Chat>(`${table(id)}/chat`, { keep }),
  notes: (id: string) => ask<Notes>(`${table(id)}/notes`),
  note: (id: string, text: string) => ask<Notes>(`${table(id)}/notes`, { text }, true),
  score: (game: string, wish: ToScore) => ask<Scored>(`/score/${encodeURIComponent(game)}`, wish),
};
