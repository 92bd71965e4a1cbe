/** What the house says of itself, fetched with the pages that say it. */
import { words } from "./words.svelte";

/** The name under which it is kept. */
export const HOUSE = "house";

export async function learnHouse(): Promise<void> {
  await words.learn(HOUSE, {
    fr: [async () => (await import("../locale/house.fr.ftl?raw")).default],
    en: [async () => (await import("../locale/house.en.ftl?raw")).default],
  });
}
