import houseEn from "../../../src/kermesse/locale/en.ftl?raw";
import houseFr from "../../../src/kermesse/locale/fr.ftl?raw";
import { words } from "../house/words.svelte";
import type { AnyGameUi } from "../table/play";
import { LOADERS } from "./index";

export const HOUSE = "house";

/** The server's own sentences, for pages without a game. */
export function learnHouse(): void {
  words.learn(HOUSE, { fr: houseFr, en: houseEn });
}

/** The looks of a game, its words learnt: its own, and the refusals that all games share. */
export async function loadGame(name: string): Promise<AnyGameUi> {
  const load = LOADERS[name];
  if (!load) throw new Error(`no board for '${name}'`);
  const { default: game } = await load();
  const { fr, en } = game.catalogue;
  words.learn(name, { fr: `${houseFr}\n${fr}`, en: `${houseEn}\n${en}` });
  return game;
}
