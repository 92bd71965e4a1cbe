/** The coach of a first game: how it begins, its words, and what this browser's owner need not be told any more. */
import { SvelteSet } from "svelte/reactivity";
import type { AnyGameUi } from "../table/play";
import type { Understood as Known } from "../wire/generated";
import { api, ask, post } from "./api";
import { router } from "./router.svelte";
import { words, wordsOf } from "./words.svelte";

const SOURCES = import.meta.glob<string>("../../../src/kermesse/games/*/locale/coach.*.ftl", {
  query: "?raw",
  import: "default",
});
const KEY = "kermesse.understood";
const TABLES = "kermesse.coached"; // the last dozen or so at which it sits; the table's page looks there
const PATH = "/api/me/understood";

/** The name under which the words of a game's coach are kept. */
export const coachOf = (game: string) => `${game}/coach`;

const path = (game: string, language: string) => `../../../src/kermesse/games/${game}/locale/coach.${language}.ftl`;

/** Whether that game has a coach. */
export const isCoached = (game: string) => path(game, "fr") in SOURCES;

const own = { fr: () => import("../locale/coach.fr.ftl?raw"), en: () => import("../locale/coach.en.ftl?raw") };

export async function learnCoach(game: string): Promise<void> {
  const text = (language: string) => async () => (await SOURCES[path(game, language)]?.()) ?? "";
  const both = (language: "fr" | "en") => [async () => (await own[language]()).default, text(language)];
  await words.learn(coachOf(game), { fr: both("fr"), en: both("en") });
}

const OFFERS = "coach";
/** What the coach says at any table. */
export const coachOffers = wordsOf(OFFERS);

export async function learnCoachOffers(): Promise<void> {
  await words.learn(OFFERS, { fr: [async () => (await own.fr()).default], en: [async () => (await own.en()).default] });
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** A whole game against gentle bots, without a clock; the coach explains each kind of decision the first time. */
export async function beginFirstGame(game: string, ui: AnyGameUi | null): Promise<void> {
  const bots = (await api.games()).find((one) => one.name === game)?.bots ?? [];
  const level = bots.includes("easy") ? "easy" : "normal";
  const { id } = await api.newTable({
    game,
    preset: ui?.coachPreset ?? ui?.firstPreset ?? "first_game",
    play_now: true,
    level,
  });
  const before = globalThis.localStorage?.getItem(TABLES) ?? "";
  globalThis.localStorage?.setItem(TABLES, `${id} ${before}`.slice(0, 200));
  router.go(`/table/${id}`);
}

/** Kinds of decisions, as `<game>/<kind>`: on this device, and with whoever the house knows by its cookie. */
class Understood {
  #kinds = new SvelteSet<string>(kept());
  #asked = false;

  has(game: string, kind: string): boolean {
    return this.#kinds.has(`${game}/${kind}`);
  }

  add(game: string, kind: string): void {
    this.#kinds.add(`${game}/${kind}`);
    this.#write();
    this.#send();
  }

  /** What was understood on another device. Once a page is enough. */
  async hear(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { understood } = await ask<Known>(PATH);
      const more = [...this.#kinds].some((kind) => !understood.includes(kind));
      for (const kind of understood) this.#kinds.add(kind);
      this.#write();
      if (more) this.#send();
    } catch {
      this.#asked = false; // without a line it is this device's affair
    }
  }

  /** All of it is explained again. */
  async forget(): Promise<void> {
    await ask<Known>(PATH, { method: "DELETE" });
    this.#kinds.clear();
    this.#write();
  }

  #write(): void {
    globalThis.localStorage?.setItem(KEY, JSON.stringify([...this.#kinds]));
  }

  #send(): void {
    ask<Known>(PATH, post({ understood: [...this.#kinds] })).catch(() => {}); // told again with the next one
  }
}

export const understood = new Understood();
