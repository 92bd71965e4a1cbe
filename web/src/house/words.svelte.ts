/** Sentences for players: the house's catalogue and each game's own, in the language that is chosen now. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import notesEn from "../../../src/kermesse/locale/notes.en.ftl?raw";
import notesFr from "../../../src/kermesse/locale/notes.fr.ftl?raw";
import en from "../locale/en.ftl?raw";
import fr from "../locale/fr.ftl?raw";
import { untrack } from "svelte";
import { bundle, listedIn } from "./grammar";

export type Language = "fr" | "en";
export type Args = Record<string, FluentVariable>;
/** Says the message with that id, e.g. `say("ask-main", { who: "Rubis" })`. */
export type Say = (id: string, args?: Args) => string;
export type Catalogue = Record<Language, string>;

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

class Words {
  language = $state<Language>(chosen());
  #house: Record<Language, FluentBundle> = { fr: bundle("fr", fr, notesFr), en: bundle("en", en, notesEn) };
  #games = new Map<string, Record<Language, FluentBundle>>();
  /** Counts up, so that what was asked for too early is asked for again. */
  #learnt = $state(0);

  speak(language: Language): void {
    this.language = language;
    globalThis.localStorage?.setItem(KEY, language);
  }

  /** A game's catalogue, kept under its name. */
  learn(game: string, catalogue: Catalogue): void {
    this.#games.set(game, { fr: bundle("fr", catalogue.fr), en: bundle("en", catalogue.en) });
    untrack(() => this.#learnt++);
  }

  /** The sentence, or undefined if neither the game nor the house has it. */
  find(game: string, id: string, args?: Args): string | undefined {
    const language = this.language;
    void this.#learnt;
    for (const from of [this.#games.get(game)?.[language], this.#house[language]]) {
      const pattern = from?.getMessage(id)?.value;
      if (from && pattern) return from.formatPattern(pattern, args ?? {}, []);
    }
    return undefined;
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

/** What a game is called, how it feels, what it promises: of the house's own tents the house knows it, a guest says it. */
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
