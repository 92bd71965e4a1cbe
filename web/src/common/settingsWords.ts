/** The words of what can be set, fetched with its panel. */
import { words, wordsOf } from "./words.svelte";

const SETTINGS = "settings";
export const ofSetting = wordsOf(SETTINGS);

export async function learnSettings(): Promise<void> {
  await words.learn(SETTINGS, {
    fr: [async () => (await import("../locale/settings.fr.ftl?raw")).default],
    en: [async () => (await import("../locale/settings.en.ftl?raw")).default],
  });
}
