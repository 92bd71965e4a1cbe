/** What a game's lessons are called. */
import { words } from "./words.svelte";

const SOURCES = import.meta.glob<string>("../../../src/kermesse/games/*/locale/lessons.*.ftl", {
  query: "?raw",
  import: "default",
});

/** The name under which a game's lessons' words are kept. */
export const lessonsOf = (game: string) => `${game}/lessons`;

export async function learnLessons(game: string): Promise<void> {
  const text = (language: string) => async () =>
    (await SOURCES[`../../../src/kermesse/games/${game}/locale/lessons.${language}.ftl`]?.()) ?? "";
  await words.learn(lessonsOf(game), { fr: [text("fr")], en: [text("en")] });
}
