/** Sentences for players: the house's catalogue and each game's own, in the language that is chosen now. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { bundle, listedIn } from "./grammar";

export type Language = "fr" | "en";
export type Args = Record<string, FluentVariable>;
/** Says the message with that id, e.g. `say("ask-main", { who: "Rubis" })`. */
export type Say = (id: string, args?: Args) => string;
/** A text of a catalogue, or how to come by it: only the language that is spoken is fetched. */
export type Text = string | (() => Promise<string>);
export type Catalogue = Record<Language, readonly Text[]>;

const LANGUAGES: readonly Language[] = ["fr", "en"];
const KEY = "kermesse.language";

function chosen(): Language {
  const kept = globalThis.localStorage?.getItem(KEY);
  const wanted = kept ? [kept] : (globalThis.navigator?.languages ?? []);
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** The name under which the house's own words are kept. */
const PAGES = "";
const raw = (module: Promise<{ default: string }>) => module.then((text) => text.default);
const OWN: Catalogue = {
  fr: [() => raw(import("../locale/fr.ftl?raw")), () => raw(import("../../../src/kermesse/locale/notes.fr.ftl?raw"))],
  en: [() => raw(import("../locale/en.ftl?raw")), () => raw(import("../../../src/kermesse/locale/notes.en.ftl?raw"))],
};

class Words {
  language = $state<Language>(chosen());
  #wanted: Language = this.language;
  #catalogues = new Map<string, Catalogue>();
  #bundles = new Map<string, FluentBundle>(); // by name and language
  /** Counts up, so that what was asked for too early is asked for again. */
  #learnt = $state(0);

  /** The house's own words: before anything is drawn. */
  async begin(): Promise<void> {
    await this.learn(PAGES, OWN);
  }

  /** From now on in that language; until its words have come, the page goes on in the other. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await Promise.all([...this.#catalogues.keys()].map((name) => this.#fetch(name, language)));
    if (this.#wanted !== language) return;
    this.language = language;
    globalThis.localStorage?.setItem(KEY, language);
  }

  /** A game's catalogue, kept under its name. */
  async learn(game: string, catalogue: Catalogue): Promise<void> {
    this.#catalogues.set(game, catalogue);
    for (const language of LANGUAGES) this.#bundles.delete(`${game} ${language}`);
    await this.#fetch(game, this.#wanted);
    if (this.#wanted !== this.language) await this.#fetch(game, this.language);
    untrack(() => this.#learnt++);
  }

  /** The sentence, or undefined if neither the game nor the house has it. */
  find(game: string, id: string, args?: Args): string | undefined {
    const language = this.language;
    void this.#learnt;
    for (const name of game === PAGES ? [PAGES] : [game, PAGES]) {
      const from = this.#bundles.get(`${name} ${language}`);
      const pattern = from?.getMessage(id)?.value;
      if (from && pattern) return from.formatPattern(pattern, args ?? {}, []);
    }
    return undefined;
  }

  async #fetch(name: string, language: Language): Promise<void> {
    const key = `${name} ${language}`;
    if (this.#bundles.has(key)) return;
    const texts = this.#catalogues.get(name)?.[language] ?? [];
    const known = texts.filter((text) => typeof text === "string");
    const whole =
      known.length === texts.length
        ? known
        : await Promise.all(texts.map((text) => (typeof text === "string" ? text : text())));
    this.#bundles.set(key, bundle(language, ...whole));
  }
}

export const words = new Words();

/** A sentence of the house. */
export function t(id: string, args?: Args): string {
  return words.find("", id, args) ?? id;
}

/** The sentences of a game; what it does not say itself, the house says. */
export function wordsOf(game: string): Say {
  return (id, args) => words.find(game, id, args) ?? id;
}

/**
 * What a game is called, how it feels, what it promises: of the house's own tents the house knows it, a guest says it.
 */
export function ofGame(game: string, what: "name" | "mood" | "promise"): string {
  const own = what === "name" ? `tent-${game}` : `tent-${game}-${what}`;
  return words.find("", own) ?? words.find(game, `game-${what}`) ?? (what === "name" ? game : "");
}

/** "a, b and c" in the language of the page. */
export function listed(names: readonly string[]): string {
  return listedIn(words.language, names);
}

export function number(value: number): string {
  return new Intl.NumberFormat(words.language).format(value);
}

/** "50%", or « 50 % ». */
export function percent(value: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(value / 100);
}
