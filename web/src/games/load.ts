import { type Catalogue, type Language, words } from "../common/words.svelte";
import type { AnyGameUi } from "../table/play";
import { wordsOfGuest } from "./guests";
import { LOADERS } from "./index";

export const COMMON = "common";

const TEXTS = import.meta.glob<string>(
  ["../../../src/kermesse/locale/{fr,en}.ftl", "../../../src/kermesse/games/*/locale/{fr,en}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** The server's own sentences, for pages without a game. */
export function learnCommon(): Promise<void> {
  return words.learn(COMMON, { fr: [shared("fr")], en: [shared("en")] });
}

/**
 * The looks of a game, its words learnt: its own, and the refusals that all games share. One without looks gets the
 * plain ones.
 */
export async function loadGame(name: string): Promise<AnyGameUi> {
  const load = LOADERS[name];
  if (!load) return plain(name);
  const [{ default: game }] = await Promise.all([
    load(),
    words.learn(
      name,
      catalogue((language) => text(`games/${name}/locale/${language}.ftl`)),
    ),
  ]);
  return game;
}

async function plain(name: string): Promise<AnyGameUi> {
  const [{ plainGame }, said] = await Promise.all([import("./plain/index"), wordsOfGuest(name)]);
  await words.learn(
    name,
    catalogue((language) => said.words[language] ?? ""),
  );
  return plainGame(name, said);
}

function catalogue(own: (language: Language) => Catalogue[Language][number]): Catalogue {
  return { fr: [shared("fr"), own("fr")], en: [shared("en"), own("en")] };
}

function shared(language: Language): () => Promise<string> {
  return text(`kermesse/locale/${language}.ftl`);
}

function text(end: string): () => Promise<string> {
  const path = Object.keys(TEXTS).find((one) => one.endsWith(end));
  return async () => (path && (await TEXTS[path]?.())) ?? "";
}
