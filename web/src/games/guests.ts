/** Games that this page was not built with: their words come from the server. */
import { api } from "../common/api";
import { words } from "../common/words.svelte";
import type { GameWords } from "../wire/generated";

const asked = new Map<string, Promise<GameWords>>();

/** Asked for once, and again after a failure. */
export function wordsOfGuest(name: string): Promise<GameWords> {
  const known = asked.get(name);
  if (known) return known;
  const coming = api.words(name);
  asked.set(name, coming);
  coming.catch(() => asked.delete(name));
  return coming;
}

const met = new Set<string>();

/**
 * Its name and its promise, for the pages around the tables. If they do not come now, it goes by the name in its
 * address.
 */
export async function meetGuest(name: string): Promise<void> {
  if (met.has(name)) return;
  const { words: said } = await wordsOfGuest(name).catch(() => ({ words: null }));
  if (!said) return;
  met.add(name);
  await words.learn(name, { fr: [said["fr"] ?? ""], en: [said["en"] ?? ""] });
}
