/** The words of a game's options: only the form before the start needs them, so they come with it. */
import { wordsOfGuest } from "../games/guests";
import { canDraw } from "../games/index";
import { words } from "../common/words.svelte";

const SOURCES = import.meta.glob<string>(
  ["../../../src/kermesse/locale/options.*.ftl", "../../../src/kermesse/games/*/locale/options.*.ftl"],
  { query: "?raw", import: "default" },
);

/** The name under which they are kept. */
export const optionsOf = (game: string) => `${game}/options`;

export async function learnOptions(game: string): Promise<void> {
  await words.learn(optionsOf(game), { fr: [() => read(game, "fr")], en: [() => read(game, "en")] });
}

async function read(game: string, language: string): Promise<string> {
  const wanted = [`/kermesse/locale/options.${language}.ftl`, `/games/${game}/locale/options.${language}.ftl`];
  const found = wanted.map((end) => Object.keys(SOURCES).find((path) => path.endsWith(end)));
  const texts = await Promise.all(found.map((path) => (path ? SOURCES[path]?.() : "")));
  if (!canDraw(game)) texts.push((await wordsOfGuest(game)).options[language]);
  return texts.join("\n");
}
