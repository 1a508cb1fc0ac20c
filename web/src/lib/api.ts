/** The hall's HTTP side. Whatever goes wrong becomes a `HallError`, whose message is meant to be shown. */

import type { CardSet, ErrorBody, HallInfo, Lobby, Me, NewTable, SkyeTiles, TableInfo, Texts } from "../protocol";
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

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  } catch {
    throw new HallError(t("error-no-connection"), "no-connection");
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as Answer;
  const problem = (content as ErrorBody | null)?.error;
  throw new HallError(problem?.message ?? t("error-status", { status: answer.status }), problem?.code ?? "unknown");
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  hall: () => ask<HallInfo>("/hall"),
  me: () => ask<Me>("/me"),
  rename: (name: string) => ask<Me>("/me", { name }),
  lobby: () => ask<Lobby>("/lobby"),
  texts: (language: string) => ask<Texts>(`/texts/${language}`),
  skyeTiles: () => ask<SkyeTiles>("/games/skye/tiles"),
  newTable: (wish: NewTable) => ask<TableInfo>("/tables", wish),
  table: (id: string) => ask<TableInfo>(table(id)),
  sit: (id: string, seat: number) => ask<TableInfo>(`${table(id)}/sit`, { seat }),
  leave: (id: string) => ask<TableInfo>(`${table(id)}/leave`, {}),
  comeBack: (id: string) => ask<TableInfo>(`${table(id)}/return`, {}),
  fill: (id: string, level: string) => ask<TableInfo>(`${table(id)}/fill`, { level }),
  rematch: (id: string) => ask<TableInfo>(`${table(id)}/rematch`, {}),
  cards: (digest: string | null, players: number) =>
    ask<CardSet>(`/games/gonewild/cards?players=${players}${digest ? `&digest=${encodeURIComponent(digest)}` : ""}`),
  enter: (secret: string) => ask<TableInfo>(`/invitations/${encodeURIComponent(secret)}`, {}),
};
