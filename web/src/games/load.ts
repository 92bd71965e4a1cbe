import houseEn from "../../../src/kermesse/locale/en.ftl?raw";
import houseFr from "../../../src/kermesse/locale/fr.ftl?raw";
import { words } from "../house/words.svelte";
import type { AnyGameUi } from "../table/play";
import { wordsOfGuest } from "./guests";
import { LOADERS } from "./index";

export const HOUSE = "house";

/** The server's own sentences, for pages without a game. */
export function learnHouse(): void {
  words.learn(HOUSE, { fr: houseFr, en: houseEn });
}

/** The looks of a game, its words learnt: its own, and the refusals that all games share. One without looks gets the plain ones. */
export async function loadGame(name: string): Promise<AnyGameUi> {
  const load = LOADERS[name];
  const game = load ? (await load()).default : await plain(name);
  const { fr, en } = game.catalogue;
  words.learn(name, { fr: `${houseFr}\n${fr}`, en: `${houseEn}\n${en}` });
  return game;
}

async function plain(name: string): Promise<AnyGameUi> {
  const [{ plainGame }, said] = await Promise.all([import("./plain/index"), wordsOfGuest(name)]);
  return plainGame(name, said);
}
