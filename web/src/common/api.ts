/** The server's API over HTTP, typed. A fault is an `ApiFault` whose message is a sentence in the player's language. */
import type {
  GameInfo,
  GameWords,
  Listed,
  Me,
  MyData,
  NewTable,
  Problems,
  PutAside,
  Replay,
  Verdict,
} from "../wire/generated";
import { settings } from "./settings.svelte";
import { t, words } from "./words.svelte";

export class ApiFault extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

export const api = {
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => ask<Me>("/api/me", post({ name })),
  newKey: () => ask<Me>("/api/me/key", post({})),
  myData: () => ask<MyData>("/api/me/data"),
  forgetMe: () => ask<Me>("/api/me", { method: "DELETE" }),
  games: () => ask<GameInfo[]>("/api/games"),
  problems: () => ask<Problems>("/api/problems"),
  /** What a game says, and how, for one that this page was not built with. */
  words: (game: string) => ask<GameWords>(`/api/games/${encodeURIComponent(game)}/words`),
  tables: () => ask<{ open: Listed[]; mine: Listed[] }>("/api/tables"),
  newTable,
  /** What is said of a table that was put aside. */
  aside: async (table: string): Promise<PutAside> => {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}`, { credentials: "same-origin" });
    return (await answer.json()) as PutAside;
  },
  replay: (table: string, eyes: string) => ask<Replay>(`/api/replays/${encodeURIComponent(table)}?eyes=${eyes}`),
  /** Whether a game was finished there, of which the record is kept. */
  isKept: (table: string) =>
    fetch(`/api/replays/${encodeURIComponent(table)}/record`, { method: "HEAD", credentials: "same-origin" }).then(
      (answer) => answer.ok,
      () => false,
    ),
  verify: (record: string) =>
    ask<Verdict>("/api/verify", { method: "POST", body: record, headers: { "Content-Type": "text/plain" } }),
};

/** Tables under way: a double click makes one, and is not told to wait. */
const made = new Map<string, Promise<{ id: string }>>();
function newTable(table: NewTable): Promise<{ id: string }> {
  const wish = JSON.stringify(table);
  const one = made.get(wish) ?? unhurried(table).then((calm) => ask<{ id: string }>("/api/tables", post(calm)));
  made.set(wish, one);
  void one.finally(() => made.delete(wish)).catch(() => {});
  return one;
}

/** With more time, for whoever wishes it: the game's calm preset where it has one, else the slowest pace. */
async function unhurried(table: NewTable): Promise<NewTable> {
  if (!settings.slow) return table;
  const presets = (await api.games()).find((one) => one.name === table.game)?.presets ?? {};
  if ("calm" in presets) return { ...table, preset: "calm" };
  return table.play_now ? table : { ...table, options: { timers: "relaxed", ...table.options } };
}

export function post(body: unknown): RequestInit {
  return { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

export async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  const headers = { "Accept-Language": words.language, ...(request.headers as Record<string, string>) };
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...request, headers });
  } catch {
    throw new ApiFault(0, t("fault-offline"));
  }
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  throw new ApiFault(answer.status, sentenceOf(text) ?? t("fault-server", { status: answer.status }));
}

function sentenceOf(text: string): string | undefined {
  try {
    const { sentence } = JSON.parse(text) as { sentence?: string };
    return sentence;
  } catch {
    return undefined;
  }
}
