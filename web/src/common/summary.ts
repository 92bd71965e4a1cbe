/** The words of the one-page summary, fetched with it. */
import { words } from "./words.svelte";

/** The name under which they are kept. */
export const SUMMARY = "summary";

export async function learnSummary(): Promise<void> {
  await words.learn(SUMMARY, {
    fr: [async () => (await import("../locale/summary.fr.ftl?raw")).default],
    en: [async () => (await import("../locale/summary.en.ftl?raw")).default],
  });
}
