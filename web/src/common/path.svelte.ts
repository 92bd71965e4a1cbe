/** How far this browser's owner has come with a game: the lesson, a first game with the coach, then alone. */
import { progress } from "./progress.svelte";

const KEY = "kermesse.path";
export const STEPS = ["lesson", "coached", "free"] as const;
export type Step = (typeof STEPS)[number];

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Path {
  /** By game: the games that were played to their end, and "known" if they said so. */
  #ticks = $state<Record<string, string[]>>(kept());

  done(game: string, step: Step, lesson = "first"): boolean {
    return step === "lesson" ? progress.done(game, lesson) : (this.#ticks[game] ?? []).includes(step);
  }

  /** Whether they have played it, or said that they know it. */
  knows(game: string): boolean {
    return !!this.#ticks[game]?.length;
  }

  next(game: string, lesson = "first"): Step {
    return this.knows(game) ? "free" : this.done(game, "lesson", lesson) ? "coached" : "lesson";
  }

  tick(game: string, what: "coached" | "free" | "known"): void {
    const before = this.#ticks[game] ?? [];
    if (before.includes(what)) return;
    this.#ticks[game] = [...before, what];
    globalThis.localStorage?.setItem(KEY, JSON.stringify(this.#ticks));
  }
}

export const path = new Path();
