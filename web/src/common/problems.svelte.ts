/** Which problems there are, what they are called, and which of them this browser's owner has solved. */
import type { ProblemInfo, Problems } from "../wire/generated";
import { api } from "./api";
import { words } from "./words.svelte";

const SOURCES = import.meta.glob<string>(
  ["../../../src/kermesse/locale/problems.*.ftl", "../../../src/kermesse/games/*/locale/problems.*.ftl"],
  { query: "?raw", import: "default" },
);
const KEY = "kermesse.problems";

/** The name under which a game's problems' words are kept, with those that all problems share. */
export const problemsOf = (game: string) => `${game}/problems`;

export async function learnProblems(game: string): Promise<void> {
  const text = (folder: string, language: string) => async () =>
    (await SOURCES[`../../../src/kermesse/${folder}locale/problems.${language}.ftl`]?.()) ?? "";
  const both = (language: string) => [text("", language), text(`games/${game}/`, language)];
  await words.learn(problemsOf(game), { fr: both("fr"), en: both("en") });
}

export const askProblems = (): Promise<Problems> => api.problems();

/** What is kept on this device: which were tried, when each was solved, and how many problems of the day in a row. */
interface Kept {
  tried?: Record<string, true>;
  solved: Record<string, string>;
  streak: number;
  last: string;
}

function kept(): Kept {
  try {
    return {
      solved: {},
      streak: 0,
      last: "",
      ...(JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Partial<Kept>),
    };
  } catch {
    return { solved: {}, streak: 0, last: "" };
  }
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

class Solved {
  #kept = $state<Kept>(kept());

  has(game: string, id: string): boolean {
    return `${game}/${id}` in this.#kept.solved;
  }

  /** What this device has not yet done of it, as the house asks to count each device once. */
  left(game: string, id: string): string {
    if (this.has(game, id)) return "";
    return this.#kept.tried?.[`${game}/${id}`] ? "?new=solved" : "?new=tried&new=solved";
  }

  /** It was tried for the first time. */
  try(game: string, id: string): void {
    if (this.#kept.tried?.[`${game}/${id}`]) return;
    this.#kept.tried = { ...this.#kept.tried, [`${game}/${id}`]: true };
    globalThis.localStorage?.setItem(KEY, JSON.stringify(this.#kept));
  }

  /** Whether the problem of that day was solved on that day. */
  on(day: string): boolean {
    return this.#kept.last === day;
  }

  /** Days in a row, as it stands on that day: whoever missed one begins anew. */
  streak(day: string): number {
    return this.on(day) || this.#kept.last === dayBefore(day) ? this.#kept.streak : 0;
  }

  /** It is solved; if it was the one of the day, the day counts. */
  keep(game: string, id: string, { day, today }: Problems): void {
    this.#kept.solved[`${game}/${id}`] ??= day;
    if (today?.game === game && today.id === id && !this.on(day)) {
      this.#kept.streak = this.streak(day) + 1;
      this.#kept.last = day;
    }
    globalThis.localStorage?.setItem(KEY, JSON.stringify(this.#kept));
  }

  /** The next of that game after this one that is not solved; undefined if all are. */
  next(problems: readonly ProblemInfo[], game: string, after: string): ProblemInfo | undefined {
    const own = problems.filter((one) => one.game === game);
    const at = own.findIndex((one) => one.id === after) + 1;
    return [...own.slice(at), ...own.slice(0, at)].find((one) => !this.has(game, one.id));
  }
}

export const solved = new Solved();
